//! Gives money to the member's upline.

use axum::http::StatusCode;
use identity::idempotency::Intent;
use identity::member::MemberRow;
use identity::payment_password;
use identity::session::{Member, require_not_excluded};
use identity::upline::{is_offered, receiver};
use lumora_core::domain::money::Money;
use lumora_core::wire::{UplineTransferRequest, code};
use platform::http::ApiError;
use platform::ids;
use platform::store::Connection;

use crate::CashierState;
use crate::team_transfer::{Direction, Transfer, carry_out};
use crate::withdrawable::update_wagering;

/// Transfers the money and gives the transfer's id.
///
/// # Errors
/// 401 for a remembered session without a password login; 403 where the operator does not offer it; 409 without a
/// payment password, or where the upline can not be given money; 422 for an invalid amount or a wrong payment password;
/// 429 for too many wrong passwords.
pub(super) async fn give(
    state: &CashierState,
    member: &Member,
    intent: Intent,
    request: &UplineTransferRequest,
) -> Result<String, ApiError> {
    if let Some(id) = intent.stored_result()? {
        return Ok(id);
    }
    let base = &state.base;
    let now_ms = base.clock.now_ms();
    if member.proved_at.is_none() {
        member.require_fresh_password(now_ms)?;
    }
    payment_password::prove(base, &state.passwords, &member.id, request.payment_password.reveal()).await?;
    update_wagering(&base.store, &member.id, &member.row.currency, now_ms).await?;
    let (id, member_id, amount) = (ids::new_id(now_ms), member.id.clone(), request.amount.0);
    intent
        .once(&base.store, move |tx| Box::pin(async move { write(tx, (&id, &member_id), amount, now_ms).await }))
        .await
}

async fn write(
    tx: &mut Connection,
    (id, member_id): (&str, &str),
    amount: Money,
    now_ms: i64,
) -> Result<String, ApiError> {
    // The member's row may have changed since the session was loaded.
    let member = MemberRow::by_id(&mut *tx, member_id).await?.ok_or_else(|| ApiError::not_found("member"))?;
    member.require_active()?;
    require_not_excluded(tx, member_id, now_ms).await?;
    if !is_offered(&mut *tx).await? {
        let message = "transfers to an upline are not offered here: take the money out instead";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    let upline = receiver(&mut *tx, &member, now_ms).await?.ok_or_else(unavailable)?;
    let transfer =
        Transfer { direction: Direction::ToUpline, id, giver: &member, receiver: &upline, amount, unavailable };
    carry_out(tx, &transfer, now_ms).await?;
    Ok(id.to_owned())
}

fn unavailable() -> ApiError {
    let message = "there is no upline that can be given money: it is closed, no agent, keeps another currency, or something protects it from more money";
    ApiError::refused(StatusCode::CONFLICT, code::UPLINE_UNAVAILABLE, message)
}
