//! Fair play where one plays, pays and signs up: a member who has decided about limits, and whom no check waits for.

use lumora_core::effect::HttpCall;
use serde_json::{Value, json};

/// A limit, of which some is used.
pub fn limit(kind: &str, period: &str, bound: Option<&str>, left: &str) -> Value {
    let value = |amount: &str| match kind {
        "TIME" => json!({ "amount": "0.00", "minutes": amount.parse::<u32>().unwrap_or_default() }),
        _ => json!({ "amount": amount, "minutes": 0 }),
    };
    json!({ "kind": kind, "period": period, "limit": bound.map(value), "left": bound.map(|_| value(left)),
        "used": { "amount": "0.00", "minutes": 0 }, "pending": Value::Null,
        "easesAt": if bound.is_some() { "2026-11-22T07:30:00Z" } else { "" } })
}

/// The limits of a member.
pub fn limits(decided: bool, demanded: bool) -> Value {
    let periods = ["DAY", "WEEK", "MONTH"];
    let deposits = periods.iter().map(|period| limit("DEPOSIT", period, None, ""));
    let others = [
        limit("LOSS", "DAY", Some("100.00"), "40.00"),
        limit("STAKE", "WEEK", Some("500.00"), "12.50"),
        limit("TIME", "DAY", Some("120"), "30"),
    ];
    json!({ "currency": "USD", "limits": deposits.chain(others).collect::<Vec<_>>(), "decided": decided,
        "demanded": demanded, "raiseAfterHours": 24, "serverTime": "2026-11-21T08:00:00Z" })
}

/// A reality check, which waits where it has a name.
pub fn reality_check(id: Option<&str>) -> Value {
    let due = |id| {
        json!({ "id": id, "startedAt": "2026-11-21T06:55:00Z", "minutes": 65, "staked": "240.00", "paid": "227.50",
            "net": "-12.50", "deposited": "50.00" })
    };
    json!({ "interval": 60, "intervals": [15, 30, 60], "due": id.map(due) })
}

/// What is answered; nothing for a path that is none of these.
pub fn answer(call: &HttpCall) -> Option<Value> {
    Some(match call.url.split('?').next()? {
        "/wps/fair-play/limits" | "/wps/fair-play/limit" | "/wps/fair-play/limits/decline" => limits(true, false),
        "/wps/fair-play/realityCheck" | "/wps/fair-play/realityCheck/answer" => reality_check(None),
        "/wps/member/logins" => json!({ "list": [
            { "id": "l2", "device": "Chrome, Windows", "ip": "203.0.113.x", "at": "2026-11-21T08:00:00Z", "current": true },
            { "id": "l1", "device": "Firefox, Linux", "ip": "198.51.100.x", "at": "2026-11-20T21:14:00Z", "current": false },
        ] }),
        _ => return None,
    })
}
