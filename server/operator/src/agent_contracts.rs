//! Contracts with agents: the operator is the upline of those at the top, offers to them and answers them; prepared terms, and what contracts may
//! promise at most. By command and as `/wps/operator/agents/contracts`; each step is written down in the transaction that makes it.

use agents::contract::desk::{self, Shown};
use agents::contract::{ContractRow, RequestRow};
use axum::Extension;
use axum::extract::State;
use clap::Subcommand;
use identity::member::{MemberRow, account_key};
use lumora_core::domain::agent::life::{ContractAction, ContractRequestStatus, ContractRequestType, ContractStatus};
use lumora_core::domain::agent::terms::{ContractType, Terms};
use lumora_core::domain::money::Money;
use lumora_core::wire::{AgentContractCall, AgentContractVersion, Done, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Path, Query, Reply};
use platform::params::{OptionalParam, Text, unfit};
use platform::query;
use platform::settings::Settings;
use platform::store::{Connection, Store};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::auth::Operator;
use crate::{Actor, AdminError, audit};

/// The calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new()
        .routes(routes!(list, process))
        .routes(routes!(plans, add_plan))
        .routes(routes!(remove_plan))
        .routes(routes!(bounds))
        .routes(routes!(texts))
}

/// Contracts with agents.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Contracts {
    /// List contracts with agents at the top, and what waits for an answer; or all contracts of one agent.
    List {
        /// The agent with this account name.
        #[arg(long)]
        account: Option<String>,
    },
    /// Show the texts of a contract, their hashes, and who has signed.
    Text {
        /// The contract, as listed.
        id: String,
    },
    /// Offer prepared terms to an agent at the top; with a contract, other terms for that one.
    Offer {
        /// The agent's account name.
        #[arg(long)]
        account: String,
        /// The prepared terms, as `plans` lists them.
        #[arg(long)]
        plan: String,
        /// The contract that is to have them.
        #[arg(long, default_value = "")]
        contract: String,
    },
    /// Sign what an agent offers.
    Accept {
        /// The request, as listed.
        id: String,
        /// The hash of the text that is signed, as listed.
        #[arg(long)]
        hash: String,
    },
    /// Say no to what an agent offers.
    Reject {
        /// The request, as listed.
        id: String,
        /// Why, in 3 to 300 characters.
        #[arg(long)]
        reason: String,
    },
    /// Take an offer back.
    Withdraw {
        /// The request, as listed.
        id: String,
    },
    /// Ask an agent for the end of a contract: it ends with its running period once the agent has signed.
    End {
        /// The contract, as listed.
        id: String,
    },
    /// List prepared terms.
    Plans,
    /// Prepare terms: a file with them as JSON.
    AddPlan {
        /// Name for eyes.
        #[arg(long)]
        name: String,
        /// The file.
        #[arg(long)]
        terms: std::path::PathBuf,
    },
    /// Forget prepared terms.
    RemovePlan {
        /// The terms, as listed.
        id: String,
    },
    /// Say what contracts of a type may promise at most; what is left out has no bound.
    Limit {
        /// DIVIDEND, DAILY, HOURLY or REALTIME.
        contract_type: String,
        /// Hundredths of a percent.
        #[arg(long)]
        max_rate: Option<i64>,
        /// Hundredths of a percent.
        #[arg(long)]
        max_guaranteed_rate: Option<i64>,
        /// Minor units that a period pays at most.
        #[arg(long)]
        max_cap: Option<i64>,
    },
}

impl Contracts {
    /// Carries it out; gives the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let call = |action| AgentContractCall { action, ..AgentContractCall::default() };
        match self {
            Self::List { account } => Ok(listed(store, account.as_deref()).await?),
            Self::Text { id } => Ok(text_lines(&read_texts(store, &id).await?)),
            Self::Offer { account, plan, contract } => {
                let terms = plan_of(store, &plan).await?;
                let downline_id = id_of(store, &account).await?;
                let ask = AgentContractCall {
                    downline_id,
                    contract_id: contract,
                    terms: Some(terms),
                    ..call(ContractAction::Offer)
                };
                Ok(vec![format!("request {}", act(store, actor, ask).await?)])
            }
            Self::Accept { id, hash } => {
                let ask = AgentContractCall { request_id: id, hash, ..call(ContractAction::Accept) };
                Ok(vec![format!("signed: request {}", act(store, actor, ask).await?)])
            }
            Self::Reject { id, reason } => {
                let ask = AgentContractCall { request_id: id, reason, ..call(ContractAction::Reject) };
                Ok(vec![format!("rejected: request {}", act(store, actor, ask).await?)])
            }
            Self::Withdraw { id } => {
                let ask = AgentContractCall { request_id: id, ..call(ContractAction::Withdraw) };
                Ok(vec![format!("taken back: request {}", act(store, actor, ask).await?)])
            }
            Self::End { id } => {
                let ask = AgentContractCall { contract_id: id, ..call(ContractAction::Terminate) };
                Ok(vec![format!("request {}", act(store, actor, ask).await?)])
            }
            Self::Plans => {
                let plans = store.write(|tx| Box::pin(desk::plans(tx))).await.map_err(ApiError::from)?;
                let line = |it: &desk::Plan| format!("{}  {:<8} {}", it.id, it.terms.contract_type.name(), it.name);
                Ok(if plans.is_empty() { vec!["none".to_owned()] } else { plans.iter().map(line).collect() })
            }
            Self::AddPlan { name, terms } => {
                let text = std::fs::read_to_string(&terms)
                    .map_err(|error| unfit("terms", format!("{} can not be read: {error}", terms.display())))?;
                let terms = serde_json::from_str(&text)
                    .map_err(|error| unfit("terms", format!("these are no terms of a contract: {error}")))?;
                Ok(vec![format!("plan {}", prepare(store, actor, name, terms).await?)])
            }
            Self::RemovePlan { id } => {
                forget(store, actor, id).await?;
                Ok(vec!["removed".to_owned()])
            }
            Self::Limit { contract_type, max_rate, max_guaranteed_rate, max_cap } => {
                let known = ContractType::from_name(&contract_type);
                let contract_type = known
                    .ok_or_else(|| unfit("contractType", "must be DIVIDEND, DAILY, HOURLY or REALTIME".to_owned()))?;
                limit(store, actor, contract_type, (max_rate, max_guaranteed_rate, max_cap)).await?;
                Ok(vec!["set".to_owned()])
            }
        }
    }
}

fn party(account: &str) -> &str {
    if account.is_empty() { "the operator" } else { account }
}

fn contract_line(it: &Shown) -> String {
    let ContractRow { id, contract_type, status, version, currency, .. } = &it.contract;
    let ends = it.contract.ends_at.map(|at| format!("  ends {}", rfc3339(at))).unwrap_or_default();
    format!(
        "{id}  {contract_type:<8} {status:<11} {} to {}  version {version}  {currency}{ends}",
        party(&it.upline),
        it.downline
    )
}

fn request_line((it, account): &(RequestRow, String)) -> String {
    format!(
        "{}  {:<8} {:<9} contract {} with {account}  {} answers  until {}  hash {}",
        it.id,
        it.contract_type,
        it.request_type,
        it.contract_id,
        it.answers,
        rfc3339(it.expires_at),
        it.hash
    )
}

async fn listed(store: &Store, account: Option<&str>) -> Result<Vec<String>, ApiError> {
    let (contracts, requests) = read_all(store, account).await?;
    let lines: Vec<String> = contracts
        .iter()
        .map(contract_line)
        .chain(requests.iter().map(|it| format!("open: {}", request_line(it))))
        .collect();
    Ok(if lines.is_empty() { vec!["none".to_owned()] } else { lines })
}

fn text_lines(texts: &[AgentContractVersion]) -> Vec<String> {
    let mut lines = Vec::new();
    for text in texts {
        lines.push(format!("version {}  sha-256 {}", text.version, text.hash));
        lines.extend(text.text.lines().map(|line| format!("  {line}")));
        for it in &text.signatures {
            lines.push(format!("  signed by {} at {}", party(&it.account), it.signed_at));
        }
    }
    if lines.is_empty() { vec!["nothing was signed yet".to_owned()] } else { lines }
}

async fn id_of(store: &Store, account: &str) -> Result<String, ApiError> {
    let member = MemberRow::by_account(store.reader(), &account_key(account)).await?;
    member.map(|member| member.id).ok_or_else(|| ApiError::not_found("member"))
}

async fn plan_of(store: &Store, id: &str) -> Result<Terms, ApiError> {
    let plans = store.write(|tx| Box::pin(desk::plans(tx))).await?;
    let plan = plans.into_iter().find(|it| it.id == id);
    plan.map(|it| it.terms).ok_or_else(|| ApiError::not_found("plan"))
}

type All = (Vec<Shown>, Vec<(RequestRow, String)>);

/// Contracts of an agent, or those at the top with what is open about them.
async fn read_all(store: &Store, account: Option<&str>) -> Result<All, ApiError> {
    let member_id = match account {
        Some(account) => id_of(store, account).await?,
        None => String::new(),
    };
    let job = async move |tx: &mut Connection| {
        let contracts = desk::list(&mut *tx, &member_id).await?;
        let requests = if member_id.is_empty() { desk::requests(tx).await? } else { Vec::new() };
        Ok::<_, ApiError>((contracts, requests))
    };
    store.write(move |tx| Box::pin(async move { job(tx).await })).await
}

async fn read_texts(store: &Store, id: &str) -> Result<Vec<AgentContractVersion>, ApiError> {
    let id = id.to_owned();
    store.write(move |tx| Box::pin(async move { desk::texts(tx, &id).await })).await
}

/// What an operator's person does, and the record of it.
async fn act(store: &Store, actor: Actor, ask: AgentContractCall) -> Result<String, ApiError> {
    let settings = Settings::load(store).await?.agents();
    let job = async move |tx: &mut Connection| {
        let id = desk::process(&mut *tx, (actor.person(), &settings), &ask, actor.now_ms).await?;
        let subject = format!("contract request {id}");
        audit::record(tx, &actor.name, &subject, ("", ask.action.name()), actor.now_ms).await?;
        Ok::<_, ApiError>(id)
    };
    store.write(move |tx| Box::pin(async move { job(tx).await })).await
}

async fn prepare(store: &Store, actor: Actor, name: String, terms: Terms) -> Result<String, ApiError> {
    let name = name.trim().to_owned();
    if name.is_empty() || name.chars().count() > 80 || name.contains(char::is_control) {
        return Err(unfit("name", "name must be one line of at most 80 characters".to_owned()));
    }
    let job = async move |tx: &mut Connection| {
        let id = desk::add_plan(&mut *tx, &name, &terms, actor.now_ms).await?;
        audit::record(tx, &actor.name, &format!("contract plan {id}"), ("", &name), actor.now_ms).await?;
        Ok::<_, ApiError>(id)
    };
    store.write(move |tx| Box::pin(async move { job(tx).await })).await
}

async fn forget(store: &Store, actor: Actor, id: String) -> Result<(), ApiError> {
    let job = async move |tx: &mut Connection| {
        if !desk::remove_plan(&mut *tx, &id).await? {
            return Err(ApiError::not_found("plan"));
        }
        audit::record(tx, &actor.name, &format!("contract plan {id}"), ("", "removed"), actor.now_ms).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { job(tx).await })).await
}

async fn limit(
    store: &Store,
    actor: Actor,
    contract_type: ContractType,
    most: (Option<i64>, Option<i64>, Option<i64>),
) -> Result<(), ApiError> {
    if [most.0, most.1].into_iter().flatten().any(|it| !(0..=10_000).contains(&it)) || most.2.is_some_and(|it| it <= 0)
    {
        return Err(unfit(
            "maxRate",
            "rates must be 0 to 10000 hundredths of a percent, and a cap above zero".to_owned(),
        ));
    }
    let job = async move |tx: &mut Connection| {
        desk::set_bounds(&mut *tx, contract_type, most).await?;
        let subject = format!("contract limits {}", contract_type.name());
        audit::record(tx, &actor.name, &subject, ("", &format!("{most:?}")), actor.now_ms).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { job(tx).await })).await
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
    Extension(operator): Extension<Operator>,
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
    let plans = base.store.write(|tx| Box::pin(desk::plans(tx))).await?;
    let plan = |it: desk::Plan| ContractPlan { id: it.id, name: it.name, terms: it.terms };
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
    Extension(operator): Extension<Operator>,
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
    Extension(operator): Extension<Operator>,
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
    max_cap: Option<lumora_core::wire::Amount>,
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
    Extension(operator): Extension<Operator>,
    Body(it): Body<ContractLimit>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    let cap = it.max_cap.map(|cap| {
        let Money(units) = cap.0;
        units
    });
    limit(&base.store, actor, it.contract_type, (it.max_rate, it.max_guaranteed_rate, cap)).await?;
    Ok(Reply(Done::default()))
}
