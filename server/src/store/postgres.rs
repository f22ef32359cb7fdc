//! Writing on PostgreSQL: a serializable transaction for each job, run again after a conflict.

use std::time::Duration;

use sqlx::{AnyConnection, AnyPool};

use super::job::JobFuture;
use super::{JobError, StoreError};

/// How often a job is tried before its caller is told that the rows are contended.
const ATTEMPTS: u32 = 12;

/// Two jobs that both look for a row, miss it and insert it: the engine may report the second's unique key before it notices
/// the conflict. Run again, the second finds the row. A key that refuses the row a third time is meant.
const KEY_ATTEMPTS: u32 = 2;

pub(super) async fn write<T, E, F>(pool: &AnyPool, job: F) -> Result<T, E>
where
    F: for<'c> FnOnce(&'c mut AnyConnection) -> JobFuture<'c, T, E> + Clone + Send + 'static,
    T: Send + 'static,
    E: JobError,
{
    let mut refused_by_a_key = 0;
    for attempt in 0..ATTEMPTS {
        let result = write_once(pool, job.clone()).await;
        let error = result.as_ref().err().and_then(JobError::as_store_error);
        let runs_again = error.is_some_and(|error| {
            refused_by_a_key += u32::from(error.is_unique_violation());
            error.is_conflict() || (error.is_unique_violation() && refused_by_a_key <= KEY_ATTEMPTS)
        });
        if !runs_again {
            return result;
        }
        tokio::time::sleep(pause(attempt)).await;
    }
    Err(StoreError::Contended.into())
}

async fn write_once<T, E, F>(pool: &AnyPool, job: F) -> Result<T, E>
where
    F: for<'c> FnOnce(&'c mut AnyConnection) -> JobFuture<'c, T, E>,
    E: JobError,
{
    let mut transaction = pool.begin().await?;
    sqlx::query("set transaction isolation level serializable").execute(&mut *transaction).await?;
    // Dropping the transaction rolls it back.
    let value = job(&mut transaction).await?;
    transaction.commit().await?;
    Ok(value)
}

/// Doubles from one millisecond, with a random part so that two jobs do not meet again at the same time.
fn pause(attempt: u32) -> Duration {
    let base = 1_000_u64 << attempt.min(7);
    let random = getrandom::u64().unwrap_or(u64::from(attempt)) % base;
    Duration::from_micros(base + random)
}
