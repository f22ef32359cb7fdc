//! Which days of whom a record of the agent centre shows, and addresses that lead from a figure to what it is made of.
//!
//! An address names a filter in its `item`, written as a query (`from=2026-11-20&until=2026-11-20&member=mira&reach=BRANCH`); without a `=` the item is the
//! number of one row.

use crate::domain::record::TeamReach;
use crate::domain::route::{AgentPage, Query};
use crate::event::UiEvent;
use crate::feature::shared::record_days::RecordDays;
use crate::model::Model;
use crate::text::key;
use crate::view::{FilterOption, TeamMemberView, Text};

/// How many letters of an account name are taken.
const MAX_LENGTH: usize = 64;

/// Which days of which accounts a record of the agent centre shows.
#[derive(Default)]
pub(crate) struct TeamFilter {
    pub days: RecordDays,
    /// An account name; empty for the whole team.
    pub account: String,
    pub reach: TeamReach,
    /// Whether the team has no member of that name.
    pub unknown: bool,
}

/// The item of an address, where it is a filter.
pub(crate) fn filter_of(item: Option<&str>) -> Option<&str> {
    item.filter(|item| item.contains('='))
}

fn cleaned(text: &str) -> String {
    text.trim().chars().filter(|c| !c.is_control()).take(MAX_LENGTH).collect()
}

impl TeamFilter {
    /// The filter that an address names.
    pub fn of(query: &Query) -> TeamFilter {
        let days = match (query.get("from"), query.get("until")) {
            (Some(from), until) => RecordDays::between(from, until.unwrap_or(from)),
            _ => RecordDays::default(),
        };
        TeamFilter {
            days,
            account: query.get("member").map(cleaned).unwrap_or_default(),
            reach: query.get("reach").and_then(TeamReach::from_name).unwrap_or_default(),
            unknown: false,
        }
    }

    /// Adds the filter to the query of the record's call.
    pub fn push_to(&self, query: &mut Query) {
        self.days.push_to(query);
        if !self.account.is_empty() {
            query.push("member", Some(&self.account));
            query.push("reach", Some(self.reach.name()));
        }
    }

    /// The account was named. Says whether it is another one.
    pub fn name(&mut self, text: &str) -> bool {
        let account = cleaned(text);
        let is_other = account != self.account;
        if is_other {
            (self.account, self.unknown) = (account, false);
        }
        is_other
    }

    /// The filter by account as the record shows it. `event` makes an event of the page.
    pub fn view(&self, event: fn(TeamReach) -> UiEvent) -> TeamMemberView {
        let option = |it: &TeamReach| FilterOption {
            key: it.name().to_owned(),
            label: Text::of(key::TEAM_REACH).with("reach", it.name()),
            selected: *it == self.reach,
            select: event(*it),
        };
        let is_named = !self.account.is_empty();
        TeamMemberView {
            account: self.account.clone(),
            reaches: if is_named { TeamReach::ALL.iter().map(option).collect() } else { Vec::new() },
            unknown: is_named && self.unknown,
        }
    }
}

/// The address of a page with a filter; what is empty narrows nothing.
pub(crate) fn address(model: &Model, page: AgentPage, filter: &[(&str, &str)]) -> String {
    let mut query = Query::default();
    for (name, value) in filter {
        query.push(name, Some(value));
    }
    let text = query.text();
    model.location.route.clone().with_agent_item(page, text.trim_start_matches('?')).address()
}
