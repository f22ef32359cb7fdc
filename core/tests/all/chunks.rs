//! Parts of the core that come after the page: what they missed is made up for when they are there.

use crate::support::agents::{answer, path, settle_agent};
use crate::support::*;
use lumora_core::effect::Chunk;
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::json;

const LIST: &str = "/wps/relay/GCSGAME_gameList";
const RULES: &str = "/wps/system/setting/register";

fn cut_at(address: &str) -> World {
    let mut world = World::open(Setup { address: address.into(), all_chunks: false, ..Setup::default() });
    settle(&mut world);
    world
}

#[test]
fn home_shows_everything_at_once_without_any_part() {
    let mut world = cut_at("/");
    assert_eq!(world.at(Slice::Home, "/hot/status/kind"), "ready");
    world.send(UiEvent::Home(HomeEvent::PopularShown));
    settle(&mut world);
    assert!(!world.at(Slice::Home, "/popular/tiles").as_array().unwrap().is_empty());
    assert!(world.slice(Slice::Lobby).is_null());
}

#[test]
fn a_lobby_whose_part_comes_late_shows_its_games() {
    let mut world = cut_at("/rng");
    assert!(world.call(LIST).is_none());
    world.bring(Chunk::Play, true);
    settle(&mut world);
    assert_eq!(world.at(Slice::Lobby, "/tiles").as_array().unwrap().len(), 24);
    assert_eq!(world.at(Slice::Lobby, "/vendors/0/selected"), true);
}

#[test]
fn a_part_that_comes_twice_asks_nothing_twice() {
    let mut world = cut_at("/rng");
    world.bring(Chunk::Play, true);
    settle(&mut world);
    world.bring(Chunk::Play, true);
    assert!(world.call(LIST).is_none());
}

#[test]
fn a_part_that_can_not_be_had_is_welcome_later() {
    let mut world = cut_at("/rng");
    world.bring(Chunk::Play, false);
    assert!(world.slice(Slice::Lobby).is_null());
    world.bring(Chunk::Play, true);
    settle(&mut world);
    assert_eq!(world.at(Slice::Lobby, "/tiles").as_array().unwrap().len(), 24);
}

#[test]
fn a_slice_that_carries_events_of_another_part_waits_for_that_part() {
    let mut world = cut_at("/");
    world.bring(Chunk::Records, true);
    assert!(world.slice(Slice::BettingRecord).is_null());
    world.bring(Chunk::Statements, true);
    assert!(world.slice(Slice::BettingRecord).is_object());
}

#[test]
fn a_game_pressed_on_home_asks_for_login_before_its_part_is_there_and_starts_after_it() {
    let mut world = cut_at("/");
    let key = world.at(Slice::Home, "/hot/tiles/0/key").as_str().unwrap().to_owned();
    world.send(UiEvent::Game(GameEvent::Play(key)));
    assert!(world.address().contains("modal=login"), "{}", world.address());
    world.bring(Chunk::Account, true);
    world.send(submit("lumora1", "Sunrise42"));
    settle(&mut world);
    assert!(world.address().starts_with("/game?"), "{}", world.address());
    assert!(world.slice(Slice::Game).is_null());
    world.bring(Chunk::Play, true);
    assert_eq!(world.at(Slice::Game, "/kind"), "launching");
    settle(&mut world);
    assert_eq!(world.at(Slice::Game, "/kind"), "playing");
}

#[test]
fn a_part_that_comes_where_the_guard_turned_the_visitor_away_starts_nothing() {
    let mut world = World::open(Setup { address: "/rng".into(), all_chunks: false, ..Setup::default() });
    settle_with(&mut world, |call| match call.url.split('?').next() {
        Some("/wps/system/status") => {
            let mut value = status();
            value["info"]["loginedToHomePage"] = json!(true);
            Some(ok(value))
        }
        _ => operator(call),
    });
    assert_eq!(world.address(), "/login");
    world.bring(Chunk::Play, true);
    assert!(world.call(LIST).is_none());
}

/// An agent's register centre, opened anew: its part is here, that of the rules is not.
fn register_centre_without_rules() -> World {
    let session = [("token".to_owned(), "tok-canary".to_owned()), ("isAgent".to_owned(), "1".to_owned())].into();
    let setup = Setup { address: "/?ac=registerCenter".into(), all_chunks: false, session, ..Setup::default() };
    let mut world = World::open(setup);
    settle_agent(&mut world, |call| answer(path(call)).map(ok));
    world.bring(Chunk::Registrations, true);
    settle_agent(&mut world, |call| answer(path(call)).map(ok));
    world
}

#[test]
fn a_call_of_a_part_that_is_not_here_waits_for_it() {
    let mut world = register_centre_without_rules();
    assert_eq!(world.at(Slice::AgentRegister, "/status/kind"), "ready");
    assert!(world.call(RULES).is_none(), "the rules are those of another part");
    assert_eq!(world.chunks, [Chunk::Account]);
    world.bring(Chunk::Account, false);
    assert!(world.call(RULES).is_none());
    world.bring(Chunk::Account, true);
    assert!(world.call(RULES).is_some());
}

#[test]
fn a_call_that_waits_for_its_part_is_not_made_for_the_next_visitor() {
    let mut world = register_centre_without_rules();
    world.send(UiEvent::Session(SessionEvent::SignOut));
    let key = u32::try_from(world.at(Slice::Dialogs, "/top/key").as_u64().unwrap()).unwrap();
    world.send(UiEvent::Dialog(DialogEvent::Enter(key)));
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    world.bring(Chunk::Account, true);
    assert!(world.call(RULES).is_none());
}
