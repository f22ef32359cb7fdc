//! The promotions of the sample operator, one of each sort.

use serde_json::{Value, json};

fn promotion(id: &str, mode: &str, reward: &str, (start, end): (&str, &str), state: &str) -> Value {
    json!({ "promoId": id, "title": format!("Promotion {id}"), "summary": "In short.", "category": "NEW",
        "imageUrl": "/cdn/art/p.svg", "startAt": start, "endAt": end, "applyMode": mode, "myState": state, "featured": true,
        "reward": { "type": reward, "amount": "100000.00", "currency": "USD", "wagerMultiplier": 3 } })
}

/// Gives a share of a first deposit.
fn of_deposits(mut promotion: Value) -> Value {
    promotion["reward"]["depositPercent"] = json!(50);
    promotion["reward"]["depositLeast"] = json!("20.00");
    promotion["reward"]["firstDeposit"] = json!(true);
    promotion
}

/// The operator's promotions: one of each mode that runs now, one that comes, one that is over.
pub fn promotions() -> Vec<Value> {
    let now = ("2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z");
    vec![
        promotion("p-claim", "CLAIM", "BONUS", now, ""),
        promotion("p-apply", "APPLY", "PHYSICAL", now, ""),
        promotion("p-raffle", "RAFFLE", "RAFFLE", now, "SIGNED_UP"),
        promotion("p-sign-up", "SIGN_UP", "CASH", ("2026-11-25T00:00:00Z", ""), ""),
        promotion("p-auto", "AUTO", "CASH", now, ""),
        promotion("p-soon", "CLAIM", "POINTS", ("2026-11-21T08:00:10Z", "2026-11-21T09:00:00Z"), ""),
        promotion("p-over", "AUTO", "CASH", ("2026-10-01T00:00:00Z", "2026-11-01T00:00:00Z"), ""),
        of_deposits(promotion("p-deposit", "DEPOSIT", "BONUS", now, "")),
    ]
}

/// A promotion with its terms.
pub fn promotion_detail(promotion: &Value) -> Value {
    let raffle = json!({ "drawsLeft": 2, "drawsGranted": 3, "draws": [], "prizes": [
        { "prizeId": "z1", "name": "Nothing", "type": "", "amount": "0.00", "weight": 3 },
        { "prizeId": "z2", "name": "Ten thousand", "type": "CASH", "amount": "10000.00", "weight": 1 },
    ]});
    json!({ "promotion": promotion, "termsHtml": "<p>All of it.</p>", "significantTerms": ["Once for each."],
        "raffle": if promotion["applyMode"] == "RAFFLE" { raffle } else { Value::Null },
        "imagesMin": u8::from(promotion["applyMode"] == "APPLY"), "serverTime": "2026-11-21T08:00:00Z" })
}
