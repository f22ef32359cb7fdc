//! Writing on PostgreSQL: a transaction for each unit of work, or one for many that allow it ([`super::batcher`]).
//!
//! Units run side by side as long as they do not meet. Serializable ones that meet are refused by the server. Some always meet:
//! an operator's change and what reads the same settings. Left alone, such units would refuse each other again and again, so a unit
//! that was refused once waits until it is its turn and then runs with no other beside it. What is rarely contended keeps its
//! speed; what is contended is done one by one, in the order of arrival, and none is turned away. Servers that share a
//! database do not see each other's turns; there a unit that meets another one's tries again after a growing pause.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::RwLock;

use super::batcher::Batcher;
use super::pool::Pool;
use super::session::Session;
use crate::store::announce::Listeners;
use crate::store::connection::{Connection, Inner};
use crate::store::unit_of_work::{Ended, UnitOfWork, Verdict};
use crate::store::{Isolation, StoreError};

/// How often a unit is tried before its caller is told that the rows are contended.
const ATTEMPTS: u32 = 12;

/// Two units that both look for a row, miss it and insert it: the engine may report the second's unique key before it notices
/// the conflict. Run again, the second finds the row. A key that refuses the row a third time is meant.
const KEY_ATTEMPTS: u32 = 2;

pub(super) const READ_COMMITTED: &str = "begin isolation level read committed";

/// Writes to a PostgreSQL server.
#[derive(Clone, Debug)]
pub(in crate::store) struct Transactions {
    pool: Pool,
    /// First tries share it; a unit that was refused holds it alone. It is fair: who waits longest comes first.
    turn: Arc<RwLock<()>>,
    listeners: Listeners,
    batcher: Batcher,
}

impl Transactions {
    pub(in crate::store) fn new(pool: Pool, listeners: Listeners) -> Self {
        let batcher = Batcher::new(pool.clone(), listeners.clone());
        Self { pool, turn: Arc::default(), listeners, batcher }
    }

    /// Runs `work` in a transaction, and answers when that is durable.
    pub(in crate::store) async fn write(&self, isolation: Isolation, work: Box<dyn UnitOfWork>) -> Ended {
        let mut refused_by_a_key = 0;
        let mut ended = {
            let _beside_others = self.turn.read().await;
            match isolation {
                Isolation::Gathered => self.batcher.run(work).await,
                other => self.run(other, work).await,
            }
        };
        for attempt in 1..ATTEMPTS {
            let runs_again = why(&ended).is_some_and(|error| {
                refused_by_a_key += u32::from(error.is_unique_violation());
                error.is_conflict() || (error.is_unique_violation() && refused_by_a_key <= KEY_ATTEMPTS)
            });
            let Ended { work: Some(work), fate } = ended else { return ended };
            if !runs_again {
                return Ended { work: Some(work), fate };
            }
            if attempt > 1 {
                // Alone here, so the other one is in another server.
                tokio::time::sleep(pause(attempt)).await;
            }
            let _alone = self.turn.write().await;
            ended = self.run(isolation, work).await;
        }
        if why(&ended).is_some_and(StoreError::is_conflict) {
            return Ended { work: None, fate: Err(StoreError::Contended) };
        }
        ended
    }

    async fn run(&self, isolation: Isolation, work: Box<dyn UnitOfWork>) -> Ended {
        run_alone(&self.pool, &self.listeners, begin(isolation), work).await
    }
}

/// Runs the unit once in a transaction of its own, to its end even when nobody waits for it any more.
pub(super) async fn run_alone(
    pool: &Pool,
    listeners: &Listeners,
    begin: &'static str,
    mut work: Box<dyn UnitOfWork>,
) -> Ended {
    let (pool, listeners) = (pool.clone(), listeners.clone());
    let task = tokio::spawn(async move {
        match pool.connection().await {
            Ok(connection) => {
                let fate = run_on(Session::begin(connection, begin), &listeners, &mut *work).await;
                Ended { work: Some(work), fate }
            }
            Err(error) => Ended { work: None, fate: Err(error) },
        }
    });
    task.await.unwrap_or(Ended { work: None, fate: Err(StoreError::WorkPanicked) })
}

/// Why a unit failed, or its transaction, as far as the database says.
fn why(ended: &Ended) -> Option<&StoreError> {
    ended.fate.as_ref().err().or_else(|| ended.work.as_ref()?.store_error())
}

async fn run_on(session: Session, listeners: &Listeners, work: &mut dyn UnitOfWork) -> Result<(), StoreError> {
    let mut connection = Connection::new(Inner::Postgres(session));
    let verdict = work.run(&mut connection).await;
    let (announced, signals) = (std::mem::take(&mut connection.1), connection.takes_signal());
    let session = connection.into_session()?;
    if verdict == Verdict::RollBack {
        // A connection that can not even roll back is gone, and the transaction with it.
        let _ = session.roll_back().await;
        return Ok(());
    }
    let committed = session.commit().await;
    // Whether a commit was done whose answer was lost is not known: who hears of it looks.
    if committed.as_ref().err().is_none_or(StoreError::is_transient) {
        listeners.committed(&announced, signals);
    }
    committed
}

const fn begin(isolation: Isolation) -> &'static str {
    match isolation {
        Isolation::Serializable => "begin isolation level serializable",
        Isolation::ReadCommitted | Isolation::Gathered => READ_COMMITTED,
    }
}

/// Doubles from one millisecond, with a random part so that two units do not meet again at the same time.
fn pause(attempt: u32) -> Duration {
    let base = 1_000_u64 << attempt.min(7);
    let random = getrandom::u64().unwrap_or(u64::from(attempt)) % base;
    Duration::from_micros(base + random)
}
