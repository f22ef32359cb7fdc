//! What keeps a member of the tests in charge of time and money: a deposit limit that is half used, one with a raise that waits, the others unset.

use lumora_core::effect::{HttpCall, Method};
use serde_json::{Value, json};

const KINDS: [&str; 4] = ["DEPOSIT", "LOSS", "STAKE", "TIME"];
const PERIODS: [&str; 3] = ["DAY", "WEEK", "MONTH"];

fn value(kind: &str, money: &str, minutes: u32) -> Value {
    if kind == "TIME" {
        json!({ "amount": "0.00", "minutes": minutes })
    } else {
        json!({ "amount": money, "minutes": 0 })
    }
}

/// A limit that nobody has set.
pub fn unset(kind: &str, period: &str) -> Value {
    json!({ "kind": kind, "period": period, "limit": null, "used": value(kind, "40.00", 45), "left": null, "easesAt": "", "pending": null, "mayEnd": true })
}

/// A limit that is set: half of it was used.
pub fn set(kind: &str, period: &str) -> Value {
    json!({ "kind": kind, "period": period, "limit": value(kind, "100.00", 120), "used": value(kind, "50.00", 60),
        "left": value(kind, "50.00", 60), "easesAt": "2026-11-21T12:00:00Z", "pending": null, "mayEnd": true })
}

/// The same with a raise that waits, or can be confirmed.
pub fn raised(kind: &str, period: &str, ripe: bool) -> Value {
    let mut limit = set(kind, period);
    limit["pending"] = json!({ "to": value(kind, "200.00", 240), "from": "2026-11-22T08:00:00Z", "ripe": ripe });
    limit
}

/// All that are offered, these in place of those that nobody has set.
pub fn limits(others: &[Value]) -> Value {
    let all = KINDS.iter().flat_map(|kind| PERIODS.iter().map(|period| (*kind, *period)));
    let limit = |(kind, period): (&str, &str)| {
        others
            .iter()
            .find(|it| it["kind"] == kind && it["period"] == period)
            .cloned()
            .unwrap_or_else(|| unset(kind, period))
    };
    json!({ "currency": "USD", "limits": all.map(limit).collect::<Vec<_>>(), "decided": true, "demanded": false,
        "raiseAfterHours": 24, "serverTime": "2026-11-21T08:00:00Z" })
}

/// The limits of the member of the tests.
pub fn sample_limits(ripe: bool) -> Value {
    limits(&[set("DEPOSIT", "DAY"), raised("DEPOSIT", "WEEK", ripe), set("TIME", "DAY")])
}

/// Figures about play.
pub fn overview() -> Value {
    let span = |times: i64| {
        let money = |amount: i64| format!("{}.00", amount * times);
        json!({ "deposited": money(50), "withdrawn": money(10), "staked": money(120), "paid": money(90), "net": money(-30), "minutes": 75 * times })
    };
    json!({ "currency": "USD", "day": span(1), "week": span(3), "month": span(10), "ever": span(100), "netDeposits": "4000.00",
        "since": "2025-03-02T07:00:00Z" })
}

/// How often a reality check comes.
pub fn check(interval: u32) -> Value {
    json!({ "interval": interval, "intervals": [0, 15, 30, 60], "due": null })
}

/// What a break can be; of who may play.
pub fn free() -> Value {
    json!({ "kind": null, "cause": "OWN", "from": "", "until": "", "mayReturn": false, "returnsAt": "",
        "timeOuts": ["HOURS_24", "WEEK", "DAYS_30", "WEEKS_6"],
        "selfExclusions": ["MONTHS_6", "YEAR", "YEARS_5", "FOREVER"], "serverTime": "2026-11-21T08:00:00Z" })
}

/// A break that holds; `until` is empty where it has no end.
pub fn on_break(kind: &str, until: &str) -> Value {
    let mut value = free();
    value["kind"] = json!(kind);
    value["from"] = json!("2026-11-20T08:00:00Z");
    value["until"] = json!(until);
    value
}

/// A self-exclusion whose time is over; the member has asked to come back, or has not.
pub fn ended_exclusion(return_requested: bool) -> Value {
    let mut value = on_break("SELF_EXCLUSION", "2026-11-20T08:00:00Z");
    value["from"] = json!("2026-05-20T08:00:00Z");
    value["mayReturn"] = json!(!return_requested);
    value["returnsAt"] = json!(if return_requested { "2026-11-22T08:00:00Z" } else { "" });
    value
}

fn line(id: &str, kind: &str, (limit, period): (&str, &str), to: &str, actor: &str) -> Value {
    json!({ "id": id, "at": "2026-11-20T09:30:00Z", "kind": kind, "limit": limit, "period": period, "to": to, "actor": actor })
}

/// What was decided, the latest first.
pub fn history() -> Value {
    json!({ "next": "h5", "content": [
        line("h1", "LIMIT_SET", ("DEPOSIT", "DAY"), "100.00", "MEMBER"),
        line("h2", "LIMIT_SET", ("TIME", "DAY"), "120", "MEMBER"),
        line("h3", "REALITY_CHECK_SET", ("", ""), "30", "MEMBER"),
        line("h4", "TIME_OUT", ("", ""), "HOURS_24", "OPERATOR"),
        line("h5", "SOMETHING_NEWER", ("", ""), "?", "SYSTEM"),
    ]})
}

/// Services that help.
pub fn help_lines(country: &str) -> Value {
    let lines = match country {
        "GB" => json!([
            { "id": "g1", "name": "National Gambling Helpline", "phone": "0808 8020 133", "url": "https://www.gamcare.org.uk", "hours": "24/7" },
            { "id": "g2", "name": "A service with a wrong address", "phone": "", "url": "javascript:alert(1)", "hours": "" },
        ]),
        _ => {
            json!([{ "id": "a1", "name": "Gambling Therapy", "phone": "", "url": "https://www.gamblingtherapy.org", "hours": "" }])
        }
    };
    json!({ "country": if country == "GB" { "GB" } else { "" }, "countries": ["GB", "MT"], "lines": lines })
}

/// What this part answers; nothing for a path that is not its own.
pub fn answer(call: &HttpCall) -> Option<Value> {
    let (path, query) = call.url.split_once('?').unwrap_or((&call.url, ""));
    Some(match (path, call.method) {
        ("/wps/fair-play/overview", _) => overview(),
        ("/wps/fair-play/limits" | "/wps/fair-play/limit" | "/wps/fair-play/limit/confirm", _) => sample_limits(false),
        ("/wps/fair-play/realityCheck", _) => check(30),
        ("/wps/fair-play/realityCheck/interval", _) => check(60),
        ("/wps/fair-play/exclusion", Method::Post) => on_break("TIME_OUT", "2026-11-22T08:00:00Z"),
        ("/wps/fair-play/exclusion", _) => free(),
        ("/wps/fair-play/exclusion/return", _) => ended_exclusion(true),
        ("/wps/fair-play/selfTest", _) => json!({ "score": 9 }),
        ("/wps/fair-play/history", _) if query.contains("after=") => {
            json!({ "next": "", "content": [line("h6", "SELF_TEST", ("", ""), "", "MEMBER")] })
        }
        ("/wps/fair-play/history", _) => history(),
        ("/wps/fair-play/helpLines", _) => help_lines(query.strip_prefix("country=").unwrap_or_default()),
        _ => return None,
    })
}
