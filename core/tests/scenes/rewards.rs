//! Scenes of the reward centre.

use super::stage::{Answer, after_each, open, path};
use super::{MEMBER, Scene, on};
use crate::support::rewards::{centre, level, past};
use crate::support::{failed, ok};
use lumora_core::domain::reward::RewardSourceKind;
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::World;
use serde_json::{Value, json};

const REWARDS: &str = "/wps/member/rewards";
const CLAIM: &str = "/wps/member/rewards/claim";

fn plain(_: &HttpCall) -> Answer {
    None
}

/// Nothing to claim, no levels: as for who may not be advertised to.
fn nothing(call: &HttpCall) -> Answer {
    match path(call) {
        REWARDS => Some(ok(centre(&[]))),
        "/wps/member/rewards/past" => Some(ok(past(&[], ""))),
        "/wps/member/level" => {
            let mut bare = level();
            (bare["levels"], bare["cashback"], bare["changes"]) = (json!([]), json!([]), json!([]));
            Some(ok(bare))
        }
        _ => None,
    }
}

fn top(call: &HttpCall) -> Answer {
    let mut top = level();
    (top["level"], top["name"], top["falls"]) = (json!(5), json!("Lantern"), json!(false));
    (path(call) == "/wps/member/level").then(|| ok(top))
}

fn broken(call: &HttpCall) -> Answer {
    let is_own = path(call).starts_with(REWARDS) || path(call) == "/wps/member/level";
    is_own.then_some(Err(Transport::Network))
}

fn conflict(call: &HttpCall) -> Answer {
    (path(call) == CLAIM).then(|| failed(409, "state_changed", Value::Null))
}

fn rewards(own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = RewardsEvent>) -> World {
    let world = open("/?mc=rewardCenter", true, own);
    after_each(world, own, events.into_iter().map(UiEvent::Rewards))
}

pub fn scenes() -> Vec<Scene> {
    let claim = || [RewardsEvent::Claim { kind: RewardSourceKind::Cashback, id: "c1".into() }];
    on(
        MEMBER,
        [
            ("rewards", rewards(plain, [])),
            ("rewards-claimed", rewards(plain, claim())),
            ("rewards-refused", rewards(conflict, claim())),
            ("rewards-top", rewards(top, [])),
            ("rewards-nothing", rewards(nothing, [])),
            ("rewards-failed", rewards(broken, [])),
        ],
    )
}
