//! Writing on PostgreSQL: a transaction for each job.
//!
//! Jobs run side by side as long as they do not meet. Serializable ones that meet are refused by the server. Some always meet:
//! an operator's change and what reads the same settings. Left alone, such jobs would refuse each other again and again, so a job
//! that was refused once waits until it is its turn and then runs with no other beside it. What is rarely contended keeps its
//! speed; what is contended is done one by one, in the order of arrival, and none is turned away. Servers that share a
//! database do not see each other's turns; there a job that meets another one's tries again after a growing pause.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::RwLock;

use super::pool::Pool;
use super::session::Session;
use crate::store::announce::Listeners;
use crate::store::connection::{Connection, Inner};
use crate::store::job::JobFuture;
use crate::store::{Isolation, JobError, StoreError};

/// How often a job is tried before its caller is told that the rows are contended.
const ATTEMPTS: u32 = 12;

/// Two jobs that both look for a row, miss it and insert it: the engine may report the second's unique key before it notices
/// the conflict. Run again, the second finds the row. A key that refuses the row a third time is meant.
const KEY_ATTEMPTS: u32 = 2;

/// Writes to a PostgreSQL server.
#[derive(Clone, Debug)]
pub(in crate::store) struct Transactions {
    pool: Pool,
    /// First tries share it; a job that was refused holds it alone. It is fair: who waits longest comes first.
    turn: Arc<RwLock<()>>,
    listeners: Listeners,
}

impl Transactions {
    pub(in crate::store) fn new(pool: Pool, listeners: Listeners) -> Self {
        Self { pool, turn: Arc::default(), listeners }
    }

    pub(in crate::store) async fn write<T, E, F>(&self, isolation: Isolation, job: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> JobFuture<'c, T, E> + Clone + Send + 'static,
        T: Send + 'static,
        E: JobError,
    {
        let mut refused_by_a_key = 0;
        let mut result = {
            let _beside_others = self.turn.read().await;
            self.run(isolation, job.clone()).await
        };
        for attempt in 1..ATTEMPTS {
            let error = result.as_ref().err().and_then(JobError::as_store_error);
            let runs_again = error.is_some_and(|error| {
                refused_by_a_key += u32::from(error.is_unique_violation());
                error.is_conflict() || (error.is_unique_violation() && refused_by_a_key <= KEY_ATTEMPTS)
            });
            if !runs_again {
                return result;
            }
            if attempt > 1 {
                // Alone here, so the other one is in another server.
                tokio::time::sleep(pause(attempt)).await;
            }
            let _alone = self.turn.write().await;
            result = self.run(isolation, job.clone()).await;
        }
        match result.as_ref().err().and_then(JobError::as_store_error) {
            Some(error) if error.is_conflict() => Err(StoreError::Contended.into()),
            _ => result,
        }
    }

    /// Runs the job once, to its end even when nobody waits for it any more.
    async fn run<T, E, F>(&self, isolation: Isolation, job: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> JobFuture<'c, T, E> + Send + 'static,
        T: Send + 'static,
        E: JobError,
    {
        let (pool, listeners) = (self.pool.clone(), self.listeners.clone());
        let work = tokio::spawn(async move {
            let session = Session::begin(pool.connection().await?, begin(isolation));
            let mut connection = Connection::new(Inner::Postgres(session));
            let result = job(&mut connection).await;
            let (announced, signals) = (std::mem::take(&mut connection.1), connection.takes_signal());
            let session = connection.into_session()?;
            match result {
                Ok(value) => {
                    let committed = session.commit().await;
                    // Whether a commit was done whose answer was lost is not known: who hears of it looks.
                    if committed.as_ref().err().is_none_or(StoreError::is_passing) {
                        listeners.committed(&announced, signals);
                    }
                    committed.map(|()| value).map_err(E::from)
                }
                Err(error) => {
                    // A connection that can not even roll back is gone, and the transaction with it.
                    let _ = session.roll_back().await;
                    Err(error)
                }
            }
        });
        work.await.unwrap_or_else(|_| Err(StoreError::JobPanicked.into()))
    }
}

const fn begin(isolation: Isolation) -> &'static str {
    match isolation {
        Isolation::Serializable => "begin isolation level serializable",
        Isolation::ReadCommitted => "begin isolation level read committed",
    }
}

/// Doubles from one millisecond, with a random part so that two jobs do not meet again at the same time.
fn pause(attempt: u32) -> Duration {
    let base = 1_000_u64 << attempt.min(7);
    let random = getrandom::u64().unwrap_or(u64::from(attempt)) % base;
    Duration::from_micros(base + random)
}
