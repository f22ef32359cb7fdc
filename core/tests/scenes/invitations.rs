//! Scenes of inviting friends.

use super::stage::{Answer, open, path};
use super::{MEMBER, Scene, on};
use crate::support::ok;
use crate::support::referral::{friend, page};
use lumora_core::effect::HttpCall;
use lumora_core::event::Transport;
use lumora_core::testing::World;
use serde_json::{Value, json};

const PAGE: &str = "/wps/member/referral";
const FRIENDS: &str = "/wps/member/referral/friends";

fn plain(_: &HttpCall) -> Answer {
    None
}

/// A member whose link nobody has followed, who came by no link, where no plan runs.
fn bare(call: &HttpCall) -> Answer {
    let mut bare = page();
    (bare["plan"], bare["own"], bare["friends"], bare["qualified"]) = (Value::Null, Value::Null, json!(0), json!(0));
    bare["waiting"] = json!("0.00");
    match path(call) {
        PAGE => Some(ok(bare)),
        FRIENDS => Some(ok(json!({ "content": [], "next": "" }))),
        _ => None,
    }
}

/// Who may not be advertised to.
fn closed(call: &HttpCall) -> Answer {
    match path(call) {
        PAGE => Some(ok(json!({}))),
        FRIENDS => Some(ok(json!({ "content": [], "next": "" }))),
        _ => None,
    }
}

/// A plan with one tier and an end, and a friend for whom nothing was granted.
fn beyond(call: &HttpCall) -> Answer {
    let mut value = page();
    value["plan"]["tiers"] = json!([{ "friendsFrom": 1, "amount": "10.00" }]);
    value["plan"]["endsAt"] = json!("2026-12-31T17:00:00Z");
    (value["plan"]["wagerMultiplier"], value["plan"]["friendWager"]) = (json!(0), json!(0));
    value["own"]["state"] = json!("QUALIFIED");
    let mut late = friend("late", "QUALIFIED");
    (late["number"], late["amount"]) = (json!(51), json!("0.00"));
    match path(call) {
        PAGE => Some(ok(value)),
        FRIENDS => Some(ok(json!({ "content": [late], "next": "" }))),
        _ => None,
    }
}

fn broken(call: &HttpCall) -> Answer {
    path(call).starts_with(PAGE).then_some(Err(Transport::Network))
}

fn invitations(own: fn(&HttpCall) -> Answer) -> World {
    open("/?mc=referral", true, own)
}

pub fn scenes() -> Vec<Scene> {
    on(
        MEMBER,
        [
            ("invitations", invitations(plain)),
            ("invitations-nothing", invitations(bare)),
            ("invitations-beyond", invitations(beyond)),
            ("invitations-closed", invitations(closed)),
            ("invitations-failed", invitations(broken)),
        ],
    )
}
