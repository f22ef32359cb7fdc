//! Contracts between the operator and agents at the top of the tree, whose upline the operator is: offers, answers,
//! prepared terms, and the most that contracts may promise. By command and as `/wps/operator/agents/contracts`; each
//! step is recorded in its own transaction.

mod api;

pub(crate) use api::router;

use agents::contract::back_office::{self, ContractCaps, NamedContract};
use agents::contract::{ContractRow, RequestRow};
use clap::Subcommand;
use identity::member::{MemberRow, account_key};
use lumora_core::domain::agent::life::ContractAction;
use lumora_core::domain::agent::terms::{ContractType, Terms};
use lumora_core::domain::money::Money;
use lumora_core::wire::{AgentContractCall, AgentContractVersion};
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::settings::Settings;
use platform::store::{Connection, Store};

use crate::{Actor, AdminError, audit};

/// Commands on contracts with agents.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Contracts {
    /// List contracts with agents at the top and their open requests, or all contracts of one agent.
    List {
        /// Account name of the agent.
        #[arg(long)]
        account: Option<String>,
    },
    /// Show the texts of a contract with their hashes and signatures.
    Text {
        /// Id of the contract, as listed.
        id: String,
    },
    /// Offer prepared terms to an agent at the top: a new contract, or new terms for an existing one.
    Offer {
        /// Account name of the agent.
        #[arg(long)]
        account: String,
        /// Id of the prepared terms, as `plans` lists them.
        #[arg(long)]
        plan: String,
        /// Id of the contract to change; a new contract unless given.
        #[arg(long, default_value = "")]
        contract: String,
    },
    /// Sign an agent's offer.
    Accept {
        /// Id of the request, as listed.
        id: String,
        /// Hash of the text to sign, as listed.
        #[arg(long)]
        hash: String,
    },
    /// Reject an agent's offer.
    Reject {
        /// Id of the request, as listed.
        id: String,
        /// The reason, in 3 to 300 characters.
        #[arg(long)]
        reason: String,
    },
    /// Withdraw an own offer.
    Withdraw {
        /// Id of the request, as listed.
        id: String,
    },
    /// Ask an agent to end a contract. It ends with the current period once the agent has signed.
    End {
        /// Id of the contract, as listed.
        id: String,
    },
    /// List prepared terms.
    Plans,
    /// Prepare terms from a JSON file.
    AddPlan {
        /// Name that operators see.
        #[arg(long)]
        name: String,
        /// Path of the JSON file.
        #[arg(long)]
        terms: std::path::PathBuf,
    },
    /// Delete prepared terms.
    RemovePlan {
        /// Id of the terms, as listed.
        id: String,
    },
    /// Set the most that contracts of a type may promise; what is left out is unlimited.
    Limit {
        /// Type of the contracts: DIVIDEND, DAILY, HOURLY or REALTIME.
        contract_type: String,
        /// The highest rate, in basis points.
        #[arg(long)]
        max_rate: Option<i64>,
        /// The highest guaranteed rate, in basis points.
        #[arg(long)]
        max_guaranteed_rate: Option<i64>,
        /// The most that one period pays, in minor units.
        #[arg(long)]
        max_cap: Option<i64>,
    },
}

impl Contracts {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let call = |action| AgentContractCall { action, ..AgentContractCall::default() };
        match self {
            Self::List { account } => Ok(list_lines(store, account.as_deref()).await?),
            Self::Text { id } => Ok(text_lines(&read_texts(store, &id).await?)),
            Self::Offer { account, plan, contract } => {
                let terms = plan_of(store, &plan).await?;
                let downline_id = id_of(store, &account).await?;
                let request = AgentContractCall {
                    downline_id,
                    contract_id: contract,
                    terms: Some(terms),
                    ..call(ContractAction::Offer)
                };
                Ok(vec![format!("request {}", act(store, actor, request).await?)])
            }
            Self::Accept { id, hash } => {
                let request = AgentContractCall { request_id: id, hash, ..call(ContractAction::Accept) };
                Ok(vec![format!("signed: request {}", act(store, actor, request).await?)])
            }
            Self::Reject { id, reason } => {
                let request = AgentContractCall { request_id: id, reason, ..call(ContractAction::Reject) };
                Ok(vec![format!("rejected: request {}", act(store, actor, request).await?)])
            }
            Self::Withdraw { id } => {
                let request = AgentContractCall { request_id: id, ..call(ContractAction::Withdraw) };
                Ok(vec![format!("taken back: request {}", act(store, actor, request).await?)])
            }
            Self::End { id } => {
                let request = AgentContractCall { contract_id: id, ..call(ContractAction::Terminate) };
                Ok(vec![format!("request {}", act(store, actor, request).await?)])
            }
            Self::Plans => {
                let plans = store.read(|tx| Box::pin(back_office::plans(tx))).await.map_err(ApiError::from)?;
                let line =
                    |it: &back_office::Plan| format!("{}  {:<8} {}", it.id, it.terms.contract_type.name(), it.name);
                Ok(if plans.is_empty() { vec!["none".to_owned()] } else { plans.iter().map(line).collect() })
            }
            Self::AddPlan { name, terms } => {
                let text = std::fs::read_to_string(&terms)
                    .map_err(|error| invalid_field("terms", format!("{} can not be read: {error}", terms.display())))?;
                let terms = serde_json::from_str(&text)
                    .map_err(|error| invalid_field("terms", format!("these are no terms of a contract: {error}")))?;
                Ok(vec![format!("plan {}", prepare(store, actor, name, terms).await?)])
            }
            Self::RemovePlan { id } => {
                remove_plan_and_record(store, actor, id).await?;
                Ok(vec!["removed".to_owned()])
            }
            Self::Limit { contract_type, max_rate, max_guaranteed_rate, max_cap } => {
                let known = ContractType::from_name(&contract_type);
                let contract_type = known.ok_or_else(|| {
                    invalid_field("contractType", "must be DIVIDEND, DAILY, HOURLY or REALTIME".to_owned())
                })?;
                limit(store, actor, contract_type, ContractCaps { max_rate, max_guaranteed_rate, max_cap }).await?;
                Ok(vec!["set".to_owned()])
            }
        }
    }
}

fn party(account: &str) -> &str {
    if account.is_empty() { "the operator" } else { account }
}

fn contract_line(it: &NamedContract) -> String {
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

async fn list_lines(store: &Store, account: Option<&str>) -> Result<Vec<String>, ApiError> {
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
    let plans = store.read(|tx| Box::pin(back_office::plans(tx))).await?;
    let plan = plans.into_iter().find(|it| it.id == id);
    plan.map(|it| it.terms).ok_or_else(|| ApiError::not_found("plan"))
}

type All = (Vec<NamedContract>, Vec<(RequestRow, String)>);

/// Contracts of an agent, or those with agents at the top and their open requests.
async fn read_all(store: &Store, account: Option<&str>) -> Result<All, ApiError> {
    let member_id = match account {
        Some(account) => id_of(store, account).await?,
        None => String::new(),
    };
    let work = async move |tx: &mut Connection| {
        let contracts = back_office::list(&mut *tx, &member_id).await?;
        let requests = if member_id.is_empty() { back_office::requests(tx).await? } else { Vec::new() };
        Ok::<_, ApiError>((contracts, requests))
    };
    store.read(move |tx| Box::pin(async move { work(tx).await })).await
}

async fn read_texts(store: &Store, id: &str) -> Result<Vec<AgentContractVersion>, ApiError> {
    let id = id.to_owned();
    store.read(move |tx| Box::pin(async move { back_office::texts(tx, &id).await })).await
}

/// Carries out an action of the operator and records it; returns the id of the request.
async fn act(store: &Store, actor: Actor, request: AgentContractCall) -> Result<String, ApiError> {
    let settings = Settings::load(store).await?.agents();
    let work = async move |tx: &mut Connection| {
        let id = back_office::process(&mut *tx, (actor.person(), &settings), &request, actor.now_ms).await?;
        let subject = format!("contract request {id}");
        audit::record(tx, &actor, &subject, ("", request.action.name())).await?;
        Ok::<_, ApiError>(id)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

async fn prepare(store: &Store, actor: Actor, name: String, terms: Terms) -> Result<String, ApiError> {
    let name = name.trim().to_owned();
    if name.is_empty() || name.chars().count() > 80 || name.contains(char::is_control) {
        return Err(invalid_field("name", "name must be one line of at most 80 characters".to_owned()));
    }
    let work = async move |tx: &mut Connection| {
        let id = back_office::add_plan(&mut *tx, &name, &terms, actor.now_ms).await?;
        audit::record(tx, &actor, &format!("contract plan {id}"), ("", &name)).await?;
        Ok::<_, ApiError>(id)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

async fn remove_plan_and_record(store: &Store, actor: Actor, id: String) -> Result<(), ApiError> {
    let work = async move |tx: &mut Connection| {
        if !back_office::remove_plan(&mut *tx, &id).await? {
            return Err(ApiError::not_found("plan"));
        }
        audit::record(tx, &actor, &format!("contract plan {id}"), ("", "removed")).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

async fn limit(store: &Store, actor: Actor, contract_type: ContractType, caps: ContractCaps) -> Result<(), ApiError> {
    for (field, rate) in [("maxRate", caps.max_rate), ("maxGuaranteedRate", caps.max_guaranteed_rate)] {
        if rate.is_some_and(|rate| !(0..=10_000).contains(&rate)) {
            return Err(invalid_field(field, format!("{field} must be 0 to 10000 hundredths of a percent")));
        }
    }
    if caps.max_cap.is_some_and(|cap| cap <= 0) {
        return Err(invalid_field("maxCap", "maxCap must be above zero".to_owned()));
    }
    let work = async move |tx: &mut Connection| {
        let former = back_office::set_bounds(&mut *tx, contract_type, caps).await?;
        let subject = format!("contract limits {}", contract_type.name());
        audit::record(tx, &actor, &subject, (&limit_line(former), &limit_line(caps))).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

fn limit_line(caps: ContractCaps) -> String {
    let percent = |rate: Option<i64>| rate.map_or("any".to_owned(), |rate| format!("{}%", Money(rate).to_decimal()));
    let cap = caps.max_cap.map_or("any".to_owned(), |cap| Money(cap).to_decimal());
    format!("rate {}, guaranteed rate {}, cap {cap}", percent(caps.max_rate), percent(caps.max_guaranteed_rate))
}
