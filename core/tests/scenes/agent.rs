//! Scenes of the agent centre: its frame, and its announcements.

use super::operator::sample;
use super::stage::Answer;
use super::{MEMBER, Scene, on};
use crate::support::agents::{
    ANNOUNCEMENTS, CONSOLIDATED, DIVIDENDS, RUNNING, SETTLEMENT, SETTLEMENT_LINES, agent_with, announcements, path,
};
use crate::support::{failed, ok};
use lumora_core::effect::HttpCall;
use lumora_core::event::Transport;
use lumora_core::testing::World;
use serde_json::Value;

/// An agent's page of the sample site, with answers of its own.
fn scene(address: &str, own: fn(&HttpCall) -> Answer) -> World {
    agent_with(address, |call| own(call).or_else(|| (path(call) != "/wps/member/info").then(|| sample(call)).flatten()))
}

fn plain(_: &HttpCall) -> Answer {
    None
}

fn without_settings(call: &HttpCall) -> Answer {
    (path(call) == CONSOLIDATED).then_some(Err(Transport::Network))
}

fn silent(call: &HttpCall) -> Answer {
    (path(call) == ANNOUNCEMENTS).then(|| ok(announcements(0)))
}

fn broken(call: &HttpCall) -> Answer {
    (path(call) == ANNOUNCEMENTS).then_some(Err(Transport::Network))
}

fn unsettled(call: &HttpCall) -> Answer {
    match path(call) {
        DIVIDENDS => Some(ok(serde_json::json!({ "content": [], "next": "", "count": 0, "amount": "0.00", "paid": "0.00" }))),
        RUNNING => Some(ok(serde_json::json!({ "content": [] }))),
        _ => None,
    }
}

fn unreachable(call: &HttpCall) -> Answer {
    matches!(path(call), DIVIDENDS | RUNNING).then_some(Err(Transport::Network))
}

fn missing(call: &HttpCall) -> Answer {
    matches!(path(call), SETTLEMENT | SETTLEMENT_LINES).then(|| failed(404, "not_found", Value::Null))
}

pub fn scenes() -> Vec<Scene> {
    on(
        MEMBER,
        [
            ("agent-centre-menu", scene("/?ac=menu", plain)),
            ("agent-centre-settings-failed", scene("/?ac=menu", without_settings)),
            ("agent-announcements", scene("/?ac=announcement", plain)),
            ("agent-announcements-none", scene("/?ac=announcement", silent)),
            ("agent-announcements-failed", scene("/?ac=announcement", broken)),
            ("agent-settlements", scene("/?ac=dividends", plain)),
            ("agent-settlements-none", scene("/?ac=dividends", unsettled)),
            ("agent-settlements-failed", scene("/?ac=dividends", unreachable)),
            ("agent-settlement", scene("/?ac=dividends&item=records:s2", plain)),
            ("agent-settlement-unknown", scene("/?ac=dividends&item=records:s9", missing)),
        ],
    )
}
