//! The offer of limits: after a registration, before the first deposit, and what "none" is worth.

use super::*;
use crate::support::play_checks::limits;
use lumora_core::domain::fair_play::LimitPeriod;
use lumora_core::domain::field::Field;
use lumora_core::effect::Method;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::view::Slice;
use serde_json::json;

const LIMITS: &str = "/wps/fair-play/limits";
const SET: &str = "/wps/fair-play/limit";
const DECLINE: &str = "/wps/fair-play/limits/decline";
const STEP: &str = "/?modal=playLimits";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::LimitOffer, pointer)
}

fn send_event(world: &mut World, event: LimitOfferEvent) {
    world.send(UiEvent::LimitOffer(event));
}

fn type_in(world: &mut World, period: LimitPeriod, text: &str) {
    send_event(world, LimitOfferEvent::Amount { period, event: AmountEvent::Typed(text.to_owned()) });
}

fn undecided(demanded: bool) -> impl Fn(&HttpCall) -> Option<Outcome> {
    with(LIMITS, move || ok(limits(false, demanded)))
}

/// A registration that went through, at an operator where limits are undecided.
fn registered(address: &str) -> World {
    let mut world = World::open(Setup { address: address.into(), ..Setup::default() });
    settle(&mut world);
    world.send(UiEvent::Register(RegisterEvent::Typed { field: Field::Username, value: Secret::new("newcomer") }));
    world.send(UiEvent::Register(RegisterEvent::Consent(true)));
    let password = || Secret::new("Harbour-canary-77");
    world.send(UiEvent::Register(RegisterEvent::Submit {
        password: password(),
        confirm_password: password(),
        payment_password: Secret::default(),
        verification_code: Secret::default(),
        captcha: Secret::default(),
    }));
    settle_with(&mut world, undecided(false));
    world
}

#[test]
fn a_registration_leads_to_the_offer_and_on_from_there_and_the_welcome_waits() {
    let mut world = registered("/rng?modal=register");
    assert_eq!((world.address(), value_at(&world, "/kind")), (STEP, json!("offered")));
    assert_eq!(world.at(Slice::Dialogs, "/top"), Value::Null, "one thing after the other");
    let keys: Vec<_> = (0..3).map(|index| value_at(&world, &format!("/fields/{index}/key"))).collect();
    assert_eq!(keys, ["DAY", "WEEK", "MONTH"]);
    send_event(&mut world, LimitOfferEvent::Decline);
    assert!(world.call(DECLINE).is_some());
    settle(&mut world);
    assert_eq!((world.address(), value_at(&world, "/kind")), ("/", json!("none")));
    assert_eq!(world.at(Slice::Dialogs, "/top/title/key"), "first-login-title");
}

#[test]
fn what_waited_for_the_registration_goes_on_after_the_offer() {
    let mut world = visitor_at("/rng");
    world.send(UiEvent::Game(GameEvent::Play("n3".into())));
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Register)));
    settle(&mut world);
    world.send(UiEvent::Register(RegisterEvent::Typed { field: Field::Username, value: Secret::new("newcomer") }));
    world.send(UiEvent::Register(RegisterEvent::Consent(true)));
    let password = || Secret::new("Harbour-canary-77");
    world.send(UiEvent::Register(RegisterEvent::Submit {
        password: password(),
        confirm_password: password(),
        payment_password: Secret::default(),
        verification_code: Secret::default(),
        captcha: Secret::default(),
    }));
    settle_with(&mut world, undecided(false));
    assert_eq!(world.address(), STEP);
    type_in(&mut world, LimitPeriod::Day, "50");
    send_event(&mut world, LimitOfferEvent::Set);
    settle(&mut world);
    assert!(world.address().starts_with("/game?"), "{}", world.address());
}

#[test]
fn whoever_goes_back_has_left_the_offer_and_is_welcomed() {
    let mut world = registered("/?modal=register");
    world.send(UiEvent::Route(RouteEvent::Close));
    settle(&mut world);
    assert_eq!(world.address(), "/");
    assert_eq!(world.at(Slice::Dialogs, "/top/title/key"), "first-login-title");
}

#[test]
fn nobody_is_held_up_by_an_offer_that_is_decided_or_can_not_be_had() {
    for answer in [ok(limits(true, true)), Err(Transport::Network), failed(404, "not_found", Value::Null)] {
        let world = member_with(STEP, with(LIMITS, || answer.clone()));
        assert_eq!(world.address(), "/");
    }
}

#[test]
fn each_amount_that_was_filled_in_is_set_by_a_call_of_its_own() {
    let mut world = member_with(STEP, undecided(false));
    type_in(&mut world, LimitPeriod::Day, "50");
    type_in(&mut world, LimitPeriod::Month, "1,000.50");
    send_event(&mut world, LimitOfferEvent::Set);
    let call = world.call(SET).cloned().expect("the first");
    let value = |amount: &str, period: &str| json!({ "kind": "DEPOSIT", "period": period, "to": { "amount": amount, "minutes": 0 } });
    assert_eq!(body_of(&call), value("50.00", "DAY"));
    assert_eq!((count(&world, Method::Post, SET), value_at(&world, "/busy")), (1, json!(true)));
    world.answer(call.call_id, ok(limits(true, false)));
    let call = world.call(SET).cloned().expect("the second");
    assert_eq!(body_of(&call), value("1000.50", "MONTH"));
    world.answer(call.call_id, ok(limits(true, false)));
    assert_eq!((world.address(), value_at(&world, "/kind")), ("/", json!("none")));
}

#[test]
fn an_empty_offer_says_what_is_missing_and_a_mistake_stands_at_its_amount() {
    let mut world = member_with(STEP, undecided(false));
    send_event(&mut world, LimitOfferEvent::Set);
    send_event(&mut world, LimitOfferEvent::Amount { period: LimitPeriod::Day, event: AmountEvent::Left });
    assert_eq!(value_at(&world, "/empty/key"), "limit-offer-empty", "leaving a field for the button takes it not away");
    type_in(&mut world, LimitPeriod::Week, "ten");
    assert_eq!(value_at(&world, "/empty"), Value::Null);
    type_in(&mut world, LimitPeriod::Day, "10");
    send_event(&mut world, LimitOfferEvent::Set);
    assert_eq!(value_at(&world, "/fields/1/amount/error/key"), "amount-not-an-amount");
    assert!(world.calls.is_empty(), "nothing is set by halves");
}

#[test]
fn a_refused_limit_stops_there_and_says_so() {
    let mut world = member_with(STEP, undecided(false));
    type_in(&mut world, LimitPeriod::Day, "50");
    type_in(&mut world, LimitPeriod::Week, "60");
    send_event(&mut world, LimitOfferEvent::Set);
    let first = call_id(&world, SET);
    world.answer(first, failed(422, "rule_broken", json!({ "fields": { "amount": "amount_too_large" } })));
    assert_eq!(value_at(&world, "/fields/0/amount/error/key"), "amount-most");
    assert!(world.calls.is_empty());
    send_event(&mut world, LimitOfferEvent::Set);
    assert!(world.calls.is_empty(), "what was refused is changed first");
    type_in(&mut world, LimitPeriod::Day, "40");
    send_event(&mut world, LimitOfferEvent::Set);
    let again = call_id(&world, SET);
    world.answer(again, Err(Transport::Timeout));
    assert_eq!(value_at(&world, "/problem/text/key"), "error-timeout");
}

#[test]
fn what_was_asked_for_is_set_also_when_the_offer_is_left_meanwhile() {
    let mut world = member_with(STEP, undecided(false));
    type_in(&mut world, LimitPeriod::Day, "50");
    type_in(&mut world, LimitPeriod::Week, "60");
    send_event(&mut world, LimitOfferEvent::Set);
    world.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!(world.address(), "/");
    let first = call_id(&world, SET);
    world.answer(first, ok(limits(true, false)));
    let second = world.call(SET).cloned().expect("the second goes all the same");
    assert_eq!(body_of(&second)["period"], "WEEK");
    world.answer(second.call_id, Err(Transport::Timeout));
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "error-timeout", "nobody thinks that it is set");
}

#[test]
fn none_is_no_answer_any_more_once_one_is_set() {
    let mut world = member_with(STEP, undecided(false));
    type_in(&mut world, LimitPeriod::Day, "50");
    type_in(&mut world, LimitPeriod::Week, "60");
    send_event(&mut world, LimitOfferEvent::Set);
    let first = call_id(&world, SET);
    world.answer(first, ok(limits(true, false)));
    let second = call_id(&world, SET);
    world.answer(second, Err(Transport::Timeout));
    assert_eq!(value_at(&world, "/decline"), Value::Null);
    send_event(&mut world, LimitOfferEvent::Decline);
    assert!(world.call(DECLINE).is_none());
}

#[test]
fn where_the_licence_demands_a_limit_none_is_no_answer() {
    let mut world = member_with(STEP, undecided(true));
    assert_eq!(value_at(&world, "/decline"), Value::Null);
    send_event(&mut world, LimitOfferEvent::Decline);
    assert!(world.calls.is_empty());
    send_event(&mut world, LimitOfferEvent::Set);
    assert_eq!(value_at(&world, "/empty/key"), "limit-offer-empty-demanded");
}

#[test]
fn the_deposit_page_makes_the_offer_before_the_first_deposit_and_again_when_the_server_asks() {
    let mut world = member_with("/?mc=depositv2", undecided(false));
    assert_eq!(value_at(&world, "/kind"), "offered");
    send_event(&mut world, LimitOfferEvent::Decline);
    settle(&mut world);
    assert_eq!((value_at(&world, "/kind"), world.address()), (json!("none"), "/?mc=depositv2"));
    world.send(UiEvent::Deposits(DepositsEvent::Amount(AmountEvent::Typed("50".into()))));
    world.send(UiEvent::Deposits(DepositsEvent::Ask));
    let needed = |call: &HttpCall| match (path(call), call.method) {
        ("/wps/member/deposits", Method::Post) => Some(failed(409, "limit_decision_needed", Value::Null)),
        (LIMITS, _) => Some(ok(limits(false, false))),
        _ => operator(call),
    };
    settle_with(&mut world, needed);
    assert_eq!(value_at(&world, "/kind"), "offered");
    assert_eq!(world.address(), "/?mc=depositv2", "it is made where one pays");
}

#[test]
fn a_visitor_is_asked_to_log_in_and_a_guest_of_the_demo_is_refused() {
    let world = visitor_at(STEP);
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    assert!(world.call(LIMITS).is_none());
}
