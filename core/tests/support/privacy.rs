//! What a member of the tests has decided about own data: one consent given, a copy that can be downloaded, an account that can be closed.

use lumora_core::effect::{HttpCall, Method};
use lumora_core::wire::CONSENT_TEXT_VERSION;
use serde_json::{Value, json};

/// The consents, that to mails given or not.
pub fn consents(mail: bool) -> Value {
    let item = |channel: &str, granted: bool, hint: &str| {
        let changed_at = if granted { "2026-11-20T08:00:00Z" } else { "" };
        json!({ "channel": channel, "granted": granted, "changedAt": changed_at, "hint": hint })
    };
    json!({ "textVersion": CONSENT_TEXT_VERSION, "list": [
        item("email", mail, "l•••@example.com"), item("sms", false, ""), item("call", false, ""),
    ] })
}

/// A copy in a state.
pub fn copy(state: &str) -> Value {
    let is_ready = state == "ready";
    let next_at = if state == "none" || state == "failed" { "" } else { "2026-11-22T07:00:00Z" };
    json!({ "state": state, "jobId": "copy1", "askedAt": "2026-11-21T07:00:00Z", "bytes": if is_ready { 41_000 } else { 0 },
        "expiresAt": if is_ready { "2026-11-28T07:00:00Z" } else { "" }, "nextAt": next_at })
}

/// What closing the account would mean: nothing stands in the way, or all that can.
pub fn closing(is_free: bool) -> Value {
    json!({ "balance": if is_free { "5.00" } else { "250.00" }, "withdrawable": if is_free { "0.00" } else { "130.00" },
        "withdrawFirst": !is_free, "openDeposits": if is_free { 0 } else { 1 },
        "openWithdrawals": if is_free { 0 } else { 2 }, "openBets": !is_free, "elsewhere": if is_free { "0.00" } else { "40.00" }, "openTransfers": !is_free,
        "credits": [{ "id": "c1", "source": "BONUS", "amount": "5.00", "left": "20.00" }], "points": "120.00",
        "paymentPassword": true, "reopenDays": 30 })
}

/// The address of a download.
pub const FILE: &str = "/wps/member/dataCopy/file?ticket=t-cnry";

/// What this part answers; nothing for a path that is not its own.
pub fn answer(call: &HttpCall) -> Option<Value> {
    let path = call.url.split('?').next().unwrap_or_default();
    Some(match (path, call.method) {
        ("/wps/member/marketingConsents", Method::Put) => consents(false),
        ("/wps/member/marketingConsents", _) => consents(true),
        ("/wps/member/dataCopy", Method::Post) => copy("preparing"),
        ("/wps/member/dataCopy", _) => copy("none"),
        ("/wps/member/dataCopy/link", _) => json!({ "path": FILE }),
        ("/wps/member/closing", Method::Post) => json!({}),
        ("/wps/member/closing", _) => closing(true),
        _ => return None,
    })
}
