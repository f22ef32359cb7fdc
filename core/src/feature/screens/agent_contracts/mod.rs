//! Contracts of an agent (section 2 of the specification, pages `dividends`, `dailyWages`, `hourlySalary`, `realTimeSalary`): one feature for the four
//! types, each under its own page.
//!
//! `item` of the address says what shows: `contracts`, `requests`, `workbench`, and for the workbench what it is about: `offer:ID` (a downline, by the id of
//! its member; downline management links here), `ask` (the own upline), `amend:ID` (a contract), `counter:ID` (a request). Without any it is what was settled (`agent_settlements`).
//!
//! Whatever is signed walks: chosen -> looked at once more with the text and what it ends -> signed with the payment password, by a call that belongs to an
//! intent. The workbench computes with the rules that settle, at each key.

mod editor;
mod step;
mod view;
mod words;
mod workbench;

pub(crate) use view::view;
pub(crate) use workbench::view as workbench_view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::agent::life::ContractAction;
use crate::domain::agent::replay::Past;
use crate::domain::agent::terms::{Basis, CarryOver, ContractPeriod, ContractType, Payer, Terms};
use crate::domain::route::{AgentPage, Overlay, Query};
use crate::event::AmountEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, session};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::view::{Problem, Text};
use crate::wire::{AgentContractRequest, AgentContracts as Contracts, ContractReplay};
use editor::Editor;
use serde::{Deserialize, Serialize};
use step::Prepared;

calls! {
    /// Contracts and requests.
    List { of: ContractType } => AGENT_CONTRACTS: Get "/wps/agent/contracts" Member Plain, latest, on_list(Contracts);
    /// Figures of past periods.
    Replay => AGENT_CONTRACT_REPLAY: Post "/wps/agent/contracts/replay" Member Plain, latest, workbench::on_replay(ContractReplay);
    /// Process a request about dividends.
    Dividend => CONTRACT_DIVIDEND: Post "/wps/relay/MCS2_processDividendReq" Member Sealed Intent, single, step::on_done(AgentContractRequest);
    /// Process a request about daily wages.
    Daily => CONTRACT_DAILY: Post "/wps/relay/MCS2_processDailySalContract" Member Sealed Intent, single, step::on_done(AgentContractRequest);
    /// Process a request about an hourly salary.
    Hourly => CONTRACT_HOURLY: Post "/wps/relay/MCS2_processContractHourSalary" Member Sealed Intent, single, step::on_done(AgentContractRequest);
    /// Process a request about a real-time salary.
    RealTime => CONTRACT_REAL_TIME: Post "/wps/relay/MCSFE_processRealTimeSalaryContract" Member Sealed Intent, single, step::on_done(AgentContractRequest);
}

/// An input of the workbench.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ContractField {
    /// Stakes of the team.
    Turnover,
    /// Net loss of the team.
    NetLoss,
    /// Active members.
    Members,
    /// Least stake of each.
    Least,
    /// The rate.
    Rate,
    /// The cap.
    Cap,
    /// The guaranteed rate, of the whole.
    Guaranteed,
    /// The platform fee, of the whole.
    PlatformFee,
    /// The payment fee, of the whole.
    PaymentFee,
}

/// Something that was typed into the workbench.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractTyped {
    /// Which tier, from 0; nothing matters for what holds for the whole.
    pub tier: u32,
    /// Which input.
    pub field: ContractField,
    /// What was done to it.
    pub event: AmountEvent,
}

/// Something that was chosen in the workbench.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ContractChosen {
    /// Of what a part is paid.
    Basis(Basis),
    /// How long a period is.
    Period(ContractPeriod),
    /// A product, by its code: it counts, or no more.
    Product(String),
    /// Own play counts, or not.
    IncludeSelf(bool),
    /// All levels count, or one.
    IncludeSubTeams(bool),
    /// What becomes of a period below zero.
    CarryOver(CarryOver),
    /// Bonuses are deducted, or not.
    Bonuses(bool),
    /// Who pays.
    Payer(Payer),
    /// An own contract, by its number: the offer is of its kind.
    Own(String),
}

/// An answer to a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractAnswer {
    /// The request.
    pub request: String,
    /// What to do.
    pub action: ContractAction,
}

/// Contracts of an agent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentContractsEvent {
    /// Accept, reject or withdraw.
    Answer(ContractAnswer),
    /// Ask for the end of a contract.
    End(String),
    /// Something was typed.
    Typed(ContractTyped),
    /// Something was chosen.
    Chosen(ContractChosen),
    /// Another tier above the others.
    AddTier,
    /// A tier goes.
    RemoveTier(u32),
    /// A tier changes places with the one above.
    RaiseTier(u32),
    /// So many periods are replayed.
    Periods(u32),
    /// Look at the offer once more, and sign.
    Review,
    /// The list of contracts that end is agreed to, or not.
    Agree(bool),
    /// Why it is rejected.
    Reason(String),
    /// Do it, with the payment password where it is signed.
    Send(Secret),
    /// An input was changed: its error goes away.
    Edited,
    /// Do not do it.
    Cancel,
    /// Fetch again what failed.
    Retry,
}

/// The page.
#[derive(Default)]
pub(crate) struct AgentContracts {
    list: Remote<Contracts>,
    /// Of which type the list is.
    of: ContractType,
    editor: Option<Editor>,
    /// For which address the editor was begun.
    begun: Option<String>,
    figures: Remote<Figures>,
    periods: u32,
    step: Option<Prepared>,
    done: Option<Text>,
    problem: Option<Problem>,
}

/// What was asked for the workbench.
#[derive(Default)]
pub(crate) struct Figures {
    party: String,
    past: Vec<Past>,
    /// When each began.
    from: Vec<String>,
    own: Option<Terms>,
    below: Vec<(String, Terms)>,
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

/// What shows on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Shows<'a> {
    Contracts,
    Requests,
    Workbench,
    Records,
    Offer(&'a str),
    Ask,
    Amend(&'a str),
    Counter(&'a str),
}

fn shows(model: &Model) -> Shows<'_> {
    let item = model.location.route.item.as_deref().unwrap_or_default();
    match item.split_once(':') {
        Some(("offer", id)) => Shows::Offer(id),
        Some(("amend", id)) => Shows::Amend(id),
        Some(("counter", id)) => Shows::Counter(id),
        _ => match item {
            "contracts" => Shows::Contracts,
            "requests" => Shows::Requests,
            "workbench" => Shows::Workbench,
            "ask" => Shows::Ask,
            // What was settled is the page itself; `agent_settlements` says what of it shows.
            _ => Shows::Records,
        },
    }
}

fn load(model: &mut Model, step: &mut Step, of: ContractType) {
    model.agent_contracts.of = of;
    model.agent_contracts.list.ask();
    let mut query = Query::default();
    query.push("type", Some(of.name()));
    call::send(model, step, Request::List { of }, &query.text());
}

fn on_list(model: &mut Model, step: &mut Step, of: ContractType, answer: Result<Contracts, Failure>) {
    if model.agent_contracts.of == of {
        model.agent_contracts.list.answer(answer);
        workbench::begin(model, step);
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentContractsEvent) {
    let Some((_, of)) = page(model) else { return };
    match event {
        AgentContractsEvent::Answer(ContractAnswer { request, action }) => step::answer(model, &request, action),
        AgentContractsEvent::End(contract) => step::end(model, &contract),
        AgentContractsEvent::Typed(typed) => workbench::typed(model, typed),
        AgentContractsEvent::Chosen(chosen) => workbench::chosen(model, step, chosen),
        AgentContractsEvent::AddTier => workbench::edit(model, Editor::add),
        AgentContractsEvent::RemoveTier(tier) => workbench::edit(model, |editor| editor.remove(tier)),
        AgentContractsEvent::RaiseTier(tier) => workbench::edit(model, |editor| editor.raise(tier)),
        AgentContractsEvent::Periods(count) => workbench::replay(model, step, count),
        AgentContractsEvent::Review => step::review(model),
        AgentContractsEvent::Agree(agreed) => step::change(model, |it| it.agreed = agreed),
        AgentContractsEvent::Reason(reason) => step::change(model, |it| it.write_reason(&reason)),
        AgentContractsEvent::Send(password) => step::send(model, step, &password.trimmed()),
        AgentContractsEvent::Edited => step::change(model, |it| it.error = None),
        AgentContractsEvent::Cancel => step::cancel(model),
        AgentContractsEvent::Retry => {
            model.agent_contracts.begun = None;
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
        workbench::begin(model, step);
    }
}
