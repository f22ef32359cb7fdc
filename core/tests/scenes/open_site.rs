//! A site where every way into an account is open, and the account that the scenes look at.

use super::stage::{Answer, path};
use crate::support::{failed, ok, status};
use lumora_core::effect::{HttpCall, Method};
use serde_json::{Value, json};

/// Its status.
pub fn open_site() -> Value {
    let mut value = status();
    value["info"]["whitelabel"] = json!({ "DIRECTREG3": true, "USERNAMEREG3": true, "MOBILENUMREG3": true,
        "MOBILEVERCODELOGIN3": true, "FREEPLAY3": true });
    value["info"]["social"] = json!(["google", "facebook"]);
    value
}

fn passkeys() -> Value {
    json!({ "list": [
        { "id": "p1", "name": "Laptop", "createdAt": "2026-11-02T02:12:44Z", "lastUsedAt": "2026-11-21T01:01:13Z" },
        { "id": "p2", "name": "مفتاح الهاتف", "createdAt": "2026-11-20T12:12:44Z", "lastUsedAt": "" },
    ] })
}

/// Where the member is logged in.
pub fn sessions() -> Value {
    json!({ "list": [
        { "id": "s1", "device": "Chrome, Windows", "ip": "203.0.113.•••", "startedAt": "2026-11-21T01:00:00Z",
            "lastSeenAt": "2026-11-21T08:00:00Z", "current": true },
        { "id": "s2", "device": "Safari, iOS", "ip": "2001:db8:1234:5678:•••", "startedAt": "2026-11-20T14:14:09Z",
            "lastSeenAt": "2026-11-20T16:10:00Z", "current": false },
        { "id": "s3", "device": "", "ip": "198.51.100.•••", "startedAt": "2026-11-19T14:14:09Z",
            "lastSeenAt": "2026-11-19T16:10:00Z", "current": false },
    ] })
}

/// Answers for the account.
pub fn full(call: &HttpCall) -> Answer {
    Some(match path(call) {
        "/wps/system/status" => ok(open_site()),
        "/wps/member/passkeys" => ok(passkeys()),
        "/wps/member/sessions" => ok(sessions()),
        "/wps/member/logins" => ok(json!({ "list": [
            { "id": "s1", "device": "Chrome, Windows", "ip": "203.0.113.•", "at": "2026-11-21T01:00:00Z", "current": true },
            { "id": "s0", "device": "", "ip": "198.51.100.•", "at": "2026-10-01T07:00:00Z", "current": false },
        ] })),
        "/wps/member/contacts" => ok(json!({
            "email": { "hint": "l•••@lumora.example", "verified": true }, "mobile": { "hint": "", "verified": false },
        })),
        "/wps/member/contacts/code" => ok(json!({ "expiredMinutes": 1 })),
        "/wps/member/totp" if call.method == Method::Post => ok(json!({
            "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
            "uri": "otpauth://totp/Lumora:lantern_member?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Lumora",
        })),
        "/wps/member/totp" => ok(json!({ "enabled": false })),
        "/wps/session/factor/send" => ok(json!({ "expiredMinutes": 1 })),
        "/wps/session/login" => failed(
            401,
            "second_factor_required",
            json!({ "secondFactor": { "challengeId": "c1", "factors": [
                { "kind": "sms", "hint": "•••• 4567" }, { "kind": "email", "hint": "l•••@lumora.example" },
                { "kind": "payeeName", "hint": "" },
            ] } }),
        ),
        _ => return None,
    })
}
