//! The country lists of the forms (sections 2, 4 and 9): flag, dialling code, search.
//!
//! The countries come with the operator's rules. Their names are the browser's, which tells them in the language of the page
//! ([`CountryEvent::Names`]); the search finds name, code and dialling code. The list closes 200 ms after it lost the focus,
//! so that a click into it still finds it. The last choice is kept for the next visit.

use crate::boot::Boot;
use crate::domain::field::{FormName, PerForm};
use crate::domain::text::contains;
use crate::effect::{StorageArea, TimerId};
use crate::event::UiEvent;
use crate::feature::shared::rules;
use crate::model::{Model, Step};
use crate::view::{CountryOption, CountryView};
use crate::wire::Country;
use serde::{Deserialize, Serialize};

/// Events of the country list of a form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CountryEvent {
    /// Open the list of this form, or close it.
    Toggle(FormName),
    /// The focus left the list: it closes after a moment, unless the focus comes back.
    Blur(FormName),
    /// The focus came back into the list.
    Focus(FormName),
    /// Close the list at once (Escape).
    Close(FormName),
    /// The text of the search box changed.
    Search {
        /// The form of the list.
        form: FormName,
        /// The search text, as typed.
        text: String,
    },
    /// A country was chosen, by its code.
    Choose {
        /// The form of the list.
        form: FormName,
        /// Code of the country, ISO 3166 alpha-2.
        country: String,
    },
    /// What the browser calls countries in the language of the page: code and name. The search finds these names.
    Names(Vec<(String, String)>),
}

/// The list closes so long after the focus left it (section 9).
const CLOSE_AFTER_MS: u32 = 200;
/// Entry of local storage with the country that was chosen last.
const LAST_COUNTRY_KEY: &str = "country";
/// Longest search that is taken.
const MAX_SEARCH_LENGTH: usize = 64;
/// More names than there are countries are no names.
const MAX_NAMES: usize = 400;

/// The country lists of the forms, and what all of them share.
#[derive(Default)]
pub(crate) struct Countries {
    lists: PerForm<List>,
    names: Vec<(String, String)>,
    last: String,
}

#[derive(Default)]
struct List {
    open: bool,
    search: String,
    chosen: Option<String>,
}

impl Countries {
    pub fn from_boot(boot: &Boot) -> Self {
        let last = boot.local(LAST_COUNTRY_KEY).unwrap_or_default().to_owned();
        Countries { last, ..Countries::default() }
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: CountryEvent) {
    match event {
        CountryEvent::Toggle(form) if model.country.lists.get(form).open => close(model, step, form),
        CountryEvent::Toggle(form) => {
            model.country.lists.get_mut(form).open = true;
            step.stop_timer(TimerId::Country(form));
        }
        CountryEvent::Close(form) => close(model, step, form),
        CountryEvent::Blur(form) if model.country.lists.get(form).open => {
            step.start_timer(TimerId::Country(form), CLOSE_AFTER_MS);
        }
        CountryEvent::Blur(_) => {}
        CountryEvent::Focus(form) => step.stop_timer(TimerId::Country(form)),
        CountryEvent::Search { form, text } => {
            model.country.lists.get_mut(form).search = text.chars().take(MAX_SEARCH_LENGTH).collect();
        }
        CountryEvent::Choose { form, country } => choose(model, step, form, country),
        CountryEvent::Names(names) => {
            model.country.names = names.into_iter().take(MAX_NAMES).collect();
        }
    }
}

/// The list closes, its search is empty at the next opening.
pub(crate) fn close(model: &mut Model, step: &mut Step, form: FormName) {
    let list = model.country.lists.get_mut(form);
    list.open = false;
    list.search.clear();
    step.stop_timer(TimerId::Country(form));
}

fn choose(model: &mut Model, step: &mut Step, form: FormName, country: String) {
    if !all(model).iter().any(|known| known.country_code == country) {
        return;
    }
    step.store(StorageArea::Local, LAST_COUNTRY_KEY, &country);
    model.country.last.clone_from(&country);
    model.country.lists.get_mut(form).chosen = Some(country);
    close(model, step, form);
}

fn all(model: &Model) -> &[Country] {
    rules::settings(model).map(|settings| settings.countries.as_slice()).unwrap_or_default()
}

/// The chosen country, else that of the last visit, else that of the visitor's address, else the operator's first.
fn selected(model: &Model, form: FormName) -> Option<&Country> {
    let countries = all(model);
    let by_code = |code: &str| countries.iter().find(|country| country.country_code == code);
    let chosen = model.country.lists.get(form).chosen.as_deref();
    chosen
        .and_then(by_code)
        .or_else(|| by_code(&model.country.last))
        .or_else(|| by_code(&model.site.info.location))
        .or_else(|| countries.first())
}

/// Dialling code without plus sign; empty where the operator names no countries.
pub(crate) fn dialing_code(model: &Model, form: FormName) -> String {
    selected(model, form).map(|country| country.country_dialing_code.clone()).unwrap_or_default()
}

fn option(model: &Model, form: FormName, country: &Country, selected: bool) -> CountryOption {
    let code = &country.country_code;
    let name = model.country.names.iter().find(|(known, _)| known == code).map(|(_, name)| name);
    CountryOption {
        key: code.clone(),
        flag: code.to_ascii_lowercase(),
        dialing: ["+", &country.country_dialing_code].concat(),
        name: name.unwrap_or(code).clone(),
        selected,
        select: UiEvent::Country(CountryEvent::Choose { form, country: code.clone() }),
    }
}

/// Letters are compared without case where that takes no tables; a search typed as the name is written is always found.
fn is_match(option: &CountryOption, search: &str) -> bool {
    let holds = |text: &str, part: &str| contains(text, part) || contains(&text.to_ascii_lowercase(), part);
    let part = search.trim().to_ascii_lowercase();
    part.is_empty()
        || holds(&option.name, &part)
        || contains(&option.name, search.trim())
        || option.key.eq_ignore_ascii_case(&part)
        || option.dialing.trim_start_matches('+').starts_with(part.trim_start_matches('+'))
            && part.bytes().any(|byte| byte.is_ascii_digit())
}

/// What a form shows of its list; nothing where the operator names no countries.
pub(crate) fn view(model: &Model, form: FormName) -> Option<CountryView> {
    let list = model.country.lists.get(form);
    let chosen = selected(model, form)?;
    let make = |country: &Country| option(model, form, country, country.country_code == chosen.country_code);
    let options = if list.open {
        all(model).iter().map(make).filter(|it| is_match(it, &list.search)).collect()
    } else {
        Vec::new()
    };
    Some(CountryView { form, open: list.open, search: list.search.clone(), selected: Some(make(chosen)), options })
}
