//! What closing an account means here, and opening it again; and suspending it. Whether it may be closed is for the crates that know its money.

use platform::http::ApiError;
use platform::store::{Connection, StoreError, sql};

use crate::member::{ACTIVE, CLOSED, SUSPENDED};
use crate::session::token;

/// Ends the account within the caller's transaction: every session and remembered login ends, and what was handed out to change its
/// password is worth nothing. The row stays, so that nobody else gets the name. Says whether it was open.
///
/// # Errors
/// When the database fails.
pub async fn close(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<bool, StoreError> {
    end(tx, member_id, CLOSED, now_ms).await
}

/// Suspends the account in the same way: nobody logs in to it, and what is in it stays. Says whether it was open.
///
/// # Errors
/// When the database fails.
pub async fn suspend(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<bool, StoreError> {
    end(tx, member_id, SUSPENDED, now_ms).await
}

async fn end(tx: &mut Connection, member_id: &str, state: &str, now_ms: i64) -> Result<bool, StoreError> {
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

/// Lets a closed account log in again. Says whether it was closed.
///
/// # Errors
/// When the database fails.
pub async fn reopen(tx: &mut Connection, member_id: &str) -> Result<bool, StoreError> {
    open(tx, member_id, CLOSED).await
}

/// Lets a suspended account log in again. Says whether it was suspended.
///
/// # Errors
/// When the database fails.
pub async fn resume(tx: &mut Connection, member_id: &str) -> Result<bool, StoreError> {
    open(tx, member_id, SUSPENDED).await
}

async fn open(tx: &mut Connection, member_id: &str, from: &str) -> Result<bool, StoreError> {
    let update = "update members set state = $2 where id = $1 and state = $3";
    let opened = sql::query(update).bind(member_id).bind(ACTIVE).bind(from).execute(tx).await?;
    Ok(opened.rows_affected() == 1)
}

/// Passes a member whose account is open, as the transaction sees it: a call that had begun before the account was closed must not write
/// after it.
///
/// # Errors
/// 401 where it is closed or suspended.
pub async fn require_open(tx: &mut Connection, member_id: &str) -> Result<(), ApiError> {
    let state: Option<String> =
        sql::query_scalar("select state from members where id = $1").bind(member_id).fetch_optional(tx).await?;
    if state.as_deref() == Some(ACTIVE) { Ok(()) } else { Err(ApiError::login_required()) }
}
