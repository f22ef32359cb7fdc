//! Closed accounts as operators see them, and reopening one.

use axum::http::StatusCode;
use identity::alert::{self, Alert};
use identity::member::{MemberRow, account_key};
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, StoreError, TxFuture, from_row, sql};

/// Length of a reason, in characters.
const REASON: std::ops::RangeInclusive<usize> = 5..=500;

/// A closure of an account. Times are milliseconds since the epoch, money in minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closure {
    /// Account name.
    pub account: String,
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// The balance that the member gave up.
    pub given_up: i64,
    /// The wallet's present balance: money that arrived after the closure.
    pub balance: i64,
    /// When the account was closed.
    pub closed_at: i64,
    /// Until when it can be reopened.
    pub reopen_until: i64,
    /// When it was reopened; none while it is closed.
    pub reopened_at: Option<i64>,
    /// Name of the operator who reopened it; empty while it is closed.
    pub reopened_by: String,
    /// The operator's reason for reopening it; empty while it is closed.
    pub reason: String,
}

from_row!(Closure { account, currency, given_up, balance, closed_at, reopen_until, reopened_at, reopened_by, reason });

/// Closures of all members or of one (by account name), the latest first.
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

/// Reopens a closed account; gives its member. The balance given up is not returned.
///
/// # Errors
/// 404 for an account that its member has not closed; 409 where the time for reopening is over; 422 for an invalid reason.
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
        alert::queue(tx, &member, &Alert::AccountReopened, now_ms).await?;
        Ok(member)
    })
}
