//! The records of the member of the tests.

use lumora_core::effect::HttpCall;
use serde_json::{Value, json};

fn line(id: &str, kind: &str, (amount, before, after): (&str, &str, &str), about: &str, order_no: &str) -> Value {
    json!({ "id": id, "at": "2026-11-20T09:30:00Z", "kind": kind, "amount": amount, "before": before, "after": after,
        "reference": if order_no.is_empty() { "" } else { "d1" }, "orderNo": order_no, "about": about })
}

/// A page of it, the first or a later one.
pub fn page(content: &[Value], next: &str) -> Value {
    json!({ "content": content, "next": next, "count": content.len(), "totalIn": "125.00", "totalOut": "26.50",
        "from": "2026-11-15", "until": "2026-11-21", "offsetMinutes": 420 })
}

/// The latest movements.
pub fn latest() -> Vec<Value> {
    vec![
        line("f2-0", "game_win", ("25.00", "75.00", "100.00"), "Lantern Night", ""),
        line("f1-0", "game_bet", ("-1.50", "76.50", "75.00"), "Lantern Night", ""),
        line("f0-1", "payment_deposit", ("100.00", "0.00", "100.00"), "", "D-4K7Q"),
        line("e9-0", "upline_transfer", ("-25.00", "25.00", "0.00"), "Ada", "U-77QK"),
        line("e8-0", "something_newer", ("1.00", "0.00", "1.00"), "", ""),
    ]
}

/// What is answered; nothing for a path that is none of these.
pub fn answer(call: &HttpCall) -> Option<Value> {
    let (path, query) = call.url.split_once('?').unwrap_or((&call.url, ""));
    if path != "/wps/relay/ODSFE2_MemTransDet" {
        return bets_answer(path, query);
    }
    Some(if query.contains("cursor=") {
        page(&[line("d1-0", "raffle_prize", ("5.00", "0.00", "5.00"), "", "")], "")
    } else {
        page(&latest(), "e8-0")
    })
}

fn bet(id: &str, (stake, valid, payout): (&str, &str, &str), status: &str) -> Value {
    let settled = if status == "PENDING" { "" } else { "2026-11-20T09:30:04Z" };
    json!({ "id": id, "round": format!("R-{id}"), "placedAt": "2026-11-20T09:30:00Z", "settledAt": settled,
        "product": "RNG", "vendor": "Lux Studios", "game": "Lantern Night", "stake": stake, "validBet": valid,
        "payout": payout, "status": status })
}

/// A page of the betting record, the first or a later one.
pub fn bets(content: &[Value], next: &str) -> Value {
    let first = json!({ "count": 4, "stake": "11.00", "validBet": "6.00", "payout": "25.00",
        "products": [{ "code": "RNG", "name": "" }], "vendors": [{ "code": "LUX", "name": "Lux Studios" }],
        "games": [{ "code": "lantern-night", "name": "Lantern Night" }, { "code": "koi", "name": "Koi Garden" }] });
    let mut page =
        json!({ "content": content, "next": next, "from": "2026-11-15", "until": "2026-11-21", "offsetMinutes": 420 });
    let is_first = next != "later" && !content.is_empty();
    if let (true, Some(page), Some(first)) = (is_first, page.as_object_mut(), first.as_object()) {
        page.extend(first.clone());
    }
    page
}

/// The latest bets.
pub fn latest_bets() -> Vec<Value> {
    vec![
        bet("b4", ("5.00", "0.00", "0.00"), "PENDING"),
        bet("b3", ("1.50", "1.50", "25.00"), "WON"),
        bet("b2", ("3.00", "3.00", "0.00"), "LOST"),
        bet("b1", ("1.50", "1.50", "1.50"), "DRAW"),
    ]
}

fn bet_detail(id: &str) -> Value {
    let movement = |line: &str, kind: &str, amount: &str, before: &str, after: &str| {
        json!({ "id": line, "at": "2026-11-20T09:30:00Z", "kind": kind, "amount": amount, "before": before, "after": after,
            "reference": "", "orderNo": "", "about": "" })
    };
    json!({ "bet": bet(id, ("1.50", "1.50", "25.00"), "WON"), "movements": [
        movement("m1-0", "game_bet", "-1.50", "76.50", "75.00"), movement("m2-0", "game_win", "25.00", "75.00", "100.00"),
    ] })
}

/// What came out of a round: a spin that won a line and a free one that did not.
pub fn outcome() -> Value {
    let reels = json!([["Koi", "Moon", "Fan"], ["Koi", "Jade", "Sun"], ["Koi", "Pearl", "Moon"]]);
    let win = json!({ "kind": "line", "number": 1, "symbol": "Koi", "count": 3, "payout": "25.00",
        "places": [{ "reel": 0, "row": 0 }, { "reel": 1, "row": 0 }, { "reel": 2, "row": 0 }] });
    json!({ "state": "SETTLED", "spins": [
        { "free": false, "reels": reels, "wins": [win], "payout": "25.00" },
        { "free": true, "reels": [["Fan", "Moon"], ["Sun", "Jade"], ["Koi"]], "wins": [], "payout": "0.00" },
    ] })
}

/// Profit and loss of a week.
pub fn profit() -> Value {
    let row = |key: &str, (bets, turnover, payout, net): (u32, &str, &str, &str), (deposits, seconds): (&str, u32)| {
        json!({ "key": key, "bets": bets, "turnover": turnover, "validBet": turnover, "payout": payout, "rewards": "0.00", "commission": "0.00",
            "net": net, "deposits": deposits, "withdrawals": "0.00", "transfers": "0.00", "corrections": "0.00", "seconds": seconds })
    };
    json!({
        "days": [row("2026-11-20", (4, "11.00", "26.50", "15.50"), ("100.00", 3_900)), row("2026-11-18", (2, "20.00", "0.00", "-20.00"), ("0.00", 600))],
        "products": [row("RNG", (6, "31.00", "26.50", "-4.50"), ("0.00", 0))],
        "total": row("", (6, "31.00", "26.50", "-4.50"), ("100.00", 4_500)),
        "netDeposits": "100.00", "complete": true, "from": "2026-11-15", "until": "2026-11-21", "offsetMinutes": 420,
    })
}

/// What is answered of bets and of profit and loss.
fn bets_answer(path: &str, query: &str) -> Option<Value> {
    Some(match path {
        "/wps/member/records/bets" if query.contains("cursor=") => {
            bets(&[bet("a9", ("2.00", "2.00", "0.00"), "LOST")], "")
        }
        "/wps/member/records/bets" => bets(&latest_bets(), "b1-next"),
        "/wps/member/records/bets/detail" => bet_detail("b3"),
        "/wps/member/records/bets/outcome" => outcome(),
        "/wps/member/records/profit" => profit(),
        "/wps/member/statements" => statements(),
        "/wps/statements/keys" => statement_keys(),
        _ => return None,
    })
}

/// The digest of the statement that is ready.
pub const DIGEST: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
/// A public key of the site.
pub const STATEMENT_KEY: &str = "MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowxxx";

/// Public keys of statements, as they are told.
pub fn statement_keys() -> Value {
    json!({ "keys": [{ "id": "00ff", "publicKey": &STATEMENT_KEY[..43], "since": "2026-01-01T00:00:00Z", "until": "" }] })
}

/// A statement in this state.
pub fn statement(id: &str, state: &str) -> Value {
    json!({ "id": id, "kind": "BETS", "format": "CSV", "state": state, "jobId": format!("job-{id}"), "from": "2026-11-01",
        "until": "2026-11-20", "askedAt": "2026-11-20T09:30:00Z", "expiresAt": "2026-11-27T09:30:00Z", "rows": 120, "bytes": 24_000,
        "digest": DIGEST, "keyId": "00ff00ff00ff00ff",
        "head": [{ "name": "operator", "value": "Lumora" }, { "name": "account", "value": "mira" }, { "name": "zone", "value": "UTC+07:00" }],
        "totals": [{ "name": "stake", "value": "240.00" }, { "name": "payout", "value": "215.50" }] })
}

/// One that is ready, and one that failed.
pub fn statements() -> Value {
    json!({ "list": [statement("s1", "READY"), statement("s2", "FAILED")] })
}
