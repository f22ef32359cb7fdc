//! Work in the background: written with what causes it, done at least once, tried again, kept when it fails for good.
//!
//! A [`Job`] is a type whose value is stored as a row of `jobs` by [`enqueue`], in the transaction that causes it: no job is lost, and
//! none is done for what never happened. A [`Worker`] takes due rows under a lease, which it renews while the work goes on. The
//! lease of a process that died runs out, and another one does the work again; so a job does no harm when it runs twice. Only
//! the holder of a lease writes what became of the job: one that was slow, and was taken for dead, writes nothing any more.
//!
//! A row walks Waiting, Running, Done; back to Waiting after a failure that may pass, each time for longer ([`Policy`]); and to Dead
//! after one that does not pass, or the last try: a dead letter, which stays until an operator has it tried again or drops it
//! ([`admin`]). [`Scheduled`] kinds are enqueued by the workers themselves, once for each slot of time ([`Schedule`]).
//!
//! A crate lists its kinds beside its migrations, as `JOBS`; the crate on top binds them to their states and runs them. All
//! servers of a database share the rows. What is enqueued in this process starts when its transaction is committed; what
//! another process enqueues is found by looking.

pub mod admin;
mod kind;
mod policy;
mod running;
mod schedule;
mod table;
mod worker;

pub use kind::{BoundKind, Failure, Job, Kind, Scheduled};
pub use policy::Policy;
pub use running::Running;
pub use schedule::Schedule;
pub use table::{EXPIRING, State, of_member};
pub use worker::{DRAIN_MS, LEASE_MS, Worker};

use crate::ids;
use crate::store::{Connection, StoreError};
use table::NewJob;

/// How a job is enqueued, beyond what it is: nothing of it unless said.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EnqueueOptions {
    /// Of jobs of a kind with the same key one waits. It is free again once that one runs, so that what has changed meanwhile
    /// is not overlooked.
    pub unique_key: Option<String>,
    /// Not to be begun before, in milliseconds since 1970.
    pub not_before_ms: Option<i64>,
    /// The member whose job it is, who sees how far it has come.
    pub member_id: Option<String>,
}

/// What became of enqueueing a job.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Enqueued {
    /// It waits under this id.
    New(String),
    /// One with the same key waits already, which does the work of both.
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
