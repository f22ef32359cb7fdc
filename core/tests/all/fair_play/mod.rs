//! Play in control: the machines of its page, where help is found, and what a break from play says everywhere else.

mod breaks;
mod limits;

use crate::support::fair_play::{check, ended_exclusion, free, history, limits, on_break, raised, sample_limits, set};
use crate::support::*;
use crate::ways;
use lumora_core::domain::fair_play::{ExclusionKind, LimitKind, LimitPeriod, Span};
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const LIMIT: &str = "/wps/fair-play/limit";
const CONFIRM: &str = "/wps/fair-play/limit/confirm";
const EXCLUSION: &str = "/wps/fair-play/exclusion";
const DAY: (LimitKind, LimitPeriod) = (LimitKind::Deposit, LimitPeriod::Day);

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::FairPlay, pointer)
}

fn send_event(world: &mut World, event: FairPlayEvent) {
    world.send(UiEvent::FairPlay(event));
}

fn limit(world: &mut World, event: LimitEvent) {
    send_event(world, FairPlayEvent::Limit(event));
}

fn edit(world: &mut World, (kind, period): (LimitKind, LimitPeriod)) {
    limit(world, LimitEvent::Edit { kind, period });
}

fn typed(world: &mut World, text: &str) {
    limit(world, LimitEvent::Amount(AmountEvent::Typed(text.to_owned())));
}

/// Answers everything, calls of this method and path like this.
fn settle_like(world: &mut World, method: Method, path: &'static str, answer: Value) {
    settle_with(world, move |call: &HttpCall| {
        let is_meant = call.method == method && call.url.split('?').next() == Some(path);
        if is_meant { Some(ok(answer.clone())) } else { ways::other(call) }
    });
}

fn page_with(method: Method, path: &'static str, answer: Value) -> World {
    let mut world = member_at("/");
    world.visit("/?mc=fairPlay");
    settle_like(&mut world, method, path, answer);
    world
}

fn page() -> World {
    page_with(Method::Get, "/wps/fair-play/limits", sample_limits(false))
}

fn body(world: &World, path: &str) -> Value {
    let call = world.call(path).unwrap_or_else(|| panic!("{path} was not called"));
    serde_json::from_str(call.body.as_ref().expect("a body").reveal()).expect("JSON")
}

#[test]
fn the_page_is_for_members_and_a_visitor_is_asked_to_log_in() {
    let mut world = visitor_at("/");
    world.visit("/?mc=fairPlay");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    assert!(world.call("/wps/fair-play/overview").is_none());
}

#[test]
fn figures_stand_in_four_spans_of_time_with_what_was_paid_in_net() {
    let world = page();
    assert_eq!(value_at(&world, "/overview/columns/3/key"), "ever");
    assert_eq!(value_at(&world, "/overview/rows/0/cells/1"), "$150.00");
    assert_eq!(value_at(&world, "/overview/rows/4/cells/0"), "-$30.00");
    assert_eq!(value_at(&world, "/overview/rows/5/cells/0/args"), json!({ "hours": 1, "minutes": 15 }));
    assert_eq!(value_at(&world, "/overview/netDeposits"), "$4,000.00");
    assert_eq!(value_at(&world, "/overview/since"), "2025-03-02");
}

#[test]
fn a_reality_check_is_chosen_first_and_kept_then() {
    let mut world = page();
    assert_eq!(value_at(&world, "/check/save"), Value::Null);
    send_event(&mut world, FairPlayEvent::Interval(7));
    assert_eq!(value_at(&world, "/check/save"), Value::Null, "that is not offered");
    send_event(&mut world, FairPlayEvent::Interval(60));
    assert_eq!(value_at(&world, "/check/options/3/selected"), true);
    assert!(world.calls.is_empty(), "walking through the choices changes nothing");
    send_event(&mut world, FairPlayEvent::SaveInterval);
    assert_eq!(body(&world, "/wps/fair-play/realityCheck/interval"), json!({ "minutes": 60 }));
    settle_like(&mut world, Method::Post, "/wps/fair-play/realityCheck/interval", check(60));
    assert_eq!(value_at(&world, "/check/save"), Value::Null);
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-consent-saved");
}

fn test_event(world: &mut World, event: SelfTestEvent) {
    send_event(world, FairPlayEvent::SelfTest(event));
}

#[test]
fn the_questionnaire_wants_an_answer_to_each_question_and_says_what_the_sum_means() {
    let mut world = page();
    test_event(&mut world, SelfTestEvent::Send);
    assert_eq!(value_at(&world, "/selfTest/questions"), json!([]));
    test_event(&mut world, SelfTestEvent::Begin);
    for question in 0..8 {
        test_event(&mut world, SelfTestEvent::Answer { question, answer: 1 });
    }
    test_event(&mut world, SelfTestEvent::Answer { question: 9, answer: 1 });
    test_event(&mut world, SelfTestEvent::Answer { question: 8, answer: 4 });
    test_event(&mut world, SelfTestEvent::Send);
    assert!(world.calls.is_empty(), "one is left out");
    assert_eq!(value_at(&world, "/selfTest/questions/8/error/key"), "fair-test-left-out");
    assert_eq!(value_at(&world, "/selfTest/questions/7/error"), Value::Null);
    test_event(&mut world, SelfTestEvent::Answer { question: 8, answer: 1 });
    test_event(&mut world, SelfTestEvent::Send);
    assert_eq!(body(&world, "/wps/fair-play/selfTest"), json!({ "answers": [1, 1, 1, 1, 1, 1, 1, 1, 1] }));
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/selfTest/result/title/args/band"), "HIGH");
    assert_eq!(value_at(&world, "/selfTest/result/score/args/score"), 9);
    test_event(&mut world, SelfTestEvent::Begin);
    assert_eq!(value_at(&world, "/selfTest/questions/0/answers/1/selected"), false, "a new one begins empty");
}

#[test]
fn the_history_names_what_it_knows_and_goes_back_as_far_as_it_is_asked() {
    let mut world = page();
    assert_eq!(value_at(&world, "/history/lines/0/to"), "$100.00");
    assert_eq!(value_at(&world, "/history/lines/0/about/args/kind"), "DEPOSIT");
    assert_eq!(value_at(&world, "/history/lines/1/to/args/hours"), 2);
    assert_eq!(value_at(&world, "/history/lines/2/to/args/count"), 30);
    assert_eq!(value_at(&world, "/history/lines/3/to/args/span"), "HOURS_24");
    assert_eq!(value_at(&world, "/history/lines/3/by/args/actor"), "OPERATOR");
    assert_eq!(value_at(&world, "/history/lines/4/to"), Value::Null);
    send_event(&mut world, FairPlayEvent::MoreHistory);
    assert_eq!(world.calls[0].url, "/wps/fair-play/history?after=h5");
    send_event(&mut world, FairPlayEvent::MoreHistory);
    assert_eq!(world.calls.len(), 1);
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/history/lines").as_array().map(Vec::len), Some(6));
    assert_eq!(value_at(&world, "/history/more"), Value::Null);
    assert_eq!(history()["content"].as_array().map(Vec::len), Some(5));
}

#[test]
fn help_is_found_by_visitors_too_and_only_safe_addresses_are_followed() {
    let mut world = visitor_at("/fair-play");
    let value_at = |world: &World, pointer: &str| world.at(Slice::HelpLines, pointer);
    assert_eq!(value_at(&world, "/lines/0/href"), "https://www.gamblingtherapy.org");
    world.send(UiEvent::HelpLines(HelpLinesEvent::Country("XX".into())));
    assert!(world.calls.is_empty(), "no such country is offered");
    world.send(UiEvent::HelpLines(HelpLinesEvent::Country("GB".into())));
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/country"), "GB");
    assert_eq!(value_at(&world, "/lines/0/dial"), "tel:08088020133");
    assert_eq!((value_at(&world, "/lines/1/href"), value_at(&world, "/lines/1/dial")), (json!(""), json!("")));
}

#[test]
fn the_foot_of_the_page_leads_a_member_to_the_own_page_and_everybody_else_to_the_open_one() {
    assert_eq!(visitor_at("/").at(Slice::Footer, "/control/href"), "/fair-play");
    assert_eq!(member_at("/rng").at(Slice::Footer, "/control/href"), "/rng?mc=fairPlay");
}

#[test]
fn nothing_of_it_stays_when_the_page_closes() {
    let mut world = page();
    edit(&mut world, DAY);
    world.visit("/");
    assert_eq!(value_at(&world, "/limits/groups"), json!([]));
    limit(&mut world, LimitEvent::Set);
    assert!(world.calls.is_empty());
}
