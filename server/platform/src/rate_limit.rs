//! Rate limits: a maximum number of actions per subject (an IP address, a member, a number) within a window.
//!
//! A window begins with the first action and ends after its length; then the count restarts. A call is counted in a transaction of its
//! own before the work ([`RateLimit::take`]), so that a thousand concurrent calls count as a thousand and a refused one costs only
//! the count. Where several limits apply together, and a refusal by one must not count for the others, the caller checks each
//! ([`RateLimit::wait_ms`]) and then counts for all, in one transaction. A minimum pause is a limit of one per window of that length.

use lumora_core::wire::code;

use crate::base::Base;
use crate::clock::HOUR_MS;
use crate::expiry::Expiry;
use crate::http::ApiError;
use crate::store::{Connection, StoreError, sql};

/// Counts are deleted once their window is over.
pub const EXPIRING: Expiry = Expiry::of("rate_limits", &["subject"], "ends_at", 0);

/// A rate limit.
#[derive(Debug, Clone, Copy)]
pub struct RateLimit {
    /// Name of the counted action; each has its own counts. Stored as the prefix of the subject.
    pub name: &'static str,
    /// The maximum number of actions within a window.
    pub max: i64,
    /// Length of the window in milliseconds.
    pub window_ms: i64,
}

/// A count whose window is not over; `left_ms` is the rest of the window in milliseconds.
struct Count {
    used: i64,
    left_ms: i64,
}

impl RateLimit {
    /// A limit of `max` per hour.
    pub const fn hourly(name: &'static str, max: i64) -> Self {
        Self { name, max, window_ms: HOUR_MS }
    }

    /// A limit of `max` per 24 hours.
    pub const fn daily(name: &'static str, max: i64) -> Self {
        Self { name, max, window_ms: 24 * HOUR_MS }
    }

    /// A minimum pause of `window_ms` milliseconds between two actions.
    pub const fn pause(name: &'static str, window_ms: i64) -> Self {
        Self { name, max: 1, window_ms }
    }

    fn key(self, subject: &str) -> String {
        format!("{}:{subject}", self.name)
    }

    /// Counts one action of the subject, in a transaction of its own.
    ///
    /// # Errors
    /// 429 when the limit is exceeded, with the seconds until the window is over.
    pub async fn take(self, base: &Base, subject: &str) -> Result<(), ApiError> {
        let now_ms = base.clock.now_ms();
        let subject = subject.to_owned();
        let left = base.store.write(move |tx| Box::pin(async move { self.count(tx, &subject, now_ms).await })).await?;
        left.map_or(Ok(()), |ms| Err(too_many_requests(ms)))
    }

    /// Passes a subject that has not exceeded the limit. Counts nothing.
    ///
    /// # Errors
    /// 429 with the seconds until the window is over.
    pub async fn refuse_exceeded(self, base: &Base, subject: &str) -> Result<(), ApiError> {
        let count = self.read(base.store.reader(), subject, base.clock.now_ms()).await?;
        count.filter(|count| count.used > self.max).map_or(Ok(()), |count| Err(too_many_requests(count.left_ms)))
    }

    /// The number of actions counted for the subject in its current window.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn used(self, tx: &mut Connection, subject: &str, now_ms: i64) -> Result<i64, StoreError> {
        Ok(self.read(tx, subject, now_ms).await?.map_or(0, |count| count.used))
    }

    /// The milliseconds until the subject may act again; `None` when it may at once. Counts nothing.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn wait_ms(self, tx: &mut Connection, subject: &str, now_ms: i64) -> Result<Option<i64>, StoreError> {
        let count = self.read(tx, subject, now_ms).await?;
        Ok(count.filter(|count| count.used >= self.max).map(|count| count.left_ms))
    }

    async fn read(self, executor: impl sql::Executor, subject: &str, now_ms: i64) -> Result<Option<Count>, StoreError> {
        let query = "select ends_at, used from rate_limits where subject = $1 and ends_at > $2";
        let query = sql::query_as(query).bind(self.key(subject)).bind(now_ms);
        let found: Option<(i64, i64)> = query.fetch_optional(executor).await?;
        Ok(found.map(|(ends_at, used)| Count { used, left_ms: ends_at - now_ms }))
    }

    /// Counts one action of the subject within the caller's transaction. Returns the milliseconds until the window is over if the limit
    /// is exceeded, else `None`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count(
        self,
        connection: &mut Connection,
        subject: &str,
        now_ms: i64,
    ) -> Result<Option<i64>, StoreError> {
        let (ends_at, used): (i64, i64) = sql::query_as(
            "insert into rate_limits (subject, ends_at, used) values ($1, $2, 1)
             on conflict (subject) do update set
             used = case when rate_limits.ends_at <= $3 then 1 else rate_limits.used + 1 end,
             ends_at = case when rate_limits.ends_at <= $3 then excluded.ends_at else rate_limits.ends_at end
             returning ends_at, used",
        )
        .bind(self.key(subject))
        .bind(now_ms + self.window_ms)
        .bind(now_ms)
        .fetch_one(connection)
        .await?;
        Ok((used > self.max).then_some(ends_at - now_ms))
    }
}

/// 429 with a retry time of `left_ms` milliseconds, in seconds.
fn too_many_requests(left_ms: i64) -> ApiError {
    ApiError::too_many(code::TOO_MANY_REQUESTS, seconds(left_ms))
}

/// Milliseconds as seconds, rounded up, for `Retry-After`.
pub fn seconds(left_ms: i64) -> u32 {
    u32::try_from((left_ms + 999) / 1000).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_to_wait_is_never_too_short() {
        for (left_ms, expected) in [(1, 1), (999, 1), (1_000, 1), (1_001, 2), (3_600_000, 3_600)] {
            assert_eq!(seconds(left_ms), expected, "{left_ms}");
        }
    }
}
