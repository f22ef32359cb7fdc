//! Scenes of missions and leaderboards.

use super::stage::{Answer, after_each, open, path};
use super::{MEMBER, Scene, on};
use crate::support::missions::summary;
use crate::support::{failed, ok};
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::World;
use serde_json::{Value, json};

const SUMMARY: &str = "/wps/relay/MCSFE_getMissionSummaryDetails";
const BOARDS: &str = "/wps/relay/MCSFE_getMissionLeaderboard";
const CLAIM: &str = "/wps/relay/MCSFE_claimMission";

fn plain(_: &HttpCall) -> Answer {
    None
}

fn nothing(call: &HttpCall) -> Answer {
    match path(call) {
        SUMMARY => Some(ok(summary(&[], false))),
        BOARDS => Some(ok(json!({ "boards": [], "updatedAt": "2026-11-21T08:00:00Z", "utcOffsetMinutes": 0 }))),
        _ => None,
    }
}

fn broken(call: &HttpCall) -> Answer {
    [SUMMARY, BOARDS].contains(&path(call)).then_some(Err(Transport::Network))
}

fn refused(call: &HttpCall) -> Answer {
    (path(call) == CLAIM).then(|| failed(409, "mission_not_claimable", Value::Null))
}

fn missions(own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = MissionsEvent>) -> World {
    let world = open("/?mc=missionLeaderboard", true, own);
    after_each(world, own, events.into_iter().map(UiEvent::Missions))
}

pub fn scenes() -> Vec<Scene> {
    use MissionsEvent::{CheckIn, Claim, Tab, Turn};
    let claim = || Claim { mission: "money".into(), period: "20778".into() };
    let boards = || Tab(MissionTab::Boards);
    on(
        MEMBER,
        [
            ("missions", missions(plain, [])),
            ("missions-checked-in", missions(plain, [CheckIn])),
            ("missions-taken", missions(plain, [claim()])),
            ("missions-refused", missions(refused, [claim()])),
            ("missions-nothing", missions(nothing, [])),
            ("missions-failed", missions(broken, [])),
            ("missions-boards", missions(plain, [boards()])),
            ("missions-boards-last", missions(plain, [boards(), Turn("day".into())])),
            ("missions-boards-nothing", missions(nothing, [boards()])),
        ],
    )
}
