//! Writing on PostgreSQL: a serializable transaction for each job, run again after a conflict.

use std::time::Duration;

use sqlx::{AnyConnection, AnyPool};

use super::job::JobFuture;
use super::{JobError, StoreError};

/// How often a job is tried before its caller is told that the rows are contended.
const ATTEMPTS: u32 = 12;

pub(super) async fn write<T, E, F>(pool: &AnyPool, job: F) -> Result<T, E>
where
    F: for<'c> FnOnce(&'c mut AnyConnection) -> JobFuture<'c, T, E> + Clone + Send + 'static,
    T: Send + 'static,
    E: JobError,
{
    for attempt in 0..ATTEMPTS {
        match write_once(pool, job.clone()).await {
            Err(error) if error.as_store_error().is_some_and(StoreError::is_conflict) => {
                tokio::time::sleep(pause(attempt)).await;
            }
            result => return result,
        }
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
