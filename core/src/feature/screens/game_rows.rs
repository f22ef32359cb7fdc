//! Rows of games on home below the fold, each with its reason in its heading (section 2): what is like that which the member played
//! most, what is new, what returns most. Nothing is asked for until they come near the window. A title stands in the first row that
//! it belongs to, those above the fold among them.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::game::{GameOrder, GameType};
use crate::domain::route::{GamesLobby, LobbyOpening, LobbyQuery, Query, Route, Screen};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, games, hot_games, location};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{GameRow, GameRowsView, LoadStatus, Text};
use crate::wire::{ForYouValue, Game, GameRowsValue};
use serde::{Deserialize, Serialize};

calls! {
    /// Newest games, and those that return most.
    Rows => GAME_ROWS: Get "/lgw/games/rows" Public Plain, latest, on_rows(GameRowsValue);
    /// Games that are like the one which the member played most.
    ForYou => FOR_YOU: Get "/wps/games/forYou" Member Plain, latest, on_for_you(ForYouValue);
}

/// Events of the rows of games below the fold of home.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GameRowsEvent {
    /// The rows come near the window.
    Shown,
    /// Fetch again what failed.
    Retry,
}

/// How many games a row shows; its list shows the rest.
const OF_A_ROW: usize = 12;

/// Node ids of the rows; the games themselves are in the book.
struct Rows {
    newest: Vec<String>,
    high_return: Vec<String>,
}

/// The member's own row: what is like the game played most.
struct ForYou {
    /// Name of the game that was played most.
    because: String,
    vendor: String,
    game_type: String,
    keys: Vec<String>,
}

/// The rows below the fold, as far as they have come.
#[derive(Default)]
pub(crate) struct GameRows {
    /// Whether the rows came near the window.
    shown: bool,
    rows: Remote<Rows>,
    /// The member's own row; nothing of it outlives the session.
    for_you: Remote<ForYou>,
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: GameRowsEvent) {
    match event {
        GameRowsEvent::Shown => {
            model.game_rows.shown = true;
            load_missing(model, step);
        }
        GameRowsEvent::Retry => load_missing(model, step),
    }
}

/// Fetches those rows that are not there and not under way.
fn load_missing(model: &mut Model, step: &mut Step) {
    if !model.game_rows.shown {
        return;
    }
    if model.game_rows.rows.ready().is_none() && !model.calls.busy(&Request::Rows.slot()) {
        load_rows(model, step);
    }
    if model.game_rows.for_you.ready().is_none() && !model.calls.busy(&Request::ForYou.slot()) {
        load_for_you(model, step);
    }
}

fn language(model: &Model) -> String {
    let mut query = Query::default();
    query.push("language", Some(model.site.language.code));
    query.text()
}

fn load_rows(model: &mut Model, step: &mut Step) {
    model.game_rows.rows.start_loading();
    let query = language(model);
    call::send(model, step, Request::Rows, &query);
}

/// Fetches the member's own row; a visitor has no play of one's own.
fn load_for_you(model: &mut Model, step: &mut Step) {
    if model.session.is_unrestricted() {
        model.game_rows.for_you.start_loading();
        let query = language(model);
        call::send(model, step, Request::ForYou, &query);
    }
}

fn at_home(model: &Model) -> bool {
    matches!(model.location.route.screen, Screen::Home | Screen::Register)
}

/// Fetches the rows again: another language, or the operator changed something.
fn reload(model: &mut Model, step: &mut Step) {
    if model.game_rows.shown && at_home(model) {
        load_rows(model, step);
        load_for_you(model, step);
    } else {
        *model.game_rows = GameRows::default();
    }
}

fn note(model: &mut Model, games: Vec<Game>) -> Vec<String> {
    games.into_iter().map(|game| model.games.note(game)).collect()
}

pub(crate) fn on_rows(model: &mut Model, _: &mut Step, answer: Result<GameRowsValue, Failure>) {
    let answer =
        answer.map(|value| Rows { newest: note(model, value.newest), high_return: note(model, value.high_return) });
    model.game_rows.rows.answer(answer);
}

pub(crate) fn on_for_you(model: &mut Model, _: &mut Step, answer: Result<ForYouValue, Failure>) {
    let answer = answer.map(|value| ForYou {
        because: value.because,
        vendor: value.vassalage,
        game_type: value.game_type,
        keys: note(model, value.list),
    });
    model.game_rows.for_you.answer(answer);
}

/// The address of the slots lobby in an order.
fn slots(order: GameOrder) -> String {
    let query = LobbyQuery { order, ..LobbyQuery::default() };
    Route::to(Screen::Games(GamesLobby::Rng, query)).address()
}

/// The address of the vendor's games, the most played first; nothing where its games have no lobby to list them.
fn vendor_lobby(for_you: &ForYou) -> String {
    let lobby = match GameType::from_code(&for_you.game_type) {
        Some(GameType::Rng) => GamesLobby::Rng,
        Some(GameType::Fish) => GamesLobby::Fish,
        Some(GameType::Pvp) => GamesLobby::Pvp,
        _ => return String::new(),
    };
    let opening = LobbyOpening::Vendor(for_you.vendor.clone());
    let query = LobbyQuery { opening, order: GameOrder::MostPlayed, ..LobbyQuery::default() };
    Route::to(Screen::Games(lobby, query)).address()
}

pub(crate) fn view(model: &Model) -> GameRowsView {
    let mut shown = hot_games::games_above_fold(model);
    let mut rows = Vec::new();
    let mut add = |name: &str, title: Text, href: String, keys: &[String], note: games::Note| {
        let fresh = hot_games::fresh(keys, OF_A_ROW, &mut shown);
        if !fresh.is_empty() {
            rows.push(GameRow { key: name.to_owned(), title, href, tiles: games::noted_tiles(model, &fresh, note) });
        }
    };
    if let Some(for_you) = model.game_rows.for_you.ready() {
        let title = Text::of(key::ROW_FOR_YOU).with("game", for_you.because.as_str());
        add("forYou", title, vendor_lobby(for_you), &for_you.keys, games::no_note);
    }
    if let Some(all) = model.game_rows.rows.ready() {
        add("newest", Text::of(key::ROW_NEWEST), slots(GameOrder::Newest), &all.newest, games::no_note);
        add(
            "highReturn",
            Text::of(key::ROW_HIGH_RETURN),
            slots(GameOrder::Return),
            &all.high_return,
            games::return_to_player,
        );
    }
    GameRowsView { status: status(&model.game_rows), rows }
}

/// The status of the rows: what fails is said once for all of them.
fn status(rows: &GameRows) -> LoadStatus {
    match (rows.rows.status(), rows.for_you.status()) {
        (LoadStatus::Ready, LoadStatus::Failed { problem }) => LoadStatus::Failed { problem },
        (status, _) => status,
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_other_screen(model, previous) && at_home(model) => {
            load_missing(model, step);
            // What was played meanwhile may be another reason.
            if model.game_rows.shown && !model.calls.busy(&Request::ForYou.slot()) {
                load_for_you(model, step);
            }
        }
        DomainEvent::LoggedIn if model.game_rows.shown && at_home(model) => load_for_you(model, step),
        DomainEvent::LoggedIn | DomainEvent::LoggedOut => model.game_rows.for_you = Remote::Idle,
        DomainEvent::LanguageChanged | DomainEvent::SiteChanged => reload(model, step),
        _ => {}
    }
}
