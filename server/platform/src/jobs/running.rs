//! The handle through which a running job reads its context and reports progress.

use crate::clock::Clock;
use crate::store::{Connection, Store, StoreError};

use super::Failure;
use super::table::{self, Lease};

/// The context of a job that is running.
#[derive(Debug, Clone)]
pub struct Running {
    pub(super) store: Store,
    pub(super) clock: Clock,
    pub(super) lease: Lease,
    pub(super) tries: i64,
    pub(super) max_tries: i64,
}

impl Running {
    /// The id of the job: the same at each try, so it can serve as an idempotency key.
    pub fn id(&self) -> &str {
        &self.lease.id
    }

    /// The number of this try, from 1.
    pub fn tries(&self) -> i64 {
        self.tries
    }

    /// Whether this is the last try: then even a transient failure makes the job a dead letter.
    pub fn is_last_try(&self) -> bool {
        self.tries >= self.max_tries
    }

    /// The time of the worker's clock, in milliseconds since the epoch, UTC.
    pub fn now_ms(&self) -> i64 {
        self.clock.now_ms()
    }

    /// Records progress for operators and the job's member: `done` steps of `total`.
    ///
    /// # Errors
    /// When the database fails, or another worker has taken the job over: then the job must return.
    pub async fn progress(&self, done: u64, total: u64) -> Result<(), Failure> {
        let steps = |count| i64::try_from(count).unwrap_or(i64::MAX);
        let (lease, done, total) = (self.lease.clone(), steps(done), steps(total));
        let is_held = self
            .store
            .write(move |tx| Box::pin(async move { table::record_progress(tx, &lease, (done, total)).await }))
            .await?;
        if is_held { Ok(()) } else { Err(Failure::lease_lost()) }
    }

    /// Whether this worker still holds the job's lease. To be checked in each transaction in which the job writes; if false, the
    /// transaction must write nothing, because another worker runs the job.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn owns_lease(&self, tx: &mut Connection) -> Result<bool, StoreError> {
        table::owns_lease(tx, &self.lease).await
    }
}
