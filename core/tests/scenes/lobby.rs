//! Scenes of the lobbies: games, rooms, vendors, draws.

use super::stage::{after, open, path, scene};
use super::{HOME, MEMBER, Scene, on};
use crate::support::ok;
use lumora_core::domain::game::LobbyMode;
use lumora_core::event::*;
use lumora_core::testing::World;
use serde_json::json;

fn lobby_with(address: &str, answer: impl Fn() -> Result<HttpReply, Transport>) -> World {
    open(address, false, |call| path(call).starts_with("/wps/relay/GCSGAME_gameList").then(&answer))
}

pub fn scenes() -> Vec<Scene> {
    let empty = || ok(json!({ "games": [], "totalPages": 0, "totalElements": 0 }));
    let favourites = UiEvent::Lobby(LobbyEvent::Mode(LobbyMode::Favourite));
    let mut scenes = on(MEMBER, [("lobby", scene("/rng?pageNo=2", true))]);
    scenes.extend(on(
        "lobby",
        [
            ("lobby-sorted", scene("/rng?sort=return&minBet=0.1", true)),
            ("lobby-nothing-yet", scene("/rng?page=recent", true)),
            ("lobby-favourites", after(scene("/rng", true), favourites)),
        ],
    ));
    scenes.extend(on(
        HOME,
        [
            ("lobby-hot", scene("/rng?type=hot", false)),
            ("rooms", scene("/pvp", false)),
            ("live", scene("/live", false)),
            ("lottery", scene("/lottery", false)),
        ],
    ));
    scenes.extend(on(
        "lobby-hot",
        [
            ("lobby-no-match", lobby_with("/rng?name=zzz&minBet=0.75", empty)),
            ("lobby-login-needed", scene("/rng?page=recent", false)),
            ("lobby-failed", lobby_with("/rng", || Err(Transport::Timeout))),
        ],
    ));
    scenes.extend(on("live", [("game-list", scene("/live?modal=gameList&list=LIVE.V1", false))]));
    scenes
}
