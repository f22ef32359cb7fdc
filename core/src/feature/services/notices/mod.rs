//! Notices and banners: one call, cached in session storage and fetched only when absent (section 4). A stored value of
//! another version or shape is dropped.
//!
//! The marquee shows them everywhere, the popup of a session comes by itself ([`popups`]); what reads them is a screen
//! (`screens/notice_reader`), since home needs none of it.

mod event;
mod popups;

pub use event::NoticesEvent;
pub(crate) use popups::{current as current_popup, first_unread, is_unread, mark_read, show_popup, unread_count};

use crate::api::Failure;
use crate::api::calls::calls;
use crate::boot::Boot;
use crate::domain::route::{Modal, Query};
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
    /// The banners and the notices of the site.
    Notices => NOTICES: Get "/wps/relay/MCSFE_getListAnnouncements" Public Plain, latest, on_notices(NoticeValue);
}

/// Entry of session storage with the cached answer.
const CACHE_KEY: &str = "notice";
/// Version of the cached shape, and of what is asked for.
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

/// The notices of the site: what was fetched, which is read and which open by themselves.
#[derive(Default)]
pub(crate) struct Notices {
    content: Remote<NoticeValue>,
    cached_language: String,
    /// Id of the notice that was pressed in the marquee.
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

    /// Whether there is anything to read.
    pub fn has_any(&self) -> bool {
        let is_filled =
            |value: &NoticeValue| !(value.popup.is_empty() && value.player.is_empty() && value.promotion.is_empty());
        self.content.ready().is_some_and(is_filled)
    }

    /// What was fetched, and where that stands.
    pub fn content(&self) -> &Remote<NoticeValue> {
        &self.content
    }

    /// Id of the notice that was pressed in the marquee.
    pub fn reading(&self) -> Option<&str> {
        self.reading.as_deref()
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
    model.notices.content.start_loading();
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

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: NoticesEvent) {
    match event {
        NoticesEvent::Acted => popups::on_action(model),
        NoticesEvent::OpenAll => {
            popups::close(model);
            location::open_overlay(model, step, Modal::Announcement);
        }
        NoticesEvent::Read(key) => {
            if model.notices.list().iter().any(|notice| notice.id == key) {
                model.notices.reading = Some(key);
                location::open_overlay(model, step, Modal::Notice);
            }
        }
        NoticesEvent::Retry => load(model, step),
        NoticesEvent::ToggleMarquee => {
            model.layout.marquee_paused = !model.layout.marquee_paused;
        }
        NoticesEvent::ClosePopup => popups::close(model),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } => popups::on_entered(model, previous),
        DomainEvent::LoggedIn => {
            popups::stop(model, step);
            // What advertises is kept from some members: the server says anew what this one is told.
            refresh(model, step);
        }
        _ => {}
    }
}
