//! Promotional mailings as stored: creating, finding and listing them.

use axum::http::StatusCode;
use lumora_core::wire::{MarketingChannel, code};
use platform::http::ApiError;
use platform::ids;
use platform::jobs::{self, EnqueueOptions};
use platform::params::invalid_field;
use platform::store::{Connection, StoreError, TxFuture, from_row, sql};
use protection::MARKETED_TO;

use super::send::SendMailing;
use super::text::{Texts, check};

/// A mailing. Times are milliseconds since the epoch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mailing {
    /// Id of the mailing.
    pub id: String,
    /// Code of the [`MarketingChannel`].
    pub channel: String,
    /// The lowest rank of its recipients.
    pub level_min: i64,
    /// The highest rank of its recipients.
    pub level_max: i64,
    pub(super) texts: String,
    /// Name of the operator who created it.
    pub created_by: String,
    /// When it was created.
    pub created_at: i64,
    /// Number of consenting members when it was created.
    pub total: i64,
    /// Number of messages put into the outbox so far.
    pub sent: i64,
    /// Number of members left out for lack of a verified address or number.
    pub skipped: i64,
    pub(super) reached: String,
    /// When the last batch was done; none while it is being sent.
    pub finished_at: Option<i64>,
}

from_row!(Mailing {
    id,
    channel,
    level_min,
    level_max,
    texts,
    created_by,
    created_at,
    total,
    sent,
    skipped,
    reached,
    finished_at
});

impl Mailing {
    /// The texts by language.
    pub(super) fn texts(&self) -> Result<Texts, StoreError> {
        serde_json::from_str(&self.texts).map_err(|_| StoreError::Corrupt("texts of a mailing".to_owned()))
    }

    /// The channel.
    pub(super) fn channel(&self) -> Result<MarketingChannel, StoreError> {
        let channel = MarketingChannel::from_name(&self.channel);
        channel.ok_or_else(|| StoreError::Corrupt("channel of a mailing".to_owned()))
    }
}

/// A mailing to be sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMailing {
    /// The channel: mail or SMS.
    pub channel: MarketingChannel,
    /// The lowest and the highest rank of its recipients.
    pub levels: (i64, i64),
    /// The texts by language.
    pub texts: Texts,
}

/// Stores a mailing and enqueues its job.
///
/// # Errors
/// 422 for an invalid mailing; 409 where no member of these ranks has consented.
pub fn create<'c>(
    tx: &'c mut Connection,
    new: &'c NewMailing,
    operator: &'c str,
    now_ms: i64,
) -> TxFuture<'c, Mailing, ApiError> {
    Box::pin(async move {
        if new.channel == MarketingChannel::Call {
            return Err(invalid_field("channel", "channel must be email or sms: calls are made by people".to_owned()));
        }
        if new.levels.0 > new.levels.1 {
            return Err(invalid_field("levelMax", "levelMax must be no lower than levelMin".to_owned()));
        }
        check(&new.texts, new.channel)?;
        let text = format!(
            "select count(*) from marketing_consents c join members m on m.id = c.member_id where c.channel = $1
         and c.granted = 1 and m.state = 'active' and m.rank_level >= $2 and m.rank_level <= $3 and {MARKETED_TO}"
        );
        let total: i64 = sql::query_scalar(sql::AssertSqlSafe(text))
            .bind(new.channel.name())
            .bind(new.levels.0)
            .bind(new.levels.1)
            .fetch_one(&mut *tx)
            .await?;
        if total == 0 {
            let message = "nobody of these ranks has consented to messages by this channel: nothing was sent";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::NOT_ENABLED, message));
        }
        let id = ids::new_id(now_ms);
        let texts = serde_json::to_string(&new.texts).map_err(|error| ApiError::Internal(error.to_string()))?;
        sql::query(
        "insert into mailings (id, channel, level_min, level_max, texts, created_by, created_at, total, sent, skipped, reached)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0, '')",
    )
    .bind(&id)
    .bind(new.channel.name())
    .bind(new.levels.0)
    .bind(new.levels.1)
    .bind(texts)
    .bind(operator)
    .bind(now_ms)
    .bind(total)
    .execute(&mut *tx)
    .await?;
        jobs::enqueue(tx, &SendMailing { mailing_id: id.clone() }, EnqueueOptions::default(), now_ms).await?;
        find(tx, &id).await?.ok_or_else(|| ApiError::not_found("mailing"))
    })
}

/// The mailing with this id; none for an unknown one.
///
/// # Errors
/// When the database fails.
pub async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Mailing>, StoreError> {
    sql::query_as("select * from mailings where id = $1").bind(id).fetch_optional(executor).await
}

/// The latest mailings, at most `limit`.
///
/// # Errors
/// When the database fails.
pub async fn list(executor: impl sql::Executor, limit: i64) -> Result<Vec<Mailing>, StoreError> {
    let query = "select * from mailings order by created_at desc, id desc limit $1";
    sql::query_as(query).bind(limit).fetch_all(executor).await
}
