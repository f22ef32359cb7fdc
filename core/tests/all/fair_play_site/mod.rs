//! Fair play where one plays, pays and signs up: the offer of limits, the reality check, what a refusal leads to, what the licence has pages say.

mod duties;
mod limit_offer;
mod reality_check;
mod refusals;

use crate::support::*;
use lumora_core::effect::HttpCall;
use lumora_core::event::{HttpReply, Transport};
use lumora_core::testing::{Setup, World};
use serde_json::Value;

type Outcome = Result<HttpReply, Transport>;

const GAME: &str = "/game?gameType=RNG&vassalage=V1&nodeId=n1";

fn path(call: &HttpCall) -> &str {
    call.url.split('?').next().unwrap_or_default()
}

fn body_of(call: &HttpCall) -> Value {
    serde_json::from_str(call.body.as_ref().expect("a body").reveal()).expect("json")
}

/// The operator, with an answer of its own to some path.
fn with(own: &str, answer: impl Fn() -> Outcome) -> impl Fn(&HttpCall) -> Option<Outcome> {
    move |call| if path(call) == own { Some(answer()) } else { operator(call) }
}

/// A member's page at an operator who answers in this way.
fn member_with(address: &str, answer: impl Fn(&HttpCall) -> Option<Outcome>) -> World {
    let session = [("token".to_owned(), "tok-canary".to_owned())].into();
    let mut world = World::open(Setup { address: address.into(), session, ..Setup::default() });
    settle_with(&mut world, answer);
    world
}

/// A site under this policy: fields that differ from the tests' own.
fn status_under(policy: &Value) -> Value {
    let mut value = status();
    for (name, word) in policy.as_object().expect("an object") {
        value["info"]["policy"][name] = word.clone();
    }
    value
}
