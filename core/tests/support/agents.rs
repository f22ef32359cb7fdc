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
pub const REGISTER: &str = "/wps/agent/registerCentre";
pub const CREATE: &str = "/wps/agent/members";
pub const LINKS: &str = "/wps/agent/registrationLinks";
pub const END_LINK: &str = "/wps/agent/registrationLinks/end";
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
        "canTransfer": true, "canMessage": true })
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

/// What the operator answers an agent.
pub fn answer(path: &str) -> Option<Value> {
    Some(match path {
        CONSOLIDATED => consolidated(json!({})),
        OPEN => json!({ "dividend": 2, "daily": 0, "hourly": 1, "realTime": 120 }),
        ANNOUNCEMENTS => announcements(11),
        TEAM => overview(),
        DOWNLINE => level(&[]),
        FILE => file("d1"),
        REGISTER => register_centre(&[0, 1, 2]),
        LINKS => links(),
        TRANSFER_OPTIONS => transfer_options(true),
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
