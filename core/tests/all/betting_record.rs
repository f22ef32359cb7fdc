//! The betting record: filters, sums, a list that grows, and a bet with what came out of it.

use crate::support::*;
use crate::ways;
use lumora_core::domain::record::{BetStatus, RecordSpan};
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const BETS: &str = "/wps/member/records/bets";
const PAGE: &str = "/?mc=personalHistoryCopy";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::BettingRecord, pointer)
}

fn send_event(world: &mut World, event: BettingRecordEvent) {
    world.send(UiEvent::BettingRecord(event));
}

fn opened(address: &str) -> World {
    let mut world = member_at("/");
    world.visit(address);
    world
}

fn ready() -> World {
    let mut world = opened(PAGE);
    settle_with(&mut world, ways::other);
    world
}

fn last_url(world: &World) -> String {
    world.call(BETS).or_else(|| world.calls.last()).expect("a call").url.clone()
}

#[test]
fn every_bet_is_a_line_and_the_sums_are_of_all_of_them() {
    let mut visitor = visitor_at("/");
    visitor.visit(PAGE);
    assert_eq!(visitor.at(Slice::Route, "/overlay/name"), "login");
    assert_eq!(last_url(&opened(PAGE)), "/wps/member/records/bets?span=DAYS_7");
    let world = ready();
    let line = value_at(&world, "/lines/1");
    assert_eq!(
        (&line["game"], &line["stake"], &line["payout"], &line["net"], &line["won"]),
        (&json!("Lantern Night"), &json!("$1.50"), &json!("$25.00"), &json!("$23.50"), &json!(true)),
    );
    assert_eq!(line["status"]["args"]["status"], "WON");
    assert_eq!(line["href"], "/?mc=personalHistoryCopy&item=b3");
    assert_eq!(value_at(&world, "/lines/0/net"), "", "nothing is won or lost while it is open");
    assert_eq!(value_at(&world, "/sums/count"), 4);
    let values: Vec<Value> = (0..4).map(|fact| value_at(&world, &format!("/sums/facts/{fact}/value"))).collect();
    assert_eq!(values, ["$11.00", "$6.00", "$25.00", "$14.00"]);
}

#[test]
fn what_was_played_can_be_chosen_and_stays_a_choice_while_it_is_chosen() {
    let mut world = ready();
    let keys = |world: &World| {
        let games = value_at(world, "/games");
        let games = games.as_array().expect("games").iter();
        games.map(|it| it["key"].as_str().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(keys(&world), ["ALL", "lantern-night", "koi"]);
    assert_eq!(value_at(&world, "/products/1/label/key"), "nav-rng", "a product's name is the site's");
    send_event(&mut world, BettingRecordEvent::Game("koi".into()));
    send_event(&mut world, BettingRecordEvent::Vendor("LUX".into()));
    send_event(&mut world, BettingRecordEvent::Product("RNG".into()));
    send_event(&mut world, BettingRecordEvent::Status(Some(BetStatus::Lost)));
    send_event(&mut world, BettingRecordEvent::Days(RecordDaysEvent::Span(RecordSpan::Today)));
    let url = "/wps/member/records/bets?span=TODAY&product=RNG&vendor=LUX&game=koi&status=LOST";
    assert_eq!(last_url(&world), url);
    let nothing = crate::support::records::bets(&[], "");
    settle_with(
        &mut world,
        move |call| {
            if call.url.starts_with(BETS) { Some(ok(nothing.clone())) } else { ways::other(call) }
        },
    );
    assert_eq!(keys(&world), ["ALL", "koi"], "it was not played today, and is still what is looked for");
    assert_eq!((value_at(&world, "/narrowed"), value_at(&world, "/lines")), (json!(true), json!([])));
    send_event(&mut world, BettingRecordEvent::Game(String::new()));
    assert!(!last_url(&world).contains("game="));
}

#[test]
fn a_number_is_looked_for_once_and_holds_nothing_but_a_number() {
    let mut world = ready();
    send_event(&mut world, BettingRecordEvent::Find(" b3<>\u{7}'".into()));
    assert_eq!((value_at(&world, "/number"), last_url(&world)), (json!("b3"), format!("{BETS}?span=DAYS_7&id=b3")));
    settle_with(&mut world, ways::other);
    send_event(&mut world, BettingRecordEvent::Find("b3".into()));
    assert!(world.calls.is_empty(), "the same again asks nothing");
    send_event(&mut world, BettingRecordEvent::Find(String::new()));
    assert_eq!(last_url(&world), format!("{BETS}?span=DAYS_7"));
}

#[test]
fn earlier_bets_are_added_and_a_failure_keeps_what_shows() {
    let mut world = ready();
    send_event(&mut world, BettingRecordEvent::More);
    let call = world.call(BETS).expect("a call").clone();
    assert!(call.url.ends_with("&cursor=b1-next"), "{}", call.url);
    world.answer(call.call_id, Err(Transport::Network));
    assert_eq!(value_at(&world, "/lines").as_array().map(Vec::len), Some(4));
    assert_eq!(value_at(&world, "/problem/text/key"), "error-network");
    send_event(&mut world, BettingRecordEvent::More);
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/lines").as_array().map(Vec::len), Some(5));
    assert_eq!((value_at(&world, "/more"), value_at(&world, "/sums/count")), (Value::Null, json!(4)));
}

#[test]
fn a_bet_shows_its_money_and_what_its_reels_showed() {
    let mut world = opened(&[PAGE, "&item=b3"].concat());
    settle_with(&mut world, ways::other);
    let detail = value_at(&world, "/detail");
    assert_eq!((&detail["number"], &detail["back"]), (&json!("b3"), &json!(PAGE)));
    assert_eq!(detail["movements"][1]["after"], "$100.00");
    let spin = &detail["spins"][0];
    assert_eq!(spin["rows"][0][1], json!({ "name": "Koi", "won": true }), "row by row, as it was seen");
    assert_eq!(spin["rows"][1][0], json!({ "name": "Moon", "won": false }));
    assert_eq!((&spin["payout"], &spin["wins"][0]["args"]["count"]), (&json!("$25.00"), &json!(3)));
    let free = &detail["spins"][1];
    assert_eq!((&free["title"]["args"]["number"], &free["rows"][1][2]["name"]), (&json!(1), &json!("")));
    world.visit(PAGE);
    assert_eq!(value_at(&world, "/detail"), Value::Null);
    assert_eq!(value_at(&world, "/lines").as_array().map(Vec::len), Some(4), "the list is as it was");
}

#[test]
fn a_silent_supplier_hides_nothing_of_the_bet_and_is_asked_again() {
    let mut world = opened(&[PAGE, "&item=b3"].concat());
    let outcome = world.call("/wps/member/records/bets/outcome").expect("a call").call_id;
    world.answer(outcome, Err(Transport::Timeout));
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/detail/outcomeStatus/kind"), "failed");
    assert_eq!(value_at(&world, "/detail/status/kind"), "ready");
    send_event(&mut world, BettingRecordEvent::Retry);
    assert!(world.call("/wps/member/records/bets/detail").is_none(), "what is there is not asked for again");
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/detail/outcomeStatus/kind"), "ready");
}
