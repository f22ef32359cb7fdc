//! Closing, suspending and reopening an account. Whether an account may be closed is decided by the callers, which know its money.

use platform::http::ApiError;
use platform::store::{Connection, StoreError, sql};

use crate::member::{ACTIVE, CLOSED, SUSPENDED};
use crate::session::token;

/// Closes an active account in the caller's transaction: its sessions and remembered logins end, and its password tickets and waiting
/// second-factor challenges are deleted. The row stays, so that the account name is not reused. Gives whether it was active.
///
/// # Errors
/// When the database fails.
pub async fn close(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<bool, StoreError> {
    deactivate(tx, member_id, CLOSED, now_ms).await
}

/// Suspends an active account in the same way: nobody can log in, and its balance stays. Gives whether it was active.
///
/// # Errors
/// When the database fails.
pub async fn suspend(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<bool, StoreError> {
    deactivate(tx, member_id, SUSPENDED, now_ms).await
}

async fn deactivate(tx: &mut Connection, member_id: &str, state: &str, now_ms: i64) -> Result<bool, StoreError> {
    let update = "update members set state = $2 where id = $1 and state = $3";
    let ended = sql::query(update).bind(member_id).bind(state).bind(ACTIVE).execute(&mut *tx).await?;
    if ended.rows_affected() == 0 {
        return Ok(false);
    }
    for delete in
        ["delete from password_tickets where member_id = $1", "delete from factor_challenges where member_id = $1"]
    {
        sql::query(delete).bind(member_id).execute(&mut *tx).await?;
    }
    token::end_others(tx, member_id, None, now_ms).await?;
    Ok(true)
}

/// Reopens a closed account for login. Gives whether it was closed.
///
/// # Errors
/// When the database fails.
pub async fn reopen(tx: &mut Connection, member_id: &str) -> Result<bool, StoreError> {
    activate(tx, member_id, CLOSED).await
}

/// Lifts a suspension. Gives whether the account was suspended.
///
/// # Errors
/// When the database fails.
pub async fn resume(tx: &mut Connection, member_id: &str) -> Result<bool, StoreError> {
    activate(tx, member_id, SUSPENDED).await
}

async fn activate(tx: &mut Connection, member_id: &str, from: &str) -> Result<bool, StoreError> {
    let update = "update members set state = $2 where id = $1 and state = $3";
    let opened = sql::query(update).bind(member_id).bind(ACTIVE).bind(from).execute(tx).await?;
    Ok(opened.rows_affected() == 1)
}

/// Requires an active account, read within the transaction: a call that began before the account was closed must write nothing
/// afterwards.
///
/// # Errors
/// 401 `login_required` for an account that is closed or suspended.
pub async fn require_open(tx: &mut Connection, member_id: &str) -> Result<(), ApiError> {
    let state: Option<String> =
        sql::query_scalar("select state from members where id = $1").bind(member_id).fetch_optional(tx).await?;
    if state.as_deref() == Some(ACTIVE) { Ok(()) } else { Err(ApiError::login_required()) }
}
