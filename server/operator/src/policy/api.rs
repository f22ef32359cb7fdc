//! `/wps/operator/policies` and `/wps/operator/policy`: policies of licences over HTTP.

use axum::extract::State;
use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::wire::Envelope;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Path, Reply};
use protection::policy::{self, report};
use serde::{Deserialize, Serialize};
use utoipa::{OpenApiRouter, ToSchema, routes};

use super::{choose, policy_or_chosen};
use crate::auth::Operator;

/// The HTTP calls of this module.
pub(crate) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(show)).routes(routes!(chosen, choose_one))
}

/// The policies of licences that the site knows.
#[derive(Debug, Serialize, ToSchema)]
struct PoliciesValue {
    /// Id of the chosen policy.
    chosen: String,
    /// All policies, the strictest last.
    list: Vec<PolicyName>,
}

/// A policy with its name.
#[derive(Debug, Serialize, ToSchema)]
struct PolicyName {
    id: String,
    /// Name of the place, in English.
    name: String,
}

/// The demands of a policy, and how the site meets them.
#[derive(Debug, Serialize, ToSchema)]
struct PolicyReport {
    id: String,
    /// Name of the place, in English.
    name: String,
    items: Vec<PolicyItem>,
}

/// A demand of a policy.
#[derive(Debug, Serialize, ToSchema)]
struct PolicyItem {
    /// Key of the demand.
    key: String,
    /// Title of the demand.
    title: String,
    /// The demand itself; empty if the policy demands nothing here.
    demand: String,
    /// The legal basis; empty if the policy states none.
    basis: String,
    /// State: `met`, `not met` or `not applicable`.
    state: String,
    /// The mechanism that keeps the demand.
    mechanism: String,
    /// Names of the tests that prove it.
    tests: Vec<String>,
}

/// The policy to choose.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChoosePolicy {
    /// Id of the policy.
    id: String,
}

/// The policy that was chosen.
#[derive(Debug, Serialize, ToSchema)]
struct ChosenPolicy {
    /// Id of the policy.
    id: String,
    /// Settings, promotions and rewards that it overrules from now on.
    notes: Vec<String>,
}

impl PolicyReport {
    fn of(policy: &Policy) -> Self {
        let item = |line: report::Line| PolicyItem {
            key: line.item.key.to_owned(),
            title: line.item.title.to_owned(),
            demand: line.demand,
            basis: line.basis,
            state: line.met.name().to_owned(),
            mechanism: line.item.mechanism.to_owned(),
            tests: line.item.tests.iter().map(|&test| test.to_owned()).collect(),
        };
        let items = report::of(policy).into_iter().map(item).collect();
        Self { id: policy.id.clone(), name: policy.name.clone(), items }
    }
}

/// List policies of licences
#[utoipa::path(
    get, path = "/wps/operator/policies", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<PoliciesValue>), (status = 401, body = ErrorEnvelope))
)]
async fn list(State(base): State<Base>) -> Result<Reply<PoliciesValue>, ApiError> {
    let chosen = policy_or_chosen(&base.store, None).await?.id.clone();
    let name = |it: &Policy| PolicyName { id: it.id.clone(), name: it.name.clone() };
    Ok(Reply(PoliciesValue { chosen, list: policy::all().iter().map(name).collect() }))
}

/// Show what a policy demands, and how it is met
#[utoipa::path(
    get, path = "/wps/operator/policies/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "An id of `/wps/operator/policies`.")),
    responses(
        (status = 200, body = Envelope<PolicyReport>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
async fn show(State(base): State<Base>, Path(id): Path<String>) -> Result<Reply<PolicyReport>, ApiError> {
    Ok(Reply(PolicyReport::of(policy_or_chosen(&base.store, Some(&id)).await?)))
}

/// Show what the chosen policy demands, and how it is met
#[utoipa::path(
    get, path = "/wps/operator/policy", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<PolicyReport>), (status = 401, body = ErrorEnvelope))
)]
async fn chosen(State(base): State<Base>) -> Result<Reply<PolicyReport>, ApiError> {
    Ok(Reply(PolicyReport::of(policy_or_chosen(&base.store, None).await?)))
}

/// Choose a policy
///
/// It applies from the next call and the next stake on, on every server. The answer lists what it overrules.
#[utoipa::path(
    put, path = "/wps/operator/policy", tag = "operator", security(("operator" = [])), request_body = ChoosePolicy,
    responses(
        (status = 200, body = Envelope<ChosenPolicy>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
async fn choose_one(
    State(base): State<Base>,
    operator: Operator,
    Json(ChoosePolicy { id }): Json<ChoosePolicy>,
) -> Result<Reply<ChosenPolicy>, ApiError> {
    let actor = operator.actor(&base).await?;
    let notes = choose(&base.store, actor, &id).await?;
    Ok(Reply(ChosenPolicy { id, notes }))
}
