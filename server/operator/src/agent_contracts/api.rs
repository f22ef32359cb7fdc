//! `/wps/operator/agents/contracts`, prepared terms and limits over HTTP.

use agents::contract::RequestRow;
use agents::contract::back_office::{self, MostPromised, Shown};
use axum::extract::State;
use lumora_core::domain::agent::life::{ContractAction, ContractRequestStatus, ContractRequestType, ContractStatus};
use lumora_core::domain::agent::terms::{ContractType, Terms};
use lumora_core::wire::{AgentContractCall, AgentContractVersion, Amount, Done, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Path, Query, Reply};
use platform::params::{OptionalParam, Text};
use platform::query;
use serde::{Deserialize, Serialize};
use utoipa::{OpenApiRouter, ToSchema, routes};

use super::{act, forget, id_of, limit, plan_of, prepare, read_all, read_texts};
use crate::auth::Operator;

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new()
        .routes(routes!(list, process))
        .routes(routes!(plans, add_plan))
        .routes(routes!(remove_plan))
        .routes(routes!(bounds))
        .routes(routes!(texts))
}

query! {
    /// Whose contracts.
    struct OperatorContractsQuery {
        /// The agent with this account name; those with agents at the top unless given.
        account: OptionalParam<Text<64>>,
    }
}

/// A contract.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorContract {
    id: String,
    /// What it pays.
    contract_type: ContractType,
    /// Account of the upline; empty for the operator.
    upline: String,
    /// Account of the downline.
    downline: String,
    /// ISO 4217 code.
    currency: String,
    /// How it stands.
    status: ContractStatus,
    /// The latest version that both have signed.
    version: i64,
    /// When it ends, RFC 3339; empty where no end is known.
    ends_at: String,
}

/// A request that an operator or an agent at the top has to answer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorContractRequest {
    id: String,
    contract_id: String,
    /// What the contract pays.
    contract_type: ContractType,
    /// What is asked for.
    request_type: ContractRequestType,
    /// What has become of it.
    status: ContractRequestStatus,
    /// Account of the agent.
    account: String,
    /// Whose turn it is: UPLINE is the operator.
    answers: String,
    /// The terms; nothing for the end of a contract.
    terms: Option<Terms>,
    /// The text that is signed.
    text: String,
    /// Its SHA-256.
    hash: String,
    /// RFC 3339.
    expires_at: String,
}

/// Contracts, and what is open.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorContracts {
    contracts: Vec<OperatorContract>,
    /// Requests between the operator and agents at the top; empty for one agent.
    requests: Vec<OperatorContractRequest>,
}

impl From<Shown> for OperatorContract {
    fn from(it: Shown) -> Self {
        Self {
            contract_type: it.contract.contract_type(),
            status: it.contract.status(),
            version: it.contract.version,
            ends_at: it.contract.ends_at.map(rfc3339).unwrap_or_default(),
            id: it.contract.id,
            currency: it.contract.currency,
            upline: it.upline,
            downline: it.downline,
        }
    }
}

fn shown_request((it, account): (RequestRow, String)) -> Result<OperatorContractRequest, ApiError> {
    Ok(OperatorContractRequest {
        contract_type: it.contract_type(),
        request_type: it.request_type(),
        status: it.status(),
        terms: it.terms()?,
        expires_at: rfc3339(it.expires_at),
        id: it.id,
        contract_id: it.contract_id,
        answers: it.answers,
        text: it.text,
        hash: it.hash,
        account,
    })
}

/// Contracts of agents
///
/// Those with agents at the top and what is open about them, or all of one agent.
#[utoipa::path(
    get, path = "/wps/operator/agents/contracts", tag = "operator", security(("operator" = [])), params(OperatorContractsQuery),
    responses(
        (status = 200, body = Envelope<OperatorContracts>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
async fn list(
    State(base): State<Base>,
    Query(query): Query<OperatorContractsQuery>,
) -> Result<Reply<OperatorContracts>, ApiError> {
    let (contracts, requests) = read_all(&base.store, query.account.0.as_deref()).await?;
    Ok(Reply(OperatorContracts {
        contracts: contracts.into_iter().map(OperatorContract::from).collect(),
        requests: requests.into_iter().map(shown_request).collect::<Result<_, _>>()?,
    }))
}

/// What an operator does.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct OperatorContractCall {
    /// OFFER, COUNTER, ACCEPT, REJECT, WITHDRAW or TERMINATE.
    action: ContractAction,
    /// Account of the agent that a new contract is offered to.
    #[serde(default)]
    account: String,
    /// The contract that is to have other terms, or to end.
    #[serde(default)]
    contract_id: String,
    /// The request that is answered or withdrawn.
    #[serde(default)]
    request_id: String,
    /// The terms that are offered.
    #[serde(default)]
    terms: Option<Terms>,
    /// Prepared terms that are offered in their place.
    #[serde(default)]
    plan_id: String,
    /// Hash of the text that is accepted.
    #[serde(default)]
    hash: String,
    /// Why it is rejected.
    #[serde(default)]
    reason: String,
}

/// Offer, answer, sign, say no, or ask for an end
///
/// The operator is the upline of agents at the top. The person of the key signs.
#[utoipa::path(
    post, path = "/wps/operator/agents/contracts", tag = "operator", security(("operator" = [])), request_body = OperatorContractCall,
    responses(
        (status = 200, description = "The id of the request", body = Envelope<String>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, description = "It can not be now", body = ErrorEnvelope),
        (status = 422, description = "The terms can not be offered", body = ErrorEnvelope)
    )
)]
async fn process(
    State(base): State<Base>,
    operator: Operator,
    Body(call): Body<OperatorContractCall>,
) -> Result<Reply<String>, ApiError> {
    let actor = operator.actor(&base).await?;
    let downline_id = if call.account.is_empty() { String::new() } else { id_of(&base.store, &call.account).await? };
    let terms = if call.plan_id.is_empty() { call.terms } else { Some(plan_of(&base.store, &call.plan_id).await?) };
    let ask = AgentContractCall {
        action: call.action,
        request_id: call.request_id,
        contract_id: call.contract_id,
        downline_id,
        terms,
        hash: call.hash,
        reason: call.reason,
        ..AgentContractCall::default()
    };
    Ok(Reply(act(&base.store, actor, ask).await?))
}

/// What was signed of a contract
///
/// Every text with its hash and its signatures, the latest first.
#[utoipa::path(
    get, path = "/wps/operator/agents/contracts/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Number of the contract")),
    responses((status = 200, body = Envelope<Vec<AgentContractVersion>>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope))
)]
async fn texts(State(base): State<Base>, Path(id): Path<String>) -> Result<Reply<Vec<AgentContractVersion>>, ApiError> {
    Ok(Reply(read_texts(&base.store, &id).await?))
}

/// Terms that are prepared.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ContractPlan {
    /// Names it; empty for a new one.
    #[serde(default)]
    id: String,
    /// For eyes.
    name: String,
    /// What it says.
    terms: Terms,
}

/// Prepared terms
///
/// By name.
#[utoipa::path(
    get, path = "/wps/operator/agents/contractPlans", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<Vec<ContractPlan>>), (status = 401, body = ErrorEnvelope))
)]
async fn plans(State(base): State<Base>) -> Result<Reply<Vec<ContractPlan>>, ApiError> {
    let plans = base.store.write(|tx| Box::pin(back_office::plans(tx))).await?;
    let plan = |it: back_office::Plan| ContractPlan { id: it.id, name: it.name, terms: it.terms };
    Ok(Reply(plans.into_iter().map(plan).collect()))
}

/// Prepare terms
///
/// They can be offered then by their id.
#[utoipa::path(
    post, path = "/wps/operator/agents/contractPlans", tag = "operator", security(("operator" = [])), request_body = ContractPlan,
    responses(
        (status = 200, description = "The id", body = Envelope<String>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
async fn add_plan(
    State(base): State<Base>,
    operator: Operator,
    Body(plan): Body<ContractPlan>,
) -> Result<Reply<String>, ApiError> {
    let actor = operator.actor(&base).await?;
    Ok(Reply(prepare(&base.store, actor, plan.name, plan.terms).await?))
}

/// Forget prepared terms
///
/// What was offered from them stands.
#[utoipa::path(
    delete, path = "/wps/operator/agents/contractPlans/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "The terms")),
    responses((status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope))
)]
async fn remove_plan(
    State(base): State<Base>,
    operator: Operator,
    Path(id): Path<String>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    forget(&base.store, actor, id).await?;
    Ok(Reply(Done::default()))
}

/// What contracts of a type may promise at most.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct ContractLimit {
    /// The type.
    contract_type: ContractType,
    /// Hundredths of a percent; nothing for no bound.
    #[serde(default)]
    max_rate: Option<i64>,
    /// Hundredths of a percent; nothing for no bound.
    #[serde(default)]
    max_guaranteed_rate: Option<i64>,
    /// What a period pays at most; nothing for no bound.
    #[serde(default)]
    max_cap: Option<Amount>,
}

/// Say what contracts of a type may promise at most
///
/// What was signed before stands.
#[utoipa::path(
    put, path = "/wps/operator/agents/contractLimits", tag = "operator", security(("operator" = [])), request_body = ContractLimit,
    responses(
        (status = 200, body = Envelope<Done>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope)
    )
)]
async fn bounds(
    State(base): State<Base>,
    operator: Operator,
    Body(it): Body<ContractLimit>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    let ContractLimit { contract_type, max_rate, max_guaranteed_rate, max_cap } = it;
    let most = MostPromised { max_rate, max_guaranteed_rate, max_cap: max_cap.map(|cap| cap.0.0) };
    limit(&base.store, actor, contract_type, most).await?;
    Ok(Reply(Done::default()))
}
