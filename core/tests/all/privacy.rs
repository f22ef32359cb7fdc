//! The member's own data: consents, the copy, the end of the account.

use crate::support::payouts::PIN;
use crate::support::privacy::{FILE, closing, consents, copy};
use crate::support::*;
use crate::ways;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use lumora_core::wire::{CONSENT_TEXT_VERSION, MarketingChannel};
use serde_json::{Value, json};

const COPY: &str = "/wps/member/dataCopy";
const CLOSING: &str = "/wps/member/closing";
const CONSENTS: &str = "/wps/member/marketingConsents";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::Privacy, pointer)
}

fn send_event(world: &mut World, event: PrivacyEvent) {
    world.send(UiEvent::Privacy(event));
}

fn page() -> World {
    let mut world = member_at("/");
    world.visit("/?mc=securityCenter");
    settle_with(&mut world, ways::other);
    world
}

/// Answers everything, these calls like this.
fn settle_like(world: &mut World, method: Method, path: &'static str, answer: Value) {
    settle_with(world, move |call: &HttpCall| {
        let is_meant = call.method == method && call.url == path;
        if is_meant { Some(ok(answer.clone())) } else { ways::other(call) }
    });
}

/// Refuses this call, and answers everything else.
fn settle_refusing(
    world: &mut World,
    method: Method,
    path: &'static str,
    status: u16,
    code: &'static str,
    value: Value,
) {
    settle_with(world, move |call: &HttpCall| {
        let is_meant = call.method == method && call.url == path;
        if is_meant { Some(failed(status, code, value.clone())) } else { ways::other(call) }
    });
}

#[test]
fn a_consent_is_turned_by_itself_and_names_the_words_it_was_given_to() {
    let mut world = page();
    assert_eq!(value_at(&world, "/consents/items/0/on"), true);
    assert_eq!(value_at(&world, "/consents/items/1/about/key"), "consent-unreachable");
    assert_eq!(value_at(&world, "/consents/items/1/since"), Value::Null);
    send_event(&mut world, PrivacyEvent::Consent(MarketingChannel::Email));
    let call = world.call(CONSENTS).expect("a call");
    let body: Value = serde_json::from_str(call.body.as_ref().expect("a body").reveal()).expect("JSON");
    assert_eq!(body, json!({ "channel": "email", "granted": false, "textVersion": CONSENT_TEXT_VERSION }));
    send_event(&mut world, PrivacyEvent::Consent(MarketingChannel::Sms));
    assert_eq!(world.calls.len(), 1, "one at a time");
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/consents/items/0/on"), false);
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-consent-saved");
}

#[test]
fn a_consent_that_was_refused_shows_as_it_stands() {
    let mut world = page();
    send_event(&mut world, PrivacyEvent::Consent(MarketingChannel::Sms));
    settle_refusing(&mut world, Method::Put, CONSENTS, 409, "consent_text_changed", Value::Null);
    assert_eq!(value_at(&world, "/consents/items/1/on"), false);
    assert_eq!(value_at(&world, "/problem/text/key"), "error-consent-text-changed");
}

#[test]
fn a_copy_is_asked_for_after_the_password_and_waited_for() {
    let mut world = page();
    assert_eq!((value_at(&world, "/copy/state"), value_at(&world, "/copy/download")), (Value::Null, Value::Null));
    send_event(&mut world, PrivacyEvent::AskCopy);
    settle_refusing(&mut world, Method::Post, COPY, 401, "password_required", Value::Null);
    assert!(value_at(&world, "/proof").is_object());
    send_event(&mut world, PrivacyEvent::ProvePassword(Secret::new(" ")));
    assert_eq!(value_at(&world, "/proof/error/key"), "field-password-empty");
    send_event(&mut world, PrivacyEvent::ProvePassword(Secret::new("right")));
    settle_with(&mut world, |call: &HttpCall| {
        let proves = call.url == "/wps/session/reauthenticate";
        if proves { Some(ok(json!({}))) } else { ways::other(call) }
    });
    assert_eq!((value_at(&world, "/proof"), value_at(&world, "/copy/preparing")), (Value::Null, json!(true)));
    assert_eq!(value_at(&world, "/copy/ask"), Value::Null);
    send_event(&mut world, PrivacyEvent::AskCopy);
    assert!(world.calls.is_empty(), "it is on its way");
}

#[test]
fn a_page_that_is_told_nothing_asks_how_far_it_is() {
    let mut world = page();
    send_event(&mut world, PrivacyEvent::AskCopy);
    settle_with(&mut world, ways::other);
    world.wait(5_000);
    settle_like(&mut world, Method::Get, COPY, copy("ready"));
    assert_eq!(value_at(&world, "/copy/state/key"), "copy-ready");
    assert_eq!(value_at(&world, "/copy/state/args/size"), 41);
    assert_eq!((value_at(&world, "/copy/ask"), value_at(&world, "/copy/next/key")), (Value::Null, json!("copy-next")));
    world.wait(5_000);
    assert!(world.calls.is_empty(), "it is there");
}

#[test]
fn a_download_leads_to_the_address_of_the_file_and_to_no_other() {
    for (path, leads) in [(FILE, true), ("https://evil.example/wps/member/dataCopy/file?", false), ("/", false)] {
        let mut world = page();
        send_event(&mut world, PrivacyEvent::Retry);
        settle_like(&mut world, Method::Get, COPY, copy("ready"));
        send_event(&mut world, PrivacyEvent::Download);
        settle_like(&mut world, Method::Post, "/wps/member/dataCopy/link", json!({ "path": path }));
        assert_eq!(world.left.iter().any(|address| address == path), leads, "{path}");
    }
}

#[test]
fn closing_says_first_what_comes_first_and_offers_no_form() {
    let mut world = page();
    send_event(&mut world, PrivacyEvent::Close(Secret::new(PIN)));
    assert!(world.calls.is_empty(), "nothing is known of it yet");
    send_event(&mut world, PrivacyEvent::BeginClosing);
    settle_like(&mut world, Method::Get, CLOSING, closing(false));
    let keys: Vec<Value> = value_at(&world, "/closing/blocks")
        .as_array()
        .expect("blocks")
        .iter()
        .map(|line| line["key"].clone())
        .collect();
    assert_eq!(keys, ["money", "withdrawals", "deposits", "elsewhere", "transfers", "bets"]);
    assert_eq!(value_at(&world, "/closing/blocks/0/text/args/amount"), "$130.00");
    assert_eq!(value_at(&world, "/closing/blocks/0/href"), "/?mc=withdraw");
    assert_eq!(value_at(&world, "/closing/form"), Value::Null);
    send_event(&mut world, PrivacyEvent::Understood(true));
    send_event(&mut world, PrivacyEvent::Close(Secret::new(PIN)));
    assert!(world.calls.is_empty() && world.seals.is_empty());
    send_event(&mut world, PrivacyEvent::LeaveClosing);
    assert_eq!(value_at(&world, "/closing/opened"), false);
}

fn ready_to_close() -> World {
    let mut world = page();
    send_event(&mut world, PrivacyEvent::BeginClosing);
    settle_with(&mut world, ways::other);
    world
}

#[test]
fn closing_asks_for_the_box_and_the_payment_password_and_names_what_is_given_up() {
    let mut world = ready_to_close();
    let means = value_at(&world, "/closing/means");
    let named = |name: &str| means.as_array().expect("lines").iter().find(|line| line["key"] == name).cloned();
    assert_eq!(named("balance").expect("the balance")["text"]["args"]["amount"], "$5.00");
    assert_eq!(named("c1").expect("the credit")["text"]["key"], "closing-bonus");
    assert_eq!(named("points").expect("the points")["text"]["args"]["points"], 120);
    send_event(&mut world, PrivacyEvent::Close(Secret::default()));
    assert_eq!(value_at(&world, "/closing/form/error/key"), "closing-not-understood");
    assert_eq!(value_at(&world, "/closing/form/pin/error/key"), "pin-empty");
    assert!(world.calls.is_empty() && world.seals.is_empty());
    send_event(&mut world, PrivacyEvent::Understood(true));
    send_event(&mut world, PrivacyEvent::Close(Secret::new(PIN)));
    assert_eq!(sealed_body(&mut world), json!({ "understood": true, "giveUp": "5.00", "paymentPassword": PIN }));
    settle_with(&mut world, ways::other);
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-account-closed");
}

#[test]
fn a_close_that_comes_too_late_shows_how_it_stands_now_and_asks_again() {
    let mut world = ready_to_close();
    send_event(&mut world, PrivacyEvent::Understood(true));
    send_event(&mut world, PrivacyEvent::Close(Secret::new(PIN)));
    settle_with(&mut world, |call: &HttpCall| match (call.url.as_str(), call.method) {
        (CLOSING, Method::Post) => Some(failed(409, "closing_blocked", Value::Null)),
        (CLOSING, _) => Some(ok(closing(false))),
        _ => ways::other(call),
    });
    assert_eq!(value_at(&world, "/problem/text/key"), "error-closing-blocked");
    assert_eq!(value_at(&world, "/closing/form"), Value::Null);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
}

#[test]
fn a_wrong_payment_password_stands_at_its_input() {
    let mut world = ready_to_close();
    send_event(&mut world, PrivacyEvent::Understood(true));
    send_event(&mut world, PrivacyEvent::Close(Secret::new("864209")));
    let value = json!({ "fields": { "paymentPassword": "wrong_payment_password" }, "left": 3 });
    settle_refusing(&mut world, Method::Post, CLOSING, 422, "rule_broken", value);
    assert_eq!(value_at(&world, "/closing/form/pin/error/key"), "pin-wrong-left");
    assert_eq!(value_at(&world, "/closing/form/understood"), true);
    send_event(&mut world, PrivacyEvent::Edited);
    assert_eq!(value_at(&world, "/closing/form/pin/error"), Value::Null);
}

#[test]
fn nothing_of_it_stays_when_the_page_closes() {
    let mut world = ready_to_close();
    world.visit("/");
    assert_eq!(value_at(&world, "/closing/opened"), false);
    send_event(&mut world, PrivacyEvent::AskCopy);
    assert!(world.calls.is_empty());
    assert_ne!(consents(true), consents(false));
}
