//! The member's calls of withdrawals: options, request, list, confirmation, cancellation, and upload of proof pictures.

use axum::extract::{DefaultBodyLimit, State};
use axum::middleware;
use identity::closing;
use identity::idempotency::{self, Intent, IntentKey};
use identity::session::{Member, MemberEvenExcluded, require_not_excluded};
use lumora_core::domain::cashier::{WithdrawalEvent, WithdrawalStatus};
use lumora_core::domain::upload::IMAGE_BYTES;
use lumora_core::wire::{
    ConfirmationRequest, Envelope, ImageValue, SealedBody, Withdrawal, WithdrawalOptions, WithdrawalPage,
    WithdrawalRequest, code,
};
use platform::http::{ApiError, ErrorEnvelope, Json, Language, Query, Reply, Upload};
use platform::params::{Code, OneOf, OptionalParam, Page, PageNumber, PageSize, RequiredParam};
use platform::seal::Sealed;
use platform::settings::Settings;
use platform::store::Connection;
use platform::{choices, query};
use utoipa::{OpenApiRouter, routes};

use super::decide::give_back;
use super::row::WithdrawalRow;
use super::{confirm, read, request};
use crate::CashierState;
use crate::customer::real_member;
use crate::image;
use crate::step::Actor;

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<CashierState> {
    let changing = OpenApiRouter::new()
        .routes(routes!(confirm_received))
        .routes(routes!(cancel))
        .route_layer(middleware::from_fn(idempotency::layer));
    let sealed = OpenApiRouter::new().routes(routes!(ask)).route_layer(middleware::from_fn(idempotency::sealed_layer));
    // Outside the idempotency layer, which keeps bodies in memory for their fingerprint: a picture that is uploaded
    // twice is stored twice.
    let uploads =
        OpenApiRouter::new().routes(routes!(send_proof)).route_layer(DefaultBodyLimit::max(IMAGE_BYTES as usize - 1));
    OpenApiRouter::new()
        .routes(routes!(options))
        .routes(routes!(list))
        .routes(routes!(one))
        .merge(changing)
        .merge(sealed)
        .merge(uploads)
}

/// Options of a withdrawal
///
/// What may leave the wallet and what locks the rest, payout accounts, daily limits, and open withdrawals.
#[utoipa::path(
    get, path = "/wps/member/withdrawals/options", tag = "cashier", security(("session" = [])),
    responses((status = 200, body = Envelope<WithdrawalOptions>), (status = 401, body = ErrorEnvelope))
)]
async fn options(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
) -> Result<Reply<WithdrawalOptions>, ApiError> {
    Ok(Reply(read::options(&state, &real_member(member)?, language.code()).await?))
}

/// Request a withdrawal
///
/// The body is a sealed `WithdrawalRequest`. A hold on the money is placed before the call answers.
#[utoipa::path(
    post, path = "/wps/member/withdrawals", tag = "cashier", params(IntentKey), request_body = SealedBody,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<Withdrawal>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 403, description = "The age is not checked yet", body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, description = "There is no payment password, no proven name or no identity check, the account or the second factor waits, or its method is closed", body = ErrorEnvelope),
        (status = 422, description = "The amount does not fit, or a password is wrong", body = ErrorEnvelope),
        (status = 429, description = "Payments are locked", body = ErrorEnvelope)
    )
)]
async fn ask(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    intent: Intent,
    Sealed(body): Sealed<WithdrawalRequest>,
) -> Result<Reply<Withdrawal>, ApiError> {
    let member = real_member(member)?;
    let id = request::request_withdrawal(&state, &member, intent, &body).await?;
    Ok(Reply(read::find(&state, &member, &id, language.code()).await?))
}

choices! {
    /// The statuses of a withdrawal.
    Statuses of WithdrawalStatus
}

query! {
    /// Filter and page of the member's withdrawals.
    struct WithdrawalsQuery {
        /// Only withdrawals in this status; all when omitted.
        status: OptionalParam<OneOf<Statuses>>,
        /// Number of the page, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Withdrawals per page; 10 when omitted.
        page_size: OptionalParam<PageSize>,
    }
}

/// The member's withdrawals
///
/// Latest first, without timelines.
#[utoipa::path(
    get, path = "/wps/member/withdrawals", tag = "cashier", security(("session" = [])), params(WithdrawalsQuery),
    responses(
        (status = 200, body = Envelope<WithdrawalPage>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
async fn list(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Query(query): Query<WithdrawalsQuery>,
) -> Result<Reply<WithdrawalPage>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, 10);
    Ok(Reply(read::page(&state, &real_member(member)?, page, query.status.0, language.code()).await?))
}

query! {
    /// Names one withdrawal of the member.
    struct WithdrawalQuery {
        /// Id of the withdrawal.
        id: RequiredParam<Code>,
    }
}

/// A withdrawal with its timeline
#[utoipa::path(
    get, path = "/wps/member/withdrawal", tag = "cashier", security(("session" = [])), params(WithdrawalQuery),
    responses(
        (status = 200, body = Envelope<Withdrawal>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
async fn one(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Query(query): Query<WithdrawalQuery>,
) -> Result<Reply<Withdrawal>, ApiError> {
    Ok(Reply(read::find(&state, &real_member(member)?, &query.id.0, language.code()).await?))
}

/// Confirm or dispute the receipt of a withdrawal
///
/// Without an answer the withdrawal counts as received after the operator's deadline.
#[utoipa::path(
    post, path = "/wps/member/withdrawals/confirmation", tag = "cashier", params(IntentKey), request_body = ConfirmationRequest,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<Withdrawal>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, description = "Nothing is to be said now", body = ErrorEnvelope),
        (status = 422, description = "Amount or pictures do not fit", body = ErrorEnvelope)
    )
)]
async fn confirm_received(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    intent: Intent,
    Json(body): Json<ConfirmationRequest>,
) -> Result<Reply<Withdrawal>, ApiError> {
    let member = real_member(member)?;
    let id = body.id.clone();
    confirm::confirm(&state, &member, intent, body).await?;
    Ok(Reply(read::find(&state, &member, &id, language.code()).await?))
}

/// Cancel a withdrawal
///
/// Only where the operator and its licence allow it, and before it is handed to the provider. The hold is released.
#[utoipa::path(
    delete, path = "/wps/member/withdrawals", tag = "cashier", security(("session" = [])), params(WithdrawalQuery),
    responses(
        (status = 200, body = Envelope<Withdrawal>), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The operator does not offer it", body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, description = "It has gone on meanwhile", body = ErrorEnvelope)
    )
)]
async fn cancel(
    State(state): State<CashierState>,
    member: Member,
    language: Language,
    Query(query): Query<WithdrawalQuery>,
) -> Result<Reply<Withdrawal>, ApiError> {
    let member = real_member(member)?;
    let (id, member_id, now_ms) = (query.id.0.clone(), member.id.clone(), state.base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        if !read::may_cancel(&Settings::read(&mut *tx).await?) {
            let message = "a withdrawal can not be called off here";
            return Err(ApiError::refused(axum::http::StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
        }
        closing::require_open(tx, &member_id).await?;
        require_not_excluded(tx, &member_id, now_ms).await?;
        let row = WithdrawalRow::of_member(&mut *tx, &member_id, &id).await?;
        let row = row.ok_or_else(|| ApiError::not_found("withdrawal"))?;
        if row.status() == WithdrawalStatus::Cancelled {
            return Ok(());
        }
        give_back(tx, &row, WithdrawalEvent::Cancelled, (&Actor::Member, ""), now_ms).await
    };
    state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(read::find(&state, &member, &query.id.0, language.code()).await?))
}

/// Upload a picture as proof for a disputed withdrawal
///
/// The body is the file: png or jpg, under 5 MB. It is re-encoded; nothing but its pixels is kept.
#[utoipa::path(
    put, path = "/wps/member/withdrawals/proof", tag = "cashier", security(("session" = [])),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 200, body = Envelope<ImageValue>), (status = 401, body = ErrorEnvelope), (status = 413, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn send_proof(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    file: Upload,
) -> Result<Reply<ImageValue>, ApiError> {
    let member = real_member(member)?;
    Ok(Reply(ImageValue { image_id: image::take(&state.base, &member, file).await? }))
}
