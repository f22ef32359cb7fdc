//! Transfers to the upline as a member meets them: who gets it, how much, once, and what was given before.

use crate::support::payouts::{PIN, password_state};
use crate::support::wallets::{upline_options, upline_transfer};
use crate::support::*;
use crate::ways::assert_no_secret;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const OPTIONS: &str = "/wps/member/uplineTransfers/options";
const GIVE: &str = "/wps/member/uplineTransfers";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::TransferUpline, pointer)
}

fn send_event(world: &mut World, event: TransferUplineEvent) {
    world.send(UiEvent::TransferUpline(event));
}

fn page() -> World {
    member_at("/?mc=transferUpline")
}

fn page_with(own: impl Fn(&HttpCall) -> Option<Value>) -> World {
    let mut world = page();
    send_event(&mut world, TransferUplineEvent::Retry);
    world.send(UiEvent::PaymentPassword(PaymentPasswordEvent::Retry));
    settle_with(&mut world, |call| own(call).map(ok).or_else(|| operator(call)));
    world
}

fn with_options(change: impl Fn(&mut Value)) -> World {
    page_with(|call| {
        let mut value = upline_options();
        change(&mut value);
        (call.url == OPTIONS).then_some(value)
    })
}

fn review(world: &mut World, amount: &str) {
    send_event(world, TransferUplineEvent::Amount(AmountEvent::Typed(amount.to_owned())));
    send_event(world, TransferUplineEvent::Review);
}

fn send(world: &mut World, pin: &str) {
    send_event(world, TransferUplineEvent::Send(Secret::new(pin)));
}

fn answer_give(world: &mut World, answer: Result<HttpReply, Transport>) {
    settle_with(world, |call| {
        let gives = call.method == Method::Post && call.url == GIVE;
        if gives { Some(answer.clone()) } else { operator(call) }
    });
}

#[test]
fn an_amount_is_bounded_by_the_transfer_the_wallet_and_the_day_and_all_is_that_bound() {
    let mut world = page();
    assert_eq!(
        (value_at(&world, "/form/to"), value_at(&world, "/money/withdrawable")),
        (json!("Mai (la•••)"), json!("$130.00"))
    );
    for (text, wrong) in
        [("", "amount-empty"), ("0.99", "amount-least"), ("80.01", "amount-most"), ("ten", "amount-not-an-amount")]
    {
        review(&mut world, text);
        assert_eq!(value_at(&world, "/form/amount/error/key"), wrong, "{text}");
        assert_eq!(value_at(&world, "/form/kind"), "filling");
    }
    assert_eq!(value_at(&world, "/form/refusals"), 4);
    for (pointer, value, all) in [
        ("/limits/amountLeft", "200.00", "100.00"),
        ("/limits/max", "60.00", "60.00"),
        ("/money/withdrawable", "30.00", "30.00"),
    ] {
        let mut world = with_options(|it| *it.pointer_mut(pointer).unwrap() = json!(value));
        send_event(&mut world, TransferUplineEvent::All);
        assert_eq!(value_at(&world, "/form/amount/value"), all, "{pointer}");
    }
}

#[test]
fn what_can_not_be_given_now_says_why() {
    for (pointer, value, why) in [
        ("/upline", Value::Null, "upline-none"),
        ("/limits/countLeft", json!(0), "upline-count-used"),
        ("/limits/amountLeft", json!("0.50"), "upline-amount-used"),
        ("/money/withdrawable", json!("0.50"), "upline-too-little"),
    ] {
        let mut world = with_options(|it| *it.pointer_mut(pointer).unwrap() = value.clone());
        assert_eq!((value_at(&world, "/form/kind"), value_at(&world, "/form/why/key")), (json!("closed"), json!(why)));
        review(&mut world, "50");
        send(&mut world, PIN);
        assert!(world.calls.is_empty(), "{why}");
    }
}

#[test]
fn a_payment_password_comes_first() {
    let world = page_with(|call| {
        let mut value = password_state();
        value["set"] = json!(false);
        (call.url == "/wps/member/paymentPassword").then_some(value)
    });
    assert_eq!((value_at(&world, "/needsPassword"), value_at(&world, "/form")), (json!(true), Value::Null));
    let world = page_with(|call| {
        let mut value = password_state();
        value["lockedUntil"] = json!("2026-11-22T08:00:00Z");
        (call.url == "/wps/member/paymentPassword").then_some(value)
    });
    assert_eq!(value_at(&world, "/form/why/key"), "pin-locked");
}

#[test]
fn it_is_reviewed_in_words_sent_once_and_gives_a_number() {
    let mut world = page();
    review(&mut world, "50");
    assert_eq!(value_at(&world, "/form/sentence/args"), json!({ "amount": "$50.00", "name": "Mai (la•••)" }));
    send(&mut world, "");
    assert_eq!(value_at(&world, "/form/pin/error/key"), "pin-empty");
    send(&mut world, "canary");
    send(&mut world, "canary");
    assert_no_secret(&world);
    assert_eq!(value_at(&world, "/form/busy"), true);
    assert_eq!(sealed_body(&mut world), json!({ "amount": "50.00", "paymentPassword": "canary" }));
    answer_give(&mut world, ok(upline_transfer("u7", "OUT")));
    assert_eq!((value_at(&world, "/form/kind"), value_at(&world, "/form/orderNo")), (json!("sent"), json!("U-u7")));
    send_event(&mut world, TransferUplineEvent::Back);
    assert_eq!((value_at(&world, "/form/kind"), value_at(&world, "/form/amount/value")), (json!("filling"), json!("")));
}

#[test]
fn a_refusal_finds_the_input_that_it_is_about() {
    let broken = |field: &str, said: &str| failed(422, "rule_broken", json!({ "fields": { field: said }, "left": 2 }));
    let mut world = page();
    review(&mut world, "50");
    send(&mut world, "999999");
    answer_give(&mut world, broken("paymentPassword", "wrong_payment_password"));
    assert_eq!(value_at(&world, "/form/pin/error/args/count"), 2);
    send(&mut world, PIN);
    answer_give(&mut world, broken("amount", "transfer_daily_limit"));
    assert_eq!(
        (value_at(&world, "/form/kind"), value_at(&world, "/form/amount/error/key")),
        (json!("filling"), json!("error-transfer-daily-limit"))
    );
    for (status, code, text) in [
        (409, "upline_unavailable", "error-upline-unavailable"),
        (422, "transfer_daily_count", "error-transfer-daily-count"),
        (403, "not_enabled", "error-not-enabled"),
    ] {
        review(&mut world, "50");
        send(&mut world, PIN);
        answer_give(&mut world, failed(status, code, json!({})));
        assert_eq!(
            (value_at(&world, "/form/kind"), value_at(&world, "/problem/text/key")),
            (json!("filling"), json!(text))
        );
    }
}

#[test]
fn a_remembered_session_gives_the_login_password_and_nothing_that_was_typed_is_lost() {
    let mut world = page();
    review(&mut world, "50");
    send(&mut world, PIN);
    answer_give(&mut world, failed(401, "password_required", json!({})));
    assert!(value_at(&world, "/proof").is_object());
    send_event(&mut world, TransferUplineEvent::ProvePassword(Secret::new("right")));
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/session/reauthenticate" => Some(ok(json!({}))),
        _ => operator(call),
    });
    assert_eq!((value_at(&world, "/form/kind"), value_at(&world, "/proof")), (json!("sent"), Value::Null));
}

#[test]
fn both_directions_stand_in_the_list_and_pages_are_turned() {
    let mut world = page();
    let list = |world: &World, pointer: &str| world.at(Slice::UplineTransfers, pointer);
    assert_eq!(list(&world, "/list/0/title"), json!({ "key": "upline-given", "args": { "name": "Mai (la•••)" } }));
    assert_eq!((list(&world, "/list/0/amount"), list(&world, "/list/1/amount")), (json!("-$50.00"), json!("$50.00")));
    assert_eq!(list(&world, "/list/1/title/args/name"), "ko•••");
    for number in [0, 1, 3] {
        send_event(&mut world, TransferUplineEvent::Page(number));
        assert!(world.calls.is_empty(), "{number}");
    }
    send_event(&mut world, TransferUplineEvent::Page(2));
    assert!(world.call(GIVE).unwrap().url.ends_with("pageNo=2&pageSize=10"));
}

#[test]
fn nothing_of_it_stays_when_the_page_closes() {
    let mut world = page();
    review(&mut world, "50");
    world.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!((value_at(&world, "/form"), value_at(&world, "/money")), (Value::Null, Value::Null));
    send(&mut world, PIN);
    assert!(world.calls.is_empty());
}
