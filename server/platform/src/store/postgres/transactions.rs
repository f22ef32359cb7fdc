//! Writing on PostgreSQL: one transaction per unit of work, or one for many that allow it ([`super::batcher`]).
//!
//! Units run concurrently; the server refuses serializable ones that conflict. Some always conflict, such as an operator's change and
//! units that read the same settings, and could refuse each other for ever. So a unit that was refused once waits for an exclusive turn
//! and is retried with no other running. Rarely contended units keep their speed; contended ones run one by one, in the order of
//! arrival, and none is refused. Servers that share a database do not coordinate turns; a unit that conflicts with another server's
//! is retried after a growing pause.

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

/// The maximum number of tries of a unit, before its caller gets [`StoreError::Contended`].
const MAX_ATTEMPTS: u32 = 12;

/// The maximum number of retries after a unique key violation. If two units both look for a row, miss it and insert it, the engine may
/// report the unique key before it notices the conflict; the retry then finds the row. A third violation is genuine.
const MAX_KEY_RETRIES: u32 = 2;

pub(super) const READ_COMMITTED: &str = "begin isolation level read committed";

/// Writes to a PostgreSQL server.
#[derive(Clone, Debug)]
pub(in crate::store) struct Transactions {
    pool: Pool,
    /// First tries hold it shared; a retry holds it exclusively. The lock is fair: first come, first served.
    turn: Arc<RwLock<()>>,
    listeners: Listeners,
    batcher: Batcher,
}

impl Transactions {
    pub(in crate::store) fn new(pool: Pool, listeners: Listeners) -> Self {
        let batcher = Batcher::new(pool.clone(), listeners.clone());
        Self { pool, turn: Arc::default(), listeners, batcher }
    }

    /// Runs `work` in a transaction, and returns when that is durable.
    pub(in crate::store) async fn write(&self, isolation: Isolation, work: Box<dyn UnitOfWork>) -> Ended {
        let mut refused_by_a_key = 0;
        let mut ended = {
            let _beside_others = self.turn.read().await;
            match isolation {
                Isolation::Batched => self.batcher.run(work).await,
                other => self.run(other, work).await,
            }
        };
        for attempt in 1..MAX_ATTEMPTS {
            let runs_again = database_error(&ended).is_some_and(|error| {
                refused_by_a_key += u32::from(error.is_unique_violation());
                error.is_conflict() || (error.is_unique_violation() && refused_by_a_key <= MAX_KEY_RETRIES)
            });
            let Ended { work: Some(work), fate } = ended else { return ended };
            if !runs_again {
                return Ended { work: Some(work), fate };
            }
            if attempt > 1 {
                // The last try was alone in this process, so the conflict was with another server.
                tokio::time::sleep(backoff(attempt)).await;
            }
            let _alone = self.turn.write().await;
            ended = self.run(isolation, work).await;
        }
        if database_error(&ended).is_some_and(StoreError::is_conflict) {
            return Ended { work: None, fate: Err(StoreError::Contended) };
        }
        ended
    }

    async fn run(&self, isolation: Isolation, work: Box<dyn UnitOfWork>) -> Ended {
        run_alone(&self.pool, &self.listeners, begin(isolation), work).await
    }
}

/// Runs the unit once in a transaction of its own. It runs to its end even if the caller's future is dropped.
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

/// The database error of a unit or of its transaction, if there is one.
fn database_error(ended: &Ended) -> Option<&StoreError> {
    ended.fate.as_ref().err().or_else(|| ended.work.as_ref()?.store_error())
}

async fn run_on(session: Session, listeners: &Listeners, work: &mut dyn UnitOfWork) -> Result<(), StoreError> {
    let mut connection = Connection::new(Inner::Postgres(session));
    let verdict = work.run(&mut connection).await;
    let (announced, signals) = (std::mem::take(&mut connection.1), connection.take_signal());
    let session = connection.into_session()?;
    if verdict == Verdict::RollBack {
        // If the rollback fails, the connection is broken, and the server rolls back.
        let _ = session.roll_back().await;
        return Ok(());
    }
    let committed = session.commit().await;
    // If the reply to the commit was lost it may have succeeded; a needless announcement does no harm.
    if committed.as_ref().err().is_none_or(StoreError::is_transient) {
        listeners.committed(&announced, signals);
    }
    committed
}

const fn begin(isolation: Isolation) -> &'static str {
    match isolation {
        Isolation::Serializable => "begin isolation level serializable",
        Isolation::ReadCommitted | Isolation::Batched => READ_COMMITTED,
    }
}

/// Exponential backoff: 2^attempt milliseconds, at most 128, plus a random part of up to as much, so that two units do not collide again.
fn backoff(attempt: u32) -> Duration {
    let base = 1_000_u64 << attempt.min(7);
    let random = getrandom::u64().unwrap_or(u64::from(attempt)) % base;
    Duration::from_micros(base + random)
}
