//! The cashier of the tests: four ways to pay in of which one is closed, deposits in every state, a wallet of which something is kept.

use lumora_core::effect::{HttpCall, Method};
use serde_json::{Value, json};

fn channel(id: &str, kind: &str, icon: &str) -> Value {
    json!({ "id": id, "name": format!("Channel {id}"), "description": "In one line.", "kind": kind, "icon": icon,
        "min": "5.00", "max": "2000.00", "feeFixed": "0.00", "feeBasisPoints": 0, "presets": ["10.00", "25.00", "100.00"],
        "minutes": 0, "open": true, "opensAt": "", "wagerMultiplier": 100 })
}

/// The ways to pay in.
pub fn channels() -> Vec<Value> {
    let mut wallet = channel("wallet", "HOSTED", "wallet");
    wallet["feeFixed"] = json!("0.30");
    wallet["feeBasisPoints"] = json!(150);
    wallet["wagerMultiplier"] = json!(150);
    let mut bank = channel("bank", "BANK_SLIP", "bank");
    bank["minutes"] = json!(60);
    let mut closed = channel("night", "HOSTED", "card");
    closed["open"] = json!(false);
    closed["opensAt"] = json!("2026-11-22T01:00:00Z");
    let voucher = channel("voucher", "VOUCHER", "voucher");
    vec![channel("card", "HOSTED", "card"), channel("qr", "QR", "qr"), bank, wallet, voucher, closed]
}

/// Promotions that a deposit may take part in.
fn deposit_promotions() -> Vec<Value> {
    let promotion = |id: &str, least: &str, times: u32| {
        json!({ "promoId": id, "title": format!("Promotion {id}"), "percent": 50, "least": least, "most": "100.00",
            "wagerMultiplier": times, "endsAt": "" })
    };
    vec![promotion("p-deposit", "20.00", 10), promotion("p-high", "5000.00", 0)]
}

/// A deposit with its steps.
pub fn deposit(id: &str, kind: &str, status: &str) -> Value {
    let is_open = ["PENDING", "REVIEW"].contains(&status);
    let credited = if status == "CREDITED" { "100.00" } else { "0.00" };
    let step = |status: &str, actor: &str, amount: &str| json!({ "status": status, "at": "2026-11-21T07:55:00Z", "actor": actor, "amount": amount, "note": "" });
    let mut steps = vec![step("PENDING", "member", "100.00")];
    if status != "PENDING" {
        steps.push(step(status, if status == "REVIEW" { "member" } else { "provider" }, credited));
    }
    let slip = json!({ "bank": "Sample Bank", "account": "0000 1234 5678", "holder": "Lumora", "reference": "L-4417",
        "receiptSent": status == "REVIEW" });
    json!({ "id": id, "orderNo": format!("D-{id}"), "channelId": "card", "channelName": format!("Channel {kind}"),
        "kind": kind, "amount": "100.00", "received": credited, "fee": "0.00", "credited": credited, "status": status,
        "payUrl": if is_open && kind != "BANK_SLIP" { "https://pay.example/p/1" } else { "" },
        "qr": if is_open && kind == "QR" { "pay:1" } else { "" },
        "slip": if is_open && kind == "BANK_SLIP" { slip } else { Value::Null },
        "expiresAt": if is_open { "2026-11-21T08:10:00Z" } else { "" },
        "promotion": if kind == "QR" { "Promotion p-deposit" } else { "" },
        "bonus": if kind == "QR" && status == "CREDITED" { "50.00" } else { "0.00" },
        "createdAt": "2026-11-21T07:55:00Z", "steps": steps })
}

/// The member's deposits, latest first: one of each state.
pub fn deposits() -> Vec<Value> {
    [
        ("d1", "HOSTED", "PENDING"),
        ("d2", "BANK_SLIP", "REVIEW"),
        ("d3", "QR", "CREDITED"),
        ("d4", "HOSTED", "DECLINED"),
        ("d5", "HOSTED", "EXPIRED"),
        ("d6", "QR", "CANCELLED"),
        ("d7", "VOUCHER", "FAILED"),
        ("d8", "QR", "PENDING"),
        ("d9", "BANK_SLIP", "PENDING"),
    ]
    .map(|(id, kind, status)| deposit(id, kind, status))
    .into()
}

/// What may leave, and why: 250.00 less 20.00 on its way, less what a deposit keeps.
pub fn withdrawable() -> Value {
    json!({ "balance": "250.00", "held": "20.00", "withdrawable": "130.00",
        "credits": [{ "id": "c1", "source": "DEPOSIT", "reference": "D-1", "amount": "100.00", "multiplier": 100,
            "required": "100.00", "done": "40.00", "locked": "100.00", "grantedAt": "2026-11-20T08:00:00Z", "expiresAt": "" }],
        "weights": [{ "product": "LIVE", "percent": 10 }, { "product": "ELOTT", "percent": 0 }],
        "games": [{ "gameCode": "lantern-fortune", "name": "Lantern Fortune", "percent": 50 }] })
}

fn field(query: &str, name: &str) -> String {
    query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('=')).unwrap_or_default().to_owned()
}

/// What the cashier answers; nothing for a path that is not its own, an error's code for what it refuses.
pub fn answer(call: &HttpCall, body: &Value) -> Option<Result<Value, &'static str>> {
    let (path, query) = call.url.split_once('?').unwrap_or((&call.url, ""));
    let by_id = |id: String| deposits().into_iter().find(|it| it["id"] == id.as_str()).ok_or("not_found");
    Some(match (path, call.method) {
        ("/wps/member/deposits/channels", _) => {
            let all = deposits();
            let open = all.iter().filter(|it| ["PENDING", "REVIEW"].iter().any(|status| it["status"] == *status));
            Ok(
                json!({ "list": channels(), "lastAmount": "25.00", "open": open.collect::<Vec<_>>(), "promotions": deposit_promotions() }),
            )
        }
        ("/wps/member/deposits", Method::Post) => {
            let kind = channels().into_iter().find(|it| it["id"] == body["channelId"]);
            Ok(deposit("d1", kind.as_ref().and_then(|it| it["kind"].as_str()).unwrap_or("HOSTED"), "PENDING"))
        }
        ("/wps/member/deposits", Method::Delete) => {
            by_id(field(query, "id")).map(|it| deposit(it["id"].as_str().unwrap_or("d1"), "HOSTED", "CANCELLED"))
        }
        ("/wps/member/deposits", _) => {
            let status = field(query, "status");
            let content: Vec<_> =
                deposits().into_iter().filter(|it| status.is_empty() || it["status"] == status.as_str()).collect();
            let count = content.len();
            Ok(json!({ "content": content, "totalPages": 3, "totalElements": count }))
        }
        ("/wps/member/deposits/voucher", _) => Ok(deposit("d3", "VOUCHER", "CREDITED")),
        ("/wps/member/deposits/receipt", _) => Ok(deposit("d9", "BANK_SLIP", "REVIEW")),
        ("/wps/member/deposit", _) => by_id(field(query, "id")),
        ("/wps/member/withdrawable", _) => Ok(withdrawable()),
        (
            "/wps/relay/MCS2_getRedeemPointList"
            | "/wps/relay/passwordCheck/MCS2_redeemPointReward"
            | "/wps/relay/passwordCheck/MCS2_convertPoint",
            _,
        ) => return super::points::answer(call, body),
        (path, _) if path.starts_with("/wps/relay/MCSFE_") => return super::missions::answer(call, body),
        ("/wps/member/bonuses" | "/wps/member/bonuses/giveUp", _) => return super::bonuses::answer(call, body),
        _ => return super::rewards::answer(call, body).or_else(|| other(call, body)),
    })
}

/// What stands beside the cashier.
fn other(call: &HttpCall, body: &Value) -> Option<Result<Value, &'static str>> {
    let fair_play = || super::fair_play::answer(call).or_else(|| super::play_checks::answer(call));
    let inbox = || super::inbox::answer(call).or_else(fair_play);
    let records = || super::records::answer(call).or_else(inbox);
    let referral = || super::referral::answer(call).or_else(records);
    let member = || super::privacy::answer(call).or_else(referral);
    super::payouts::answer(call, body).or_else(|| member().map(Ok))
}
