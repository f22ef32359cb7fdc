//! The member's calls of deposits: channels, request, vouchers, list, cancellation, and upload of receipts.

use axum::extract::{DefaultBodyLimit, State};
use axum::middleware;
use identity::idempotency::{self, Intent, IntentKey};
use identity::session::{Member, MemberEvenExcluded};
use lumora_core::domain::cashier::{DepositEvent, DepositKind, DepositStatus};
use lumora_core::domain::fair_play::policy::CheckedBefore;
use lumora_core::domain::upload::IMAGE_BYTES;
use lumora_core::wire::{Deposit, DepositChannels, DepositPage, DepositRequest, Envelope, SealedBody, VoucherRequest};
use platform::http::{ApiError, ErrorEnvelope, Json, Language, Query, Reply, Upload};
use platform::params::{Code, OneOf, OptionalParam, Page, PageNumber, PageSize, RequiredParam};
use platform::seal::Sealed;
use platform::store::Connection;
use platform::{choices, query};
use utoipa::{OpenApiRouter, routes};

use super::receive::end;
use super::row::DepositRow;
use super::slip::no_longer_open;
use super::{open, read, slip, voucher};
use crate::CashierState;
use crate::customer::real_member;
use crate::step::Actor;

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<CashierState> {
    let changing = OpenApiRouter::new()
        .routes(routes!(ask))
        .routes(routes!(cancel))
        .route_layer(middleware::from_fn(idempotency::layer));
    let sealed =
        OpenApiRouter::new().routes(routes!(redeem)).route_layer(middleware::from_fn(idempotency::sealed_layer));
    // Outside the idempotency layer, which keeps bodies in memory for their fingerprint: a picture that is uploaded
    // twice is stored twice.
    let uploads =
        OpenApiRouter::new().routes(routes!(send_receipt)).route_layer(DefaultBodyLimit::max(IMAGE_BYTES as usize - 1));
    OpenApiRouter::new()
        .routes(routes!(channels))
        .routes(routes!(list))
        .routes(routes!(one))
        .merge(changing)
        .merge(sealed)
        .merge(uploads)
}

/// Deposit channels
///
/// The channel that the member used last comes first. Lists open deposits and promotions to choose from as well.
#[utoipa::path(
    get, path = "/wps/member/deposits/channels", tag = "cashier", security(("session" = [])),
    responses((status = 200, body = Envelope<DepositChannels>), (status = 401, body = ErrorEnvelope))
)]
async fn channels(
    State(state): State<CashierState>,
    member: Member,
    language: Language,
) -> Result<Reply<DepositChannels>, ApiError> {
    Ok(Reply(read::channels(&state, &real_member(member)?, language.code()).await?))
}

/// Request a deposit
///
/// The answer holds the address of the payment page. Where the provider does not answer in time, `payUrl` is empty and
/// is added to the deposit later.
#[utoipa::path(
    post, path = "/wps/member/deposits", tag = "cashier", params(IntentKey), request_body = DepositRequest,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<Deposit>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The member is excluded, or the age is not checked yet", body = ErrorEnvelope),
        (status = 409, description = "Channel or promotion is closed, or something has to be decided or acknowledged first", body = ErrorEnvelope),
        (status = 422, description = "The amount does not fit, or too many deposits are open", body = ErrorEnvelope)
    )
)]
async fn ask(
    State(state): State<CashierState>,
    member: Member,
    language: Language,
    intent: Intent,
    Json(request): Json<DepositRequest>,
) -> Result<Reply<Deposit>, ApiError> {
    let member = real_member(member)?;
    // Checked again in the transaction; here so that the member does not correct an amount in vain.
    member.require_checked_age(CheckedBefore::Deposit)?;
    let id = open::ask(&state, &member, intent, request, language.code()).await?;
    Ok(Reply(read::find(&state, &member, &id, language.code()).await?))
}

/// Redeem a voucher
///
/// The body is a sealed `VoucherRequest`. The value of the voucher is in the wallet when the call answers, or soon
/// after. A code that can not be redeemed leaves a failed deposit, whose `failure` is the reason.
#[utoipa::path(
    post, path = "/wps/member/deposits/voucher", tag = "cashier", params(IntentKey), request_body = SealedBody,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<Deposit>), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The member is excluded, or the age is not checked yet", body = ErrorEnvelope),
        (status = 409, description = "The channel is closed, or something has to be decided or acknowledged first", body = ErrorEnvelope),
        (status = 422, description = "There is no code", body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn redeem(
    State(state): State<CashierState>,
    member: Member,
    language: Language,
    intent: Intent,
    Sealed(request): Sealed<VoucherRequest>,
) -> Result<Reply<Deposit>, ApiError> {
    let member = real_member(member)?;
    // Checked again in the transaction; here so that no try of the rate limit is used in vain.
    member.require_checked_age(CheckedBefore::Deposit)?;
    let id = voucher::redeem(&state, &member, intent, request).await?;
    Ok(Reply(read::find(&state, &member, &id, language.code()).await?))
}

choices! {
    /// The statuses of a deposit.
    Statuses of DepositStatus
}

query! {
    /// Filter and page of the member's deposits.
    struct DepositsQuery {
        /// Only deposits in this status; all when omitted.
        status: OptionalParam<OneOf<Statuses>>,
        /// Number of the page, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Deposits per page; 10 when omitted.
        page_size: OptionalParam<PageSize>,
    }
}

/// The member's deposits
///
/// Latest first, without timelines.
#[utoipa::path(
    get, path = "/wps/member/deposits", tag = "cashier", security(("session" = [])), params(DepositsQuery),
    responses(
        (status = 200, body = Envelope<DepositPage>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope)
    )
)]
async fn list(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Query(query): Query<DepositsQuery>,
) -> Result<Reply<DepositPage>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, 10);
    Ok(Reply(read::page(&state, &real_member(member)?, page, query.status.0, language.code()).await?))
}

query! {
    /// Names one deposit of the member.
    struct DepositQuery {
        /// Id of the deposit.
        id: RequiredParam<Code>,
    }
}

/// A deposit with its timeline
#[utoipa::path(
    get, path = "/wps/member/deposit", tag = "cashier", security(("session" = [])), params(DepositQuery),
    responses(
        (status = 200, body = Envelope<Deposit>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
async fn one(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Query(query): Query<DepositQuery>,
) -> Result<Reply<Deposit>, ApiError> {
    Ok(Reply(read::find(&state, &real_member(member)?, &query.id.0, language.code()).await?))
}

/// Cancel a deposit
///
/// Only while it awaits payment. A voucher can not be cancelled: its code may be redeemed already. Money that arrives
/// nevertheless is credited.
#[utoipa::path(
    delete, path = "/wps/member/deposits", tag = "cashier", security(("session" = [])), params(DepositQuery),
    responses(
        (status = 200, body = Envelope<Deposit>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, description = "It has gone on meanwhile", body = ErrorEnvelope)
    )
)]
async fn cancel(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Query(query): Query<DepositQuery>,
) -> Result<Reply<Deposit>, ApiError> {
    let member = real_member(member)?;
    let (id, member_id, now_ms) = (query.id.0.clone(), member.id.clone(), state.base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let row = DepositRow::of_member(&mut *tx, &member_id, &id).await?;
        let row = row.ok_or_else(|| ApiError::not_found("deposit"))?;
        if row.status() == DepositStatus::Cancelled {
            return Ok(());
        }
        // The code may be redeemed already.
        if row.kind() == DepositKind::Voucher {
            return Err(no_longer_open());
        }
        let ended = end(tx, &row.id, DepositEvent::Cancelled, (&Actor::Member, ""), now_ms).await?;
        if ended { Ok(()) } else { Err(no_longer_open()) }
    };
    state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(read::find(&state, &member, &query.id.0, language.code()).await?))
}

/// Upload the receipt of a bank slip
///
/// The body is the file: png or jpg, under 5 MB, at most three for a deposit. It is re-encoded; nothing but its pixels
/// is kept.
#[utoipa::path(
    put, path = "/wps/member/deposits/receipt", tag = "cashier", security(("session" = [])), params(DepositQuery),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 200, body = Envelope<Deposit>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, body = ErrorEnvelope), (status = 413, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
async fn send_receipt(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Query(query): Query<DepositQuery>,
    file: Upload,
) -> Result<Reply<Deposit>, ApiError> {
    let member = real_member(member)?;
    slip::send(&state, &member, &query.id.0, file).await?;
    Ok(Reply(read::find(&state, &member, &query.id.0, language.code()).await?))
}
