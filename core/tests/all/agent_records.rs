//! The records of the agent centre: filters, sums, lists that grow, the way down the tree, and from a figure to what it is made of.

use crate::support::agent_records::*;
use crate::support::agents::{agent_at, agent_starts, agent_with, path, settle_agent};
use crate::support::*;
use lumora_core::domain::record::{BetStatus, RecordGroup, RecordSpan, TeamReach};
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn bets_of(world: &World, pointer: &str) -> Value {
    world.at(Slice::AgentTeamBets, pointer)
}

fn profit_of(world: &World, pointer: &str) -> Value {
    world.at(Slice::AgentTeamProfit, pointer)
}

fn send_event(world: &mut World, event: AgentTeamBetsEvent) {
    world.send(UiEvent::AgentTeamBets(event));
}

fn requested_url(world: &World, path: &str) -> String {
    world.call(path).map(|call| call.url.clone()).unwrap_or_default()
}

#[test]
fn every_bet_says_whose_it_is_and_the_sums_are_of_all_that_are_settled() {
    assert_eq!(requested_url(&agent_starts_at("/?ac=teamBets"), BETS), format!("{BETS}?span=DAYS_7"));
    let world = agent_at("/?ac=teamBets");
    let line = bets_of(&world, "/lines/1");
    assert_eq!((&line["account"], &line["bet"]["net"]), (&json!("mira"), &json!("$23.50")));
    assert_eq!(line["bet"]["href"], "/?ac=teamBets&item=t2");
    assert_eq!((bets_of(&world, "/sums/count"), bets_of(&world, "/sums/facts/3/value")), (json!(2), json!("$20.50")));
    assert_eq!(bets_of(&world, "/open/args/count"), 1);
    assert_eq!(bets_of(&world, "/member/reaches"), json!([]), "nobody is named");
}

/// An agent's page whose agent is known, and nothing of its own answered.
fn agent_starts_at(address: &str) -> World {
    let mut world = agent_starts("/");
    settle_agent(&mut world, |_| None);
    world.visit(address);
    world
}

#[test]
fn bets_are_narrowed_and_another_product_forgets_the_vendor_of_the_former() {
    let mut world = agent_at("/?ac=teamBets");
    send_event(&mut world, AgentTeamBetsEvent::Member(" mira ".into()));
    send_event(&mut world, AgentTeamBetsEvent::Reach(TeamReach::Branch));
    send_event(&mut world, AgentTeamBetsEvent::Vendor("LUX".into()));
    send_event(&mut world, AgentTeamBetsEvent::Game("koi".into()));
    send_event(&mut world, AgentTeamBetsEvent::Status(Some(BetStatus::Lost)));
    send_event(&mut world, AgentTeamBetsEvent::Days(RecordDaysEvent::Span(RecordSpan::Today)));
    let url = format!("{BETS}?span=TODAY&member=mira&reach=BRANCH&vendor=LUX&game=koi&status=LOST");
    assert_eq!(requested_url(&world, BETS), url);
    send_event(&mut world, AgentTeamBetsEvent::Product("LIVE".into()));
    assert!(!requested_url(&world, BETS).contains("vendor="), "its vendor may sell nothing of that");
    settle_agent(&mut world, |_| None);
    send_event(&mut world, AgentTeamBetsEvent::Member("mira".into()));
    assert!(world.call(BETS).is_none(), "the same again asks nothing");
}

#[test]
fn an_account_that_the_team_does_not_have_is_told_and_another_one_can_be_named() {
    let mut world = agent_at("/?ac=teamBets");
    send_event(&mut world, AgentTeamBetsEvent::Member("stranger".into()));
    settle_agent(&mut world, |call| (path(call) == BETS).then(|| failed(404, "not_found", Value::Null)));
    assert_eq!(bets_of(&world, "/member/unknown"), true);
    send_event(&mut world, AgentTeamBetsEvent::Member("mira".into()));
    settle_agent(&mut world, |_| None);
    assert_eq!(
        (bets_of(&world, "/member/unknown"), bets_of(&world, "/lines/1/account")),
        (json!(false), json!("mira"))
    );
}

#[test]
fn earlier_bets_are_added_and_a_bet_takes_the_place_of_the_list_that_stays() {
    let mut world = agent_with("/?ac=teamBets", |call| {
        (path(call) == BETS)
            .then(|| ok(bets(&latest_bets(), if call.url.contains("cursor=") { "" } else { "t1-next" })))
    });
    send_event(&mut world, AgentTeamBetsEvent::More);
    assert!(requested_url(&world, BETS).ends_with("&cursor=t1-next"));
    settle_agent(&mut world, |_| None);
    assert_eq!((bets_of(&world, "/lines").as_array().map(Vec::len), bets_of(&world, "/more")), (Some(6), Value::Null));
    world.visit("/?ac=teamBets&item=t2");
    assert_eq!(requested_url(&world, BET), format!("{BET}?id=t2"));
    settle_agent(&mut world, |_| None);
    assert_eq!(
        (bets_of(&world, "/detail/line/account"), bets_of(&world, "/detail/back")),
        (json!("mira"), json!("/?ac=teamBets"))
    );
    world.visit("/?ac=teamBets");
    assert_eq!(
        (bets_of(&world, "/detail"), bets_of(&world, "/lines").as_array().map(Vec::len)),
        (Value::Null, Some(6))
    );
    world.visit("/?ac=teamBets&item=t9");
    settle_agent(&mut world, |call| (path(call) == BET).then(|| failed(404, "not_found", Value::Null)));
    assert_eq!(bets_of(&world, "/detail/unknown"), true);
}

#[test]
fn a_figure_leads_to_the_bets_or_movements_that_it_is_made_of() {
    let mut world = agent_at("/?ac=teamProfit");
    let fact = |world: &World, list: &str, key: &str| -> Value {
        let facts = profit_of(world, list);
        let found = facts.as_array().expect("facts").iter().find(|fact| fact["key"] == key).cloned();
        found.unwrap_or_default()["href"].clone()
    };
    assert_eq!(fact(&world, "/total", "profit"), "", "it is made of the others");
    let address = fact(&world, "/members/0/facts", "turnover");
    world.visit(address.as_str().expect("an address"));
    let url = format!("{BETS}?from=2026-11-15&until=2026-11-21&member=lowagent&reach=BRANCH");
    assert_eq!(requested_url(&world, BETS), url);
    let mut world = agent_at("/?ac=teamProfit");
    let address = fact(&world, "/lines/0/facts", "deposits");
    world.visit(address.as_str().expect("an address"));
    assert_eq!(requested_url(&world, MOVES), format!("{MOVES}?from=2026-11-20&until=2026-11-20&group=DEPOSITS"));
    let mut world = agent_at("/?ac=teamProfit");
    let address = fact(&world, "/products/0/facts", "payout");
    world.visit(address.as_str().expect("an address"));
    assert_eq!(requested_url(&world, BETS), format!("{BETS}?from=2026-11-15&until=2026-11-21&product=RNG"));
    let others = profit_of(&agent_at("/?ac=teamProfit"), "/members/2");
    assert_eq!((&others["title"]["key"], &others["facts"][0]["href"]), (&json!("team-others"), &json!("")));
}

#[test]
fn who_walks_down_the_tree_keeps_the_days_and_can_go_back() {
    let mut world = agent_at("/?ac=teamProfit");
    world.send(UiEvent::AgentTeamProfit(AgentTeamProfitEvent::Days(RecordDaysEvent::Span(RecordSpan::Month))));
    settle_agent(&mut world, |_| None);
    let address = profit_of(&world, "/members/0/href");
    assert_eq!(profit_of(&world, "/members/1/href"), "", "who is no agent has nobody below");
    world.visit(address.as_str().expect("an address"));
    assert_eq!(requested_url(&world, PROFIT), format!("{PROFIT}?span=DAYS_30&member=lowagent"));
    settle_agent(&mut world, |call| (path(call) == PROFIT).then(|| ok(profit(&["lowagent"]))));
    assert_eq!(profit_of(&world, "/path").as_array().map(Vec::len), Some(2));
    assert_eq!(profit_of(&world, "/own/0/value"), "$1.50");
    let back = profit_of(&world, "/path/0/href");
    world.visit(back.as_str().expect("an address"));
    assert_eq!(requested_url(&world, PROFIT), format!("{PROFIT}?span=DAYS_30"));
}

#[test]
fn the_chart_of_a_team_is_as_long_as_its_largest_day() {
    let world = agent_at("/?ac=teamProfit");
    assert_eq!(profit_of(&world, "/bars/0/key"), "2026-11-18", "the first day first");
    assert_eq!(profit_of(&world, "/bars/0/percent"), 100);
}

#[test]
fn income_shows_its_sources_and_the_movements_that_make_it_up() {
    let mut world = agent_at("/?ac=income");
    let value_at = |world: &World, pointer: &str| world.at(Slice::AgentIncome, pointer);
    assert_eq!(value_at(&world, "/figures/0/value"), "$4.20");
    assert_eq!(value_at(&world, "/lines/0/facts").as_array().map(Vec::len), Some(3), "what is nothing is not told");
    assert_eq!(value_at(&world, "/bars/0/percent"), -23);
    assert_eq!(value_at(&world, "/moves/0/title/args/kind"), "wage");
    assert_eq!(value_at(&world, "/sources/0/label/args/source"), "HOURLY");
    let branch = value_at(&world, "/branches/0/href");
    assert!(branch.as_str().is_some_and(|href| href.contains("ac=teamBets") && href.contains("lowagent")), "{branch}");
    assert_eq!(
        (value_at(&world, "/branches/1/label/key"), value_at(&world, "/branches/1/href")),
        (json!("income-own-bets"), json!(""))
    );
    world.send(UiEvent::AgentIncome(AgentIncomeEvent::Days(RecordDaysEvent::Span(RecordSpan::Today))));
    assert_eq!(
        (requested_url(&world, INCOME_MOVES), value_at(&world, "/moves")),
        (format!("{INCOME_MOVES}?span=TODAY"), json!([]))
    );
}

#[test]
fn movements_of_the_team_are_narrowed_by_kind_and_hide_the_other_side_as_the_server_does() {
    let mut world = agent_at("/?ac=downlineTransactions");
    let value_at = |world: &World, pointer: &str| world.at(Slice::AgentTransactions, pointer);
    assert_eq!(value_at(&world, "/lines/1/party"), "ot•••");
    assert_eq!(
        (value_at(&world, "/lines/0/incoming"), value_at(&world, "/sums/1/amount")),
        (json!(true), json!("-$25.00"))
    );
    let groups = value_at(&world, "/groups");
    let keys: Vec<&str> = groups.as_array().expect("groups").iter().filter_map(|it| it["key"].as_str()).collect();
    assert!(keys.contains(&"COMMISSION") && !keys.contains(&"STAKES"), "bets have a page of their own: {keys:?}");
    world.send(UiEvent::AgentTransactions(AgentTransactionsEvent::Group(Some(RecordGroup::Commission))));
    assert_eq!(requested_url(&world, MOVES), format!("{MOVES}?span=DAYS_7&group=COMMISSION"));
}

#[test]
fn a_page_that_is_left_forgets_its_filter() {
    let mut world = agent_at("/?ac=teamBets");
    send_event(&mut world, AgentTeamBetsEvent::Member("mira".into()));
    world.visit("/?ac=teamProfit");
    settle_agent(&mut world, |_| None);
    world.visit("/?ac=teamBets");
    assert_eq!(requested_url(&world, BETS), format!("{BETS}?span=DAYS_7"));
}

#[test]
fn a_statement_of_the_team_is_asked_for_with_the_filter_that_shows() {
    let mut world = agent_at("/?ac=teamBets");
    send_event(&mut world, AgentTeamBetsEvent::Member("mira".into()));
    settle_agent(&mut world, |_| None);
    let ask =
        json!({ "statements": { "ask": { "kind": "TEAM_BETS", "filter": "span=DAYS_7&member=mira&reach=OWN" } } });
    assert_eq!(bets_of(&world, "/statement"), ask);
    world.send(UiEvent::Statements(StatementsEvent::Toggle));
    assert!(world.call("/wps/member/statements").is_some(), "the panel opens at the agent centre as well");
    let page = agent_at("/?ac=teamProfit&item=member%3Dlowagent");
    assert_eq!(profit_of(&page, "/statement/statements/ask/filter"), "span=DAYS_7&member=lowagent");
}
