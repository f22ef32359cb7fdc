//! A small operator for the tests of the core: canned replies by path, enough games to page through.
#![allow(dead_code, clippy::panic, reason = "each test file uses its own part of the kit, and fails loudly")]

pub mod agent_records;
pub mod agents;
pub mod bonuses;
pub mod cashier;
pub mod fair_play;
pub mod inbox;
pub mod missions;
pub mod payouts;
pub mod play_checks;
pub mod points;
pub mod privacy;
pub mod records;
pub mod referral;
pub mod rewards;
pub mod wallets;

use lumora_core::effect::{CallId, HttpCall, Method};
use lumora_core::event::{HttpReply, LoginEvent, SealedParts, Transport, UiEvent};
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use serde_json::{Value, json};

/// A reply with this status and body.
pub fn reply(status: u16, body: &Value) -> Result<HttpReply, Transport> {
    Ok(HttpReply { status, retry_after: None, request_id: Some("req-1".into()), body: body.to_string() })
}

/// A successful envelope.
pub fn ok(value: Value) -> Result<HttpReply, Transport> {
    reply(200, &json!({ "success": true, "value": value }))
}

/// A failed envelope.
pub fn failed(status: u16, code: &str, value: Value) -> Result<HttpReply, Transport> {
    reply(status, &json!({ "success": false, "code": code, "message": "no", "value": value }))
}

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
fn played(number: u32, at: &str) -> Value {
    let mut game = game(number, "RNG", "V1");
    game["playedAt"] = json!(at);
    game
}

fn cards(game_type: &str, count: u32) -> Vec<Value> {
    let card = |number| {
        json!({ "vassalage": format!("V{number}"), "name": format!("Vendor {number}"), "gameType": game_type,
            "iconUrl": format!("/cdn/art/v{number}.svg"), "gameCount": 100 })
    };
    (1..=count).map(card).collect()
}

fn lottery(game_type: &str, vendor: &str) -> Value {
    json!({ "vassalage": vendor, "name": format!("Draws of {vendor}"), "gameType": game_type,
        "iconUrl": "/cdn/art/v1.svg", "gameCount": 3 })
}

fn room(number: u32, vendor: &str, seated: u32) -> Value {
    json!({ "roomId": format!("r{number}"), "vassalage": vendor, "nodeId": format!("n{number}"),
        "gameName": format!("Game {number}"), "imageUrl": format!("/cdn/art/{number}.svg"), "level": "BEGINNER",
        "stake": "10.00", "entry": "200.00", "seats": 6, "seated": seated })
}

/// The next draw of a lottery, today at this time (UTC).
fn draw(number: u32, vendor: &str, time: &str) -> Value {
    json!({ "game": game(number, "LOTT", vendor), "numero": "20261121-001", "status": "selling",
        "openTime": format!("2026-11-21T{time}:00Z"), "closeTime": format!("2026-11-21T{time}:00Z"),
        "nextOpenTime": format!("2026-11-22T{time}:00Z") })
}

/// The status call of an open site.
pub fn status() -> Value {
    json!({
        "status": 0, "ip": "203.0.113.9",
        "info": {
            "merchantCode": "lumora", "brandName": "Lumora", "defaultLanguage": "EN",
            "languages": ["EN", "CN", "KM", "AR"], "currency": { "code": "USD", "symbol": "$" },
            "whitelabel": { "DIRECTREG3": true, "USERNAMEREG3": true, "MOBILENUMREG3": true }, "register": { "enabled": true },
            "resources": [{ "resourceType": "LICENSE", "label": "Licence 1", "imageUrl": "/cdn/art/l.svg" }],
            "customerService": [
                { "csType": "LIVECHAT", "title": "Live chat", "path": "https://chat.example" },
                { "csType": "VIP", "title": "VIP", "path": "https://vip.example" },
                { "csType": "TELEGRAM", "title": "Bad", "path": "javascript:alert(1)" },
            ],
            "policy": { "id": "play-money", "minAge": 18, "openDemo": true,
                "previousLoginShown": false, "customerFunds": "" },
            "seal": { "kid": "k1", "publicKey": "pk" }, "serverTime": "2026-11-21T08:00:00Z",
        }
    })
}

/// A rule of a field.
pub fn rule(pattern: &str, id: &str, min: u32, max: u32, required: bool) -> Value {
    json!({ "acceptedPattern": pattern, "patternId": id, "minLength": min, "maxLength": max, "enabled": true,
        "required": required })
}

/// The field rules: a few of every sort.
pub fn register_settings() -> Value {
    json!({
        "fields": {
            "username": rule("^[a-zA-Z][a-zA-Z0-9]*$", "letter_first_alphanumeric", 4, 16, true),
            "password": rule("*", "", 8, 64, true),
            "confirmPassword": rule("*", "", 8, 64, true),
            "mobileNum": rule("^[0-9]*$", "digits", 8, 11, false),
            "email": rule("^.+@.+$", "email", 0, 100, false),
            "nickname": rule("*", "", 0, 20, false),
            "affiliateCode": rule("*", "", 0, 20, false),
        },
        "countries": [
            { "countryCode": "VN", "countryDialingCode": "84" },
            { "countryCode": "KH", "countryDialingCode": "855" },
            { "countryCode": "TH", "countryDialingCode": "66" },
        ],
        "minimumAge": 18, "termsVersion": "2026-11",
    })
}

/// The help centre: two categories, a page for each tool.
pub fn help_centre() -> Value {
    let page = |id: &str, title: &str, tool: &str| {
        json!({ "id": id, "title": title, "tool": tool, "keywords": "", "updatedAt": "2026-11-20T01:02:03Z",
            "content": format!("<p>The page <b>{title}</b> says what there is to say about it.</p>") })
    };
    json!({
        "categories": [
            { "id": "money", "title": "Money", "pages": [page("deposit", "How to deposit", "deposit"),
                page("withdraw", "How to withdraw", "")] },
            { "id": "contact", "title": "Contact", "pages": [page("feedback", "Feedback", "feedback"),
                page("affiliate", "Become an affiliate", "affiliate"), page("browsers", "Browsers", "browsers")] },
        ],
        "questionTypes": [{ "code": "game", "title": "A game" }, { "code": "other", "title": "Something else" }],
        "contentMin": 10, "contentMax": 200,
    })
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
fn selection(ids: &str) -> Value {
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

/// Answers everything until nothing is under way.
pub fn settle(world: &mut World) {
    settle_with(world, operator);
}

/// Answers everything with another operator.
pub fn settle_with(world: &mut World, operator: impl Fn(&HttpCall) -> Option<Result<HttpReply, Transport>>) {
    for _ in 0..200 {
        if let Some(job) = world.seals.first().cloned() {
            world.seal(job.call_id, Ok(SealedParts { enc: "e".into(), ct: "c".into() }));
        } else if let Some(call) = world.calls.first().cloned() {
            let outcome =
                operator(&call).unwrap_or_else(|| panic!("nobody answers {} {}", call.method.as_str(), call.url));
            world.answer(call.call_id, outcome);
        } else {
            return;
        }
    }
    panic!("the calls never end: {:?}", world.calls);
}

/// The body that is about to be sealed.
pub fn sealed_body(world: &mut World) -> Value {
    for _ in 0..4 {
        if let Some(job) = world.seals.first() {
            return serde_json::from_str(job.plaintext.reveal()).unwrap();
        }
        let call = world.call("/wps/system/seal").cloned().unwrap_or_else(|| panic!("nothing is sealed"));
        world.answer(call.call_id, operator(&call).unwrap());
    }
    panic!("nothing is sealed");
}

/// A visitor's page, all loaded.
pub fn visitor_at(address: &str) -> World {
    let mut world = World::open(Setup { address: address.into(), ..Setup::default() });
    settle(&mut world);
    world
}

/// A member's page, all loaded.
pub fn member_at(address: &str) -> World {
    let session = [("token".to_owned(), "tok-canary".to_owned())].into();
    let mut world = World::open(Setup { address: address.into(), session, ..Setup::default() });
    settle(&mut world);
    world
}

/// The form is sent.
pub fn submit(username: &str, password: &str) -> UiEvent {
    UiEvent::Login(LoginEvent::Submit {
        username: username.into(),
        password: Secret::new(password),
        captcha: Secret::default(),
        remember: false,
    })
}

/// CallId of the oldest call of this path.
pub fn call_id(world: &World, path: &str) -> CallId {
    world.call(path).unwrap_or_else(|| panic!("{path} was not called; under way: {:?}", world.calls)).call_id
}

/// How many calls of this method wait.
pub fn count(world: &World, method: Method, path: &str) -> usize {
    world.calls.iter().filter(|call| call.method == method && call.url.split('?').next() == Some(path)).count()
}
