//! What moves money is done once: over second presses, lost answers and reloads.
use crate::support::*;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::testing::{START_MS, Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

const DRAW: &str = "/wps/relay/MCS2_claimRafflePromotion";
const OUTCOME: &str = "/wps/outcome";
const INFO: &str = "/wps/member/info";

fn at_raffle() -> World {
    member_at("/promoDetail?id=p-raffle")
}

fn press(world: &mut World) {
    world.send(UiEvent::Promotions(PromotionsEvent::Draw));
}

fn check_now(world: &mut World) {
    world.send(UiEvent::Intents(IntentsEvent::CheckNow));
}

fn key_of(call: &HttpCall) -> String {
    let key = call.headers.iter().find(|(name, _)| *name == "Idempotency-Key");
    key.map(|(_, key)| key.reveal().to_owned()).expect("a key")
}

fn body_of(call: &HttpCall) -> String {
    call.body.as_ref().map(|body| body.reveal().to_owned()).expect("a body")
}

/// Presses, loses the answer, and gives the call.
fn lose(world: &mut World, how: Result<HttpReply, Transport>) -> HttpCall {
    press(world);
    let call = world.call(DRAW).cloned().expect("a draw is sent");
    world.answer(call.call_id, how);
    call
}

fn drawn(left: u32) -> Value {
    let mut value = promotion_detail(&promotions()[2]);
    value["raffle"]["drawsLeft"] = json!(left);
    value["raffle"]["draws"] = json!([{ "drawId": "d", "prizeId": "z2", "drawnAt": "2026-11-21T08:00:00Z" }]);
    value
}

fn answer_outcome(world: &mut World, outcome: Value) {
    let call_id = world.call(OUTCOME).expect("the outcome is asked for").call_id;
    world.answer(call_id, ok(outcome));
}

fn answered(status: u16, body: &Value) -> Value {
    json!({ "state": "answered", "status": status, "body": body.to_string() })
}

fn success() -> Value {
    answered(200, &json!({ "success": true, "value": drawn(1) }))
}

fn notice(world: &World) -> String {
    world.at(Slice::Outcome, "/notice/text/key").as_str().unwrap_or_default().to_owned()
}

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::Promotion, pointer)
}

/// The page is loaded anew, with another seed as every page has; what does not concern the outcome is answered.
fn reload(world: &World) -> World {
    let mut world = World::open(Setup {
        address: world.address().to_owned(),
        session: world.session.clone(),
        seed: 8,
        ..Setup::default()
    });
    settle_but_outcome(&mut world);
    world
}

fn settle_but_outcome(world: &mut World) {
    while let Some(call) = world.calls.iter().find(|call| call.url != OUTCOME).cloned() {
        let reply = operator(&call).expect("an operator that answers");
        world.answer(call.call_id, reply);
    }
}

#[test]
fn an_answer_that_was_lost_is_asked_for_by_key_and_shows_as_if_it_had_come() {
    let unclear = [
        Err(Transport::Timeout),
        Err(Transport::Network),
        failed(500, "internal_error", json!({})),
        failed(503, "unavailable", json!({})),
        failed(408, "timeout", json!({})),
        failed(409, "in_progress", json!({})),
        Ok(HttpReply { status: 404, retry_after: None, request_id: None, body: "<html>".into() }),
        Ok(HttpReply { status: 200, retry_after: None, request_id: None, body: "{\"success\":true,\"va".into() }),
    ];
    for how in unclear {
        let mut world = at_raffle();
        let call = lose(&mut world, how.clone());
        let asked = world.call(OUTCOME).expect("the outcome is asked for");
        assert_eq!((asked.method, key_of(asked)), (Method::Get, key_of(&call)), "{how:?}");
        assert!(asked.body.is_none());
        assert_eq!(notice(&world), "outcome-checking");
        answer_outcome(&mut world, success());
        assert_eq!((value_at(&world, "/raffle/result/key"), notice(&world)), (json!("raffle-won"), String::new()));
        assert!(world.call("/wps/v2/wallets/balance").is_some() && !world.session.contains_key("intents"));
    }
}

#[test]
fn while_the_outcome_is_not_known_a_press_sends_nothing_and_asks_instead() {
    let mut world = at_raffle();
    lose(&mut world, Err(Transport::Timeout));
    press(&mut world);
    assert!(world.call(DRAW).is_none() && value_at(&world, "/action/busy") == json!(true));
    let call_id = world.call(OUTCOME).expect("the outcome is asked for").call_id;
    world.answer(call_id, Err(Transport::Network));
    assert_eq!((notice(&world).as_str(), world.at(Slice::Outcome, "/notice/busy")), ("outcome-checking", json!(false)));
    assert!(world.call(OUTCOME).is_none(), "it is asked again after a pause");
    press(&mut world);
    assert!(world.call(DRAW).is_none() && world.call(OUTCOME).is_some(), "or at a press");
    assert_eq!(world.at(Slice::Outcome, "/notice/busy"), json!(true));
}

#[test]
fn the_server_is_asked_again_and_again_with_longer_pauses_and_at_once_when_the_member_wants() {
    let mut world = at_raffle();
    lose(&mut world, Err(Transport::Network));
    for pause_ms in [1_000, 2_000, 5_000, 15_000, 30_000, 30_000] {
        answer_outcome(&mut world, json!({ "state": "inProgress" }));
        world.wait(pause_ms - 1);
        assert!(world.call(OUTCOME).is_none(), "{pause_ms}");
        world.wait(1);
        assert!(world.call(OUTCOME).is_some(), "{pause_ms}");
    }
    answer_outcome(&mut world, json!({ "state": "inProgress" }));
    check_now(&mut world);
    answer_outcome(&mut world, json!({ "state": "inProgress" }));
    world.send(UiEvent::Site(SiteEvent::Visible(false)));
    world.send(UiEvent::Site(SiteEvent::Visible(true)));
    answer_outcome(&mut world, success());
    assert_eq!(value_at(&world, "/raffle/result/key"), "raffle-won");
    settle(&mut world);
    world.wait(60_000);
    assert!(world.call(OUTCOME).is_none(), "what is known is not asked for");
}

#[test]
fn what_the_server_knows_nothing_of_may_be_sent_again_with_the_same_key_and_body() {
    let mut world = at_raffle();
    let first = lose(&mut world, Err(Transport::Timeout));
    answer_outcome(&mut world, json!({ "state": "unknown" }));
    assert_eq!(value_at(&world, "/problem/text/key"), "outcome-not-received");
    assert!(world.call(DRAW).is_none(), "nothing is sent by itself");
    press(&mut world);
    let second = world.call(DRAW).cloned().expect("the member sends again");
    assert_eq!((key_of(&second), body_of(&second)), (key_of(&first), body_of(&first)));
    world.answer(second.call_id, ok(drawn(1)));
    settle(&mut world);
    press(&mut world);
    let third = world.call(DRAW).expect("another draw");
    assert_ne!(key_of(third), key_of(&first), "another intent has another key");
}

#[test]
fn a_refusal_ends_the_intent_and_the_next_press_is_another_one() {
    let mut world = at_raffle();
    let first = lose(&mut world, failed(409, "no_draws_left", json!({})));
    assert!(world.call(OUTCOME).is_none() && !world.session.contains_key("intents"));
    press(&mut world);
    let second = world.call(DRAW).expect("another try");
    assert_ne!(key_of(second), key_of(&first));
}

#[test]
fn a_refusal_that_time_lifts_leaves_the_intent_as_it_was() {
    let mut world = at_raffle();
    let first = lose(&mut world, failed(429, "too_many_requests", json!({})));
    assert!(world.call(OUTCOME).is_none());
    assert_eq!((notice(&world).as_str(), value_at(&world, "/action/busy")), ("", json!(false)));
    press(&mut world);
    assert_eq!(key_of(world.call(DRAW).expect("another try")), key_of(&first));
}

#[test]
fn storage_holds_key_time_and_path_and_nothing_else() {
    let mut world = at_raffle();
    press(&mut world);
    let key = key_of(world.call(DRAW).expect("a draw"));
    assert_eq!(world.session["intents"], format!("1\n{key} {START_MS} {DRAW}"));
}

#[test]
fn a_page_that_is_loaded_anew_finds_out_what_became_of_the_press() {
    let mut world = at_raffle();
    press(&mut world);
    let call = world.call(DRAW).cloned().expect("a draw");
    let mut world = reload(&world);
    let asked = world.call(OUTCOME).expect("the outcome is asked for");
    assert_eq!(key_of(asked), key_of(&call));
    assert_eq!(notice(&world), "outcome-checking");
    press(&mut world);
    assert!(world.call(DRAW).is_none(), "nothing is sent meanwhile");
    answer_outcome(&mut world, success());
    assert_eq!((notice(&world).as_str(), world.session.get("intents")), ("outcome-went-through", None));
    assert!(world.call("/wps/v2/wallets/balance").is_some() && world.call("/wps/promotions/detail").is_some());
    world.send(UiEvent::Intents(IntentsEvent::Dismiss));
    assert_eq!(notice(&world), "");
    settle(&mut world);
    press(&mut world);
    assert_ne!(key_of(world.call(DRAW).expect("another draw")), key_of(&call));
}

#[test]
fn after_a_reload_every_other_outcome_is_told_too() {
    let refusal = json!({ "success": false, "code": "no_draws_left", "message": "no" });
    let outcomes = [
        (answered(409, &refusal), "outcome-refused", "error-no-draws-left"),
        (json!({ "state": "done" }), "outcome-went-through", ""),
        (json!({ "state": "unknown" }), "outcome-not-received", ""),
    ];
    for (outcome, told, reason) in outcomes {
        let mut world = at_raffle();
        press(&mut world);
        let call = world.call(DRAW).cloned().expect("a draw");
        let mut world = reload(&world);
        answer_outcome(&mut world, outcome);
        assert_eq!(notice(&world), told);
        assert_eq!(world.at(Slice::Outcome, "/notice/reason/key").as_str().unwrap_or_default(), reason);
        settle(&mut world);
        press(&mut world);
        let again = world.call(DRAW).expect("the member may press");
        assert_eq!(key_of(again) == key_of(&call), told == "outcome-not-received", "{told}");
    }
}

#[test]
fn what_was_done_without_a_reply_that_is_kept_reads_how_things_stand() {
    let mut world = at_raffle();
    lose(&mut world, Err(Transport::Timeout));
    answer_outcome(&mut world, json!({ "state": "done" }));
    assert_eq!(value_at(&world, "/problem/text/key"), "error-already-done");
    assert!(world.call("/wps/promotions/detail").is_some() && world.call("/wps/v2/wallets/balance").is_some());
}

#[test]
fn an_earlier_request_that_came_late_is_told_and_the_next_press_is_another_one() {
    let mut world = at_raffle();
    let first = lose(&mut world, failed(409, "idempotency_conflict", json!({})));
    assert_eq!(value_at(&world, "/problem/text/key"), "error-sent-before");
    assert!(world.call("/wps/promotions/detail").is_some());
    press(&mut world);
    assert_ne!(key_of(world.call(DRAW).expect("another draw")), key_of(&first));
}

#[test]
fn what_is_too_old_to_be_asked_for_is_not_taken_for_undone() {
    const DAY_MS: u64 = 24 * 60 * 60 * 1_000;
    let mut world = at_raffle();
    press(&mut world);
    let call = world.call(DRAW).cloned().expect("a draw");
    let session = world.session.clone();
    let setup = Setup { address: world.address().into(), session, seed: 8, ..Setup::default() };
    let mut world = World::open_at(setup, START_MS + DAY_MS);
    settle_but_outcome(&mut world);
    answer_outcome(&mut world, json!({ "state": "unknown" }));
    assert_eq!(notice(&world), "outcome-lost");
    settle(&mut world);
    press(&mut world);
    assert_ne!(key_of(world.call(DRAW).expect("a draw that the member wants")), key_of(&call));
}

/// A draw whose answer was lost, and the session with it: login is open.
fn expire() -> (World, String) {
    let mut world = at_raffle();
    let call = lose(&mut world, Err(Transport::Timeout));
    let asked = world.call(OUTCOME).expect("the outcome is asked for").call_id;
    world.answer(asked, failed(401, "login_required", json!({})));
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    (world, key_of(&call))
}

/// Logs in as the member with this id, all answered but the outcome and, with none, who it is.
fn log_in(world: &mut World, id: Option<&str>) {
    world.send(submit("somebody", "lantern7koi"));
    loop {
        if let Some(job) = world.seals.first().cloned() {
            world.seal(job.call_id, Ok(SealedParts { enc: "e".into(), ct: "c".into() }));
        } else if let Some(call) = world.calls.iter().find(|call| waits(call, id)).cloned() {
            let reply = operator(&call).expect("an operator that answers");
            world.answer(call.call_id, if call.url == INFO { with_id(reply, id) } else { reply });
        } else {
            return;
        }
    }
}

fn waits(call: &HttpCall, id: Option<&str>) -> bool {
    call.url != OUTCOME && (call.url != INFO || id.is_some())
}

fn with_id(reply: Result<HttpReply, Transport>, id: Option<&str>) -> Result<HttpReply, Transport> {
    let mut body: Value = serde_json::from_str(&reply.expect("a reply").body).expect("JSON");
    body["value"]["id"] = json!(id);
    ok(body["value"].take())
}

#[test]
fn a_session_that_the_server_ended_leaves_its_intents_to_the_next_one_of_the_same_member() {
    let (mut world, key) = expire();
    assert_eq!(notice(&world), "", "a visitor hears nothing of it");
    assert_eq!(world.session["intents"], format!("1 m1\n{key} {START_MS} {DRAW}"));
    world.wait(60_000);
    assert!(world.call(OUTCOME).is_none(), "nobody is asked without a member");
    log_in(&mut world, Some("m1"));
    assert_eq!(key_of(world.call(OUTCOME).expect("the outcome is asked for")), key);
    assert_eq!(notice(&world), "outcome-checking");
    answer_outcome(&mut world, success());
    assert_eq!((notice(&world).as_str(), world.session.get("intents")), ("outcome-went-through", None));
}

#[test]
fn another_member_hears_nothing_of_them() {
    let (mut world, _) = expire();
    log_in(&mut world, Some("m2"));
    assert!(world.call(OUTCOME).is_none() && !world.session.contains_key("intents"));
    assert_eq!(notice(&world), "");
}

#[test]
fn nothing_is_sent_until_it_is_known_whose_they_are() {
    let (mut world, key) = expire();
    log_in(&mut world, None);
    press(&mut world);
    assert!(world.call(DRAW).is_none() && world.call(OUTCOME).is_none());
    assert_eq!(notice(&world), "outcome-checking");
    let info = world.call(INFO).expect("who it is").call_id;
    world.answer(info, Err(Transport::Network));
    world.wait(5_000);
    let info = world.call(INFO).cloned().expect("who it is, once more");
    world.answer(info.call_id, with_id(operator(&info).expect("a member"), Some("m1")));
    assert_eq!(key_of(world.call(OUTCOME).expect("the outcome is asked for")), key);
}

#[test]
fn a_page_that_is_loaded_anew_at_the_login_still_knows_whose_they_are() {
    let (world, key) = expire();
    let mut world = reload(&world);
    assert!(world.call(OUTCOME).is_none());
    log_in(&mut world, Some("m1"));
    assert_eq!(key_of(world.call(OUTCOME).expect("the outcome is asked for")), key);
}

#[test]
fn a_session_that_turns_out_to_have_ended_when_the_page_is_loaded_anew_leaves_them_too() {
    let mut world = at_raffle();
    press(&mut world);
    let key = key_of(world.call(DRAW).expect("a draw"));
    let mut world =
        World::open(Setup { address: world.address().to_owned(), session: world.session.clone(), ..Setup::default() });
    while let Some(call) = world.calls.iter().find(|call| call.url != INFO && call.url != OUTCOME).cloned() {
        world.answer(call.call_id, operator(&call).expect("an operator that answers"));
        if let Some(info) = world.call(INFO).map(|call| call.call_id) {
            world.answer(info, failed(401, "login_required", json!({})));
        }
    }
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert_eq!(world.session["intents"], format!("1 m1\n{key} {START_MS} {DRAW}"));
}

#[test]
fn a_member_who_logs_out_leaves_none() {
    let mut world = at_raffle();
    lose(&mut world, Err(Transport::Timeout));
    world.send(UiEvent::Session(SessionEvent::SignOut));
    let dialog = u32::try_from(world.at(Slice::Dialogs, "/top/key").as_u64().expect("a question")).expect("a key");
    world.send(UiEvent::Dialog(DialogEvent::Enter(dialog)));
    settle_but_outcome(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert_eq!((notice(&world), world.session.get("intents")), (String::new(), None));
}

#[test]
fn what_a_stranger_left_in_storage_is_not_asked_for() {
    let stored = |session: Vec<(&str, &str)>| {
        let session = session.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        World::open(Setup { session, ..Setup::default() })
    };
    let line = format!("1\nkey {START_MS} {DRAW}");
    assert!(stored(vec![("intents", &line)]).call(OUTCOME).is_none(), "there is no member");
    let kept = format!("1 m2\nkey {START_MS} {DRAW}");
    assert!(stored(vec![("token", "t"), ("intents", &kept)]).call(OUTCOME).is_none(), "it is not known whose they are");
    for bad in ["", "2\nkey 1 /wps/promotions/claim", "1\nkey x /wps/promotions/claim", "1\nkey 1 /evil"] {
        assert!(stored(vec![("token", "t"), ("intents", bad)]).call(OUTCOME).is_none(), "{bad}");
    }
    assert!(stored(vec![("token", "t"), ("intents", &line)]).call(OUTCOME).is_some());
}
