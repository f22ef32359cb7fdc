//! Profit and loss: what days came to, as figures, as a chart and as a table.

use crate::support::*;
use crate::ways;
use lumora_core::domain::record::RecordSpan;
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::ProfitAndLoss, pointer)
}

fn opened() -> World {
    let mut world = member_at("/");
    world.visit("/?mc=personalProfit");
    world
}

#[test]
fn days_have_their_figures_and_bars_as_long_as_their_share_of_the_largest() {
    let mut world = opened();
    assert_eq!(world.calls.last().expect("a call").url, "/wps/member/records/profit?span=DAYS_7");
    settle_with(&mut world, ways::other);
    assert_eq!(
        (value_at(&world, "/figures/0/key"), value_at(&world, "/figures/0/value")),
        (json!("net"), json!("-$4.50"))
    );
    let keys: Vec<Value> = (0..8).map(|fact| value_at(&world, &format!("/figures/{fact}/key"))).collect();
    let all = ["net", "turnover", "validBet", "payout", "rewards", "deposits", "withdrawals", "netDeposits"];
    assert_eq!(keys, all, "what did not happen is not told");
    assert_eq!(
        (value_at(&world, "/bars/0/percent"), value_at(&world, "/bars/0/key")),
        (json!(-100), json!("2026-11-18"))
    );
    assert_eq!(value_at(&world, "/bars/1/percent"), 77);
    let day = value_at(&world, "/lines/0");
    assert_eq!(
        (&day["net"], &day["won"], &day["played"]["args"]),
        (&json!("$15.50"), &json!(true), &json!({ "hours": 1, "minutes": 5 }))
    );
    assert_eq!(value_at(&world, "/products/0/title/key"), "nav-rng");
}

#[test]
fn other_days_are_asked_for_and_a_failure_can_be_tried_again() {
    let mut world = opened();
    let first = world.calls.last().expect("a call").call_id;
    world.answer(first, Err(Transport::Network));
    assert_eq!(value_at(&world, "/status/kind"), "failed");
    world.send(UiEvent::ProfitAndLoss(ProfitAndLossEvent::Retry));
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/complete"), true);
    world.send(UiEvent::ProfitAndLoss(ProfitAndLossEvent::Days(RecordDaysEvent::Span(RecordSpan::Year))));
    assert_eq!(world.calls.last().expect("a call").url, "/wps/member/records/profit?span=DAYS_365");
    assert_eq!((value_at(&world, "/lines"), value_at(&world, "/bars")), (json!([]), json!([])));
}
