//! My wallet: the figures, the sum behind them, what a bet would count.

use crate::support::cashier::withdrawable;
use crate::support::*;
use lumora_core::effect::Method;
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const WITHDRAWABLE: &str = "/wps/member/withdrawable";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::MyWallet, pointer)
}

fn send_event(world: &mut World, event: MyWalletEvent) {
    world.send(UiEvent::MyWallet(event));
}

fn page() -> World {
    member_at("/?mc=transferFund")
}

fn page_after_retry(value: Value) -> World {
    let mut world = page();
    send_event(&mut world, MyWalletEvent::Retry);
    world.answer(call_id(&world, WITHDRAWABLE), ok(value));
    world
}

#[test]
fn the_sum_stands_line_by_line_and_comes_to_what_can_leave() {
    let world = page();
    let lines: Vec<(Value, Value)> = value_at(&world, "/sum")
        .as_array()
        .unwrap()
        .iter()
        .map(|it| (it["key"].clone(), it["amount"].clone()))
        .collect();
    assert_eq!(
        lines,
        [("balance", "$250.00"), ("held", "-$20.00"), ("c1", "-$100.00")]
            .map(|(key, amount)| (json!(key), json!(amount)))
    );
    assert_eq!((value_at(&world, "/total"), value_at(&world, "/short")), (json!("$130.00"), Value::Null));
}

#[test]
fn a_credit_says_its_rule_how_far_it_is_and_what_is_left() {
    let world = page();
    assert_eq!(
        value_at(&world, "/credits/0/title"),
        json!({ "key": "credit-deposit", "args": { "reference": "D-1" } })
    );
    assert_eq!(
        value_at(&world, "/credits/0/rule"),
        json!({ "key": "credit-rule-once", "args": { "amount": "$100.00" } })
    );
    assert_eq!(value_at(&world, "/credits/0/progress/args"), json!({ "done": "$40.00", "required": "$100.00" }));
    assert_eq!(
        (value_at(&world, "/credits/0/percent"), value_at(&world, "/credits/0/left/args/amount")),
        (json!(40), json!("$60.00"))
    );
}

#[test]
fn more_kept_than_there_is_is_said() {
    let mut value = withdrawable();
    value["balance"] = json!("50.00");
    value["held"] = json!("0.00");
    value["withdrawable"] = json!("0.00");
    let world = page_after_retry(value);
    assert_eq!(value_at(&world, "/short/key"), "wallet-short");
    assert_eq!(value_at(&world, "/figures/2/about/key"), "wallet-about-held-none");
}

#[test]
fn each_figure_opens_to_what_it_is_made_of_one_at_a_time() {
    let mut world = page();
    let opened = |world: &World| [0, 1, 2].map(|index| value_at(world, &format!("/figures/{index}/opened")));
    assert_eq!(opened(&world), [false, false, false]);
    send_event(&mut world, MyWalletEvent::Figure(WalletFigure::Balance));
    send_event(&mut world, MyWalletEvent::Figure(WalletFigure::Withdrawable));
    assert_eq!(opened(&world), [false, true, false]);
    assert_eq!(value_at(&world, "/figures/1/parts/0/amount"), "$230.00");
    assert_eq!(value_at(&world, "/figures/1/parts/1/amount"), "-$100.00");
    send_event(&mut world, MyWalletEvent::Figure(WalletFigure::Withdrawable));
    assert_eq!(opened(&world), [false, false, false]);
}

#[test]
fn the_next_bet_counts_what_its_game_weighs() {
    let mut world = page();
    let types: Vec<Value> =
        value_at(&world, "/nextBet/gameTypes").as_array().unwrap().iter().map(|it| it["key"].clone()).collect();
    assert_eq!(types, ["RNG", "LIVE", "ELOTT"], "those that the site has");
    assert_eq!(value_at(&world, "/nextBet/counts/args"), json!({ "bet": "$10.00", "counted": "$10.00" }));
    assert_eq!(value_at(&world, "/nextBet/after/args/amount"), "$50.00");
    assert_eq!(
        value_at(&world, "/nextBet/games"),
        json!([{ "key": "lantern-fortune", "name": "Lantern Fortune", "percent": "50%" }])
    );
    send_event(&mut world, MyWalletEvent::GameType("LIVE".into()));
    assert_eq!(
        (value_at(&world, "/nextBet/counts/args/counted"), value_at(&world, "/nextBet/after/args/amount")),
        (json!("$1.00"), json!("$59.00"))
    );
    send_event(&mut world, MyWalletEvent::GameType("ELOTT".into()));
    assert_eq!(
        (value_at(&world, "/nextBet/counts/key"), value_at(&world, "/nextBet/after")),
        (json!("next-bet-nothing"), Value::Null)
    );
    send_event(&mut world, MyWalletEvent::GameType("FISH".into()));
    assert_eq!(value_at(&world, "/nextBet/gameTypes/2/selected"), true, "a type that the site has not changes nothing");
}

#[test]
fn another_balance_or_a_change_of_the_cashier_is_read_anew_and_a_failure_keeps_what_is_there() {
    let mut world = page();
    let stream = world.subscriptions.first().expect("a stream").call_id;
    world.push(stream, b"event: balance\ndata: {\"sumBalance\":\"7.50\",\"currency\":\"USD\"}\n\n");
    assert_eq!(count(&world, Method::Get, WITHDRAWABLE), 1);
    world.answer(call_id(&world, WITHDRAWABLE), Err(Transport::Network));
    assert_eq!(value_at(&world, "/total"), "$130.00");
    world.push(stream, b"event: cashier\ndata: {\"version\":3}\n\n");
    assert_eq!(count(&world, Method::Get, WITHDRAWABLE), 1);
    settle(&mut world);
    world.push(stream, b"event: balance\ndata: {\"sumBalance\":\"7.50\",\"currency\":\"USD\"}\n\n");
    assert_eq!(count(&world, Method::Get, WITHDRAWABLE), 0, "the same balance is no news");
}

#[test]
fn a_page_that_is_left_asks_for_nothing() {
    let mut world = page();
    world.send(UiEvent::Route(RouteEvent::Close));
    let stream = world.subscriptions.first().expect("a stream").call_id;
    world.push(stream, b"event: cashier\ndata: {\"version\":3}\n\n");
    send_event(&mut world, MyWalletEvent::Retry);
    assert_eq!((count(&world, Method::Get, WITHDRAWABLE), value_at(&world, "/figures")), (0, json!([])));
}
