//! The member's calls for transfer wallets: balances, transfers, and the choice of transfers at launch.

use axum::extract::State;
use axum::middleware;
use identity::idempotency::{self, Intent, IntentKey};
use identity::session::{Member, MemberEvenExcluded};
use lumora_core::domain::cashier::{TransferCause, TransferDirection};
use lumora_core::domain::fair_play::policy::CheckedBefore;
use lumora_core::wire::{
    AllBack, ConsolidatedFunds, Envelope, MerchantWallets, TransferAtLaunch, WalletTransfer, WalletTransferPage,
    WalletTransferRequest,
};
use platform::clock::MINUTE_MS;
use platform::http::{ApiError, ErrorEnvelope, Json, Query, Reply};
use platform::params::{self, Code, OptionalParam, PageSize, RequiredParam};
use platform::query;
use platform::rate_limit::RateLimit;
use utoipa::{OpenApiRouter, routes};

use super::{at_launch, create, read};
use crate::GamesState;

/// Rate limit for reads that ask the vendors for a member's balances.
const READ_LIMIT: RateLimit = RateLimit { name: "wallet-reads", max: 60, window_ms: MINUTE_MS };
/// Rate limit for transfers that a member begins.
const TRANSFER_LIMIT: RateLimit = RateLimit { name: "wallet-transfers", max: 60, window_ms: MINUTE_MS };
/// Default page size of the transfers.
const PAGE_SIZE: u32 = 20;

/// The calls of this module.
pub fn router() -> OpenApiRouter<GamesState> {
    let changing = OpenApiRouter::new()
        .routes(routes!(transfer))
        .routes(routes!(back))
        .routes(routes!(left))
        .routes(routes!(follow_at_launch))
        .route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new()
        .routes(routes!(wallets))
        .routes(routes!(consolidated))
        .routes(routes!(transfers))
        .routes(routes!(one))
        .merge(changing)
}

fn require_real_member(member: Member) -> Result<Member, ApiError> {
    member.require_real()?;
    Ok(member)
}

query! {
    /// Query of the wallets.
    struct WalletsQuery {
        /// Code of a vendor; all vendors unless given.
        vendor: OptionalParam<Code>,
    }
}

/// The main wallet and those that vendors keep
///
/// The vendors are asked concurrently, and none is waited for longer than three seconds: a wallet that could not be
/// read has `known` false.
#[utoipa::path(
    get, path = "/wps/relay/GCS_merchantWallet", tag = "wallets", security(("session" = [])), params(WalletsQuery),
    responses(
        (status = 200, body = Envelope<MerchantWallets>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn wallets(
    State(state): State<GamesState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Query(query): Query<WalletsQuery>,
) -> Result<Reply<MerchantWallets>, ApiError> {
    let member = require_real_member(member)?;
    READ_LIMIT.take(&state.base, &member.id).await?;
    Ok(Reply(read::wallets(&state, &member, query.vendor.0.as_deref()).await?))
}

/// All funds of the member
///
/// `settings` are for agents alone: which contracts the operator offers, and what agents see of them.
#[utoipa::path(
    get, path = "/wps/member/info/funds/consolidated", tag = "wallets", security(("session" = [])),
    responses(
        (status = 200, body = Envelope<ConsolidatedFunds>), (status = 401, body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
async fn consolidated(
    State(state): State<GamesState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<ConsolidatedFunds>, ApiError> {
    let member = require_real_member(member)?;
    READ_LIMIT.take(&state.base, &member.id).await?;
    Ok(Reply(read::consolidated(&state, &member).await?))
}

/// Move money to a vendor's wallet, or back
///
/// Answers with the transfer as soon as the vendor has answered, or without its answer after a few seconds: then the
/// vendor is queried for the transfer's status until it is known, and the event `cashier` announces the change.
#[utoipa::path(
    post, path = "/wps/relay/GCS_walletTransfer", tag = "wallets", params(IntentKey), request_body = WalletTransferRequest,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<WalletTransfer>), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The member is excluded, or the age is not checked yet, and money was to go to a vendor", body = ErrorEnvelope),
        (status = 404, description = "The vendor keeps no wallet", body = ErrorEnvelope),
        (status = 409, description = "The vendor takes no transfers now", body = ErrorEnvelope),
        (status = 422, description = "The amount does not fit", body = ErrorEnvelope), (status = 429, body = ErrorEnvelope),
        (status = 503, description = "All was to come back, and the vendor does not say how much that is", body = ErrorEnvelope)
    )
)]
async fn transfer(
    State(state): State<GamesState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    intent: Intent,
    Json(request): Json<WalletTransferRequest>,
) -> Result<Reply<WalletTransfer>, ApiError> {
    let member = require_real_member(member)?;
    // An excluded member may take money back, but put none into play. Checked again in the transaction.
    if request.direction == TransferDirection::ToVendor {
        member.require_not_excluded(state.base.clock.now_ms())?;
        member.require_checked_age(CheckedBefore::Play)?;
    }
    if params::code("vendor", &request.vendor)?.is_none() {
        return Err(params::invalid_field(
            "vendor",
            "vendor must be the code of a vendor that keeps a wallet".to_owned(),
        ));
    }
    TRANSFER_LIMIT.take(&state.base, &member.id).await?;
    let id = create::transfer(&state, &member, intent, &request).await?;
    Ok(Reply(read::find_transfer(&state.base.store, &member.id, &id).await?))
}

/// Move everything back to the main wallet
///
/// One transfer for each wallet; each of them is carried out by itself.
#[utoipa::path(
    post, path = "/wps/member/wallets/back", tag = "wallets", params(IntentKey), security(("session" = [])),
    responses(
        (status = 200, body = Envelope<AllBack>), (status = 401, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
async fn back(
    State(state): State<GamesState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    intent: Intent,
) -> Result<Reply<AllBack>, ApiError> {
    let member = require_real_member(member)?;
    TRANSFER_LIMIT.take(&state.base, &member.id).await?;
    Ok(Reply(create::recall_all(&state, &member, intent, TransferCause::Member).await?))
}

/// Leave a game
///
/// Where transfers at launch are on, everything comes back as by `/wps/member/wallets/back`; otherwise nothing is
/// moved.
#[utoipa::path(
    post, path = "/wps/member/wallets/left", tag = "wallets", params(IntentKey), security(("session" = [])),
    responses(
        (status = 200, body = Envelope<AllBack>), (status = 401, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
async fn left(
    State(state): State<GamesState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    intent: Intent,
) -> Result<Reply<AllBack>, ApiError> {
    let member = require_real_member(member)?;
    if at_launch::offered_and_wanted(&state.base.store, &member.id).await? != (true, true) {
        return Ok(Reply(AllBack::default()));
    }
    TRANSFER_LIMIT.take(&state.base, &member.id).await?;
    Ok(Reply(create::recall_all(&state, &member, intent, TransferCause::Return).await?))
}

/// Turn transfers at launch on or off
#[utoipa::path(
    put, path = "/wps/member/wallets/atLaunch", tag = "wallets", request_body = TransferAtLaunch, security(("session" = [])),
    responses((status = 200, body = Envelope<TransferAtLaunch>), (status = 401, body = ErrorEnvelope))
)]
async fn follow_at_launch(
    State(state): State<GamesState>,
    member: Member,
    Json(request): Json<TransferAtLaunch>,
) -> Result<Reply<TransferAtLaunch>, ApiError> {
    let member = require_real_member(member)?;
    at_launch::set_wanted(&state.base.store, &member.id, request.on, state.base.clock.now_ms()).await?;
    Ok(Reply(request))
}

query! {
    /// Query of the list of transfers.
    struct TransfersQuery {
        /// `next` of the page before; the first page unless given.
        after: OptionalParam<Code>,
        /// Transfers per page; 20 unless given.
        page_size: OptionalParam<PageSize>,
    }
}

/// The member's transfers
///
/// Latest first. A page costs the same however long the history is.
#[utoipa::path(
    get, path = "/wps/member/wallets/transfers", tag = "wallets", security(("session" = [])), params(TransfersQuery),
    responses(
        (status = 200, body = Envelope<WalletTransferPage>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
async fn transfers(
    State(state): State<GamesState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Query(query): Query<TransfersQuery>,
) -> Result<Reply<WalletTransferPage>, ApiError> {
    let member = require_real_member(member)?;
    let size = query.page_size.0.unwrap_or(PAGE_SIZE);
    Ok(Reply(read::page(&state.base.store, &member.id, query.after.0.as_deref(), size).await?))
}

query! {
    /// Query of one transfer.
    struct TransferQuery {
        /// Id of the transfer.
        id: RequiredParam<Code>,
    }
}

/// State of a transfer
#[utoipa::path(
    get, path = "/wps/member/wallets/transfer", tag = "wallets", security(("session" = [])), params(TransferQuery),
    responses(
        (status = 200, body = Envelope<WalletTransfer>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
async fn one(
    State(state): State<GamesState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Query(query): Query<TransferQuery>,
) -> Result<Reply<WalletTransfer>, ApiError> {
    let member = require_real_member(member)?;
    Ok(Reply(read::find_transfer(&state.base.store, &member.id, &query.id.0).await?))
}
