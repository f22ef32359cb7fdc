//! The help centre (sections 2 and 7): pages by category from one call, a search in the core ([`search`]), and the forms
//! to the operator ([`contact_form`]).
//!
//! The address is its state: `?topic=` names a page, `?search=` a search, so that a link leads to either and Back comes from
//! a page to the search that found it. /helpmc is the same for an app, and its links stay there.

mod contact_form;
mod event;
mod search;
mod view;

pub use event::{ContactFormFieldName, ContactFormName, HelpEvent};
pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::contact_form::{Bounds, ContactForm};
use crate::domain::route::{HelpQuery, Query, Route, Screen};
use crate::domain::search as texts;
use crate::effect::TimerId;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location};
use crate::model::{Model, Step};
use crate::wire::{FeedbackValue, HelpPage, HelpValue};
use contact_form::Draft;

calls! {
    /// Help pages, and what forms that reach the operator may hold.
    HelpCentre => HELP_CENTRE: Get "/wps/system/helpCenter" Public Plain, latest, on_content(HelpValue);
    /// Send a form to the operator.
    ContactForm { form: ContactForm } => FEEDBACK: Put "/wps/feedback" Customer Plain
        | AFFILIATE_APPLICATION: Put "/wps/agent/application" Public Plain (match form {
            ContactForm::Feedback => &endpoint::FEEDBACK,
            ContactForm::Application => &endpoint::AFFILIATE_APPLICATION,
        }), single[*form as u8] in "form", contact_form::on_sent(FeedbackValue);
}

/// Pause after typing before a search (section 9).
const SEARCH_PAUSE_MS: u32 = 500;
/// How many characters of a search are kept.
const MAX_SEARCH_LENGTH: usize = 80;

/// State of the help centre.
#[derive(Default)]
pub(crate) struct Help {
    content: Remote<HelpValue>,
    /// Language that the pages were fetched in.
    language: String,
    /// What stands in the search box.
    typed: String,
    feedback: Draft,
    application: Draft,
}

impl Help {
    fn draft(&self, form: ContactForm) -> &Draft {
        match form {
            ContactForm::Feedback => &self.feedback,
            ContactForm::Application => &self.application,
        }
    }

    fn draft_mut(&mut self, form: ContactForm) -> &mut Draft {
        match form {
            ContactForm::Feedback => &mut self.feedback,
            ContactForm::Application => &mut self.application,
        }
    }

    /// The bounds of the forms to the operator.
    fn bounds(&self) -> Bounds {
        let (min, max) = self.content.ready().map_or((1, 2_000), |value| (value.content_min, value.content_max));
        Bounds { min, max }
    }

    fn page(&self, id: &str) -> Option<&HelpPage> {
        let categories = self.content.ready().map(|value| value.categories.as_slice()).unwrap_or_default();
        categories.iter().flat_map(|category| &category.pages).find(|page| page.id == id)
    }
}

impl ContactFormName {
    fn form(self) -> ContactForm {
        match self {
            ContactFormName::Feedback => ContactForm::Feedback,
            ContactFormName::Application => ContactForm::Application,
        }
    }
}

/// What the address asks for; nothing on another screen.
fn query(model: &Model) -> Option<&HelpQuery> {
    match &model.location.route.screen {
        Screen::Help(query) | Screen::HelpMc(query) => Some(query),
        _ => None,
    }
}

/// The address of a place of the help centre, of the one that shows.
fn address(model: &Model, query: HelpQuery) -> String {
    let embedded = matches!(model.location.route.screen, Screen::HelpMc(_));
    Route::to(if embedded { Screen::HelpMc(query) } else { Screen::Help(query) }).address()
}

/// The screen shows, at another page or search.
pub(crate) fn enter(model: &mut Model, step: &mut Step) {
    let search = query(model).and_then(|query| query.search.clone()).unwrap_or_default();
    if !texts::is_unchanged(&model.help.typed, &search) {
        model.help.typed = search;
    }
    step.stop_timer(TimerId::HelpSearch);
    load(model, step);
}

/// Another language: the pages are fetched in it when somebody reads them.
pub(crate) fn on_language(model: &mut Model, step: &mut Step) {
    if query(model).is_some() {
        load(model, step);
    }
}

/// The operator changed something: what was fetched may be old.
pub(crate) fn on_site_changed(model: &mut Model, step: &mut Step) {
    model.help.language.clear();
    on_language(model, step);
}

/// Fetches the pages when they are absent, or there in another language.
fn load(model: &mut Model, step: &mut Step) {
    let language = model.site.language.code;
    let is_loaded = model.help.content.ready().is_some() && model.help.language == language;
    if is_loaded || (model.calls.busy(&Request::HelpCentre.slot()) && model.help.language == language) {
        return;
    }
    language.clone_into(&mut model.help.language);
    model.help.content.start_loading();
    let mut query = Query::default();
    query.push("language", Some(language));
    call::send(model, step, Request::HelpCentre, &query.text());
}

pub(crate) fn on_content(model: &mut Model, _: &mut Step, answer: Result<HelpValue, Failure>) {
    if answer.is_err() {
        model.help.language.clear();
    }
    model.help.content.answer(answer);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: HelpEvent) {
    match event {
        HelpEvent::Search { text, now } => typed(model, step, &text, now),
        HelpEvent::Retry => load(model, step),
        HelpEvent::Typed { form, field, value } => contact_form::typed(model, form.form(), field.field(), value),
        HelpEvent::Send(form) => contact_form::send(model, step, form.form()),
        HelpEvent::Again(form) => contact_form::begin_again(model, form.form()),
    }
}

fn typed(model: &mut Model, step: &mut Step, text: &str, now: bool) {
    model.help.typed = text.chars().take(MAX_SEARCH_LENGTH).collect();
    if now {
        step.stop_timer(TimerId::HelpSearch);
        on_search_pause(model, step);
    } else {
        step.start_timer(TimerId::HelpSearch, SEARCH_PAUSE_MS);
    }
}

/// The pause after typing is over: a search that changed nothing is left out.
pub(crate) fn on_search_pause(model: &mut Model, step: &mut Step) {
    let Some(shown) = query(model) else { return };
    let searched = shown.search.clone().unwrap_or_default();
    if shown.topic.is_none() && texts::is_unchanged(&model.help.typed, &searched) {
        return;
    }
    let search = Some(texts::normalised(&model.help.typed)).filter(|text| !text.is_empty());
    if search.is_none() && shown.topic.is_some() {
        return;
    }
    let address = address(model, HelpQuery { topic: None, search });
    // The first search is a place to come back from; its corrections are not.
    if searched.is_empty() { location::push(step, address) } else { location::replace(step, address) }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_other_screen(model, previous) => {
            if matches!(model.location.route.screen, Screen::Help(_) | Screen::HelpMc(_)) {
                enter(model, step);
            }
        }
        DomainEvent::LoggedOut => contact_form::forget(model),
        DomainEvent::LanguageChanged => on_language(model, step),
        DomainEvent::SiteChanged => on_site_changed(model, step),
        _ => {}
    }
}
