//! Withdrawals of the tests: two accounts of which one waits, ways to be paid of which one is closed, withdrawals in every state, and a
//! payment password.

use super::cashier::withdrawable;
use super::rule;
use lumora_core::effect::{HttpCall, Method};
use serde_json::{Value, json};

/// The right payment password.
pub const PIN: &str = "246810";

fn method(id: &str, kind: &str, institutions: &[&str]) -> Value {
    json!({ "id": id, "name": format!("Way {id}"), "kind": kind, "icon": kind.to_lowercase(), "network": "",
        "institutions": institutions, "accountRule": rule("^[0-9]+$", "digits", 6, 20, true), "min": "10.00", "max": "1000.00",
        "feeFixed": "0.00", "feeBasisPoints": 100, "minutes": 60, "open": true })
}

/// The ways to be paid.
pub fn methods() -> Vec<Value> {
    let mut crypto = method("usdt", "CRYPTO", &[]);
    crypto["accountRule"] = rule("^T[a-zA-Z0-9]+$", "", 34, 34, true);
    let mut closed = method("night", "EWALLET", &["Pay Moon"]);
    closed["open"] = json!(false);
    vec![method("bank", "BANK", &["Sample Bank", "Other Bank"]), crypto, closed]
}

fn account(id: &str, usable_at: &str) -> Value {
    json!({ "id": id, "methodId": "bank", "institution": "Sample Bank", "hint": format!("•••• 44{id}"), "holder": "L••• T•••",
        "usableAt": usable_at, "createdAt": "2026-11-20T08:00:00Z" })
}

/// The member's accounts: one that can be paid to, one that waits.
pub fn accounts() -> Value {
    json!({ "list": [account("17", ""), account("18", "2026-11-22T08:00:00Z")], "methods": methods(), "payeeName": "L••• T•••",
        "waitingMinutes": 1440, "most": 10 })
}

/// A withdrawal with its steps.
pub fn withdrawal(id: &str, status: &str) -> Value {
    let step = |status: &str, actor: &str, amount: &str, note: &str| json!({ "status": status, "at": "2026-11-21T07:55:00Z", "actor": actor, "amount": amount, "note": note });
    let was_paid = ["AWAITING_CONFIRMATION", "DISPUTED", "COMPLETED", "AUTO_CONFIRMED"].contains(&status);
    let mut steps = vec![step(if status == "RISK_REVIEW" { status } else { "APPROVED" }, "member", "100.00", "")];
    match status {
        "RISK_REVIEW" | "APPROVED" => {}
        "PARTLY_PAID" => steps.push(step(status, "provider", "40.00", "")),
        "REJECTED" => steps.push(step(status, "operator", "100.00", "The account is not yours.")),
        _ => steps.push(step(status, "provider", if was_paid { "99.00" } else { "0.00" }, "")),
    }
    let is_open = ["RISK_REVIEW", "APPROVED", "PROCESSING", "PARTLY_PAID"].contains(&status);
    let can_cancel = ["RISK_REVIEW", "APPROVED"].contains(&status);
    let said = json!({ "answer": "PARTIAL", "received": "40.00", "remaining": "59.00", "at": "2026-11-21T07:58:00Z" });
    json!({ "id": id, "orderNo": format!("W-{id}"), "amount": "100.00", "fee": "1.00", "net": "99.00",
        "paid": match status { "PARTLY_PAID" => "40.00", _ if was_paid => "99.00", _ => "0.00" },
        "kind": "BANK", "methodName": "Way bank", "institution": "Sample Bank", "hint": "•••• 4417", "status": status,
        "expectedBy": if is_open && status != "RISK_REVIEW" { "2026-11-21T09:00:00Z" } else { "" },
        "confirmUntil": if status == "AWAITING_CONFIRMATION" { "2026-11-22T07:55:00Z" } else { "" },
        "confirmation": if status == "DISPUTED" { said } else { Value::Null },
        "canCancel": can_cancel, "createdAt": "2026-11-21T07:50:00Z", "steps": steps })
}

/// The member's withdrawals, latest first: one of each state.
pub fn withdrawals() -> Vec<Value> {
    [
        ("w1", "AWAITING_CONFIRMATION"),
        ("w2", "RISK_REVIEW"),
        ("w3", "APPROVED"),
        ("w4", "PROCESSING"),
        ("w5", "PARTLY_PAID"),
        ("w6", "DISPUTED"),
        ("w7", "COMPLETED"),
        ("w8", "AUTO_CONFIRMED"),
        ("w9", "REJECTED"),
        ("w10", "FAILED"),
        ("w11", "RETURNED"),
        ("w12", "CANCELLED"),
    ]
    .map(|(id, status)| withdrawal(id, status))
    .into()
}

/// What can be asked for now.
pub fn options() -> Value {
    json!({ "money": withdrawable(), "accounts": accounts()["list"], "methods": methods(), "limits": { "amountLeft": "400.00",
            "amountDaily": "500.00", "countLeft": 2, "countDaily": 3, "resetsAt": "2026-11-22T00:00:00Z" },
        "paymentPasswordSet": true, "payeeNameProven": true, "identityAbove": "300.00", "factorAbove": "100.00", "confirmMinutes": 1440, "mayCancel": true,
        "open": withdrawals().into_iter().take(6).collect::<Vec<_>>() })
}

/// How the payment password stands.
pub fn password_state() -> Value {
    json!({ "set": true, "guessesLeft": 5, "lockedUntil": "", "rule": rule("^[0-9]+$", "digits", 6, 6, true),
        "mailHint": "l•••@example.com", "mobileHint": "" })
}

/// How the payee's name stands: proven.
pub fn payee_name() -> Value {
    json!({ "name": "L••• T•••", "proven": true, "checked": false, "rule": rule("^[a-zA-Z ]+$", "letters_spaces", 2, 60, true),
        "codeGoesTo": "l•••@example.com" })
}

/// The identity check in a status: details are there, and a passport.
pub fn identity_check(status: &str) -> Value {
    let step = |status: &str, actor: &str| json!({ "status": status, "at": "2026-11-21T07:55:00Z", "actor": actor, "reason": null, "note": "" });
    let mut steps = if status == "NONE" { vec![] } else { vec![step("PENDING", "member")] };
    let refused = status == "REJECTED";
    match status {
        "APPROVED" => steps.push(step(status, "operator")),
        "REJECTED" => {
            let mut last = step(status, "operator");
            last["reason"] = json!("UNREADABLE");
            last["note"] = json!("The lower half is dark.");
            steps.push(last);
        }
        _ => {}
    }
    json!({ "level": if status == "APPROVED" { 2 } else { 1 }, "status": status, "name": "L••• T•••", "birthDate": "1990-••-••",
        "country": "VN", "documents": [{ "id": "d1", "kind": "PASSPORT", "pdf": false, "size": 245_760, "uploadedAt": "2026-11-21T07:50:00Z" }],
        "reason": if refused { json!("UNREADABLE") } else { Value::Null }, "note": if refused { "The lower half is dark." } else { "" },
        "steps": steps })
}

fn field(query: &str, name: &str) -> String {
    query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('=')).unwrap_or_default().to_owned()
}

fn by_id(id: &str) -> Result<Value, &'static str> {
    withdrawals().into_iter().find(|it| it["id"] == id).ok_or("not_found")
}

/// What this part of the cashier answers; nothing for a path that is not its own, an error's code for what it refuses.
pub fn answer(call: &HttpCall, body: &Value) -> Option<Result<Value, &'static str>> {
    let (path, query) = call.url.split_once('?').unwrap_or((&call.url, ""));
    let proves = ["/wps/member/payoutAccounts", "/wps/member/payoutAccounts/remove", "/wps/member/withdrawals"];
    if proves.contains(&path) && body.get("paymentPassword").is_some_and(|given| given != PIN) {
        return Some(Err("wrong_payment_password"));
    }
    Some(match (path, call.method) {
        ("/wps/member/paymentPassword/code", _) => Ok(json!({ "expiredMinutes": 1 })),
        ("/wps/member/paymentPassword" | "/wps/member/paymentPassword/recovery", _) => Ok(password_state()),
        ("/wps/member/payeeName/code", _) => Ok(json!({ "expiredMinutes": 1 })),
        ("/wps/member/payeeName", _) => Ok(payee_name()),
        ("/wps/member/identityCheck/documents/address", _) => Ok(json!({ "url": "/wps/identityDocument/t-cnry" })),
        ("/wps/member/identityCheck", Method::Post) => Ok(identity_check("PENDING")),
        (
            "/wps/member/identityCheck" | "/wps/member/identityCheck/details" | "/wps/member/identityCheck/documents",
            _,
        ) => Ok(identity_check("NONE")),
        ("/wps/member/picture", method) => {
            let own = method == Method::Put;
            let url = if own { "/cdn/member/0a1b.png" } else { "/cdn/art/avatar/m1.svg" };
            Ok(json!({ "imageUrl": url, "own": own }))
        }
        ("/wps/member/totp", Method::Get) => Ok(json!({ "enabled": false })),
        ("/wps/member/payoutAccounts" | "/wps/member/payoutAccounts/remove", _) => Ok(accounts()),
        ("/wps/member/withdrawals/options", _) => Ok(options()),
        ("/wps/member/withdrawals/proof", _) => Ok(json!({ "imageId": "i1" })),
        ("/wps/member/withdrawals/confirmation", _) => {
            let status = if body["answer"] == "FULL" { "COMPLETED" } else { "DISPUTED" };
            by_id(body["id"].as_str().unwrap_or_default())
                .map(|it| withdrawal(it["id"].as_str().unwrap_or("w1"), status))
        }
        ("/wps/member/withdrawals", Method::Post) => Ok(withdrawal("w3", "APPROVED")),
        ("/wps/member/withdrawals", Method::Delete) => {
            by_id(&field(query, "id")).map(|_| withdrawal("w3", "CANCELLED"))
        }
        ("/wps/member/withdrawals", _) => {
            let status = field(query, "status");
            let fits = |it: &Value| status.is_empty() || it["status"] == status.as_str();
            let content: Vec<_> = withdrawals().into_iter().filter(fits).collect();
            let count = content.len();
            Ok(json!({ "content": content, "totalPages": 2, "totalElements": count }))
        }
        ("/wps/member/withdrawal", _) => by_id(&field(query, "id")),
        _ => return super::wallets::answer(call, body),
    })
}
