//! Scenes of the agent centre: its frame, and its announcements.

use super::operator::sample;
use super::stage::Answer;
use super::{MEMBER, Scene, on};
use crate::support::agents::{ANNOUNCEMENTS, CONSOLIDATED, CONTRACTS, agent_with, announcements, path};
use crate::support::ok;
use lumora_core::effect::HttpCall;
use lumora_core::domain::agent::life::ContractAction;
use lumora_core::event::{AgentContractsEvent, ContractAnswer, Transport, UiEvent};
use lumora_core::testing::World;

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

fn without_contracts(call: &HttpCall) -> Answer {
    (path(call) == CONTRACTS).then_some(Err(Transport::Network))
}

/// Lower terms are about to be signed, which end a contract below.
fn lowered() -> World {
    let mut world = scene("/?ac=dividends&item=requests", plain);
    let answer = ContractAnswer { request: "q1".into(), action: ContractAction::Accept };
    world.send(UiEvent::AgentContracts(AgentContractsEvent::Answer(answer)));
    world
}

pub fn scenes() -> Vec<Scene> {
    on(
        MEMBER,
        [
            ("agent-centre-menu", scene("/?ac=menu", plain)),
            ("agent-centre-settings-failed", scene("/?ac=menu", without_settings)),
            ("agent-announcements", scene("/?ac=announcement", plain)),
            ("agent-announcements-none", scene("/?ac=announcement", silent)),
            ("agent-contracts", scene("/?ac=dividends", plain)),
            ("agent-contracts-requests", scene("/?ac=dividends&item=requests", plain)),
            ("agent-contracts-workbench", scene("/?ac=dividends&item=workbench", plain)),
            ("agent-contracts-offer", scene("/?ac=dividends&item=offer%3Ak1", plain)),
            ("agent-contracts-lowered", lowered()),
            ("agent-contracts-failed", scene("/?ac=dividends", without_contracts)),
            ("agent-announcements-failed", scene("/?ac=announcement", broken)),
        ],
    )
}
