//! Team overview, page `team` of the agent centre (section 2 of the specification): where the team stands, what it has come to in some days, how
//! that stands to the days before, and a trend by day.
//!
//! Own play, those directly below and those deeper are told apart; one of them shows at a time. The server adds up; how a figure has changed says
//! [`Change`](crate::domain::agent::team::Change). The chart is a picture of the list of days below it.

mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::agent::team::TeamSpan;
use crate::domain::route::{AgentPage, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, session};
use crate::model::{Model, Step};
use crate::wire::TeamOverview;
use serde::{Deserialize, Serialize};

calls! {
    /// Figures of the team, of some days and of those before.
    Overview => AGENT_TEAM: Get "/wps/agent/team" Member Plain, latest, on_overview(TeamOverview);
}

/// A part of the tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TeamShare {
    /// Everybody below the agent.
    #[default]
    Team,
    /// Everybody directly below the agent.
    Direct,
    /// Everybody further below.
    Deeper,
    /// The agent itself.
    Own,
}

/// The figure that the chart shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TeamSeries {
    /// Stakes of the team.
    #[default]
    Turnover,
    /// What the team lost by play.
    NetLoss,
    /// What the team paid in.
    Deposits,
    /// How many members played.
    Active,
    /// How many members registered.
    New,
}

/// Events of the team overview.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentTeamEvent {
    /// Show other days.
    Span(TeamSpan),
    /// Show another part of the tree.
    Share(TeamShare),
    /// Show another figure in the chart.
    Series(TeamSeries),
    /// Fetch again what failed.
    Retry,
}

/// State of the team overview.
#[derive(Default)]
pub(crate) struct AgentTeam {
    span: TeamSpan,
    share: TeamShare,
    series: TeamSeries,
    value: Remote<TeamOverview>,
}

const PAGE: AgentPage = AgentPage::Team;

fn load(model: &mut Model, step: &mut Step) {
    let page = &mut *model.agent_team;
    if let Remote::Failed(_) = page.value {
        page.value = Remote::Idle;
    }
    page.value.start_loading();
    let mut query = Query::default();
    query.push("span", Some(page.span.name()));
    call::send(model, step, Request::Overview, &query.text());
}

fn on_overview(model: &mut Model, _: &mut Step, answer: Result<TeamOverview, Failure>) {
    if session::shows_agent_page(model, PAGE) {
        model.agent_team.value.answer(answer);
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentTeamEvent) {
    if !session::shows_agent_page(model, PAGE) {
        return;
    }
    let page = &mut *model.agent_team;
    match event {
        AgentTeamEvent::Share(share) => page.share = share,
        AgentTeamEvent::Series(series) => page.series = series,
        AgentTeamEvent::Span(span) if span == page.span => {}
        AgentTeamEvent::Span(span) => {
            page.span = span;
            page.value = Remote::Idle;
            load(model, step);
        }
        AgentTeamEvent::Retry => load(model, step),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_agent_page(model, previous, PAGE) => {
            *model.agent_team = AgentTeam::default();
            load(model, step);
        }
        DomainEvent::LoggedOut => *model.agent_team = AgentTeam::default(),
        DomainEvent::CashierChanged | DomainEvent::SiteChanged if session::shows_agent_page(model, PAGE) => {
            load(model, step);
        }
        _ => {}
    }
}
