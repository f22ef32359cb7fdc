//! What a visitor can change about a lobby: each change is another address. Vendor, classification, minimum bet and search
//! go back to the mode *all* and to page 1; a mode clears the filters (section 4). So does an order, which every filter keeps: the
//! other lists have an order of their own.

use super::list;
use crate::domain::game::{Classification, GameOrder, GameType, LobbyMode, MinBet};
use crate::domain::route::{GamesLobby, LobbyOpening, LobbyQuery, Route, Screen};
use crate::domain::{account, search};
use crate::effect::{Effect, TimerId};
use crate::event::LobbyEvent;
use crate::feature::services::{location, session};
use crate::model::{Model, Step};

/// Pause after typing before a search starts (section 5), in milliseconds.
const SEARCH_PAUSE_MS: u32 = 500;
/// Longest search text that is taken, in characters.
const MAX_SEARCH_LENGTH: usize = 64;

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: LobbyEvent) {
    let Some((lobby, query)) = model.lobby.query.clone() else { return };
    match event {
        LobbyEvent::Vendor(code) => choose_vendor(model, step, lobby, query.order, code),
        LobbyEvent::Mode(mode) => choose_mode(model, step, lobby, query, mode),
        LobbyEvent::Classification(code) => {
            let classification = Classification::from_code(&code);
            if classification.is_some() || code.is_empty() {
                show(step, lobby, in_tab(lobby, LobbyQuery { classification, ..filters(query) }));
            }
        }
        LobbyEvent::MinBet(code) => {
            if let Some(min_bet) = MinBet::from_code(&code) {
                show(step, lobby, in_tab(lobby, LobbyQuery { min_bet, ..filters(query) }));
            }
        }
        LobbyEvent::Sort(code) => {
            if let Some(order) = GameOrder::from_code(&code) {
                show(step, lobby, in_tab(lobby, LobbyQuery { order, ..filters(query) }));
            }
        }
        LobbyEvent::Search { text, now } => typed(model, step, &text, now),
        LobbyEvent::Page(number) => jump(model, step, lobby, query, number),
        LobbyEvent::LoadMore => {
            model.lobby.scrolled = 0;
            list::load_more(model, step);
        }
        LobbyEvent::ScrolledToEnd => list::load_on_scroll(model, step),
        LobbyEvent::ClearFilters => {
            show(step, lobby, LobbyQuery { opening: query.opening, order: query.order, ..LobbyQuery::default() });
        }
        LobbyEvent::Retry => list::retry(model, step),
    }
}

/// The query without mode and page: any filter goes back to all games, page 1.
fn filters(query: LobbyQuery) -> LobbyQuery {
    let opening = match query.opening {
        LobbyOpening::Hot => LobbyOpening::FirstVendor,
        other => other,
    };
    let tab_class = query.tab.as_deref().and_then(Classification::from_code);
    LobbyQuery {
        classification: query.classification.or(tab_class),
        opening,
        tab: None,
        mode: LobbyMode::All,
        page_no: None,
        ..query
    }
}

/// A classification is a tab of the rng lobby, which stands in `page` (section 2).
fn in_tab(lobby: GamesLobby, query: LobbyQuery) -> LobbyQuery {
    let code = query.classification.filter(|_| lobby.game_type() == GameType::Rng).map(Classification::code);
    match code {
        Some(code) => LobbyQuery { tab: Some(code.to_owned()), classification: None, ..query },
        None => query,
    }
}

fn show(step: &mut Step, lobby: GamesLobby, query: LobbyQuery) {
    location::push(step, Route::to(Screen::Games(lobby, query)).address());
}

fn choose_vendor(model: &mut Model, step: &mut Step, lobby: GamesLobby, order: GameOrder, code: String) {
    let opening = match code.as_str() {
        "" => LobbyOpening::FirstVendor,
        code if model.layout.cards(lobby.game_type()).iter().any(|card| card.vassalage == code) => {
            LobbyOpening::Vendor(code.to_owned())
        }
        _ => return,
    };
    show(step, lobby, LobbyQuery { opening, order, ..LobbyQuery::default() });
}

/// Favourites need login; what was wanted opens after it.
fn choose_mode(model: &mut Model, step: &mut Step, lobby: GamesLobby, query: LobbyQuery, mode: LobbyMode) {
    let opening = match query.opening {
        LobbyOpening::Hot => LobbyOpening::FirstVendor,
        other => other,
    };
    // A tab of the rng lobby stands in `page` (section 2); the other lobbies have none.
    let code = Some(mode.code().to_owned()).filter(|code| !code.is_empty());
    let query = match lobby.game_type() {
        GameType::Rng => LobbyQuery { opening, tab: code, ..LobbyQuery::default() },
        _ => LobbyQuery { opening, mode, ..LobbyQuery::default() },
    };
    let address = Route::to(Screen::Games(lobby, query.clone())).address();
    let gate = account::gate(model.session.account());
    if mode != LobbyMode::Favourite || session::pass(model, step, gate, session::ResumeAfterLogin::Page(address)) {
        show(step, lobby, query);
    }
}

fn typed(model: &mut Model, step: &mut Step, text: &str, now: bool) {
    model.lobby.typed = text.chars().take(MAX_SEARCH_LENGTH).collect();
    if now {
        step.stop_timer(TimerId::LobbySearch);
        on_search_pause(model, step);
    } else {
        step.start_timer(TimerId::LobbySearch, SEARCH_PAUSE_MS);
    }
}

/// The pause after typing is over: a search that changed nothing is left out.
pub(crate) fn on_search_pause(model: &mut Model, step: &mut Step) {
    let Some((lobby, query)) = model.lobby.query.clone() else { return };
    let shown = query.name.clone().unwrap_or_default();
    if search::is_unchanged(&model.lobby.typed, &shown) {
        return;
    }
    let name = Some(search::normalised(&model.lobby.typed)).filter(|name| !name.is_empty());
    let address = Route::to(Screen::Games(lobby, in_tab(lobby, LobbyQuery { name, ..filters(query) }))).address();
    // The first search is a place to come back from; its corrections are not.
    if shown.is_empty() { location::push(step, address) } else { location::replace(step, address) }
}

fn jump(model: &Model, step: &mut Step, lobby: GamesLobby, query: LobbyQuery, number: u32) {
    if number < 1 || number > model.lobby.total_pages {
        return;
    }
    step.push(Effect::ScrollToTop);
    show(step, lobby, LobbyQuery { page_no: Some(number).filter(|page| *page > 1), ..query });
}
