//! The routes of transfers from an agent to members of its team. The rules are the cashier's ([`cashier::downline`]).

use axum::extract::State;
use cashier::downline::{self, MayGive};
use identity::idempotency::{Intent, IntentKey};
use lumora_core::domain::agent::rights::AgentRight;
use lumora_core::wire::{
    DownlineTransfer, DownlineTransferOptions, DownlineTransferPage, DownlineTransferRequest, Envelope, SealedBody,
};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::keyset;
use platform::params::{OptionalParam, PageSize, Text};
use platform::query;
use platform::seal::Sealed;

use super::calls::MemberQuery;
use crate::state::AgentsState;
use crate::{Agent, rights};

/// Transfers per page, if the request names no size.
const PAGE: u32 = 20;

/// Options of a transfer to a member of the team
///
/// The amount that may leave the agent's wallet, the bounds of a transfer, and what is left of the daily limit.
#[utoipa::path(
    get, path = "/wps/agent/downline/transferOptions", tag = "agents", security(("session" = [])), params(MemberQuery),
    responses(
        (status = 200, body = Envelope<DownlineTransferOptions>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "Not an agent, or not allowed to agents of this type", body = ErrorEnvelope),
        (status = 404, description = "Nobody of the team has the id", body = ErrorEnvelope)
    )
)]
pub(super) async fn options(
    State(state): State<AgentsState>,
    agent: Agent,
    Query(MemberQuery { id }): Query<MemberQuery>,
) -> Result<Reply<DownlineTransferOptions>, ApiError> {
    let store = &state.cashier.base.store;
    rights::require(store.reader(), agent.0.account_type(), AgentRight::TransferToDownline).await?;
    let member = agent.below(store.reader(), &id.0).await?;
    Ok(Reply(downline::options(&state.cashier, &agent.0, &member).await?))
}

/// Transfer money to a member of the team
///
/// The body is a sealed `DownlineTransferRequest`. The money has moved by the time of the response; there is no fee.
#[utoipa::path(
    post, path = "/wps/agent/downline/transfers", tag = "agents", request_body = SealedBody,
    params(IntentKey), security(("session" = [])),
    responses(
        (status = 200, body = Envelope<DownlineTransfer>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 403, description = "Not an agent, not allowed to agents of this type, or not offered", body = ErrorEnvelope),
        (status = 404, description = "Nobody of the team has the id", body = ErrorEnvelope),
        (status = 409, description = "There is no payment password, or the account can not be given money", body = ErrorEnvelope),
        (status = 422, description = "The amount does not fit, or the password is wrong", body = ErrorEnvelope),
        (status = 429, description = "Payments are locked", body = ErrorEnvelope)
    )
)]
pub(super) async fn give(
    State(state): State<AgentsState>,
    agent: Agent,
    intent: Intent,
    Sealed(body): Sealed<DownlineTransferRequest>,
) -> Result<Reply<DownlineTransfer>, ApiError> {
    let may_give: MayGive =
        |tx, agent| Box::pin(rights::require(tx, agent.account_type(), AgentRight::TransferToDownline));
    let transfer_id = downline::give(&state.cashier, &agent.0, intent, &body, may_give).await?;
    Ok(Reply(downline::find(&state.cashier.base.store, &agent.0.id, &transfer_id).await?))
}

query! {
    /// The page of transfers to return.
    pub(super) struct DownlineTransfersQuery {
        /// `next` of the page before; the first page if absent.
        cursor: OptionalParam<Text<120>>,
        /// Transfers per page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// Transfers of the agent to its team
///
/// Newest first.
#[utoipa::path(
    get, path = "/wps/agent/downline/transfers", tag = "agents", security(("session" = [])), params(DownlineTransfersQuery),
    responses(
        (status = 200, body = Envelope<DownlineTransferPage>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "Not an agent", body = ErrorEnvelope), (status = 422, description = "The cursor is none", body = ErrorEnvelope)
    )
)]
pub(super) async fn list_transfers(
    State(base): State<Base>,
    Agent(agent): Agent,
    Query(query): Query<DownlineTransfersQuery>,
) -> Result<Reply<DownlineTransferPage>, ApiError> {
    let cursor = keyset::parse_time_cursor(query.cursor.0.as_deref())?;
    let size = query.page_size.0.unwrap_or(PAGE);
    let rows = downline::sent_transfers(&base.store, &agent.id, cursor, i64::from(size) + 1).await?;
    let (rows, next) = keyset::page(rows, size, |row| keyset::time_cursor(row.created_at, &row.id));
    let content = rows.into_iter().map(cashier::team_transfer::TransferRow::to_wire_for_agent).collect();
    Ok(Reply(DownlineTransferPage { content, next }))
}
