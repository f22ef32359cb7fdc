//! Users' profit and loss (section 2 of the specification, page `teamProfit` of the agent centre): what the team came to by member, by day and by product, the
//! direct downline and everybody below apart, with the formula in words and a chart.
//!
//! The address says whose downline shows (`item=member=ACCOUNT`): who walks down can go back. Every figure that has something behind it leads to the bets or
//! the movements that it is made of. The chart is a picture of the table below it, so that whoever can not see it misses nothing.

mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::{AgentPage, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, session};
use crate::feature::shared::record_days::RecordDaysEvent;
use crate::feature::shared::team_filter::{TeamFilter, filter_of};
use crate::model::{Model, Step};
use crate::wire::{TeamProfit, code};
use serde::{Deserialize, Serialize};

calls! {
    /// What the team came to in some days.
    Report => AGENT_TEAM_PROFIT: Get "/wps/agent/records/profit" Member Plain, latest, on_report(TeamProfit);
}

/// Events of the team's profit and loss.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentTeamProfitEvent {
    /// Show other days.
    Days(RecordDaysEvent),
    /// Fetch again what failed.
    Retry,
}

/// State of the team's profit and loss.
#[derive(Default)]
pub(crate) struct AgentTeamProfit {
    filter: TeamFilter,
    opened_by: Option<String>,
    value: Remote<TeamProfit>,
}

impl AgentTeamProfit {
    /// The query of the filter: days and branch.
    fn query(&self) -> Query {
        let mut query = Query::default();
        self.filter.days.push_to(&mut query);
        query.push("member", Some(&self.filter.account));
        query
    }
}

const PAGE: AgentPage = AgentPage::TeamProfit;

fn is_shown(model: &Model) -> bool {
    session::shows_agent_page(model, PAGE)
}

fn load(model: &mut Model, step: &mut Step) {
    let page = &mut *model.agent_team_profit;
    page.value.start_loading();
    let query = page.query();
    call::send(model, step, Request::Report, &query.text());
}

fn on_report(model: &mut Model, _: &mut Step, answer: Result<TeamProfit, Failure>) {
    if !is_shown(model) {
        return;
    }
    let page = &mut *model.agent_team_profit;
    page.filter.unknown = answer.as_ref().err().is_some_and(|failure| failure.code == code::NOT_FOUND);
    page.value.answer(answer);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentTeamProfitEvent) {
    if !is_shown(model) {
        return;
    }
    let page = &mut *model.agent_team_profit;
    if let AgentTeamProfitEvent::Days(event) = event {
        let shown = page.value.ready().map(|value| (value.from.as_str(), value.until.as_str()));
        if !page.filter.days.on_event(event, shown) {
            return;
        }
        page.value = Remote::Idle;
    }
    load(model, step);
}

/// Another branch, on the days that were chosen unless the address has its own.
fn open(model: &mut Model, step: &mut Step, is_new: bool) {
    let item = model.location.route.item.clone();
    let filter = filter_of(item.as_deref());
    let page = &mut *model.agent_team_profit;
    if !is_new && page.opened_by.as_deref() == filter {
        return;
    }
    let query = Query::parse(filter.unwrap_or_default());
    let mut new_filter = TeamFilter::of(&query);
    if !is_new && query.get("from").is_none() {
        new_filter.days = std::mem::take(&mut page.filter.days);
    }
    *page = AgentTeamProfit { filter: new_filter, opened_by: filter.map(str::to_owned), value: Remote::Idle };
    load(model, step);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if is_shown(model) => {
            let is_new = session::opens_agent_page(model, previous, PAGE);
            open(model, step, is_new);
        }
        DomainEvent::Entered { previous } if location::is_agent_page_closed(model, previous, PAGE) => {
            *model.agent_team_profit = AgentTeamProfit::default();
        }
        DomainEvent::LoggedOut => *model.agent_team_profit = AgentTeamProfit::default(),
        _ => {}
    }
}
