//! Scenes of the agent centre: its frame, its announcements, the team overview, the register centre, downline management, records, and contracts.

use super::operator::sample;
use super::stage::Answer;
use super::{MEMBER, Scene, on};
use crate::support::agents::{
    ANNOUNCEMENTS, CONSOLIDATED, CONTRACTS, CREATE, DIVIDENDS, DOWNLINE, FILE, LINKS, REGISTER, RUNNING, SETTLEMENT,
    SETTLEMENT_LINES, TEAM, agent_with, announcements, answer, level, path, register_centre, settle_agent,
};
use crate::support::{agent_records as records, failed, ok};
use lumora_core::domain::agent::life::ContractAction;
use lumora_core::domain::field::Field;
use lumora_core::effect::HttpCall;
use lumora_core::event::{
    AgentContractsEvent, AgentDownlineEvent, AgentRatesEvent, AgentRegisterEvent, AgentTeamEvent, ContractAnswer,
    DownlineAct, RegisterForm, TeamShare, Transport, UiEvent,
};
use lumora_core::secret::Secret;
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

fn agents(call: &HttpCall) -> Answer {
    answer(path(call)).map(ok)
}

fn no_team(call: &HttpCall) -> Answer {
    (path(call) == TEAM || path(call) == DOWNLINE).then_some(Err(Transport::Network))
}

fn below(call: &HttpCall) -> Answer {
    (path(call) == DOWNLINE).then(|| ok(level(&["ada", "bobagent"]))).or_else(|| agents(call))
}

fn nobody(call: &HttpCall) -> Answer {
    (path(call) == DOWNLINE).then(|| ok(json!({ "content": [] })))
}

fn unknown(call: &HttpCall) -> Answer {
    let refused = || crate::support::failed(404, "not_found", json!(null));
    (path(call) == FILE).then(refused).or_else(|| agents(call))
}

/// The same, and then this is said.
fn scene_after(address: &str, own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = UiEvent>) -> World {
    let mut world = scene(address, own);
    for event in events {
        world.send(event);
        settle_agent(&mut world, |call| own(call).or_else(|| sample(call)));
    }
    world
}

fn downline(event: AgentDownlineEvent) -> UiEvent {
    UiEvent::AgentDownline(event)
}

fn typed_rate(product: &str, value: &str) -> AgentRatesEvent {
    AgentRatesEvent::Rate { product: product.to_owned(), value: value.to_owned() }
}

/// The form of a downline's rates, in which this is said.
fn rates_said(events: impl IntoIterator<Item = AgentRatesEvent>) -> World {
    let open = [downline(AgentDownlineEvent::Act(DownlineAct::Rates))];
    scene_after("/?ac=downline&item=d1", agents, open.into_iter().chain(events.into_iter().map(UiEvent::AgentRates)))
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

fn unknown_records(call: &HttpCall) -> Answer {
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
            ("agent-team-bets-unknown", scene(MEMBER_BETS, unknown_records)),
            ("agent-team-bets-none", scene("/?ac=teamBets", no_records)),
            ("agent-team-bets-failed", scene("/?ac=teamBets", broken_records)),
            ("agent-team-bet", scene("/?ac=teamBets&item=t2", plain)),
            ("agent-team-bet-unknown", scene("/?ac=teamBets&item=t9", unknown_records)),
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

fn register(event: AgentRegisterEvent) -> UiEvent {
    UiEvent::AgentRegister(event)
}

fn typed(field: Field, value: &str) -> UiEvent {
    register(AgentRegisterEvent::Typed { field, value: Secret::new(value) })
}

fn no_links(call: &HttpCall) -> Answer {
    (path(call) == LINKS).then(|| ok(json!({ "content": [] }))).or_else(|| agents(call))
}

fn no_rights(call: &HttpCall) -> Answer {
    (path(call) == REGISTER).then(|| ok(register_centre(&[]))).or_else(|| no_links(call))
}

fn no_register(call: &HttpCall) -> Answer {
    (path(call) == REGISTER).then_some(Err(Transport::Network)).or_else(|| agents(call))
}

fn makes(call: &HttpCall) -> Answer {
    let made = || ok(json!({ "id": "m9", "account": "novamember", "accountType": 2 }));
    (path(call) == CREATE).then(made).or_else(|| agents(call))
}

/// The form of an account, filled in and sent.
fn filled(name: &str, rate: &str) -> Vec<UiEvent> {
    let rate =
        AgentRegisterEvent::Rate { form: RegisterForm::Account, product: "ALL".to_owned(), value: rate.to_owned() };
    vec![
        typed(Field::Username, name),
        register(AgentRegisterEvent::Type { form: RegisterForm::Account, account_type: 2 }),
        register(rate),
        register(AgentRegisterEvent::Create(Secret::new("Firstpass12"))),
    ]
}

fn unsettled(call: &HttpCall) -> Answer {
    match path(call) {
        DIVIDENDS => {
            Some(ok(serde_json::json!({ "content": [], "next": "", "count": 0, "amount": "0.00", "paid": "0.00",
            "from": "2025-11-22", "until": "2026-11-21", "offsetMinutes": 420 })))
        }
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
            ("agent-contracts", scene("/?ac=dividends", plain)),
            ("agent-contracts-requests", scene("/?ac=dividends&item=requests", plain)),
            ("agent-contracts-workbench", scene("/?ac=dividends&item=workbench", plain)),
            ("agent-contracts-offer", scene("/?ac=dividends&item=offer%3Ak1", plain)),
            ("agent-contracts-lowered", lowered()),
            ("agent-contracts-failed", scene("/?ac=dividends", without_contracts)),
            ("agent-announcements-failed", scene("/?ac=announcement", broken)),
            ("agent-team", scene("/?ac=team", agents)),
            (
                "agent-team-own",
                scene_after("/?ac=team", agents, [UiEvent::AgentTeam(AgentTeamEvent::Share(TeamShare::Own))]),
            ),
            ("agent-team-failed", scene("/?ac=team", no_team)),
            ("agent-register", scene("/?ac=registerCenter", agents)),
            ("agent-register-none", scene("/?ac=registerCenter", no_links)),
            ("agent-register-refused", scene_after("/?ac=registerCenter", agents, filled("", "0.9"))),
            ("agent-register-made", scene_after("/?ac=registerCenter", makes, filled("novamember1", "0.3"))),
            (
                "agent-register-ending",
                scene_after("/?ac=registerCenter", agents, [register(AgentRegisterEvent::End("l1".to_owned()))]),
            ),
            ("agent-register-closed", scene("/?ac=registerCenter", no_rights)),
            ("agent-register-failed", scene("/?ac=registerCenter", no_register)),
            ("agent-downline", scene("/?ac=downline", agents)),
            ("agent-downline-level", scene("/?ac=downline", below)),
            ("agent-downline-none", scene("/?ac=downline", nobody)),
            (
                "agent-downline-no-match",
                scene_after("/?ac=downline", nobody, [downline(AgentDownlineEvent::Search("zz".into()))]),
            ),
            ("agent-downline-failed", scene("/?ac=downline", no_team)),
            ("agent-downline-file", scene("/?ac=downline&item=d1", agents)),
            ("agent-downline-unknown", scene("/?ac=downline&item=d9", unknown)),
            (
                "agent-downline-freeze",
                scene_after("/?ac=downline&item=d1", agents, [downline(AgentDownlineEvent::Act(DownlineAct::Freeze))]),
            ),
            (
                "agent-downline-transfer",
                scene_after(
                    "/?ac=downline&item=d1",
                    agents,
                    [downline(AgentDownlineEvent::Act(DownlineAct::Transfer))],
                ),
            ),
            ("agent-downline-rates", rates_said([])),
            ("agent-downline-rates-refused", rates_said([typed_rate("RNG", "0.29"), AgentRatesEvent::Review])),
            ("agent-downline-rates-review", rates_said([typed_rate("ALL", "0.25"), AgentRatesEvent::Review])),
            ("agent-settlements", scene("/?ac=dividends", plain)),
            ("agent-settlements-none", scene("/?ac=dividends", unsettled)),
            ("agent-settlements-failed", scene("/?ac=dividends", unreachable)),
            ("agent-settlement", scene("/?ac=dividends&item=records:s2", plain)),
            ("agent-settlement-unknown", scene("/?ac=dividends&item=records:s9", missing)),
        ],
    )
}
