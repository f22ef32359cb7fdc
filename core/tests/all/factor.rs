//! The second factor of a login from a new place (section 4).
use crate::support::*;
use crate::ways::*;
use lumora_core::effect::Method;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use lumora_core::wire::FactorKind;
use serde_json::{Value, json};

fn challenged(factors: Value) -> World {
    let mut world = visitor("/rng?modal=login");
    world.send(submit("lantern_member", "pass-canary"));
    let value = json!({ "secondFactor": { "challengeId": "ch1", "factors": factors } });
    settle_ways(&mut world, only("/wps/session/login", failed(401, "second_factor_required", value)));
    world
}

fn all() -> Value {
    json!([
        { "kind": "sms", "hint": "•••• 1234" }, { "kind": "email", "hint": "l•••@example.com" },
        { "kind": "totp" }, { "kind": "payeeName" },
    ])
}

fn factor(world: &mut World, event: FactorEvent) {
    world.send(UiEvent::Factor(event));
}

fn kind(world: &World) -> Value {
    world.at(Slice::Factor, "/kind")
}

#[test]
fn a_right_password_from_a_new_place_asks_for_one_of_the_accounts_factors() {
    let world = challenged(all());
    assert_eq!(kind(&world), "choosing");
    let options = world.at(Slice::Factor, "/options");
    let keys: Vec<_> = options.as_array().unwrap().iter().map(|option| option["key"].clone()).collect();
    assert_eq!(keys, ["sms", "email", "totp", "payeeName"]);
    assert_eq!(options[0]["hint"], "•••• 1234");
    assert_eq!(world.at(Slice::Login, "/problem"), Value::Null, "nothing is wrong");
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert_no_secret(&world);
}

#[test]
fn a_code_is_sent_once_it_is_chosen_and_the_right_one_begins_the_session() {
    let mut world = challenged(all());
    factor(&mut world, FactorEvent::Choose(FactorKind::Sms));
    let call = world.call("/wps/session/factor/send").unwrap();
    let body: Value = serde_json::from_str(call.body.as_ref().unwrap().reveal()).unwrap();
    assert_eq!(body, json!({ "challengeId": "ch1", "kind": "sms" }));
    settle_ways(&mut world, plainly);
    assert_eq!(world.at(Slice::Factor, "/getCode/seconds"), 60);
    factor(&mut world, FactorEvent::SendCode);
    assert!(world.calls.is_empty(), "nothing is sent during the countdown");
    factor(&mut world, FactorEvent::Submit(Secret::new(" 135790-canary ")));
    assert_eq!(sealed_body(&mut world), json!({ "challengeId": "ch1", "kind": "sms", "answer": "135790-canary" }));
    factor(&mut world, FactorEvent::Submit(Secret::new("135790")));
    factor(&mut world, FactorEvent::Leave);
    assert_eq!(kind(&world), "answering", "an answer is under way");
    settle_ways(&mut world, plainly);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
    assert_eq!(kind(&world), "none");
    assert_eq!(world.address(), "/rng");
    assert_eq!(world.session["username"], "lantern_member");
    assert_no_secret(&world);
}

#[test]
fn a_single_factor_needs_no_choice_and_an_app_needs_no_code_sent() {
    let mut world = challenged(json!([{ "kind": "totp" }]));
    assert_eq!(kind(&world), "answering");
    assert_eq!(world.at(Slice::Factor, "/canChoose"), false);
    assert_eq!(world.at(Slice::Factor, "/getCode"), Value::Null);
    factor(&mut world, FactorEvent::SendCode);
    assert!(world.calls.is_empty());
    factor(&mut world, FactorEvent::Submit(Secret::new(" ")));
    assert!(world.calls.is_empty());
    assert_eq!(world.at(Slice::Factor, "/field/error/key"), "field-code-empty");
    let world = challenged(json!([{ "kind": "payeeName" }]));
    assert_eq!(world.at(Slice::Factor, "/field/name"), "payeeName");
}

#[test]
fn a_wrong_answer_may_be_corrected_and_an_expired_challenge_leads_back_to_the_form() {
    let mut world = challenged(json!([{ "kind": "totp" }]));
    factor(&mut world, FactorEvent::Submit(Secret::new("000000")));
    settle_ways(&mut world, only("/wps/session/factor", failed(401, "wrong_factor", json!({}))));
    assert_eq!(world.at(Slice::Factor, "/field/error/key"), "error-wrong-factor");
    factor(&mut world, FactorEvent::Edited);
    assert_eq!(world.at(Slice::Factor, "/field/error"), Value::Null);
    factor(&mut world, FactorEvent::Submit(Secret::new("000001")));
    settle_ways(&mut world, only("/wps/session/factor", failed(401, "factor_expired", json!({}))));
    assert_eq!(kind(&world), "none");
    assert_eq!(world.at(Slice::Login, "/problem/text/key"), "error-factor-expired");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
}

#[test]
fn an_answer_that_is_lost_on_the_way_is_told_and_may_be_sent_again() {
    let mut world = challenged(json!([{ "kind": "totp" }]));
    factor(&mut world, FactorEvent::Submit(Secret::new("000000")));
    settle_ways(&mut world, only("/wps/session/factor", Err(Transport::Network)));
    assert_eq!(world.at(Slice::Factor, "/problem/text/key"), "error-network");
    factor(&mut world, FactorEvent::Submit(Secret::new("000000")));
    assert_eq!(count(&world, Method::Get, "/wps/system/seal"), 1);
}

#[test]
fn another_factor_may_be_chosen_one_that_the_account_lacks_may_not() {
    let mut world = challenged(json!([{ "kind": "totp" }, { "kind": "payeeName" }]));
    factor(&mut world, FactorEvent::Choose(FactorKind::Sms));
    assert_eq!(kind(&world), "choosing");
    factor(&mut world, FactorEvent::Choose(FactorKind::Totp));
    factor(&mut world, FactorEvent::Other);
    assert_eq!(kind(&world), "choosing");
    factor(&mut world, FactorEvent::Leave);
    assert_eq!(kind(&world), "none");
    world.send(submit("lantern_member", "x"));
    assert_eq!(count(&world, Method::Get, "/wps/system/seal"), 1, "the form works again");
}

#[test]
fn the_countdown_of_one_code_keeps_no_other_from_being_sent() {
    let mut world = challenged(all());
    let sent = |world: &World| world.call("/wps/session/factor/send").is_some();
    factor(&mut world, FactorEvent::Choose(FactorKind::Sms));
    settle_ways(&mut world, plainly);
    assert_eq!(world.at(Slice::Factor, "/getCode/seconds"), 60);
    world.wait(1_000);
    factor(&mut world, FactorEvent::Other);
    factor(&mut world, FactorEvent::Choose(FactorKind::Sms));
    assert!(!sent(&world), "this code is on its way");
    factor(&mut world, FactorEvent::Other);
    factor(&mut world, FactorEvent::Choose(FactorKind::Email));
    assert!(sent(&world), "a code of its own for another way");
    settle_ways(&mut world, plainly);
    // Another login has another challenge, which no previous code answers.
    factor(&mut world, FactorEvent::Leave);
    world.wait(1_000);
    world.send(submit("lantern_member", "x"));
    let again = json!({ "secondFactor": { "challengeId": "ch2", "factors": [{ "kind": "sms", "hint": "•••• 678" }] } });
    settle_ways(&mut world, |path, call| match path {
        "/wps/session/login" => Some(failed(401, "second_factor_required", again.clone())),
        "/wps/session/factor/send" => None,
        _ => plainly(path, call),
    });
    assert_eq!(kind(&world), "answering");
    assert_eq!(world.at(Slice::Factor, "/getCode/seconds"), 60);
}

#[test]
fn closing_the_form_gives_the_challenge_up() {
    let mut world = challenged(all());
    world.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!(kind(&world), "none");
}

#[test]
fn a_challenge_without_factors_is_a_plain_refusal() {
    let world = challenged(json!([]));
    assert_eq!(kind(&world), "none");
    assert_eq!(world.at(Slice::Login, "/problem/text/key"), "error-second-factor");
}
