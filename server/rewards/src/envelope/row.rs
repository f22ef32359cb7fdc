//! Rows of red envelopes: count of recipients, create, find and list.

use axum::http::StatusCode;
use identity::audience::Audience;
use lumora_core::wire::code;
use platform::clock::DAY_MS;
use platform::http::ApiError;
use platform::ids;
use platform::jobs::{self, EnqueueOptions};
use platform::store::{Connection, StoreError, TxFuture, from_row, sql};
use protection::{MARKETED_TO, policy};

use super::check::NewRedEnvelope;
use super::hand_out::HandOutEnvelopes;
use crate::granted::ENVELOPE_TITLES;

/// A red envelope. Times are milliseconds since the epoch (UTC).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RedEnvelope {
    /// Id of the envelope, and of its titles.
    pub id: String,
    /// Id of the only member who gets it; empty for several.
    pub member_id: String,
    /// The label that its members must have; empty for any.
    pub label: String,
    /// Lowest rank of its members.
    pub level_min: i64,
    /// Highest rank of its members.
    pub level_max: i64,
    /// ISO 4217 code: only members with a wallet in it get one.
    pub currency: String,
    /// The amount that each member gets, in minor units.
    pub amount: i64,
    /// How many times it must be wagered before it may be withdrawn; 0 for never.
    pub wager_multiplier: i64,
    /// Until when it can be claimed.
    pub expires_at: i64,
    /// Name of the operator who created it.
    pub created_by: String,
    /// When it was created.
    pub created_at: i64,
    /// Number of eligible members when it was created.
    pub total: i64,
    /// Number of members who were granted it.
    pub granted: i64,
    pub(super) reached: String,
    /// When the job was finished; `None` before.
    pub finished_at: Option<i64>,
}

from_row!(RedEnvelope {
    id,
    member_id,
    label,
    level_min,
    level_max,
    currency,
    amount,
    wager_multiplier,
    expires_at,
    created_by,
    created_at,
    total,
    granted,
    reached,
    finished_at
});

impl RedEnvelope {
    /// The members whom it is for.
    pub fn to(&self) -> Audience {
        let levels = (self.level_min, self.level_max);
        Audience { member_id: self.member_id.clone(), label: self.label.clone(), levels }
    }
}

/// SQL condition over `members m`: may be marketed to, and has a wallet in this currency. Only the letters of the code
/// are used, so that it can be inlined safely.
pub(super) fn eligibility_condition(currency: &str) -> String {
    let letters: String = currency.chars().filter(char::is_ascii_alphabetic).collect();
    format!("{MARKETED_TO} and m.currency = '{letters}'")
}

/// Number of members who would get an envelope at this time; nothing is granted.
///
/// # Errors
/// 422 for an invalid envelope.
pub async fn count_eligible(
    tx: &mut Connection,
    (new, to): (&NewRedEnvelope, &Audience),
    currency: &str,
) -> Result<i64, ApiError> {
    new.check(policy::chosen(&mut *tx).await?)?;
    Ok(to.count(tx, &eligibility_condition(currency)).await?)
}

/// Creates an envelope and enqueues its job.
///
/// # Errors
/// 422 for an invalid envelope; 409 where no member would get it.
pub fn create<'c>(
    tx: &'c mut Connection,
    (new, to): (&'c NewRedEnvelope, &'c Audience),
    (currency, operator): (&'c str, &'c str),
    now_ms: i64,
) -> TxFuture<'c, RedEnvelope, ApiError> {
    Box::pin(async move {
        let total = count_eligible(&mut *tx, (new, to), currency).await?;
        if total == 0 {
            let message = "it would reach nobody: nothing was handed out. Members who are excluded or marked, or whose wallet has another \
                       currency, get none";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::NOT_ENABLED, message));
        }
        let id = ids::new_id(now_ms);
        for (language, title) in &new.titles {
            let insert = "insert into texts (subject, id, field, language, body) values ($1, $2, 'title', $3, $4)";
            let insert = sql::query(insert).bind(ENVELOPE_TITLES).bind(&id).bind(language).bind(title.trim());
            insert.execute(&mut *tx).await?;
        }
        sql::query(
        "insert into red_envelopes (id, member_id, label, level_min, level_max, currency, amount, wager_multiplier, expires_at, created_by,
         created_at, total, granted, reached) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0, '')",
    )
    .bind(&id)
    .bind(&to.member_id)
    .bind(&to.label)
    .bind(to.levels.0)
    .bind(to.levels.1)
    .bind(currency)
    .bind(new.amount.0.0)
    .bind(i64::from(new.wager_multiplier))
    .bind(now_ms + i64::from(new.days) * DAY_MS)
    .bind(operator)
    .bind(now_ms)
    .bind(total)
    .execute(&mut *tx)
    .await?;
        jobs::enqueue(tx, &HandOutEnvelopes { envelope_id: id.clone() }, EnqueueOptions::default(), now_ms).await?;
        find(tx, &id).await?.ok_or_else(|| ApiError::not_found("red envelope"))
    })
}

/// The envelope with this id.
pub(super) async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<RedEnvelope>, StoreError> {
    sql::query_as("select * from red_envelopes where id = $1").bind(id).fetch_optional(executor).await
}

/// The latest envelopes, newest first.
///
/// # Errors
/// When the database fails.
pub async fn list(executor: impl sql::Executor, limit: i64) -> Result<Vec<RedEnvelope>, StoreError> {
    let query = "select * from red_envelopes order by created_at desc, id desc limit $1";
    sql::query_as(query).bind(limit).fetch_all(executor).await
}
