//! What the agent has earned (section 2 of the specification, page `income` of the agent centre): rebates, dividends and wages by day, less what was
//! paid to the downline by contracts, with the movements that make it up.

mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::{AgentPage, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::paged::Paged;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, session};
use crate::feature::shared::record_days::{RecordDays, RecordDaysEvent};
use crate::feature::shared::team_filter::{TeamFilter, filter_of};
use crate::model::{Model, Step};
use crate::wire::{self, TeamMoves};
use serde::{Deserialize, Serialize};

calls! {
    /// What the agent has earned in some days.
    Report => AGENT_INCOME: Get "/wps/agent/records/income" Member Plain, latest, on_report(wire::AgentIncome);
    /// The movements that make up the income, from the latest or from a place on.
    Moves { earlier: bool } => AGENT_INCOME_MOVES: Get "/wps/agent/records/income/transactions" Member Plain, latest, on_moves(TeamMoves);
}

/// Events of the agent's income.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentIncomeEvent {
    /// Show other days.
    Days(RecordDaysEvent),
    /// Fetch earlier movements.
    More,
    /// Fetch again what failed.
    Retry,
}

/// State of the agent's income: days, sums and movements.
#[derive(Default)]
pub(crate) struct AgentIncome {
    days: RecordDays,
    value: Remote<wire::AgentIncome>,
    /// The first page, whose lines grow.
    moves: Paged<TeamMoves>,
}

impl AgentIncome {
    /// The query of the days that show.
    fn query(&self) -> Query {
        let mut query = Query::default();
        self.days.push_to(&mut query);
        query
    }
}

const PAGE: AgentPage = AgentPage::Income;

fn is_shown(model: &Model) -> bool {
    session::shows_agent_page(model, PAGE)
}

fn load(model: &mut Model, step: &mut Step) {
    let page = &mut *model.agent_income;
    page.value.start_loading();
    let query = page.query();
    call::send(model, step, Request::Report, &query.text());
    load_moves(model, step, false);
}

fn load_moves(model: &mut Model, step: &mut Step, earlier: bool) {
    let page = &mut *model.agent_income;
    let mut query = page.query();
    if page.moves.start_loading(earlier, &mut query) {
        call::send(model, step, Request::Moves { earlier }, &query.text());
    }
}

fn on_report(model: &mut Model, _: &mut Step, answer: Result<wire::AgentIncome, Failure>) {
    if is_shown(model) {
        model.agent_income.value.answer(answer);
    }
}

fn on_moves(model: &mut Model, _: &mut Step, earlier: bool, answer: Result<TeamMoves, Failure>) {
    if is_shown(model) {
        model.agent_income.moves.answer(earlier, answer);
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentIncomeEvent) {
    if !is_shown(model) {
        return;
    }
    let page = &mut *model.agent_income;
    match event {
        AgentIncomeEvent::More => {
            if !model.calls.busy(&Request::Moves { earlier: true }.slot()) {
                load_moves(model, step, true);
            }
            return;
        }
        AgentIncomeEvent::Retry => {}
        AgentIncomeEvent::Days(event) => {
            let shown = page.value.ready().map(|value| (value.from.as_str(), value.until.as_str()));
            if !page.days.on_event(event, shown) {
                return;
            }
            (page.value, page.moves) = (Remote::Idle, Paged::default());
        }
    }
    load(model, step);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous }
            if is_shown(model)
                && (session::opens_agent_page(model, previous, PAGE) || previous.item != model.location.route.item) =>
        {
            let item = model.location.route.item.clone();
            let filter = TeamFilter::of(&Query::parse(filter_of(item.as_deref()).unwrap_or_default()));
            *model.agent_income = AgentIncome { days: filter.days, ..AgentIncome::default() };
            load(model, step);
        }
        DomainEvent::Entered { previous } if location::is_agent_page_closed(model, previous, PAGE) => {
            *model.agent_income = AgentIncome::default();
        }
        DomainEvent::LoggedOut => *model.agent_income = AgentIncome::default(),
        DomainEvent::CashierChanged if is_shown(model) => load(model, step),
        _ => {}
    }
}
