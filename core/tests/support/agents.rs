//! The operator's answers to agents.

use super::{ok, operator, settle_with};
use lumora_core::effect::HttpCall;
use lumora_core::event::{HttpReply, Transport};
use lumora_core::testing::{Setup, World};
use serde_json::{Value, json};

pub const CONSOLIDATED: &str = "/wps/member/info/funds/consolidated";
pub const OPEN: &str = "/wps/agent/contracts/open";
pub const CONTRACTS: &str = "/wps/agent/contracts";
pub const CONTRACT_REPLAY: &str = "/wps/agent/contracts/replay";
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

/// Terms of a weekly dividend with two tiers.
pub fn contract_terms(rates: [u32; 2]) -> Value {
    let tier = |turnover: &str, rate: u32| json!({ "minTurnover": turnover, "minNetLoss": "0.00", "minActiveMembers": 2, "activeMemberMinBet": "10.00", "rate": rate, "cap": null });
    json!({ "contractType": "DIVIDEND", "products": ["ALL"], "basis": "NET_LOSS", "includeSelf": false, "includeSubTeams": true,
        "period": "WEEKLY", "carryOver": "CARRY_NEGATIVE", "tiers": [tier("100.00", rates[0]), tier("1000.00", rates[1])],
        "guaranteedRate": 0, "deductions": { "platformFeeRate": 0, "bonuses": false, "paymentFeeRate": 0 }, "payer": "UPLINE" })
}

fn contract(id: &str, side: &str, party: &str, rates: [u32; 2]) -> Value {
    let signed = |side: &str, account: &str| json!({ "side": side, "account": account, "signedAt": "2026-11-20T08:00:00Z", "hash": "5f2c" });
    json!({ "id": id, "contractType": "DIVIDEND", "side": side, "partyId": party, "party": party, "currency": "USD", "status": "ACTIVE",
        "endedReason": null, "openRequest": false, "ending": { "contracts": [], "hash": "" },
        "versions": [{ "version": 1, "terms": contract_terms(rates), "text": "agent contract, form 1\ncontract: c\n", "hash": "5f2c",
            "signatures": [signed("UPLINE", ""), signed("DOWNLINE", "lantern_agent")],
            "effectiveFrom": "2026-11-23T00:00:00Z", "effectiveTo": null }] })
}

fn contract_request(id: &str, answers: &str, ending: Value) -> Value {
    json!({ "id": id, "contractId": "c1", "contractType": "DIVIDEND", "requestType": "AMEND", "status": "PENDING", "side": "DOWNLINE",
        "requestedBy": "UPLINE", "answers": answers, "partyId": "", "party": "", "currency": "USD", "round": 1, "terms": contract_terms([500, 900]),
        "current": contract_terms([1000, 2000]), "text": "agent contract, form 1\ncontract: c1\n", "hash": "77aa", "reason": "",
        "createdAt": "2026-11-20T08:00:00Z", "expiresAt": "2026-11-27T08:00:00Z", "ending": ending })
}

/// Contracts of an agent with the operator and one downline; two requests, one of which ends the contract below.
pub fn contracts() -> Value {
    let ending = json!({ "contracts": [{ "contractId": "c2", "upline": "lantern_agent", "downline": "koi", "rate": 1500, "newMax": 900, "excess": [] }], "hash": "list1" });
    json!({ "own": [contract("c1", "DOWNLINE", "", [1000, 2000])], "downlines": [contract("c2", "UPLINE", "koi", [800, 1500])],
        "requests": [contract_request("q1", "DOWNLINE", ending), contract_request("q2", "UPLINE", json!({ "contracts": [], "hash": "" }))],
        "mayOffer": true, "mayAccept": true, "mayAsk": true, "bounds": {}, "currency": "USD", "offsetMinutes": 0, "paymentPasswordSet": true })
}

/// Three weeks of a team.
pub fn contract_replay() -> Value {
    let figures = |turnover: &str, payout: &str| {
        json!({ "turnover": turnover, "validBet": turnover, "payout": payout, "rebate": "0.00", "bonuses": "0.00", "deposits": "0.00",
            "members": ["600.00", "40.00", "10.00"] })
    };
    let week = |first: i64, from: &str, turnover: &str, payout: &str| json!({ "first": first, "from": from, "downline": figures(turnover, payout), "own": figures(turnover, payout) });
    json!({ "party": "koi", "own": contract_terms([1000, 2000]),
        "below": [{ "contractId": "c9", "downline": "reed", "terms": contract_terms([700, 1400]) }],
        "periods": [week(20_766, "2026-11-02T00:00:00Z", "90.00", "40.00"), week(20_773, "2026-11-09T00:00:00Z", "800.00", "500.00"),
            week(20_780, "2026-11-16T00:00:00Z", "2400.00", "1400.00")] })
}

/// What the operator answers an agent.
pub fn answer(path: &str) -> Option<Value> {
    Some(match path {
        CONSOLIDATED => consolidated(json!({})),
        OPEN => json!({ "dividend": 2, "daily": 0, "hourly": 1, "realTime": 120 }),
        ANNOUNCEMENTS => announcements(11),
        CONTRACTS => contracts(),
        CONTRACT_REPLAY => contract_replay(),
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
