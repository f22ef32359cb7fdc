//! The site as a whole: start-up, system status, language, theme (sections 1, 4 and 9).
//!
//! Start-up walks Starting -> Open, Maintenance, Blocked or Unreachable; from Unreachable it goes back by itself, with longer
//! and longer pauses, or at once when the visitor asks. It is an enum because a site is never two of these at once. All
//! calls that the first screen needs go out together with the status call, so that no screen waits twice. The site
//! shows when all of them are answered: drawn once, whole, rather than anew for each answer, with nothing that moves what
//! stands below it. An answer that is late beyond [`REVEAL_AFTER_MS`] holds nothing up.

mod view;

pub(crate) use view::view;

use crate::api::calls::calls;
use crate::api::{Failure, FailureKind, Outcome};
use crate::boot::Boot;
use crate::domain::address;
use crate::domain::browser::Browser;
use crate::domain::language::{self, Language};
use crate::domain::route::Query;
use crate::effect::{StorageArea, TimerId};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::app_update::AppUpdateEvent;
use crate::feature::services::{app_update, call, hot_games, layout, link, notices, revision, toasts};
use crate::model::{Model, Step};
use crate::view::{Problem, Theme};
use crate::wire::{LanguageRequest, SiteInfo, StatusValue, code};
use serde::{Deserialize, Serialize};

calls! {
    /// System status and site settings; the first call of a visit.
    Status => STATUS: Get "/wps/system/status" Public Plain, latest, on_status(StatusValue);
    /// Tell the server the language.
    SaveLanguage => LANGUAGE: Post "/wps/system/language" Public Plain, latest, on_language_saved;
}

/// Events of the whole site.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SiteEvent {
    /// Choose a language by its code. One that is not offered changes nothing.
    Language(String),
    /// Switch between dark and light.
    ToggleTheme,
    /// Try again after start-up failed.
    Retry,
    /// The page was hidden (`false`) or shown again (`true`); tickers stop while hidden.
    Visible(bool),
    /// A toast was read.
    DismissToast(u32),
    /// The time zone or the clock of the device changed, or the page woke up.
    Woke,
    /// The build of the site that the page runs on.
    AppUpdate(AppUpdateEvent),
}

/// Pauses between tries of the start, in milliseconds; the last one repeats.
const RETRY_PAUSES_MS: [u32; 4] = [2_000, 5_000, 15_000, 30_000];

/// How long after the status the site waits for the rest of the calls of the start, in milliseconds.
const REVEAL_AFTER_MS: u32 = 1_000;

/// How far start-up has come.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Start {
    Starting,
    Open,
    Maintenance { text: String, until: String },
    Blocked { ip: String },
    Unreachable { problem: Problem, tries: usize },
}

/// The site as the page knows it.
pub(crate) struct Site {
    pub start: Start,
    /// Whether the calls of the start were answered, or took too long: an open site shows.
    revealed: bool,
    pub info: SiteInfo,
    pub language: Language,
    pub theme: Theme,
    /// Whether the page can be seen.
    pub visible: bool,
    pub mobile: bool,
    /// Whether the browser can hold passkey ceremonies.
    pub passkeys: bool,
    /// The visitor's operating system in a word.
    pub system: String,
    /// The visitor's browser, where it is a known one.
    pub browser: Option<Browser>,
    /// The picked image origin; empty means the site's own.
    pub image_origin: String,
    host: String,
    origin: String,
    stored_language: Option<String>,
    browser_languages: Vec<String>,
}

impl Site {
    pub fn from_boot(boot: &Boot) -> Self {
        let stored_language = requested_language(boot).or_else(|| boot.local("lang").map(str::to_owned));
        let known: Vec<&str> = language::ALL.iter().map(|it| it.code).collect();
        let browser: Vec<&str> = boot.languages.iter().map(String::as_str).collect();
        let merchant_code = boot.session("merchantCode").map(|code| code.reveal().to_owned()).unwrap_or_default();
        Site {
            start: Start::Starting,
            revealed: false,
            info: SiteInfo { merchant_code, ..SiteInfo::default() },
            language: language::pick(stored_language.as_deref(), &known, &browser),
            theme: if boot.local("theme") == Some("light") { Theme::Light } else { Theme::Dark },
            visible: true,
            mobile: boot.mobile,
            passkeys: boot.passkeys && address::is_name(&boot.host),
            system: boot.system.clone(),
            browser: Browser::read(&boot.user_agent),
            image_origin: String::new(),
            host: boot.host.clone(),
            origin: boot.origin.clone(),
            stored_language,
            browser_languages: boot.languages.clone(),
        }
    }

    /// Whether the site shows: open, and the calls of the start answered.
    pub fn shows(&self) -> bool {
        self.revealed && self.start == Start::Open
    }

    /// The operator's domain that was visited.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// A page of this site as an absolute address.
    pub fn page_address(&self, path: &str) -> String {
        [self.origin.as_str(), path].concat()
    }

    /// Whether the start has come to an end: the site is open, or closed for a reason.
    pub fn is_settled(&self) -> bool {
        matches!(self.start, Start::Open | Start::Maintenance { .. } | Start::Blocked { .. })
    }

    /// Whether visitors may register by themselves: the operator offers it, and registration is open.
    pub fn takes_registrations(&self) -> bool {
        self.info.whitelabel.direct_registration && self.info.register.enabled
    }

    /// Whether anybody may try games for nothing, without an account: the operator offers it, and the licence allows it.
    pub fn offers_demo(&self) -> bool {
        self.info.whitelabel.free_play && self.info.policy.open_demo
    }

    /// The address of a picture, on the picked image origin.
    pub fn image(&self, address: &str) -> String {
        link::image(&self.image_origin, address)
    }

    /// The language to show, of those that the operator offers.
    fn offered_language(&self) -> Language {
        let offered: Vec<&str> = self.info.languages.iter().map(String::as_str).collect();
        let browser: Vec<&str> = self.browser_languages.iter().map(String::as_str).collect();
        if offered.is_empty() {
            return self.language;
        }
        let default = Some(self.info.default_language.as_str()).filter(|_| browser.is_empty());
        language::pick(self.stored_language.as_deref().or(default), &offered, &browser)
    }
}

/// The language that the address asks for (`?lang=KM`): search engines lead to each language by an address of its own.
fn requested_language(boot: &Boot) -> Option<String> {
    let code = Query::parse(&boot.query).owned("lang")?;
    language::by_code(&code).map(|language| language.code.to_owned())
}

/// The first call of a visit.
pub(crate) fn start(model: &mut Model, step: &mut Step, boot: &Boot) {
    // Stored, since the next addresses of the visit do not name the language.
    if let Some(code) = requested_language(boot) {
        step.store(StorageArea::Local, "lang", &code);
    }
    ask_status(model, step);
}

pub(crate) fn ask_status(model: &mut Model, step: &mut Step) {
    let mut query = Query::default();
    query.push("url", Some(&model.site.host));
    // In the query, because a page that preloads this call sends no headers of its own.
    query.push("language", Some(model.site.language.code));
    call::send(model, step, Request::Status, &query.text());
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: SiteEvent) {
    match event {
        SiteEvent::Language(code) => choose_language(model, step, &code),
        SiteEvent::ToggleTheme => toggle_theme(model, step),
        SiteEvent::Retry => {
            // An open site has its status; only some of its content failed.
            if model.site.start != Start::Open {
                retry(model, step);
            }
            step.emit(DomainEvent::Retried);
        }
        SiteEvent::Visible(visible) => {
            model.site.visible = visible;
            step.emit(DomainEvent::VisibilityChanged);
        }
        SiteEvent::DismissToast(key) => toasts::dismiss(model, key),
        SiteEvent::Woke => step.emit(DomainEvent::Woke),
        SiteEvent::AppUpdate(event) => app_update::on_event(model, step, event),
    }
}

fn choose_language(model: &mut Model, step: &mut Step, code: &str) {
    let offered = model.site.info.languages.iter().any(|it| it == code);
    let Some(language) = language::by_code(code).filter(|_| offered) else { return };
    let previous = model.site.language.code;
    if language.code == previous {
        return;
    }
    model.site.stored_language = Some(code.to_owned());
    step.store(StorageArea::Local, "lang", code);
    step.store(StorageArea::Local, "hisLang", previous);
    show_language(model, step, language);
    call::send_with_body(model, step, Request::SaveLanguage, &LanguageRequest { language: code.to_owned() });
    ask_status(model, step);
}

/// Shows another language: what the server words is fetched again in it.
fn show_language(model: &mut Model, step: &mut Step, language: Language) {
    model.site.language = language;
    step.emit(DomainEvent::LanguageChanged);
}

/// The page shows the language whether or not the server has saved it.
fn on_language_saved(_: &mut Model, _: &mut Step, _: Outcome) {}

fn toggle_theme(model: &mut Model, step: &mut Step) {
    let (theme, name) = match model.site.theme {
        Theme::Dark => (Theme::Light, "light"),
        Theme::Light => (Theme::Dark, "dark"),
    };
    model.site.theme = theme;
    step.store(StorageArea::Local, "theme", name);
}

fn retry(model: &mut Model, step: &mut Step) {
    step.stop_timer(TimerId::BootRetry);
    ask_status(model, step);
}

/// The pause before another try is over.
pub(crate) fn on_retry(model: &mut Model, step: &mut Step) {
    if matches!(model.site.start, Start::Unreachable { .. }) {
        retry(model, step);
    }
}

pub(crate) fn on_status(model: &mut Model, step: &mut Step, answer: Result<StatusValue, Failure>) {
    let was_open = model.site.start == Start::Open;
    match answer {
        Ok(value) => {
            let revision = value.revision;
            on_site_info(model, step, value);
            revision::on_status(model, step, revision);
        }
        Err(failure) => {
            on_start_failed(model, step, &failure);
            revision::on_status_failed(model);
        }
    }
    if !was_open && model.site.start == Start::Open {
        step.emit(DomainEvent::SiteOpened);
    }
}

/// The site is open: it shows as soon as it is whole, or after a while as it is.
pub(crate) fn start_reveal_timer(model: &mut Model, step: &mut Step) {
    if !model.site.revealed {
        step.start_timer(TimerId::Reveal, REVEAL_AFTER_MS);
    }
}

/// Shows the open site once none of the calls of the start is under way.
pub(crate) fn reveal_when_ready(model: &mut Model, step: &mut Step) {
    let waiting = || {
        let slots =
            [layout::Request::Vendors.slot(), notices::Request::Notices.slot(), hot_games::Request::HotGames.slot()];
        slots.iter().any(|slot| model.calls.busy(slot))
    };
    if !model.site.revealed && model.site.start == Start::Open && !waiting() {
        step.stop_timer(TimerId::Reveal);
        reveal(model, step);
    }
}

/// Shows the open site, whole or not.
pub(crate) fn reveal(model: &mut Model, _: &mut Step) {
    model.site.revealed = true;
}

fn on_site_info(model: &mut Model, step: &mut Step, value: StatusValue) {
    // The origin that was picked first stays, so that no picture is fetched twice.
    if !value.info.image_cdns.contains(&model.site.image_origin) {
        let index = model.random.index(value.info.image_cdns.len());
        model.site.image_origin = index.and_then(|index| value.info.image_cdns.get(index)).cloned().unwrap_or_default();
    }
    model.site.info = value.info;
    step.store(StorageArea::Session, "merchantCode", &model.site.info.merchant_code);
    step.store(StorageArea::Session, "merchant", &model.site.info.brand_name);
    step.store(StorageArea::Session, "platform", "web");
    model.site.start = match value.status {
        0 => Start::Open,
        2 => Start::Blocked { ip: value.ip },
        _ => Start::Maintenance { text: value.text, until: value.until.unwrap_or_default() },
    };
    let language = model.site.offered_language();
    if language.code != model.site.language.code {
        show_language(model, step, language);
    }
    step.emit(DomainEvent::SettingsLoaded);
}

/// An origin of pictures does not answer: the site's own takes its place, and it is picked no more until the settings come anew.
pub(crate) fn drop_image_origin(model: &mut Model, origin: &str) {
    if !origin.is_empty() && model.site.image_origin == origin {
        model.site.info.image_cdns.retain(|it| it != origin);
        model.site.image_origin.clear();
    }
}

fn on_start_failed(model: &mut Model, step: &mut Step, failure: &Failure) {
    let tries = match &model.site.start {
        Start::Unreachable { tries, .. } => tries + 1,
        // A site that runs does not go away because one later status call failed.
        Start::Open => return,
        // Nor does the reason for which it is closed, when nobody asked.
        Start::Maintenance { .. } | Start::Blocked { .. } if model.revision.is_refreshing() => return,
        _ => 0,
    };
    model.site.start = match (failure.kind, failure.code.as_str()) {
        (FailureKind::Refused(403), code::REGION_RESTRICTED) => {
            Start::Blocked { ip: failure.value.ip.clone().unwrap_or_default() }
        }
        _ => {
            let last = RETRY_PAUSES_MS.len() - 1;
            let pause = RETRY_PAUSES_MS.get(tries.min(last)).copied().unwrap_or(30_000);
            step.start_timer(TimerId::BootRetry, pause);
            Start::Unreachable { problem: failure.problem(), tries }
        }
    };
}
