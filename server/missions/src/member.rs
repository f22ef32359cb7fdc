//! Eligibility: members with real money who may be marketed to.

use axum::http::StatusCode;
use identity::closing;
use identity::session::Member;
use lumora_core::domain::account::AccountType;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::store::{Connection, StoreError, sql};
use protection::{MemberProtection, may_be_marketed_to};

/// Whether rewards may be offered and paid to a member: not excluded, and without a marker of harm.
///
/// # Errors
/// When the database fails.
pub(super) async fn is_offered_to(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let protection = MemberProtection::read(&mut *tx, member_id).await?;
    Ok(!protection.is_excluded(now_ms) && may_be_marketed_to(tx, member_id).await?)
}

/// Lets an eligible member through.
///
/// # Errors
/// 401 for an account that is not open; 403 for guests of the demo, and for members who are excluded or may not be
/// marketed to.
pub(super) async fn require_eligible(tx: &mut Connection, member: &Member, now_ms: i64) -> Result<(), ApiError> {
    member.require_real()?;
    closing::require_open(&mut *tx, &member.id).await?;
    if is_offered_to(tx, &member.id, now_ms).await? {
        return Ok(());
    }
    let message = "missions are not open to you at present: ask customer service";
    Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message))
}

/// Whether a member's bets count: those of guests of the demo do not.
///
/// # Errors
/// When the database fails.
pub(super) async fn is_counted(tx: &mut Connection, member_id: &str) -> Result<bool, StoreError> {
    let query = "select count(*) from members where id = $1 and account_type <> $2";
    let trial = i64::from(AccountType::Trial.number());
    let count: i64 = sql::query_scalar(query).bind(member_id).bind(trial).fetch_one(tx).await?;
    Ok(count > 0)
}
