//! One try of a job: runs the work within its time limit, renews the lease meanwhile, and records the outcome.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt;
use tokio::sync::OwnedSemaphorePermit;

use super::kind::{BoundKind, Failure};
use super::running::Running;
use super::table::{self, Lease, Outcome};
use super::{Policy, ids};
use crate::clock::Clock;
use crate::store::{Connection, Isolation, Store, StoreError, TxFuture};

/// How long a lease lasts without being renewed, in milliseconds.
pub const LEASE_MS: i64 = 30_000;
/// How often a running job's lease is renewed, in milliseconds.
const RENEWAL_MS: i64 = 10_000;

/// The leases of a worker's running jobs by job id.
pub(super) type Leases = Arc<Mutex<HashMap<String, Lease>>>;

/// One try of a job.
pub(super) struct Attempt {
    pub(super) kind: BoundKind,
    pub(super) payload: String,
    pub(super) running: Running,
    /// When the job was leased, in milliseconds since the epoch.
    pub(super) leased_at: i64,
    pub(super) leases: Leases,
}

impl Attempt {
    /// Runs the job and records the outcome, unless the lease is lost. Holds the permit, one of the places of its kind, until the end.
    pub(super) async fn run(self, _permit: OwnedSemaphorePermit) {
        let Self { kind, payload, running, leased_at, leases } = self;
        let (lease, clock) = (running.lease.clone(), running.clock.clone());
        let (store, tries) = (running.store.clone(), running.tries);
        let outcome = if tries > kind.policy.tries() {
            // The process died during each of the previous tries.
            Some(Outcome::Dead("the server stopped each time while the job was worked on".to_owned()))
        } else {
            let work = AssertUnwindSafe((kind.run)(payload, running)).catch_unwind();
            tokio::select! {
                result = work => {
                    let result = result.unwrap_or_else(|_| Err(Failure::Transient("the job panicked: the log says where".to_owned())));
                    Some(outcome_of(&kind.policy, tries, result, clock.now_ms()))
                }
                () = clock.wait_until(leased_at.saturating_add(kind.policy.timeout_ms)) => {
                    let timeout = Failure::Transient(format!("it took longer than {} s", kind.policy.timeout_ms / 1000));
                    Some(outcome_of(&kind.policy, tries, Err(timeout), clock.now_ms()))
                }
                () = renew_until_lost(&store, &clock, &lease, leased_at) => None,
            }
        };
        if let Some(outcome) = outcome {
            record_outcome(&store, &lease, (kind.name, outcome), clock.now_ms()).await;
        }
        // The same worker may have leased the job again meanwhile, under another token: that lease stays.
        let mut leases = lock_leases(&leases);
        if leases.get(&lease.id) == Some(&lease) {
            leases.remove(&lease.id);
        }
    }
}

fn outcome_of(policy: &Policy, tries: i64, result: Result<(), Failure>, now_ms: i64) -> Outcome {
    let chance = u16::from_le_bytes(ids::random_bytes());
    match result {
        Ok(()) => Outcome::Done,
        Err(Failure::Permanent(error)) => Outcome::Dead(error),
        Err(Failure::Transient(error)) => match policy.retry_delay_ms(tries, chance) {
            Some(delay) => Outcome::Retry(now_ms + delay, error),
            None => Outcome::Dead(error),
        },
    }
}

async fn record_outcome(store: &Store, lease: &Lease, (kind, outcome): (&'static str, Outcome), now_ms: i64) {
    match &outcome {
        Outcome::Retry(_, error) => {
            tracing::warn!(kind, job = lease.id, error, "a job failed; it is tried again later")
        }
        Outcome::Dead(error) => tracing::error!(kind, job = lease.id, error, "a job failed for good"),
        Outcome::Done | Outcome::Released => {}
    }
    let held_lease = lease.clone();
    let recorded =
        write(store, move |tx| Box::pin(async move { table::record_outcome(tx, &held_lease, outcome, now_ms).await }));
    match recorded.await {
        Ok(true) => {}
        Ok(false) => tracing::warn!(kind, job = lease.id, "a job was taken over while it was worked on"),
        Err(error) => {
            tracing::warn!(kind, job = lease.id, %error, "what became of a job was not written; it runs again")
        }
    }
}

/// Renews a lease every [`RENEWAL_MS`]; returns when it is lost, or has run out because the database did not answer.
async fn renew_until_lost(store: &Store, clock: &Clock, lease: &Lease, leased_at: i64) {
    let (mut attempted_at, mut renewed_at) = (leased_at, leased_at);
    loop {
        // Counted from the start of the last renewal, however long that took.
        clock.wait_until(attempted_at + RENEWAL_MS).await;
        attempted_at = clock.now_ms();
        let (held_lease, until_ms) = (lease.clone(), attempted_at + LEASE_MS);
        match write(store, move |tx| Box::pin(async move { table::renew(tx, &held_lease, until_ms).await })).await {
            Ok(true) => renewed_at = attempted_at,
            Ok(false) => {
                tracing::warn!(job = lease.id, "the lease of a job was lost; its work ends here");
                return;
            }
            Err(error) if attempted_at - renewed_at >= LEASE_MS => {
                tracing::warn!(job = lease.id, %error, "the lease of a job ran out; its work ends here");
                return;
            }
            Err(error) => {
                tracing::warn!(job = lease.id, %error, "the lease of a job was not renewed; it is tried again")
            }
        }
    }
}

/// Read committed is enough here: each write names the lease that it relies on, or locks rows that nobody else can take.
pub(super) async fn write<T, F>(store: &Store, work: F) -> Result<T, StoreError>
where
    F: for<'c> FnOnce(&'c mut Connection) -> TxFuture<'c, T, StoreError> + Clone + Send + 'static,
    T: Send + 'static,
{
    store.write_at(Isolation::ReadCommitted, work).await
}

pub(super) fn lock_leases(leases: &Leases) -> MutexGuard<'_, HashMap<String, Lease>> {
    leases.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_that_passes_is_tried_again_until_the_tries_are_used_up() {
        let policy = Policy { retry_delays_ms: &[100, 200], jitter_percent: 0, ..Policy::DEFAULT };
        let passing = || Err(Failure::Transient("away".to_owned()));
        assert_eq!(outcome_of(&policy, 1, passing(), 7), Outcome::Retry(107, "away".to_owned()));
        assert_eq!(outcome_of(&policy, 2, passing(), 7), Outcome::Retry(207, "away".to_owned()));
        assert_eq!(outcome_of(&policy, 3, passing(), 7), Outcome::Dead("away".to_owned()));
        assert_eq!(outcome_of(&policy, 1, Err(Failure::Permanent("no".to_owned())), 7), Outcome::Dead("no".to_owned()));
        assert_eq!(outcome_of(&policy, 3, Ok(()), 7), Outcome::Done);
    }
}
