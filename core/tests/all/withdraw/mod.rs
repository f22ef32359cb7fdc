//! Withdrawals as a member meets them: what comes first, accounts, asking once; following, saying what has arrived, those of before.

mod accounts;
mod arrivals;
mod records;

use crate::support::payouts::{PIN, accounts, options, password_state, withdrawal};
use crate::support::*;
use crate::ways::assert_no_secret;
use lumora_core::domain::cashier::Confirmation;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const OPTIONS: &str = "/wps/member/withdrawals/options";
const ASK: &str = "/wps/member/withdrawals";
const ACCOUNTS: &str = "/wps/member/payoutAccounts";
const CONFIRM: &str = "/wps/member/withdrawals/confirmation";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::Withdraw, pointer)
}

/// Of what is on record.
fn withdrawals_value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::Withdrawals, pointer)
}

fn send_event(world: &mut World, event: WithdrawEvent) {
    world.send(UiEvent::Withdraw(event));
}

fn account(world: &mut World, event: PayoutAccountEvent) {
    send_event(world, WithdrawEvent::Account(event));
}

fn page() -> World {
    member_at("/?mc=withdraw")
}

/// A page of an operator with answers of a test's own.
fn page_with(own: impl Fn(&HttpCall) -> Option<Value>) -> World {
    let mut world = page();
    send_event(&mut world, WithdrawEvent::Retry);
    world.send(UiEvent::PaymentPassword(PaymentPasswordEvent::Retry));
    settle_with(&mut world, |call| own(call).map(ok).or_else(|| operator(call)));
    world
}

fn with_options(change: impl Fn(&mut Value)) -> World {
    page_with(|call| {
        let mut value = options();
        change(&mut value);
        (call.url == OPTIONS).then_some(value)
    })
}

fn typed(world: &mut World, text: &str) {
    send_event(world, WithdrawEvent::Amount(AmountEvent::Typed(text.to_owned())));
}

fn send(world: &mut World, pin: &str) {
    send_event(world, WithdrawEvent::Send { payment_password: Secret::new(pin), factor_code: Secret::default() });
}

/// Fills in this amount and goes to the review.
fn review(world: &mut World, amount: &str) {
    typed(world, amount);
    send_event(world, WithdrawEvent::Review);
}

/// Answers the call that asks for a withdrawal, and all that follows.
fn answer_ask(world: &mut World, answer: Result<HttpReply, Transport>) {
    settle_with(world, |call| {
        let asks = call.method == Method::Post && call.url == ASK;
        if asks { Some(answer.clone()) } else { operator(call) }
    });
}

#[test]
fn what_is_missing_leads_the_way() {
    for (set, list, current) in [(false, json!([]), "paymentPassword"), (true, json!([]), "account")] {
        let world = page_with(|call| {
            let mut value = match call.url.as_str() {
                OPTIONS => options(),
                ACCOUNTS => accounts(),
                "/wps/member/paymentPassword" => password_state(),
                _ => return None,
            };
            value["set"] = json!(set);
            value["accounts"] = list.clone();
            value["list"] = list.clone();
            Some(value)
        });
        let steps = value_at(&world, "/steps");
        let now: Vec<_> = steps.as_array().unwrap().iter().filter(|it| it["current"] == true).collect();
        assert_eq!((now.len(), &now[0]["key"]), (1, &json!(current)));
        assert_eq!(value_at(&world, "/form"), Value::Null);
        assert_eq!(value_at(&world, "/accounts/add").is_object(), set, "an account needs a payment password");
    }
    let world = page();
    assert_eq!((value_at(&world, "/steps"), value_at(&world, "/form/kind")), (json!([]), json!("filling")));
}

#[test]
fn an_amount_is_bounded_by_wallet_limits_and_method_and_all_is_that_bound() {
    let mut world = page();
    assert_eq!(value_at(&world, "/money/withdrawable"), "$130.00");
    assert_eq!(value_at(&world, "/money/why"), "/?mc=transferFund");
    assert_eq!(value_at(&world, "/form/all/label/args/amount"), "$130.00");
    for (text, wrong) in
        [("", "amount-empty"), ("9.99", "amount-least"), ("130.01", "amount-most"), ("ten", "amount-not-an-amount")]
    {
        review(&mut world, text);
        assert_eq!(value_at(&world, "/form/amount/error/key"), wrong, "{text}");
        assert_eq!(value_at(&world, "/form/kind"), "filling");
    }
    assert_eq!(value_at(&world, "/form/refusals"), 4);
    send_event(&mut world, WithdrawEvent::All);
    assert_eq!(value_at(&world, "/form/amount/value"), "130.00");
    assert_eq!(
        (value_at(&world, "/form/amount/fee"), value_at(&world, "/form/amount/net")),
        (json!("$1.30"), json!("$128.70"))
    );
    let mut world = with_options(|it| it["limits"]["amountLeft"] = json!("50.00"));
    send_event(&mut world, WithdrawEvent::All);
    assert_eq!(value_at(&world, "/form/amount/value"), "50.00");
}

#[test]
fn an_account_that_waits_or_whose_way_is_closed_can_not_be_chosen() {
    let mut world = page();
    assert_eq!(value_at(&world, "/form/accounts/0/selected"), true, "the first that can be paid to");
    assert_eq!(value_at(&world, "/form/accounts/1/closed/key"), "payout-waits-until");
    assert_eq!(value_at(&world, "/form/accounts/1/select"), Value::Null);
    for id in ["18", "nobody"] {
        send_event(&mut world, WithdrawEvent::Choose(id.into()));
        assert_eq!(value_at(&world, "/form/accounts/0/selected"), true, "{id}");
    }
    let world = with_options(|it| drop(it["accounts"].as_array_mut().unwrap().remove(0)));
    assert_eq!(value_at(&world, "/form/why/key"), "withdraw-all-wait");
    let world = with_options(|it| it["methods"][0]["open"] = json!(false));
    assert_eq!(value_at(&world, "/form/why/key"), "withdraw-methods-closed");
}

#[test]
fn what_can_not_be_asked_for_now_says_why() {
    for (pointer, value, why) in [
        ("/limits/countLeft", json!(0), "withdraw-count-used"),
        ("/limits/amountLeft", json!("5.00"), "withdraw-amount-used"),
        ("/money/withdrawable", json!("9.00"), "withdraw-too-little"),
    ] {
        let world = with_options(|it| *it.pointer_mut(pointer).unwrap() = value.clone());
        assert_eq!(value_at(&world, "/form/why/key"), why);
    }
}

#[test]
fn it_is_reviewed_in_words_sent_once_and_gives_a_number() {
    let mut world = page();
    review(&mut world, "100");
    assert_eq!(value_at(&world, "/form/sentence/args"), json!({ "net": "$99.00", "account": "Sample Bank •••• 4417" }));
    send(&mut world, "");
    assert_eq!(value_at(&world, "/form/pin/error/key"), "pin-empty");
    send(&mut world, "canary");
    send(&mut world, "canary");
    assert_no_secret(&world);
    assert_eq!(value_at(&world, "/form/busy"), true);
    assert_eq!(
        sealed_body(&mut world),
        json!({ "accountId": "17", "amount": "100.00", "paymentPassword": "canary", "factorCode": "" })
    );
    answer_ask(&mut world, ok(withdrawal("w3", "APPROVED")));
    assert_eq!((value_at(&world, "/form/kind"), value_at(&world, "/form/orderNo")), (json!("sent"), json!("W-w3")));
    assert_eq!(value_at(&world, "/form/next/key"), "withdraw-sent-by");
    send_event(&mut world, WithdrawEvent::Back);
    assert_eq!((value_at(&world, "/form/kind"), value_at(&world, "/form/amount/value")), (json!("filling"), json!("")));
}

#[test]
fn a_refusal_finds_the_input_that_it_is_about() {
    let broken = |field: &str, said: &str| failed(422, "rule_broken", json!({ "fields": { field: said }, "left": 2 }));
    let mut world = page();
    review(&mut world, "50");
    send(&mut world, "999999");
    answer_ask(&mut world, broken("paymentPassword", "wrong_payment_password"));
    assert_eq!(value_at(&world, "/form/pin/error/args/count"), 2);
    send(&mut world, "999999");
    answer_ask(&mut world, failed(429, "payment_locked", json!({})));
    assert_eq!(value_at(&world, "/form/pin/error/key"), "error-payment-locked");
    send(&mut world, PIN);
    answer_ask(&mut world, broken("amount", "wagering_left"));
    assert_eq!(
        (value_at(&world, "/form/kind"), value_at(&world, "/form/amount/error/key")),
        (json!("filling"), json!("error-wagering-left"))
    );
    review(&mut world, "50");
    send(&mut world, PIN);
    answer_ask(&mut world, failed(409, "account_waiting", json!({})));
    assert_eq!(
        (value_at(&world, "/form/kind"), value_at(&world, "/problem/text/key")),
        (json!("filling"), json!("error-account-waiting"))
    );
}

#[test]
fn a_large_amount_asks_for_the_authenticator_where_there_is_one_and_for_the_login_password_elsewhere() {
    let mut world = page_with(|call| (call.url == "/wps/member/totp").then(|| json!({ "enabled": true })));
    review(&mut world, "100");
    assert_eq!(value_at(&world, "/form/factor"), Value::Null, "not above the bound");
    send_event(&mut world, WithdrawEvent::Back);
    review(&mut world, "100.01");
    send(&mut world, PIN);
    assert_eq!(value_at(&world, "/form/factor/error/key"), "field-code-empty");
    send_event(
        &mut world,
        WithdrawEvent::Send { payment_password: Secret::new(PIN), factor_code: Secret::new("123 456") },
    );
    assert_eq!(sealed_body(&mut world)["factorCode"], "123456");
    let wrong = json!({ "fields": { "factorCode": "invalid_verification_code" } });
    answer_ask(&mut world, failed(422, "rule_broken", wrong));
    assert_eq!(value_at(&world, "/form/factor/error/key"), "error-invalid-verification-code");

    let mut world = page();
    review(&mut world, "120");
    assert_eq!(value_at(&world, "/form/factor"), Value::Null);
    send(&mut world, PIN);
    answer_ask(&mut world, failed(401, "password_required", json!({})));
    assert!(value_at(&world, "/proof").is_object());
    send_event(&mut world, WithdrawEvent::ProvePassword(Secret::new("right")));
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/session/reauthenticate" => Some(ok(json!({}))),
        _ => operator(call),
    });
    assert_eq!(value_at(&world, "/form/kind"), "sent");
}

#[test]
fn nothing_of_it_stays_when_the_page_closes() {
    let mut world = page();
    review(&mut world, "50");
    world.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!((value_at(&world, "/form"), withdrawals_value_at(&world, "/open")), (Value::Null, json!([])));
    send_event(&mut world, WithdrawEvent::Review);
    records::send_event(&mut world, WithdrawalsEvent::Retry);
    assert!(world.calls.is_empty());
}
