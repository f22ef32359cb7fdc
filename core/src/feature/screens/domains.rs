//! The addresses at which the site is reached, with how fast they answered (sections 3, 4 and 7, `getRouters`). The list is
//! kept in session storage and fetched only where it is absent; the speed test always fetches it. How fast is known of the
//! address that the page came from alone: it is how long the call took.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::boot::Boot;
use crate::domain::digits::plain;
use crate::domain::route::Screen;
use crate::effect::StorageArea;
use crate::event::UiEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, link, location};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{DomainItem, DomainsView, Text};
use crate::wire::{DomainRoute, DomainRouteValue};
use serde::{Deserialize, Serialize};

calls! {
    /// The addresses of the site.
    Domains => DOMAINS: Get "/wps/system/domainRoute" Public Plain, latest, on_domains(DomainRouteValue);
}

/// Events of the list of the site's addresses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DomainsEvent {
    /// Fetch the list again and measure the speed; also after a failure.
    Test,
}

/// Entry of session storage with the list (section 2).
const CACHE_KEY: &str = "routers";

/// The list of the site's addresses.
#[derive(Default)]
pub(crate) struct Domains {
    /// The stored list, until somebody looks: a line an address, with its speed before it.
    stored: String,
    list: Remote<Vec<DomainRoute>>,
    asked_ms: u64,
}

impl Domains {
    pub fn from_boot(boot: &Boot) -> Self {
        let stored = boot.session(CACHE_KEY).map(|text| text.reveal().to_owned()).unwrap_or_default();
        Domains { stored, ..Domains::default() }
    }
}

fn parse_list(stored: &str) -> Vec<DomainRoute> {
    let route = |line: &str| {
        let (speed, domain) = line.split_once(' ')?;
        Some(DomainRoute { domain: domain.to_owned(), speed: speed.parse().ok()? })
    };
    stored.split('\n').filter_map(route).collect()
}

fn store_list(step: &mut Step, list: &[DomainRoute]) {
    let mut text = String::new();
    for route in list {
        text.push_str(&plain(u64::from(route.speed)));
        text.push(' ');
        text.push_str(&route.domain);
        text.push('\n');
    }
    step.store(StorageArea::Session, CACHE_KEY, &text);
}

fn is_shown(model: &Model) -> bool {
    matches!(model.location.route.screen, Screen::Download(_))
}

fn load(model: &mut Model, step: &mut Step) {
    model.domains.list.start_loading();
    model.domains.asked_ms = step.env.now_ms;
    call::send(model, step, Request::Domains, "");
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: DomainsEvent) {
    match event {
        DomainsEvent::Test => load(model, step),
    }
}

/// The list shows: the stored one, or else the one that the server sends.
fn enter(model: &mut Model, step: &mut Step) {
    let stored = parse_list(&std::mem::take(&mut model.domains.stored));
    if !stored.is_empty() {
        model.domains.list = Remote::Ready(stored);
    }
    if model.domains.list.ready().is_none() {
        load(model, step);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_other_screen(model, previous) && is_shown(model) => {
            enter(model, step)
        }
        DomainEvent::SiteChanged if is_shown(model) => load(model, step),
        _ => {}
    }
}

fn on_domains(model: &mut Model, step: &mut Step, answer: Result<DomainRouteValue, Failure>) {
    let took_ms = step.env.now_ms.saturating_sub(model.domains.asked_ms).max(1);
    let own = model.site.page_address("");
    let answer = answer.map(|mut value| {
        for route in value.domain_list.iter_mut().filter(|route| route.domain == own) {
            route.speed = u32::try_from(took_ms).unwrap_or(u32::MAX);
        }
        store_list(step, &value.domain_list);
        value.domain_list
    });
    model.domains.list.answer(answer);
}

pub(crate) fn view(model: &Model) -> DomainsView {
    let own = model.site.page_address("");
    let item = |route: &DomainRoute| DomainItem {
        key: route.domain.clone(),
        name: route.domain.strip_prefix("https://").unwrap_or(&route.domain).to_owned(),
        href: link::safe(&route.domain),
        here: route.domain == own,
        speed: (route.speed > 0).then(|| Text::of(key::DOMAINS_SPEED).with("ms", route.speed)),
    };
    DomainsView {
        status: model.domains.list.status(),
        items: model.domains.list.ready().into_iter().flatten().map(item).collect(),
        busy: model.calls.busy(&Request::Domains.slot()),
        test: UiEvent::Domains(DomainsEvent::Test),
    }
}
