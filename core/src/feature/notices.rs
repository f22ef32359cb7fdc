//! Notices and banners: one call, cached in session storage and fetched only when absent (section 4); the notice modal, 9 a
//! page (section 9). A stored value of another version or shape is dropped.

use super::happening::Happening;
use super::pages::pages;
use super::remote::Remote;
use super::{call, route};
use crate::api::{Ask, Failure};
use crate::boot::{Boot, Env};
use crate::domain::page::{NOTICE_PAGE_SIZE, clamp_page, page_count};
use crate::domain::route::{Modal, Query};
use crate::domain::time::{self, Civil};
use crate::effect::StorageArea;
use crate::event::{NoticesEvent, UiEvent};
use crate::json;
use crate::model::{Model, Step};
use crate::view::{NoticeDetail, NoticeItem, NoticesView, ServerHtml, Slice};
use crate::wire::{Banner, Notice, NoticeValue};
use serde::{Deserialize, Serialize};

/// Entry of session storage.
const CACHE_KEY: &str = "notice";
/// Version of its shape.
const CACHE_VERSION: u32 = 1;
/// Announcement types that the call asks for (section 7).
const TYPES: &str = "B,PL,PU,PR";

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
    page: u32,
    selected: Option<String>,
}

impl Notices {
    pub fn from_boot(boot: &Boot) -> Self {
        let stored = boot.session(CACHE_KEY).and_then(|text| json::from_str::<Cached>(text.reveal()).ok());
        match stored.filter(|cached| cached.version == CACHE_VERSION) {
            Some(cached) => {
                Notices { content: Remote::Ready(cached.value), cached_language: cached.language, ..Notices::default() }
            }
            None => Notices::default(),
        }
    }

    /// Notices of the marquee and the modal.
    pub fn list(&self) -> &[Notice] {
        self.content.ready().map(|value| value.player.as_slice()).unwrap_or_default()
    }

    /// Banners of every group.
    pub fn banners(&self) -> &[Banner] {
        self.content.ready().map(|value| value.banners.as_slice()).unwrap_or_default()
    }
}

/// Fetches the notices when they are absent, or there in another language.
pub(crate) fn load(model: &mut Model, step: &mut Step) {
    let there = model.notices.content.ready().is_some() && model.notices.cached_language == model.site.language.code;
    if there || call::busy(&model.calls, &Ask::Notices) {
        return;
    }
    model.notices.content.ask();
    let mut query = Query::default();
    query.push("types", Some(TYPES));
    query.push("platform", Some("W"));
    query.push("execution", Some("B"));
    query.push("language", Some(model.site.language.code));
    call::ask(model, step, Ask::Notices, &query.text());
    step.touch(Slice::Notices);
}

/// The cache no longer counts: another language.
pub(crate) fn forget(model: &mut Model, step: &mut Step) {
    model.notices.cached_language.clear();
    let withdrawn = model.calls.cancel(&crate::slot::Slot::Notices);
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
    step.touch(Slice::Notices);
    step.touch(Slice::Frame);
    step.happen(Happening::NoticesCame);
}

/// The modal opens at its first notice.
pub(crate) fn open(model: &mut Model, step: &mut Step) {
    load(model, step);
    step.touch(Slice::Notices);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: NoticesEvent) {
    match event {
        NoticesEvent::Select(key) => {
            if let Some(place) = model.notices.list().iter().position(|notice| notice.id == key) {
                model.notices.page = u32::try_from(place).unwrap_or(0) / NOTICE_PAGE_SIZE + 1;
                model.notices.selected = Some(key);
                route::open_overlay(model, step, Modal::Notice);
            }
        }
        NoticesEvent::Page(number) => {
            let total = total_pages(model);
            model.notices.page = clamp_page(number, total);
            let first = on_page(model).first().map(|notice| notice.id.clone());
            model.notices.selected = first;
        }
        NoticesEvent::Retry => load(model, step),
        NoticesEvent::ToggleMarquee => {
            model.frame.marquee_paused = !model.frame.marquee_paused;
            step.touch(Slice::Frame);
        }
    }
    step.touch(Slice::Notices);
}

fn total_pages(model: &Model) -> u32 {
    page_count(model.notices.list().len() as u64, NOTICE_PAGE_SIZE)
}

fn on_page(model: &Model) -> &[Notice] {
    let page = clamp_page(model.notices.page, total_pages(model)) as usize;
    let size = NOTICE_PAGE_SIZE as usize;
    model.notices.list().chunks(size).nth(page - 1).unwrap_or_default()
}

fn date(notice: &Notice, env: Env) -> String {
    time::parse_rfc3339(&notice.published_at).map(|at| Civil::at(at, env.offset()).date_time()).unwrap_or_default()
}

pub(crate) fn view(model: &Model, env: Env) -> NoticesView {
    let shown = on_page(model);
    let wanted = model.notices.selected.as_deref();
    let selected = model.notices.list().iter().find(|notice| Some(notice.id.as_str()) == wanted).or(shown.first());
    let item = |notice: &Notice| NoticeItem {
        key: notice.id.clone(),
        title: notice.title.clone(),
        date: date(notice, env),
        selected: selected.is_some_and(|it| it.id == notice.id),
        select: UiEvent::Notices(NoticesEvent::Select(notice.id.clone())),
    };
    NoticesView {
        status: model.notices.content.status(),
        items: shown.iter().map(item).collect(),
        pages: pages(clamp_page(model.notices.page, total_pages(model)), total_pages(model), |number| {
            UiEvent::Notices(NoticesEvent::Page(number))
        }),
        selected: selected.map(|notice| NoticeDetail {
            key: notice.id.clone(),
            title: notice.title.clone(),
            date: date(notice, env),
            html: ServerHtml { untrusted: notice.content.clone() },
        }),
    }
}
