//! The messages of the member of the tests.

use lumora_core::effect::HttpCall;
use serde_json::{Value, json};

fn message(id: &str, category: &str, kind: &str, arguments: Value) -> Value {
    json!({ "id": id, "category": category, "kind": kind, "arguments": arguments, "read": false, "at": "2026-11-20T09:30:00Z",
        "reply": true })
}

/// The first page: an operator's pinned message, and what events have told; three of them are unread.
pub fn content() -> Vec<Value> {
    let mut works = message("m5", "SYSTEM", "WRITTEN", json!({}));
    works["title"] = json!("Works on Monday");
    works["text"] = json!("From 2:00 to 4:00.\nMoney is safe.");
    works["pinned"] = json!(true);
    works["read"] = json!(true);
    works["action"] = json!("/noticePage");
    let mut paid = message("m4", "PAYMENT", "DEPOSIT_CREDITED", json!({ "amount": "100.00", "number": "D-4K7Q" }));
    paid["reference"] = json!("d1");
    paid["reply"] = json!(false);
    let mut added = message("m2", "SECURITY", "PAYOUT_ACCOUNT_ADDED", json!({ "name": "•••• 4417" }));
    added["read"] = json!(true);
    vec![
        works,
        paid,
        message("m3", "SECURITY", "PASSKEY_ADDED", json!({ "name": "Phone" })),
        added,
        message("m1", "SYSTEM", "SOMETHING_NEWER", json!({})),
    ]
}

/// What the upline has made of the rates of rebate.
fn rates_changed() -> Value {
    let change =
        |product: &str, former: u32, latter: u32| json!({ "product": product, "former": former, "latter": latter });
    let rates = [change("ALL", 20, 25), change("RNG", 35, 30)];
    message("r1", "AGENT", "RATES_CHANGED", json!({ "name": "lantern_agent", "number": "2026-11-22", "rates": rates }))
}

/// A page of messages, the first or a later one.
pub fn page(content: &[Value], next: &str) -> Value {
    json!({ "content": content, "next": next, "unread": unread() })
}

/// How many are unread.
pub fn unread() -> Value {
    json!([{ "category": "SYSTEM", "count": 1 }, { "category": "PAYMENT", "count": 1 }, { "category": "SECURITY", "count": 1 }])
}

/// What is answered; nothing for a path that is none of these.
pub fn answer(call: &HttpCall) -> Option<Value> {
    let (path, query) = call.url.split_once('?').unwrap_or((&call.url, ""));
    Some(match path {
        "/wps/member/messages" if query.contains("cursor=") => {
            page(&[message("k9", "PAYMENT", "WITHDRAWAL_PAID", json!({ "amount": "25.00", "number": "W-1" }))], "")
        }
        "/wps/member/messages" => page(&content(), "0-m1"),
        "/wps/member/messages/one" if query == "id=r1" => rates_changed(),
        "/wps/member/messages/one" => {
            let named = |it: &Value| it["id"].as_str().is_some_and(|id| query == format!("id={id}"));
            content().into_iter().find(named).unwrap_or_else(|| message("k8", "RG", "EXCLUDED", json!({})))
        }
        "/wps/member/messages/read" | "/wps/member/messages/delete" => json!({ "unread": [] }),
        _ => return None,
    })
}
