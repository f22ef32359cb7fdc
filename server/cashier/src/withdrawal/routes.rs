//! The calls by which a member withdraws: options, asking, reading, confirming the receipt, cancelling, and sending a picture of what did not arrive.

use axum::extract::{DefaultBodyLimit, State};
use axum::middleware;
use identity::closing;
use identity::idempotency::{self, Intent, IntentKey};
use identity::session::{ExcludedMember, Member, require_not_excluded};
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
use crate::customer::real;
use crate::image;
use crate::step::By;

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<CashierState> {
    let changing = OpenApiRouter::new()
        .routes(routes!(confirm_received))
        .routes(routes!(cancel))
        .route_layer(middleware::from_fn(idempotency::layer));
    let sealed = OpenApiRouter::new().routes(routes!(ask)).route_layer(middleware::from_fn(idempotency::sealed_layer));
    // Without the layer, which keeps bodies in memory for their fingerprint: a picture that is sent twice is stored twice.
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

/// What can be taken out now
///
/// What may leave and why, accounts, limits of the day, and withdrawals that are not at their end.
#[utoipa::path(
    get, path = "/wps/member/withdrawals/options", tag = "cashier", security(("session" = [])),
    responses((status = 200, body = Envelope<WithdrawalOptions>), (status = 401, body = ErrorEnvelope))
)]
async fn options(
    State(state): State<CashierState>,
    ExcludedMember(member): ExcludedMember,
    language: Language,
) -> Result<Reply<WithdrawalOptions>, ApiError> {
    Ok(Reply(read::options(&state, &real(member)?, language.code()).await?))
}

/// Take money out
///
/// The body is a sealed `WithdrawalRequest`. The money is frozen when the call answers.
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
    ExcludedMember(member): ExcludedMember,
    language: Language,
    intent: Intent,
    Sealed(body): Sealed<WithdrawalRequest>,
) -> Result<Reply<Withdrawal>, ApiError> {
    let member = real(member)?;
    let id = request::request_withdrawal(&state, &member, intent, &body).await?;
    Ok(Reply(read::one(&state, &member, &id, language.code()).await?))
}

choices! {
    /// How a withdrawal can stand.
    Statuses of WithdrawalStatus
}

query! {
    /// Which withdrawals.
    struct WithdrawalsQuery {
        /// How they stand; all unless given.
        status: OptionalParam<OneOf<Statuses>>,
        /// From 1.
        page_no: OptionalParam<PageNumber>,
        /// How many a page; 10 unless given.
        page_size: OptionalParam<PageSize>,
    }
}

/// The member's withdrawals
///
/// Latest first, without steps.
#[utoipa::path(
    get, path = "/wps/member/withdrawals", tag = "cashier", security(("session" = [])), params(WithdrawalsQuery),
    responses(
        (status = 200, body = Envelope<WithdrawalPage>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
async fn list(
    State(state): State<CashierState>,
    ExcludedMember(member): ExcludedMember,
    language: Language,
    Query(query): Query<WithdrawalsQuery>,
) -> Result<Reply<WithdrawalPage>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, 10);
    Ok(Reply(read::page(&state, &real(member)?, page, query.status.0, language.code()).await?))
}

query! {
    /// Which withdrawal.
    struct WithdrawalQuery {
        /// Its id.
        id: RequiredParam<Code>,
    }
}

/// A withdrawal, with its steps
#[utoipa::path(
    get, path = "/wps/member/withdrawal", tag = "cashier", security(("session" = [])), params(WithdrawalQuery),
    responses(
        (status = 200, body = Envelope<Withdrawal>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
async fn one(
    State(state): State<CashierState>,
    ExcludedMember(member): ExcludedMember,
    language: Language,
    Query(query): Query<WithdrawalQuery>,
) -> Result<Reply<Withdrawal>, ApiError> {
    Ok(Reply(read::one(&state, &real(member)?, &query.id.0, language.code()).await?))
}

/// Say what has arrived
///
/// Where nobody says anything the withdrawal counts as received after the operator's time.
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
    ExcludedMember(member): ExcludedMember,
    language: Language,
    intent: Intent,
    Json(body): Json<ConfirmationRequest>,
) -> Result<Reply<Withdrawal>, ApiError> {
    let member = real(member)?;
    let id = body.id.clone();
    confirm::confirm(&state, &member, intent, body).await?;
    Ok(Reply(read::one(&state, &member, &id, language.code()).await?))
}

/// Call a withdrawal off
///
/// Only where the operator's licence allows it, and before it is handed to the provider. The money can be spent again.
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
    let member = real(member)?;
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
        give_back(tx, &row, WithdrawalEvent::Cancelled, (&By::Member, ""), now_ms).await
    };
    state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(read::one(&state, &member, &query.id.0, language.code()).await?))
}

/// Upload a picture that proves what did not arrive
///
/// The body is the file: png or jpg, under 5 MB. It is decoded and encoded anew; nothing but its pixels is kept.
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
    ExcludedMember(member): ExcludedMember,
    file: Upload,
) -> Result<Reply<ImageValue>, ApiError> {
    let member = real(member)?;
    Ok(Reply(ImageValue { image_id: image::take(&state.base, &member, file).await? }))
}
