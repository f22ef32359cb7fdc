//! Missions of the member of the tests, one in each state, and two boards.

use lumora_core::effect::HttpCall;
use serde_json::{Value, json};

/// A mission of 20 rounds a day for 50 points.
pub fn mission(id: &str, status: &str) -> Value {
    let done = match status {
        "ACTIVE" => 12,
        "LOCKED" => 0,
        "EXPIRED" => 3,
        _ => 20,
    };
    json!({
        "missionId": id, "periodId": "20778", "groupId": "play", "title": format!("Mission {id}"), "description": "Any slot counts.",
        "type": "BET_COUNT", "period": "DAILY", "product": "RNG", "game": "", "gameName": "", "unit": "BETS", "inARow": false,
        "target": { "count": 20, "amount": "0.00" }, "progress": { "count": done, "amount": "0.00" },
        "startAt": "2026-11-21T00:00:00Z", "endAt": "2026-11-22T00:00:00Z", "resetAt": "2026-11-22T00:00:00Z",
        "prerequisite": [], "waitsFor": "", "reward": { "type": "POINTS", "amount": "50.00", "wager": 0 }, "status": status,
        "claimBefore": "2026-11-23T00:00:00Z", "streak": 0, "steps": [],
    })
}

/// The same with other fields.
pub fn with(mut mission: Value, change: &Value) -> Value {
    for (name, value) in change.as_object().into_iter().flatten() {
        mission[name] = value.clone();
    }
    mission
}

/// All of them.
pub fn all() -> Vec<Value> {
    let days = json!({ "type": "CHECK_IN", "unit": "DAYS", "product": "", "period": "WEEKLY", "inARow": true, "streak": 3,
        "target": { "count": 5 }, "progress": { "count": 3 }, "reward": { "type": "CASH", "amount": "2.00", "wager": 0 } });
    let money = json!({ "type": "BET_AMOUNT", "unit": "MONEY", "period": "MONTHLY", "target": { "amount": "500.00" },
        "progress": { "amount": "500.00" }, "reward": { "type": "BONUS", "amount": "20.00", "wager": 5 } });
    let account = json!({ "type": "PROFILE", "unit": "STEPS", "period": "ONCE", "product": "", "target": { "count": 2 },
        "progress": { "count": 1 }, "endAt": "", "resetAt": "", "claimBefore": "",
        "steps": [{ "step": "EMAIL", "done": true }, { "step": "MOBILE", "done": false }] });
    let waits = json!({ "waitsFor": "Mission account", "prerequisite": ["account"] });
    vec![
        mission("rounds", "COMPLETED"),
        with(mission("days", "ACTIVE"), &days),
        with(mission("money", "COMPLETED"), &money),
        with(mission("account", "ACTIVE"), &account),
        with(mission("waits", "LOCKED"), &waits),
        mission("taken", "CLAIMED"),
        mission("late", "EXPIRED"),
    ]
}

/// How they stand.
pub fn summary(missions: &[Value], checked_in: bool) -> Value {
    let waiting = missions.iter().filter(|it| it["status"] == "COMPLETED").count();
    json!({ "missions": missions, "claimable": waiting, "checkedIn": checked_in, "streak": 3,
        "nextDayAt": "2026-11-22T00:00:00Z", "utcOffsetMinutes": 0 })
}

fn row(rank: u32, account: &str, count: u32, prize: &str, mine: bool) -> Value {
    json!({ "rank": rank, "account": account, "score": { "count": count }, "prize": prize, "mine": mine })
}

/// A board with ties, and its last day.
pub fn boards() -> Value {
    let rows = [
        row(1, "m•••a", 90, "400.00", true),
        row(1, "n•••r", 90, "400.00", false),
        row(3, "q•••l", 60, "200.00", false),
        row(4, "t•••s", 12, "0.00", false),
    ];
    let current = json!({ "startAt": "2026-11-21T00:00:00Z", "endAt": "2026-11-22T00:00:00Z", "closedAt": "", "rows": rows,
        "myRank": 1, "myScore": { "count": 90 }, "myPrize": "400.00" });
    let last = json!({ "startAt": "2026-11-20T00:00:00Z", "endAt": "2026-11-21T00:00:00Z", "closedAt": "2026-11-21T01:00:00Z",
        "rows": [row(1, "q•••l", 70, "500.00", false)], "myRank": 0, "myScore": { "count": 4 }, "myPrize": "0.00" });
    let day = json!({ "boardId": "day", "title": "Slots of the day", "description": "The most rounds on slots in a day.",
        "rule": "BET_COUNT", "period": "DAILY", "product": "RNG", "game": "", "gameName": "", "money": false,
        "least": { "count": 5 }, "reward": { "type": "POINTS", "amount": "500.00", "wager": 0 },
        "prizes": ["500.00", "300.00", "200.00"], "closeHours": 1, "current": current, "last": last });
    let empty = json!({ "startAt": "2026-11-01T00:00:00Z", "endAt": "2026-12-01T00:00:00Z", "closedAt": "", "rows": [],
        "myRank": 0, "myScore": { "amount": "0.00" }, "myPrize": "0.00" });
    let month = json!({ "boardId": "month", "title": "Stakes of the month", "description": "", "rule": "BET_AMOUNT",
        "period": "MONTHLY", "product": "", "game": "g1", "gameName": "Game 1", "money": true, "least": { "amount": "10.00" },
        "reward": { "type": "BONUS", "amount": "200.00", "wager": 5 }, "prizes": ["200.00", "100.00"], "closeHours": 24,
        "current": empty, "last": null });
    json!({ "boards": [day, month], "updatedAt": "2026-11-21T08:00:00Z", "utcOffsetMinutes": 0 })
}

/// What is answered; nothing for a path that is none of these.
pub fn answer(call: &HttpCall, body: &Value) -> Option<Result<Value, &'static str>> {
    let path = call.url.split('?').next().unwrap_or_default();
    match path.strip_prefix("/wps/relay/MCSFE_")? {
        "getMissionSummaryDetails" => Some(Ok(summary(&all(), false))),
        "checkInMission" => Some(Ok(summary(&all(), true))),
        "getMissionLeaderboard" => Some(Ok(boards())),
        "claimMission" => {
            let mut missions = all();
            let found =
                missions.iter_mut().find(|it| it["missionId"] == body["missionId"] && it["status"] == "COMPLETED");
            let Some(found) = found else { return Some(Err("mission_not_claimable")) };
            found["status"] = json!("CLAIMED");
            Some(Ok(summary(&missions, false)))
        }
        _ => None,
    }
}
