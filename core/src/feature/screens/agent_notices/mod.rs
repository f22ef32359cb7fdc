//! Announcements for agents, page `announcement` of the agent centre (section 2 of the specification): a list beside the one that is
//! read, 9 a page like every notice.
//!
//! The operator writes them for agents, and the server tells them to agents alone. What is read stands in the address.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::page::clamp_page;
use crate::domain::route::{AgentPage, Query};
use crate::event::UiEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::pages::pages;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, session};
use crate::feature::shared::notice_list::{self, NoticeList};
use crate::model::{Model, Step};
use crate::view::AgentNoticesView;
use crate::wire::{AgentAnnouncements, Notice};
use serde::{Deserialize, Serialize};

calls! {
    /// The announcements of the operator to agents.
    Announcements => AGENT_ANNOUNCEMENTS: Get "/wps/agent/announcements" Member Plain, latest, on_announcements(AgentAnnouncements);
}

const PAGE: AgentPage = AgentPage::Announcement;

/// State of the announcements for agents.
#[derive(Default)]
pub(crate) struct AgentNotices {
    list: Remote<AgentAnnouncements>,
    /// Page of the list that was jumped to; none shows the page of what is read.
    page: Option<u32>,
}

/// Events of the announcements for agents.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentNoticesEvent {
    /// Jump to this page of the list.
    Page(u32),
    /// Fetch again what failed.
    Retry,
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentNoticesEvent) {
    match event {
        AgentNoticesEvent::Page(number) => {
            model.agent_notices.page = Some(clamp_page(number, list(model).total_pages()));
        }
        AgentNoticesEvent::Retry if session::shows_agent_page(model, PAGE) => load(model, step),
        AgentNoticesEvent::Retry => {}
    }
}

fn load(model: &mut Model, step: &mut Step) {
    model.agent_notices.list.start_loading();
    let mut query = Query::default();
    query.push("language", Some(model.site.language.code));
    call::send(model, step, Request::Announcements, &query.text());
}

fn on_announcements(model: &mut Model, _: &mut Step, answer: Result<AgentAnnouncements, Failure>) {
    model.agent_notices.list.answer(answer);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_agent_page(model, previous, PAGE) => {
            model.agent_notices.page = None;
            load(model, step);
        }
        // Another one is read: the list shows its page.
        DomainEvent::Entered { previous } if previous.item != model.location.route.item => {
            model.agent_notices.page = None
        }
        DomainEvent::LanguageChanged | DomainEvent::SiteChanged if session::shows_agent_page(model, PAGE) => {
            load(model, step);
        }
        DomainEvent::LoggedOut => *model.agent_notices = AgentNotices::default(),
        _ => {}
    }
}

fn list(model: &Model) -> NoticeList<'_> {
    let all = model.agent_notices.list.ready().map(|value| value.content.iter().collect()).unwrap_or_default();
    NoticeList { all, page: model.agent_notices.page, wanted: model.location.route.item.as_deref() }
}

pub(crate) fn view(model: &Model) -> AgentNoticesView {
    if !session::shows_agent_page(model, PAGE) {
        return AgentNoticesView::default();
    }
    let (now, list) = (&model.now, list(model));
    let is_missing = list.wanted.is_some() && list.chosen().is_none() && model.agent_notices.list.ready().is_some();
    let selected = list.selected().filter(|_| !is_missing);
    let item = |notice: &Notice| {
        let href = model.location.route.clone().with_agent_item(PAGE, &notice.id).address();
        let is_selected = selected.is_some_and(|it| it.id == notice.id);
        notice_list::item(notice, now, (is_selected, false), (href, None))
    };
    let page = list.current_page();
    AgentNoticesView {
        status: model.agent_notices.list.status(),
        items: list.on_page(page).map(item).collect(),
        pages: pages(page, list.total_pages(), |number| UiEvent::AgentNotices(AgentNoticesEvent::Page(number))),
        selected: selected.map(|notice| notice_list::detail(notice, now)),
        missing: is_missing,
    }
}
