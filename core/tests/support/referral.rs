//! The link and the friends of the member of the tests.

use lumora_core::effect::HttpCall;
use serde_json::{Value, json};

/// A plan with two tiers, one friend who counts, and an invitation of the member's own.
pub fn page() -> Value {
    json!({
        "code": "MN7QK2XW4H", "friends": 5, "qualified": 1, "waiting": "10.00", "claimed": "0.00",
        "plan": {
            "title": "Bring a friend", "deposit": "20.00", "turnover": "100.00", "withinDays": 30,
            "tiers": [{ "friendsFrom": 1, "amount": "10.00" }, { "friendsFrom": 5, "amount": "15.00" }],
            "maxFriends": 50, "wagerMultiplier": 5, "friendAmount": "5.00", "friendWager": 5, "claimDays": 14, "endsAt": "",
        },
        "own": {
            "state": "REGISTERED", "amount": "5.00", "wagerMultiplier": 5, "deposit": "20.00", "deposited": "50.00",
            "turnover": "100.00", "played": "40.00", "until": "2026-12-20T08:00:00Z",
        },
    })
}

/// A friend in a state.
pub fn friend(id: &str, state: &str) -> Value {
    let counts = state == "QUALIFIED";
    json!({
        "id": id, "account": "mi•••", "state": state, "registeredAt": "2026-11-18T08:00:00Z", "until": "2026-12-18T08:00:00Z",
        "qualifiedAt": if counts { "2026-11-20T08:00:00Z" } else { "" }, "number": i32::from(counts),
        "amount": if counts { "10.00" } else { "0.00" },
    })
}

/// One friend in each state.
pub fn friends() -> Vec<Value> {
    ["REGISTERED", "HELD", "QUALIFIED", "REJECTED", "EXPIRED"].map(|state| friend(state, state)).to_vec()
}

/// What is answered; nothing for a path that is none of these.
pub fn answer(call: &HttpCall) -> Option<Value> {
    let (path, query) = call.url.split_once('?').unwrap_or((&call.url, ""));
    Some(match path {
        "/wps/member/referral" => page(),
        "/wps/member/referral/friends" if query.contains("cursor=") => {
            json!({ "content": [friend("earlier", "QUALIFIED")], "next": "" })
        }
        "/wps/member/referral/friends" => json!({ "content": friends(), "next": "17-EXPIRED" }),
        _ => return None,
    })
}
