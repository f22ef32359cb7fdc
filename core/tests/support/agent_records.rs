//! The records of the agent of the tests.

use serde_json::{Value, json};

pub const BETS: &str = "/wps/agent/records/bets";
pub const BET: &str = "/wps/agent/records/bets/detail";
pub const PROFIT: &str = "/wps/agent/records/profit";
pub const INCOME: &str = "/wps/agent/records/income";
pub const INCOME_MOVES: &str = "/wps/agent/records/income/transactions";
pub const MOVES: &str = "/wps/agent/records/transactions";

fn days(mut value: Value) -> Value {
    let days = json!({ "from": "2026-11-15", "until": "2026-11-21", "offsetMinutes": 420, "complete": true });
    if let (Some(value), Some(days)) = (value.as_object_mut(), days.as_object()) {
        value.extend(days.clone());
    }
    value
}

/// A bet of a member of the team.
pub fn bet(id: &str, account: &str, (stake, payout): (&str, &str), status: &str) -> Value {
    let settled = if status == "PENDING" { "" } else { "2026-11-20T09:30:04Z" };
    json!({ "account": account, "bet": { "id": id, "round": format!("R-{id}"), "placedAt": "2026-11-20T09:30:00Z", "settledAt": settled,
        "product": "RNG", "vendor": "Lux Studios", "game": "Lantern Night", "stake": stake, "validBet": stake, "payout": payout,
        "status": status } })
}

/// A page of the betting history, the first or a later one.
pub fn bets(content: &[Value], next: &str) -> Value {
    days(
        json!({ "content": content, "next": next, "count": 2, "stake": "4.50", "validBet": "4.50", "payout": "25.00", "net": "20.50",
        "open": 1, "openStake": "5.00", "vendors": [{ "code": "LUX", "name": "Lux Studios" }],
        "games": [{ "code": "koi", "name": "Koi Garden" }] }),
    )
}

/// The latest bets of the team.
pub fn latest_bets() -> Vec<Value> {
    vec![
        bet("t3", "mira", ("5.00", "0.00"), "PENDING"),
        bet("t2", "mira", ("1.50", "25.00"), "WON"),
        bet("t1", "noor", ("3.00", "0.00"), "LOST"),
    ]
}

fn figures(turnover: &str, payout: &str, profit: &str) -> Value {
    json!({ "bets": 2, "turnover": turnover, "validBet": turnover, "payout": payout, "rebate": "0.50", "bonus": "2.00", "wages": "0.00",
        "dividends": "0.00", "deposits": "100.00", "withdrawals": "40.00", "profit": profit })
}

fn row(key: &str, agent: bool) -> Value {
    json!({ "key": key, "agent": agent, "direct": figures("1.00", "0.00", "1.50"), "total": figures("11.00", "26.50", "18.00") })
}

/// Profit and loss of the whole team, or of a branch.
pub fn profit(path: &[&str]) -> Value {
    days(json!({ "path": path, "own": figures("1.00", "0.00", "1.50"), "direct": figures("2.00", "0.00", "0.50"),
        "total": figures("31.00", "26.50", "-2.00"), "members": [row("lowagent", true), row("mira", false), row("", false)],
        "days": [row("2026-11-20", false), row("2026-11-18", false)], "products": [row("RNG", false)] }))
}

/// What the agent has earned.
pub fn income() -> Value {
    let row = |day: &str, net: &str| json!({ "day": day, "rebate": "1.20", "dividends": "0.00", "wages": "4.00", "paid": "1.00", "net": net });
    days(json!({ "total": row("", "4.20"), "days": [row("2026-11-20", "4.20"), row("2026-11-19", "-1.00")],
        "sources": [{ "key": "HOURLY", "amount": "4.00" }, { "key": "REBATE", "amount": "1.20" }],
        "products": [{ "key": "RNG", "amount": "1.20" }],
        "branches": [{ "key": "lowagent", "amount": "1.00" }, { "key": "", "amount": "0.20" }] }))
}

fn movement(id: &str, account: &str, kind: &str, amount: &str, party: &str) -> Value {
    json!({ "id": id, "at": "2026-11-20T09:30:00Z", "account": account, "kind": kind, "amount": amount, "party": party })
}

/// Movements of the team's wallets.
pub fn moves(content: &[Value], next: &str) -> Value {
    days(json!({ "content": content, "next": next, "sums": [
        { "group": "DEPOSITS", "count": 1, "amount": "100.00" }, { "group": "TRANSFERS", "count": 1, "amount": "-25.00" },
    ] }))
}

/// The latest of them.
pub fn latest_moves() -> Vec<Value> {
    vec![
        movement("m2", "mira", "payment_deposit", "100.00", ""),
        movement("m1", "lowagent", "downline_transfer", "-25.00", "ot•••"),
    ]
}

/// What is answered; nothing for a path that is none of these.
pub fn answer(path: &str) -> Option<Value> {
    Some(match path {
        BETS => bets(&latest_bets(), ""),
        BET => bet("t2", "mira", ("1.50", "25.00"), "WON"),
        PROFIT => profit(&[]),
        INCOME => income(),
        INCOME_MOVES => moves(&[movement("i1", "lantern_agent", "wage", "4.00", "")], ""),
        MOVES => moves(&latest_moves(), ""),
        _ => return None,
    })
}
