//! Missions and leaderboards: how each stands, taking a reward once, checking in, boards, and progress that moves.

use crate::support::missions::{all, mission, summary, with};
use crate::support::*;
use crate::ways;
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const SUMMARY: &str = "/wps/relay/MCSFE_getMissionSummaryDetails";
const BOARDS: &str = "/wps/relay/MCSFE_getMissionLeaderboard";
const CLAIM: &str = "/wps/relay/MCSFE_claimMission";
const CHECK_IN: &str = "/wps/relay/MCSFE_checkInMission";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::Missions, pointer)
}

fn send_event(world: &mut World, event: MissionsEvent) {
    world.send(UiEvent::Missions(event));
}

fn opened() -> World {
    let mut world = member_at("/");
    world.visit("/?mc=missionLeaderboard");
    world
}

fn ready() -> World {
    let mut world = opened();
    settle_with(&mut world, ways::other);
    world
}

fn claim(id: &str) -> MissionsEvent {
    MissionsEvent::Claim { mission: id.into(), period: "20778".into() }
}

fn calls(world: &World, path: &str) -> usize {
    world.calls.iter().filter(|call| call.url.starts_with(path)).count()
}

#[test]
fn each_mission_says_how_it_stands_and_only_one_that_waits_can_be_taken() {
    let mut world = visitor_at("/");
    world.visit("/?mc=missionLeaderboard");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    let world = ready();
    let lines = value_at(&world, "/lines");
    let lines = lines.as_array().expect("lines");
    let takes: Vec<bool> = lines.iter().map(|it| !it["claim"].is_null()).collect();
    assert_eq!(takes, [true, false, true, false, false, false, false]);
    assert_eq!(
        (&lines[1]["percent"], &lines[2]["percent"], &lines[4]["percent"]),
        (&json!(60), &json!(100), &json!(0))
    );
    assert_eq!(lines[0]["reward"], json!({ "key": "mission-reward", "args": { "kind": "POINTS", "amount": "50" } }));
    assert_eq!(lines[2]["reward"]["args"]["amount"], "$20.00");
    assert_eq!((&lines[2]["wager"]["args"]["times"], &lines[0]["wager"]), (&json!("5"), &Value::Null));
    assert_eq!(lines[1]["kind"]["args"]["kind"], "IN_A_ROW");
    assert_eq!(lines[4]["waitsFor"]["args"]["name"], "Mission account");
    assert_eq!(lines[3]["steps"].as_array().map(Vec::len), Some(2));
    assert_eq!(value_at(&world, "/streak/args/count"), 3);
}

#[test]
fn a_reward_is_taken_once_and_said() {
    let mut world = ready();
    send_event(&mut world, claim("days"));
    assert_eq!(calls(&world, CLAIM), 0, "it is not done");
    send_event(&mut world, claim("rounds"));
    send_event(&mut world, claim("rounds"));
    send_event(&mut world, claim("money"));
    assert_eq!(calls(&world, CLAIM), 1, "one at a time");
    let call = world.call(CLAIM).expect("a call").clone();
    assert_eq!(
        serde_json::from_str::<Value>(call.body.as_ref().expect("a body").reveal()).expect("JSON"),
        json!({ "missionId": "rounds", "periodId": "20778" })
    );
    assert_eq!((value_at(&world, "/lines/0/busy"), value_at(&world, "/lines/2/busy")), (json!(true), json!(false)));
    let mut after = all();
    after[0]["status"] = json!("CLAIMED");
    world.answer(call.call_id, ok(summary(&after, false)));
    assert_eq!(
        (value_at(&world, "/taken/key"), value_at(&world, "/taken/args/amount")),
        (json!("mission-taken"), json!("50"))
    );
    assert_eq!((value_at(&world, "/lines/0/claim"), value_at(&world, "/lines/0/busy")), (Value::Null, json!(false)));
    let count = world.call("/wps/member/rewards/count").expect("what waits is counted anew").call_id;
    world.answer(count, ok(json!({ "count": 3, "missions": 1 })));
    assert_eq!(badge(&world), "1", "the list of pages knows how many of them missions give");
}

fn badge(world: &World) -> String {
    let groups = world.at(Slice::MemberCentre, "/groups");
    let entries = groups
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|group| group["entries"].as_array().cloned().unwrap_or_default());
    let found = entries.into_iter().find(|it| it["key"] == "missionLeaderboard");
    found.and_then(|it| it["badge"].as_str().map(str::to_owned)).unwrap_or_default()
}

#[test]
fn a_refusal_says_why_and_reads_the_list_anew() {
    let mut world = ready();
    send_event(&mut world, claim("money"));
    let call = world.call(CLAIM).expect("a call").call_id;
    world.answer(call, failed(409, "mission_not_claimable", Value::Null));
    assert_eq!(value_at(&world, "/refusal/text/key"), "error-mission-not-claimable");
    assert_eq!(calls(&world, SUMMARY), 1);
}

#[test]
fn checking_in_is_offered_once_a_day() {
    let mut world = ready();
    assert!(!value_at(&world, "/checkIn").is_null());
    send_event(&mut world, MissionsEvent::CheckIn);
    send_event(&mut world, MissionsEvent::CheckIn);
    assert_eq!((calls(&world, CHECK_IN), value_at(&world, "/checkingIn")), (1, json!(true)));
    let call = world.call(CHECK_IN).expect("a call").call_id;
    world.answer(call, ok(summary(&all(), true)));
    assert_eq!((value_at(&world, "/checkIn"), value_at(&world, "/checkedIn")), (Value::Null, json!(true)));
    send_event(&mut world, MissionsEvent::CheckIn);
    assert_eq!(calls(&world, CHECK_IN), 0);
}

#[test]
fn boards_turn_to_the_period_before_and_back() {
    let mut world = ready();
    send_event(&mut world, MissionsEvent::Tab(MissionTab::Boards));
    assert_eq!((calls(&world, BOARDS), value_at(&world, "/status/kind")), (1, json!("loading")));
    settle_with(&mut world, ways::other);
    let places = value_at(&world, "/boards/0/places");
    let ranks: Vec<_> = places.as_array().expect("places").iter().map(|it| it["place"].clone()).collect();
    assert_eq!(ranks, ["1", "1", "3", "4"]);
    assert_eq!((&places[3]["prize"], &places[0]["mine"]), (&Value::Null, &json!(true)));
    assert_eq!(value_at(&world, "/boards/0/mine/key"), "board-my-place");
    assert_eq!(value_at(&world, "/boards/1/turn"), Value::Null, "it has one period only");
    send_event(&mut world, MissionsEvent::Turn("day".into()));
    assert_eq!(
        (value_at(&world, "/boards/0/state/args/state"), value_at(&world, "/boards/0/mine/key")),
        (json!("CLOSED"), json!("board-no-place"))
    );
    send_event(&mut world, MissionsEvent::Turn("day".into()));
    send_event(&mut world, MissionsEvent::Turn("none".into()));
    assert_eq!(value_at(&world, "/boards/0/state/args/state"), "RUNS");
}

#[test]
fn what_failed_is_tried_again_and_an_empty_site_says_so() {
    let mut world = opened();
    settle_with(&mut world, |call: &HttpCall| {
        if call.url.starts_with(SUMMARY) { Some(Err(Transport::Network)) } else { ways::other(call) }
    });
    assert_eq!(value_at(&world, "/status/kind"), "failed");
    send_event(&mut world, MissionsEvent::Retry);
    settle_with(&mut world, |call: &HttpCall| {
        if call.url.starts_with(SUMMARY) { Some(ok(summary(&[], false))) } else { ways::other(call) }
    });
    assert_eq!(
        (value_at(&world, "/status/kind"), value_at(&world, "/lines"), value_at(&world, "/checkIn")),
        (json!("ready"), json!([]), Value::Null)
    );
}

#[test]
fn a_target_of_nothing_and_progress_beyond_it_fill_no_more_than_the_bar() {
    let mut world = opened();
    let odd = [
        with(mission("a", "ACTIVE"), &json!({ "target": { "count": 0 } })),
        with(mission("b", "CLAIMED"), &json!({ "progress": { "count": 900 } })),
    ];
    settle_with(&mut world, move |call: &HttpCall| {
        if call.url.starts_with(SUMMARY) { Some(ok(summary(&odd, false))) } else { ways::other(call) }
    });
    assert_eq!((value_at(&world, "/lines/0/percent"), value_at(&world, "/lines/1/percent")), (json!(0), json!(100)));
}
