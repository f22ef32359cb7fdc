//! The operator's answers to agents.

use super::payouts::PIN;
use super::{ok, operator, settle_with};
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::{HttpReply, Transport};
use lumora_core::testing::{Setup, World};
use serde_json::{Value, json};

pub const CONSOLIDATED: &str = "/wps/member/info/funds/consolidated";
pub const OPEN: &str = "/wps/agent/contracts/open";
pub const TEAM: &str = "/wps/agent/team";
pub const DOWNLINE: &str = "/wps/agent/downline";
pub const FILE: &str = "/wps/agent/downline/file";
pub const FREEZE: &str = "/wps/agent/downline/freeze";
pub const MESSAGE: &str = "/wps/agent/downline/messages";
pub const TRANSFER_OPTIONS: &str = "/wps/agent/downline/transferOptions";
pub const TRANSFER: &str = "/wps/agent/downline/transfers";
pub const RATES: &str = "/wps/agent/downlineRates";
pub const REGISTER: &str = "/wps/agent/registerCentre";
pub const CREATE: &str = "/wps/agent/members";
pub const LINKS: &str = "/wps/agent/registrationLinks";
pub const END_LINK: &str = "/wps/agent/registrationLinks/end";
pub const CONTRACTS: &str = "/wps/agent/contracts";
pub const CONTRACT_REPLAY: &str = "/wps/agent/contracts/replay";
pub const ANNOUNCEMENTS: &str = "/wps/agent/announcements";
pub const DIVIDENDS: &str = "/wps/agent/settlements/dividends";
const DAILY_WAGES: &str = "/wps/agent/settlements/daily";
const HOURLY_SALARY: &str = "/wps/agent/settlements/hourly";
const REAL_TIME_SALARY: &str = "/wps/agent/settlements/realTime";
pub const RUNNING: &str = "/wps/agent/settlements/running";
pub const SETTLEMENT: &str = "/wps/agent/settlements/one";
pub const SETTLEMENT_LINES: &str = "/wps/agent/settlements/lines";

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

/// Figures of a span, which grow with `by`.
fn figures(by: i64) -> Value {
    let money = |minor: i64| format!("{}.{:02}", minor / 100, minor % 100);
    json!({ "newMembers": by, "firstDeposits": by / 2, "activeMembers": 3 * by, "bets": 40 * by, "deposits": money(12_300 * by),
        "withdrawals": money(4_100 * by), "turnover": money(98_700 * by), "validBet": money(97_000 * by), "payout": money(90_100 * by),
        "rebate": money(310 * by), "bonus": money(150 * by), "wages": "0.00", "dividends": "0.00", "netLoss": money(8_140 * by) })
}

/// A team overview: seven days that grow, and half as much before.
pub fn overview() -> Value {
    let part = |by: i64| json!({ "members": 40 * by, "agents": 3 * by, "online": by, "balance": "2450.75", "now": figures(4 * by), "before": figures(2 * by) });
    let day = |number: i64| json!({ "day": format!("2026-11-{:02}", 14 + number), "figures": figures(number) });
    json!({ "span": "DAYS_7", "from": "2026-11-15", "until": "2026-11-21", "beforeFrom": "2026-11-08", "offsetMinutes": 420,
        "own": { "now": figures(1), "before": figures(0) }, "team": part(2), "direct": part(1), "deeper": part(1),
        "trend": (1..=7).map(day).collect::<Vec<_>>(), "complete": true })
}

/// Somebody of the team.
pub fn downline(id: &str, account: &str, direct: u32) -> Value {
    json!({ "id": id, "account": account, "nickname": "Mai", "accountType": if direct > 0 { 2 } else { 0 }, "level": 2,
        "levelName": "Silk", "rates": [{ "product": "ALL", "rate": 20 }, { "product": "RNG", "rate": 35 }],
        "registeredAt": "2026-10-02T03:04:05Z", "lastLoginAt": "2026-11-20T03:04:05Z", "depth": 1, "teamSize": 3 * direct,
        "directCount": direct, "balance": "25.00", "teamBalance": "310.50", "turnover": "1840.00", "status": "ACTIVE",
        "labels": if direct > 0 { json!(["vip"]) } else { json!([]) } })
}

/// A level of the tree, below these names.
pub fn level(path: &[&str]) -> Value {
    let step = |name: &&str| json!({ "id": format!("id-{name}"), "account": name });
    json!({ "path": path.iter().map(step).collect::<Vec<_>>(), "next": "bob~d2", "labels": ["new", "vip"],
        "content": [downline("d1", "bobagent", 2), downline("d2", "cleomember", 0)] })
}

/// The file of somebody.
pub fn file(id: &str) -> Value {
    json!({ "row": downline(id, "bobagent", 2), "path": [{ "id": "id-ada", "account": "ada" }], "realName": "B••• B•••",
        "email": "b•••@lumora.example", "mobile": "", "own": figures(1), "team": figures(2), "canFreeze": true, "canUnfreeze": false,
        "canTransfer": true, "canMessage": true, "canChangeRates": true,
        "contracts": [{ "contractType": "DIVIDEND", "stands": true, "mayOffer": true }, { "contractType": "DAILY", "stands": false, "mayOffer": true },
            { "contractType": "HOURLY", "stands": false, "mayOffer": false }] })
}

/// Rates of somebody directly below, between the agent's own and those below it.
pub fn rates() -> Value {
    let rate = |product: &str, rate: u32| json!({ "product": product, "rate": rate });
    json!({ "memberId": "d1", "account": "bobagent", "rates": [rate("ALL", 20), rate("RNG", 35)],
        "coming": [rate("ALL", 20), rate("RNG", 35)], "most": [rate("ALL", 50), rate("LIVE", 20)],
        "least": [rate("ALL", 10), rate("RNG", 30)], "fromDay": "2026-11-22",
        "history": [
            { "fromDay": "2026-11-10", "former": [rate("ALL", 15)], "rates": [rate("ALL", 20), rate("RNG", 35)],
                "setAt": "2026-11-09T03:04:05Z", "setBy": "lantern_agent" },
            { "fromDay": "2026-10-02", "former": [], "rates": [rate("ALL", 15)], "setAt": "2026-10-02T03:04:05Z", "setBy": "" },
        ] })
}

/// The same, once they were changed from tomorrow on.
pub fn changed_rates() -> Value {
    let mut rates = rates();
    let change = json!({ "fromDay": "2026-11-22", "former": rates["coming"], "rates": [{ "product": "ALL", "rate": 25 }],
        "setAt": "2026-11-21T07:50:00Z", "setBy": "lantern_agent" });
    if let Some(history) = rates["history"].as_array_mut() {
        history.insert(0, change);
    }
    rates
}

/// What becomes of a transfer; nothing for another call.
pub fn give(call: &HttpCall, body: &Value) -> Option<Result<Value, &'static str>> {
    if path(call) != TRANSFER || call.method != Method::Post {
        return None;
    }
    let wrong = body.get("paymentPassword").is_some_and(|given| given != PIN);
    let given = || json!({ "id": "t1", "orderNo": "D-2345", "account": "bobagent", "amount": body["amount"], "at": "2026-11-21T07:50:00Z" });
    Some(if wrong { Err("wrong_payment_password") } else { Ok(given()) })
}

/// What an agent may create.
pub fn register_centre(types: &[u32]) -> Value {
    json!({ "types": types, "most": [{ "product": "ALL", "rate": 50 }, { "product": "LIVE", "rate": 20 }], "currency": "USD",
        "tooDeep": false, "linksLeft": 98 })
}

/// A registration link.
pub fn link(id: &str, state: &str) -> Value {
    json!({ "id": id, "code": "ABCDEFGHJK", "accountType": 2, "rates": [{ "product": "ALL", "rate": 30 }, { "product": "LIVE", "rate": 0 }],
        "channel": if id == "l1" { "Café" } else { "" }, "maxUses": 100, "used": 12, "expiresAt": "2026-12-21T03:04:05Z",
        "createdAt": "2026-11-21T03:04:05Z", "state": state, "firstDeposits": 5, "deposits": "1240.00", "turnover": "98200.50" })
}

/// Registration links: one by which somebody can register, and one that is used up.
pub fn links() -> Value {
    json!({ "content": [link("l1", "OPEN"), link("l2", "USED_UP")], "next": "17-l2" })
}

/// What can be given to somebody.
pub fn transfer_options(open: bool) -> Value {
    json!({ "open": open, "paymentPasswordSet": true,
        "money": { "balance": "120.00", "withdrawable": "100.00", "held": "0.00", "credits": [] },
        "limits": { "min": "1.00", "max": "500.00", "amountLeft": "300.00", "amountDaily": "400.00", "countLeft": 3, "countDaily": 5,
            "resetsAt": "2026-11-22T00:00:00Z" } })
}

/// Settlements of dividends: one that is paid in part, and one that waits.
pub fn settlements() -> Value {
    json!({ "content": [settlement("s2", "PARTIAL", "8.00", "3.00"), settlement("s1", "CALCULATED", "16.00", "0.00")],
        "next": "", "count": 2, "amount": "24.00", "paid": "3.00", "from": "2025-11-22", "until": "2026-11-21", "offsetMinutes": 420 })
}

fn settlement(id: &str, status: &str, amount: &str, paid: &str) -> Value {
    json!({ "id": id, "contractId": "c1", "version": 1, "contractType": "DIVIDEND", "period": "WEEKLY",
        "startsAt": "2026-11-09T00:00:00Z", "endsAt": "2026-11-16T00:00:00Z", "role": "PAYEE", "payer": "to•••", "payee": "lantern_agent",
        "currency": "USD", "turnover": "400.00", "validBet": "380.00", "payout": "240.00", "rebate": "4.00", "bonuses": "6.00",
        "deposits": "100.00", "netLoss": "150.00", "basisAmount": "150.00", "carriedIn": "-30.00", "carriedOut": "0.00", "activeMembers": 3,
        "tier": 2, "rate": 750, "capped": true, "due": amount, "dueNow": "7.00", "corrected": "-1.00", "debtIn": "0.00", "debtOut": "0.00",
        "amount": amount, "paid": paid, "status": status, "settledAt": "2026-11-16T00:01:00Z", "calcVersion": 2 })
}

/// One of them, with how it came about.
pub fn settlement_detail() -> Value {
    json!({ "settlement": settlement("s2", "PARTIAL", "8.00", "3.00"), "fromDay": "2026-11-09", "untilDay": "2026-11-15", "terms": {
            "contractType": "DIVIDEND", "products": ["ALL"], "basis": "NET_LOSS", "includeSelf": false, "includeSubTeams": true, "period": "WEEKLY",
            "carryOver": "CARRY_NEGATIVE", "tiers": [], "guaranteedRate": 750,
            "deductions": { "platformFeeRate": 0, "bonuses": false, "paymentFeeRate": 0 }, "payer": "UPLINE" },
        "stopped": [{ "tier": 3, "need": "TURNOVER", "reached": 40_000, "needed": 100_000 },
            { "tier": 3, "need": "ACTIVE_MEMBERS", "reached": 3, "needed": 5 }],
        "payments": [{ "amount": "3.00", "transactionId": "t9", "paidAt": "2026-11-16T00:02:00Z" }] })
}

/// What its members did.
pub fn settlement_lines() -> Value {
    json!({ "content": [
        { "memberId": "m2", "account": "mira", "depth": 1, "product": "", "rebate": "4.00", "bonuses": "6.00", "deposits": "100.00" },
        { "memberId": "m2", "account": "mira", "depth": 1, "product": "RNG", "turnover": "300.00", "validBet": "300.00", "payout": "200.00" },
        { "memberId": "m1", "account": "lantern_agent", "depth": 0, "product": "LIVE", "turnover": "100.00", "validBet": "80.00", "payout": "40.00" },
    ], "next": "m1-LIVE" })
}

/// How the running period stands.
pub fn running_periods() -> Value {
    json!({ "content": [{ "contractId": "c1", "payee": "lantern_agent", "role": "PAYEE", "period": "WEEKLY",
        "startsAt": "2026-11-16T00:00:00Z", "endsAt": "2026-11-23T00:00:00Z", "currency": "USD", "basisAmount": "90.00", "carriedIn": "0.00",
        "activeMembers": 2, "tier": 0, "rate": 50, "amount": "0.45", "nextRate": 500,
        "needs": [{ "tier": 1, "need": "NET_LOSS", "reached": 9_000, "needed": 12_000 }] }] })
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
        DIVIDENDS | DAILY_WAGES | HOURLY_SALARY | REAL_TIME_SALARY => settlements(),
        RUNNING => running_periods(),
        SETTLEMENT => settlement_detail(),
        SETTLEMENT_LINES => settlement_lines(),
        TEAM => overview(),
        DOWNLINE => level(&[]),
        FILE => file("d1"),
        REGISTER => register_centre(&[0, 1, 2]),
        LINKS => links(),
        TRANSFER_OPTIONS => transfer_options(true),
        RATES => rates(),
        CONTRACTS => contracts(),
        CONTRACT_REPLAY => contract_replay(),
        _ => return super::agent_records::answer(path),
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
