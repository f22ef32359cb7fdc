//! What contracts have brought (section 2 of the specification: dividend records, daily wages, hourly and real-time salary): four pages of the agent centre
//! that are one, each for a type of contract.
//!
//! A page shows how the running periods stand, and the settlements of those that are over, as the side that is paid or that pays; a statement has
//! what its filter lets through. The settlement that the address names (`?ac=dividends&item=records:ID`) takes the place of the list, with the terms,
//! what stopped the higher tiers, and what each member of the team did, so that a link and Back show the same.

mod detail;
mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::agent::settlement::{SettlementRole, SettlementStatus};
use crate::domain::agent::terms::ContractType;
use crate::domain::record::RecordSpan;
use crate::domain::route::{AgentPage, Overlay, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::paged::Paged;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, session};
use crate::feature::shared::record_days::{RecordDays, RecordDaysEvent};
use crate::model::{Model, Step};
use crate::wire::{AgentRunningPeriods, AgentSettlementDetail, AgentSettlementLines, AgentSettlementPage};
use detail::Detail;
use serde::{Deserialize, Serialize};

calls! {
    /// Settlements of dividends, from the latest or from a place on.
    Dividends { earlier: bool } => AGENT_DIVIDENDS: Get "/wps/agent/settlements/dividends" Member Plain, latest, on_list(AgentSettlementPage);
    /// Settlements of daily wages, from the latest or from a place on.
    Daily { earlier: bool } => AGENT_DAILY_WAGES: Get "/wps/agent/settlements/daily" Member Plain, latest, on_list(AgentSettlementPage);
    /// Settlements of hourly wages, from the latest or from a place on.
    Hourly { earlier: bool } => AGENT_HOURLY_SALARY: Get "/wps/agent/settlements/hourly" Member Plain, latest, on_list(AgentSettlementPage);
    /// Settlements of real-time wages, from the latest or from a place on.
    RealTime { earlier: bool } => AGENT_REAL_TIME_SALARY: Get "/wps/agent/settlements/realTime" Member Plain, latest, on_list(AgentSettlementPage);
    /// The running periods of a type of contract.
    Running => AGENT_RUNNING_PERIODS: Get "/wps/agent/settlements/running" Member Plain, latest, on_running(AgentRunningPeriods);
    /// One settlement of the agent.
    One { id: String } => AGENT_SETTLEMENT: Get "/wps/agent/settlements/one" Member Plain, latest, detail::on_one(AgentSettlementDetail);
    /// What each member did in the period of a settlement.
    Lines { id: String, earlier: bool } => AGENT_SETTLEMENT_LINES: Get "/wps/agent/settlements/lines" Member Plain, latest, detail::on_lines(AgentSettlementLines);
}

/// Events of the settlements of an agent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentSettlementsEvent {
    /// Show other days, on which periods end.
    Days(RecordDaysEvent),
    /// Show settlements that the agent is paid, or those that it pays.
    Role(SettlementRole),
    /// Show settlements with this status; all where none.
    Status(Option<SettlementStatus>),
    /// Fetch earlier settlements.
    More,
    /// Fetch more members of the settlement that shows.
    MoreLines,
    /// Fetch again what failed.
    Retry,
}

/// State of the settlements of an agent.
pub(crate) struct AgentSettlements {
    days: RecordDays,
    role: SettlementRole,
    status: Option<SettlementStatus>,
    value: Paged<AgentSettlementPage>,
    running: Remote<AgentRunningPeriods>,
    /// The settlement that the address names.
    detail: Option<Detail>,
}

impl Default for AgentSettlements {
    /// The days are a year: periods may be months, so that fewer days could show none.
    fn default() -> Self {
        let (role, status, value, running, detail) = Default::default();
        AgentSettlements { days: RecordDays::up_to_today(RecordSpan::Year), role, status, value, running, detail }
    }
}

impl AgentSettlements {
    /// The query of the record's filter.
    fn query(&self) -> Query {
        let mut query = Query::default();
        self.days.push_to(&mut query);
        query.push("role", Some(self.role.name()));
        query.push("status", self.status.map(SettlementStatus::name));
        query
    }
}

/// The pages of settlements, each with its type of contract.
const PAGES: [(AgentPage, ContractType); 4] = [
    (AgentPage::Dividends, ContractType::Dividend),
    (AgentPage::DailyWages, ContractType::Daily),
    (AgentPage::HourlySalary, ContractType::Hourly),
    (AgentPage::RealTimeSalary, ContractType::RealTime),
];

/// The page that shows, and its type of contract.
fn visible_page(model: &Model) -> Option<(AgentPage, ContractType)> {
    PAGES.into_iter().find(|(page, _)| session::shows_agent_page(model, *page))
}

const fn list_of(contract_type: ContractType, earlier: bool) -> Request {
    match contract_type {
        ContractType::Dividend => Request::Dividends { earlier },
        ContractType::Daily => Request::Daily { earlier },
        ContractType::Hourly => Request::Hourly { earlier },
        ContractType::RealTime => Request::RealTime { earlier },
    }
}

fn load_page(model: &mut Model, step: &mut Step, earlier: bool) {
    let Some((_, contract_type)) = visible_page(model) else { return };
    let page = &mut *model.agent_settlements;
    let mut query = page.query();
    if page.value.start_loading(earlier, &mut query) {
        call::send(model, step, list_of(contract_type, earlier), &query.text());
    }
}

fn load_running(model: &mut Model, step: &mut Step) {
    let Some((_, contract_type)) = visible_page(model) else { return };
    model.agent_settlements.running.start_loading();
    let mut query = Query::default();
    query.push("contractType", Some(contract_type.name()));
    call::send(model, step, Request::Running, &query.text());
}

fn on_list(model: &mut Model, _: &mut Step, earlier: bool, answer: Result<AgentSettlementPage, Failure>) {
    if visible_page(model).is_some() {
        model.agent_settlements.value.answer(earlier, answer);
    }
}

fn on_running(model: &mut Model, _: &mut Step, answer: Result<AgentRunningPeriods, Failure>) {
    if visible_page(model).is_some() {
        model.agent_settlements.running.answer(answer);
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentSettlementsEvent) {
    use AgentSettlementsEvent as Event;
    let Some((_, contract_type)) = visible_page(model) else { return };
    let page = &mut *model.agent_settlements;
    match event {
        Event::More => {
            if !model.calls.busy(&list_of(contract_type, true).slot()) {
                load_page(model, step, true);
            }
            return;
        }
        Event::MoreLines => return detail::more(model, step),
        Event::Retry if page.detail.is_some() => return detail::load(model, step),
        Event::Retry => {
            if page.running.ready().is_none() {
                load_running(model, step);
            }
            if model.agent_settlements.value.ready().is_none() {
                load_page(model, step, false);
            }
            return;
        }
        Event::Days(event) => {
            let shown = page.value.ready().map(|value| (value.from.as_str(), value.until.as_str()));
            if !page.days.on_event(event, shown) {
                return;
            }
        }
        Event::Role(role) => page.role = role,
        Event::Status(status) => page.status = status,
    }
    // What shows is of the former filter.
    page.value = Paged::default();
    load_page(model, step, false);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } => match visible_page(model) {
            Some((page, _)) if previous.overlay != Some(Overlay::AgentCentre(page)) => {
                *model.agent_settlements = AgentSettlements::default();
                detail::follow_address(model, step);
                load_running(model, step);
                load_page(model, step, false);
            }
            Some(_) => detail::follow_address(model, step),
            None => *model.agent_settlements = AgentSettlements::default(),
        },
        DomainEvent::LoggedOut => *model.agent_settlements = AgentSettlements::default(),
        _ => {}
    }
}
