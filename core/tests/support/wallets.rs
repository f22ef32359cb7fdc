//! Wallets of the tests: one that is read, one whose vendor does not answer, one that is closed; transfers in every state; and an upline.

use super::cashier::withdrawable;
use super::payouts::PIN;
use lumora_core::effect::{HttpCall, Method};
use serde_json::{Value, json};

/// A wallet that a vendor keeps.
pub fn wallet(vendor: &str, balance: &str, known: bool, open: bool) -> Value {
    json!({ "vendor": vendor, "name": format!("Vendor {vendor}"), "balance": balance, "known": known,
        "readAt": "2026-11-21T07:59:00Z", "open": open })
}

/// A transfer between wallets.
pub fn transfer(id: &str, direction: &str, status: &str) -> Value {
    let failure = if status == "FAILED" { json!("NOT_ENOUGH") } else { Value::Null };
    let cause = match id {
        "t3" => "LAUNCH",
        "t4" => "RETURN",
        _ => "MEMBER",
    };
    json!({ "id": id, "orderNo": format!("T-{id}"), "vendor": "V1", "vendorName": "Vendor V1", "direction": direction,
        "amount": "40.00", "status": status, "cause": cause, "failure": failure, "createdAt": "2026-11-21T07:50:00Z",
        "endedAt": "", "steps": [] })
}

/// Transfers, latest first.
pub fn transfers() -> Vec<Value> {
    [
        ("t1", "TO_VENDOR", "UNKNOWN"),
        ("t2", "TO_MAIN", "SENT"),
        ("t3", "TO_VENDOR", "DONE"),
        ("t4", "TO_MAIN", "DONE"),
        ("t5", "TO_MAIN", "FAILED"),
    ]
    .map(|(id, direction, status)| transfer(id, direction, status))
    .into()
}

/// All wallets.
pub fn wallets() -> Value {
    json!({ "main": "230.00", "movable": "200.00", "currency": "USD", "min": "1.00", "max": "0.00",
        "wallets": [wallet("V1", "75.00", true, true), wallet("V2", "20.00", false, true), wallet("V3", "0.00", true, false)],
        "open": transfers().into_iter().take(2).collect::<Vec<_>>(), "atLaunchOffered": true, "atLaunch": false })
}

/// What can be given to the upline.
pub fn upline_options() -> Value {
    json!({ "upline": { "name": "Mai", "hint": "la•••" }, "money": withdrawable(), "paymentPasswordSet": true,
        "limits": { "min": "1.00", "max": "100.00", "amountLeft": "80.00", "amountDaily": "200.00", "countLeft": 3,
            "countDaily": 5, "resetsAt": "2026-11-22T00:00:00Z" } })
}

/// A transfer between a member and the upline.
pub fn upline_transfer(id: &str, direction: &str) -> Value {
    let party = if direction == "OUT" {
        json!({ "name": "Mai", "hint": "la•••" })
    } else {
        json!({ "name": "ko•••", "hint": "ko•••" })
    };
    json!({ "id": id, "orderNo": format!("U-{id}"), "direction": direction, "party": party, "amount": "50.00",
        "at": "2026-11-21T07:50:00Z" })
}

fn field(query: &str, name: &str) -> String {
    query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('=')).unwrap_or_default().to_owned()
}

/// What this part of the cashier answers; nothing for a path that is not its own, an error's code for what it refuses.
pub fn answer(call: &HttpCall, body: &Value) -> Option<Result<Value, &'static str>> {
    let (path, query) = call.url.split_once('?').unwrap_or((&call.url, ""));
    Some(match (path, call.method) {
        ("/wps/member/uplineTransfers/options", _) => Ok(upline_options()),
        ("/wps/member/uplineTransfers", Method::Post) => {
            let wrong = body.get("paymentPassword").is_some_and(|given| given != PIN);
            if wrong { Err("wrong_payment_password") } else { Ok(upline_transfer("u1", "OUT")) }
        }
        ("/wps/member/uplineTransfers", _) => {
            let content = [upline_transfer("u1", "OUT"), upline_transfer("u2", "IN")];
            Ok(json!({ "content": content, "totalPages": 2, "totalElements": 12 }))
        }
        ("/wps/relay/GCS_merchantWallet", _) => {
            let mut value = wallets();
            let vendor = field(query, "vendor");
            if !vendor.is_empty() {
                value["wallets"] = json!([wallet(&vendor, "20.00", true, true)]);
            }
            Ok(value)
        }
        ("/wps/relay/GCS_walletTransfer", _) => {
            let direction = body["direction"].as_str().unwrap_or("TO_VENDOR");
            Ok(transfer("t9", direction, if body["vendor"] == "V1" { "DONE" } else { "UNKNOWN" }))
        }
        ("/wps/member/wallets/back", _) => {
            Ok(json!({ "transfers": [transfer("t9", "TO_MAIN", "DONE")], "unreadable": ["V2"] }))
        }
        ("/wps/member/wallets/atLaunch", _) => Ok(json!({ "on": body["on"] })),
        ("/wps/member/wallets/transfers", _) => {
            let next = if field(query, "after").is_empty() { "t5" } else { "" };
            let content = if next.is_empty() { vec![transfer("t6", "TO_MAIN", "DONE")] } else { transfers() };
            Ok(json!({ "content": content, "next": next }))
        }
        _ => return None,
    })
}
