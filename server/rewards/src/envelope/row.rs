//! Red envelopes as stored: whom one would reach, creating it, and finding and listing them.

use axum::http::StatusCode;
use identity::audience::Audience;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::ids;
use platform::jobs::{self, EnqueueOptions};
use platform::store::{Connection, StoreError, TxFuture, from_row, sql};
use protection::{MARKETED_TO, policy};

use super::check::NewRedEnvelope;
use super::hand_out::HandOutEnvelopes;
use crate::DAY_MS;
use crate::granted::ENVELOPE_TITLES;

/// A red envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RedEnvelope {
    /// Names it, and its titles.
    pub id: String,
    /// Id of the one member; empty for more.
    pub member_id: String,
    /// The label that its members have; empty where that does not matter.
    pub label: String,
    /// The ranks that it goes to, from
    pub level_min: i64,
    /// and to.
    pub level_max: i64,
    /// ISO 4217 code: members with another wallet get none.
    pub currency: String,
    /// What each gets, in minor units.
    pub amount: i64,
    /// How often it must be staked before it may leave; 0 for never.
    pub wager_multiplier: i64,
    /// Until when it can be claimed, in milliseconds.
    pub expires_at: i64,
    /// The operator.
    pub created_by: String,
    /// When, in milliseconds.
    pub created_at: i64,
    /// Members whom it reached when it began.
    pub total: i64,
    /// Members who were granted it.
    pub granted: i64,
    pub(super) reached: String,
    /// When it was done, in milliseconds.
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
    /// Whom it goes to.
    pub fn to(&self) -> Audience {
        let levels = (self.level_min, self.level_max);
        Audience { member_id: self.member_id.clone(), label: self.label.clone(), levels }
    }
}

/// The condition over `members m` for a wallet in this currency; a code has letters only.
pub(super) fn who_may_get(currency: &str) -> String {
    let letters: String = currency.chars().filter(char::is_ascii_alphabetic).collect();
    format!("{MARKETED_TO} and m.currency = '{letters}'")
}

/// How many members an envelope would reach now; nothing is granted.
///
/// # Errors
/// 422 for what can not be handed out.
pub async fn reach(
    tx: &mut Connection,
    (new, to): (&NewRedEnvelope, &Audience),
    currency: &str,
) -> Result<i64, ApiError> {
    new.check(policy::chosen(&mut *tx).await?)?;
    Ok(to.count(tx, &who_may_get(currency)).await?)
}

/// Writes an envelope down and has it handed out; gives it.
///
/// # Errors
/// 422 for what can not be handed out; 409 where it would reach nobody.
pub fn create<'c>(
    tx: &'c mut Connection,
    (new, to): (&'c NewRedEnvelope, &'c Audience),
    (currency, operator): (&'c str, &'c str),
    now_ms: i64,
) -> TxFuture<'c, RedEnvelope, ApiError> {
    Box::pin(async move {
        let total = reach(&mut *tx, (new, to), currency).await?;
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

/// The latest envelopes.
///
/// # Errors
/// When the database fails.
pub async fn list(executor: impl sql::Executor, most: i64) -> Result<Vec<RedEnvelope>, StoreError> {
    let query = "select * from red_envelopes order by created_at desc, id desc limit $1";
    sql::query_as(query).bind(most).fetch_all(executor).await
}
