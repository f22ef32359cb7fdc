//! A unit of work on the database, with its types erased: jobs of all kinds queue together, and what carries them out is compiled
//! once instead of for each of them.

use std::any::Any;
use std::pin::Pin;

use super::{Connection, JobError, StoreError};

/// What a job returns: a boxed future that borrows the transaction.
///
/// So does a function with much below it that other crates call now and then: an `async fn` is compiled again, with all that it awaits,
/// into each crate that awaits it, and a boxed future only where it is made.
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
    /// The result of the last run, an `Option<Result<T, E>>` of the types that its maker knows: none where it came to no end.
    fn into_result(self: Box<Self>) -> Box<dyn Any>;
}

/// How a job went.
pub(super) struct Ended {
    /// The job with the result of its last run; none where it was lost with the thread that ran it.
    pub(super) job: Option<Box<dyn Job>>,
    /// An error when its transaction as a whole was lost.
    pub(super) fate: Result<(), StoreError>,
}

/// A job that is under way.
pub(super) type Running<'s> = Pin<Box<dyn Future<Output = Ended> + Send + 's>>;

/// The result of a job that was made by [`boxed`] with the same types.
pub(super) async fn result<T: Send + 'static, E: JobError>(running: Running<'_>) -> Result<T, E> {
    let Ended { job, fate } = running.await;
    let result = job.and_then(|job| job.into_result().downcast::<Option<Result<T, E>>>().ok());
    match (result.and_then(|result| *result), fate) {
        // A refusal stands whatever became of the transaction.
        (Some(Err(error)), _) => Err(error),
        (_, Err(lost)) => Err(lost.into()),
        (Some(Ok(value)), Ok(())) => Ok(value),
        (None, Ok(())) => Err(StoreError::JobPanicked.into()),
    }
}

/// A job with its types.
struct Typed<F, T, E> {
    job: F,
    result: Option<Result<T, E>>,
}

/// A job without its types.
pub(super) fn boxed<T, E, F>(job: F) -> Box<dyn Job>
where
    F: for<'c> FnOnce(&'c mut Connection) -> JobFuture<'c, T, E> + Clone + Send + 'static,
    T: Send + 'static,
    E: JobError,
{
    Box::new(Typed { job, result: None })
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

    fn into_result(self: Box<Self>) -> Box<dyn Any> {
        Box::new(self.result)
    }
}

/// A job that reads: run once. Gives a `Result<T, E>` of the types that its maker knows.
pub(super) type ReadJob = Box<dyn FnOnce(&mut Connection) -> Box<dyn Any + Send> + Send>;
