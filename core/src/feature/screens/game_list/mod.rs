//! The popup list of a vendor's games (section 4: "if isGame is VASSALAGE a popup game list is fetched"). The address names
//! the vendor; search and page are the popup's own and end with it. A game chosen here starts in an iframe that fills the page.

mod event;
mod view;

use crate::api::Failure;
use crate::api::endpoint::PLATFORM;
use crate::domain::digits::plain;
use crate::domain::page::LOBBY_PAGE_SIZE;
use crate::domain::route::{Query, VendorList};
use crate::domain::search;
use crate::effect::TimerId;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::call;
use crate::feature::services::games::Games;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Step};
use crate::wire::GameListValue;
pub use event::GameListEvent;

use crate::api::calls::calls;
pub(crate) use view::view;

calls! {
    /// Games of a vendor in one game type.
    VendorGames => VENDOR_GAMES: Get "/wps/relay/GCSGAME_getVassGameType" Public Plain, latest, on_games(GameListValue);
}

/// Pause after typing before a search starts (section 5), in milliseconds.
const SEARCH_PAUSE_MS: u32 = 500;
/// Longest search text that is taken, in characters.
const MAX_SEARCH_LENGTH: usize = 64;

/// The popup list of a vendor's games.
#[derive(Default)]
pub(crate) struct GameList {
    /// The search box, which may be ahead of the list.
    typed: String,
    /// The search that the list answers.
    name: String,
    page: u32,
    content: Remote<Page>,
}

/// A page of the list.
struct Page {
    /// Node ids of the page's games.
    keys: Vec<String>,
    total: u32,
    total_pages: u32,
}

impl Page {
    fn read(games: &mut Games, value: GameListValue) -> Page {
        let keys = value.games.into_iter().map(|game| games.note(game)).collect();
        Page { keys, total: value.total_elements, total_pages: value.total_pages }
    }
}

fn open_list(model: &Model) -> Option<VendorList> {
    model.location.route.list.clone()
}

/// The popup opened, closed, or shows another vendor.
pub(crate) fn enter(model: &mut Model, step: &mut Step) {
    forget(model, step);
    model.game_list.page = 1;
    load(model, step);
}

fn forget(model: &mut Model, step: &mut Step) {
    step.stop_timer(TimerId::GameListSearch);
    let withdrawn = model.calls.cancel(&Request::VendorGames.slot());
    call::abort(step, withdrawn);
    *model.game_list = GameList::default();
}

/// Another language: the names are fetched again.
pub(crate) fn reload(model: &mut Model, step: &mut Step) {
    if open_list(model).is_some() {
        load(model, step);
    }
}

fn load(model: &mut Model, step: &mut Step) {
    let Some(list) = open_list(model) else { return };
    model.game_list.content.start_loading();
    let mut query = Query::default();
    query.push("clientType", Some("3"));
    query.push("platform", Some(PLATFORM));
    query.push("channel", Some("WEB"));
    query.push("merchant", Some(&model.site.info.merchant_code));
    query.push("gameType", Some(list.game_type.code()));
    query.push("vassalage", Some(&list.vendor));
    query.push("gameName", Some(&model.game_list.name));
    query.push("pageNo", Some(&plain(u64::from(model.game_list.page))));
    query.push("pageSize", Some(&plain(u64::from(LOBBY_PAGE_SIZE))));
    query.push("language", Some(model.site.language.code));
    call::send(model, step, Request::VendorGames, &query.text());
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: GameListEvent) {
    if open_list(model).is_none() {
        return;
    }
    match event {
        GameListEvent::Search { text, now } => {
            model.game_list.typed = text.chars().take(MAX_SEARCH_LENGTH).collect();
            if now {
                step.stop_timer(TimerId::GameListSearch);
                on_search_pause(model, step);
            } else {
                step.start_timer(TimerId::GameListSearch, SEARCH_PAUSE_MS);
            }
        }
        GameListEvent::Page(number) => {
            let pages = model.game_list.content.ready().map_or(0, |page| page.total_pages);
            if (1..=pages).contains(&number) {
                model.game_list.page = number;
                load(model, step);
            }
        }
        GameListEvent::Retry => load(model, step),
    }
}

/// The pause after typing is over: a search that changed nothing is left out.
pub(crate) fn on_search_pause(model: &mut Model, step: &mut Step) {
    if !search::is_unchanged(&model.game_list.typed, &model.game_list.name) {
        model.game_list.name = search::normalised(&model.game_list.typed);
        model.game_list.page = 1;
        load(model, step);
    }
}

pub(crate) fn on_games(model: &mut Model, _: &mut Step, answer: Result<GameListValue, Failure>) {
    if let Err(failure) = &answer {
        // What shows belongs to another page or search: it makes way for the failure.
        model.game_list.content = Remote::Failed(failure.problem());
    }
    let games = &mut model.games;
    model.game_list.content.answer(answer.map(|value| Page::read(games, value)));
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if previous.list != model.location.route.list => enter(model, step),
        DomainEvent::LanguageChanged | DomainEvent::SiteChanged => reload(model, step),
        _ => {}
    }
}
