//! The member's calls to list, add and remove payout accounts.

use axum::extract::State;
use axum::middleware;
use identity::idempotency;
use identity::member::{MemberRow, masked_name};
use identity::payment_password;
use identity::session::{Member, MemberEvenExcluded};
use lumora_core::wire::{Envelope, NewPayoutAccount, PayoutAccounts, RemovePayoutAccount, SealedBody};
use platform::http::{ApiError, ErrorEnvelope, Language, Reply};
use platform::seal::Sealed;
use platform::settings::Settings;
use platform::texts::Texts;
use utoipa::{OpenApiRouter, routes};

use super::change::{self, MAX_ACCOUNTS};
use super::method::{METHOD, MethodRow};
use super::row::AccountRow;
use crate::CashierState;
use crate::customer::real_member;

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<CashierState> {
    let repeatable = OpenApiRouter::new()
        .routes(routes!(add))
        .routes(routes!(remove))
        .route_layer(middleware::from_fn(idempotency::sealed_layer));
    OpenApiRouter::new().routes(routes!(accounts)).merge(repeatable)
}

/// Payout accounts of the member
///
/// With the payout methods, and the rule of an account number of each.
#[utoipa::path(
    get, path = "/wps/member/payoutAccounts", tag = "cashier", security(("session" = [])),
    responses((status = 200, body = Envelope<PayoutAccounts>), (status = 401, body = ErrorEnvelope))
)]
async fn accounts(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
) -> Result<Reply<PayoutAccounts>, ApiError> {
    let member = real_member(member)?;
    Ok(Reply(present(&state, &member, language.code()).await?))
}

/// Add a payout account
///
/// The body is a sealed `NewPayoutAccount`. Requires a login with the password within the last ten minutes, and the
/// payment password. The member is notified by mail and SMS. The account can be paid to after the waiting time.
#[utoipa::path(
    put, path = "/wps/member/payoutAccounts", tag = "cashier", security(("session" = [])), request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<PayoutAccounts>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 409, description = "There is no payment password or no proven name, or the way to be paid is closed", body = ErrorEnvelope),
        (status = 422, description = "Something does not fit", body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn add(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Sealed(request): Sealed<NewPayoutAccount>,
) -> Result<Reply<PayoutAccounts>, ApiError> {
    let member = real_member(member)?;
    member.require_fresh_password(state.base.clock.now_ms())?;
    payment_password::prove(&state.base, &state.passwords, &member.id, request.payment_password.reveal()).await?;
    change::add(&state, &member, &request).await?;
    Ok(Reply(present(&state, &member, language.code()).await?))
}

/// Remove a payout account
///
/// The body is a sealed `RemovePayoutAccount`. Requires a login with the password within the last ten minutes, and the
/// payment password.
#[utoipa::path(
    post, path = "/wps/member/payoutAccounts/remove", tag = "cashier", security(("session" = [])), request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<PayoutAccounts>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn remove(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Sealed(request): Sealed<RemovePayoutAccount>,
) -> Result<Reply<PayoutAccounts>, ApiError> {
    let member = real_member(member)?;
    member.require_fresh_password(state.base.clock.now_ms())?;
    payment_password::prove(&state.base, &state.passwords, &member.id, request.payment_password.reveal()).await?;
    change::remove(&state, &member, &request.id).await?;
    Ok(Reply(present(&state, &member, language.code()).await?))
}

/// The member's payout accounts, the payout methods and the rules for them.
pub(crate) async fn present(state: &CashierState, member: &Member, language: &str) -> Result<PayoutAccounts, ApiError> {
    let store = &state.base.store;
    let now_ms = state.base.clock.now_ms();
    let texts = Texts::of(store, METHOD, language).await?;
    let settings = Settings::load(store).await?;
    let rows = AccountRow::all(store.reader(), &member.id).await?;
    let methods = MethodRow::all(store.reader(), member.row.rank_level).await?;
    // The name may have been proven after the session was loaded.
    let row = MemberRow::by_id(store.reader(), &member.id).await?.ok_or_else(ApiError::login_required)?;
    let payee_name = row.proven_payee_name().unwrap_or_default();
    Ok(PayoutAccounts {
        list: rows.iter().map(|row| row.to_wire(payee_name, now_ms)).collect(),
        methods: methods.iter().map(|method| method.to_wire(&texts, now_ms)).collect(),
        payee_name: masked_name(payee_name),
        waiting_minutes: u32::try_from(change::waiting_minutes(&settings)).unwrap_or(0),
        most: u32::try_from(MAX_ACCOUNTS).unwrap_or(u32::MAX),
    })
}
