//! Inviting friends: the link, the plan in words, what became of friends, and the link that a visitor followed.

use crate::support::referral::page;
use crate::support::*;
use crate::ways;
use lumora_core::effect::{Effect, HttpCall, StorageArea};
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const FRIENDS: &str = "/wps/member/referral/friends";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::Invitations, pointer)
}

fn ready() -> World {
    let mut world = member_at("/");
    world.visit("/?mc=referral");
    settle_with(&mut world, ways::other);
    world
}

fn with_page(value: Value) -> World {
    let mut world = member_at("/");
    world.visit("/?mc=referral");
    let own = move |call: &HttpCall| {
        if call.url == "/wps/member/referral" { Some(ok(value.clone())) } else { ways::other(call) }
    };
    settle_with(&mut world, own);
    world
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|it| it["key"].as_str().expect("a key")).collect()
}

#[test]
fn the_link_is_whole_and_leads_to_the_page_of_invitations_with_the_members_code() {
    let mut world = visitor_at("/");
    world.visit("/?mc=referral");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    let world = ready();
    assert_eq!(value_at(&world, "/link/href"), "/join?referralCode=MN7QK2XW4H");
    let address = value_at(&world, "/link/address");
    let address = address.as_str().expect("an address");
    assert!(address.starts_with("http") && address.ends_with("/join?referralCode=MN7QK2XW4H"), "{address}");
}

#[test]
fn the_plan_says_what_a_friend_does_and_what_both_get() {
    let world = ready();
    let steps = value_at(&world, "/plan/steps");
    assert_eq!(
        keys(&steps),
        ["invite-step-register", "invite-step-deposit", "invite-step-turnover", "invite-step-days"]
    );
    let gives = value_at(&world, "/plan/gives");
    assert_eq!(
        (&gives[1]["args"]["from"], &gives[1]["args"]["amount"]),
        (&json!("5"), &json!("$15.00")),
        "the tiers in their order"
    );
    assert_eq!(
        keys(&value_at(&world, "/plan/terms")),
        ["invite-rule-times", "invite-friend-gets", "invite-claim-days", "invite-most-friends", "invite-held-rule"]
    );
    let mut small = page();
    small["plan"] = json!({
        "title": "", "deposit": "5.00", "withinDays": 7, "claimDays": 3, "endsAt": "2026-12-31T00:00:00Z",
        "tiers": [{ "friendsFrom": 1, "amount": "1.00" }],
    });
    let world = with_page(small);
    assert_eq!(
        keys(&value_at(&world, "/plan/steps")),
        ["invite-step-register", "invite-step-deposit", "invite-step-days"]
    );
    assert_eq!(keys(&value_at(&world, "/plan/gives")), ["invite-tier-only"]);
    assert_eq!(
        keys(&value_at(&world, "/plan/terms")),
        ["invite-rule-free", "invite-claim-days", "invite-ends", "invite-held-rule"]
    );
    assert_eq!(value_at(&world, "/plan/title/key"), "member-referral");
}

#[test]
fn friends_say_what_became_of_them_and_only_who_counts_has_earned_something() {
    let mut world = ready();
    let lines = value_at(&world, "/friends/lines");
    let states: Vec<_> = lines.as_array().unwrap().iter().map(|it| it["state"]["args"]["state"].clone()).collect();
    assert_eq!(states, ["REGISTERED", "HELD", "QUALIFIED", "REJECTED", "EXPIRED"]);
    let earned: Vec<bool> = lines.as_array().unwrap().iter().map(|it| !it["earned"].is_null()).collect();
    assert_eq!(earned, [false, false, true, false, false]);
    assert_eq!(lines[2]["earned"]["args"]["amount"], "$10.00");

    world.send(UiEvent::Invitations(InvitationsEvent::More));
    world.send(UiEvent::Invitations(InvitationsEvent::More));
    let calls = world.calls.iter().filter(|call| call.url == format!("{FRIENDS}?cursor=17-EXPIRED")).count();
    assert_eq!(calls, 1, "a second press asks nothing");
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/friends/lines").as_array().map(Vec::len), Some(6));
    assert_eq!(value_at(&world, "/friends/more"), Value::Null);
}

#[test]
fn the_own_invitation_shows_no_more_than_what_is_asked_and_nothing_once_it_is_over() {
    let world = ready();
    assert_eq!(value_at(&world, "/own/needs/0/value"), "$20.00 / $20.00");
    assert_eq!(value_at(&world, "/own/needs/1/value"), "$40.00 / $100.00");
    let mut over = page();
    over["own"]["state"] = json!("EXPIRED");
    let world = with_page(over);
    assert_eq!((value_at(&world, "/own/needs"), value_at(&world, "/own/rule")), (json!([]), Value::Null));
}

#[test]
fn without_a_code_nothing_is_offered() {
    let world = with_page(json!({}));
    assert_eq!((value_at(&world, "/link"), value_at(&world, "/plan")), (Value::Null, Value::Null));
    assert_eq!(value_at(&world, "/status/kind"), "ready");
}

#[test]
fn a_page_that_failed_is_fetched_again_and_forgotten_when_it_closes() {
    let mut world = member_at("/");
    world.visit("/?mc=referral");
    settle_with(&mut world, |call| {
        if call.url.starts_with("/wps/member/referral") { Some(Err(Transport::Network)) } else { ways::other(call) }
    });
    assert_eq!(value_at(&world, "/status/kind"), "failed");
    world.send(UiEvent::Invitations(InvitationsEvent::Retry));
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/status/kind"), "ready");
    world.visit("/");
    assert_eq!(value_at(&world, "/link"), Value::Null);
}

#[test]
fn a_friends_code_is_kept_from_the_page_of_invitations_on_and_said_there() {
    let kept = |world: &World| {
        world.effects.iter().any(|effect| {
            matches!(effect, Effect::Store { area: StorageArea::Session, key, value: Some(_) } if key == "referralCode")
        })
    };
    let world = visitor_at("/join?referralCode=mn7qk2xw4h");
    assert_eq!(world.at(Slice::Referral, "/invited/key"), "referral-invited");
    assert!(kept(&world));
    let world = visitor_at("/join?referralCode=nonsense");
    assert_eq!(world.at(Slice::Referral, "/invited"), Value::Null);
    let world = visitor_at("/join");
    assert_eq!(world.at(Slice::Referral, "/invited"), Value::Null);
}
