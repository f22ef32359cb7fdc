//! What a press on a game or a vendor does (section 4, "Starting a game"): the lottery screen, a vendor's list, or the page
//! that plays the game. Home needs this too.

use crate::domain::account;
use crate::domain::game::{GameType, LaunchMode, LaunchPlan, launch_plan};
use crate::domain::route::{GameQuery, GamesLobby, LobbyOpening, LobbyQuery, LotteryQuery, Route, Screen, VendorList};
use crate::effect::StorageArea;
use crate::feature::services::session::{self, ResumeAfterLogin};
use crate::feature::services::{location, toasts};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Text, Tone};
use crate::wire::{Game, VendorCard};

/// Entry of session storage (section 3): the vendor of the slot that started last.
pub(crate) const STORED_VENDOR: &str = "vassalage";

/// The address of the page that plays a game in this mode.
fn address_in(mode: LaunchMode, game: &Game) -> String {
    let query = GameQuery {
        game_type: GameType::from_code(&game.game_type),
        vendor: Some(game.vassalage.clone()),
        node_id: Some(game.node_id.clone()).filter(|id| !id.is_empty()),
        room: None,
    };
    let screen = match mode {
        LaunchMode::Route => Screen::Game(query),
        LaunchMode::Iframe => Screen::Seamless(query),
    };
    Route::to(screen).address()
}

/// The address of the page that plays a game.
pub(crate) fn address(game: &Game) -> String {
    address_in(LaunchMode::Route, game)
}

/// The vendor of an RNG game is stored when it starts (section 2).
pub(crate) fn remember_vendor(step: &mut Step, game: &Game) {
    if GameType::from_code(&game.game_type) == Some(GameType::Rng) {
        step.store(StorageArea::Session, STORED_VENDOR, &game.vassalage);
    }
}

/// Starts a game in the route of its own page.
pub(crate) fn play(model: &mut Model, step: &mut Step, game: Game) {
    play_in(model, step, game, LaunchMode::Route);
}

/// Starts a game in an iframe that fills the page: the other entry point of section 4.
pub(crate) fn play_framed(model: &mut Model, step: &mut Step, game: Game) {
    play_in(model, step, game, LaunchMode::Iframe);
}

/// The lottery screen and a vendor's list are pages that anybody may look at; a game asks for login first.
fn play_in(model: &mut Model, step: &mut Step, game: Game, mode: LaunchMode) {
    let Some(game_type) = GameType::from_code(&game.game_type) else { return };
    match launch_plan(game_type, &game.vassalage, &game.is_game, mode) {
        LaunchPlan::LotteryScreen => {
            let lottery = LotteryQuery {
                game_code: Some(game.game_code).filter(|code| !code.is_empty()),
                vendor: Some(game.vassalage),
                play_type: None,
            };
            location::push(step, Route::to(Screen::Lottery(lottery)).address());
        }
        LaunchPlan::VendorGames => {
            let list = VendorList { game_type, vendor: game.vassalage };
            location::open_game_list(model, step, list);
        }
        LaunchPlan::ThirdParty => start_after_login(model, step, game, LaunchMode::Route),
        LaunchPlan::Start(mode) => start_after_login(model, step, game, mode),
    }
}

/// Says that something cannot be played yet. Its card said so before; no login would change it.
pub(crate) fn explain_coming_soon(model: &mut Model, step: &mut Step, name: &str) {
    toasts::show(model, step, Tone::Info, Text::of(key::TOAST_COMING_SOON).with("game", name));
}

fn start_after_login(model: &mut Model, step: &mut Step, game: Game, mode: LaunchMode) {
    if game.coming_soon {
        explain_coming_soon(model, step, &game.game_name);
        return;
    }
    let gate = account::play_gate(model.session.account());
    let address = address_in(mode, &game);
    let wanted = match mode {
        LaunchMode::Route => ResumeAfterLogin::Play(Box::new(game.clone())),
        LaunchMode::Iframe => ResumeAfterLogin::Page(address.clone()),
    };
    if session::pass(model, step, gate, wanted) {
        remember_vendor(step, &game);
        location::push(step, address);
    }
}

/// Opens a vendor card: its list where the site has one, the lottery screen, or the vendor's own lobby.
pub(crate) fn play_vendor(model: &mut Model, step: &mut Step, game_type: &str, vendor: &str) {
    let Some(game_type) = GameType::from_code(game_type) else { return };
    let Some(card) = model.layout.cards(game_type).iter().find(|card| card.vassalage == vendor).cloned() else {
        return;
    };
    if let Some(lobby) = list_of(game_type) {
        let query = LobbyQuery { opening: LobbyOpening::Vendor(card.vassalage), ..LobbyQuery::default() };
        location::push(step, Route::to(Screen::Games(lobby, query)).address());
    } else {
        play(model, step, vendor_as_game(card));
    }
}

/// Where the header's link to a vendor leads: its list in a lobby, its draws, the popup list of its games, or the page of
/// its one room. What cannot be played yet leads to the list, where each title says so.
pub(crate) fn vendor_address(game_type: GameType, card: &VendorCard) -> String {
    let vendor = card.vassalage.clone();
    let list = || {
        let lobby = Route::parse(game_type.path(), "");
        lobby.with_game_list(VendorList { game_type, vendor: vendor.clone() }).address()
    };
    match launch_plan(game_type, &card.vassalage, &card.is_game, LaunchMode::Route) {
        _ if list_of(game_type).is_some() => location::lobby_address(game_type, Some(vendor)),
        LaunchPlan::LotteryScreen => {
            Route::to(Screen::Lottery(LotteryQuery { vendor: Some(vendor), ..LotteryQuery::default() })).address()
        }
        LaunchPlan::VendorGames => list(),
        LaunchPlan::ThirdParty | LaunchPlan::Start(_) if card.coming_soon => list(),
        LaunchPlan::ThirdParty | LaunchPlan::Start(_) => {
            let query = GameQuery { game_type: Some(game_type), vendor: Some(vendor), node_id: None, room: None };
            Route::to(Screen::Game(query)).address()
        }
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
        coming_soon: card.coming_soon,
        ..Game::default()
    }
}
