//! The operator's answers to agents.

use super::{ok, operator, settle_with};
use lumora_core::effect::HttpCall;
use lumora_core::event::{HttpReply, Transport};
use lumora_core::testing::{Setup, World};
use serde_json::{Value, json};

pub const CONSOLIDATED: &str = "/wps/member/info/funds/consolidated";
pub const OPEN: &str = "/wps/agent/contracts/open";
pub const ANNOUNCEMENTS: &str = "/wps/agent/announcements";

/// How a test answers a call; nothing for what every operator answers.
pub type Answer = Option<Result<HttpReply, Transport>>;

/// The path of a call, without its query.
pub fn path(call: &HttpCall) -> &str {
    call.url.split('?').next().unwrap_or_default()
}

/// The consolidated value of an agent with these settings; what is not named is on.
pub fn consolidated(settings: Value) -> Value {
    json!({ "total": "120.00", "main": "120.00", "currency": "USD", "complete": true, "settings": settings })
}

/// Announcements that were made for agents, latest first.
pub fn announcements(count: u32) -> Value {
    let one = |number: u32| {
        json!({ "id": format!("g{number}"), "title": format!("For agents {number}"), "noticeType": "B",
            "content": "<p>Read your contracts.</p>", "publishedAt": format!("2026-11-{:02}T01:02:03Z", 21 - number) })
    };
    json!({ "content": (1..=count).map(one).collect::<Vec<_>>() })
}

/// What the operator answers an agent.
pub fn answer(path: &str) -> Option<Value> {
    Some(match path {
        CONSOLIDATED => consolidated(json!({})),
        OPEN => json!({ "dividend": 2, "daily": 0, "hourly": 1, "realTime": 120 }),
        ANNOUNCEMENTS => announcements(11),
        _ => return None,
    })
}

/// Answers every call as to an agent; `own` goes first.
pub fn settle_agent(world: &mut World, own: impl Fn(&HttpCall) -> Answer) {
    settle_with(world, |call| {
        let info = || json!({ "id": "m1", "account": "lantern_agent", "nickname": "Lantern", "type": 1 });
        let known = || (path(call) == "/wps/member/info").then(|| ok(info()));
        own(call).or_else(known).or_else(|| operator(call))
    });
}

/// An agent's page, nothing of which is answered.
pub fn agent_starts(address: &str) -> World {
    let session = [("token".to_owned(), "tok-canary".to_owned()), ("isAgent".to_owned(), "1".to_owned())].into();
    World::open(Setup { address: address.into(), session, ..Setup::default() })
}

/// An agent's page with answers of its own, all loaded.
pub fn agent_with(address: &str, own: impl Fn(&HttpCall) -> Answer) -> World {
    let mut world = agent_starts(address);
    settle_agent(&mut world, own);
    world
}

/// An agent's page, all loaded.
pub fn agent_at(address: &str) -> World {
    agent_with(address, |_| None)
}
