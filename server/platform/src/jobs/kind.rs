//! What a job is, and how kinds of jobs are listed by their crates and bound to their states.

use std::sync::Arc;

use futures_util::future::BoxFuture;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Policy, Running, Schedule};
use crate::store::StoreError;

/// A piece of work. Its value is stored as JSON and shown to operators: it names rows by their ids, and holds no secret.
pub trait Job: Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Names the kind, in small letters with hyphens. It stands in stored rows, so it never changes.
    const KIND: &'static str;
    /// How jobs of this kind are run.
    const POLICY: Policy = Policy::DEFAULT;
    /// What the work needs to reach: as a rule the state of its crate.
    type State: Clone + Send + Sync + 'static;

    /// Does the work. It may run twice, also at the same time, when its first holder is taken for dead: then it must do no
    /// harm. What it writes at its end it writes in a transaction that asks [`Running::owns_lease`].
    ///
    /// # Errors
    /// [`Failure`], which says whether another try may help.
    fn run(self, state: &Self::State, running: &Running) -> impl Future<Output = Result<(), Failure>> + Send;
}

/// A job that comes again and again by itself.
pub trait Scheduled: Job {
    /// The length of a slot, in milliseconds: one job for each.
    const EVERY_MS: i64;

    /// The job of the slot that begins at this time, in milliseconds since 1970.
    fn of_slot(slot_ms: i64) -> Self;
}

/// Why a try failed. The text is kept and shown to operators: it names the trouble, and neither a secret nor a member.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Another try may help.
    #[error("{0}")]
    Transient(String),
    /// No other try helps: a dead letter at once.
    #[error("{0}")]
    Permanent(String),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            // What the engine says may repeat values of the row that it refused.
            StoreError::Refused { reason, detail } => {
                tracing::warn!(detail, "the database refused a statement of a job");
                Self::Transient(format!("the database refused a statement ({reason:?}): the log says more"))
            }
            other => Self::Transient(other.to_string()),
        }
    }
}

/// A job as it is stored.
pub(super) fn payload<J: Job>(job: &J) -> Result<String, StoreError> {
    serde_json::to_string(job).map_err(|error| StoreError::Corrupt(format!("a job {} is no JSON: {error}", J::KIND)))
}

type Work = BoxFuture<'static, Result<(), Failure>>;

/// A kind of jobs that runs on a state `S`, for the list of a crate, which is a static: what names a constant compiles once more all
/// the jobs in it.
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
    /// A kind whose jobs are enqueued.
    pub const fn of<J: Job<State = S>>() -> Self {
        assert!(J::POLICY.at_once > 0, "a kind runs at least one job at once");
        Self { name: J::KIND, policy: J::POLICY, schedule: None, run: run::<J> }
    }

    /// A kind whose jobs come by themselves.
    pub const fn scheduled<J: Scheduled<State = S>>() -> Self {
        let kind = Self::of::<J>();
        Self { schedule: Some(Schedule::of::<J>()), ..kind }
    }

    /// When its jobs come by themselves, if they do.
    pub const fn schedule(&self) -> Option<Schedule> {
        self.schedule
    }

    /// The kind with what its jobs need.
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

/// A kind of jobs that is ready to run.
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
