//! The [`Job`] trait, and how crates list their job kinds and bind them to their states.

use std::sync::Arc;

use futures_util::future::BoxFuture;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Policy, Running, Schedule};
use crate::store::StoreError;

/// A piece of background work. Its value is stored as JSON and shown to operators: it names rows by their ids, and holds no secret.
pub trait Job: Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name of the kind, in lower case with hyphens. It is stored in rows, so it must never change.
    const KIND: &'static str;
    /// Retries, concurrency and time limit of jobs of this kind.
    const POLICY: Policy = Policy::DEFAULT;
    /// The services that the work needs: as a rule the state of its crate.
    type State: Clone + Send + Sync + 'static;

    /// Does the work. It must be idempotent: when the first worker is taken for dead, a second one runs it, possibly at the same time.
    /// A transaction that writes results must check [`Running::owns_lease`].
    ///
    /// # Errors
    /// [`Failure`], which says whether a retry may help.
    fn run(self, state: &Self::State, running: &Running) -> impl Future<Output = Result<(), Failure>> + Send;
}

/// A periodic job: the workers enqueue one for each period of its schedule.
pub trait Scheduled: Job {
    /// The length of a period in milliseconds. Periods are aligned to the epoch, UTC.
    const EVERY_MS: i64;

    /// The job for the period that begins at this time, in milliseconds since the epoch, UTC.
    fn for_period(period_start_ms: i64) -> Self;
}

/// Why a try failed. The text is stored and shown to operators, so it must name neither a secret nor a member.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// A retry may help.
    #[error("{0}")]
    Transient(String),
    /// No retry can help: the job becomes a dead letter at once.
    #[error("{0}")]
    Permanent(String),
}

impl Failure {
    /// Another worker holds the lease by now. A transaction that finds so returns this as its value, `Ok(Err(..))`: it has written
    /// nothing, and its commit changes nothing. It is not recorded: only the other worker records the outcome.
    #[must_use]
    pub fn lease_lost() -> Self {
        Self::Transient("the job was taken over by another worker".to_owned())
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            // The engine's message may repeat values of the row that it refused, so it goes to the log only.
            StoreError::Refused { reason, detail } => {
                tracing::warn!(detail, "the database refused a statement of a job");
                Self::Transient(format!("the database refused a statement ({reason:?}): the log says more"))
            }
            other => Self::Transient(other.to_string()),
        }
    }
}

/// A job's value as the JSON that is stored.
pub(super) fn payload<J: Job>(job: &J) -> Result<String, StoreError> {
    serde_json::to_string(job).map_err(|error| StoreError::Corrupt(format!("a job {} is no JSON: {error}", J::KIND)))
}

type Work = BoxFuture<'static, Result<(), Failure>>;

/// A kind of jobs that runs on a state `S`. A crate lists its kinds in a `static`, not a `const`: each crate that names a constant would
/// compile all the jobs in it once more.
///
/// ```ignore
/// pub static JOBS: &[Kind<Base>] = &[Kind::of::<DeliverMessage>(), Kind::scheduled::<RollUp>()];
/// ```
#[derive(Debug)]
pub struct Kind<S> {
    name: &'static str,
    policy: Policy,
    schedule: Option<Schedule>,
    run: fn(S, String, Running) -> Work,
}

impl<S: Clone + Send + Sync + 'static> Kind<S> {
    /// A kind whose jobs are enqueued by [`enqueue`](super::enqueue).
    pub const fn of<J: Job<State = S>>() -> Self {
        assert!(J::POLICY.max_concurrent > 0, "a kind runs at least one job at once");
        Self { name: J::KIND, policy: J::POLICY, schedule: None, run: run::<J> }
    }

    /// A kind whose jobs the workers enqueue periodically.
    pub const fn scheduled<J: Scheduled<State = S>>() -> Self {
        let kind = Self::of::<J>();
        Self { schedule: Some(Schedule::of::<J>()), ..kind }
    }

    /// The schedule of a periodic kind; `None` for the others.
    pub const fn schedule(&self) -> Option<Schedule> {
        self.schedule
    }

    /// Binds the kind to the state that its jobs run on.
    pub fn bind(&self, state: &S) -> BoundKind {
        let (run, state) = (self.run, state.clone());
        BoundKind {
            name: self.name,
            policy: self.policy,
            schedule: self.schedule,
            run: Arc::new(move |payload, running| run(state.clone(), payload, running)),
        }
    }
}

fn run<J: Job>(state: J::State, payload: String, running: Running) -> Work {
    Box::pin(async move {
        let job: J = serde_json::from_str(&payload).map_err(|error| {
            Failure::Permanent(format!("the job was stored in another shape than this version reads ({error})"))
        })?;
        job.run(&state, &running).await
    })
}

/// A kind of jobs bound to its state, ready for a [`Worker`](super::Worker).
#[derive(Clone)]
pub struct BoundKind {
    pub(super) name: &'static str,
    pub(super) policy: Policy,
    pub(super) schedule: Option<Schedule>,
    pub(super) run: Arc<dyn Fn(String, Running) -> Work + Send + Sync>,
}

impl std::fmt::Debug for BoundKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BoundKind").field("name", &self.name).field("policy", &self.policy).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Refusal;

    #[test]
    fn what_the_engine_says_of_values_is_not_kept() {
        let detail = "duplicate key: (recipient)=(mira@lumora.example)".to_owned();
        let failure = Failure::from(StoreError::Refused { reason: Refusal::UniqueKey, detail });
        assert!(matches!(&failure, Failure::Transient(text) if !text.contains("mira")), "{failure:?}");
        assert_eq!(Failure::from(StoreError::Closed), Failure::Transient(StoreError::Closed.to_string()));
    }
}
