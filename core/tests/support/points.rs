//! What the member of the tests has redeemed: one redemption in each state.

use lumora_core::effect::HttpCall;
use serde_json::{Value, json};

/// A redemption of the umbrella.
pub fn redemption(id: &str, status: &str) -> Value {
    let approved = !["APPLYING", "REJECTED"].contains(&status);
    let parcel = ["SHIPPED", "COMPLETED"].contains(&status);
    json!({
        "redeemId": id, "orderNo": format!("P-{id}"), "rewardId": "w2", "name": "Umbrella", "category": "PHYSICAL",
        "imageUrl": "/cdn/art/w2.svg", "quantity": 1, "points": 1500, "cashValue": "0.00", "status": status,
        "reason": if status == "REJECTED" { "The address is not served." } else { "" },
        "recipient": "Mira Tran", "phone": "+84 901 234 567", "address": "12 Lantern Street, Hue",
        "courier": if parcel { "Swift Post" } else { "" }, "trackingNo": if parcel { "SP-778" } else { "" },
        "voucherCode": "", "appliedAt": "2026-11-20T08:00:00Z",
        "approvedAt": if approved { "2026-11-20T09:00:00Z" } else { "" },
        "updatedAt": if status == "APPLYING" { "2026-11-20T08:00:00Z" } else { "2026-11-21T07:00:00Z" },
    })
}

/// All of them, latest first.
pub fn all() -> Vec<Value> {
    let states = ["APPLYING", "APPROVED_IN_PROCESS", "SHIPPED", "COMPLETED", "REJECTED"];
    let mut list: Vec<Value> =
        states.iter().enumerate().map(|(place, state)| redemption(&format!("r{place}"), state)).collect();
    let mut late = redemption("r5", "REJECTED");
    late["approvedAt"] = json!("2026-11-20T09:00:00Z");
    let mut voucher = redemption("r6", "APPROVED");
    (voucher["category"], voucher["name"], voucher["quantity"]) = (json!("VOUCHER"), json!("Tea"), json!(2));
    (voucher["voucherCode"], voucher["address"], voucher["recipient"]) = (json!("TEA-42-XY"), json!(""), json!(""));
    list.extend([late, voucher]);
    list
}

/// A page of them.
pub fn page(content: &[Value], next: &str) -> Value {
    json!({ "content": content, "next": next, "count": content.len() })
}

/// What is answered; nothing for a path that is none of these.
pub fn answer(call: &HttpCall, body: &Value) -> Option<Result<Value, &'static str>> {
    let (path, query) = call.url.split_once('?').unwrap_or((&call.url, ""));
    let of = |name: &str| query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
    match path {
        "/wps/relay/MCS2_getRedeemPointList" if of("cursor").is_some() => {
            Some(Ok(page(&[redemption("r9", "COMPLETED")], "")))
        }
        "/wps/relay/MCS2_getRedeemPointList" => {
            let status = of("status");
            let fits = |it: &Value| status.is_none_or(|status| it["status"] == status);
            let content: Vec<Value> = all().into_iter().filter(fits).collect();
            Some(Ok(page(&content, if status.is_none() { "r6" } else { "" })))
        }
        "/wps/relay/passwordCheck/MCS2_redeemPointReward" => {
            let mut made = redemption("r7", "APPLYING");
            (made["rewardId"], made["points"]) = (body["rewardId"].clone(), body["points"].clone());
            Some(Ok(made))
        }
        "/wps/relay/passwordCheck/MCS2_convertPoint" => {
            Some(Ok(json!({ "id": "v1", "points": body["points"], "amount": body["amount"], "wagerMultiplier": 1 })))
        }
        _ => None,
    }
}
