//! Team overview (section 2, "Agent centre"): parts of the tree, spans, the change to the days before, the trend.

use crate::support::agents::*;
use crate::support::*;
use lumora_core::domain::agent::team::TeamSpan;
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::AgentTeam, pointer)
}

fn send_event(world: &mut World, event: AgentTeamEvent) {
    world.send(UiEvent::AgentTeam(event));
}

/// The figure with this key: what it shows, and how it has changed.
fn figure(world: &World, key: &str) -> (Value, Value) {
    let figures = value_at(world, "/figures");
    let figure = figures.as_array().unwrap().iter().find(|it| it["key"] == key).cloned().unwrap_or_default();
    (figure["value"].clone(), figure["change"].clone())
}

fn page(value: Value) -> World {
    agent_with("/?ac=team", move |call| (path(call) == TEAM).then(|| ok(value.clone())))
}

#[test]
fn a_figure_says_how_it_stands_to_the_days_before() {
    let world = page(overview());
    let (value, change) = figure(&world, "deposits");
    assert_eq!(value, "$984.00");
    assert_eq!(change["key"], "team-change");
    assert_eq!((&change["args"]["difference"], &change["args"]["percent"]), (&json!("+$492.00"), &json!("+100.0%")));
    assert_eq!(figure(&world, "wages").1["key"], "team-same");
    assert_eq!(figure(&world, "newMembers").0, "8");
}

#[test]
fn without_anything_before_there_is_no_percentage() {
    let mut value = overview();
    value["team"]["before"] = json!({});
    let (_, change) = figure(&page(value), "turnover");
    assert_eq!((&change["key"], &change["args"]["percent"]), (&json!("team-change-plain"), &Value::Null));
}

#[test]
fn own_play_shows_apart_and_has_no_registrations() {
    let mut world = page(overview());
    assert_eq!(value_at(&world, "/standing/0/value"), "80");
    send_event(&mut world, AgentTeamEvent::Share(TeamShare::Own));
    assert_eq!(value_at(&world, "/standing"), json!([]));
    assert_eq!(figure(&world, "newMembers").0, Value::Null);
    assert_eq!(figure(&world, "deposits").0, "$123.00");
    assert!(world.calls.is_empty(), "nothing is asked for again");
}

#[test]
fn other_days_are_asked_for_once() {
    let mut world = page(overview());
    send_event(&mut world, AgentTeamEvent::Span(TeamSpan::Week));
    assert!(world.calls.is_empty(), "they show already");
    send_event(&mut world, AgentTeamEvent::Span(TeamSpan::Quarter));
    assert!(world.call(TEAM).unwrap().url.ends_with("span=DAYS_90"));
    assert_eq!(value_at(&world, "/status/kind"), "loading");
}

#[test]
fn the_chart_and_the_list_hold_the_same_days_the_other_way_round() {
    let mut world = page(overview());
    let (bars, days) = (value_at(&world, "/bars"), value_at(&world, "/days"));
    let keys = |list: &Value| -> Vec<Value> { list.as_array().unwrap().iter().map(|it| it["key"].clone()).collect() };
    let mut turned = keys(&days);
    turned.reverse();
    assert_eq!(keys(&bars), turned);
    assert_eq!((&bars[6]["percent"], &bars[0]["percent"]), (&json!(100), &json!(14)));
    send_event(&mut world, AgentTeamEvent::Series(TeamSeries::New));
    assert_eq!(value_at(&world, "/bars/6/label/args/net"), "7");
}

#[test]
fn what_failed_can_be_asked_for_again() {
    let mut world = agent_with("/?ac=team", |call| (path(call) == TEAM).then_some(Err(Transport::Network)));
    assert_eq!(value_at(&world, "/status/kind"), "failed");
    send_event(&mut world, AgentTeamEvent::Retry);
    settle_agent(&mut world, |call| (path(call) == TEAM).then(|| ok(overview())));
    assert_eq!(value_at(&world, "/status/kind"), "ready");
}
