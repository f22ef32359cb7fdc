//! `/wps/operator/agents/contracts`: contracts with agents, prepared terms and limits over HTTP.

use agents::contract::RequestRow;
use agents::contract::back_office::{self, ContractCaps, NamedContract};
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

use super::{act, id_of, limit, plan_of, prepare, read_all, read_texts, remove_plan_and_record};
use crate::auth::Operator;

/// The HTTP calls of this module.
pub(crate) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new()
        .routes(routes!(list, process))
        .routes(routes!(plans, add_plan))
        .routes(routes!(remove_plan))
        .routes(routes!(bounds))
        .routes(routes!(texts))
}

query! {
    /// The agent whose contracts to list.
    struct OperatorContractsQuery {
        /// Account name of the agent. Unless given, the contracts with agents at the top of the tree.
        account: OptionalParam<Text<64>>,
    }
}

/// A contract between an upline and a downline.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorContract {
    id: String,
    /// What the contract pays: a dividend or a wage by its period.
    contract_type: ContractType,
    /// Account name of the upline; empty for the operator.
    upline: String,
    /// Account name of the downline.
    downline: String,
    /// ISO 4217 code of the contract's currency.
    currency: String,
    /// Status of the contract.
    status: ContractStatus,
    /// Number of the latest version that both sides have signed.
    version: i64,
    /// When the contract ends, RFC 3339; empty unless an end is agreed.
    ends_at: String,
}

/// A request between the operator and an agent at the top that waits for an answer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorContractRequest {
    id: String,
    contract_id: String,
    /// Type of the contract.
    contract_type: ContractType,
    /// What the request asks for.
    request_type: ContractRequestType,
    /// Status of the request.
    status: ContractRequestStatus,
    /// Account name of the agent.
    account: String,
    /// The side that has to answer; UPLINE is the operator.
    answers: String,
    /// The offered terms; absent in a request to end a contract.
    terms: Option<Terms>,
    /// The text that would be signed.
    text: String,
    /// SHA-256 of the text.
    hash: String,
    /// When the request expires, RFC 3339.
    expires_at: String,
}

/// Contracts, and open requests about them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorContracts {
    contracts: Vec<OperatorContract>,
    /// Open requests between the operator and agents at the top; empty if an agent was given.
    requests: Vec<OperatorContractRequest>,
}

impl From<NamedContract> for OperatorContract {
    fn from(it: NamedContract) -> Self {
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

fn request_value((it, account): (RequestRow, String)) -> Result<OperatorContractRequest, ApiError> {
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
/// Those with agents at the top and the open requests about them, or all contracts of one agent.
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
        requests: requests.into_iter().map(request_value).collect::<Result<_, _>>()?,
    }))
}

/// An action of the operator on a contract or a request.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct OperatorContractCall {
    /// The action: OFFER, COUNTER, ACCEPT, REJECT, WITHDRAW or TERMINATE.
    action: ContractAction,
    /// Account name of the agent to whom a new contract is offered.
    #[serde(default)]
    account: String,
    /// Id of the contract to change or to end.
    #[serde(default)]
    contract_id: String,
    /// Id of the request to answer or withdraw.
    #[serde(default)]
    request_id: String,
    /// The terms to offer.
    #[serde(default)]
    terms: Option<Terms>,
    /// Id of prepared terms to offer instead of `terms`.
    #[serde(default)]
    plan_id: String,
    /// Hash of the text that is accepted.
    #[serde(default)]
    hash: String,
    /// Reason of a rejection.
    #[serde(default)]
    reason: String,
}

/// Offer, counter, sign, reject, withdraw or terminate a contract
///
/// The operator is the upline of agents at the top. The name of the key signs.
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

/// Signed texts of a contract
///
/// Each with its hash and signatures, the latest first.
#[utoipa::path(
    get, path = "/wps/operator/agents/contracts/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Number of the contract")),
    responses((status = 200, body = Envelope<Vec<AgentContractVersion>>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope))
)]
async fn texts(State(base): State<Base>, Path(id): Path<String>) -> Result<Reply<Vec<AgentContractVersion>>, ApiError> {
    Ok(Reply(read_texts(&base.store, &id).await?))
}

/// Prepared terms that contracts can be offered with.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ContractPlan {
    /// Id of the terms; ignored in a request.
    #[serde(default)]
    id: String,
    /// Name that operators see.
    name: String,
    /// The terms of the contract.
    terms: Terms,
}

/// Prepared terms
///
/// Sorted by name.
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
/// The id of the terms can then be given in an offer.
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

/// Delete prepared terms
///
/// Offers that were made from them are unchanged.
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
    remove_plan_and_record(&base.store, actor, id).await?;
    Ok(Reply(Done::default()))
}

/// The most that contracts of a type may promise.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct ContractLimit {
    /// Type of the contracts.
    contract_type: ContractType,
    /// The highest rate, in basis points; unlimited if absent.
    #[serde(default)]
    max_rate: Option<i64>,
    /// The highest guaranteed rate, in basis points; unlimited if absent.
    #[serde(default)]
    max_guaranteed_rate: Option<i64>,
    /// The most that one period pays; unlimited if absent.
    #[serde(default)]
    max_cap: Option<Amount>,
}

/// Set the most that contracts of a type may promise
///
/// Contracts that were signed before are unchanged.
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
    let caps = ContractCaps { max_rate, max_guaranteed_rate, max_cap: max_cap.map(|cap| cap.0.0) };
    limit(&base.store, actor, contract_type, caps).await?;
    Ok(Reply(Done::default()))
}
