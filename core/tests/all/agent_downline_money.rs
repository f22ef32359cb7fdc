//! What a payment password guards in downline management (section 2, "Agent centre"): money goes down once, and rates of rebate change within their bounds.

use super::agent_downline::{answers, open_file, send_event, value_at};
use crate::support::agents::*;
use crate::support::payouts::PIN;
use crate::support::*;
use lumora_core::effect::Method;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn transfer_value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::AgentTransfer, pointer)
}

fn send_transfer_event(world: &mut World, event: AgentTransferEvent) {
    world.send(UiEvent::AgentTransfer(event));
}

fn rates_value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::AgentRates, pointer)
}

fn send_rates_event(world: &mut World, event: AgentRatesEvent) {
    world.send(UiEvent::AgentRates(event));
}

#[test]
fn a_transfer_is_reviewed_sent_once_and_gives_a_number() {
    let mut world = open_file();
    send_event(&mut world, AgentDownlineEvent::Act(DownlineAct::Transfer));
    settle_agent(&mut world, answers);
    assert_eq!(transfer_value_at(&world, "/form/kind"), "filling");
    send_transfer_event(&mut world, AgentTransferEvent::Amount(AmountEvent::Typed("50".into())));
    send_transfer_event(&mut world, AgentTransferEvent::Review);
    assert_eq!(transfer_value_at(&world, "/form/kind"), "reviewing");
    send_event(&mut world, AgentDownlineEvent::Close);
    send_event(&mut world, AgentDownlineEvent::Act(DownlineAct::Transfer));
    settle_agent(&mut world, answers);
    send_transfer_event(&mut world, AgentTransferEvent::Amount(AmountEvent::Typed("50".into())));
    send_transfer_event(&mut world, AgentTransferEvent::Review);
    send_transfer_event(&mut world, AgentTransferEvent::Send(Secret::new(PIN)));
    send_transfer_event(&mut world, AgentTransferEvent::Send(Secret::new(PIN)));
    settle_agent(&mut world, |call| {
        let done = || {
            ok(
                json!({ "id": "t1", "orderNo": "D-2345", "account": "bobagent", "amount": "50.00", "at": "2026-11-21T03:04:05Z" }),
            )
        };
        if call.method == Method::Post && path(call) == TRANSFER { Some(done()) } else { answers(call) }
    });
    assert_eq!(transfer_value_at(&world, "/form/kind"), "sent", "{}", transfer_value_at(&world, ""));
    assert_eq!(transfer_value_at(&world, "/form/orderNo"), "D-2345");
}

#[test]
fn money_that_can_not_go_there_says_so() {
    let mut world = open_file();
    send_event(&mut world, AgentDownlineEvent::Act(DownlineAct::Transfer));
    settle_agent(&mut world, |call| {
        if path(call) == TRANSFER_OPTIONS { Some(ok(transfer_options(false))) } else { answers(call) }
    });
    assert_eq!(transfer_value_at(&world, "/form/why/key"), "downline-transfer-closed");
}

fn rate(product: &str, value: &str) -> AgentRatesEvent {
    AgentRatesEvent::Rate { product: product.into(), value: value.into() }
}

fn rates_form() -> World {
    let mut world = open_file();
    send_event(&mut world, AgentDownlineEvent::Act(DownlineAct::Rates));
    assert!(world.call(RATES).unwrap().url.ends_with("memberId=d1"));
    settle_agent(&mut world, answers);
    world
}

/// The input of a product.
fn input(world: &World, product: &str) -> Value {
    let inputs = rates_value_at(world, "/filling/inputs");
    inputs.as_array().unwrap().iter().find(|it| it["product"] == product).cloned().unwrap_or_default()
}

#[test]
fn the_form_of_rates_shows_what_stands_its_bounds_and_every_change_before() {
    let world = rates_form();
    let products: Vec<Value> =
        rates_value_at(&world, "/filling/inputs").as_array().unwrap().iter().map(|it| it["product"].clone()).collect();
    assert_eq!(products, ["ALL", "LIVE", "RNG"], "what either side or somebody below has a rate of");
    let rng = input(&world, "RNG");
    assert_eq!(
        (&rng["value"], &rng["bounds"]["args"]["least"], &rng["bounds"]["args"]["most"]),
        (&json!("0.35"), &json!("0.30%"), &json!("0.50%"))
    );
    assert_eq!(input(&world, "LIVE")["value"], "0.20", "that of all reaches live games");
    assert_eq!(rates_value_at(&world, "/filling/from/args/day"), "2026-11-22");
    let history = rates_value_at(&world, "/history");
    assert_eq!(
        (&history[0]["facts"][0]["value"], &history[1]["by"]["key"]),
        (&json!("0.15% \u{2192} 0.20%"), &json!("downline-rates-by-operator"))
    );
}

#[test]
fn a_rate_out_of_its_bounds_is_refused_before_anything_is_sent_and_says_what_helps() {
    let mut world = rates_form();
    send_rates_event(&mut world, AgentRatesEvent::Review);
    assert_eq!(value_at(&world, "/refused/text/key"), "error-rates-same");
    for (product, typed, words) in [
        ("ALL", "0.51", "agent-register-rate-above"),
        ("LIVE", "0,3", "agent-register-rate-above"),
        ("RNG", "0.29", "downline-rate-below"),
        ("RNG", "x", "agent-register-rate-wrong"),
    ] {
        let stands = input(&world, product)["value"].as_str().unwrap().to_owned();
        send_rates_event(&mut world, rate(product, typed));
        send_rates_event(&mut world, AgentRatesEvent::Review);
        assert_eq!(input(&world, product)["error"]["key"], words, "{product} {typed}");
        assert_eq!((rates_value_at(&world, "/review"), world.calls.len()), (Value::Null, 0));
        send_rates_event(&mut world, rate(product, &stands));
    }
    send_rates_event(&mut world, rate("RNG", "0.29"));
    send_rates_event(&mut world, AgentRatesEvent::Review);
    let said = input(&world, "RNG")["error"]["args"].clone();
    assert_eq!((&said["least"], &said["name"]), (&json!("0.30%"), &json!("bobagent")));
}

#[test]
fn rates_are_reviewed_sent_once_under_the_payment_password_and_told() {
    let mut world = rates_form();
    send_rates_event(&mut world, rate("ALL", "0.25"));
    send_rates_event(&mut world, AgentRatesEvent::Review);
    let facts = rates_value_at(&world, "/review/facts");
    assert_eq!((&facts[0]["value"], facts.as_array().unwrap().len()), (&json!("0.20% \u{2192} 0.25%"), 1));
    send_rates_event(&mut world, AgentRatesEvent::Send(Secret::new("")));
    assert_eq!((rates_value_at(&world, "/review/pin/error/key"), world.calls.len()), (json!("pin-empty"), 0));
    send_rates_event(&mut world, AgentRatesEvent::Send(Secret::new(PIN)));
    send_rates_event(&mut world, AgentRatesEvent::Send(Secret::new(PIN)));
    send_event(&mut world, AgentDownlineEvent::Close);
    assert_eq!(value_at(&world, "/act/kind"), "rates", "it is on its way");
    settle_agent(&mut world, |call| {
        let changed = call.method == Method::Post && path(call) == RATES;
        if changed { Some(ok(changed_rates())) } else { answers(call) }
    });
    assert_eq!((value_at(&world, "/act"), value_at(&world, "/told/key")), (Value::Null, json!("downline-rates-set")));
    assert_eq!(value_at(&world, "/told/args/day"), "2026-11-22");
}

#[test]
fn what_the_server_refuses_of_rates_stands_at_its_input() {
    let mut world = rates_form();
    send_rates_event(&mut world, rate("ALL", "0.25"));
    send_rates_event(&mut world, AgentRatesEvent::Review);
    send_rates_event(&mut world, AgentRatesEvent::Send(Secret::new(PIN)));
    settle_agent(&mut world, |call| {
        let value = json!({ "fields": { "rates.ALL": "rate_too_low" },
            "rates": [{ "fault": "BELOW_DOWNLINE", "product": "ALL", "most": 50, "least": 30 }] });
        let refused = call.method == Method::Post && path(call) == RATES;
        if refused { Some(failed(422, "rule_broken", value)) } else { answers(call) }
    });
    assert_eq!(input(&world, "ALL")["error"]["key"], "downline-rate-below", "{}", rates_value_at(&world, ""));
    assert_eq!(input(&world, "ALL")["value"], "0.25", "what was typed stays");
    assert_eq!(value_at(&world, "/refused"), Value::Null);
}

#[test]
fn nothing_is_said_to_a_form_that_is_not_open() {
    let mut world = open_file();
    send_transfer_event(&mut world, AgentTransferEvent::Retry);
    send_rates_event(&mut world, AgentRatesEvent::Retry);
    assert!(world.calls.is_empty());
    send_event(&mut world, AgentDownlineEvent::Act(DownlineAct::Transfer));
    settle_agent(&mut world, answers);
    send_rates_event(&mut world, rate("ALL", "0.25"));
    send_rates_event(&mut world, AgentRatesEvent::Retry);
    assert_eq!((world.calls.len(), rates_value_at(&world, "/status/kind")), (0, json!("loading")));
}

#[test]
fn a_form_that_failed_is_fetched_again_and_closing_it_forgets_what_was_typed() {
    let mut world = open_file();
    send_event(&mut world, AgentDownlineEvent::Act(DownlineAct::Rates));
    settle_agent(&mut world, |call| if path(call) == RATES { Some(Err(Transport::Network)) } else { answers(call) });
    assert_eq!(rates_value_at(&world, "/status/kind"), "failed");
    send_rates_event(&mut world, AgentRatesEvent::Retry);
    settle_agent(&mut world, answers);
    send_rates_event(&mut world, rate("ALL", "0.25"));
    assert_eq!(input(&world, "ALL")["value"], "0.25");
    send_event(&mut world, AgentDownlineEvent::Close);
    assert_eq!(rates_value_at(&world, "/filling"), Value::Null);
    send_event(&mut world, AgentDownlineEvent::Act(DownlineAct::Rates));
    settle_agent(&mut world, answers);
    assert_eq!(input(&world, "ALL")["value"], "0.20");
}
