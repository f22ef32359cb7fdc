//! Broadcasts as stored: counting the recipients of one, creating, finding and listing them.

use axum::http::StatusCode;
use identity::audience::Audience;
use lumora_core::domain::message::MessageCategory;
use lumora_core::wire::code;
use platform::clock::DAY_MS;
use platform::http::ApiError;
use platform::ids;
use platform::jobs::{self, EnqueueOptions};
use platform::store::{Connection, StoreError, TxFuture, from_row, sql};

use super::check::NewBroadcast;
use super::consent::condition;
use super::send::SendBroadcast;

/// A broadcast. Times are milliseconds since the epoch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broadcast {
    /// Id of the broadcast, also of its texts.
    pub id: String,
    /// Code of the [`MessageCategory`].
    pub category: String,
    /// Id of the only recipient; empty for several.
    pub member_id: String,
    /// The label of its recipients; empty for any.
    pub label: String,
    /// The lowest rank of its recipients.
    pub level_min: i64,
    /// The highest rank of its recipients.
    pub level_max: i64,
    pub(super) pinned: i64,
    pub(super) reply: i64,
    pub(super) action: String,
    pub(super) message_expires_at: i64,
    /// Name of the operator who created it.
    pub created_by: String,
    /// When it was created.
    pub created_at: i64,
    /// Number of recipients when it was created.
    pub total: i64,
    /// Number of messages written so far.
    pub sent: i64,
    pub(super) reached: String,
    /// When the last message was written; none while it is being sent.
    pub finished_at: Option<i64>,
}

from_row!(Broadcast {
    id,
    category,
    member_id,
    label,
    level_min,
    level_max,
    pinned,
    reply,
    action,
    message_expires_at,
    created_by,
    created_at,
    total,
    sent,
    reached,
    finished_at
});

impl Broadcast {
    /// The recipients.
    pub fn to(&self) -> Audience {
        let levels = (self.level_min, self.level_max);
        Audience { member_id: self.member_id.clone(), label: self.label.clone(), levels }
    }

    pub(super) fn category(&self) -> Result<MessageCategory, StoreError> {
        let category = MessageCategory::from_name(&self.category);
        category.ok_or_else(|| StoreError::Corrupt("category of a broadcast".to_owned()))
    }
}

/// The number of members that a broadcast would reach now; nothing is sent.
///
/// # Errors
/// 422 for an invalid broadcast.
pub async fn reach(executor: impl sql::Executor, new: &NewBroadcast, to: &Audience) -> Result<i64, ApiError> {
    new.check()?;
    Ok(to.count(executor, &condition(new.category)).await?)
}

/// Stores a broadcast and enqueues its job.
///
/// # Errors
/// 422 for an invalid broadcast; 409 where it has no recipient.
pub fn create<'c>(
    tx: &'c mut Connection,
    (new, to): (&'c NewBroadcast, &'c Audience),
    operator: &'c str,
    now_ms: i64,
) -> TxFuture<'c, Broadcast, ApiError> {
    Box::pin(async move {
        let total = reach(&mut *tx, new, to).await?;
        if total == 0 {
            let message =
                "it would reach nobody: nothing was sent. PROMO needs members who have consented and are not excluded";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::NOT_ENABLED, message));
        }
        let (id, expires_at) = (ids::new_id(now_ms), now_ms + new.kept_days() * DAY_MS);
        let words = new.texts.iter().map(|(code, it)| (code.clone(), (it.title.clone(), it.text.clone()))).collect();
        messages::put_texts(tx, &id, &words, expires_at).await?;
        sql::query(
        "insert into broadcasts (id, category, member_id, label, level_min, level_max, pinned, reply, action, message_expires_at, created_by,
         created_at, total, sent, reached) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 0, '')",
    )
    .bind(&id)
    .bind(new.category.name())
    .bind(&to.member_id)
    .bind(&to.label)
    .bind(to.levels.0)
    .bind(to.levels.1)
    .bind(i64::from(new.pinned))
    .bind(i64::from(new.reply))
    .bind(&new.action)
    .bind(expires_at)
    .bind(operator)
    .bind(now_ms)
    .bind(total)
    .execute(&mut *tx)
    .await?;
        jobs::enqueue(tx, &SendBroadcast { broadcast_id: id.clone() }, EnqueueOptions::default(), now_ms).await?;
        find(tx, &id).await?.ok_or_else(|| ApiError::not_found("broadcast"))
    })
}

/// The broadcast with this id; none for an unknown one.
///
/// # Errors
/// When the database fails.
pub async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Broadcast>, StoreError> {
    sql::query_as("select * from broadcasts where id = $1").bind(id).fetch_optional(executor).await
}

/// The latest broadcasts, at most `limit`.
///
/// # Errors
/// When the database fails.
pub async fn list(executor: impl sql::Executor, limit: i64) -> Result<Vec<Broadcast>, StoreError> {
    let query = "select * from broadcasts order by created_at desc, id desc limit $1";
    sql::query_as(query).bind(limit).fetch_all(executor).await
}
