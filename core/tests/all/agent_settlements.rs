//! What contracts have brought: four pages that are one, lists that grow, the running period, and from a settlement to the bets that it is made of.

use crate::support::agents::{
    DIVIDENDS, RUNNING, SETTLEMENT, SETTLEMENT_LINES, agent_at, agent_starts, agent_with, path, settle_agent,
};
use crate::support::*;
use lumora_core::domain::agent::settlement::{SettlementRole, SettlementStatus};
use lumora_core::domain::record::RecordSpan;
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn shown(world: &World, pointer: &str) -> Value {
    world.at(Slice::AgentSettlements, pointer)
}

fn send_event(world: &mut World, event: AgentSettlementsEvent) {
    world.send(UiEvent::AgentSettlements(event));
}

fn requested_url(world: &World, path: &str) -> String {
    world.call(path).map(|call| call.url.clone()).unwrap_or_default()
}

/// A page of an agent who is known, with nothing of its own answered.
fn opened(address: &str) -> World {
    let mut world = agent_starts("/");
    settle_agent(&mut world, |_| None);
    world.visit(address);
    world
}

#[test]
fn each_page_asks_for_its_type_of_contract() {
    for (page, list, contract_type) in [
        ("dividends", "dividends", "DIVIDEND"),
        ("dailyWages", "daily", "DAILY"),
        ("hourlySalary", "hourly", "HOURLY"),
        ("realTimeSalary", "realTime", "REALTIME"),
    ] {
        let world = opened(&format!("/?ac={page}"));
        let path = format!("/wps/agent/settlements/{list}");
        assert_eq!(requested_url(&world, &path), format!("{path}?span=DAYS_365&role=PAYEE"));
        assert_eq!(requested_url(&world, RUNNING), format!("{RUNNING}?contractType={contract_type}"));
    }
}

#[test]
fn a_settlement_says_what_is_paid_of_it_and_the_running_period_what_is_missing() {
    let world = agent_at("/?ac=dividends");
    assert_eq!((shown(&world, "/lines/0/amount"), shown(&world, "/lines/0/paid")), (json!("$8.00"), json!("$3.00")));
    assert_eq!(shown(&world, "/lines/0/tier/args"), json!({ "tier": 2, "rate": "7.5%" }));
    assert_eq!(shown(&world, "/lines/0/href"), "/?ac=dividends&item=records%3As2");
    assert_eq!(shown(&world, "/sums/1/value"), "$24.00");
    assert_eq!(shown(&world, "/running/0/amount"), "$0.45");
    let needs = shown(&world, "/running/0/needs/0/args");
    assert_eq!((&needs["reached"], &needs["needed"]), (&json!("$90.00"), &json!("$120.00")));
}

#[test]
fn a_filter_asks_anew_and_says_which_side() {
    let mut world = agent_at("/?ac=dividends");
    send_event(&mut world, AgentSettlementsEvent::Role(SettlementRole::Payer));
    assert_eq!(requested_url(&world, DIVIDENDS), format!("{DIVIDENDS}?span=DAYS_365&role=PAYER"));
    settle_agent(&mut world, |_| None);
    send_event(&mut world, AgentSettlementsEvent::Status(Some(SettlementStatus::Overdue)));
    assert_eq!(requested_url(&world, DIVIDENDS), format!("{DIVIDENDS}?span=DAYS_365&role=PAYER&status=OVERDUE"));
    assert_eq!(shown(&world, "/narrowed"), true);
}

#[test]
fn other_days_ask_anew_and_those_of_the_agents_choice_begin_with_what_shows() {
    let mut world = agent_at("/?ac=dividends");
    assert_eq!(shown(&world, "/zone/args/from"), "2025-11-22");
    send_event(&mut world, AgentSettlementsEvent::Days(RecordDaysEvent::Own));
    assert!(world.call(DIVIDENDS).is_none(), "the days are still to be chosen");
    assert_eq!(shown(&world, "/days/own/from"), "2025-11-22");
    send_event(&mut world, AgentSettlementsEvent::Days(RecordDaysEvent::From("2026-11-01".into())));
    send_event(&mut world, AgentSettlementsEvent::Days(RecordDaysEvent::Show));
    assert_eq!(requested_url(&world, DIVIDENDS), format!("{DIVIDENDS}?from=2026-11-01&until=2026-11-21&role=PAYEE"));
    assert_eq!(shown(&world, "/statement"), Value::Null, "nothing shows that a statement could be of");
}

#[test]
fn a_statement_of_each_type_of_contract_is_asked_for_with_the_filter_that_shows() {
    for (page, kind) in [
        ("dividends", "DIVIDENDS"),
        ("dailyWages", "DAILY_WAGES"),
        ("hourlySalary", "HOURLY_SALARY"),
        ("realTimeSalary", "REAL_TIME_SALARY"),
    ] {
        let mut world = agent_at(&format!("/?ac={page}"));
        send_event(&mut world, AgentSettlementsEvent::Days(RecordDaysEvent::Span(RecordSpan::Month)));
        settle_agent(&mut world, |_| None);
        send_event(&mut world, AgentSettlementsEvent::Status(Some(SettlementStatus::Paid)));
        settle_agent(&mut world, |_| None);
        let ask = json!({ "statements": { "ask": { "kind": kind, "filter": "span=DAYS_30&role=PAYEE&status=PAID" } } });
        assert_eq!(shown(&world, "/statement"), ask);
        world.send(UiEvent::Statements(StatementsEvent::Toggle));
        assert!(world.call("/wps/member/statements").is_some(), "the panel opens at {page}");
    }
}

#[test]
fn a_settlement_leads_to_the_bets_and_movements_that_it_is_made_of() {
    let mut world = agent_at("/?ac=dividends&item=records:s2");
    assert_eq!(shown(&world, "/detail/back"), "/?ac=dividends&item=records");
    let facts = shown(&world, "/detail/facts");
    let fact = |name: &str| {
        let all = facts.as_array().expect("facts").iter();
        all.filter(|it| it["key"] == name).map(|it| it["value"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(
        (fact("CARRIED_IN"), fact("DEBT_IN"), fact("DUE_NOW")),
        (vec![json!("-$30.00")], vec![], vec![json!("$7.00")])
    );
    assert_eq!(shown(&world, "/detail/stopped/1/args/needed"), "5");
    assert_eq!(shown(&world, "/detail/notes/1/args/note"), "CHANGED");
    let href = |at: usize| shown(&world, &format!("/detail/members/{at}/href"));
    let filter = "from%3D2026-11-09%26until%3D2026-11-15%26member%3Dmira";
    assert_eq!(href(0), format!("/?ac=downlineTransactions&item={filter}"));
    assert_eq!(href(1), format!("/?ac=teamBets&item={filter}"));
    assert_eq!(href(2), Value::Null, "what the agent has played itself is in its own record");
    send_event(&mut world, AgentSettlementsEvent::MoreLines);
    assert_eq!(requested_url(&world, SETTLEMENT_LINES), format!("{SETTLEMENT_LINES}?id=s2&cursor=m1-LIVE"));
}

#[test]
fn one_that_is_not_there_says_so() {
    let world = agent_with("/?ac=dividends&item=records:s9", |call| {
        let is_one = matches!(path(call), SETTLEMENT | SETTLEMENT_LINES);
        is_one.then(|| failed(404, "not_found", Value::Null))
    });
    assert_eq!(shown(&world, "/detail/unknown"), true);
}
