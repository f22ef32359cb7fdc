//! The games of the sample operator: single ones, vendors, rooms, draws, and what can be found of them.

use serde_json::{Value, json};

/// A game of the catalogue.
pub fn game(number: u32, game_type: &str, vendor: &str) -> Value {
    json!({
        "nodeId": format!("n{number}"), "gameCode": format!("g{number}"), "vassalage": vendor, "vendorName": vendor,
        "gameType": game_type, "gameName": format!("Game {number}"), "isGame": "GAME",
        "imageUrl": format!("/cdn/art/{number}.svg"), "isHot": number.is_multiple_of(5), "minBet": "0.10",
        "addedAt": "2026-11-01T08:00:00Z", "returnToPlayer": 9_400 + number, "volatility": "medium",
        "smallestStake": "2.00",
    })
}

/// A game of the list of recent games.
pub(super) fn played(number: u32, at: &str) -> Value {
    let mut game = game(number, "RNG", "V1");
    game["playedAt"] = json!(at);
    game
}

pub(super) fn cards(game_type: &str, count: u32) -> Vec<Value> {
    let card = |number| {
        json!({ "vassalage": format!("V{number}"), "name": format!("Vendor {number}"), "gameType": game_type,
            "iconUrl": format!("/cdn/art/v{number}.svg"), "gameCount": 100 })
    };
    (1..=count).map(card).collect()
}

pub(super) fn lottery(game_type: &str, vendor: &str) -> Value {
    json!({ "vassalage": vendor, "name": format!("Draws of {vendor}"), "gameType": game_type,
        "iconUrl": "/cdn/art/v1.svg", "gameCount": 3 })
}

pub(super) fn room(number: u32, vendor: &str, seated: u32) -> Value {
    json!({ "roomId": format!("r{number}"), "vassalage": vendor, "nodeId": format!("n{number}"),
        "gameName": format!("Game {number}"), "imageUrl": format!("/cdn/art/{number}.svg"), "level": "BEGINNER",
        "stake": "10.00", "entry": "200.00", "seats": 6, "seated": seated })
}

/// The next draw of a lottery, today at this time (UTC).
pub(super) fn draw(number: u32, vendor: &str, time: &str) -> Value {
    json!({ "game": game(number, "LOTT", vendor), "numero": "20261121-001", "status": "selling",
        "openTime": format!("2026-11-21T{time}:00Z"), "closeTime": format!("2026-11-21T{time}:00Z"),
        "nextOpenTime": format!("2026-11-22T{time}:00Z") })
}

/// What can be found: the slots of a vendor, of which every second has a Chinese name, fishing games, promotions and help.
pub fn search_index() -> Value {
    let games = |game_type: &str, first: u32, count: u32| {
        let numbers = first..first + count;
        json!({ "gameType": game_type, "vassalage": "V1", "nodeIds": numbers.clone().map(|it| format!("n{it}")).collect::<Vec<_>>(),
            "names": numbers.map(|it| format!("Game {it}")).collect::<Vec<_>>() })
    };
    let pages = |pages: &[(&str, &str)]| -> Vec<Value> {
        pages.iter().map(|(id, title)| json!({ "id": id, "title": title, "keywords": "" })).collect()
    };
    json!({
        "vendors": [{ "vassalage": "V1", "name": "Vendor 1", "gameTypes": ["RNG", "LIVE"] },
            { "vassalage": "V2", "name": "Vendor 2", "gameTypes": ["RNG"] }],
        "games": [games("RNG", 1, 40), games("FISH", 101, 20),
            { "gameType": "LOTT", "vassalage": "TCG_SEA", "nodeIds": ["n201"], "names": ["Can Tho 4D Draw"] }],
        "popular": ["n7", "n102"],
        "promotions": pages(&[("p-claim", "Promotion p-claim"), ("p-apply", "Promotion p-apply")]),
        "help": pages(&[("deposit", "How to deposit"), ("withdraw", "How to withdraw")]),
    })
}

/// The games that a selection names.
pub(super) fn selection(ids: &str) -> Value {
    let games = ids.split("%2C").flat_map(|ids| ids.split(',')).filter_map(|id| {
        let number: u32 = id.strip_prefix('n')?.parse().ok()?;
        Some(match number {
            201.. => game(number, "LOTT", "TCG_SEA"),
            101.. => game(number, "FISH", "V1"),
            _ => game(number, "RNG", "V1"),
        })
    });
    json!({ "games": games.collect::<Vec<_>>() })
}
