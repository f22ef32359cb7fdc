//! The member's calls: the conditions of closing the account, and closing it.

use axum::extract::State;
use lumora_core::wire::{CloseAccountRequest, ClosingValue, Done, Envelope, SealedBody, code};
use utoipa::{OpenApiRouter, routes};

use super::close::close;
use super::closing_conditions::conditions;
use crate::PrivacyState;
use cashier::withdrawable::update_wagering;
use identity::payment_password;
use identity::session::MemberEvenExcluded;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Reply};
use platform::seal::Sealed;
use platform::store::Connection;

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<PrivacyState> {
    OpenApiRouter::new().routes(routes!(state, close_account))
}

/// Conditions of closing the account
///
/// What blocks the closure, and what would be given up.
#[utoipa::path(
    get, path = "/wps/member/closing", tag = "privacy", security(("session" = [])),
    responses((status = 200, body = Envelope<ClosingValue>), (status = 401, body = ErrorEnvelope))
)]
async fn state(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<ClosingValue>, ApiError> {
    member.require_real()?;
    let now_ms = base.clock.now_ms();
    update_wagering(&base.store, &member.id, &member.row.currency, now_ms).await?;
    let payment_password = payment_password::is_set(&base, &member.id).await?;
    let work = async move |tx: &mut Connection| conditions(tx, &member.row, now_ms).await;
    let found = base.store.read(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(ClosingValue { payment_password, ..found }))
}

/// Close the account
///
/// The body is a sealed `CloseAccountRequest`. Needs a login password that was proven within ten minutes, and the payment password
/// where one is set. Every session ends; the account name stays taken. An operator can reopen the account for some days.
#[utoipa::path(
    post, path = "/wps/member/closing", tag = "privacy", security(("session" = [])), request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<Done>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 409, description = "Something stands in the way, or the balance has changed", body = ErrorEnvelope),
        (status = 422, description = "Not agreed to, or the payment password is wrong", body = ErrorEnvelope),
        (status = 429, description = "Payments are locked", body = ErrorEnvelope)
    )
)]
async fn close_account(
    State(state): State<PrivacyState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Sealed(request): Sealed<CloseAccountRequest>,
) -> Result<Reply<Done>, ApiError> {
    let base = &state.base;
    member.require_real()?;
    let now_ms = base.clock.now_ms();
    member.require_fresh_password(now_ms)?;
    if !request.understood {
        return Err(ApiError::rule_broken([("understood", code::CONSENT_REQUIRED)]));
    }
    if payment_password::is_set(base, &member.id).await? {
        payment_password::prove(base, &state.passwords, &member.id, request.payment_password.reveal()).await?;
    }
    update_wagering(&base.store, &member.id, &member.row.currency, now_ms).await?;
    let (id, give_up) = (member.id, request.give_up.0);
    base.store.write(move |tx| Box::pin(async move { close(tx, &id, give_up, now_ms).await })).await?;
    Ok(Reply(Done {}))
}
