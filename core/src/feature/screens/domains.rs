//! The addresses at which the site is reached, with how fast they answered (sections 3, 4 and 7, `getRouters`). The list is
//! kept in session storage and fetched only where it is absent; the speed test always fetches it. How fast is known of the
//! address that the page came from alone: it is how long the call took.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::boot::Boot;
use crate::domain::route::Screen;
use crate::effect::StorageArea;
use crate::event::UiEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, link, location};
use crate::json;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{DomainItem, DomainsView, Text};
use crate::wire::{DomainRoute, DomainRouteValue};
use serde::{Deserialize, Serialize};

calls! {
    /// The addresses of the site.
    Domains => DOMAINS: Get "/wps/system/domainRoute" Public Plain, latest, on_domains(DomainRouteValue);
}

/// The addresses of the site.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DomainsEvent {
    /// Fetch the list again and measure; also after a failure.
    Test,
}

/// Entry of session storage (section 2).
const CACHE_KEY: &str = "routers";

/// The list.
#[derive(Default)]
pub(crate) struct Domains {
    list: Remote<Vec<DomainRoute>>,
    asked_ms: u64,
}

impl Domains {
    pub fn from_boot(boot: &Boot) -> Self {
        let stored = boot.session(CACHE_KEY).and_then(|text| json::from_str::<DomainRouteValue>(text.reveal()).ok());
        let list = stored.map_or(Remote::Idle, |value| Remote::Ready(value.domain_list));
        Domains { list, asked_ms: 0 }
    }
}

fn shows(model: &Model) -> bool {
    matches!(model.location.route.screen, Screen::Download(_))
}

fn load(model: &mut Model, step: &mut Step) {
    model.domains.list.ask();
    model.domains.asked_ms = step.env.now_ms;
    call::send(model, step, Request::Domains, "");
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: DomainsEvent) {
    match event {
        DomainsEvent::Test => load(model, step),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { former } if location::is_other_screen(model, former) && shows(model) => {
            if model.domains.list.ready().is_none() {
                load(model, step);
            }
        }
        DomainEvent::SiteChanged if shows(model) => load(model, step),
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
        if let Ok(text) = serde_json::to_string(&value) {
            step.store(StorageArea::Session, CACHE_KEY, &text);
        }
        value.domain_list
    });
    model.domains.list.answer(answer);
}

pub(crate) fn view(model: &Model) -> DomainsView {
    let own = model.site.page_address("");
    let item = |route: &DomainRoute| DomainItem {
        key: route.domain.clone(),
        name: route.domain.split("://").last().unwrap_or_default().to_owned(),
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
