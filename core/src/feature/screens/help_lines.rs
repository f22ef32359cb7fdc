//! Where help is found: services that the operator has checked, by country, on the member's page and on `/fair-play`, for visitors too.
//!
//! The first answer is for the visitor's country, as the server sees it; another one is a choice away. What services there are, and their names
//! and numbers, is the operator's. Numbers become links to dial, addresses are followed only where they are https.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::{MemberPage, Overlay, Query, Screen};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, link, location};
use crate::model::{Model, Step};
use crate::view::{HelpLineItem, HelpLinesView};
use crate::wire::{HelpLine, HelpLines as Value};
use serde::{Deserialize, Serialize};

calls! {
    /// The services for a country.
    Lines => HELP_LINES: Get "/wps/fair-play/helpLines" Public Plain, latest, on_lines(Value);
}

/// Events of the page of help lines.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum HelpLinesEvent {
    /// Show the services for the country with this code.
    Country(String),
    /// Fetch again what failed.
    Retry,
}

/// The services for a country, as far as they have come.
#[derive(Default)]
pub(crate) struct HelpLines {
    value: Remote<Value>,
    /// Country that was asked for, as a code; empty for the visitor's own.
    country: String,
    /// Language of the answer, as a code.
    language: &'static str,
}

fn is_shown(model: &Model) -> bool {
    let route = &model.location.route;
    route.screen == Screen::FairPlay || route.overlay == Some(Overlay::MemberCentre(MemberPage::FairPlay))
}

fn load(model: &mut Model, step: &mut Step) {
    model.help_lines.language = model.site.language.code;
    model.help_lines.value.start_loading();
    let mut query = Query::default();
    query.push("country", Some(model.help_lines.country.as_str()).filter(|country| !country.is_empty()));
    call::send(model, step, Request::Lines, &query.text());
}

/// Fetches the services, unless they are there in the language of the page.
fn load_missing(model: &mut Model, step: &mut Step) {
    let is_there = model.help_lines.value.ready().is_some() && model.help_lines.language == model.site.language.code;
    if is_shown(model) && !is_there {
        load(model, step);
    }
}

fn on_lines(model: &mut Model, _: &mut Step, answer: Result<Value, Failure>) {
    model.help_lines.value.answer(answer);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: HelpLinesEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        HelpLinesEvent::Country(country) => {
            let is_listed = model.help_lines.value.ready().is_some_and(|value| value.countries.contains(&country));
            if is_listed {
                model.help_lines.country = country;
                load(model, step);
            }
        }
        HelpLinesEvent::Retry => load(model, step),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if is_shown(model) => {
            let overlay = previous.overlay != model.location.route.overlay;
            if overlay || location::is_other_screen(model, previous) {
                load_missing(model, step);
            }
        }
        DomainEvent::LanguageChanged => load_missing(model, step),
        DomainEvent::SiteChanged if is_shown(model) => load(model, step),
        _ => {}
    }
}

/// A phone number as a link that dials it; empty where there is none.
fn dialled(phone: &str) -> String {
    let digits: String = phone.chars().filter(|c| c.is_ascii_digit() || *c == '+').collect();
    if digits.is_empty() { digits } else { ["tel:", &digits].concat() }
}

fn item(line: &HelpLine) -> HelpLineItem {
    HelpLineItem {
        key: line.id.clone(),
        name: line.name.clone(),
        phone: line.phone.clone(),
        dial: dialled(&line.phone),
        href: link::safe(&line.url),
        hours: line.hours.clone(),
    }
}

pub(crate) fn view(model: &Model) -> HelpLinesView {
    let value = model.help_lines.value.ready().filter(|_| is_shown(model));
    HelpLinesView {
        status: model.help_lines.value.status(),
        country: value.map(|value| value.country.clone()).unwrap_or_default(),
        countries: value.map(|value| value.countries.clone()).unwrap_or_default(),
        lines: value.map(|value| value.lines.iter().map(item).collect()).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_dialled_without_what_makes_it_readable() {
        assert_eq!(dialled("0808 8020 133"), "tel:08088020133");
        assert_eq!(dialled("+1 (866) 531-2600"), "tel:+18665312600");
        assert_eq!(dialled(""), "");
    }
}
