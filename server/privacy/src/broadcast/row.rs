//! Broadcasts as stored: whom one would reach, creating it, and finding and listing them.

use axum::http::StatusCode;
use identity::audience::Audience;
use lumora_core::domain::message::MessageCategory;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::ids;
use platform::jobs::{self, EnqueueOptions};
use platform::store::{Connection, StoreError, TxFuture, from_row, sql};

use super::check::NewBroadcast;
use super::consent::condition;
use super::send::SendBroadcast;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A broadcast.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broadcast {
    /// Names it, and its words.
    pub id: String,
    /// The word of its category.
    pub category: String,
    /// Id of the one member; empty for more.
    pub member_id: String,
    /// The label that its members have; empty where that does not matter.
    pub label: String,
    /// The ranks that it goes to, from
    pub level_min: i64,
    /// and to.
    pub level_max: i64,
    pub(super) pinned: i64,
    pub(super) reply: i64,
    pub(super) action: String,
    pub(super) message_expires_at: i64,
    /// The operator.
    pub created_by: String,
    /// When, in milliseconds.
    pub created_at: i64,
    /// Members whom it reached when it began.
    pub total: i64,
    /// Messages that were written.
    pub sent: i64,
    pub(super) reached: String,
    /// When it was done, in milliseconds.
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
    /// Whom it goes to.
    pub fn to(&self) -> Audience {
        let levels = (self.level_min, self.level_max);
        Audience { member_id: self.member_id.clone(), label: self.label.clone(), levels }
    }

    pub(super) fn category(&self) -> Result<MessageCategory, StoreError> {
        let category = MessageCategory::from_name(&self.category);
        category.ok_or_else(|| StoreError::Corrupt("category of a broadcast".to_owned()))
    }
}

/// How many members a broadcast would reach now; nothing is sent.
///
/// # Errors
/// 422 for what can not be sent.
pub async fn reach(executor: impl sql::Executor, new: &NewBroadcast, to: &Audience) -> Result<i64, ApiError> {
    new.check()?;
    Ok(to.count(executor, &condition(new.category)).await?)
}

/// Writes a broadcast down and has it sent; gives it.
///
/// # Errors
/// 422 for what can not be sent; 409 where it would reach nobody.
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
        messages::put_words(tx, &id, &words, expires_at).await?;
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

/// The broadcast with this id.
///
/// # Errors
/// When the database fails.
pub async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Broadcast>, StoreError> {
    sql::query_as("select * from broadcasts where id = $1").bind(id).fetch_optional(executor).await
}

/// The latest broadcasts.
///
/// # Errors
/// When the database fails.
pub async fn list(executor: impl sql::Executor, most: i64) -> Result<Vec<Broadcast>, StoreError> {
    let query = "select * from broadcasts order by created_at desc, id desc limit $1";
    sql::query_as(query).bind(most).fetch_all(executor).await
}
