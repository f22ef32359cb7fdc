//! Promotional calls that operators make: recorded, and refused where the member has not consented to calls.

use axum::http::StatusCode;
use lumora_core::wire::{MarketingChannel, code};
use platform::http::ApiError;
use platform::ids;
use platform::params::invalid_field;
use platform::store::{Connection, StoreError, from_row, sql};

use crate::consent;

/// Length of a note, in characters.
const NOTE: std::ops::RangeInclusive<usize> = 5..=500;

/// A recorded promotional call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// Name of the operator who called.
    pub operator: String,
    /// The operator's note about the call.
    pub note: String,
    /// When it was recorded, in milliseconds since the epoch.
    pub called_at: i64,
}

from_row!(Call { operator, note, called_at });

/// Records a call.
///
/// # Errors
/// 409 where the member has not consented to calls; 422 for an invalid note.
pub async fn record_call(
    tx: &mut Connection,
    member_id: &str,
    note: &str,
    operator: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let note = note.trim();
    if !NOTE.contains(&note.chars().count()) || note.contains(char::is_control) {
        return Err(invalid_field("note", "note must be one line of 5 to 500 characters".to_owned()));
    }
    if !consent::granted(&mut *tx, member_id, MarketingChannel::Call).await? {
        let message = "this member has not consented to promotional calls: do not call";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::NOT_ENABLED, message));
    }
    sql::query("insert into marketing_calls (id, member_id, operator, note, called_at) values ($1, $2, $3, $4, $5)")
        .bind(ids::new_id(now_ms))
        .bind(member_id)
        .bind(operator)
        .bind(note)
        .bind(now_ms)
        .execute(tx)
        .await?;
    Ok(())
}

/// The latest calls to a member, 100 at most.
///
/// # Errors
/// When the database fails.
pub async fn calls(executor: impl sql::Executor, member_id: &str) -> Result<Vec<Call>, StoreError> {
    let query = "select operator, note, called_at from marketing_calls where member_id = $1
                 order by called_at desc, id desc limit 100";
    sql::query_as(query).bind(member_id).fetch_all(executor).await
}
