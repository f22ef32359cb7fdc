//! The routes by which an agent reads settlements: lists by type of contract, one settlement, its details by member, and running periods.

use axum::extract::State;
use lumora_core::domain::agent::terms::ContractType;
use lumora_core::wire::{
    AgentRunningPeriods, AgentSettlementDetail, AgentSettlementLines, AgentSettlementPage, Envelope,
};
use platform::Base;
use platform::day::{Day, offset_minutes};
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{Code, OneOf, OptionalParam, PageSize, RequiredParam, Text};
use platform::query;
use reports::team::SettlementsQuery;
use utoipa::{OpenApiRouter, routes};

use super::{RunningTeams, lines, read, running};
use crate::contract::ContractTypes;
use crate::figures::catch_up;
use crate::{Agent, AgentsState};

/// Settlements per page, if the request names no size.
const PAGE: u32 = 20;

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<AgentsState> {
    OpenApiRouter::new()
        .routes(routes!(dividends))
        .routes(routes!(daily))
        .routes(routes!(hourly))
        .routes(routes!(real_time))
        .routes(routes!(settlement_detail))
        .routes(routes!(lines))
        .routes(routes!(running_periods))
}

query! {
    /// The settlement to return.
    struct SettlementQuery {
        /// Id of the settlement.
        id: RequiredParam<Code>,
    }
}

query! {
    /// The page of a settlement's details.
    struct LinesQuery {
        /// Id of the settlement.
        id: RequiredParam<Code>,
        /// `next` of the page before; the first page if absent.
        cursor: OptionalParam<Text<240>>,
        /// Rows per page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// The contracts whose running periods are returned.
    struct RunningQuery {
        /// Type of contract.
        contract_type: RequiredParam<OneOf<ContractTypes>>,
    }
}

async fn list(
    base: &Base,
    agent: &Agent,
    contract_type: ContractType,
    query: SettlementsQuery,
) -> Result<Reply<AgentSettlementPage>, ApiError> {
    let offset = offset_minutes(base.store.reader()).await?;
    let days = query.days(Day::at(base.clock.now_ms(), offset), offset)?;
    let agent_id = agent.0.id.as_str();
    let filter = query.filter(agent_id, contract_type, days);
    let paging = (query.cursor(), query.page_size(PAGE));
    Ok(Reply(read::page(&base.store, (agent_id, &filter), days, paging).await?))
}

/// Dividends that the agent is paid or pays
///
/// Latest period first. The first page has their number and sums. Days are in the operator's time zone; the default is a year.
#[utoipa::path(
    get, path = "/wps/agent/settlements/dividends", tag = "agents", security(("session" = [])), params(SettlementsQuery),
    responses(
        (status = 200, body = Envelope<AgentSettlementPage>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 403, description = "No agent", body = ErrorEnvelope),
        (status = 422, description = "The cursor or a day is none", body = ErrorEnvelope)
    )
)]
async fn dividends(
    State(base): State<Base>,
    agent: Agent,
    Query(query): Query<SettlementsQuery>,
) -> Result<Reply<AgentSettlementPage>, ApiError> {
    list(&base, &agent, ContractType::Dividend, query).await
}

/// Daily wages that the agent is paid or pays
#[utoipa::path(
    get, path = "/wps/agent/settlements/daily", tag = "agents", security(("session" = [])), params(SettlementsQuery),
    responses(
        (status = 200, body = Envelope<AgentSettlementPage>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 403, description = "No agent", body = ErrorEnvelope),
        (status = 422, description = "The cursor or a day is none", body = ErrorEnvelope)
    )
)]
async fn daily(
    State(base): State<Base>,
    agent: Agent,
    Query(query): Query<SettlementsQuery>,
) -> Result<Reply<AgentSettlementPage>, ApiError> {
    list(&base, &agent, ContractType::Daily, query).await
}

/// Hourly wages that the agent is paid or pays
#[utoipa::path(
    get, path = "/wps/agent/settlements/hourly", tag = "agents", security(("session" = [])), params(SettlementsQuery),
    responses(
        (status = 200, body = Envelope<AgentSettlementPage>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 403, description = "No agent", body = ErrorEnvelope),
        (status = 422, description = "The cursor or a day is none", body = ErrorEnvelope)
    )
)]
async fn hourly(
    State(base): State<Base>,
    agent: Agent,
    Query(query): Query<SettlementsQuery>,
) -> Result<Reply<AgentSettlementPage>, ApiError> {
    list(&base, &agent, ContractType::Hourly, query).await
}

/// Real-time wages that the agent is paid or pays
#[utoipa::path(
    get, path = "/wps/agent/settlements/realTime", tag = "agents", security(("session" = [])), params(SettlementsQuery),
    responses(
        (status = 200, body = Envelope<AgentSettlementPage>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 403, description = "No agent", body = ErrorEnvelope),
        (status = 422, description = "The cursor or a day is none", body = ErrorEnvelope)
    )
)]
async fn real_time(
    State(base): State<Base>,
    agent: Agent,
    Query(query): Query<SettlementsQuery>,
) -> Result<Reply<AgentSettlementPage>, ApiError> {
    list(&base, &agent, ContractType::RealTime, query).await
}

/// A settlement in detail
///
/// The applied terms, the unmet needs of higher tiers, and the payments. Settlements of others are answered like unknown ones.
#[utoipa::path(
    get, path = "/wps/agent/settlements/one", tag = "agents", security(("session" = [])), params(SettlementQuery),
    responses(
        (status = 200, body = Envelope<AgentSettlementDetail>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 403, description = "No agent", body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
async fn settlement_detail(
    State(base): State<Base>,
    Agent(agent): Agent,
    Query(query): Query<SettlementQuery>,
) -> Result<Reply<AgentSettlementDetail>, ApiError> {
    Ok(Reply(read::detail(&base.store, &agent.id, &query.id.0).await?))
}

/// What each member of the team did in the period of a settlement
#[utoipa::path(
    get, path = "/wps/agent/settlements/lines", tag = "agents", security(("session" = [])), params(LinesQuery),
    responses(
        (status = 200, body = Envelope<AgentSettlementLines>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 403, description = "No agent", body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 422, description = "The cursor is none", body = ErrorEnvelope)
    )
)]
async fn lines(
    State(base): State<Base>,
    Agent(agent): Agent,
    Query(query): Query<LinesQuery>,
) -> Result<Reply<AgentSettlementLines>, ApiError> {
    let paging = (query.cursor.0.as_deref(), query.page_size.0.unwrap_or(PAGE));
    Ok(Reply(lines::lines(&base.store, (&agent.id, &query.id.0), paging).await?))
}

/// Running periods of contracts
///
/// What each would give if it ended now, and what is missing for the next tier: for contracts that the agent is paid by, and those
/// that it pays.
#[utoipa::path(
    get, path = "/wps/agent/settlements/running", tag = "agents", security(("session" = [])), params(RunningQuery),
    responses(
        (status = 200, body = Envelope<AgentRunningPeriods>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 403, description = "No agent", body = ErrorEnvelope)
    )
)]
async fn running_periods(
    State(base): State<Base>,
    State(teams): State<RunningTeams>,
    Agent(agent): Agent,
    Query(query): Query<RunningQuery>,
) -> Result<Reply<AgentRunningPeriods>, ApiError> {
    catch_up(&base.store).await?;
    let (id, contract_type, now_ms) = (agent.id.clone(), query.contract_type.0, base.clock.now_ms());
    let content = base
        .store
        .read(move |tx| Box::pin(async move { running::running(tx, &teams, (&id, contract_type), now_ms).await }))
        .await?;
    Ok(Reply(AgentRunningPeriods { content }))
}
