//! Notices and banners: one call, cached in session storage and fetched only when absent (section 4). A stored value of
//! another version or shape is dropped.
//!
//! Four places show them: the marquee with the notice that was pressed in it, the announcement reader (9 a page, section
//! 9), the page `/noticePage` whose address names the notice, and the popups of a session's start ([`popups`]).

mod event;
mod popups;
mod view;

pub use event::NoticesEvent;
pub(crate) use popups::show_popup;
pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::boot::Boot;
use crate::domain::page::{NOTICE_PAGE_SIZE, clamp_page, page_count};
use crate::domain::route::{Modal, Overlay, Query, Route, Screen};
use crate::effect::StorageArea;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location};
use crate::json;
use crate::model::{Model, Step};
use crate::wire::{Banner, Notice, NoticeValue};
use popups::Popups;
use serde::{Deserialize, Serialize};

calls! {
    /// Banners and notices.
    Notices => NOTICES: Get "/wps/relay/MCSFE_getListAnnouncements" Public Plain, latest, on_notices(NoticeValue);
}

/// Entry of session storage.
const CACHE_KEY: &str = "notice";
/// Version of its shape, and of what is asked for.
const CACHE_VERSION: u32 = 2;
/// Announcement types that the call asks for (section 9): board, player, popup, promotion, holiday.
const TYPES: &str = "B,PL,PU,PR,H";
/// The default execution type (section 9).
const EXECUTION: &str = "B";

/// The cached answer.
#[derive(Serialize, Deserialize)]
struct Cached {
    version: u32,
    language: String,
    value: NoticeValue,
}

/// Notices.
#[derive(Default)]
pub(crate) struct Notices {
    content: Remote<NoticeValue>,
    cached_language: String,
    /// Page of the list that was jumped to; none shows the page of the chosen notice.
    page: Option<u32>,
    /// Chosen in the announcement reader.
    selected: Option<String>,
    /// Pressed in the marquee.
    reading: Option<String>,
    popups: Popups,
}

impl Notices {
    pub fn from_boot(boot: &Boot) -> Self {
        let popups = Popups::from_boot(boot);
        let stored = boot.session(CACHE_KEY).and_then(|text| json::from_str::<Cached>(text.reveal()).ok());
        match stored.filter(|cached| cached.version == CACHE_VERSION) {
            Some(cached) => Notices {
                content: Remote::Ready(cached.value),
                cached_language: cached.language,
                popups,
                ..Notices::default()
            },
            None => Notices { popups, ..Notices::default() },
        }
    }

    /// Notices of the marquee.
    pub fn list(&self) -> &[Notice] {
        self.content.ready().map(|value| value.player.as_slice()).unwrap_or_default()
    }

    /// Banners of every group.
    pub fn banners(&self) -> &[Banner] {
        self.content.ready().map(|value| value.banners.as_slice()).unwrap_or_default()
    }

    /// The first answer is not there yet, and is still to come.
    pub fn is_pending(&self) -> bool {
        matches!(self.content, Remote::Idle | Remote::Loading)
    }

    /// Notices that open by themselves, in the operator's order.
    fn popups(&self) -> &[Notice] {
        self.content.ready().map(|value| value.popup.as_slice()).unwrap_or_default()
    }

    /// All that can be read, of every type, latest first.
    fn all(&self) -> Vec<&Notice> {
        let Some(value) = self.content.ready() else { return Vec::new() };
        let mut all: Vec<&Notice> = Vec::new();
        for notice in value.player.iter().chain(&value.promotion).chain(&value.popup) {
            // Times of the server are UTC and of one form, so that their texts are in the order of time. There are a few dozen
            // notices; the library's sort is as large as this whole machine.
            let index = all.partition_point(|earlier| earlier.published_at >= notice.published_at);
            all.insert(index, notice);
        }
        all
    }
}

/// Fetches the notices when they are absent, or there in another language.
pub(crate) fn load(model: &mut Model, step: &mut Step) {
    let there = model.notices.content.ready().is_some() && model.notices.cached_language == model.site.language.code;
    if !there && !model.calls.busy(&Request::Notices.slot()) {
        refresh(model, step);
    }
}

/// Fetches the notices; those that are there stay until the others have come.
pub(crate) fn refresh(model: &mut Model, step: &mut Step) {
    model.notices.content.ask();
    let mut query = Query::default();
    query.push("types", Some(TYPES));
    query.push("platform", Some("W"));
    query.push("execution", Some(EXECUTION));
    query.push("language", Some(model.site.language.code));
    call::send(model, step, Request::Notices, &query.text());
}

/// The cache no longer counts: another language.
pub(crate) fn forget(model: &mut Model, step: &mut Step) {
    model.notices.cached_language.clear();
    let withdrawn = model.calls.cancel(&Request::Notices.slot());
    call::abort(step, withdrawn);
    step.forget(StorageArea::Session, CACHE_KEY);
}

pub(crate) fn on_notices(model: &mut Model, step: &mut Step, answer: Result<NoticeValue, Failure>) {
    if let Ok(value) = &answer {
        let language = model.site.language.code.to_owned();
        let cached = Cached { version: CACHE_VERSION, language: language.clone(), value: value.clone() };
        if let Ok(text) = serde_json::to_string(&cached) {
            step.store(StorageArea::Session, CACHE_KEY, &text);
        }
        model.notices.cached_language = language;
    }
    model.notices.content.answer(answer);
    step.emit(DomainEvent::NoticesLoaded);
}

/// The reader, its page or a notice by itself opens: the list shows the page of what is read.
pub(crate) fn open(model: &mut Model, step: &mut Step) {
    model.notices.page = None;
    load(model, step);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: NoticesEvent) {
    match event {
        NoticesEvent::Read(key) => {
            if model.notices.list().iter().any(|notice| notice.id == key) {
                model.notices.reading = Some(key);
                location::open_overlay(model, step, Modal::Notice);
            }
        }
        NoticesEvent::Select(key) => select(model, step, key),
        NoticesEvent::Page(number) => turn_to(model, number),
        NoticesEvent::Retry => load(model, step),
        NoticesEvent::ToggleMarquee => {
            model.layout.marquee_paused = !model.layout.marquee_paused;
        }
        NoticesEvent::ClosePopup => popups::close(model),
        NoticesEvent::SkipPopups => popups::skip(model, step),
    }
}

/// The page of notices keeps what is read in its address; the reader keeps it here.
fn select(model: &mut Model, step: &mut Step, key: String) {
    if !model.notices.all().iter().any(|notice| notice.id == key) {
        return;
    }
    if reads_by_address(model) {
        location::push(step, Route::to(Screen::NoticePage(Some(key))).address());
    } else {
        model.notices.selected = Some(key);
        model.notices.page = None;
        location::open_overlay(model, step, Modal::Announcement);
    }
}

fn turn_to(model: &mut Model, number: u32) {
    let page = clamp_page(number, total_pages(model));
    let first = on_page(model, page).first().map(|notice| notice.id.clone());
    model.notices.page = Some(page);
    if !reads_by_address(model) {
        model.notices.selected = first;
    }
}

/// The page of notices shows, with nothing of notices above it.
fn reads_by_address(model: &Model) -> bool {
    matches!(model.location.route.screen, Screen::NoticePage(_)) && !announces(model)
}

/// The announcement reader is open.
fn announces(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::Modal(Modal::Announcement))
}

/// The notice that was asked for: by the address, or by a choice in the reader.
fn wanted(model: &Model) -> Option<&str> {
    match &model.location.route.screen {
        Screen::NoticePage(id) if !announces(model) => id.as_deref(),
        _ => model.notices.selected.as_deref(),
    }
}

fn total_pages(model: &Model) -> u32 {
    page_count(model.notices.all().len() as u64, NOTICE_PAGE_SIZE)
}

/// The page of the list that shows.
fn current_page(model: &Model) -> u32 {
    let page_of_wanted = || {
        let index = model.notices.all().iter().position(|notice| Some(notice.id.as_str()) == wanted(model));
        index.and_then(|index| u32::try_from(index).ok()).map(|index| index / NOTICE_PAGE_SIZE + 1)
    };
    clamp_page(model.notices.page.or_else(page_of_wanted).unwrap_or(1), total_pages(model))
}

fn on_page(model: &Model, page: u32) -> Vec<&Notice> {
    let size = NOTICE_PAGE_SIZE as usize;
    let start = (page.max(1) as usize - 1) * size;
    model.notices.all().into_iter().skip(start).take(size).collect()
}
