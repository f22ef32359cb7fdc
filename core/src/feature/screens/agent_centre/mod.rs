//! The frame of the agent centre (section 2 of the specification, "Agent centre"): its twelve entries, and which page shows.
//!
//! The address says where in the centre the agent is: `?ac=menu` is the list, `?ac=KEY` a page. Everything else is as in the member centre:
//! entries are links, Back walks through what was seen, closing goes back to the screen under it all, the gate is the session's
//! (`session::check_centre_gate`), what a page shows stands in `pages.rs`, and its machine starts when `session::opens_agent_page` says so.
//!
//! Four entries show only while their feature is on, which the operator's settings say ([`AgentFeatures`]). Until those are here the four
//! are in no list, and who is at one of them waits; a page whose feature is off leads to the start page. How many requests about contracts
//! wait stands on the entries as a badge.

mod pages;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::agent::features::{AgentFeatures, is_optional};
use crate::domain::route::{AgentPage, Overlay};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, session};
use crate::feature::shared::centre;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{AgentCentreView, CentreEntry, CentreGroup, CentrePage, CentrePlace, PendingPage, Text};
use crate::wire::{AgentOpenRequests, ConsolidatedFunds};
use serde::{Deserialize, Serialize};

calls! {
    /// The operator's settings for agents, with the agent's own money.
    Consolidated => CONSOLIDATED: Get "/wps/member/info/funds/consolidated" Member Plain, latest, on_consolidated(ConsolidatedFunds);
    /// How many requests about contracts wait.
    OpenRequests => AGENT_OPEN_REQUESTS: Get "/wps/agent/contracts/open" Member Plain, latest, on_open_requests(AgentOpenRequests);
}

/// State of the agent centre's frame.
#[derive(Default)]
pub(crate) struct AgentCentre {
    features: Remote<AgentFeatures>,
    open: AgentOpenRequests,
}

/// Events of the agent centre's frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentCentreEvent {
    /// Go to the list of the pages.
    ToMenu,
    /// Fetch the settings again that did not come.
    Retry,
}

/// Entries that belong together, in the order of section 2.
const GROUPS: [(&str, &str, &[AgentPage]); 3] = [
    (
        "team",
        key::AGENT_GROUP_TEAM,
        &[AgentPage::Announcement, AgentPage::Team, AgentPage::RegisterCentre, AgentPage::Downline],
    ),
    (
        "records",
        key::AGENT_GROUP_RECORDS,
        &[AgentPage::TeamBets, AgentPage::TeamProfit, AgentPage::Income, AgentPage::DownlineTransactions],
    ),
    (
        "contracts",
        key::AGENT_GROUP_CONTRACTS,
        &[AgentPage::Dividends, AgentPage::DailyWages, AgentPage::HourlySalary, AgentPage::RealTimeSalary],
    ),
];

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentCentreEvent) {
    match event {
        AgentCentreEvent::ToMenu if matches!(model.location.route.overlay, Some(Overlay::AgentCentre(_))) => {
            location::back_to(step, location::address_under(model, Overlay::AgentMenu));
        }
        AgentCentreEvent::ToMenu => {}
        AgentCentreEvent::Retry if is_shown(model) => load(model, step),
        AgentCentreEvent::Retry => {}
    }
}

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay.is_some_and(Overlay::is_agent_centre) && session::may_enter_agent_centre(model)
}

/// Asks for everything that the frame shows.
fn load(model: &mut Model, step: &mut Step) {
    model.agent_centre.features.start_loading();
    call::send(model, step, Request::Consolidated, "");
    call::send(model, step, Request::OpenRequests, "");
}

fn on_consolidated(model: &mut Model, step: &mut Step, answer: Result<ConsolidatedFunds, Failure>) {
    let features = answer.map(|funds| AgentFeatures::of(&funds.settings.unwrap_or_default()));
    model.agent_centre.features.answer(features);
    redirect_if_unavailable(model, step);
}

fn on_open_requests(model: &mut Model, _: &mut Step, answer: Result<AgentOpenRequests, Failure>) {
    // A badge that could not be had is none: the page itself says what is wrong.
    model.agent_centre.open = answer.unwrap_or_default();
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if is_shown(model) => {
            if !previous.overlay.is_some_and(Overlay::is_agent_centre) {
                load(model, step);
            }
            redirect_if_unavailable(model, step);
        }
        DomainEvent::SiteChanged if is_shown(model) => load(model, step),
        // A message tells of a request that waits.
        DomainEvent::UnreadTold | DomainEvent::OutcomeFound if is_shown(model) => {
            call::send(model, step, Request::OpenRequests, "");
        }
        DomainEvent::LoggedOut => *model.agent_centre = AgentCentre::default(),
        _ => {}
    }
}

/// Whether a page is available to this agent; nothing while the settings are not known.
fn is_available(model: &Model, page: AgentPage) -> Option<bool> {
    match pages::section(page) {
        Some(_) => is_on(page, model.agent_centre.features.ready()),
        None => Some(false),
    }
}

/// Whether the feature of a page is on, by the features that are known.
fn is_on(page: AgentPage, features: Option<&AgentFeatures>) -> Option<bool> {
    match features {
        Some(features) => Some(features.has_page(page)),
        None => (!is_optional(page)).then_some(true),
    }
}

/// The page where the centre opens, and to which an unavailable page redirects.
fn start(model: &Model) -> AgentPage {
    let pages = || [AgentPage::START].into_iter().chain(AgentPage::ALL.iter().copied());
    pages().find(|page| is_available(model, *page) == Some(true)).unwrap_or(AgentPage::START)
}

/// Redirects from a page that is not available to the start page.
fn redirect_if_unavailable(model: &mut Model, step: &mut Step) {
    let Some(Overlay::AgentCentre(page)) = model.location.route.overlay else { return };
    let start = start(model);
    if is_available(model, page) == Some(false) && page != start {
        location::replace(step, location::address_under(model, Overlay::AgentCentre(start)));
    }
}

/// How many open requests a page has; 0 for pages without requests.
fn open_request_count(model: &Model, page: AgentPage) -> u32 {
    let open = &model.agent_centre.open;
    match page {
        AgentPage::Dividends => open.dividend,
        AgentPage::DailyWages => open.daily,
        AgentPage::HourlySalary => open.hourly,
        AgentPage::RealTimeSalary => open.real_time,
        _ => 0,
    }
}

pub(crate) fn view(model: &Model) -> AgentCentreView {
    let place = match model.location.route.overlay {
        Some(Overlay::AgentMenu) => CentrePlace::Menu,
        Some(Overlay::AgentCentre(page)) => page_place(model, page),
        _ => return AgentCentreView::default(),
    };
    let groups = GROUPS.into_iter().map(|(key, label, pages)| CentreGroup {
        key,
        label: Text::of(label),
        entries: entries(model, pages),
    });
    AgentCentreView {
        groups: groups.filter(|group| !group.entries.is_empty()).collect(),
        place,
        settings: model.agent_centre.features.status(),
    }
}

fn entries(model: &Model, pages: &[AgentPage]) -> Vec<CentreEntry> {
    let available = pages.iter().filter(|page| is_available(model, **page) == Some(true));
    let entry = |page: &AgentPage| {
        let named = (page.key(), pages::label(*page));
        centre::entry(model, named, Overlay::AgentCentre(*page), open_request_count(model, *page))
    };
    available.map(entry).collect()
}

fn page_place(model: &Model, page: AgentPage) -> CentrePlace<crate::view::AgentSection> {
    let (key, title) = (page.key(), Text::of(pages::label(page)));
    match pages::section(page).filter(|_| is_available(model, page) == Some(true)) {
        Some((section, about)) => CentrePlace::Page(CentrePage { key, title, section, about: Text::of(about) }),
        None => CentrePlace::Pending(PendingPage { key, title }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_groups_hold_every_page_in_the_order_of_the_specification() {
        let listed: Vec<AgentPage> = GROUPS.iter().flat_map(|(_, _, pages)| pages.iter().copied()).collect();
        assert_eq!(listed, AgentPage::ALL);
    }

    #[test]
    fn a_page_waits_for_the_settings_only_where_they_decide_about_it() {
        let dividends = AgentFeatures { dividends: true, ..AgentFeatures::default() };
        for (page, features, on) in [
            (AgentPage::Team, None, Some(true)),
            (AgentPage::Dividends, None, None),
            (AgentPage::Dividends, Some(&dividends), Some(true)),
            (AgentPage::HourlySalary, Some(&dividends), Some(false)),
            (AgentPage::Income, Some(&dividends), Some(true)),
        ] {
            assert_eq!(is_on(page, features), on, "{page:?}");
        }
    }

    #[test]
    fn a_page_without_a_feature_can_always_be_opened() {
        let open = |page: &AgentPage| pages::section(*page).is_some() && !is_optional(*page);
        assert!(AgentPage::ALL.iter().any(open), "the centre has somewhere to lead to");
    }
}
