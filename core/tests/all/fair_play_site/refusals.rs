//! What a refusal of fair play says, and where it leads.

use super::*;
use crate::support::play_checks::limit;
use lumora_core::effect::Method;
use lumora_core::event::*;
use lumora_core::view::Slice;
use serde_json::json;

const LAUNCH: &str = "/wps/relay/GCS_gameLaunchFB";

fn launched(refusal: impl Fn() -> Outcome) -> World {
    member_with(GAME, with(LAUNCH, refusal))
}

fn top(world: &World, pointer: &str) -> Value {
    world.at(Slice::Dialogs, &format!("/top{pointer}"))
}

fn press(world: &mut World, button: u32) {
    let dialog = top(world, "/key").as_u64().expect("a dialog");
    let dialog = u32::try_from(dialog).expect("a key");
    world.send(UiEvent::Dialog(DialogEvent::Press { dialog, button }));
}

#[test]
fn a_limit_is_named_with_what_it_leaves_and_when_more_is_free() {
    for (kind, bound, left, key, shown) in [
        ("STAKE", "500.00", "12.50", "limit-reached-stake-until", "$12.50"),
        ("LOSS", "100.00", "0.00", "limit-reached-loss-until", "$0.00"),
        ("TIME", "120", "0", "limit-reached-time-until", "0:00"),
    ] {
        let value = json!({ "limit": limit(kind, "DAY", Some(bound), left) });
        let world = launched(|| failed(422, "limit_reached", value.clone()));
        assert_eq!(top(&world, "/text/key"), key);
        assert_eq!(top(&world, "/text/args/left"), shown);
        assert_eq!(top(&world, "/text/args/time"), "2026-11-22 14:30:00 UTC+07:00");
        assert_eq!(world.at(Slice::Game, "/problem/text/key"), key, "it stands in the page as well");
    }
    let mut value = json!({ "limit": limit("TIME", "MONTH", Some("125"), "5") });
    value["limit"]["easesAt"] = json!("");
    let world = launched(|| failed(422, "limit_reached", value.clone()));
    assert_eq!(top(&world, "/text/key"), "limit-reached-time");
    assert_eq!(top(&world, "/text/args"), json!({ "period": "month", "limit": "2:05", "left": "0:05" }));
}

#[test]
fn a_limit_leads_to_the_page_of_limits_and_one_that_is_not_named_speaks_in_general() {
    let mut world = launched(|| failed(422, "limit_reached", Value::Null));
    assert_eq!(top(&world, "/text/key"), "error-limit-reached");
    press(&mut world, 0);
    assert!(world.address().contains("mc=fairPlay"), "{}", world.address());
}

#[test]
fn an_age_that_is_not_checked_leads_to_the_identity_check() {
    let mut world = launched(|| failed(403, "age_check_needed", Value::Null));
    assert_eq!(top(&world, "/title/key"), "age-check-title");
    press(&mut world, 1);
    assert!(world.address().contains("mc=securityCenter"), "{}", world.address());
}

#[test]
fn a_demo_that_needs_an_account_offers_both_ways_to_one() {
    let mut world = member_with(GAME, |call| match path(call) {
        "/wps/member/info" => Some(ok(json!({ "account": "guest", "type": 4 }))),
        LAUNCH => Some(failed(403, "demo_closed", Value::Null)),
        _ => operator(call),
    });
    assert_eq!(top(&world, "/title/key"), "demo-closed-title");
    assert_eq!(top(&world, "/buttons/1/label/key"), "nav-sign-up");
    press(&mut world, 0);
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
}

#[test]
fn a_decision_about_limits_opens_the_offer_where_one_plays() {
    let world = launched(|| failed(409, "limit_decision_needed", Value::Null));
    assert_eq!(world.at(Slice::Game, "/kind"), "failed");
    assert_eq!(top(&world, ""), Value::Null);
}

#[test]
fn a_deposit_and_a_promotion_speak_the_same_words() {
    let value = || json!({ "limit": limit("DEPOSIT", "WEEK", Some("200.00"), "20.00") });
    let mut world = member_at("/?mc=depositv2");
    world.send(UiEvent::Deposits(DepositsEvent::Amount(AmountEvent::Typed("50".into()))));
    world.send(UiEvent::Deposits(DepositsEvent::Ask));
    settle_with(&mut world, |call| match (path(call), call.method) {
        ("/wps/member/deposits", Method::Post) => Some(failed(422, "limit_reached", value())),
        _ => operator(call),
    });
    assert_eq!(top(&world, "/text/key"), "limit-reached-deposit-until");
    assert_eq!(world.at(Slice::Deposits, "/form/problem/text/args/left"), "$20.00");

    let mut world = member_at("/promoDetail?id=p-claim");
    world.send(UiEvent::Promotions(PromotionsEvent::Claim));
    settle_with(&mut world, |call| match (path(call), call.method) {
        ("/wps/promotions/claim", _) => Some(failed(403, "age_check_needed", Value::Null)),
        _ => operator(call),
    });
    assert_eq!(top(&world, "/title/key"), "age-check-title");
}

#[test]
fn any_other_refusal_stays_what_it_was() {
    let world = launched(|| failed(404, "game_not_found", Value::Null));
    assert_eq!(top(&world, ""), Value::Null);
    assert_eq!(world.at(Slice::Game, "/problem/text/key"), "error-game-not-found");
}

#[test]
fn a_game_that_would_end_another_one_says_so_before_it_starts() {
    let asked = std::rc::Rc::new(std::cell::RefCell::new(Vec::new()));
    let heard = asked.clone();
    let answer = move |call: &HttpCall| {
        if path(call) != LAUNCH {
            return operator(call);
        }
        let ends = body_of(call)["endsOtherGame"] == true;
        heard.borrow_mut().push(ends);
        if ends { operator(call) } else { Some(failed(409, "other_game_open", Value::Null)) }
    };
    let mut world = member_with(GAME, &answer);
    assert_eq!(top(&world, "/title/key"), "other-game-title");
    assert_eq!(top(&world, "/text/key"), "error-other-game-open");
    press(&mut world, 0);
    assert_eq!(world.at(Slice::Game, "/problem/text/key"), "error-other-game-open", "not now: it stands in the page");
    world.send(UiEvent::Launch(LaunchEvent::Retry));
    settle_with(&mut world, &answer);
    assert_eq!(top(&world, "/title/key"), "other-game-title", "and is said again");
    press(&mut world, 1);
    settle_with(&mut world, &answer);
    assert_eq!(*asked.borrow(), [false, false, true], "only after a yes is the other game ended");
    assert_eq!(world.at(Slice::Game, "/kind"), "playing");
}
