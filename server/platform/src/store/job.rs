//! A unit of writing, with its type erased so that jobs of all kinds can queue together.

use std::panic::AssertUnwindSafe;
use std::pin::Pin;

use futures_util::FutureExt;
use tokio::sync::oneshot;

use super::{Connection, JobError, StoreError};

/// What a job returns: a boxed future that borrows the transaction.
pub type JobFuture<'c, T, E> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'c>>;

/// Whether the work of a job stays in the group's transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Keep,
    RollBack,
}

/// A queued job: run inside the transaction, again if that was rolled back, and answered once when its fate is known.
pub(super) trait Queued: Send {
    /// Runs the job and remembers its result.
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> Pin<Box<dyn Future<Output = Verdict> + Send + 'c>>;
    /// Hands the result to whoever waits. `fate` is an error when the transaction as a whole was lost.
    fn answer(self: Box<Self>, fate: Result<(), StoreError>);
}

/// A job with its types.
pub(super) struct Typed<F, T, E> {
    job: F,
    result: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl<F, T, E> Typed<F, T, E> {
    pub(super) fn new(job: F, reply: oneshot::Sender<Result<T, E>>) -> Self {
        Self { job, result: None, reply }
    }
}

impl<F, T, E> Queued for Typed<F, T, E>
where
    F: for<'c> FnOnce(&'c mut Connection) -> JobFuture<'c, T, E> + Clone + Send + 'static,
    T: Send + 'static,
    E: JobError,
{
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> Pin<Box<dyn Future<Output = Verdict> + Send + 'c>> {
        Box::pin(async move {
            let job = self.job.clone();
            // A job that panics must take neither the writer nor the other jobs of its group with it.
            let result = AssertUnwindSafe(async move { job(connection).await }).catch_unwind().await;
            let result = result.unwrap_or_else(|_| Err(StoreError::JobPanicked.into()));
            let verdict = if result.is_ok() { Verdict::Keep } else { Verdict::RollBack };
            self.result = Some(result);
            verdict
        })
    }

    fn answer(self: Box<Self>, fate: Result<(), StoreError>) {
        let result = match (self.result, fate) {
            // A refusal stands whether or not the rest of the group was committed.
            (Some(Err(error)), _) => Err(error),
            (_, Err(lost)) => Err(lost.into()),
            (Some(Ok(value)), Ok(())) => Ok(value),
            (None, Ok(())) => Err(StoreError::Closed.into()),
        };
        // Nobody waits when the request was cancelled; the work is done all the same.
        let _ = self.reply.send(result);
    }
}
