//! What a launch asks of the server (section 7), and where the game's way out leads.

use super::Request;
use crate::domain::game::GameType;
use crate::domain::lottery;
use crate::domain::route::GameQuery;
use crate::feature::services::{call, location};
use crate::model::{Model, Step};
use crate::view::Theme;
use crate::wire::{LaunchRequest, LotteryLobby};

/// Asks the server to start the game that an address names; `ends_other` where the member knows that it ends another one.
pub(super) fn send(model: &mut Model, step: &mut Step, game_type: GameType, query: &GameQuery, ends_other: bool) {
    let code = |key: &str| model.games.get(key).map(|game| game.game_code.clone());
    let game_code = query.node_id.as_deref().and_then(code).unwrap_or_default();
    let vassalage = query.vendor.clone().unwrap_or_default();
    let request = LaunchRequest {
        node_id: query.node_id.clone().unwrap_or_default(),
        game_type: game_type.code().to_owned(),
        device: if model.site.mobile { "MOBILE" } else { "WEB" }.to_owned(),
        language: model.site.language.code.to_owned(),
        back_url: back_address(query),
        theme: if model.site.theme == Theme::Dark { "dark" } else { "light" }.to_owned(),
        room_id: query.room.clone().unwrap_or_default(),
        ends_other_game: ends_other,
        lobby: game_type.is_lottery().then(|| lobby(game_type, &vassalage, query.node_id.is_some())),
        vassalage,
        game_code,
    };
    // Card games and lotteries start on the platform's own path, all others through the relay (section 7).
    let relay = !(game_type == GameType::Pvp || game_type.is_lottery());
    call::send_with_body(model, step, Request::Launch { relay }, &request);
}

/// What a lottery vendor's lobby is opened with: at one of its draws, or at its list.
fn lobby(game_type: GameType, vendor: &str, at_game: bool) -> LotteryLobby {
    LotteryLobby {
        lotto_area: lottery::area(vendor).to_owned(),
        launch_mode: if at_game { "game" } else { "lobby" }.to_owned(),
        prize_mode: lottery::prize_mode(game_type, vendor).to_owned(),
        view: "iframe".to_owned(),
    }
}

/// Where the way out of a game leads: the lobby it belongs to.
pub(super) fn back_address(query: &GameQuery) -> String {
    query.game_type.map_or_else(|| "/".to_owned(), |game_type| location::lobby_address(game_type, query.vendor.clone()))
}
