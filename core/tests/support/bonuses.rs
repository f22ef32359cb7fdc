//! Bonuses of the member of the tests: two that run, and one that ended in each way.

use lumora_core::effect::HttpCall;
use serde_json::{Value, json};

/// A bonus of 100.00 that must be staked ten times.
pub fn bonus(id: &str, state: &str, left: &str) -> Value {
    let runs = state == "ACTIVE";
    let done = if state == "COMPLETED" { "1000.00" } else { "250.00" };
    let taken = if state == "FORFEITED" { "70.00" } else { "0.00" };
    json!({
        "credit": { "id": id, "source": "BONUS", "reference": "p-deposit", "amount": "100.00", "multiplier": 1000,
            "required": "1000.00", "done": done, "locked": if runs { "100.00" } else { "0.00" },
            "grantedAt": "2026-11-20T08:00:00Z", "expiresAt": "" },
        "name": format!("Promotion {id}"), "promoId": "p-deposit", "kind": "DEPOSIT", "state": state, "left": left,
        "taken": taken, "endedAt": if runs { "" } else { "2026-11-21T07:00:00Z" }, "grantedDay": "2026-11-20",
        "takenDay": if state == "FORFEITED" { "2026-11-21" } else { "" },
    })
}

/// Ten free spins of which four are left, which have won 3.50 so far.
pub fn spins(id: &str, state: &str) -> Value {
    let mut grant = bonus(id, state, if state == "FORFEITED" { "0.00" } else { "3.50" });
    for (field, value) in [("amount", "3.50"), ("required", "0.00"), ("done", "0.00"), ("locked", "0.00")] {
        grant["credit"][field] = json!(value);
    }
    (grant["kind"], grant["name"], grant["promoId"]) = (json!("FREE_SPIN"), json!(""), json!(""));
    grant["spins"] = json!({ "total": 10, "left": 4, "value": "0.20", "won": "3.50", "maxWin": "50.00", "wagerMultiplier": 10,
        "games": [{ "gameCode": "lantern-fortune", "name": "Lantern Fortune" }], "playUntil": "2026-12-01T00:00:00Z" });
    grant
}

/// All of them on the first page.
pub fn all() -> Vec<Value> {
    let mut gone = bonus("c2", "ACTIVE", "0.00");
    gone["kind"] = json!("RAFFLE");
    gone["credit"]["expiresAt"] = json!("2026-12-01T00:00:00Z");
    let mut free = bonus("e1", "COMPLETED", "0.00");
    for (field, value) in [("required", "0.00"), ("done", "0.00")] {
        free["credit"][field] = json!(value);
    }
    free["kind"] = json!("PROMOTION");
    (free["name"], free["promoId"]) = (json!(""), json!(""));
    let ended = ["FORFEITED", "EXPIRED", "CANCELLED", "LOST", "COMPLETED"];
    let ended = ended.iter().enumerate().map(|(place, state)| bonus(&format!("d{place}"), state, "0.00"));
    [bonus("c1", "ACTIVE", "70.00"), gone].into_iter().chain(ended).chain([free]).collect()
}

/// A page, the first or a later one.
pub fn page(content: &[Value], next: &str) -> Value {
    json!({ "content": content, "next": next, "count": content.len(), "betOpen": false,
        "weights": [{ "product": "LIVE", "percent": 10 }, { "product": "ELOTT", "percent": 0 }],
        "games": [{ "gameCode": "lantern-fortune", "name": "Lantern Fortune", "percent": 50 }] })
}

/// What is answered; nothing for a path that is none of these.
pub fn answer(call: &HttpCall, body: &Value) -> Option<Result<Value, &'static str>> {
    let (path, query) = call.url.split_once('?').unwrap_or((&call.url, ""));
    let of = |name: &str| query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
    match path {
        "/wps/member/bonuses" if of("cursor").is_some() => Some(Ok(page(&[bonus("b1", "COMPLETED", "0.00")], ""))),
        "/wps/member/bonuses" => {
            let state = of("state");
            let fits = |it: &Value| state.is_none_or(|state| it["state"] == state);
            let content: Vec<Value> = all().into_iter().filter(fits).collect();
            Some(Ok(page(&content, if state.is_none() { "0-1-e1" } else { "" })))
        }
        "/wps/member/bonuses/giveUp" => {
            let id = body["bonusId"].as_str().unwrap_or_default();
            let mut given_up = bonus(id, "FORFEITED", "0.00");
            given_up["taken"] = body["amount"].clone();
            Some(if all().iter().any(|it| it["credit"]["id"] == id) { Ok(given_up) } else { Err("not_found") })
        }
        _ => None,
    }
}
