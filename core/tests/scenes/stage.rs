//! Setting a scene: opening the site, answering its calls, letting something happen.

use super::operator::sample;
use crate::support::settle_with;
use lumora_core::effect::HttpCall;
use lumora_core::event::{HomeEvent, HttpReply, Transport, UiEvent};
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;

/// How a scene answers a call; nothing for what the sample operator answers.
pub type Answer = Option<Result<HttpReply, Transport>>;

/// A scene that leaves every answer to the sample operator.
pub fn nothing(_: &HttpCall) -> Answer {
    None
}

/// A page that was just opened: no call is answered.
pub fn start(address: &str, member: bool) -> World {
    let session = if member { [("token".to_owned(), "t".to_owned())].into() } else { Default::default() };
    World::open(Setup { address: address.into(), session, ..Setup::default() })
}

/// Answers every call.
pub fn settle(world: &mut World, own: impl Fn(&HttpCall) -> Answer) {
    settle_with(world, |call| own(call).or_else(|| sample(call)));
}

/// A page of a site with answers of its own, all loaded.
pub fn open(address: &str, member: bool, own: impl Fn(&HttpCall) -> Answer) -> World {
    let mut world = start(address, member);
    settle(&mut world, own);
    world
}

/// A page of the sample site, all loaded.
pub fn scene(address: &str, member: bool) -> World {
    open(address, member, nothing)
}

/// What an event of a view leads to on the sample site.
pub fn after(world: World, event: UiEvent) -> World {
    after_each(world, nothing, [event])
}

/// What these events lead to.
pub fn after_each(
    mut world: World,
    own: impl Fn(&HttpCall) -> Answer,
    events: impl IntoIterator<Item = UiEvent>,
) -> World {
    for event in events {
        world.send(event);
        settle(&mut world, &own);
    }
    world
}

/// The same with the row of home that is asked for when it comes near: who works on views alone scrolls as well, and nobody answers.
pub fn scrolled_down(mut world: World) -> World {
    let phase = world.at(Slice::Site, "/phase/kind");
    if phase != "starting" && phase != "unreachable" {
        world.send(UiEvent::Home(HomeEvent::PopularShown));
        if let Some(call) = world.call("/lgw/games/popular").cloned() {
            world.answer(call.call_id, sample(&call).unwrap());
        }
    }
    world
}

/// The path of a call, without its query.
pub fn path(call: &HttpCall) -> &str {
    call.url.split('?').next().unwrap_or_default()
}
