//! The reward centre: what can be claimed and where, claiming once, the badge, the way to the next level.

use crate::support::rewards::{all, level};
use crate::support::*;
use crate::ways;
use lumora_core::domain::reward::RewardSourceKind;
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const REWARDS: &str = "/wps/member/rewards";
const CLAIM: &str = "/wps/member/rewards/claim";
const COUNT: &str = "/wps/member/rewards/count";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::Rewards, pointer)
}

fn claim(world: &mut World, kind: RewardSourceKind, id: &str) {
    world.send(UiEvent::Rewards(RewardsEvent::Claim { kind, id: id.into() }));
}

fn opened() -> World {
    let mut world = member_at("/");
    world.visit("/?mc=rewardCenter");
    world
}

fn ready() -> World {
    let mut world = opened();
    settle_with(&mut world, ways::other);
    world
}

fn with_level(value: Value) -> World {
    let mut world = opened();
    settle_with(
        &mut world,
        move |call: &HttpCall| {
            if call.url == "/wps/member/level" { Some(ok(value.clone())) } else { ways::other(call) }
        },
    );
    world
}

#[test]
fn the_page_is_for_members_and_says_of_each_reward_what_it_is_how_much_and_until_when() {
    let mut world = visitor_at("/");
    world.visit("/?mc=rewardCenter");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    let world = ready();
    assert_eq!(value_at(&world, "/open").as_array().map(Vec::len), Some(4));
    let first = value_at(&world, "/open/0");
    assert_eq!(
        (&first["title"]["args"]["name"], &first["kind"]["args"]["kind"]),
        (&json!("Weekly cashback"), &json!("CASHBACK"))
    );
    assert_eq!((&first["amount"]["args"]["name"], &first["rule"]["args"]["times"]), (&json!("$7.00"), &json!("3")));
    assert_eq!(
        (&first["when"]["key"], &first["period"]["args"]["from"]),
        (&json!("reward-until"), &json!("2026-11-16"))
    );
    let free = value_at(&world, "/open/1");
    assert_eq!((&free["rule"]["key"], &free["period"]), (&json!("reward-rule-free"), &Value::Null));
    let points = value_at(&world, "/open/3");
    assert_eq!(
        (&points["amount"]["args"]["amount"], &points["rule"], &points["when"]["key"]),
        (&json!("500"), &Value::Null, &json!("reward-until-never"))
    );
    let later = value_at(&world, "/later/0");
    assert_eq!((&later["when"]["key"], &later["claim"]), (&json!("reward-from"), &Value::Null));
}

#[test]
fn draws_lead_to_their_page_and_are_not_claimed_here() {
    let mut world = ready();
    let raffle = value_at(&world, "/open/2");
    assert_eq!((&raffle["claim"], &raffle["amount"]["args"]["amount"]), (&Value::Null, &json!("3")));
    assert!(raffle["href"].as_str().expect("a link").contains("p-raffle"));
    claim(&mut world, RewardSourceKind::Raffle, "p-raffle");
    claim(&mut world, RewardSourceKind::Promotion, "p-later");
    claim(&mut world, RewardSourceKind::Cashback, "unknown");
    assert!(world.calls.is_empty(), "{:?}", world.calls);
}

#[test]
fn a_reward_is_claimed_once_whatever_is_pressed_and_says_what_came_of_it() {
    let mut world = ready();
    claim(&mut world, RewardSourceKind::Cashback, "c1");
    claim(&mut world, RewardSourceKind::Cashback, "c1");
    claim(&mut world, RewardSourceKind::LevelGift, "g3");
    let sent: Vec<_> = world.calls.iter().filter(|call| call.url == CLAIM).collect();
    assert_eq!(sent.len(), 1);
    assert_eq!((value_at(&world, "/open/0/busy"), value_at(&world, "/open/1/busy")), (json!(true), json!(false)));
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/claimed/args/amount"), "$7.00");
    assert_eq!(value_at(&world, "/open").as_array().map(Vec::len), Some(all().len() - 2));
    assert_eq!(value_at(&world, "/refusal"), Value::Null);
}

#[test]
fn a_refusal_shows_and_the_list_is_read_anew() {
    let mut world = ready();
    claim(&mut world, RewardSourceKind::Cashback, "c1");
    let call = world.call(CLAIM).expect("a call").call_id;
    world.answer(call, failed(409, "state_changed", Value::Null));
    assert_eq!(value_at(&world, "/refusal/text/key"), "error-state-changed");
    assert!(world.call(REWARDS).is_some());
    settle_with(&mut world, ways::other);
    assert_eq!(
        (value_at(&world, "/open").as_array().map(Vec::len), value_at(&world, "/claimed")),
        (Some(4), Value::Null)
    );
}

#[test]
fn what_is_past_grows_and_says_what_became_of_each() {
    let mut world = ready();
    let keys = |world: &World| -> Vec<Value> {
        value_at(world, "/past/lines")
            .as_array()
            .expect("lines")
            .iter()
            .map(|it| it["when"]["args"]["state"].clone())
            .collect()
    };
    assert_eq!(keys(&world), ["CLAIMED", "EXPIRED", "WITHDRAWN"]);
    assert_eq!(value_at(&world, "/past/lines/1/title/key"), "reward-nameless");
    world.send(UiEvent::Rewards(RewardsEvent::More));
    world.send(UiEvent::Rewards(RewardsEvent::More));
    let calls = world.calls.iter().filter(|call| call.url.starts_with("/wps/member/rewards/past?cursor=17-e3")).count();
    assert_eq!(calls, 1);
    settle_with(&mut world, ways::other);
    assert_eq!((keys(&world).len(), value_at(&world, "/past/more")), (4, Value::Null));
}

#[test]
fn the_badge_counts_what_can_be_claimed_and_goes_down_with_a_claim() {
    let badge = |world: &World| -> Value {
        let groups = world.at(Slice::MemberCentre, "/groups");
        let entries = groups
            .as_array()
            .expect("groups")
            .iter()
            .flat_map(|group| group["entries"].as_array().expect("entries").clone());
        entries.into_iter().find(|it| it["key"] == "rewardCenter").expect("an entry")["badge"].clone()
    };
    let mut world = member_at("/");
    world.visit("/?mc=menu");
    assert!(world.call(COUNT).is_some());
    settle_with(&mut world, ways::other);
    assert_eq!(badge(&world), "4");
    world.visit("/?mc=rewardCenter");
    assert!(world.call(COUNT).is_none(), "the centre was open");
    settle_with(&mut world, ways::other);
    claim(&mut world, RewardSourceKind::Cashback, "c1");
    settle_with(&mut world, |call: &HttpCall| match call.url.as_str() {
        COUNT => Some(ok(json!({ "count": 0 }))),
        _ => ways::other(call),
    });
    assert_eq!(badge(&world), "");
}

#[test]
fn the_panel_shows_the_way_to_the_next_level_by_what_lacks_most() {
    let world = ready();
    let content = value_at(&world, "/level/content");
    assert_eq!((&content["name"]["args"]["name"], &content["next"]["percent"]), (&json!("Silk"), &json!(25)));
    assert_eq!(content["next"]["needs"][0]["value"], "$2,500.00 / $10,000.00");
    assert_eq!(content["keeps"][0]["value"], "$2,500.00 / $500.00");
    assert_eq!((&content["kept"], &content["top"], &content["vip"]), (&Value::Null, &Value::Null, &Value::Null));
    let lines = content["levels"].as_array().expect("levels");
    assert_eq!(lines.iter().filter(|it| it["current"] == true).count(), 1);
    assert_eq!((&lines[2]["gift"]["key"], &lines[0]["gift"]), (&json!("level-gift-given"), &Value::Null));
    assert_eq!(lines[4]["vip"]["key"], "level-vip");
    assert_eq!(content["changes"][1]["text"]["args"]["cause"], "REVIEW");
}

#[test]
fn the_highest_level_has_no_way_on_and_one_that_is_never_lost_asks_nothing() {
    let mut value = level();
    (value["level"], value["falls"]) = (json!(5), json!(false));
    let content = value_at(&with_level(value.clone()), "/level/content");
    assert_eq!(
        (&content["next"], &content["top"]["key"], &content["kept"]["key"]),
        (&Value::Null, &json!("level-top"), &json!("level-stays"))
    );
    assert_eq!(content["vip"]["key"], "level-vip");
    (value["levels"], value["cashback"]) = (json!([]), json!([]));
    let world = with_level(value);
    assert_eq!((value_at(&world, "/level/content"), value_at(&world, "/cashback")), (Value::Null, json!([])));
}

#[test]
fn a_plan_says_its_terms_and_which_of_its_rates_are_the_members() {
    let world = ready();
    let plan = value_at(&world, "/cashback/0");
    assert_eq!(plan["about"]["args"]["kind"], "NET_LOSS_WEEKLY");
    assert_eq!(plan["terms"].as_array().map(Vec::len), Some(4));
    let rates = plan["rates"].as_array().expect("rates");
    let seen: Vec<(Value, Value)> = rates.iter().map(|it| (it["rate"].clone(), it["own"].clone())).collect();
    let expected =
        [("2%", true), ("6%", false), ("3%", false), ("5.5%", true)].map(|(rate, own)| (json!(rate), json!(own)));
    assert_eq!(seen, expected);
    assert_eq!(rates[0]["product"]["key"], "cashback-all-products");
}

#[test]
fn what_failed_is_asked_for_again() {
    let mut world = opened();
    settle_with(&mut world, |call: &HttpCall| {
        let own = call.url.starts_with(REWARDS) || call.url == "/wps/member/level";
        if own { Some(Err(Transport::Network)) } else { ways::other(call) }
    });
    assert_eq!(
        (value_at(&world, "/status/kind"), value_at(&world, "/level/status/kind")),
        (json!("failed"), json!("failed"))
    );
    world.send(UiEvent::Rewards(RewardsEvent::Retry));
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/open").as_array().map(Vec::len), Some(4));
}
