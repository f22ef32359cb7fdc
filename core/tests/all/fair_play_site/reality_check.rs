//! The reality check: when it is asked for, that it has to be answered, and where its answers lead.

use super::*;
use crate::support::play_checks::reality_check;
use lumora_core::effect::Method;
use lumora_core::event::*;
use lumora_core::view::Slice;
use serde_json::json;

const CHECK: &str = "/wps/fair-play/realityCheck";
const ANSWER: &str = "/wps/fair-play/realityCheck/answer";

fn message(world: &mut World, message: GameMessage) {
    world.send(UiEvent::Launch(LaunchEvent::Message(message)));
}

fn send_event(world: &mut World, event: RealityCheckEvent) {
    world.send(UiEvent::RealityCheck(event));
}

fn check(world: &World) -> Value {
    world.at(Slice::RealityCheck, "/check")
}

/// A game over which a check stands.
fn at_a_check() -> World {
    member_with(GAME, with(CHECK, || ok(reality_check(Some("c1")))))
}

#[test]
fn it_says_time_stakes_payouts_the_difference_and_deposits_over_the_game_that_goes_on() {
    let world = at_a_check();
    let shown = check(&world);
    assert_eq!(shown["time"]["args"], json!({ "hours": 1, "minutes": 5 }));
    assert_eq!((&shown["staked"], &shown["paid"]), (&json!("$240.00"), &json!("$227.50")));
    assert_eq!((&shown["netLabel"]["key"], &shown["net"]), (&json!("reality-check-lost"), &json!("$12.50")));
    assert_eq!(shown["deposited"], "$50.00");
    assert_eq!(world.at(Slice::Game, "/kind"), "playing", "the round behind it goes on");
}

#[test]
fn a_win_and_neither_are_named_by_their_own_words() {
    for (net, label, amount) in [("3.00", "reality-check-won", "$3.00"), ("0.00", "reality-check-even", "$0.00")] {
        let mut value = reality_check(Some("c1"));
        value["due"]["net"] = json!(net);
        let world = member_with(GAME, with(CHECK, || ok(value.clone())));
        assert_eq!((&check(&world)["netLabel"]["key"], &check(&world)["net"]), (&json!(label), &json!(amount)));
    }
}

#[test]
fn it_is_asked_for_when_a_game_is_ready_after_each_round_and_when_the_page_is_seen_again() {
    let mut world = member_at(GAME);
    for event in [GameMessage::Ready, GameMessage::Balance] {
        message(&mut world, event);
        assert_eq!(count(&world, Method::Get, CHECK), 1);
        settle(&mut world);
    }
    for visible in [false, true] {
        world.send(UiEvent::Site(SiteEvent::Visible(visible)));
    }
    assert_eq!(count(&world, Method::Get, CHECK), 1);
    let visitor = visitor_at("/rng");
    assert!(visitor.call(CHECK).is_none());
    assert!(member_at("/promotions").call(CHECK).is_none());
}

#[test]
fn the_server_tells_of_one_by_itself() {
    let mut world = member_at(GAME);
    assert_eq!(check(&world), Value::Null);
    let stream = world.subscriptions.first().expect("a stream").call_id;
    let told = format!("id: c9\nevent: realityCheck\ndata: {}\n\n", reality_check(Some("c1")));
    world.push(stream, told.as_bytes());
    settle_with(&mut world, with(CHECK, || ok(reality_check(Some("c1")))));
    assert_eq!(check(&world)["key"], "c1");
}

#[test]
fn it_stands_until_it_is_answered_and_a_lost_answer_leaves_it_with_the_reason() {
    let mut world = at_a_check();
    send_event(&mut world, RealityCheckEvent::Continue);
    assert_eq!(check(&world)["busy"], true);
    assert_eq!(body_of(world.call(ANSWER).expect("the answer")), json!({ "id": "c1" }));
    let call_id = call_id(&world, ANSWER);
    world.answer(call_id, Err(Transport::Network));
    assert_eq!(check(&world)["problem"]["text"]["key"], "error-network");
    send_event(&mut world, RealityCheckEvent::Continue);
    settle(&mut world);
    assert_eq!(check(&world), Value::Null);
    assert_eq!(world.at(Slice::Game, "/kind"), "playing");
}

#[test]
fn it_stands_on_every_page_of_games_and_waits_on_the_others() {
    let mut world = at_a_check();
    for (address, stands) in [("/rng", true), ("/promotions", false), ("/live", true), ("/lottery", true)] {
        world.visit(address);
        settle_with(&mut world, with(CHECK, || ok(reality_check(Some("c1")))));
        assert_eq!(!check(&world).is_null(), stands, "{address}");
    }
}

#[test]
fn history_opens_after_the_answer_and_logging_out_ends_the_session() {
    let mut world = at_a_check();
    send_event(&mut world, RealityCheckEvent::History);
    assert!(!world.address().contains("mc="), "the answer comes first");
    let call_id = call_id(&world, ANSWER);
    world.answer(call_id, ok(reality_check(None)));
    assert!(world.address().contains("mc=fairPlay"), "{}", world.address());
    let mut world = at_a_check();
    send_event(&mut world, RealityCheckEvent::LogOut);
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert_eq!(check(&world), Value::Null);
}

#[test]
fn a_check_that_was_answered_elsewhere_goes() {
    let mut world = at_a_check();
    message(&mut world, GameMessage::Balance);
    settle(&mut world);
    assert_eq!(check(&world), Value::Null);
}

#[test]
fn a_launch_that_it_held_up_goes_on_when_it_is_answered() {
    let refused = |call: &HttpCall| match path(call) {
        CHECK => Some(ok(reality_check(Some("c1")))),
        "/wps/relay/GCS_gameLaunchFB" => Some(failed(409, "reality_check_due", Value::Null)),
        _ => operator(call),
    };
    let mut world = member_with(GAME, refused);
    assert_eq!(world.at(Slice::Game, "/kind"), "failed");
    assert_eq!(check(&world)["key"], "c1");
    send_event(&mut world, RealityCheckEvent::Continue);
    settle(&mut world);
    assert_eq!(world.at(Slice::Game, "/kind"), "playing");
}

#[test]
fn what_was_asked_before_the_answer_does_not_bring_the_check_back() {
    let mut world = at_a_check();
    message(&mut world, GameMessage::Balance);
    let asked = call_id(&world, CHECK);
    send_event(&mut world, RealityCheckEvent::Continue);
    settle(&mut world);
    world.answer(asked, ok(reality_check(Some("c1"))));
    assert_eq!(check(&world), Value::Null);
}

#[test]
fn a_stake_that_a_check_holds_up_is_told_by_the_check() {
    let mut world = member_at(GAME);
    message(&mut world, GameMessage::Refused);
    settle_with(&mut world, with(CHECK, || ok(reality_check(Some("c1")))));
    assert_eq!(check(&world)["key"], "c1");
    assert_eq!(world.at(Slice::Dialogs, "/top"), Value::Null);
}
