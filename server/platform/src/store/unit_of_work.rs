//! A unit of work: the closure that runs in one transaction. Its types are erased, so that units of all types share a queue, and the
//! code that runs them is compiled once.

use std::any::Any;
use std::pin::Pin;

use super::{Connection, StoreError, TxError};

/// The future of a unit of work: boxed, and borrowing the transaction.
///
/// Large functions that other crates call return it too: an `async fn` is compiled again, with everything that it awaits,
/// into each crate that awaits it, a boxed future only where it is created.
pub type TxFuture<'c, T, E> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'c>>;

/// Whether the changes of a unit of work are to be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Keep,
    RollBack,
}

/// A unit of work that writes. It runs in a transaction, and again if that was rolled back because of others.
pub(super) trait UnitOfWork: Send {
    /// Runs the unit and stores its result.
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> Pin<Box<dyn Future<Output = Verdict> + Send + 'c>>;
    /// The database error of the last run, if it failed by one.
    #[cfg(feature = "postgres")]
    fn store_error(&self) -> Option<&StoreError>;
    /// The result of the last run, an `Option<Result<T, E>>`; `None` if the run did not finish.
    fn into_result(self: Box<Self>) -> Box<dyn Any>;
}

/// A unit of work that has ended.
pub(super) struct Ended {
    /// The unit with the result of its last run; `None` if it was lost with the task that ran it.
    pub(super) work: Option<Box<dyn UnitOfWork>>,
    /// The result of the transaction as a whole.
    pub(super) fate: Result<(), StoreError>,
}

/// A unit of work that is running.
pub(super) type RunningWork<'s> = Pin<Box<dyn Future<Output = Ended> + Send + 's>>;

/// Awaits a unit of work that was made by [`boxed`] with the same types, and returns its result.
pub(super) async fn result<T: Send + 'static, E: TxError>(running: RunningWork<'_>) -> Result<T, E> {
    let Ended { work, fate } = running.await;
    let result = work.and_then(|work| work.into_result().downcast::<Option<Result<T, E>>>().ok());
    match (result.and_then(|result| *result), fate) {
        // An error of the unit itself takes precedence over one of the transaction.
        (Some(Err(error)), _) => Err(error),
        (_, Err(lost)) => Err(lost.into()),
        (Some(Ok(value)), Ok(())) => Ok(value),
        (None, Ok(())) => Err(StoreError::WorkPanicked.into()),
    }
}

/// A unit of work with its types.
struct TypedWork<F, T, E> {
    work: F,
    result: Option<Result<T, E>>,
}

/// Erases the types of a unit of work.
pub(super) fn boxed<T, E, F>(work: F) -> Box<dyn UnitOfWork>
where
    F: for<'c> FnOnce(&'c mut Connection) -> TxFuture<'c, T, E> + Clone + Send + 'static,
    T: Send + 'static,
    E: TxError,
{
    Box::new(TypedWork { work, result: None })
}

impl<F, T, E> UnitOfWork for TypedWork<F, T, E>
where
    F: for<'c> FnOnce(&'c mut Connection) -> TxFuture<'c, T, E> + Clone + Send + 'static,
    T: Send + 'static,
    E: TxError,
{
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> Pin<Box<dyn Future<Output = Verdict> + Send + 'c>> {
        Box::pin(async move {
            // Cleared first: a unit that panics must not leave the result of an earlier run.
            self.result = None;
            let result = (self.work.clone())(connection).await;
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

/// A unit of work that only reads; it runs once and returns a `Result<T, E>` with erased types.
pub(super) type ReadWork = Box<dyn FnOnce(&mut Connection) -> Box<dyn Any + Send> + Send>;
