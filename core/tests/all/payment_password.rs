//! The payment password: the first one, another one, one in place of a forgotten one; guesses and locks.

use crate::support::payouts::{PIN, password_state};
use crate::support::*;
use crate::ways::{self, assert_no_secret};
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const PATH: &str = "/wps/member/paymentPassword";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::PaymentPassword, pointer)
}

fn send_event(world: &mut World, event: PaymentPasswordEvent) {
    world.send(UiEvent::PaymentPassword(event));
}

/// A page of a member whose payment password stands like this.
fn page(address: &str, state: Value) -> World {
    let mut world = member_at("/");
    world.visit(address);
    settle_state(&mut world, &state);
    world
}

fn settle_state(world: &mut World, state: &Value) {
    settle_with(world, |call: &HttpCall| {
        let asks = call.method == Method::Get && call.url == PATH;
        if asks { Some(ok(state.clone())) } else { ways::other(call) }
    });
}

fn unset() -> Value {
    let mut state = password_state();
    state["set"] = json!(false);
    state
}

fn typed(current: &str, new: &str, again: &str, code: &str) -> PaymentPasswordEvent {
    PaymentPasswordEvent::Submit {
        current: Secret::new(current),
        payment_password: Secret::new(new),
        again: Secret::new(again),
        verification_code: Secret::new(code),
    }
}

/// Names of the inputs with an error, with its key.
fn errors(world: &World) -> Vec<(String, String)> {
    let pins = value_at(world, "/form/pins");
    let pin = |pin: &Value| Some((pin["name"].as_str()?.to_owned(), pin["error"]["key"].as_str()?.to_owned()));
    pins.as_array().into_iter().flatten().filter_map(pin).collect()
}

#[test]
fn the_first_one_is_judged_by_the_rule_entered_twice_and_sealed() {
    let mut world = page("/?mc=withdraw", unset());
    assert_eq!(value_at(&world, "/state/key"), "pin-not-set");
    assert_eq!(value_at(&world, "/recover"), Value::Null, "there is nothing to recover");
    send_event(&mut world, PaymentPasswordEvent::Change);
    assert_eq!(value_at(&world, "/form/pins/0/hint/key"), "rule-digits");
    assert_eq!(value_at(&world, "/form/pins/0/digits"), true);
    for (new, again, wrong) in [
        ("", "", vec![("paymentPassword", "field-payment-password-empty")]),
        ("12ab", "12ab", vec![("paymentPassword", "rule-digits")]),
        ("123456", "123456", vec![("paymentPassword", "pin-guessable")]),
        ("777777", "777777", vec![("paymentPassword", "pin-guessable")]),
        ("135791", "135792", vec![("again", "pin-different")]),
    ] {
        send_event(&mut world, typed("", new, again, ""));
        let expected: Vec<_> = wrong.iter().map(|(name, key)| ((*name).to_owned(), (*key).to_owned())).collect();
        assert_eq!(errors(&world), expected, "{new}");
        assert_eq!(value_at(&world, "/form/focus/name"), wrong[0].0, "{new}");
        assert!(world.calls.is_empty() && world.seals.is_empty(), "{new}");
    }
    send_event(&mut world, PaymentPasswordEvent::Edited(PinName::Again));
    assert!(errors(&world).is_empty());
    send_event(&mut world, typed("", " 135791 ", "135791", ""));
    assert_eq!(sealed_body(&mut world), json!({ "current": "", "paymentPassword": "135791" }));
    settle_with(&mut world, ways::other);
    assert_eq!((value_at(&world, "/set"), value_at(&world, "/form")), (json!(true), Value::Null));
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-payment-password-set");
}

#[test]
fn a_wrong_present_one_says_how_many_guesses_are_left_and_then_until_when_payments_are_locked() {
    let mut world = page("/?mc=securityCenter", password_state());
    send_event(&mut world, PaymentPasswordEvent::Change);
    send_event(&mut world, typed("canary", "135791", "135791", ""));
    assert_no_secret(&world);
    let wrong = |left: u32| {
        failed(422, "rule_broken", json!({ "fields": { "current": "wrong_payment_password" }, "left": left }))
    };
    answer_set(&mut world, wrong(3), json!({ "set": true, "guessesLeft": 3 }));
    assert_eq!(errors(&world), [("current".to_owned(), "pin-wrong-left".to_owned())]);
    assert_eq!(value_at(&world, "/form/pins/0/error/args/count"), 3);
    assert_eq!(value_at(&world, "/guesses/args/count"), 3);
    send_event(&mut world, typed("canary", "135791", "135791", ""));
    let lock =
        json!({ "set": true, "guessesLeft": 0, "lockedUntil": "2026-11-22T08:00:00Z", "mailHint": "l•••@example.com" });
    answer_set(&mut world, wrong(0), lock);
    assert_eq!(errors(&world), [("current".to_owned(), "error-payment-locked".to_owned())]);
    assert_eq!(value_at(&world, "/locked/key"), "pin-locked");
    send_event(&mut world, PaymentPasswordEvent::Cancel);
    assert_eq!(value_at(&world, "/change"), Value::Null, "what is locked can not be changed");
    assert!(value_at(&world, "/recover").is_object(), "but recovered");
}

/// Answers the call that sets one, and how it stands from then on.
fn answer_set(world: &mut World, answer: Result<HttpReply, Transport>, state: Value) {
    settle_with(world, |call| match (call.method, call.url.as_str()) {
        (Method::Put, PATH) => Some(answer.clone()),
        (Method::Get, PATH) => Some(ok(state.clone())),
        _ => operator(call),
    });
}

#[test]
fn a_forgotten_one_is_recovered_by_a_code_that_goes_to_the_verified_address() {
    let mut world = page("/?mc=securityCenter", password_state());
    send_event(&mut world, PaymentPasswordEvent::Recover);
    assert_eq!(value_at(&world, "/form/about/key"), "pin-code-by-mail");
    assert_eq!(value_at(&world, "/form/about/args/hint"), "l•••@example.com");
    send_event(&mut world, PaymentPasswordEvent::GetCode);
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/form/code/button/label/key"), "code-countdown");
    send_event(&mut world, typed("", "135791", "135791", ""));
    assert_eq!(value_at(&world, "/form/code/error/key"), "field-code-empty");
    send_event(&mut world, typed("", "135791", "135791", "000000"));
    assert_eq!(sealed_body(&mut world), json!({ "verificationCode": "000000", "paymentPassword": "135791" }));
    let recovery = "/wps/member/paymentPassword/recovery";
    settle_with(&mut world, |call| match call.url.as_str() {
        url if url == recovery => Some(failed(422, "invalid_verification_code", json!({}))),
        _ => operator(call),
    });
    assert_eq!(value_at(&world, "/form/code/error/key"), "error-invalid-verification-code");
    assert_eq!(value_at(&world, "/form/focus/name"), "verificationCode");
    send_event(&mut world, typed("", "135791", "135791", "123456"));
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/form"), Value::Null);
}

#[test]
fn without_a_verified_contact_the_page_leads_to_the_mail_address_first() {
    let mut state = password_state();
    state["mailHint"] = json!("");
    let mut world = page("/?mc=securityCenter", state);
    assert_eq!(value_at(&world, "/recover"), Value::Null);
    send_event(&mut world, PaymentPasswordEvent::Recover);
    assert_eq!(value_at(&world, "/form"), Value::Null);
    assert_eq!(value_at(&world, "/first/text/key"), "pin-contact-first");
    let press: UiEvent = serde_json::from_value(value_at(&world, "/first/press")).unwrap();
    world.send(press);
    settle_with(&mut world, ways::other);
    assert_eq!(world.at(Slice::SecuritySettings, "/contacts/form/key"), "email");
}

#[test]
fn the_login_password_is_asked_for_again_and_what_was_typed_goes_on() {
    let mut world = page("/?mc=securityCenter", password_state());
    send_event(&mut world, PaymentPasswordEvent::Change);
    send_event(&mut world, typed(PIN, "135791", "135791", ""));
    answer_set(&mut world, failed(401, "password_required", json!({})), password_state());
    assert!(value_at(&world, "/proof").is_object());
    send_event(&mut world, PaymentPasswordEvent::ProvePassword(Secret::new("right")));
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/session/reauthenticate" => Some(ok(json!({}))),
        _ => operator(call),
    });
    assert_eq!((value_at(&world, "/proof"), value_at(&world, "/form")), (Value::Null, Value::Null));
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-payment-password-set");
}

#[test]
fn events_that_do_not_fit_change_nothing_and_nothing_stays_when_the_page_closes() {
    let mut world = page("/?mc=securityCenter", password_state());
    let before = world.slice(Slice::PaymentPassword);
    for event in [
        PaymentPasswordEvent::GetCode,
        typed("a", "b", "c", "d"),
        PaymentPasswordEvent::CancelProof,
        PaymentPasswordEvent::ProvePassword(Secret::new("x")),
        PaymentPasswordEvent::Edited(PinName::Current),
    ] {
        send_event(&mut world, event);
        assert_eq!(world.slice(Slice::PaymentPassword), before);
    }
    send_event(&mut world, PaymentPasswordEvent::Change);
    world.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!(value_at(&world, "/form"), Value::Null);
    assert_eq!(value_at(&world, "/status/kind"), "loading");
}
