//! Scenes of games that run.

use super::stage::{after, scene};
use super::{HOME, MEMBER, Scene, on};
use lumora_core::event::*;

pub fn scenes() -> Vec<Scene> {
    let ready = UiEvent::Launch(LaunchEvent::Message(GameMessage::Ready));
    let game = after(scene("/game?gameType=RNG&vassalage=V1&nodeId=n1", true), ready);
    let mut scenes = on(MEMBER, [("game", game)]);
    scenes.extend(on("game", [("game-failed", scene("/game", true)), ("sports-page", scene("/fbsports", true))]));
    scenes.extend(on(HOME, [("seamless", scene("/seamless", false))]));
    scenes
}
