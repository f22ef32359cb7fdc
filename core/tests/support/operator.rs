//! The sample operator itself: which answer a call gets.

use super::catalogue::{cards, draw, lottery, played, room, selection};
use super::{
    agents, cashier, failed, game, help_centre, ok, promotion_detail, promotions, register_settings, search_index,
    status,
};
use lumora_core::effect::HttpCall;
use lumora_core::event::{HttpReply, Transport};
use serde_json::{Value, json};

/// What the operator answers to a call; nothing for a path that it does not know.
pub fn operator(call: &HttpCall) -> Option<Result<HttpReply, Transport>> {
    let body = call.body.as_ref().and_then(|body| serde_json::from_str(body.reveal()).ok()).unwrap_or_default();
    if let Some(answer) = cashier::answer(call, &body) {
        return Some(answer.map_or_else(|code| failed(404, code, Value::Null), ok));
    }
    let (path, query) = call.url.split_once('?').unwrap_or((&call.url, ""));
    let field = |name: &str| {
        query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('=')).unwrap_or_default().to_owned()
    };
    let first: u32 = (field("pageNo").parse::<u32>().unwrap_or(1) - 1) * 24;
    let page = |count: u32, vendor: &str, game_type: &str| -> Vec<Value> {
        (first + 1..=(first + 24).min(count)).map(|number| game(number, game_type, vendor)).collect()
    };
    Some(ok(match path {
        "/wps/system/status" => status(),
        "/wps/system/revision" => json!({ "revision": 0 }),
        "/wps/system/seal" => json!({ "kid": "k1", "publicKey": "pk", "nonce": "n1" }),
        "/wps/session/login" | "/wps/session/remembered" => json!({ "token": "tok-canary" }),
        "/wps/session/logout" | "/wps/system/language" | "/wps/relay/MCSFE_favoriteGame" => json!({}),
        "/wps/captcha" => json!({ "captchaId": "c1", "image": "iVBORw0KGgo=" }),
        "/wps/system/setting/register" => register_settings(),
        "/wps/agent/affiliate" => json!({ "valid": field("code") == "GOOD", "ended": field("code") == "ENDED" }),
        "/wps/verification/sms/register" | "/wps/verification/sms/noLogin" | "/wps/verification/sms/password" => {
            json!({ "expiredMinutes": 2 })
        }
        "/wps/verification/firebase/send" => json!({ "sessionInfo": "s1", "expiredMinutes": 1 }),
        "/wps/verification/firebase/verify" => json!({ "firebaseIdToken": "id-canary" }),
        "/wps/member/register" | "/wps/member/register/mobile" => {
            json!({ "token": "tok-canary", "firstTimeLogin": true })
        }
        "/wps/member/info" => {
            json!({ "id": "m1", "account": "lantern_member", "nickname": "Lantern", "type": 0,
                "clubLabel": { "labelName": "Gold", "rankLevel": 5 } })
        }
        "/wps/v2/wallets/balance" => json!({ "sumBalance": "1284500.00", "currency": "USD" }),
        "/wps/relay/CSP_unreadCount" => json!({ "unreadCount": 3 }),
        "/wps/relay/MCSFE_getListAnnouncements" => json!({
            "banners": (1..=3).map(|number| json!({ "bannerId": format!("b{number}"), "groupName": "w_home",
                "url": format!("/cdn/art/b{number}.svg"), "linkageType": number == 1, "link": "/promotions",
                "title": format!("Banner {number}") })).collect::<Vec<_>>(),
            "player": (1..=11).map(|number| json!({ "id": format!("a{number}"), "title": format!("Notice {number}"),
                "content": "<p>Hello</p>", "publishedAt": "2026-11-20T01:02:03Z" })).collect::<Vec<_>>(),
        }),
        "/wps/system/helpCenter" => help_centre(),
        "/wps/system/domainRoute" => json!({ "domainList": [
            { "domain": "https://lumora.example", "speed": 0 }, { "domain": "https://lumora-two.example", "speed": 0 },
        ] }),
        "/wps/search/index" => search_index(),
        "/lgw/games/selection" => selection(&field("nodeIds")),
        path if path.starts_with("/wps/support/") => json!({}),
        "/wps/feedback" | "/wps/agent/application" => json!({ "reference": "FB-1" }),
        "/wps/relay/GCSGAME_gameVendor" => json!({ "categories": [
            { "gameType": "RNG", "gameCount": 1700, "cards": cards("RNG", 12) },
            { "gameType": "LIVE", "gameCount": 90, "cards": cards("LIVE", 3) },
            { "gameType": "FISH", "gameCount": 40, "cards": [] },
            { "gameType": "LOTT", "gameCount": 3, "cards": [lottery("LOTT", "TCG_LOTTO_VN"), lottery("LOTT", "TCG_SEA")] },
            { "gameType": "ELOTT", "gameCount": 3, "cards": [lottery("ELOTT", "ELOTT"), lottery("ELOTT", "MN")] },
        ]}),
        "/wps/relay/GCSGAME_hotGamesV2" => {
            json!({ "list": (1..=14).map(|number| game(number, "RNG", "V1")).collect::<Vec<_>>() })
        }
        "/lgw/games/popular" => {
            json!({ "list": (9..=22).map(|number| game(number, "RNG", "V1")).collect::<Vec<_>>() })
        }
        "/lgw/games/rows" => json!({
            "newest": (13..=50).map(|number| game(number, "RNG", "V2")).collect::<Vec<_>>(),
            "highReturn": (20..=60).rev().map(|number| game(number, "RNG", "V1")).collect::<Vec<_>>(),
        }),
        "/wps/games/forYou" => json!({ "because": "Game 30", "gameType": "RNG", "vassalage": "V1",
            "list": [game(14, "RNG", "V1"), game(31, "RNG", "V1"), game(32, "RNG", "V1")] }),
        "/wps/relay/GCSGAME_gameList" => {
            let count = if field("gameName").is_empty() { 60 } else { 2 };
            let (vendor, chosen) = match field("opening").as_str() {
                "first" => ("V1".to_owned(), "V1"),
                _ => (field("vassalage"), ""),
            };
            json!({ "vassalage": chosen, "games": page(count, &vendor, "RNG"), "totalPages": count.div_ceil(24),
                "totalElements": count })
        }
        "/wps/relay/GCSGAME_getVassGameType" => {
            let count = if field("gameName").is_empty() { 30 } else { 2 };
            json!({ "games": page(count, &field("vassalage"), &field("gameType")), "totalPages": count.div_ceil(24),
                "totalElements": count })
        }
        "/wps/relay/GLS2_roomList" => json!({ "rooms": [room(1, "V1", 2), room(2, "V1", 6), room(3, "V2", 0)] }),
        "/wps/relay/ODSFE2_getWinnerBoard" => json!({ "period": field("period"), "winners": [
            { "name": "l•••r", "game": game(7, "RNG", "V1"), "payout": "4000.00", "settledAt": "2026-11-21T07:59:00Z" },
            { "name": "M•••", "game": game(8, "RNG", "V2"), "payout": "650.00", "settledAt": "2026-11-21T07:58:00Z" },
        ] }),
        "/wps/system/featuredGames" => json!({ "list": [
            { "game": game(4, "RNG", "V1"), "headline": "Nine lanterns rise", "text": "Free spins with every third lantern." },
            { "game": game(9, "RNG", "V2"), "headline": "", "text": "" },
        ] }),
        "/lgw/vn/numeros/opened/game" => {
            let vendor = if field("vassalage").is_empty() { "TCG_LOTTO_VN".to_owned() } else { field("vassalage") };
            json!({ "list": [draw(201, &vendor, "08:05"), draw(202, &vendor, "11:15")], "serverTime": "2026-11-21T08:00:10Z" })
        }
        "/wps/relay/MCSFE_getFavoriteGames" => json!({ "ids": ["n2"] }),
        "/wps/game/freeSpins" => json!({ "games": [] }),
        "/wps/relay/MCSFE_getFavoriteGamesList" => {
            json!({ "content": [game(2, "RNG", "V1")], "totalPages": 1, "totalElements": 1 })
        }
        // Home goes on with any kind of game; a lobby asks for its own.
        "/wps/relay/GCS_recentGame" if field("gameType").is_empty() => {
            json!({ "list": [played(30, "2026-11-21T07:30:00Z"), played(2, "2026-11-20T10:05:00Z")], "totalPages": 1 })
        }
        "/wps/relay/GCS_recentGame" => json!({ "list": [], "totalPages": 0 }),
        "/wps/game/launchGame" | "/wps/relay/GCS_gameLaunchFB" => {
            json!({ "url": "http://127.0.0.1:8081/play/g1#ticket=t", "origin": "http://127.0.0.1:8081", "gameName": "Game 1" })
        }
        "/wps/relay/MCSFE_getPlayerAvatar" => json!({ "imageUrl": "/cdn/art/avatar/m1.svg" }),
        "/lgw/vn/games/game_menu" | "/lgw/vn/games/game_menu/recent" => json!({ "list": [] }),
        "/wps/play/session" => {
            json!({ "startedAt": "2026-11-21T07:00:00Z", "net": "-12.50", "serverTime": "2026-11-21T08:02:03Z" })
        }
        "/wps/promotions" => json!({ "list": promotions(), "serverTime": "2026-11-21T08:00:00Z" }),
        "/wps/promotions/detail" => match promotions().into_iter().find(|it| it["promoId"] == field("id").as_str()) {
            Some(promotion) => promotion_detail(&promotion),
            None => return Some(failed(404, "not_found", Value::Null)),
        },
        "/wps/relay/MCS2_getPointReward" => json!({ "list": [
            { "rewardId": "w1", "name": "Play money", "description": "At once.", "category": "CASH", "points": 500,
                "cashValue": "50000.00", "imageUrl": "/cdn/art/w1.svg" },
            { "rewardId": "w2", "name": "Umbrella", "description": "Paper.", "category": "PHYSICAL", "points": 1500,
                "cashValue": "0.00", "stock": 3, "limitPerUser": 1, "imageUrl": "/cdn/art/w2.svg" },
            { "rewardId": "w3", "name": "Drum", "description": "Small.", "category": "PHYSICAL", "points": 200,
                "cashValue": "0.00", "stock": 0, "levelMin": 6, "imageUrl": "/cdn/art/w3.svg" },
        ]}),
        "/wps/relay/MCS2_getPointConfig" => json!({
            "earnRules": [{ "product": "RNG", "base": "VALID_BET", "per": "100000.00", "dailyCap": 500 }],
            "convertPoints": 100, "convertCash": "10000.00", "minConvert": 500,
        }),
        "/wps/relay/MCS2_getPointBalance" => json!({ "balance": "620.00", "paymentPasswordSet": true }),
        "/wps/promotions/image" => json!({ "imageId": "i1" }),
        path => return agents::answer(path).map(ok),
    }))
}
