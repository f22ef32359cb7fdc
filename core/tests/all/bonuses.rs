//! Bonuses: where each stands and leads, the filter, a list that grows, and giving one up by its exact sum.

use crate::support::bonuses::{all, bonus, page, spins};
use crate::support::*;
use crate::ways;
use lumora_core::domain::bonus::BonusState;
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const BONUSES: &str = "/wps/member/bonuses";
const GIVE_UP: &str = "/wps/member/bonuses/giveUp";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::Bonuses, pointer)
}

fn send_event(world: &mut World, event: BonusesEvent) {
    world.send(UiEvent::Bonuses(event));
}

fn opened() -> World {
    let mut world = member_at("/");
    world.visit("/?mc=bonusDetails");
    world
}

fn ready() -> World {
    let mut world = opened();
    settle_with(&mut world, ways::other);
    world
}

fn with(value: Value) -> World {
    let mut world = opened();
    settle_with(
        &mut world,
        move |call: &HttpCall| {
            if call.url.starts_with(BONUSES) { Some(ok(value.clone())) } else { ways::other(call) }
        },
    );
    world
}

fn last_url(world: &World) -> String {
    world.call(BONUSES).or_else(|| world.calls.last()).expect("a call").url.clone()
}

#[test]
fn the_page_is_for_members_and_begins_with_all() {
    let mut world = visitor_at("/");
    world.visit("/?mc=bonusDetails");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    assert_eq!(last_url(&opened()), BONUSES);
    let world = ready();
    assert_eq!((value_at(&world, "/count"), value_at(&world, "/states/0/selected")), (json!(8), json!(true)));
    assert_eq!(value_at(&world, "/games/0/percent"), "50%");
}

#[test]
fn one_that_runs_says_what_leaving_it_would_cost_and_leads_to_its_promotion_and_its_movement() {
    let world = ready();
    let line = value_at(&world, "/lines/0");
    assert_eq!((&line["percent"], &line["runs"], &line["staked"]), (&json!(25), &json!(true), &json!(true)));
    assert_eq!((&line["cost"]["key"], &line["cost"]["args"]["amount"]), (&json!("bonus-cost"), &json!("$70.00")));
    assert!(line["href"].as_str().expect("a link").contains("p-deposit"));
    assert_eq!(line["recordHref"], "/?mc=transactionHistory&item=2026-11-20");
    let value =
        |key: &str| line["facts"].as_array().and_then(|facts| facts.iter().find(|it| it["key"] == key).cloned());
    let said = |key: &str| value(key).map(|fact| fact["value"].clone());
    assert_eq!(
        [said("granted"), said("left"), said("required"), said("done"), said("remaining"), said("endedAt")],
        [
            Some(json!("$100.00")),
            Some(json!("$70.00")),
            Some(json!("$1,000.00")),
            Some(json!("$250.00")),
            Some(json!("$750.00")),
            None
        ]
    );
    assert_eq!(value_at(&world, "/lines/1/cost/key"), "bonus-cost-nothing");
}

#[test]
fn one_that_has_ended_can_not_be_given_up_and_says_what_was_taken() {
    let world = ready();
    let line = value_at(&world, "/lines/2");
    assert_eq!((&line["giveUp"], &line["cost"]), (&Value::Null, &Value::Null));
    assert_eq!(line["takenHref"], "/?mc=transactionHistory&item=2026-11-21");
    assert!(line["facts"].to_string().contains("$70.00"));
    let free = value_at(&world, "/lines/7");
    assert_eq!((&free["staked"], &free["rule"]["key"]), (&json!(false), &json!("bonus-rule-free")));
    assert_eq!((&free["title"]["key"], &free["href"]), (&json!("bonus-nameless"), &json!("")));
}

#[test]
fn the_day_of_a_movement_opens_the_account_record_at_that_day() {
    let mut world = ready();
    world.visit("/?mc=transactionHistory&item=2026-11-20");
    let record = world.call("/wps/relay/ODSFE2_MemTransDet").expect("a call");
    assert!(record.url.ends_with("?account=CASH&from=2026-11-20&until=2026-11-20"), "{}", record.url);
    let mut world = ready();
    world.visit("/?mc=transactionHistory&item=yesterday");
    assert!(world.call("/wps/relay/ODSFE2_MemTransDet").expect("a call").url.ends_with("?account=CASH&span=DAYS_7"));
}

#[test]
fn a_state_asks_anew_and_what_follows_is_added_once() {
    let mut world = ready();
    send_event(&mut world, BonusesEvent::More);
    send_event(&mut world, BonusesEvent::More);
    let calls: Vec<_> = world.calls.iter().filter(|call| call.url.starts_with(BONUSES)).cloned().collect();
    assert_eq!(calls.len(), 1);
    assert!(calls[0].url.ends_with("?cursor=0-1-e1"), "{}", calls[0].url);
    world.answer(calls[0].call_id, Err(Transport::Network));
    assert_eq!(value_at(&world, "/problem/text/key"), "error-network");
    send_event(&mut world, BonusesEvent::More);
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/lines").as_array().map(Vec::len), Some(all().len() + 1));
    assert_eq!((value_at(&world, "/more"), value_at(&world, "/count")), (Value::Null, json!(8)));
    send_event(&mut world, BonusesEvent::State(Some(BonusState::Lost)));
    assert_eq!((value_at(&world, "/lines"), last_url(&world)), (json!([]), "/wps/member/bonuses?state=LOST".into()));
    settle_with(&mut world, ways::other);
    assert_eq!((value_at(&world, "/lines/0/key"), value_at(&world, "/narrowed")), (json!("d3"), json!(true)));
}

#[test]
fn giving_up_is_asked_first_and_names_the_sum_that_was_read() {
    let mut world = ready();
    send_event(&mut world, BonusesEvent::GiveUp);
    assert!(world.calls.is_empty(), "nothing was asked");
    send_event(&mut world, BonusesEvent::Ask("c1".into()));
    assert_eq!(value_at(&world, "/question/cost/args/amount"), "$70.00");
    send_event(&mut world, BonusesEvent::Keep);
    assert_eq!(value_at(&world, "/question"), Value::Null);
    send_event(&mut world, BonusesEvent::Ask("c1".into()));
    send_event(&mut world, BonusesEvent::GiveUp);
    send_event(&mut world, BonusesEvent::GiveUp);
    let calls: Vec<_> = world.calls.iter().filter(|call| call.url == GIVE_UP).cloned().collect();
    assert_eq!(calls.len(), 1, "once");
    let body: Value = serde_json::from_str(calls[0].body.as_ref().expect("a body").reveal()).expect("JSON");
    assert_eq!(body, json!({ "bonusId": "c1", "amount": "70.00" }));
    assert_eq!(value_at(&world, "/question/busy"), true);
    send_event(&mut world, BonusesEvent::Keep);
    assert_ne!(value_at(&world, "/question"), Value::Null, "what is under way is not called off");
    let mut given_up = bonus("c1", "FORFEITED", "0.00");
    given_up["taken"] = json!("70.00");
    world.answer(calls[0].call_id, ok(given_up));
    assert_eq!(
        (value_at(&world, "/question"), value_at(&world, "/givenUp/key")),
        (Value::Null, json!("bonus-given-up"))
    );
    assert_eq!(last_url(&world), BONUSES, "the list is read anew");
}

#[test]
fn a_refusal_says_why_and_the_list_is_read_anew() {
    let mut world = ready();
    send_event(&mut world, BonusesEvent::Ask("c1".into()));
    send_event(&mut world, BonusesEvent::GiveUp);
    let call_id = world.call(GIVE_UP).expect("a call").call_id;
    world.answer(call_id, failed(409, "bet_open", Value::Null));
    assert_eq!(
        (value_at(&world, "/question"), value_at(&world, "/refusal/text/key")),
        (Value::Null, json!("error-bet-open"))
    );
    assert_eq!(last_url(&world), BONUSES);
}

#[test]
fn none_is_asked_about_while_a_bet_is_open_or_where_it_has_ended() {
    let mut open = page(&all(), "");
    open["betOpen"] = json!(true);
    let mut world = with(open);
    assert_eq!(
        (value_at(&world, "/betOpen/key"), value_at(&world, "/lines/0/giveUp")),
        (json!("bonus-bet-open"), Value::Null)
    );
    send_event(&mut world, BonusesEvent::Ask("c1".into()));
    assert_eq!(value_at(&world, "/question"), Value::Null);
    let mut world = ready();
    for id in ["d0", "none"] {
        send_event(&mut world, BonusesEvent::Ask(id.into()));
        assert_eq!(value_at(&world, "/question"), Value::Null, "{id}");
    }
}

#[test]
fn free_spins_say_what_is_left_where_they_are_played_and_what_giving_them_up_would_cost() {
    let mut world = with(page(&[spins("s1", "ACTIVE"), spins("s2", "PENDING")], ""));
    let line = value_at(&world, "/lines/0");
    let facts = |key: &str| {
        let facts = line["facts"].as_array().expect("facts");
        facts.iter().find(|it| it["key"] == key).map(|it| it["value"].clone())
    };
    assert_eq!((&line["title"]["key"], &line["title"]["args"]["kind"]), (&json!("bonus-kind"), &json!("FREE_SPIN")));
    assert_eq!((&line["state"]["args"]["state"], &line["staked"]), (&json!("PLAYABLE"), &json!(false)));
    assert_eq!(
        (&line["rule"]["key"], &line["rule"]["args"]["times"]),
        (&json!("bonus-spins-rule-times"), &json!("10"))
    );
    assert_eq!(
        [facts("spins"), facts("spinValue"), facts("spinsWon"), facts("spinsMax"), facts("spinGames"), facts("left")],
        [
            Some(json!("4 / 10")),
            Some(json!("$0.20")),
            Some(json!("$3.50")),
            Some(json!("$50.00")),
            Some(json!("Lantern Fortune")),
            None
        ]
    );
    assert_eq!(value_at(&world, "/lines/1/state/args/state"), "PENDING");
    assert_eq!((&line["cost"]["key"], &line["cost"]["args"]["amount"]), (&json!("bonus-spins-cost"), &json!("$3.50")));
    send_event(&mut world, BonusesEvent::Ask("s1".into()));
    assert_eq!(value_at(&world, "/question/cost/key"), "bonus-spins-cost");
    assert_eq!(value_at(&world, "/question/title/key"), "bonus-kind");
}
