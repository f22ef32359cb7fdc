//! Contracts of agents: what shows, what can be offered, the list that is agreed to, the workbench at each key.

use crate::support::agents::{CONTRACTS, agent_at, agent_with, contracts, path};
use crate::support::{failed, ok};
use lumora_core::domain::agent::life::ContractAction;
use lumora_core::event::{
    AgentContractsEvent, AgentWorkbenchEvent, AmountEvent, ContractAnswer, ContractField, ContractTyped, UiEvent,
};
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::AgentContracts, pointer)
}

fn bench(world: &World, pointer: &str) -> Value {
    world.at(Slice::AgentWorkbench, pointer)
}

fn send(world: &mut World, event: AgentContractsEvent) {
    world.send(UiEvent::AgentContracts(event));
}

fn rate(world: &mut World, tier: u32, rate: &str) {
    let event = AmountEvent::Typed(rate.to_owned());
    world.send(UiEvent::AgentWorkbench(AgentWorkbenchEvent::Typed(ContractTyped {
        tier,
        field: ContractField::Rate,
        event,
    })));
}

fn review(world: &mut World) {
    world.send(UiEvent::AgentWorkbench(AgentWorkbenchEvent::Review));
}

#[test]
fn the_page_shows_contracts_of_both_sides_and_what_waits() {
    let world = agent_at("/?ac=dividends&item=contracts");
    assert_eq!((value_at(&world, "/own/0/key"), value_at(&world, "/downlines/0/key")), (json!("c1"), json!("c2")));
    assert_eq!(value_at(&world, "/tabs/2/waiting"), 1, "the other one is the other side's turn");
    assert_eq!(value_at(&world, "/own/0/papers/0/hash"), "5f2c");
}

#[test]
fn an_offer_begins_as_the_own_contract_and_can_not_be_above_it() {
    let mut world = agent_at("/?ac=dividends&item=offer%3Ak1");
    assert_eq!(bench(&world, "/tiers/1/inputs/4/value"), "20");
    rate(&mut world, 1, "20.01");
    assert_eq!(bench(&world, "/tiers/1/problems/0/args/what"), "RATE");
    review(&mut world);
    assert_eq!(value_at(&world, "/step"), Value::Null);
    rate(&mut world, 1, "15");
    assert_eq!(bench(&world, "/tiers/1/problems"), json!([]));
    review(&mut world);
    assert_eq!(value_at(&world, "/step/title/args/action"), "OFFER");
}

#[test]
fn the_workbench_computes_at_each_key() {
    let mut world = agent_at("/?ac=dividends&item=offer%3Ak1");
    assert_eq!(bench(&world, "/rows/2/downline"), "$200.00", "20 percent of 1,000.00");
    rate(&mut world, 1, "12.5");
    assert_eq!((bench(&world, "/rows/2/downline"), bench(&world, "/rows/2/kept")), (json!("$125.00"), json!("$75.00")));
    assert_eq!(bench(&world, "/ending/0/text/args/downline"), "reed");
    rate(&mut world, 1, "x");
    assert_eq!((bench(&world, "/rows"), bench(&world, "/tiers/1/inputs/4/wrong")), (json!([]), json!(true)));
}

#[test]
fn lower_terms_are_signed_only_with_the_list_that_was_agreed_to() {
    let mut world = agent_at("/?ac=dividends&item=requests");
    let answer = ContractAnswer { request: "q1".into(), action: ContractAction::Accept };
    send(&mut world, AgentContractsEvent::Answer(answer));
    assert_eq!((value_at(&world, "/step/ending/0/key"), value_at(&world, "/step/agreed")), (json!("c2"), json!(false)));
    send(&mut world, AgentContractsEvent::Send(Secret::new("135790")));
    assert_eq!((value_at(&world, "/step/busy"), value_at(&world, "/step/refusals")), (json!(false), json!(1)));
    send(&mut world, AgentContractsEvent::Agree(true));
    send(&mut world, AgentContractsEvent::Send(Secret::new("135790")));
    assert_eq!(value_at(&world, "/step/busy"), true);
}

#[test]
fn who_says_no_says_why_and_signs_nothing() {
    let mut world = agent_at("/?ac=dividends&item=requests");
    send(
        &mut world,
        AgentContractsEvent::Answer(ContractAnswer { request: "q1".into(), action: ContractAction::Reject }),
    );
    assert_eq!(value_at(&world, "/step/pin"), Value::Null);
    send(&mut world, AgentContractsEvent::Send(Secret::new("")));
    assert_eq!(value_at(&world, "/step/busy"), false);
    send(&mut world, AgentContractsEvent::Reason("too little".into()));
    send(&mut world, AgentContractsEvent::Send(Secret::new("")));
    assert_eq!(value_at(&world, "/step/busy"), true);
}

#[test]
fn without_an_own_contract_nothing_can_be_offered() {
    let world = agent_with("/?ac=dividends&item=offer%3Ak1", |call| {
        (path(call) == CONTRACTS).then(|| {
            let mut none = contracts();
            none["own"] = json!([]);
            ok(none)
        })
    });
    assert_eq!(bench(&world, "/closed/args/what"), "NO_OWN");
    let world =
        agent_with("/?ac=dividends", |call| (path(call) == CONTRACTS).then(|| failed(503, "unavailable", Value::Null)));
    assert_eq!(value_at(&world, "/status/kind"), "failed");
}
