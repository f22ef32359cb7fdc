//! Downline management (section 2, "Agent centre"): the tree level by level, the file of one, its forms, and money that goes down once.

use crate::support::agents::*;
use crate::support::payouts::PIN;
use crate::support::*;
use lumora_core::domain::agent::downline::DownlineSort;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn at(world: &World, pointer: &str) -> Value {
    world.at(Slice::AgentDownline, pointer)
}

fn say(world: &mut World, event: AgentDownlineEvent) {
    world.send(UiEvent::AgentDownline(event));
}

fn answers(call: &HttpCall) -> Answer {
    answer(path(call)).map(ok)
}

fn page() -> World {
    agent_with("/?ac=downline", answers)
}

fn open_file() -> World {
    agent_with("/?ac=downline&item=d1", answers)
}

fn accounts(world: &World) -> Vec<Value> {
    at(world, "/lines").as_array().unwrap().iter().map(|it| it["account"].clone()).collect()
}

#[test]
fn a_level_leads_down_and_a_line_of_names_leads_back() {
    let mut world = page();
    assert_eq!(accounts(&world), ["bobagent", "cleomember"]);
    assert_eq!((at(&world, "/path"), at(&world, "/lines/1/below")), (json!([]), Value::Null));
    say(&mut world, AgentDownlineEvent::Level("d1".into()));
    assert!(world.call(DOWNLINE).unwrap().url.contains("parent=d1"));
    settle_agent(&mut world, |call| (path(call) == DOWNLINE).then(|| ok(level(&["ada", "bobagent"]))));
    let names = at(&world, "/path");
    assert_eq!(
        (&names[0]["name"], &names[1]["name"], &names[2]["name"]),
        (&Value::Null, &json!("ada"), &json!("bobagent"))
    );
    assert_eq!((&names[1]["current"], &names[2]["current"]), (&json!(false), &json!(true)));
    say(&mut world, AgentDownlineEvent::Level(String::new()));
    assert!(!world.call(DOWNLINE).unwrap().url.contains("parent"));
}

#[test]
fn a_search_needs_two_letters_and_takes_the_place_of_the_level() {
    let mut world = page();
    say(&mut world, AgentDownlineEvent::Level("d1".into()));
    settle_agent(&mut world, answers);
    say(&mut world, AgentDownlineEvent::Search("b".into()));
    assert!(world.calls.is_empty());
    say(&mut world, AgentDownlineEvent::Search(" bo ".into()));
    let url = world.call(DOWNLINE).unwrap().url.clone();
    assert!(url.contains("search=bo") && !url.contains("parent"), "{url}");
    assert_eq!(at(&world, "/searching"), true);
}

#[test]
fn another_order_begins_the_list_anew_and_more_follows_the_cursor() {
    let mut world = page();
    say(&mut world, AgentDownlineEvent::Sort(DownlineSort::Balance));
    let url = world.call(DOWNLINE).unwrap().url.clone();
    assert!(url.contains("sort=BALANCE") && url.contains("order=DESC"), "{url}");
    settle_agent(&mut world, answers);
    say(&mut world, AgentDownlineEvent::More);
    assert!(world.call(DOWNLINE).unwrap().url.contains("cursor=bob"), "{}", world.call(DOWNLINE).unwrap().url);
    settle_agent(&mut world, |call| {
        let rest = || ok(json!({ "content": [downline("d3", "emma1", 0)], "next": "" }));
        (path(call) == DOWNLINE).then(rest)
    });
    assert_eq!(accounts(&world), ["bobagent", "cleomember", "emma1"]);
    assert_eq!(at(&world, "/more"), Value::Null);
}

#[test]
fn the_file_that_the_address_names_is_open_and_offers_what_the_agent_may_do() {
    let world = open_file();
    assert_eq!(at(&world, "/file/line/account"), "bobagent");
    let offers: Vec<Value> =
        at(&world, "/file/offers").as_array().unwrap().iter().map(|it| it["key"].clone()).collect();
    assert_eq!(offers, ["transfer", "rates", "message", "labels", "freeze"]);
    let mut world = page();
    world.visit("/?ac=downline&item=d1");
    assert!(world.call(FILE).unwrap().url.ends_with("id=d1"));
    settle_agent(&mut world, answers);
    world.back();
    assert_eq!(at(&world, "/file"), Value::Null);
}

#[test]
fn an_id_of_nobody_says_so() {
    let world = agent_with("/?ac=downline&item=d9", |call| {
        if path(call) == FILE { Some(failed(404, "not_found", Value::Null)) } else { answers(call) }
    });
    assert_eq!(at(&world, "/file/unknown"), true);
}

#[test]
fn a_freeze_needs_a_reason_and_is_told() {
    let mut world = open_file();
    say(&mut world, AgentDownlineEvent::Freeze("asked for a break".into()));
    assert!(world.calls.is_empty(), "the form is not open");
    say(&mut world, AgentDownlineEvent::Act(DownlineAct::Freeze));
    say(&mut world, AgentDownlineEvent::Freeze("no".into()));
    assert_eq!((at(&world, "/act/wrong/key"), world.calls.len()), (json!("downline-reason-wrong"), 0));
    say(&mut world, AgentDownlineEvent::Freeze("asked for a break".into()));
    assert!(at(&world, "/act/busy").as_bool().unwrap());
    settle_agent(&mut world, |call| {
        if path(call) == FREEZE { Some(ok(json!({ "status": "FROZEN" }))) } else { answers(call) }
    });
    assert_eq!((at(&world, "/act"), at(&world, "/told/key")), (Value::Null, json!("downline-frozen")));
}

#[test]
fn what_is_refused_stays_in_its_form() {
    let mut world = open_file();
    say(&mut world, AgentDownlineEvent::Act(DownlineAct::Message));
    say(&mut world, AgentDownlineEvent::Message { title: "Hello".into(), text: String::new() });
    assert_eq!(at(&world, "/act/wrong/key"), "downline-text-wrong");
    say(&mut world, AgentDownlineEvent::Message { title: "Hello".into(), text: "Good day.".into() });
    settle_agent(&mut world, |call| {
        if path(call) == MESSAGE { Some(failed(403, "agent_right_missing", Value::Null)) } else { answers(call) }
    });
    assert_eq!(
        (at(&world, "/act/kind"), at(&world, "/refused/text/key")),
        (json!("message"), json!("error-agent-right"))
    );
}

#[test]
fn without_a_file_only_a_message_to_all_can_be_written() {
    let mut world = page();
    for act in [DownlineAct::Freeze, DownlineAct::Labels, DownlineAct::Transfer, DownlineAct::Rates] {
        say(&mut world, AgentDownlineEvent::Act(act));
        assert_eq!(at(&world, "/act"), Value::Null, "{act:?}");
    }
    say(&mut world, AgentDownlineEvent::Act(DownlineAct::Message));
    assert_eq!(at(&world, "/act/title/key"), "downline-message-all");
}

#[test]
fn a_transfer_is_reviewed_sent_once_and_gives_a_number() {
    let mut world = open_file();
    say(&mut world, AgentDownlineEvent::Act(DownlineAct::Transfer));
    settle_agent(&mut world, answers);
    assert_eq!(at(&world, "/act/transfer/form/kind"), "filling");
    say(&mut world, AgentDownlineEvent::Amount(AmountEvent::Typed("50".into())));
    say(&mut world, AgentDownlineEvent::Review);
    assert_eq!(at(&world, "/act/transfer/form/kind"), "reviewing");
    say(&mut world, AgentDownlineEvent::Close);
    say(&mut world, AgentDownlineEvent::Act(DownlineAct::Transfer));
    settle_agent(&mut world, answers);
    say(&mut world, AgentDownlineEvent::Amount(AmountEvent::Typed("50".into())));
    say(&mut world, AgentDownlineEvent::Review);
    say(&mut world, AgentDownlineEvent::Send(Secret::new(PIN)));
    say(&mut world, AgentDownlineEvent::Send(Secret::new(PIN)));
    settle_agent(&mut world, |call| {
        let done = || {
            ok(
                json!({ "id": "t1", "orderNo": "D-2345", "account": "bobagent", "amount": "50.00", "at": "2026-11-21T03:04:05Z" }),
            )
        };
        if call.method == Method::Post && path(call) == TRANSFER { Some(done()) } else { answers(call) }
    });
    assert_eq!(at(&world, "/act/transfer/form/kind"), "sent", "{}", at(&world, "/act"));
    assert_eq!(at(&world, "/act/transfer/form/orderNo"), "D-2345");
}

#[test]
fn money_that_can_not_go_there_says_so() {
    let mut world = open_file();
    say(&mut world, AgentDownlineEvent::Act(DownlineAct::Transfer));
    settle_agent(&mut world, |call| {
        if path(call) == TRANSFER_OPTIONS { Some(ok(transfer_options(false))) } else { answers(call) }
    });
    assert_eq!(at(&world, "/act/transfer/form/why/key"), "downline-transfer-closed");
}

fn rate(product: &str, value: &str) -> AgentDownlineEvent {
    AgentDownlineEvent::Rate { product: product.into(), value: value.into() }
}

fn rates_form() -> World {
    let mut world = open_file();
    say(&mut world, AgentDownlineEvent::Act(DownlineAct::Rates));
    assert!(world.call(RATES).unwrap().url.ends_with("memberId=d1"));
    settle_agent(&mut world, answers);
    world
}

/// The input of a product.
fn input(world: &World, product: &str) -> Value {
    let inputs = at(world, "/act/rates/filling/inputs");
    inputs.as_array().unwrap().iter().find(|it| it["product"] == product).cloned().unwrap_or_default()
}

#[test]
fn the_form_of_rates_shows_what_stands_its_bounds_and_every_change_before() {
    let world = rates_form();
    let products: Vec<Value> =
        at(&world, "/act/rates/filling/inputs").as_array().unwrap().iter().map(|it| it["product"].clone()).collect();
    assert_eq!(products, ["ALL", "LIVE", "RNG"], "what either side or somebody below has a rate of");
    let rng = input(&world, "RNG");
    assert_eq!(
        (&rng["value"], &rng["bounds"]["args"]["least"], &rng["bounds"]["args"]["most"]),
        (&json!("0.35"), &json!("0.30%"), &json!("0.50%"))
    );
    assert_eq!(input(&world, "LIVE")["value"], "0.20", "that of all reaches live games");
    assert_eq!(at(&world, "/act/rates/filling/from/args/day"), "2026-11-22");
    let history = at(&world, "/act/rates/history");
    assert_eq!(
        (&history[0]["facts"][0]["value"], &history[1]["by"]["key"]),
        (&json!("0.15% \u{2192} 0.20%"), &json!("downline-rates-by-operator"))
    );
}

#[test]
fn a_rate_out_of_its_bounds_is_refused_before_anything_is_sent_and_says_what_helps() {
    let mut world = rates_form();
    say(&mut world, AgentDownlineEvent::Review);
    assert_eq!(at(&world, "/refused/text/key"), "error-rates-same");
    for (product, typed, words) in [
        ("ALL", "0.51", "agent-register-rate-above"),
        ("LIVE", "0,3", "agent-register-rate-above"),
        ("RNG", "0.29", "downline-rate-below"),
        ("RNG", "x", "agent-register-rate-wrong"),
    ] {
        let stands = input(&world, product)["value"].as_str().unwrap().to_owned();
        say(&mut world, rate(product, typed));
        say(&mut world, AgentDownlineEvent::Review);
        assert_eq!(input(&world, product)["error"]["key"], words, "{product} {typed}");
        assert_eq!((at(&world, "/act/rates/review"), world.calls.len()), (Value::Null, 0));
        say(&mut world, rate(product, &stands));
    }
    say(&mut world, rate("RNG", "0.29"));
    say(&mut world, AgentDownlineEvent::Review);
    let said = input(&world, "RNG")["error"]["args"].clone();
    assert_eq!((&said["least"], &said["name"]), (&json!("0.30%"), &json!("bobagent")));
}

#[test]
fn rates_are_reviewed_sent_once_under_the_payment_password_and_told() {
    let mut world = rates_form();
    say(&mut world, rate("ALL", "0.25"));
    say(&mut world, AgentDownlineEvent::Review);
    let facts = at(&world, "/act/rates/review/facts");
    assert_eq!((&facts[0]["value"], facts.as_array().unwrap().len()), (&json!("0.20% \u{2192} 0.25%"), 1));
    say(&mut world, AgentDownlineEvent::Send(Secret::new("")));
    assert_eq!((at(&world, "/act/rates/review/pin/error/key"), world.calls.len()), (json!("pin-empty"), 0));
    say(&mut world, AgentDownlineEvent::Send(Secret::new(PIN)));
    say(&mut world, AgentDownlineEvent::Send(Secret::new(PIN)));
    say(&mut world, AgentDownlineEvent::Close);
    assert_eq!(at(&world, "/act/kind"), "rates", "it is on its way");
    settle_agent(&mut world, |call| {
        let changed = call.method == Method::Post && path(call) == RATES;
        if changed { Some(ok(changed_rates())) } else { answers(call) }
    });
    assert_eq!((at(&world, "/act"), at(&world, "/told/key")), (Value::Null, json!("downline-rates-set")));
    assert_eq!(at(&world, "/told/args/day"), "2026-11-22");
}

#[test]
fn what_the_server_refuses_of_rates_stands_at_its_input() {
    let mut world = rates_form();
    say(&mut world, rate("ALL", "0.25"));
    say(&mut world, AgentDownlineEvent::Review);
    say(&mut world, AgentDownlineEvent::Send(Secret::new(PIN)));
    settle_agent(&mut world, |call| {
        let value = json!({ "fields": { "rates.ALL": "rate_too_low" },
            "rates": [{ "fault": "BELOW_DOWNLINE", "product": "ALL", "most": 50, "least": 30 }] });
        let refused = call.method == Method::Post && path(call) == RATES;
        if refused { Some(failed(422, "rule_broken", value)) } else { answers(call) }
    });
    assert_eq!(input(&world, "ALL")["error"]["key"], "downline-rate-below", "{}", at(&world, "/act"));
    assert_eq!(input(&world, "ALL")["value"], "0.25", "what was typed stays");
    assert_eq!(at(&world, "/refused"), Value::Null);
}
