//! Closed accounts as operators see them, and opening one again.

use axum::http::StatusCode;
use identity::alert::{self, Alert};
use identity::member::{MemberRow, account_key};
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, StoreError, TxFuture, from_row, sql};

/// Characters of a reason.
const REASON: std::ops::RangeInclusive<usize> = 5..=500;

/// A closed account, or one that was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closure {
    /// Account name.
    pub account: String,
    /// ISO 4217 code.
    pub currency: String,
    /// What was given up, in minor units.
    pub given_up: i64,
    /// What the wallet holds now: money that came in since.
    pub balance: i64,
    /// When it was closed, in milliseconds.
    pub closed_at: i64,
    /// Until when it can be opened again.
    pub reopen_until: i64,
    /// When it was opened again.
    pub reopened_at: Option<i64>,
    /// By whom; empty where it was not.
    pub reopened_by: String,
    /// Why.
    pub reason: String,
}

from_row!(Closure { account, currency, given_up, balance, closed_at, reopen_until, reopened_at, reopened_by, reason });

/// Closed accounts, the latest first, of all members or of one.
///
/// # Errors
/// When the database fails.
pub async fn list(
    executor: impl sql::Executor,
    account: Option<&str>,
    (offset, limit): (i64, i64),
) -> Result<Vec<Closure>, StoreError> {
    sql::query_as(
        "select m.account, c.currency, c.given_up, coalesce(a.balance, 0) as balance, c.closed_at, c.reopen_until,
         c.reopened_at, c.reopened_by, c.reason
         from account_closures c join members m on m.id = c.member_id
         left join accounts a on a.id = 'member_wallet:' || m.id || ':' || c.currency
         where ($1 = '' or m.account = $1) order by c.closed_at desc, c.id desc limit $2 offset $3",
    )
    .bind(account.map(account_key).unwrap_or_default())
    .bind(limit)
    .bind(offset)
    .fetch_all(executor)
    .await
}

/// Opens a closed account again; gives its member. What was given up stays given up.
///
/// # Errors
/// 404 for an account that its member has not closed; 409 where the time is over; 422 for a reason that will not do.
pub fn reopen<'c>(
    tx: &'c mut Connection,
    account: &'c str,
    reason: &'c str,
    operator: &'c str,
    now_ms: i64,
) -> TxFuture<'c, MemberRow, ApiError> {
    Box::pin(async move {
        let reason = reason.trim();
        if !REASON.contains(&reason.chars().count()) || reason.contains(char::is_control) {
            return Err(invalid_field("reason", "reason must be one line of 5 to 500 characters".to_owned()));
        }
        let nobody = || ApiError::not_found("closed account");
        let member = MemberRow::by_account(&mut *tx, &account_key(account)).await?.ok_or_else(nobody)?;
        let query = "select id, reopen_until from account_closures where member_id = $1 and reopened_at is null
                 order by closed_at desc limit 1";
        let found: Option<(String, i64)> = sql::query_as(query).bind(&member.id).fetch_optional(&mut *tx).await?;
        let (id, until) = found.ok_or_else(nobody)?;
        if until <= now_ms {
            let message = "the time in which this account could be opened again is over";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message));
        }
        if !identity::closing::reopen(tx, &member.id).await? {
            return Err(nobody());
        }
        sql::query("update account_closures set reopened_at = $2, reopened_by = $3, reason = $4 where id = $1")
            .bind(&id)
            .bind(now_ms)
            .bind(operator)
            .bind(reason)
            .execute(&mut *tx)
            .await?;
        alert::put(tx, &member, &Alert::AccountReopened, now_ms).await?;
        Ok(member)
    })
}
