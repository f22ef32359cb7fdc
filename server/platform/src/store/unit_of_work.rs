//! A unit of work on the database: what runs in one transaction. Its types are erased: units of all kinds queue together, and what
//! carries them out is compiled once instead of for each of them.

use std::any::Any;
use std::pin::Pin;

use super::{Connection, StoreError, TxError};

/// What a unit of work returns: a boxed future that borrows the transaction.
///
/// So does a function with much below it that other crates call now and then: an `async fn` is compiled again, with all that it awaits,
/// into each crate that awaits it, and a boxed future only where it is made.
pub type TxFuture<'c, T, E> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'c>>;

/// Whether what a unit of work has done stays in its transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Keep,
    RollBack,
}

/// A unit of work that writes: run inside a transaction, and again if that was rolled back.
pub(super) trait UnitOfWork: Send {
    /// Runs it and remembers its result.
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> Pin<Box<dyn Future<Output = Verdict> + Send + 'c>>;
    /// Why the last run failed, where the database did.
    #[cfg(feature = "postgres")]
    fn store_error(&self) -> Option<&StoreError>;
    /// The result of the last run, an `Option<Result<T, E>>` of the types that its maker knows: none where it came to no end.
    fn into_result(self: Box<Self>) -> Box<dyn Any>;
}

/// How a unit of work went.
pub(super) struct Ended {
    /// The unit with the result of its last run; none where it was lost with the thread that ran it.
    pub(super) work: Option<Box<dyn UnitOfWork>>,
    /// An error when its transaction as a whole was lost.
    pub(super) fate: Result<(), StoreError>,
}

/// A unit of work that is under way.
pub(super) type RunningWork<'s> = Pin<Box<dyn Future<Output = Ended> + Send + 's>>;

/// The result of a unit of work that was made by [`boxed`] with the same types.
pub(super) async fn result<T: Send + 'static, E: TxError>(running: RunningWork<'_>) -> Result<T, E> {
    let Ended { work, fate } = running.await;
    let result = work.and_then(|work| work.into_result().downcast::<Option<Result<T, E>>>().ok());
    match (result.and_then(|result| *result), fate) {
        // A refusal stands whatever became of the transaction.
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

/// A unit of work without its types.
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
            // None while it runs: a unit that panics leaves no result of an earlier run.
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

/// A unit of work that reads: run once. Gives a `Result<T, E>` of the types that its maker knows.
pub(super) type ReadWork = Box<dyn FnOnce(&mut Connection) -> Box<dyn Any + Send> + Send>;
