//! The betting history of the team (section 2 of the specification, page `teamBets` of the agent centre): every bet of everybody who stood below the agent,
//! narrowed by days, member, product, vendor, game, where it stands, or its number, with the sums of all that the filter lets through; and one bet.
//!
//! An address may hold a filter (`?ac=teamBets&item=FILTER`): figures of other pages lead here with the bets that they are made of. The bet that the
//! address names (`item=ID`) takes the place of the list.

mod view;

pub(crate) use view::view;

use crate::api::calls::calls;
use crate::api::{Failure, FailureKind};
use crate::domain::game::GameType;
use crate::domain::record::{BetStatus, TeamReach};
use crate::domain::route::{AgentPage, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::paged::Paged;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, session};
use crate::feature::shared::record_days::RecordDaysEvent;
use crate::feature::shared::team_filter::{TeamFilter, filter_of};
use crate::model::{Model, Step};
use crate::wire::{TeamBet, TeamBets, code};
use serde::{Deserialize, Serialize};

calls! {
    /// Bets that the filter lets through, from the latest or from a place on.
    List { earlier: bool } => AGENT_TEAM_BETS: Get "/wps/agent/records/bets" Member Plain, latest, on_list(TeamBets);
    /// One bet of the team.
    One { id: String } => AGENT_TEAM_BET: Get "/wps/agent/records/bets/detail" Member Plain, latest, on_one(TeamBet);
}

/// Events of the betting history of the team.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentTeamBetsEvent {
    /// Show other days.
    Days(RecordDaysEvent),
    /// Show the account with this name; everybody where empty.
    Member(String),
    /// Show that account alone, or everybody below it as well.
    Reach(TeamReach),
    /// Show the product with this code; all where empty.
    Product(String),
    /// Show the vendor with this code; all where empty.
    Vendor(String),
    /// Show the game with this code; all where empty.
    Game(String),
    /// Show bets with this status; all where none.
    Status(Option<BetStatus>),
    /// Show the bet with this number; all where empty.
    Find(String),
    /// Fetch bets that were settled earlier.
    More,
    /// Fetch again what failed.
    Retry,
}

/// State of the bet that the address names.
struct Detail {
    id: String,
    value: Remote<TeamBet>,
    /// Whether the team has no bet with this id.
    unknown: bool,
}

/// State of the betting history of the team.
#[derive(Default)]
pub(crate) struct AgentTeamBets {
    filter: TeamFilter,
    product: Option<String>,
    vendor: Option<String>,
    game: Option<String>,
    status: Option<BetStatus>,
    number: String,
    /// The filter of the address that the page was opened by.
    opened_by: Option<String>,
    /// The first page, whose lines grow.
    value: Paged<TeamBets>,
    detail: Option<Detail>,
}

const PAGE: AgentPage = AgentPage::TeamBets;
/// How many letters of a bet's number are taken.
const MAX_LENGTH: usize = 64;

fn is_shown(model: &Model) -> bool {
    session::shows_agent_page(model, PAGE)
}

/// The code that was chosen; nothing for all.
fn chosen(code: String) -> Option<String> {
    Some(code).filter(|code| !code.is_empty())
}

impl AgentTeamBets {
    /// The page as the filter of an address opens it.
    fn opened(item: Option<&str>) -> AgentTeamBets {
        let Some(text) = item else { return AgentTeamBets::default() };
        let query = Query::parse(text);
        AgentTeamBets {
            filter: TeamFilter::of(&query),
            product: query.owned("product").filter(|code| GameType::from_code(code).is_some()),
            opened_by: Some(text.to_owned()),
            ..AgentTeamBets::default()
        }
    }

    fn query(&self) -> Query {
        let mut query = Query::default();
        self.filter.push_to(&mut query);
        query.push("product", self.product.as_deref());
        query.push("vendor", self.vendor.as_deref());
        query.push("game", self.game.as_deref());
        query.push("status", self.status.map(BetStatus::name));
        query.push("id", Some(self.number.as_str()));
        query
    }

    fn is_narrowed(&self) -> bool {
        let chosen = [&self.product, &self.vendor, &self.game].into_iter().any(Option::is_some);
        chosen || self.status.is_some() || !self.number.is_empty() || !self.filter.account.is_empty()
    }

    /// Looks for a bet's number. Says whether it is another one.
    fn find(&mut self, text: &str) -> bool {
        let plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let number: String = text.chars().filter(plain).take(MAX_LENGTH).collect();
        let is_other = number != self.number;
        self.number = number;
        is_other
    }
}

fn load_page(model: &mut Model, step: &mut Step, earlier: bool) {
    let page = &mut *model.agent_team_bets;
    let mut query = page.query();
    if page.value.start_loading(earlier, &mut query) {
        call::send(model, step, Request::List { earlier }, &query.text());
    }
}

fn on_list(model: &mut Model, _: &mut Step, earlier: bool, answer: Result<TeamBets, Failure>) {
    if !is_shown(model) {
        return;
    }
    let page = &mut *model.agent_team_bets;
    page.filter.unknown = answer.as_ref().err().is_some_and(|failure| failure.code == code::NOT_FOUND);
    page.value.answer(earlier, answer);
}

/// Fetches the bet that the address names.
fn load(model: &mut Model, step: &mut Step) {
    let Some(detail) = &mut model.agent_team_bets.detail else { return };
    detail.value.start_loading();
    let id = detail.id.clone();
    let mut query = Query::default();
    query.push("id", Some(&id));
    call::send(model, step, Request::One { id }, &query.text());
}

fn on_one(model: &mut Model, _: &mut Step, id: String, answer: Result<TeamBet, Failure>) {
    let Some(detail) = model.agent_team_bets.detail.as_mut().filter(|detail| detail.id == id) else { return };
    let is_unknown =
        |failure: &Failure| failure.code == code::NOT_FOUND || matches!(failure.kind, FailureKind::Refused(400 | 422));
    detail.unknown = answer.as_ref().err().is_some_and(is_unknown);
    detail.value.answer(answer);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentTeamBetsEvent) {
    use AgentTeamBetsEvent as Event;
    if !is_shown(model) {
        return;
    }
    let page = &mut *model.agent_team_bets;
    match event {
        Event::More => {
            if !model.calls.busy(&Request::List { earlier: true }.slot()) {
                load_page(model, step, true);
            }
            return;
        }
        Event::Retry if page.detail.is_some() => return load(model, step),
        Event::Retry => return load_page(model, step, false),
        Event::Days(event) => {
            let shown = page.value.ready().map(|value| (value.from.as_str(), value.until.as_str()));
            if !page.filter.days.on_event(event, shown) {
                return;
            }
        }
        Event::Member(account) if page.filter.name(&account) => {}
        Event::Member(_) => return,
        Event::Reach(reach) => page.filter.reach = reach,
        // Vendors are those of the product, games those of the vendor.
        Event::Product(code) => (page.product, page.vendor, page.game) = (chosen(code), None, None),
        Event::Vendor(code) => (page.vendor, page.game) = (chosen(code), None),
        Event::Game(code) => page.game = chosen(code),
        Event::Status(status) => page.status = status,
        Event::Find(text) if page.find(&text) => {}
        Event::Find(_) => return,
    }
    // What shows is of the former filter.
    page.value = Paged::default();
    load_page(model, step, false);
}

/// The address has another filter, or names a bet or none.
fn follow_address(model: &mut Model, step: &mut Step, is_new: bool) {
    let item = model.location.route.item.clone();
    let filter = filter_of(item.as_deref());
    let named = item.as_deref().filter(|_| filter.is_none());
    let is_other = named.is_none() && model.agent_team_bets.opened_by.as_deref() != filter;
    if is_new || is_other {
        *model.agent_team_bets = AgentTeamBets::opened(filter);
        load_page(model, step, false);
    }
    if model.agent_team_bets.detail.as_ref().map(|detail| detail.id.as_str()) == named {
        return;
    }
    let detail = named.map(|id| Detail { id: id.to_owned(), value: Remote::Idle, unknown: false });
    model.agent_team_bets.detail = detail;
    load(model, step);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if is_shown(model) => {
            let is_new = session::opens_agent_page(model, previous, PAGE);
            follow_address(model, step, is_new);
        }
        DomainEvent::Entered { previous } if location::is_agent_page_closed(model, previous, PAGE) => {
            *model.agent_team_bets = AgentTeamBets::default();
        }
        DomainEvent::LoggedOut => *model.agent_team_bets = AgentTeamBets::default(),
        _ => {}
    }
}
