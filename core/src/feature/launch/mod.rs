//! Starting a game, and the game that runs (section 4, "Starting a game").
//!
//! A launch walks None -> Launching -> Playing, or Failed and back by a retry. Playing is a place of its own, `/game` (or
//! `/seamless`, where the frame fills the page, or `/fbsports`), whose address says which game, so that a reload starts it
//! again and Back leaves it. An RNG game leads back to /rng at its
//! vendor, which is why the vendor is stored when it starts.

mod request;

use super::remote::Remote;
use super::session::{self, Wanted};
use super::{call, frame, link, route, wallet};
use crate::api::Failure;
use crate::boot::Env;
use crate::domain::account;
use crate::domain::game::{GameType, LaunchPlan, Stage, launch_plan};
use crate::domain::route::{GameQuery, GamesLobby, LobbyOpening, LobbyQuery, LotteryQuery, Route, Screen, VendorList};
use crate::effect::StorageArea;
use crate::event::GameMessage;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{GameView, Problem, Slice, Text};
use crate::wire::{Game, LaunchValue, VendorCard};

/// The running game.
#[derive(Default)]
pub(crate) enum Launch {
    /// No game.
    #[default]
    None,
    /// The address names a game, but nobody is logged in.
    LoginNeeded(GameQuery),
    /// The page waits for the vendors, to know whose lobby it starts.
    Waiting,
    /// The launch call is under way.
    Launching(GameQuery),
    /// The game's page shows.
    Playing { query: GameQuery, value: LaunchValue, ready: bool },
    /// It could not start, or it stopped.
    Failed { query: GameQuery, problem: Problem },
}

/// The address of the page that plays a game on this stage.
fn address_on(stage: Stage, game: &Game) -> String {
    let query = GameQuery {
        game_type: GameType::from_code(&game.game_type),
        vendor: Some(game.vassalage.clone()),
        node_id: Some(game.node_id.clone()).filter(|id| !id.is_empty()),
        room: None,
    };
    let screen = match stage {
        Stage::Route => Screen::Game(query),
        Stage::Iframe => Screen::Seamless(query),
    };
    Route::to(screen).address()
}

/// The address of the page that plays a game.
pub(crate) fn address(game: &Game) -> String {
    address_on(Stage::Route, game)
}

/// The vendor of an RNG game is stored when it starts (section 2).
pub(crate) fn remember_vendor(step: &mut Step, game: &Game) {
    if GameType::from_code(&game.game_type) == Some(GameType::Rng) {
        step.store(StorageArea::Session, "vassalage", &game.vassalage);
    }
}

/// Starts a game in the route of its own page.
pub(crate) fn play(model: &mut Model, step: &mut Step, game: Game) {
    play_on(model, step, game, Stage::Route);
}

/// Starts a game in a frame that fills the page: the other entry point of section 4.
pub(crate) fn play_framed(model: &mut Model, step: &mut Step, game: Game) {
    play_on(model, step, game, Stage::Iframe);
}

/// The lottery screen and a vendor's list are pages that anybody may look at; a game asks for login first.
fn play_on(model: &mut Model, step: &mut Step, game: Game, stage: Stage) {
    let Some(game_type) = GameType::from_code(&game.game_type) else { return };
    match launch_plan(game_type, &game.vassalage, &game.is_game, stage) {
        LaunchPlan::LotteryScreen => {
            let lottery = LotteryQuery {
                game_code: Some(game.game_code).filter(|code| !code.is_empty()),
                vendor: Some(game.vassalage),
                play_type: None,
            };
            route::push(step, Route::to(Screen::Lottery(lottery)).address());
        }
        LaunchPlan::VendorGames => {
            let list = VendorList { game_type, vendor: game.vassalage };
            route::open_game_list(model, step, list);
        }
        LaunchPlan::ThirdParty => start_after_login(model, step, game, Stage::Route),
        LaunchPlan::Start(stage) => start_after_login(model, step, game, stage),
    }
}

fn start_after_login(model: &mut Model, step: &mut Step, game: Game, stage: Stage) {
    let gate = account::play_gate(model.session.account());
    let address = address_on(stage, &game);
    let wanted = match stage {
        Stage::Route => Wanted::Play(Box::new(game.clone())),
        Stage::Iframe => Wanted::Page(address.clone()),
    };
    if session::pass(model, step, gate, wanted) {
        remember_vendor(step, &game);
        route::push(step, address);
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
        is_game: card.is_game,
        ..Game::default()
    }
}

/// A page that plays a game was entered.
pub(crate) fn enter(model: &mut Model, step: &mut Step, query: GameQuery) {
    step.touch(Slice::Game);
    let gate = account::play_gate(model.session.account());
    if session::pass(model, step, gate, Wanted::Resume) {
        start(model, step, query);
    } else {
        model.launch = Launch::LoginNeeded(query);
    }
}

/// The page of the sports vendor was entered, or its vendors came: the first vendor of the operator's order starts there.
pub(crate) fn enter_sports(model: &mut Model, step: &mut Step) {
    step.touch(Slice::Game);
    let first = model.frame.cards(GameType::Sports).first().map(|card| card.vassalage.clone());
    let query = |vendor| GameQuery { game_type: Some(GameType::Sports), vendor, node_id: None, room: None };
    match (&model.frame.vendors, first) {
        (_, Some(vendor)) => enter(model, step, query(Some(vendor))),
        (Remote::Ready(_), None) => {
            let problem = Problem { text: Text::of(key::ERROR_NO_SPORTS), request_id: None };
            model.launch = Launch::Failed { query: query(None), problem };
        }
        (Remote::Failed(problem), None) => {
            model.launch = Launch::Failed { query: query(None), problem: problem.clone() };
        }
        (Remote::Idle | Remote::Loading, None) => model.launch = Launch::Waiting,
    }
}

/// The vendors came, or could not be had.
pub(crate) fn on_vendors(model: &mut Model, step: &mut Step) {
    let waits = match &model.launch {
        Launch::Waiting => true,
        Launch::Failed { query, .. } => query.vendor.is_none(),
        _ => false,
    };
    if waits && model.place.route.screen == Screen::FbSports {
        enter_sports(model, step);
    }
}

fn start(model: &mut Model, step: &mut Step, query: GameQuery) {
    step.touch(Slice::Game);
    let Some(game_type) = query.game_type else {
        let problem = Problem { text: Text::of(key::ERROR_GAME_NOT_FOUND), request_id: None };
        model.launch = Launch::Failed { query, problem };
        return;
    };
    model.launch = Launch::Launching(query.clone());
    request::send(model, step, game_type, &query);
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
    if model.place.route.screen == Screen::FbSports {
        frame::load_missing(model, step);
        enter_sports(model, step);
    } else if let Launch::Failed { query, .. } | Launch::LoginNeeded(query) = &model.launch {
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
        Launch::None | Launch::Waiting => None,
        Launch::LoginNeeded(query)
        | Launch::Launching(query)
        | Launch::Playing { query, .. }
        | Launch::Failed { query, .. } => Some(query),
    }
}

/// Leaves the game for the lobby that it belongs to.
pub(crate) fn go_back(model: &mut Model, step: &mut Step) {
    if let Some(query) = query_of(&model.launch) {
        route::push(step, request::back_address(query));
    }
}

fn title(model: &Model, query: &GameQuery) -> String {
    let game = query.node_id.as_deref().and_then(|key| model.games.get(key));
    game.map(|game| game.game_name.clone()).unwrap_or_default()
}

pub(crate) fn view(model: &Model, _: Env) -> GameView {
    match &model.launch {
        Launch::None => GameView::None,
        Launch::Waiting => GameView::Launching { title: String::new() },
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
