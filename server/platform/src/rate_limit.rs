//! How often a call may be made: a number of times from an address, or for a subject, within a window.
//!
//! It is counted in a transaction of its own before the work, so that a thousand calls at once count as a thousand and a
//! refused one costs nothing but the count.

use lumora_core::wire::code;

use crate::base::Base;
use crate::http::ApiError;
use crate::store::{Connection, StoreError, sql};

const HOUR_MS: i64 = 60 * 60 * 1000;

/// How often something may be done.
#[derive(Debug, Clone, Copy)]
pub struct RateLimit {
    /// What is counted; each has its own count.
    pub name: &'static str,
    /// How many times within the window.
    pub most: i64,
    /// Length of the window in milliseconds.
    pub window_ms: i64,
}

impl RateLimit {
    /// So many in an hour.
    pub const fn hourly(name: &'static str, most: i64) -> Self {
        Self { name, most, window_ms: HOUR_MS }
    }

    /// Counts one for the subject.
    ///
    /// # Errors
    /// 429 when it has had its share, with the seconds until the window is over.
    pub async fn take(self, base: &Base, subject: &str) -> Result<(), ApiError> {
        let now_ms = base.clock.now_ms();
        let subject = subject.to_owned();
        let left = base.store.write(move |tx| Box::pin(async move { self.count(tx, &subject, now_ms).await })).await?;
        left.map_or(Ok(()), |ms| Err(refused(ms)))
    }

    /// Passes a subject that has not had more than its share, and counts nothing.
    ///
    /// # Errors
    /// 429 with the seconds until the window is over.
    pub async fn refuse_spent(self, base: &Base, subject: &str) -> Result<(), ApiError> {
        let query = "select since from rate_limits where subject = $1 and used > $2 and since > $3";
        let now_ms = base.clock.now_ms();
        let since: Option<i64> = sql::query_scalar(query)
            .bind(format!("{}:{subject}", self.name))
            .bind(self.most)
            .bind(now_ms - self.window_ms)
            .fetch_optional(base.store.reader())
            .await?;
        since.map_or(Ok(()), |since| Err(refused(since + self.window_ms - now_ms)))
    }

    /// Counts one for the subject within the caller's transaction. When it has had its share: the milliseconds until the
    /// window is over.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count(
        self,
        connection: &mut Connection,
        subject: &str,
        now_ms: i64,
    ) -> Result<Option<i64>, StoreError> {
        let subject = format!("{}:{subject}", self.name);
        let (since, used): (i64, i64) = sql::query_as(
            "insert into rate_limits (subject, since, used) values ($1, $2, 1)
             on conflict (subject) do update set
             used = case when rate_limits.since <= $3 then 1 else rate_limits.used + 1 end,
             since = case when rate_limits.since <= $3 then excluded.since else rate_limits.since end
             returning since, used",
        )
        .bind(&subject)
        .bind(now_ms)
        .bind(now_ms - self.window_ms)
        .fetch_one(connection)
        .await?;
        Ok((used > self.most).then_some(since + self.window_ms - now_ms))
    }
}

fn refused(left_ms: i64) -> ApiError {
    let seconds = u32::try_from((left_ms + 999) / 1000).unwrap_or(u32::MAX);
    ApiError::too_many(code::TOO_MANY_REQUESTS, seconds)
}
