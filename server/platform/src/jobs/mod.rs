//! Background jobs: enqueued transactionally, run at least once, retried, and kept as dead letters when they fail for good.
//!
//! A [`Job`] is a type whose value is stored as a row of `jobs` by [`enqueue`], in the transaction that causes it: no job is lost, and
//! none is run for a transaction that was rolled back. A [`Worker`] takes due rows under a lease, which it renews while the job runs.
//! When a process dies, its lease runs out and another worker runs the job again; so jobs must be idempotent. Only the holder of the
//! lease records the outcome: a slow worker whose lease has run out records nothing.
//!
//! A row's states: Waiting, Running, Done; back to Waiting after a transient failure, with growing delays ([`Policy`]); and Dead
//! after a permanent failure or the last try. A dead letter stays until an operator retries or drops it ([`admin`]). [`Scheduled`]
//! kinds are enqueued by the workers themselves, once for each period ([`Schedule`]).
//!
//! A crate lists its kinds beside its migrations, as `JOBS`; the crate on top binds them to their states and runs them. All
//! servers of a database share the rows. Jobs enqueued in this process start when their transaction is committed; those of
//! other processes are found by polling.

pub mod admin;
mod attempt;
mod kind;
mod policy;
mod running;
mod schedule;
mod table;
mod worker;

pub use attempt::LEASE_MS;
pub use kind::{BoundKind, Failure, Job, Kind, Scheduled};
pub use policy::Policy;
pub use running::Running;
pub use schedule::Schedule;
pub use table::{EXPIRING, State, of_member};
pub use worker::{DRAIN_MS, Worker};

use crate::ids;
use crate::store::{Connection, StoreError};
use table::NewJob;

/// Options of [`enqueue`]; by default none.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EnqueueOptions {
    /// At most one job of a kind waits under a key. The key is free again once that job runs, so that changes made meanwhile
    /// get a job of their own.
    pub unique_key: Option<String>,
    /// The earliest start, in milliseconds since the epoch, UTC; now unless given.
    pub not_before_ms: Option<i64>,
    /// Id of the member whose job it is, who sees its progress.
    pub member_id: Option<String>,
}

/// The result of [`enqueue`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Enqueued {
    /// A new job waits under this id.
    New(String),
    /// A job with the same unique key waits already and serves both.
    AlreadyWaiting,
}

/// Enqueues a job in the caller's transaction; it starts once that is committed.
///
/// # Errors
/// When the database fails, or the job can not be written as JSON.
pub async fn enqueue<J: Job>(
    tx: &mut Connection,
    job: &J,
    options: EnqueueOptions,
    now_ms: i64,
) -> Result<Enqueued, StoreError> {
    let id = ids::new_id(now_ms);
    let new = NewJob {
        id: &id,
        kind: J::KIND,
        payload: &kind::payload(job)?,
        unique_key: options.unique_key.as_deref(),
        member_id: options.member_id.as_deref().unwrap_or_default(),
        due_at: options.not_before_ms.unwrap_or(now_ms),
    };
    let is_new = table::enqueue(tx, &new, now_ms).await?;
    Ok(if is_new { Enqueued::New(id) } else { Enqueued::AlreadyWaiting })
}
