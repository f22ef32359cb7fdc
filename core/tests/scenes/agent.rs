//! Scenes of the agent centre: its frame, its announcements, and its records.

use super::operator::sample;
use super::stage::Answer;
use super::{MEMBER, Scene, on};
use crate::support::agents::{ANNOUNCEMENTS, CONSOLIDATED, agent_with, announcements, path};
use crate::support::{agent_records as records, failed, ok};
use lumora_core::effect::HttpCall;
use lumora_core::event::Transport;
use lumora_core::testing::World;
use serde_json::{Value, json};

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

fn page_of_bets(call: &HttpCall) -> Answer {
    (path(call) == records::BETS).then(|| ok(records::bets(&records::latest_bets(), "t1-next")))
}

fn no_records(call: &HttpCall) -> Answer {
    let none = || ok(json!({ "complete": false, "from": "2026-11-15", "until": "2026-11-21", "offsetMinutes": 420 }));
    path(call).starts_with("/wps/agent/records").then(none)
}

fn broken_records(call: &HttpCall) -> Answer {
    path(call).starts_with("/wps/agent/records").then_some(Err(Transport::Network))
}

fn unknown(call: &HttpCall) -> Answer {
    path(call).starts_with("/wps/agent/records").then(|| failed(404, "not_found", Value::Null))
}

fn branch(call: &HttpCall) -> Answer {
    (path(call) == records::PROFIT).then(|| ok(records::profit(&["lowagent"])))
}

const MEMBER_BETS: &str =
    "/?ac=teamBets&item=from%3D2026-11-20%26until%3D2026-11-20%26member%3Dlowagent%26reach%3DBRANCH";

fn of_records() -> Vec<Scene> {
    on(
        MEMBER,
        [
            ("agent-team-bets", scene("/?ac=teamBets", page_of_bets)),
            ("agent-team-bets-member", scene(MEMBER_BETS, plain)),
            ("agent-team-bets-unknown", scene(MEMBER_BETS, unknown)),
            ("agent-team-bets-none", scene("/?ac=teamBets", no_records)),
            ("agent-team-bets-failed", scene("/?ac=teamBets", broken_records)),
            ("agent-team-bet", scene("/?ac=teamBets&item=t2", plain)),
            ("agent-team-bet-unknown", scene("/?ac=teamBets&item=t9", unknown)),
            ("agent-team-profit", scene("/?ac=teamProfit", plain)),
            ("agent-team-profit-branch", scene("/?ac=teamProfit&item=member%3Dlowagent", branch)),
            ("agent-team-profit-none", scene("/?ac=teamProfit", no_records)),
            ("agent-team-profit-failed", scene("/?ac=teamProfit", broken_records)),
            ("agent-income", scene("/?ac=income", plain)),
            ("agent-income-none", scene("/?ac=income", no_records)),
            ("agent-income-failed", scene("/?ac=income", broken_records)),
            ("agent-transactions", scene("/?ac=downlineTransactions", plain)),
            ("agent-transactions-none", scene("/?ac=downlineTransactions", no_records)),
            ("agent-transactions-failed", scene("/?ac=downlineTransactions", broken_records)),
        ],
    )
}

pub fn scenes() -> Vec<Scene> {
    let mut scenes = of_frame();
    scenes.extend(of_records());
    scenes
}

fn of_frame() -> Vec<Scene> {
    on(
        MEMBER,
        [
            ("agent-centre-menu", scene("/?ac=menu", plain)),
            ("agent-centre-settings-failed", scene("/?ac=menu", without_settings)),
            ("agent-announcements", scene("/?ac=announcement", plain)),
            ("agent-announcements-none", scene("/?ac=announcement", silent)),
            ("agent-announcements-failed", scene("/?ac=announcement", broken)),
        ],
    )
}
