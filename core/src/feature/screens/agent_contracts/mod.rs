//! Contracts of an agent (section 2 of the specification, pages `dividends`, `dailyWages`, `hourlySalary`, `realTimeSalary`): one feature for the four
//! types, each under its own page.
//!
//! `item` of the address says what shows: `contracts`, `requests`, `workbench`, and for the workbench what it is about: `offer:ID` (a downline, by
//! the id of its member; downline management links here), `ask` (the own upline), `amend:ID` (a contract), `counter:ID` (a request). Without any it
//! is what was settled (`agent_settlements`).
//!
//! Whatever is signed walks: chosen -> looked at once more with the text and what it ends -> signed with the payment password, by a call that belongs to an
//! intent. Terms are put together at the [`workbench`], whose code travels apart: an agent who reads what stands does without it.

mod step;
mod view;
mod words;
pub(crate) mod workbench;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::agent::life::ContractAction;
use crate::domain::agent::terms::{ContractType, Terms};
use crate::domain::route::{AgentPage, Overlay, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, session};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::view::{Problem, Text};
use crate::wire::{AgentContract, AgentContractRequest, AgentContracts as Contracts};
use serde::{Deserialize, Serialize};
use step::Prepared;

calls! {
    /// The agent's contracts of a type, and the requests about them.
    List { of: ContractType } => AGENT_CONTRACTS: Get "/wps/agent/contracts" Member Plain, latest, on_list(Contracts);
    /// Answer a request about dividends.
    Dividend => CONTRACT_DIVIDEND: Post "/wps/relay/MCS2_processDividendReq" Member Sealed Intent, single, step::on_done(AgentContractRequest);
    /// Answer a request about daily wages.
    Daily => CONTRACT_DAILY: Post "/wps/relay/MCS2_processDailySalContract" Member Sealed Intent, single, step::on_done(AgentContractRequest);
    /// Answer a request about an hourly salary.
    Hourly => CONTRACT_HOURLY: Post "/wps/relay/MCS2_processContractHourSalary" Member Sealed Intent, single, step::on_done(AgentContractRequest);
    /// Answer a request about a real-time salary.
    RealTime => CONTRACT_REAL_TIME: Post "/wps/relay/MCSFE_processRealTimeSalaryContract" Member Sealed Intent, single, step::on_done(AgentContractRequest);
}

/// An answer to a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractAnswer {
    /// Id of the request.
    pub request: String,
    /// What the agent does with it.
    pub action: ContractAction,
}

/// Events of the agent's contracts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentContractsEvent {
    /// Accept, reject or withdraw a request.
    Answer(ContractAnswer),
    /// Ask for the end of the contract with this id.
    End(String),
    /// Agree to the list of contracts that end, or not.
    Agree(bool),
    /// Why the request is rejected, as typed.
    Reason(String),
    /// Do what was chosen, with the payment password where it is signed.
    Send(Secret),
    /// An input was changed: its error goes away.
    Edited,
    /// Do not do what was chosen.
    Cancel,
    /// Fetch again what failed.
    Retry,
}

/// State of the pages of contracts.
#[derive(Default)]
pub(crate) struct AgentContracts {
    list: Remote<Contracts>,
    /// Type of the contracts that are listed.
    of: ContractType,
    bench: workbench::Bench,
    step: Option<Prepared>,
    done: Option<Text>,
    problem: Option<Problem>,
}

/// The type of contracts that a page of the agent centre is about.
pub(crate) const fn type_of(page: AgentPage) -> Option<ContractType> {
    match page {
        AgentPage::Dividends => Some(ContractType::Dividend),
        AgentPage::DailyWages => Some(ContractType::Daily),
        AgentPage::HourlySalary => Some(ContractType::Hourly),
        AgentPage::RealTimeSalary => Some(ContractType::RealTime),
        _ => None,
    }
}

/// The page that shows, if it is one of these.
fn page(model: &Model) -> Option<(AgentPage, ContractType)> {
    let Some(Overlay::AgentCentre(page)) = model.location.route.overlay else { return None };
    let contract_type = type_of(page)?;
    session::shows_agent_page(model, page).then_some((page, contract_type))
}

/// The section of the page that the address names.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Section<'a> {
    Contracts,
    Requests,
    Workbench,
    Records,
    Offer(&'a str),
    Ask,
    Amend(&'a str),
    Counter(&'a str),
}

fn section(model: &Model) -> Section<'_> {
    let item = model.location.route.item.as_deref().unwrap_or_default();
    match item.split_once(':') {
        Some(("offer", id)) => Section::Offer(id),
        Some(("amend", id)) => Section::Amend(id),
        Some(("counter", id)) => Section::Counter(id),
        _ => match item {
            "contracts" => Section::Contracts,
            "requests" => Section::Requests,
            "workbench" => Section::Workbench,
            "ask" => Section::Ask,
            // What was settled is the page itself; `agent_settlements` says what of it shows.
            _ => Section::Records,
        },
    }
}

/// The terms of a contract as they are now.
fn terms_of(contract: &AgentContract) -> Option<&Terms> {
    contract.versions.first().map(|it| &it.terms)
}

fn load(model: &mut Model, step: &mut Step, of: ContractType) {
    model.agent_contracts.of = of;
    model.agent_contracts.list.start_loading();
    let mut query = Query::default();
    query.push("type", Some(of.name()));
    call::send(model, step, Request::List { of }, &query.text());
}

fn on_list(model: &mut Model, step: &mut Step, of: ContractType, answer: Result<Contracts, Failure>) {
    if model.agent_contracts.of == of {
        model.agent_contracts.list.answer(answer);
        step.emit(DomainEvent::ContractsLoaded);
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentContractsEvent) {
    let Some((_, of)) = page(model) else { return };
    match event {
        AgentContractsEvent::Answer(ContractAnswer { request, action }) => step::answer(model, &request, action),
        AgentContractsEvent::End(contract) => step::end(model, &contract),
        AgentContractsEvent::Agree(agreed) => step::change(model, |it| it.agreed = agreed),
        AgentContractsEvent::Reason(reason) => step::change(model, |it| it.write_reason(&reason)),
        AgentContractsEvent::Send(password) => step::send(model, step, &password.trimmed()),
        AgentContractsEvent::Edited => step::change(model, |it| it.error = None),
        AgentContractsEvent::Cancel => step::cancel(model),
        AgentContractsEvent::Retry => {
            model.agent_contracts.bench.begin_anew();
            load(model, step, of);
        }
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } => entered(model, step, previous.overlay == model.location.route.overlay),
        DomainEvent::UnreadTold | DomainEvent::OutcomeFound | DomainEvent::SiteChanged => {
            if let Some((_, of)) = page(model) {
                load(model, step, of);
            }
        }
        DomainEvent::LoggedOut => *model.agent_contracts = AgentContracts::default(),
        _ => {}
    }
}

/// The page was opened, or another part of it shows.
fn entered(model: &mut Model, step: &mut Step, is_same_page: bool) {
    let Some((_, of)) = page(model) else { return };
    if !is_same_page {
        *model.agent_contracts = AgentContracts::default();
        load(model, step, of);
    } else if !step::is_busy(model) {
        model.agent_contracts.step = None;
        model.agent_contracts.problem = None;
    }
}
