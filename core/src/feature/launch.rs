//! Starting a game, and the game that runs (section 4, "Starting a game").
//!
//! A launch walks None -> Launching -> Playing, or Failed and back by a retry. Playing is a place of its own, `/game`, whose
//! address says which game, so that a reload starts it again and Back leaves it. An RNG game leads back to /rng at its
//! vendor, which is why the vendor is stored when it starts.

use super::session::{self, Wanted};
use super::{call, link, route, wallet};
use crate::api::{Ask, Failure};
use crate::boot::Env;
use crate::domain::account;
use crate::domain::game::{GameType, LaunchPlan, Stage, launch_plan};
use crate::domain::route::{GameQuery, GamesLobby, LobbyOpening, LobbyQuery, LotteryQuery, Route, Screen};
use crate::effect::StorageArea;
use crate::event::GameMessage;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{GameView, Problem, Slice, Text, Theme};
use crate::wire::{Game, LaunchRequest, LaunchValue, VendorCard};

/// The running game.
#[derive(Default)]
pub(crate) enum Launch {
    /// No game.
    #[default]
    None,
    /// The address names a game, but nobody is logged in.
    LoginNeeded(GameQuery),
    /// The launch call is under way.
    Launching(GameQuery),
    /// The game's page shows.
    Playing { query: GameQuery, value: LaunchValue, ready: bool },
    /// It could not start, or it stopped.
    Failed { query: GameQuery, problem: Problem },
}

/// The address of the page that plays a game.
pub(crate) fn address(game: &Game) -> String {
    let query = GameQuery {
        game_type: GameType::from_code(&game.game_type),
        vendor: Some(game.vassalage.clone()),
        node_id: Some(game.node_id.clone()),
    };
    Route::to(Screen::Game(query)).address()
}

/// The vendor of an RNG game is stored when it starts (section 2).
pub(crate) fn remember_vendor(step: &mut Step, game: &Game) {
    if GameType::from_code(&game.game_type) == Some(GameType::Rng) {
        step.store(StorageArea::Session, "vassalage", &game.vassalage);
    }
}

/// Starts a game, or asks for login first.
pub(crate) fn play(model: &mut Model, step: &mut Step, game: Game) {
    let Some(game_type) = GameType::from_code(&game.game_type) else { return };
    let gate = account::play_gate(model.session.account());
    if !session::pass(model, step, gate, Wanted::Play(Box::new(game.clone()))) {
        return;
    }
    remember_vendor(step, &game);
    match launch_plan(game_type, &game.vassalage, &game.is_game, Stage::Route) {
        LaunchPlan::LotteryScreen => {
            let lottery = LotteryQuery {
                game_code: Some(game.game_code.clone()),
                vendor: Some(game.vassalage.clone()),
                play_type: None,
            };
            route::push(step, Route::to(Screen::Lottery(lottery)).address());
        }
        LaunchPlan::VendorGames => route::push(step, route::lobby_address(game_type, Some(game.vassalage))),
        LaunchPlan::ThirdParty | LaunchPlan::Start(_) => route::push(step, address(&game)),
    }
}

/// Opens a vendor card: its list where the site has one, the lottery screen, or the vendor's own lobby.
pub(crate) fn play_vendor(model: &mut Model, step: &mut Step, game_type: &str, vendor: &str) {
    let Some(game_type) = GameType::from_code(game_type) else { return };
    let Some(card) = model.frame.cards(game_type).iter().find(|card| card.vassalage == vendor).cloned() else { return };
    if let Some(lobby) = list_of(game_type) {
        let query = LobbyQuery { opening: LobbyOpening::Vendor(card.vassalage), ..LobbyQuery::default() };
        route::push(step, Route::to(Screen::Games(lobby, query)).address());
    } else {
        play(model, step, vendor_as_game(card));
    }
}

fn list_of(game_type: GameType) -> Option<GamesLobby> {
    match game_type {
        GameType::Rng => Some(GamesLobby::Rng),
        GameType::Pvp => Some(GamesLobby::Pvp),
        GameType::Fish => Some(GamesLobby::Fish),
        _ => None,
    }
}

/// A vendor's lobby starts like a game without a node id.
fn vendor_as_game(card: VendorCard) -> Game {
    Game {
        game_code: card.game_code,
        vendor_name: card.name.clone(),
        game_name: card.name,
        vassalage: card.vassalage,
        game_type: card.game_type,
        is_game: String::new(),
        ..Game::default()
    }
}

/// The game page was entered.
pub(crate) fn enter(model: &mut Model, step: &mut Step, query: GameQuery) {
    step.touch(Slice::Game);
    let gate = account::play_gate(model.session.account());
    if session::pass(model, step, gate, Wanted::Resume) {
        start(model, step, query);
    } else {
        model.launch = Launch::LoginNeeded(query);
    }
}

fn start(model: &mut Model, step: &mut Step, query: GameQuery) {
    step.touch(Slice::Game);
    let Some(game_type) = query.game_type else {
        let problem = Problem { text: Text::of(key::ERROR_GAME_NOT_FOUND), request_id: None };
        model.launch = Launch::Failed { query, problem };
        return;
    };
    let code = |game: &Game| game.game_code.clone();
    let request = LaunchRequest {
        node_id: query.node_id.clone().unwrap_or_default(),
        vassalage: query.vendor.clone().unwrap_or_default(),
        game_type: game_type.code().to_owned(),
        game_code: query.node_id.as_deref().and_then(|key| model.games.get(key)).map(code).unwrap_or_default(),
        device: if model.site.mobile { "MOBILE" } else { "WEB" }.to_owned(),
        language: model.site.language.code.to_owned(),
        back_url: back_address(&query),
        theme: if model.site.theme == Theme::Dark { "dark" } else { "light" }.to_owned(),
    };
    // Card games and lotteries start on the platform's own path, all others through the relay (section 7).
    let relay = !(game_type == GameType::Pvp || game_type.is_lottery());
    model.launch = Launch::Launching(query);
    call::ask_with_body(model, step, Ask::Launch { relay }, &request);
}

pub(crate) fn on_launch(model: &mut Model, step: &mut Step, answer: Result<LaunchValue, Failure>) {
    step.touch(Slice::Game);
    let Launch::Launching(query) = &model.launch else { return };
    let query = query.clone();
    model.launch = match answer {
        Ok(value) if starts_at(&value) => Launch::Playing { query, value, ready: false },
        Ok(_) => Launch::Failed { query, problem: Problem { text: Text::of(key::ERROR_GARBLED), request_id: None } },
        Err(failure) if failure.session_ended() => Launch::LoginNeeded(query),
        Err(failure) => Launch::Failed { query, problem: failure.problem() },
    };
}

/// The game's page lies on the origin that it says; a local operator may serve it without TLS.
fn starts_at(value: &LaunchValue) -> bool {
    let local = value.url.starts_with("http://127.0.0.1:") || value.url.starts_with("http://localhost:");
    let own_page = value.url.strip_prefix(value.origin.as_str()).is_some_and(|rest| rest.starts_with('/'));
    !value.origin.is_empty() && own_page && (local || !link::safe(&value.url).is_empty())
}

/// The game page was left.
pub(crate) fn leave(model: &mut Model, step: &mut Step) {
    model.launch = Launch::None;
    let withdrawn = model.calls.cancel(&crate::slot::Slot::Launch);
    call::abort(step, withdrawn);
    step.touch(Slice::Game);
}

/// The session ended: a launch under way is not heard of any more, and waits for the next login.
pub(crate) fn on_logged_out(model: &mut Model, step: &mut Step) {
    if let Launch::Launching(query) = &model.launch {
        model.launch = Launch::LoginNeeded(query.clone());
        step.touch(Slice::Game);
    }
}

/// A game that waited for a login starts.
pub(crate) fn on_logged_in(model: &mut Model, step: &mut Step) {
    if let Launch::LoginNeeded(query) = &model.launch {
        start(model, step, query.clone());
    }
}

pub(crate) fn retry(model: &mut Model, step: &mut Step) {
    if let Launch::Failed { query, .. } | Launch::LoginNeeded(query) = &model.launch {
        enter(model, step, query.clone());
    }
}

pub(crate) fn on_message(model: &mut Model, step: &mut Step, message: GameMessage) {
    step.touch(Slice::Game);
    let Launch::Playing { query, ready, .. } = &mut model.launch else { return };
    match message {
        GameMessage::Ready => *ready = true,
        GameMessage::Balance => wallet::refresh(model, step),
        GameMessage::Exit => go_back(model, step),
        GameMessage::Error => {
            let problem = Problem { text: Text::of(key::ERROR_GAME_STOPPED), request_id: None };
            model.launch = Launch::Failed { query: query.clone(), problem };
            wallet::refresh(model, step);
        }
    }
}

fn query_of(launch: &Launch) -> Option<&GameQuery> {
    match launch {
        Launch::None => None,
        Launch::LoginNeeded(query)
        | Launch::Launching(query)
        | Launch::Playing { query, .. }
        | Launch::Failed { query, .. } => Some(query),
    }
}

fn back_address(query: &GameQuery) -> String {
    query.game_type.map_or_else(|| "/".to_owned(), |game_type| route::lobby_address(game_type, query.vendor.clone()))
}

/// Leaves the game for the lobby that it belongs to.
pub(crate) fn go_back(model: &mut Model, step: &mut Step) {
    if let Some(query) = query_of(&model.launch) {
        route::push(step, back_address(query));
    }
}

fn title(model: &Model, query: &GameQuery) -> String {
    let game = query.node_id.as_deref().and_then(|key| model.games.get(key));
    game.map(|game| game.game_name.clone()).unwrap_or_default()
}

pub(crate) fn view(model: &Model, _: Env) -> GameView {
    match &model.launch {
        Launch::None => GameView::None,
        Launch::LoginNeeded(_) => GameView::LoginNeeded { text: Text::of(key::WANTED_PAGE) },
        Launch::Launching(query) => GameView::Launching { title: title(model, query) },
        Launch::Playing { query, value, ready } => GameView::Playing {
            title: if value.game_name.is_empty() { title(model, query) } else { value.game_name.clone() },
            url: value.url.clone(),
            origin: value.origin.clone(),
            ready: *ready,
        },
        Launch::Failed { query, problem } => GameView::Failed { title: title(model, query), problem: problem.clone() },
    }
}
