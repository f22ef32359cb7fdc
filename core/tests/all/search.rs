//! The search of the site (section 2): what is typed is found at once in an index that is fetched when it opens, and a result opens
//! what it names.

use crate::support::*;
use lumora_core::effect::{Chunk, Effect, Method};
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

const INDEX: &str = "/wps/search/index";
const SELECTION: &str = "/lgw/games/selection";

fn search(world: &mut World, event: SearchEvent) {
    world.send(UiEvent::Search(event));
}

fn typed(world: &mut World, text: &str) {
    search(world, SearchEvent::Typed(text.into()));
}

fn pressed(world: &mut World, key: &str) {
    search(world, SearchEvent::Open(key.into()));
}

fn searching() -> World {
    visitor_at("/?modal=search")
}

/// Keys of what shows, group by group.
fn keys(world: &World) -> Vec<String> {
    let groups = world.at(Slice::Search, "/groups");
    let results = groups
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|group| group["results"].as_array().cloned().unwrap_or_default());
    results.map(|result| result["key"].as_str().expect("a key").to_owned()).collect()
}

#[test]
fn the_index_is_fetched_when_the_search_first_opens_and_not_before() {
    let mut world = visitor_at("/");
    assert_eq!(count(&world, Method::Get, INDEX), 0, "not before");
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Search)));
    assert_eq!((world.address(), world.at(Slice::Route, "/overlay/name")), ("/?modal=search", json!("search")));
    assert!(world.call(INDEX).is_some_and(|call| call.url.ends_with("?language=EN")));
    assert_eq!(world.at(Slice::Search, "/status/kind"), "loading");
    typed(&mut world, "game 12");
    assert_eq!(world.at(Slice::Search, "/found"), Value::Null, "nothing is said before it is known");
    settle(&mut world);
    assert_eq!(keys(&world)[0], "game.n12", "what was typed meanwhile is found when it is there");
    world.send(UiEvent::Route(RouteEvent::Close));
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Search)));
    assert!(world.call(INDEX).is_none(), "once");
}

#[test]
fn each_letter_finds_at_once_and_popular_games_come_first() {
    let mut world = searching();
    for text in ["g", "ga", "gam", "gmae", "GAME"] {
        typed(&mut world, text);
        assert_eq!(keys(&world)[..2], ["game.n7", "game.n102"], "{text}");
        assert_eq!(
            (world.at(Slice::Search, "/found"), world.at(Slice::Search, "/groups/0/total")),
            (json!(60), json!(60)),
            "{text}"
        );
        assert_eq!(keys(&world).len(), 24, "{text}");
    }
    typed(&mut world, "");
    assert_eq!((keys(&world).len(), world.at(Slice::Search, "/found")), (0, Value::Null));
    typed(&mut world, "zzzz");
    assert_eq!((keys(&world).len(), world.at(Slice::Search, "/found")), (0, json!(0)));
}

#[test]
fn games_of_every_type_vendors_promotions_and_help_are_found() {
    let mut world = searching();
    for (text, key) in [
        ("Cần Thơ", "game.n201"),
        ("cantho", "game.n201"),
        ("Game 104", "game.n104"),
        ("vendor 2", "vendor.RNG.V2"),
        ("promotion p-aply", "promotion.p-apply"),
        ("deposit", "help.deposit"),
    ] {
        typed(&mut world, text);
        assert_eq!(keys(&world).first().map(String::as_str), Some(key), "{text}");
    }
}

#[test]
fn pictures_of_what_shows_are_fetched_when_the_typing_pauses() {
    let mut world = searching();
    typed(&mut world, "game 3");
    typed(&mut world, "game 33");
    assert!(world.call(SELECTION).is_none());
    assert_eq!(world.at(Slice::Search, "/groups/0/results/0/image"), "");
    world.wait(200);
    assert!(world.call(SELECTION).is_some_and(|call| call.url.contains("nodeIds=n33")), "{:?}", world.call(SELECTION));
    settle(&mut world);
    assert_eq!(world.at(Slice::Search, "/groups/0/results/0/image"), "/cdn/art/33.svg");
    typed(&mut world, "game 33 ");
    world.wait(200);
    assert!(world.call(SELECTION).is_none(), "what is known is not fetched again");
}

#[test]
fn without_pictures_the_results_stand_and_the_next_pause_tries_again() {
    for outcome in [Err(Transport::Network), failed(500, "internal_error", Value::Null), ok(json!(7))] {
        let mut world = searching();
        typed(&mut world, "game 33");
        world.wait(200);
        let asked = call_id(&world, SELECTION);
        world.answer(asked, outcome);
        assert_eq!(keys(&world)[0], "game.n33");
        assert_eq!(world.at(Slice::Toasts, "/items"), json!([]), "nobody waited for it");
        typed(&mut world, "game 33");
        world.wait(200);
        assert!(world.call(SELECTION).is_some());
    }
}

#[test]
fn a_game_is_played_as_from_its_tile() {
    let mut world = visitor_at("/?modal=search");
    typed(&mut world, "game 7");
    pressed(&mut world, "game.n7");
    assert!(world.address().contains("modal=login"), "a visitor is asked to log in: {}", world.address());

    let mut world = member_at("/?modal=search");
    typed(&mut world, "game 33");
    pressed(&mut world, "game.n33");
    assert_eq!(world.address(), "/?modal=search", "all that is known is its name");
    settle(&mut world);
    assert!(world.address().starts_with("/game?"), "{}", world.address());

    let mut world = member_at("/?modal=search");
    typed(&mut world, "can tho");
    pressed(&mut world, "game.n201");
    settle(&mut world);
    assert!(world.address().starts_with("/lottery?"), "{}", world.address());
}

#[test]
fn a_game_that_cannot_be_played_yet_says_so_before_and_after_the_press_and_asks_for_no_login() {
    let soon = |mut body: Value| {
        body["games"][2]["comingSoon"] = json!(true);
        body
    };
    let mut world = World::open(Setup { address: "/?modal=search".into(), ..Setup::default() });
    settle_with(&mut world, |call| match call.url.split('?').next() {
        Some(INDEX) => Some(ok(soon(search_index()))),
        _ => operator(call),
    });
    typed(&mut world, "can tho");
    assert_eq!(world.at(Slice::Search, "/groups/0/results/0/comingSoon"), true);
    typed(&mut world, "game 33");
    assert_eq!(world.at(Slice::Search, "/groups/0/results/0/comingSoon"), false);
    pressed(&mut world, "game.n33");
    let mut game = game(33, "RNG", "V1");
    game["comingSoon"] = json!(true);
    let asked = call_id(&world, SELECTION);
    world.answer(asked, ok(json!({ "games": [game] })));
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-coming-soon");
    assert_eq!(world.address(), "/?modal=search");
}

#[test]
fn a_game_that_can_not_be_had_is_said_to_whoever_pressed_it() {
    for (outcome, text) in
        [(ok(json!({ "games": [] })), "search-game-gone"), (Err(Transport::Timeout), "error-timeout")]
    {
        let mut world = member_at("/?modal=search");
        typed(&mut world, "game 33");
        pressed(&mut world, "game.n33");
        let asked = call_id(&world, SELECTION);
        world.answer(asked, outcome);
        assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), text);
        assert_eq!(world.address(), "/?modal=search");
        pressed(&mut world, "game.n33");
        settle(&mut world);
        assert!(world.address().starts_with("/game?"), "the next press tries again: {}", world.address());
    }
}

#[test]
fn a_game_that_was_pressed_does_not_start_when_the_visitor_has_typed_on_or_left() {
    for leave in [UiEvent::Search(SearchEvent::Typed("game 1".into())), UiEvent::Route(RouteEvent::Close)] {
        let mut world = member_at("/?modal=search");
        typed(&mut world, "game 33");
        pressed(&mut world, "game.n33");
        world.send(leave);
        settle(&mut world);
        assert!(!world.address().starts_with("/game"), "{}", world.address());
    }
}

#[test]
fn vendors_promotions_and_help_open_at_their_addresses() {
    for (key, address) in [
        ("vendor.RNG.V2", "/rng?type=vassalage&vassalage=V2"),
        ("promotion.p-claim", "/promoDetail?id=p-claim"),
        ("help.deposit", "/help?topic=deposit"),
    ] {
        let mut world = searching();
        pressed(&mut world, key);
        assert_eq!(world.address(), address);
    }
    for nonsense in ["", "game", "game.", "vendor.", "vendor.XX.V1", "vendor.RNG.gone", "other.1"] {
        let mut world = searching();
        pressed(&mut world, nonsense);
        assert_eq!(world.address(), "/?modal=search", "{nonsense}");
    }
}

#[test]
fn searches_that_led_somewhere_are_recent_ones_until_the_tab_ends_or_the_session_does() {
    let mut world = member_at("/?modal=search");
    for text in ["one", "two", "three", "four", "five", "six", "  two ", "seven"] {
        typed(&mut world, text);
        pressed(&mut world, "help.deposit");
        world.visit("/?modal=search");
        settle(&mut world);
    }
    let recent = ["seven", "two", "six", "five", "four", "three"];
    assert_eq!(world.at(Slice::Search, "/recent"), json!(recent));
    assert_eq!(world.session.get("search").map(String::as_str), Some(recent.join("\n").as_str()));

    let session = [("search".to_owned(), recent.join("\n"))].into();
    let reloaded = World::open(Setup { address: "/?modal=search".into(), session, ..Setup::default() });
    assert_eq!(reloaded.at(Slice::Search, "/recent"), json!(recent));

    search(&mut world, SearchEvent::ForgetRecent);
    assert_eq!(world.at(Slice::Search, "/recent"), json!([]));
    assert!(!world.session.contains_key("search"));
}

#[test]
fn a_search_that_was_closed_begins_anew_and_one_that_led_away_waits_for_the_way_back() {
    let mut world = searching();
    typed(&mut world, "game 1");
    pressed(&mut world, "help.deposit");
    world.visit("/?modal=search");
    assert_eq!(world.at(Slice::Search, "/typed"), "game 1");
    world.send(UiEvent::Route(RouteEvent::Close));
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Search)));
    assert_eq!((world.at(Slice::Search, "/typed"), keys(&world).len()), (json!(""), 0));
}

#[test]
fn another_language_or_a_change_by_the_operator_fetches_the_index_anew() {
    let mut world = searching();
    typed(&mut world, "game 1");
    world.send(UiEvent::Site(SiteEvent::Language("KM".into())));
    settle(&mut world);
    let khmer = format!("{INDEX}?language=KM");
    assert!(world.effects.iter().any(|it| matches!(it, Effect::Http(call) if call.url == khmer)));
    assert!(!keys(&world).is_empty(), "what was found is found again");
    let is_asked = |it: &&Effect| matches!(it, Effect::Http(call) if call.url.starts_with(INDEX));
    let asked = |world: &World| world.effects.iter().filter(is_asked).count();
    let before = asked(&world);
    world.send(UiEvent::Route(RouteEvent::Close));
    world.send(UiEvent::Site(SiteEvent::Language("EN".into())));
    settle(&mut world);
    assert_eq!(asked(&world), before, "nobody searches");
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Search)));
    settle(&mut world);
    assert_eq!(asked(&world), before + 1);
}

#[test]
fn hot_games_are_suggested_before_anything_is_typed() {
    let world = searching();
    let suggestions = world.at(Slice::Search, "/suggestions");
    assert_eq!(suggestions.as_array().map(Vec::len), Some(8));
    assert_eq!((&suggestions[0]["key"], &suggestions[0]["label"]["key"]), (&json!("game.n1"), &json!("nav-rng")));
}

#[test]
fn a_search_whose_part_comes_late_finds() {
    let mut world = World::open(Setup { address: "/?modal=search".into(), all_chunks: false, ..Setup::default() });
    settle(&mut world);
    assert!(world.slice(Slice::Search).is_null());
    world.bring(Chunk::Search, true);
    settle(&mut world);
    typed(&mut world, "game 5");
    assert_eq!(keys(&world)[0], "game.n5");
}

#[test]
fn what_is_typed_is_kept_up_to_a_length_and_without_control_characters() {
    let mut world = searching();
    typed(&mut world, &format!("a\n\u{0}b{}", "x".repeat(200)));
    let kept = world.at(Slice::Search, "/typed");
    assert_eq!(kept.as_str().map(|text| (text.chars().count(), text.starts_with("abx"))), Some((64, true)));
}
