//! What reads notices: the announcement reader behind the bell (9 a page, section 9), the page `/noticePage` whose address names
//! the notice, the notice that was pressed in the marquee, and the popup of a session.

mod view;

pub(crate) use view::view;

use crate::domain::page::clamp_page;
use crate::domain::route::{Modal, Overlay, Route, Screen};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::location;
use crate::feature::services::notices::{self, Notices};
use crate::feature::shared::notice_list::NoticeList;
use crate::model::{Model, Step};
use crate::wire::Notice;
use serde::{Deserialize, Serialize};

/// Events of the reader of notices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum NoticeReaderEvent {
    /// Read the notice with this key beside the list.
    Select(String),
    /// Jump to this page of the list.
    Page(u32),
}

/// State of the reader of notices.
#[derive(Default)]
pub(crate) struct NoticeReader {
    /// Page of the list that was jumped to; none shows the page of the chosen notice.
    page: Option<u32>,
    /// Id of the notice chosen in the announcement reader.
    selected: Option<String>,
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: NoticeReaderEvent) {
    match event {
        NoticeReaderEvent::Select(key) => select(model, step, key),
        NoticeReaderEvent::Page(number) => turn_to(model, number),
    }
    mark_shown(model, step);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } => {
            let had_announced = previous.overlay == Some(Overlay::Modal(Modal::Announcement));
            enter(model, !had_announced && announces(model));
            mark_shown(model, step);
        }
        DomainEvent::NoticesLoaded => mark_shown(model, step),
        _ => {}
    }
}

/// The list shows the page of what is read. The reader opens at a popup that waits to be read, or as it was left.
fn enter(model: &mut Model, opens: bool) {
    model.notice_reader.page = None;
    if let Some(id) = notices::first_unread(&model.notices).filter(|_| opens) {
        model.notice_reader.selected = Some(id);
    }
}

/// What stands open in the reader or on the page of notices is read.
fn mark_shown(model: &mut Model, step: &mut Step) {
    if announces(model) || reads_by_address(model) {
        let id = selected(model).map(|notice| notice.id.clone());
        if let Some(id) = id {
            notices::mark_read(model, step, &id);
        }
    }
}

/// All that can be read: popups in the operator's order, then every other type, latest first.
fn all(notices: &Notices) -> Vec<&Notice> {
    let Some(value) = notices.content().ready() else { return Vec::new() };
    let mut all: Vec<&Notice> = Vec::new();
    for notice in value.player.iter().chain(&value.promotion) {
        // Times of the server are UTC and of one form, so that their texts are in the order of time. There are a few dozen
        // notices; the library's sort is larger than this whole machine.
        let index = all.partition_point(|earlier| earlier.published_at >= notice.published_at);
        all.insert(index, notice);
    }
    value.popup.iter().chain(all).collect()
}

/// The page of notices keeps what is read in its address; the reader keeps it here.
fn select(model: &mut Model, step: &mut Step, key: String) {
    if !all(&model.notices).iter().any(|notice| notice.id == key) {
        return;
    }
    if reads_by_address(model) {
        location::push(step, Route::to(Screen::NoticePage(Some(key))).address());
    } else {
        model.notice_reader.selected = Some(key);
        model.notice_reader.page = None;
        location::open_overlay(model, step, Modal::Announcement);
    }
}

fn turn_to(model: &mut Model, number: u32) {
    let list = list(model);
    let page = clamp_page(number, list.total_pages());
    let first = list.on_page(page).next().map(|notice| notice.id.clone());
    model.notice_reader.page = Some(page);
    if !reads_by_address(model) {
        model.notice_reader.selected = first;
    }
}

/// Whether the page of notices shows, with nothing of notices above it.
fn reads_by_address(model: &Model) -> bool {
    matches!(model.location.route.screen, Screen::NoticePage(_)) && !announces(model)
}

/// Whether the announcement reader is open.
fn announces(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::Modal(Modal::Announcement))
}

/// The notice that was asked for: by the address, or by a choice in the reader.
fn selected_id(model: &Model) -> Option<&str> {
    match &model.location.route.screen {
        Screen::NoticePage(id) if !announces(model) => id.as_deref(),
        _ => model.notice_reader.selected.as_deref(),
    }
}

/// What can be read, and what of it was asked for.
fn list(model: &Model) -> NoticeList<'_> {
    NoticeList { all: all(&model.notices), page: model.notice_reader.page, wanted: selected_id(model) }
}

/// Whether the address names a notice that is not there any more.
fn is_missing(model: &Model) -> bool {
    matches!(&model.location.route.screen, Screen::NoticePage(Some(id)) if selected_id(model) == Some(id))
        && list(model).chosen().is_none()
        && model.notices.content().ready().is_some()
}

/// The notice that is read: the one that was asked for, else the first of the page.
fn selected(model: &Model) -> Option<&Notice> {
    if is_missing(model) {
        return None;
    }
    list(model).selected()
}
