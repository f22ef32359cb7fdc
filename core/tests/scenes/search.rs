//! Scenes of the site's search.

use super::stage::{after, open, path, scene};
use super::{HOME, Scene, on};
use lumora_core::event::*;
use lumora_core::testing::World;

fn typed(world: World, text: &str) -> World {
    after(world, UiEvent::Search(SearchEvent::Typed(text.into())))
}

pub fn scenes() -> Vec<Scene> {
    let at = || scene("/?modal=search", false);
    let used = || {
        let mut world = typed(at(), "how to");
        world.send(UiEvent::Search(SearchEvent::Open("help.deposit".into())));
        world.visit("/");
        world.visit("/?modal=search");
        typed(world, "")
    };
    let silent = || open("/?modal=search", false, |call| path(call).starts_with("/wps/search/").then_some(Err(Transport::Timeout)));
    let mut scenes = on(HOME, [("search", at())]);
    scenes.extend(on(
        "search",
        [
            ("search-found", typed(at(), "lanten")),
            ("search-mixed", typed(at(), "p")),
            ("search-nothing", typed(at(), "zzz")),
            ("search-recent", used()),
            ("search-failed", silent()),
        ],
    ));
    scenes
}
