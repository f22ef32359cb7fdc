//! The search of the site (section 2): an overlay that finds games of every type, vendors, promotions and help while one
//! types.
//!
//! The server gives one document of what can be found, which is fetched when the search first opens; everything is found here
//! ([`crate::domain::search`]). Of the games that show, pictures and all else that a tile shows are fetched once the typing
//! pauses. What opens a result is what opens it elsewhere: a game is played as from a tile, a vendor shows where the header's link to it leads.

mod catalogue;
mod event;
mod view;

pub use event::SearchEvent;
pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::boot::Boot;
use crate::domain::game::GameType;
use crate::domain::route::{HelpQuery, Modal, Overlay, Query, Route, Screen};
use crate::domain::search::{Group, Kind, normalised};
use crate::effect::{StorageArea, TimerId};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::games::{self, GameEvent};
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, toasts};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Text, Tone};
use crate::wire::{SearchIndexValue, SelectionValue};
use catalogue::Catalogue;

calls! {
    /// The index of what can be found.
    Index => SEARCH_INDEX: Get "/wps/search/index" Public Plain, latest, on_index(SearchIndexValue);
    /// The games that were found.
    Selection => SELECTION: Get "/lgw/games/selection" Public Plain, latest, on_selection(SelectionValue);
}

/// Pause after typing before pictures are fetched, in milliseconds: who types on sees other games.
const PICTURE_PAUSE_MS: u32 = 200;
/// Longest search text that is kept, in characters.
const MAX_LENGTH: usize = 64;
/// How many recent searches are kept.
const MAX_RECENT: usize = 6;
/// Entry of session storage with the recent searches, one a line.
const RECENT_KEY: &str = "search";

/// State of the search.
#[derive(Default)]
pub(crate) struct Search {
    catalogue: Remote<Catalogue>,
    /// Language that the catalogue was asked for in; empty when it is to be asked for anew.
    language: String,
    /// What stands in the search box.
    typed: String,
    /// What the text finds, by kind.
    groups: Vec<Group>,
    /// Texts that led to something, the latest first.
    recent: Vec<String>,
    /// What session storage held of the recent searches at the start.
    stored_recent: String,
    /// Node id of a game that was pressed before anything but its name was known.
    chosen: Option<String>,
}

impl Search {
    pub fn from_boot(boot: &Boot) -> Self {
        let stored_recent = boot.session(RECENT_KEY).map(|text| text.reveal().to_owned()).unwrap_or_default();
        Search { stored_recent, ..Search::default() }
    }

    /// Reads what session storage held: not before the chunk of the search has loaded, so that home carries none of the code that reads it.
    fn read_stored_recent(&mut self) {
        let stored = std::mem::take(&mut self.stored_recent);
        let recent = stored.lines().map(normalised).filter(|text| !text.is_empty());
        self.recent = recent.take(MAX_RECENT).collect();
    }

    /// Finds again, after the text or the catalogue changed.
    fn find(&mut self) {
        self.groups = self.catalogue.ready().map(|catalogue| catalogue.search(&self.typed)).unwrap_or_default();
    }
}

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::Modal(Modal::Search))
}

/// Fetches what can be found, unless it is there in the language of the page.
fn load(model: &mut Model, step: &mut Step) {
    let language = model.site.language.code;
    let same = model.search.language == language;
    if same && (model.search.catalogue.ready().is_some() || model.calls.busy(&Request::Index.slot())) {
        return;
    }
    language.clone_into(&mut model.search.language);
    model.search.catalogue.start_loading();
    let mut query = Query::default();
    query.push("language", Some(language));
    call::send(model, step, Request::Index, &query.text());
}

pub(crate) fn on_index(model: &mut Model, step: &mut Step, answer: Result<SearchIndexValue, Failure>) {
    let search = &mut *model.search;
    if answer.is_err() {
        search.language.clear();
    }
    search.catalogue.answer(answer.map(Catalogue::of));
    search.find();
    fetch_pictures(model, step);
}

/// Fetches the games that show and of which nothing but the name is known.
pub(crate) fn fetch_pictures(model: &mut Model, step: &mut Step) {
    let Some(catalogue) = model.search.catalogue.ready() else { return };
    let shown = model.search.groups.iter().filter(|group| group.kind == Kind::Game).flat_map(|group| &group.ordinals);
    let shown = shown.filter_map(|place| catalogue.games.get(*place)).map(|game| game.node_id.as_str());
    let chosen = model.search.chosen.as_deref();
    let mut missing: Vec<&str> = chosen.into_iter().chain(shown).collect();
    missing.retain(|id| model.games.get(id).is_none());
    if !missing.is_empty() {
        let mut query = Query::default();
        query.push("nodeIds", Some(&missing.join(",")));
        query.push("language", Some(model.site.language.code));
        call::send(model, step, Request::Selection, &query.text());
    }
}

pub(crate) fn on_selection(model: &mut Model, step: &mut Step, answer: Result<SelectionValue, Failure>) {
    let chosen = model.search.chosen.take();
    match answer {
        Ok(value) => {
            for game in value.games {
                model.games.note(game);
            }
            match chosen {
                Some(id) if model.games.get(&id).is_some() => games::on_event(model, step, GameEvent::Play(id)),
                Some(_) => toasts::show(model, step, Tone::Error, Text::of(key::SEARCH_GAME_GONE)),
                None => {}
            }
        }
        // Without pictures the results are of use; only who has pressed one waits for it.
        Err(failure) if chosen.is_some() => toasts::show(model, step, Tone::Error, failure.problem().text),
        Err(_) => {}
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: SearchEvent) {
    match event {
        SearchEvent::Typed(text) => {
            model.search.typed = text.chars().filter(|letter| !letter.is_control()).take(MAX_LENGTH).collect();
            model.search.chosen = None;
            model.search.find();
            step.start_timer(TimerId::SearchPictures, PICTURE_PAUSE_MS);
        }
        SearchEvent::Open(key) => open(model, step, &key),
        SearchEvent::ForgetRecent => forget_recent(model, step),
        SearchEvent::Retry => load(model, step),
    }
}

/// Opens what a key of the view names, as it is opened elsewhere.
fn open(model: &mut Model, step: &mut Step, key: &str) {
    let Some((kind, id)) = key.split_once('.') else { return };
    remember(model, step);
    match kind {
        view::GAME if model.games.get(id).is_some() => games::on_event(model, step, GameEvent::Play(id.to_owned())),
        view::GAME => {
            model.search.chosen = Some(id.to_owned());
            step.stop_timer(TimerId::SearchPictures);
            fetch_pictures(model, step);
        }
        view::VENDOR => {
            let Some((game_type, vendor)) = id.split_once('.') else { return };
            let Some(game_type) = GameType::from_code(game_type) else { return };
            let card = model.layout.cards(game_type).iter().find(|card| card.vassalage == vendor);
            let Some(address) = card.map(|card| games::vendor_address(game_type, card)) else { return };
            location::push(step, address);
        }
        view::PROMOTION => location::push(step, Route::to(Screen::PromoDetail(Some(id.to_owned()))).address()),
        view::HELP => {
            let topic = HelpQuery { topic: Some(id.to_owned()), search: None };
            location::push(step, Route::to(Screen::Help(topic)).address());
        }
        _ => {}
    }
}

/// What was typed has led to something: it stands among the recent searches.
fn remember(model: &mut Model, step: &mut Step) {
    let text = normalised(&model.search.typed);
    if text.is_empty() {
        return;
    }
    let recent = &mut model.search.recent;
    recent.retain(|known| *known != text);
    recent.insert(0, text);
    recent.truncate(MAX_RECENT);
    step.store(StorageArea::Session, RECENT_KEY, &model.search.recent.join("\n"));
}

fn forget_recent(model: &mut Model, step: &mut Step) {
    if !model.search.recent.is_empty() {
        model.search.recent.clear();
        step.forget(StorageArea::Session, RECENT_KEY);
    }
}

/// The index may have changed: it is fetched anew when the search shows.
fn renew(model: &mut Model, step: &mut Step) {
    model.search.language.clear();
    if is_shown(model) {
        load(model, step);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_opened(model, previous, Modal::Search) => load(model, step),
        DomainEvent::Entered { previous } if location::is_closed(model, previous, Modal::Search) => {
            step.stop_timer(TimerId::SearchPictures);
            model.search.chosen = None;
            // Whoever comes back from what was found finds the search as it was.
            if !location::is_other_screen(model, previous) {
                model.search.typed.clear();
                model.search.find();
            }
        }
        DomainEvent::ChunkLoaded => model.search.read_stored_recent(),
        DomainEvent::LoggedOut => forget_recent(model, step),
        DomainEvent::LanguageChanged | DomainEvent::SiteChanged => renew(model, step),
        _ => {}
    }
}
