//! Rewards and the level of the member of the tests.

use lumora_core::effect::HttpCall;
use serde_json::{Value, json};

/// A reward of some kind.
pub fn reward(kind: &str, id: &str, amount: &str) -> Value {
    json!({
        "id": id, "kind": kind, "title": format!("Reward {id}"), "unit": "MONEY", "amount": amount, "wagerMultiplier": 3,
        "state": "CLAIMABLE", "claimableFrom": "", "claimableUntil": "2026-11-29T00:10:00Z", "claimedAt": "",
        "periodFrom": "", "periodUntil": "", "promoId": "",
    })
}

fn with(mut value: Value, changes: &Value) -> Value {
    for (name, change) in changes.as_object().into_iter().flatten() {
        value[name] = change.clone();
    }
    value
}

/// All of them: four that can be claimed, one later.
pub fn all() -> Vec<Value> {
    let cashback = json!({ "title": "Weekly cashback", "periodFrom": "2026-11-16", "periodUntil": "2026-11-22" });
    let raffle = json!({ "unit": "DRAWS", "promoId": "p-raffle", "claimableUntil": "2026-12-24T00:00:00Z" });
    let later = json!({ "state": "LATER", "claimableFrom": "2026-12-01T00:00:00Z", "claimableUntil": "" });
    let points = json!({ "unit": "POINTS", "wagerMultiplier": 0, "claimableUntil": "" });
    vec![
        with(reward("CASHBACK", "c1", "7.00"), &cashback),
        with(reward("LEVEL_GIFT", "g3", "20.00"), &json!({ "title": "Silk", "wagerMultiplier": 0 })),
        with(reward("RAFFLE", "p-raffle", "3.00"), &raffle),
        with(reward("PROMOTION", "p-points", "500.00"), &points),
        with(reward("PROMOTION", "p-later", "10.00"), &later),
    ]
}

/// What can be claimed.
pub fn centre(list: &[Value]) -> Value {
    let count = list.iter().filter(|it| it["state"] == "CLAIMABLE").count();
    json!({ "list": list, "count": count })
}

/// What is past.
pub fn past(content: &[Value], next: &str) -> Value {
    json!({ "content": content, "next": next })
}

fn ended() -> Vec<Value> {
    let claimed = json!({ "state": "CLAIMED", "claimedAt": "2026-11-18T09:00:00Z", "title": "Weekly cashback" });
    vec![
        with(reward("CASHBACK", "e1", "4.00"), &claimed),
        with(reward("LEVEL_GIFT", "e2", "5.00"), &json!({ "state": "EXPIRED", "title": "" })),
        with(reward("CASHBACK", "e3", "1.00"), &json!({ "state": "WITHDRAWN" })),
    ]
}

fn one_level(level: u32, name: &str, (turnover, deposits): (&str, &str), gift: &str) -> Value {
    json!({
        "level": level, "name": name, "turnover": turnover, "deposits": deposits,
        "keepTurnover": if level > 1 { "500.00" } else { "0.00" }, "keepDeposits": "0.00", "gift": gift, "giftWager": 5,
        "giftGiven": level == 3, "vipService": level > 4,
    })
}

/// The third of five levels, a quarter of the way to the fourth.
pub fn level() -> Value {
    json!({
        "level": 3, "name": "Silk", "turnover": "2500.00", "deposits": "400.00", "periodFrom": "2026-11-01",
        "periodUntil": "2026-11-30", "offsetMinutes": 420, "raise": "AT_ONCE", "falls": true,
        "levels": [
            one_level(1, "Paper", ("0.00", "0.00"), "0.00"), one_level(2, "Bamboo", ("500.00", "50.00"), "5.00"),
            one_level(3, "Silk", ("2500.00", "200.00"), "20.00"), one_level(4, "Jade", ("10000.00", "1000.00"), "50.00"),
            one_level(5, "Lantern", ("50000.00", "3000.00"), "200.00"),
        ],
        "changes": [
            { "at": "2026-11-10T08:00:00Z", "from": 2, "to": 3, "name": "Silk", "cause": "REACHED" },
            { "at": "2026-11-01T00:10:00Z", "from": 3, "to": 2, "name": "Bamboo", "cause": "REVIEW" },
        ],
        "cashback": [{
            "id": "weekly-loss", "title": "Weekly cashback", "base": "NET_LOSS", "period": "WEEKLY", "cap": "200.00",
            "least": "1.00", "wagerMultiplier": 1, "claimDays": 14,
            "rates": [
                { "product": "ALL", "levelMin": 1, "rate": 200 }, { "product": "ALL", "levelMin": 5, "rate": 600 },
                { "product": "RNG", "levelMin": 1, "rate": 300 }, { "product": "RNG", "levelMin": 3, "rate": 550 },
            ],
        }],
    })
}

/// What is answered; nothing for a path that is none of these.
pub fn answer(call: &HttpCall, body: &Value) -> Option<Result<Value, &'static str>> {
    let (path, query) = call.url.split_once('?').unwrap_or((&call.url, ""));
    let is_earlier = query.split('&').any(|pair| pair.starts_with("cursor="));
    let count = centre(&all())["count"].clone();
    Some(Ok(match path {
        "/wps/member/rewards" => centre(&all()),
        "/wps/member/rewards/count" => json!({ "count": count }),
        "/wps/member/rewards/past" if is_earlier => {
            past(&[with(reward("CASHBACK", "e9", "2.00"), &json!({ "state": "EXPIRED" }))], "")
        }
        "/wps/member/rewards/past" => past(&ended(), "17-e3"),
        "/wps/member/rewards/claim" => {
            let left: Vec<Value> = all().into_iter().filter(|it| it["id"] != body["id"]).collect();
            if left.len() == all().len() {
                return Some(Err("not_found"));
            }
            centre(&left)
        }
        "/wps/member/level" => level(),
        _ => return None,
    }))
}
