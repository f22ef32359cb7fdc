//! Scenes of the whole site: its start, the pages that stand in its place, home, and what no area has.

use super::stage::{after, nothing, open, path, scene, settle, start};
use super::{HOME, MEMBER, Scene, on};
use crate::support::{ok, status};
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use serde_json::{Value, json};

fn with_status(number: u8, until: Value) -> World {
    open("/", false, |call| {
        (path(call) == "/wps/system/status").then(|| {
            let mut value = status();
            value["status"] = json!(number);
            value["until"] = until.clone();
            ok(value)
        })
    })
}

/// A site in Arabic and light, as the member chose before.
fn arabic() -> World {
    let local = [("lang", "AR"), ("theme", "light")].map(|(key, value)| (key.to_owned(), value.to_owned()));
    let session = [("token".to_owned(), "t".to_owned())].into();
    let mut world = World::open(Setup { address: "/".into(), session, local: local.into(), ..Setup::default() });
    settle(&mut world, nothing);
    world
}

pub fn scenes() -> Vec<Scene> {
    let sign_out = UiEvent::Session(SessionEvent::SignOut);
    let retried = after(with_status(0, json!(null)), UiEvent::Home(HomeEvent::Retry));
    let mut scenes = vec![Scene { name: HOME, base: None, world: retried }];
    scenes.extend(on(
        HOME,
        [
            ("starting", start("/", false)),
            ("unreachable", open("/", false, |_| Some(Err(Transport::Network)))),
            ("maintenance", with_status(1, json!("2026-11-21T12:00:00Z"))),
            ("blocked", with_status(2, json!(null))),
            ("home-showcase", after(scene("/", false), UiEvent::Showcase(ShowcaseEvent::Shown))),
            ("not-found", scene("/nowhere", false)),
            (MEMBER, scene("/", true)),
        ],
    ));
    scenes.extend(on(
        MEMBER,
        [
            ("home-member-arabic", arabic()),
            ("home-rows", after(scene("/", true), UiEvent::GameRows(GameRowsEvent::Shown))),
            ("home-card", after(scene("/", true), UiEvent::GameCard(GameCardEvent::Show("n30".into())))),
            ("sign-out", after(scene("/", true), sign_out)),
        ],
    ));
    scenes
}
