//! Downline transaction details (section 2 of the specification, page `downlineTransactions` of the agent centre): what has moved the wallets of the team
//! otherwise than by bets, narrowed by days, member and kind, with the sums of all that the filter lets through.
//!
//! An address may hold a filter (`?ac=downlineTransactions&item=FILTER`): figures of other pages lead here with the movements that they are made of.

mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::record::{RecordGroup, TeamReach};
use crate::domain::route::{AgentPage, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::paged::Paged;
use crate::feature::services::{call, location, session};
use crate::feature::shared::record_days::RecordDaysEvent;
use crate::feature::shared::team_filter::{TeamFilter, filter_of};
use crate::model::{Model, Step};
use crate::wire::{TeamMoves, code};
use serde::{Deserialize, Serialize};

calls! {
    /// Movements that the filter lets through, from the latest or from a place on.
    List { earlier: bool } => AGENT_TRANSACTIONS: Get "/wps/agent/records/transactions" Member Plain, latest, on_list(TeamMoves);
}

/// Events of the downline transaction details.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentTransactionsEvent {
    /// Show other days.
    Days(RecordDaysEvent),
    /// Show the account with this name; everybody where empty.
    Member(String),
    /// Show that account alone, or everybody below it as well.
    Reach(TeamReach),
    /// Show one kind of movements; all where none.
    Group(Option<RecordGroup>),
    /// Fetch earlier movements.
    More,
    /// Fetch again what failed.
    Retry,
}

/// State of the downline transaction details.
#[derive(Default)]
pub(crate) struct AgentTransactions {
    filter: TeamFilter,
    group: Option<RecordGroup>,
    /// The filter of the address that the page was opened by.
    opened_by: Option<String>,
    /// The first page, whose lines grow.
    value: Paged<TeamMoves>,
}

const PAGE: AgentPage = AgentPage::DownlineTransactions;

fn is_shown(model: &Model) -> bool {
    session::shows_agent_page(model, PAGE)
}

impl AgentTransactions {
    /// The page as the filter of an address opens it.
    fn opened(item: Option<&str>) -> AgentTransactions {
        let query = Query::parse(item.unwrap_or_default());
        AgentTransactions {
            filter: TeamFilter::of(&query),
            group: query.get("group").and_then(RecordGroup::from_name),
            opened_by: item.map(str::to_owned),
            ..AgentTransactions::default()
        }
    }

    /// The query of the record's filter.
    fn query(&self) -> Query {
        let mut query = Query::default();
        self.filter.push_to(&mut query);
        query.push("group", self.group.map(RecordGroup::name));
        query
    }
}

fn load_page(model: &mut Model, step: &mut Step, earlier: bool) {
    let page = &mut *model.agent_transactions;
    let mut query = page.query();
    if page.value.start_loading(earlier, &mut query) {
        call::send(model, step, Request::List { earlier }, &query.text());
    }
}

fn on_list(model: &mut Model, _: &mut Step, earlier: bool, answer: Result<TeamMoves, Failure>) {
    if !is_shown(model) {
        return;
    }
    let page = &mut *model.agent_transactions;
    page.filter.unknown = answer.as_ref().err().is_some_and(|failure| failure.code == code::NOT_FOUND);
    page.value.answer(earlier, answer);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentTransactionsEvent) {
    use AgentTransactionsEvent as Event;
    if !is_shown(model) {
        return;
    }
    let page = &mut *model.agent_transactions;
    match event {
        Event::More => {
            if !model.calls.busy(&Request::List { earlier: true }.slot()) {
                load_page(model, step, true);
            }
            return;
        }
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
        Event::Group(group) => page.group = group,
    }
    // What shows is of the former filter.
    page.value = Paged::default();
    load_page(model, step, false);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if is_shown(model) => {
            let item = model.location.route.item.clone();
            let filter = filter_of(item.as_deref());
            let is_other = model.agent_transactions.opened_by.as_deref() != filter;
            if is_other || session::opens_agent_page(model, previous, PAGE) {
                *model.agent_transactions = AgentTransactions::opened(filter);
                load_page(model, step, false);
            }
        }
        DomainEvent::Entered { previous } if location::is_agent_page_closed(model, previous, PAGE) => {
            *model.agent_transactions = AgentTransactions::default();
        }
        DomainEvent::LoggedOut => *model.agent_transactions = AgentTransactions::default(),
        _ => {}
    }
}
