//! Downline management (section 2, "Agent centre"): the tree level by level, the file of one and its forms.

use crate::support::agents::*;
use crate::support::*;
use lumora_core::domain::agent::downline::DownlineSort;
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

pub fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::AgentDownline, pointer)
}

pub fn send_event(world: &mut World, event: AgentDownlineEvent) {
    world.send(UiEvent::AgentDownline(event));
}

pub fn answers(call: &HttpCall) -> Answer {
    answer(path(call)).map(ok)
}

fn page() -> World {
    agent_with("/?ac=downline", answers)
}

pub fn open_file() -> World {
    agent_with("/?ac=downline&item=d1", answers)
}

fn accounts(world: &World) -> Vec<Value> {
    value_at(world, "/lines").as_array().unwrap().iter().map(|it| it["account"].clone()).collect()
}

#[test]
fn a_level_leads_down_and_a_line_of_names_leads_back() {
    let mut world = page();
    assert_eq!(accounts(&world), ["bobagent", "cleomember"]);
    assert_eq!((value_at(&world, "/path"), value_at(&world, "/lines/1/below")), (json!([]), Value::Null));
    send_event(&mut world, AgentDownlineEvent::Level("d1".into()));
    assert!(world.call(DOWNLINE).unwrap().url.contains("parent=d1"));
    settle_agent(&mut world, |call| (path(call) == DOWNLINE).then(|| ok(level(&["ada", "bobagent"]))));
    let names = value_at(&world, "/path");
    assert_eq!(
        (&names[0]["name"], &names[1]["name"], &names[2]["name"]),
        (&Value::Null, &json!("ada"), &json!("bobagent"))
    );
    assert_eq!((&names[1]["current"], &names[2]["current"]), (&json!(false), &json!(true)));
    send_event(&mut world, AgentDownlineEvent::Level(String::new()));
    assert!(!world.call(DOWNLINE).unwrap().url.contains("parent"));
}

#[test]
fn a_search_needs_two_letters_and_takes_the_place_of_the_level() {
    let mut world = page();
    send_event(&mut world, AgentDownlineEvent::Level("d1".into()));
    settle_agent(&mut world, answers);
    send_event(&mut world, AgentDownlineEvent::Search("b".into()));
    assert!(world.calls.is_empty());
    send_event(&mut world, AgentDownlineEvent::Search(" bo ".into()));
    let url = world.call(DOWNLINE).unwrap().url.clone();
    assert!(url.contains("search=bo") && !url.contains("parent"), "{url}");
    assert_eq!(value_at(&world, "/searching"), true);
}

#[test]
fn another_order_begins_the_list_anew_and_more_follows_the_cursor() {
    let mut world = page();
    send_event(&mut world, AgentDownlineEvent::Sort(DownlineSort::Balance));
    let url = world.call(DOWNLINE).unwrap().url.clone();
    assert!(url.contains("sort=BALANCE") && url.contains("order=DESC"), "{url}");
    settle_agent(&mut world, answers);
    send_event(&mut world, AgentDownlineEvent::More);
    assert!(world.call(DOWNLINE).unwrap().url.contains("cursor=bob"), "{}", world.call(DOWNLINE).unwrap().url);
    settle_agent(&mut world, |call| {
        let rest = || ok(json!({ "content": [downline("d3", "emma1", 0)], "next": "" }));
        (path(call) == DOWNLINE).then(rest)
    });
    assert_eq!(accounts(&world), ["bobagent", "cleomember", "emma1"]);
    assert_eq!(value_at(&world, "/more"), Value::Null);
}

#[test]
fn the_file_that_the_address_names_is_open_and_offers_what_the_agent_may_do() {
    let world = open_file();
    assert_eq!(value_at(&world, "/file/line/account"), "bobagent");
    let offers: Vec<Value> =
        value_at(&world, "/file/offers").as_array().unwrap().iter().map(|it| it["key"].clone()).collect();
    assert_eq!(offers, ["transfer", "rates", "message", "labels", "freeze"]);
    let mut world = page();
    world.visit("/?ac=downline&item=d1");
    assert!(world.call(FILE).unwrap().url.ends_with("id=d1"));
    settle_agent(&mut world, answers);
    world.back();
    assert_eq!(value_at(&world, "/file"), Value::Null);
}

#[test]
fn an_id_of_nobody_says_so() {
    let world = agent_with("/?ac=downline&item=d9", |call| {
        if path(call) == FILE { Some(failed(404, "not_found", Value::Null)) } else { answers(call) }
    });
    assert_eq!(value_at(&world, "/file/unknown"), true);
}

#[test]
fn a_freeze_needs_a_reason_and_is_told() {
    let mut world = open_file();
    send_event(&mut world, AgentDownlineEvent::Freeze("asked for a break".into()));
    assert!(world.calls.is_empty(), "the form is not open");
    send_event(&mut world, AgentDownlineEvent::Act(DownlineAct::Freeze));
    send_event(&mut world, AgentDownlineEvent::Freeze("no".into()));
    assert_eq!((value_at(&world, "/act/wrong/key"), world.calls.len()), (json!("downline-reason-wrong"), 0));
    send_event(&mut world, AgentDownlineEvent::Freeze("asked for a break".into()));
    assert!(value_at(&world, "/act/busy").as_bool().unwrap());
    settle_agent(&mut world, |call| {
        if path(call) == FREEZE { Some(ok(json!({ "status": "FROZEN" }))) } else { answers(call) }
    });
    assert_eq!((value_at(&world, "/act"), value_at(&world, "/told/key")), (Value::Null, json!("downline-frozen")));
}

#[test]
fn what_is_refused_stays_in_its_form() {
    let mut world = open_file();
    send_event(&mut world, AgentDownlineEvent::Act(DownlineAct::Message));
    send_event(&mut world, AgentDownlineEvent::Message { title: "Hello".into(), text: String::new() });
    assert_eq!(value_at(&world, "/act/wrong/key"), "downline-text-wrong");
    send_event(&mut world, AgentDownlineEvent::Message { title: "Hello".into(), text: "Good day.".into() });
    settle_agent(&mut world, |call| {
        if path(call) == MESSAGE { Some(failed(403, "agent_right_missing", Value::Null)) } else { answers(call) }
    });
    assert_eq!(
        (value_at(&world, "/act/kind"), value_at(&world, "/refused/text/key")),
        (json!("message"), json!("error-agent-right"))
    );
}

#[test]
fn without_a_file_only_a_message_to_all_can_be_written() {
    let mut world = page();
    for act in [DownlineAct::Freeze, DownlineAct::Labels, DownlineAct::Transfer, DownlineAct::Rates] {
        send_event(&mut world, AgentDownlineEvent::Act(act));
        assert_eq!(value_at(&world, "/act"), Value::Null, "{act:?}");
    }
    send_event(&mut world, AgentDownlineEvent::Act(DownlineAct::Message));
    assert_eq!(value_at(&world, "/act/title/key"), "downline-message-all");
}
