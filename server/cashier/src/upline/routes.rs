//! The member's calls of transfers to the upline: options, transfer, and list.

use axum::extract::State;
use axum::middleware;
use identity::idempotency::{self, Intent, IntentKey};
use identity::session::{Member, MemberEvenExcluded};
use lumora_core::wire::{
    Envelope, SealedBody, UplineTransfer, UplineTransferOptions, UplineTransferPage, UplineTransferRequest,
};
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{OptionalParam, Page, PageNumber, PageSize};
use platform::query;
use platform::seal::Sealed;
use utoipa::{OpenApiRouter, routes};

use super::{give, read};
use crate::CashierState;
use crate::customer::real_member;

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<CashierState> {
    let sealed =
        OpenApiRouter::new().routes(routes!(transfer)).route_layer(middleware::from_fn(idempotency::sealed_layer));
    OpenApiRouter::new().routes(routes!(options)).routes(routes!(list)).merge(sealed)
}

/// Options of a transfer to the upline
///
/// The receiver, what may leave the wallet, the bounds of a transfer, and the daily limits.
#[utoipa::path(
    get, path = "/wps/member/uplineTransfers/options", tag = "cashier", security(("session" = [])),
    responses((status = 200, body = Envelope<UplineTransferOptions>), (status = 401, body = ErrorEnvelope))
)]
async fn options(State(state): State<CashierState>, member: Member) -> Result<Reply<UplineTransferOptions>, ApiError> {
    Ok(Reply(read::options(&state, &real_member(member)?).await?))
}

/// Transfer money to the upline
///
/// The body is a sealed `UplineTransferRequest`. The money has moved when the call answers; there is no fee.
#[utoipa::path(
    post, path = "/wps/member/uplineTransfers", tag = "cashier", params(IntentKey), request_body = SealedBody,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<UplineTransfer>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 403, description = "The operator does not offer it", body = ErrorEnvelope),
        (status = 409, description = "There is no payment password, or the upline can not be given money", body = ErrorEnvelope),
        (status = 422, description = "The amount does not fit, or the password is wrong", body = ErrorEnvelope),
        (status = 429, description = "Payments are locked", body = ErrorEnvelope)
    )
)]
async fn transfer(
    State(state): State<CashierState>,
    member: Member,
    intent: Intent,
    Sealed(body): Sealed<UplineTransferRequest>,
) -> Result<Reply<UplineTransfer>, ApiError> {
    let member = real_member(member)?;
    let id = give::give(&state, &member, intent, &body).await?;
    Ok(Reply(read::find(&state, &member, &id).await?))
}

query! {
    /// Page of the member's transfers.
    struct UplineTransfersQuery {
        /// Number of the page, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Transfers per page; 10 when omitted.
        page_size: OptionalParam<PageSize>,
    }
}

/// Transfers that the member gave to the upline or received from downlines
///
/// Latest first.
#[utoipa::path(
    get, path = "/wps/member/uplineTransfers", tag = "cashier", security(("session" = [])), params(UplineTransfersQuery),
    responses(
        (status = 200, body = Envelope<UplineTransferPage>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
async fn list(
    State(state): State<CashierState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Query(query): Query<UplineTransfersQuery>,
) -> Result<Reply<UplineTransferPage>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, 10);
    Ok(Reply(read::page(&state, &real_member(member)?, page).await?))
}
