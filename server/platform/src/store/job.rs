//! A unit of work on the database, with its types erased: jobs of all kinds queue together, and what carries them out is compiled
//! once instead of for each of them.

use std::any::Any;
use std::pin::Pin;

use super::{Connection, JobError, StoreError};

/// What a job returns: a boxed future that borrows the transaction.
pub type JobFuture<'c, T, E> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'c>>;

/// Whether the work of a job stays in its transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Keep,
    RollBack,
}

/// A job that writes: run inside a transaction, and again if that was rolled back.
pub(super) trait Job: Send {
    /// Runs the job and remembers its result.
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> Pin<Box<dyn Future<Output = Verdict> + Send + 'c>>;
    /// Why the last run failed, where the database did.
    #[cfg(feature = "postgres")]
    fn store_error(&self) -> Option<&StoreError>;
    /// The job with its types, to whoever knows them.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

/// How a job went.
pub(super) struct Ended {
    /// The job with the result of its last run; none where it was lost with the thread that ran it.
    pub(super) job: Option<Box<dyn Job>>,
    /// An error when its transaction as a whole was lost.
    pub(super) fate: Result<(), StoreError>,
}

/// A job with its types.
pub(super) struct Typed<F, T, E> {
    job: F,
    result: Option<Result<T, E>>,
}

impl<F, T, E> Typed<F, T, E>
where
    F: for<'c> FnOnce(&'c mut Connection) -> JobFuture<'c, T, E> + Clone + Send + 'static,
    T: Send + 'static,
    E: JobError,
{
    pub(super) fn boxed(job: F) -> Box<dyn Job> {
        Box::new(Self { job, result: None })
    }

    /// The result of a job that was made by [`Self::boxed`] with the same types.
    pub(super) fn result(ended: Ended) -> Result<T, E> {
        let typed = ended.job.and_then(|job| job.into_any().downcast::<Self>().ok());
        match (typed.and_then(|typed| typed.result), ended.fate) {
            // A refusal stands whatever became of the transaction.
            (Some(Err(error)), _) => Err(error),
            (_, Err(lost)) => Err(lost.into()),
            (Some(Ok(value)), Ok(())) => Ok(value),
            (None, Ok(())) => Err(StoreError::JobPanicked.into()),
        }
    }
}

impl<F, T, E> Job for Typed<F, T, E>
where
    F: for<'c> FnOnce(&'c mut Connection) -> JobFuture<'c, T, E> + Clone + Send + 'static,
    T: Send + 'static,
    E: JobError,
{
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> Pin<Box<dyn Future<Output = Verdict> + Send + 'c>> {
        Box::pin(async move {
            // None while it runs: a job that panics leaves no result of an earlier run.
            self.result = None;
            let result = (self.job.clone())(connection).await;
            let verdict = if result.is_ok() { Verdict::Keep } else { Verdict::RollBack };
            self.result = Some(result);
            verdict
        })
    }

    #[cfg(feature = "postgres")]
    fn store_error(&self) -> Option<&StoreError> {
        self.result.as_ref()?.as_ref().err()?.as_store_error()
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// A job that reads: run once. Gives a `Result<T, E>` of the types that its maker knows.
pub(super) type ReadJob = Box<dyn FnOnce(&mut Connection) -> Box<dyn Any + Send> + Send>;
