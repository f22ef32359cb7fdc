//! Announcements for agents (section 2, "Agent centre"): a list beside the one that is read.

use crate::support::agents::*;
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::AgentNotices, pointer)
}

fn keys(world: &World) -> Vec<String> {
    value_at(world, "/items").as_array().unwrap().iter().map(|item| item["key"].as_str().unwrap().to_owned()).collect()
}

fn send(world: &mut World, event: AgentNoticesEvent) {
    world.send(UiEvent::AgentNotices(event));
}

#[test]
fn nine_stand_on_a_page_and_the_first_is_read() {
    let mut world = agent_at("/?ac=announcement");
    assert_eq!(keys(&world), ["g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "g9"]);
    assert_eq!(value_at(&world, "/selected/key"), "g1");
    assert_eq!(value_at(&world, "/items/0/selected"), true);
    send(&mut world, AgentNoticesEvent::Page(2));
    assert_eq!(keys(&world), ["g10", "g11"]);
    assert_eq!(value_at(&world, "/selected/key"), "g10");
    send(&mut world, AgentNoticesEvent::Page(77));
    assert_eq!(keys(&world), ["g10", "g11"], "there is no such page");
}

#[test]
fn what_is_read_stands_in_the_address_and_the_list_shows_its_page() {
    let mut world = agent_at("/rng?ac=announcement");
    assert_eq!(value_at(&world, "/items/1/href"), "/rng?ac=announcement&item=g2");
    world.visit("/rng?ac=announcement&item=g11");
    assert_eq!((value_at(&world, "/selected/key"), keys(&world).len()), (json!("g11"), 2));
    assert!(world.calls.is_empty(), "the list is here already");
    world.back();
    assert_eq!((value_at(&world, "/selected/key"), keys(&world).len()), (json!("g1"), 9));
}

#[test]
fn one_that_was_taken_down_is_missing_and_the_others_stay() {
    let world = agent_at("/?ac=announcement&item=gone");
    assert_eq!((value_at(&world, "/missing"), value_at(&world, "/selected")), (json!(true), json!(null)));
    assert_eq!(keys(&world).len(), 9);
}

#[test]
fn a_list_that_does_not_come_can_be_asked_for_again() {
    let mut world =
        agent_with("/?ac=announcement", |call| (path(call) == ANNOUNCEMENTS).then_some(Err(Transport::Network)));
    assert_eq!(value_at(&world, "/status/kind"), "failed");
    send(&mut world, AgentNoticesEvent::Retry);
    assert_eq!(value_at(&world, "/status/kind"), "loading");
    settle_agent(&mut world, |_| None);
    assert_eq!((value_at(&world, "/status/kind"), keys(&world).len()), (json!("ready"), 9));
}

#[test]
fn another_language_asks_for_its_own_words() {
    let mut world = agent_at("/?ac=announcement");
    world.send(UiEvent::Site(SiteEvent::Language("KM".into())));
    assert!(world.call(ANNOUNCEMENTS).unwrap().url.ends_with("language=KM"));
}

#[test]
fn they_are_in_no_list_of_the_others() {
    let world = agent_at("/?modal=announcement");
    let items = world.at(Slice::Notices, "/items");
    assert!(items.as_array().unwrap().iter().all(|item| !item["key"].as_str().unwrap().starts_with('g')));
    assert!(world.call(ANNOUNCEMENTS).is_none(), "nobody asks for them outside the centre");
}
