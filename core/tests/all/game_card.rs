//! The card of a game: what is known of it, where it stands, and when it goes.

use crate::support::*;
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn show(world: &mut World, key: &str) {
    world.send(UiEvent::GameCard(GameCardEvent::Show(key.into())));
}

fn card(world: &World) -> Value {
    world.at(Slice::GameCard, "/card")
}

#[test]
fn a_card_says_all_that_is_known_and_asks_nobody() {
    let mut world = member_at("/");
    show(&mut world, "n30");
    let card = card(&world);
    assert!(world.calls.is_empty());
    assert_eq!((&card["tile"]["name"], &card["tile"]["vendor"]), (&json!("Game 30"), &json!("V1")));
    assert_eq!((&card["returned"], &card["volatility"]["key"]), (&json!("94.30%"), &json!("volatility-medium")));
    assert_eq!((&card["smallestStake"], &card["playedAt"]["said"]["key"]), (&json!("$2.00"), &json!("time-today")));
    world.send(UiEvent::GameCard(GameCardEvent::Close));
    assert_eq!(self::card(&world), Value::Null);
}

#[test]
fn what_nobody_told_is_left_out() {
    let mut world = visitor_at("/");
    world.visit("/rng");
    let unknown = json!({ "nodeId": "x1", "gameName": "Unknown", "gameType": "RNG", "minBet": "0.10" });
    world.answer(
        call_id(&world, "/wps/relay/GCSGAME_gameList"),
        ok(json!({ "games": [unknown], "totalPages": 1, "totalElements": 1 })),
    );
    settle(&mut world);
    show(&mut world, "x1");
    let card = card(&world);
    assert_eq!((&card["returned"], &card["smallestStake"]), (&json!(""), &json!("")));
    assert_eq!(
        (&card["volatility"], &card["playedAt"], &card["tile"]["note"]),
        (&Value::Null, &Value::Null, &Value::Null)
    );
}

#[test]
fn a_card_goes_with_its_place_and_a_game_that_is_not_known_has_none() {
    let mut world = visitor_at("/");
    show(&mut world, "nobody");
    assert_eq!(card(&world), Value::Null);
    show(&mut world, "n1");
    show(&mut world, "n2");
    assert_eq!(card(&world)["tile"]["key"], "n2", "one at most");
    world.visit("/rng");
    assert_eq!(card(&world), Value::Null);
}

#[test]
fn what_a_member_played_is_not_told_to_whoever_comes_after() {
    let mut world = member_at("/");
    show(&mut world, "n30");
    assert_ne!(card(&world)["playedAt"], Value::Null);
    world.send(UiEvent::GameCard(GameCardEvent::Close));
    world.send(UiEvent::Session(SessionEvent::SignOut));
    world.send(UiEvent::Dialog(DialogEvent::Enter(1)));
    settle(&mut world);
    show(&mut world, "n30");
    assert_eq!(card(&world)["playedAt"], Value::Null);
}

#[test]
fn a_list_that_does_not_know_when_a_game_was_played_does_not_make_it_forgotten() {
    let mut world = member_at("/");
    world.visit("/rng?pageNo=2");
    settle(&mut world);
    show(&mut world, "n30");
    assert_ne!(card(&world)["playedAt"], Value::Null);
    assert_eq!(world.at(Slice::Lobby, "/tiles/5/key"), "n30", "the list of the lobby holds it too");
}
