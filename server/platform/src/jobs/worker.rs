//! The worker: leases due jobs and runs them.
//!
//! It polls when a transaction of this process has enqueued a job, when a job is due, when one has ended, and at an interval, for
//! jobs that other processes have enqueued. On shutdown it takes no more jobs, waits [`DRAIN_MS`] for the running ones, and then
//! releases their leases, so that another server need not wait for them to run out.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use super::attempt::{Attempt, LEASE_MS, Leases, lock_leases, write};
use super::kind::BoundKind;
use super::running::Running;
use super::table::{self, Lease, LeasedJob, NewJob, Outcome};
use super::{Schedule, ids};
use crate::clock::Clock;
use crate::store::{Store, StoreError, sql};

/// How often a worker polls for jobs that other processes have enqueued, in milliseconds.
const POLL_INTERVAL_MS: i64 = 1_000;
/// How long a worker waits for running jobs at shutdown, in milliseconds.
pub const DRAIN_MS: i64 = 6_000;

/// Runs the jobs of some kinds. One per process is enough; several workers, in one process or many, share the work.
#[derive(Debug)]
pub struct Worker {
    store: Store,
    clock: Clock,
    kinds: Vec<RunnableKind>,
    /// The leases of running jobs by job id, to be released at shutdown.
    leases: Leases,
}

#[derive(Debug)]
struct RunnableKind {
    kind: BoundKind,
    permits: Arc<Semaphore>,
}

impl Worker {
    /// A worker for these kinds, not started yet.
    pub fn new(store: Store, clock: Clock, kinds: Vec<BoundKind>) -> Self {
        let runnable = |kind: BoundKind| {
            let permits = Arc::new(Semaphore::new(kind.policy.max_concurrent));
            RunnableKind { permits, kind }
        };
        Self { store, clock, kinds: kinds.into_iter().map(runnable).collect(), leases: Leases::default() }
    }

    /// Works until `stopping` changes or closes, and then shuts down gracefully. It drops `stopping` once it starts no more jobs.
    pub async fn run(self, mut stopping: watch::Receiver<()>) {
        let mut tasks = JoinSet::new();
        let mut signal = self.store.work_signal();
        let mut planned = HashMap::new();
        loop {
            signal.mark_unchanged();
            let poll_at = self.poll(&mut planned, &mut tasks).await.unwrap_or_else(|error| {
                tracing::warn!(%error, "jobs could not be looked for; it is tried again");
                self.clock.now_ms() + POLL_INTERVAL_MS
            });
            tokio::select! {
                // Shutdown is checked first: a worker that was told to stop starts no more jobs.
                biased;
                _ = stopping.changed() => break,
                () = self.clock.wait_until(poll_at) => {}
                Ok(()) = signal.changed() => {}
                Some(_) = tasks.join_next(), if !tasks.is_empty() => {}
            }
        }
        drop(stopping);
        self.shut_down(tasks).await;
    }

    /// Runs all due jobs, and those that become due by them, and returns the number of tries. Schedules are ignored. For tests and tools.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn run_due(&self) -> Result<usize, StoreError> {
        let mut tries = 0;
        loop {
            let mut tasks = JoinSet::new();
            self.take_due(&mut tasks).await?;
            if tasks.is_empty() {
                return Ok(tries);
            }
            tries += tasks.len();
            while tasks.join_next().await.is_some() {}
        }
    }

    /// Enqueues the current period's job of each schedule where it does not exist yet.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn enqueue_scheduled(&self) -> Result<(), StoreError> {
        self.enqueue_periods(&mut HashMap::new()).await
    }

    /// Enqueues periodic jobs, starts due ones, and returns when to poll again. `planned`: see [`Self::enqueue_periods`].
    async fn poll(&self, planned: &mut HashMap<&'static str, i64>, tasks: &mut JoinSet<()>) -> Result<i64, StoreError> {
        // Taken before anything is read, so that a job that becomes due during this poll is found by the next one without delay.
        let now_ms = self.clock.now_ms();
        self.enqueue_periods(planned).await?;
        let due_at = self.take_due(tasks).await?;
        Ok(next_poll(now_ms, due_at, self.schedules().map(|schedule| schedule.next_period_start(now_ms)).min()))
    }

    fn schedules(&self) -> impl Iterator<Item = Schedule> {
        self.kinds.iter().filter_map(|runnable| runnable.kind.schedule)
    }

    /// Enqueues the job of each schedule's current period. `planned` holds the start of the last period that was dealt with, by kind, so
    /// that the database is queried once per period.
    async fn enqueue_periods(&self, planned: &mut HashMap<&'static str, i64>) -> Result<(), StoreError> {
        let now_ms = self.clock.now_ms();
        for schedule in self.schedules() {
            let start_ms = schedule.period_start(now_ms);
            let is_planned = planned.get(schedule.kind) == Some(&start_ms);
            if !is_planned && self.enqueue_period(schedule, start_ms, now_ms).await? {
                planned.insert(schedule.kind, start_ms);
            }
        }
        Ok(())
    }

    /// Enqueues the job of a period. Returns whether the period is dealt with: it is not while an earlier job of the kind is open.
    /// If several servers try at once only one insert succeeds, because the period's start is part of the job's id.
    async fn enqueue_period(&self, schedule: Schedule, period_start_ms: i64, now_ms: i64) -> Result<bool, StoreError> {
        let (id, kind) = (schedule.job_id(period_start_ms), schedule.kind);
        if table::exists(self.store.reader(), &id).await? {
            return Ok(true);
        }
        if table::find_open(self.store.reader(), kind).await?.is_some() {
            return Ok(false);
        }
        let payload = schedule.payload(period_start_ms)?;
        write(&self.store, move |tx| {
            Box::pin(async move {
                let (unique_key, member_id, due_at) = (None, "", now_ms);
                let new = NewJob { id: &id, kind, payload: &payload, unique_key, member_id, due_at };
                table::insert(tx, &new, now_ms).await
            })
        })
        .await?;
        Ok(true)
    }

    /// Starts due jobs of each kind that has free permits. Returns when the next job is due.
    async fn take_due(&self, tasks: &mut JoinSet<()>) -> Result<Option<i64>, StoreError> {
        let names: Vec<&'static str> = self.kinds.iter().map(|runnable| runnable.kind.name).collect();
        if names.is_empty() {
            return Ok(None);
        }
        let query = sql::query_as(sql::AssertSqlSafe(table::earliest_statement(names.len())));
        let earliest: Vec<(String, Option<i64>)> = query.bind_all(names).fetch_all(self.store.reader()).await?;
        let now_ms = self.clock.now_ms();
        let (mut runnable_kinds, mut next_due) = (Vec::new(), None::<i64>);
        for (name, due_at) in earliest {
            let Some(due_at) = due_at else { continue };
            let runnable = self.kinds.iter().find(|runnable| runnable.kind.name == name);
            match runnable.map(|runnable| (runnable, runnable.permits.available_permits())) {
                Some((runnable, free)) if due_at <= now_ms && free > 0 => runnable_kinds.push((runnable, free)),
                _ => next_due = Some(next_due.map_or(due_at, |next_due| next_due.min(due_at))),
            }
        }
        if !runnable_kinds.is_empty() {
            self.take(runnable_kinds, now_ms, tasks).await?;
        }
        Ok(next_due)
    }

    /// Leases due jobs of these kinds, at most so many of each, and starts them.
    async fn take(
        &self,
        wanted: Vec<(&RunnableKind, usize)>,
        now_ms: i64,
        tasks: &mut JoinSet<()>,
    ) -> Result<(), StoreError> {
        let token = ids::new_id(now_ms);
        let limit = |free: usize| i64::try_from(free).unwrap_or(i64::MAX);
        let requests: Vec<_> = wanted.iter().map(|(runnable, free)| (runnable.kind.name, limit(*free))).collect();
        let lease_token = token.clone();
        let leased = write(&self.store, move |tx| {
            Box::pin(async move {
                let mut leased = Vec::new();
                for (kind, limit) in requests {
                    leased.push(table::lease_due(tx, kind, limit, &lease_token, (now_ms, now_ms + LEASE_MS)).await?);
                }
                Ok(leased)
            })
        });
        for ((runnable, _), jobs) in wanted.into_iter().zip(leased.await?) {
            for job in jobs {
                // Cannot fail: no more jobs were leased than permits were free, and only this worker takes permits.
                let Ok(permit) = Arc::clone(&runnable.permits).try_acquire_owned() else { continue };
                tasks.spawn(self.attempt(&runnable.kind, &token, job, now_ms).run(permit));
            }
        }
        Ok(())
    }

    /// A try of a job that was leased under this token just now. Notes the lease, for a shutdown to release.
    fn attempt(&self, kind: &BoundKind, token: &str, job: LeasedJob, now_ms: i64) -> Attempt {
        let lease = Lease { id: job.id, token: token.to_owned() };
        lock_leases(&self.leases).insert(lease.id.clone(), lease.clone());
        let (store, clock) = (self.store.clone(), self.clock.clone());
        let running = Running { store, clock, lease, tries: job.tries, max_tries: kind.policy.tries() };
        let leases = Arc::clone(&self.leases);
        Attempt { kind: kind.clone(), payload: job.payload, running, leased_at: now_ms, leases }
    }

    /// Waits up to [`DRAIN_MS`] for running jobs, then cancels the rest and releases their leases.
    async fn shut_down(&self, mut tasks: JoinSet<()>) {
        let end_ms = self.clock.now_ms() + DRAIN_MS;
        tokio::select! {
            () = async { while tasks.join_next().await.is_some() {} } => {}
            () = self.clock.wait_until(end_ms) => {}
        }
        tasks.shutdown().await;
        let leases: Vec<Lease> = lock_leases(&self.leases).drain().map(|(_, lease)| lease).collect();
        let now_ms = self.clock.now_ms();
        for lease in leases {
            let released = write(&self.store, move |tx| {
                Box::pin(async move { table::record_outcome(tx, &lease, Outcome::Released, now_ms).await })
            });
            if let Err(error) = released.await {
                tracing::warn!(%error, "a job could not be given back; its lease runs out by itself");
            }
        }
    }
}

/// When to poll again: when a job or a period is due, and at the latest after [`POLL_INTERVAL_MS`]. A job that is due already and was
/// not taken waits for a permit, or is being taken by another worker, and causes no earlier poll.
fn next_poll(now_ms: i64, due_at: Option<i64>, period_at: Option<i64>) -> i64 {
    let sooner = [due_at, period_at].into_iter().flatten().filter(|at| *at > now_ms).min();
    sooner.map_or(now_ms + POLL_INTERVAL_MS, |at| at.min(now_ms + POLL_INTERVAL_MS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worker_looks_when_something_is_due_and_at_the_latest_after_a_while() {
        for (due_at, period_at, expected) in [
            (None, None, 2_000),
            (Some(1_200), None, 1_200),
            (Some(1_200), Some(1_100), 1_100),
            (Some(9_000), Some(8_000), 2_000),
            // Due and not taken: no reason to poll without a pause.
            (Some(1_000), None, 2_000),
            (Some(500), Some(1_500), 1_500),
        ] {
            assert_eq!(next_poll(1_000, due_at, period_at), expected, "{due_at:?} {period_at:?}");
        }
    }
}
