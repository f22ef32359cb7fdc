//! What a job learns and tells while it runs.

use crate::clock::Clock;
use crate::store::{Connection, Store, StoreError};

use super::Failure;
use super::table::{self, Lease};

/// A job that is being worked on.
#[derive(Debug, Clone)]
pub struct Running {
    pub(super) store: Store,
    pub(super) clock: Clock,
    pub(super) lease: Lease,
    pub(super) tries: i64,
    pub(super) most_tries: i64,
}

impl Running {
    /// The id of the job: the same at each try.
    pub fn id(&self) -> &str {
        &self.lease.id
    }

    /// Which try this is, from 1.
    pub fn tries(&self) -> i64 {
        self.tries
    }

    /// Whether a failure that may pass makes a dead letter of it all the same.
    pub fn is_last_try(&self) -> bool {
        self.tries >= self.most_tries
    }

    /// The clock that the worker goes by.
    pub fn now_ms(&self) -> i64 {
        self.clock.now_ms()
    }

    /// Tells how far the work has come: `done` steps of `total`.
    ///
    /// # Errors
    /// When the database fails, or the job was taken over by another worker: then the work ends here.
    pub async fn progress(&self, done: u64, total: u64) -> Result<(), Failure> {
        let steps = |count| i64::try_from(count).unwrap_or(i64::MAX);
        let (lease, done, total) = (self.lease.clone(), steps(done), steps(total));
        let told = self
            .store
            .write(move |tx| Box::pin(async move { table::tell_progress(tx, &lease, (done, total)).await }))
            .await?;
        if told { Ok(()) } else { Err(lost()) }
    }

    /// Whether the job is still this worker's, asked in the transaction of what the work writes. Once it is not, the
    /// transaction must fail: another worker does the work.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn owns_lease(&self, tx: &mut Connection) -> Result<bool, StoreError> {
        table::owns_lease(tx, &self.lease).await
    }
}

/// The end of work that another worker has taken over. Nobody reads it: the outcome is that worker's to write.
fn lost() -> Failure {
    Failure::Transient("the job was taken over by another worker".to_owned())
}
