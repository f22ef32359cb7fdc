//! The halls beside the lobby through the whole router, on both engines: rooms, draws, the winner board, featured games, and
//! what a launch takes along.

use std::collections::HashSet;

use lumora_core::domain::account::AccountType;
use lumora_server::testing::TestServer;
use platform::clock::parse_rfc3339;
use platform::store::sql;
use serde_json::{Value, json};

const ROOMS: &str = "/wps/relay/GLS2_roomList";
const DRAWS: &str = "/lgw/vn/numeros/opened/game";
const BOARD: &str = "/wps/relay/ODSFE2_getWinnerBoard";
const LAUNCH: &str = "/wps/game/launchGame";
const MEMBER: (&str, &str) = ("lantern_member", "Kx7mTq4vLp2w");
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

async fn value(server: &TestServer, path: &str) -> Value {
    let reply = server.get(path).await;
    assert_eq!(reply.status, 200, "{} {path}: {}", server.name, reply.text());
    reply.at("/value")
}

fn items<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().expect("a list")
}

#[tokio::test]
async fn the_first_vendor_of_a_type_is_the_servers_to_choose_when_a_lobby_opens() {
    for server in TestServer::seeded().await {
        let vendors = value(&server, "/wps/relay/GCSGAME_gameVendor").await;
        for category in items(&vendors, "categories") {
            let game_type = category["gameType"].as_str().expect("a type");
            let first = &category["cards"][0]["vassalage"];
            let list = value(&server, &format!("/wps/relay/GCSGAME_gameList?gameType={game_type}&opening=first")).await;
            assert_eq!(&list["vassalage"], first, "{} {game_type}", server.name);
            assert!(items(&list, "games").iter().all(|game| &game["vassalage"] == first), "{game_type}");
        }
        let named = value(&server, "/wps/relay/GCSGAME_gameList?gameType=RNG&vassalage=PW&opening=first").await;
        assert_eq!((&named["vassalage"], &named["games"][0]["vassalage"]), (&json!(""), &json!("PW")));
        assert_eq!(server.get("/wps/relay/GCSGAME_gameList?gameType=RNG&opening=last").await.status, 400);
    }
}

#[tokio::test]
async fn rooms_are_those_of_card_games_and_count_who_sits_there() {
    for server in TestServer::seeded().await {
        run_card_games(&server).await;
        let all = value(&server, ROOMS).await;
        let rooms = items(&all, "rooms");
        assert!(rooms.len() >= 12, "{}: {}", server.name, rooms.len());
        assert!(rooms.iter().all(|room| room["seated"] == 0 && room["seats"].as_u64().is_some_and(|it| it > 1)));
        let of_one = value(&server, &format!("{ROOMS}?vassalage=GR&language=CN")).await;
        assert!(!items(&of_one, "rooms").is_empty());
        assert!(items(&of_one, "rooms").iter().all(|room| room["vassalage"] == "GR"));
        assert_eq!(server.get(&format!("{ROOMS}?vassalage=%27")).await.status, 400);

        let room = rooms[0].clone();
        let token = server.login(MEMBER.0, MEMBER.1).await;
        assert_eq!(sit_down(&server, &token, &room).await, 200, "{}", server.name);
        assert_eq!(seated(&server, &room).await, 1, "{}", server.name);
        // Another game is another seat, and an ended session is none.
        assert_eq!(sit_down(&server, &token, &rooms[1]).await, 200);
        assert_eq!((seated(&server, &room).await, seated(&server, &rooms[1]).await), (0, 1), "{}", server.name);
        server.execute("update sessions set revoked_at = 1").await;
        assert_eq!(seated(&server, &rooms[1]).await, 0, "{}", server.name);
    }
}

/// Lets the sample supplier run the card games, which nobody does in the sample.
async fn run_card_games(server: &TestServer) {
    server.execute("update games set supplier = 'SAMPLE' where game_type = 'PVP'").await;
}

#[tokio::test]
async fn what_nobody_runs_is_marked_wherever_it_is_listed_and_does_not_start() {
    for server in TestServer::seeded().await {
        let soon = |list: &[Value]| list.iter().map(|it| it["comingSoon"] == true).collect::<HashSet<bool>>();
        for (path, name, wanted) in [
            ("/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=50", "games", false),
            ("/wps/relay/GCSGAME_gameList?gameType=LIVE&pageSize=50", "games", true),
            (ROOMS, "rooms", true),
            ("/lgw/games/popular?count=60", "list", false),
            ("/wps/system/featuredGames", "list", false),
        ] {
            let value = value(&server, path).await;
            let list: Vec<Value> = items(&value, name).iter().map(|it| it.get("game").unwrap_or(it).clone()).collect();
            assert_eq!(soon(&list), HashSet::from([wanted]), "{} {path}", server.name);
        }
        let hot = value(&server, "/wps/relay/GCSGAME_hotGamesV2").await;
        let marks: Vec<bool> = items(&hot, "list").iter().map(|it| it["comingSoon"] == true).collect();
        assert!(marks.is_sorted() && !marks[0], "{}: what can be played stands first", server.name);
        let vendors = value(&server, "/wps/relay/GCSGAME_gameVendor").await;
        for category in items(&vendors, "categories") {
            let wanted = HashSet::from([category["gameType"] != "RNG"]);
            assert_eq!(soon(items(category, "cards")), wanted, "{} {}", server.name, category["gameType"]);
        }
        let token = server.login(MEMBER.0, MEMBER.1).await;
        let all = value(&server, ROOMS).await;
        let refused = server.post_as(&token, LAUNCH, &launch_of(&items(&all, "rooms")[0])).await;
        assert_eq!((refused.status, refused.at("/code")), (422, json!("game_unavailable")), "{}", server.name);
    }
}

/// Launches a room's game and has the vendor open it.
async fn sit_down(server: &TestServer, token: &str, room: &Value) -> u16 {
    server.state.base.clock.advance_ms(1_000);
    let reply = server.post_as(token, LAUNCH, &launch_of(room)).await;
    if reply.status != 200 {
        return reply.status;
    }
    let url = reply.at("/value/url");
    let url = url.as_str().expect("an address");
    assert!(url.contains(&format!("&room={}", room["roomId"].as_str().expect("an id"))), "{url}");
    let ticket = url.split("#ticket=").nth(1).and_then(|rest| rest.split('&').next()).expect("a ticket");
    let opened = server.seamless("session/open", &json!({ "request_uuid": "r", "ticket": ticket })).await;
    assert_eq!(opened.at("/status"), "RS_OK");
    200
}

fn launch_of(room: &Value) -> Value {
    json!({ "nodeId": room["nodeId"], "vassalage": room["vassalage"], "gameType": "PVP", "device": "WEB",
        "language": "EN", "backUrl": "/pvp", "roomId": room["roomId"] })
}

async fn seated(server: &TestServer, room: &Value) -> u64 {
    let all = value(server, ROOMS).await;
    let found = items(&all, "rooms").iter().find(|it| it["roomId"] == room["roomId"]).expect("the room").clone();
    found["seated"].as_u64().expect("a count")
}

#[tokio::test]
async fn a_room_refuses_who_can_not_sit_there() {
    for server in TestServer::seeded().await {
        run_card_games(&server).await;
        let all = value(&server, ROOMS).await;
        let room = &items(&all, "rooms")[0];
        let poor = server.add_member("poor_player", "Password-12", AccountType::Member, 100).await;
        assert!(!poor.is_empty());
        let poor = server.login("poor_player", "Password-12").await;
        let refused = server.post_as(&poor, LAUNCH, &launch_of(room)).await;
        assert_eq!((refused.status, refused.at("/code")), (422, json!("room_entry")), "{}", server.name);

        let token = server.login(MEMBER.0, MEMBER.1).await;
        for (field, other) in [("roomId", json!("room-none")), ("nodeId", json!("10001"))] {
            let mut body = launch_of(room);
            body[field] = other;
            assert_eq!(server.post_as(&token, LAUNCH, &body).await.status, 404, "{} {field}", server.name);
        }
        server.execute("update rooms set seats = 1").await;
        let rich = server.add_member("rich_player", "Password-12", AccountType::Member, 2_000_000_000).await;
        assert!(!rich.is_empty());
        let rich = server.login("rich_player", "Password-12").await;
        assert_eq!(sit_down(&server, &rich, room).await, 200);
        let full = server.post_as(&token, LAUNCH, &launch_of(room)).await;
        assert_eq!((full.status, full.at("/code")), (422, json!("room_full")), "{}", server.name);
        assert_eq!(sit_down(&server, &rich, room).await, 200, "who sits there may come back");
    }
}

#[tokio::test]
async fn draws_are_ahead_the_soonest_first_and_narrowed_by_prize_mode_and_vendor() {
    for server in TestServer::seeded().await {
        let now = server.state.base.clock.now_ms();
        let all = value(&server, &format!("{DRAWS}?count=100&prizeMode=Lott&device=WEB&language=CN")).await;
        assert_eq!(all["serverTime"], platform::clock::rfc3339(now));
        let list = items(&all, "list");
        assert!(list.len() > 40, "{}: {}", server.name, list.len());
        let times: Vec<i64> =
            list.iter().map(|it| parse_rfc3339(it["openTime"].as_str().expect("a time")).expect("a time")).collect();
        assert!(times.iter().all(|at| *at > now && *at <= now + 7 * DAY_MS) && times.is_sorted(), "{}", server.name);
        assert!(list.iter().all(|it| it["game"]["gameType"] == "LOTT"));

        let sea = value(&server, &format!("{DRAWS}?prizeMode=SEA")).await;
        assert!(items(&sea, "list").iter().all(|it| it["game"]["vassalage"] == "TCG_SEA"));
        let quick = value(&server, &format!("{DRAWS}?prizeMode=Elott&vassalage=ELOTT&count=3")).await;
        assert_eq!(items(&quick, "list").len(), 3);
        let own = value(&server, &format!("{DRAWS}?vassalage=MN")).await;
        assert_eq!(items(&own, "list").len(), 0, "a vendor that keeps its own times");
        for bad in ["count=0", "count=101", "prizeMode=x", "vassalage=%27", "device=TV", "language=XX"] {
            assert_eq!(server.get(&format!("{DRAWS}?{bad}")).await.status, 400, "{bad}");
        }

        let code = list[0]["game"]["gameCode"].as_str().expect("a code");
        let one = value(&server, &format!("/lotto/lgw/games/opened/numero?gameCode={code}")).await;
        assert_eq!(items(&one, "list")[0]["numero"], list[0]["numero"]);
        assert_eq!(server.get("/lotto/lgw/games/opened/numero?gameCode=none").await.status, 404);
        assert_eq!(server.get("/lotto/lgw/games/opened/numero").await.status, 400);

        // Between the end of the sale and the draw it is closed; after it, the next one is listed.
        server.state.base.clock.advance_ms(times[0] - now - 1_000);
        let closed = value(&server, &format!("/lotto/lgw/games/opened/numero?gameCode={code}")).await;
        assert_eq!(
            (&closed["list"][0]["status"], &closed["list"][0]["numero"]),
            (&json!("closed"), &list[0]["numero"])
        );
        server.state.base.clock.advance_ms(1_000);
        let next = value(&server, &format!("/lotto/lgw/games/opened/numero?gameCode={code}")).await;
        assert_eq!(next["list"][0]["openTime"], list[0]["nextOpenTime"], "{}", server.name);
    }
}

#[tokio::test]
async fn the_winner_board_is_computed_from_settled_rounds_and_names_nobody() {
    for server in TestServer::seeded().await {
        let names: Vec<(String, String)> = sql::query_as("select account, nickname from members")
            .fetch_all(server.state.base.store.reader())
            .await
            .expect("members");
        let mut seen = HashSet::new();
        for period in ["latest", "day", "week", "month"] {
            let reply = server.get(&format!("{BOARD}?period={period}")).await;
            assert_eq!(reply.at("/value/period"), period);
            let board = reply.at("/value");
            let shown: Vec<&str> = items(&board, "winners").iter().filter_map(|it| it["name"].as_str()).collect();
            for (account, nickname) in &names {
                // A nickname of two letters stands in many a title.
                let tells = nickname.chars().count() > 2 && reply.text().contains(nickname);
                let named = reply.text().contains(account) || shown.contains(&nickname.as_str()) || tells;
                assert!(!named, "{}: {account} stands on the board", server.name);
            }
            assert!(items(&board, "winners").len() <= 12);
            seen.extend(items(&board, "winners").iter().map(|it| it["name"].to_string()));
        }
        assert!(seen.iter().all(|name| name.contains("•••")), "{seen:?}");

        let month = value(&server, &format!("{BOARD}?period=month")).await;
        let paid: Vec<i64> = items(&month, "winners").iter().map(minor_units).collect();
        assert!(paid.len() == 12 && paid.iter().rev().is_sorted(), "the greatest first: {paid:?}");
        let greatest: i64 = sql::query_scalar(
            "select max(payout) from rounds r join members m on m.id = r.member_id
             where r.state = 'closed' and r.payout > r.stake and m.account_type <> 4",
        )
        .fetch_one(server.state.base.store.reader())
        .await
        .expect("a payout");
        assert_eq!(paid[0], greatest, "{}", server.name);
        let latest = value(&server, BOARD).await;
        let times: Vec<&str> = items(&latest, "winners").iter().filter_map(|it| it["settledAt"].as_str()).collect();
        assert!(times.iter().rev().is_sorted() && times.iter().all(|it| it.ends_with(":00Z")), "{times:?}");
        for bad in ["period=year", "language=XX"] {
            assert_eq!(server.get(&format!("{BOARD}?{bad}")).await.status, 400);
        }
    }
}

fn minor_units(winner: &Value) -> i64 {
    let payout = winner["payout"].as_str().expect("an amount");
    payout.replace('.', "").parse().expect("digits")
}

#[tokio::test]
async fn guests_losses_open_rounds_and_what_is_long_past_stand_on_no_board() {
    for server in TestServer::seeded().await {
        server.execute("update rounds set state = 'open'").await;
        server.state.base.clock.advance_ms(60_000);
        assert_eq!(items(&value(&server, BOARD).await, "winners").len(), 0, "{}", server.name);
        server.execute("update rounds set state = 'closed', payout = stake").await;
        server.state.base.clock.advance_ms(60_000);
        assert_eq!(items(&value(&server, BOARD).await, "winners").len(), 0, "the stake back is no win");
        server.execute("update rounds set payout = stake * 2").await;
        server.execute("update members set account_type = 4").await;
        server.state.base.clock.advance_ms(60_000);
        assert_eq!(items(&value(&server, BOARD).await, "winners").len(), 0, "guests play for nothing");
        server.execute("update members set account_type = 0").await;
        server.state.base.clock.advance_ms(60_000);
        assert_eq!(items(&value(&server, BOARD).await, "winners").len(), 12);
        server.state.base.clock.advance_ms(31 * DAY_MS);
        assert_eq!(items(&value(&server, BOARD).await, "winners").len(), 0, "{}", server.name);
    }
}

#[tokio::test]
async fn featured_games_come_in_the_operators_order_with_its_words() {
    for server in TestServer::seeded().await {
        let list = value(&server, "/wps/system/featuredGames").await;
        assert_eq!(items(&list, "list").len(), 4);
        assert_eq!(list["list"][0]["headline"], "Our first choice");
        let chinese =
            server.call(axum::http::Method::GET, "/wps/system/featuredGames", &[("language", "CN")], &Value::Null);
        assert_eq!(chinese.await.at("/value/list/0/headline"), "我们的首选");
        server.execute("update games set enabled = 0").await;
        assert_eq!(items(&value(&server, "/wps/system/featuredGames").await, "list").len(), 0, "{}", server.name);
    }
}

#[tokio::test]
async fn a_launch_hands_on_the_lobby_payload_and_a_way_back_to_this_site_only() {
    for server in TestServer::seeded().await {
        let token = server.login(MEMBER.0, MEMBER.1).await;
        server.execute("update games set supplier = 'SAMPLE' where vendor = 'MN'").await;
        let lobby = json!({ "lottoArea": "SEA", "launchMode": "lobby", "prizeMode": "Elott", "view": "iframe" });
        let body = json!({ "vassalage": "MN", "gameType": "ELOTT", "device": "WEB", "language": "EN",
            "backUrl": "/elott?x=1&y=2", "lobby": lobby });
        let reply = server.post_as(&token, LAUNCH, &body).await;
        let url = reply.at("/value/url").as_str().expect("an address").to_owned();
        let way = format!("backUrl={}", "http%3A%2F%2F127.0.0.1%3A8080%2Felott%3Fx%3D1%26y%3D2");
        for part in ["lottoArea=SEA", "launchMode=lobby", "prizeMode=Elott", "view=iframe", &way] {
            assert!(url.contains(part), "{} {part}: {url}", server.name);
        }
        for back in
            ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/nowhere", "x"]
        {
            let mut body = body.clone();
            body["backUrl"] = json!(back);
            let refused = server.post_as(&token, LAUNCH, &body).await;
            assert_eq!((refused.status, refused.at("/code")), (422, json!("rule_broken")), "{back}");
            assert_eq!(refused.at("/value/fields/backUrl"), "rule_not_matching", "{back}");
        }
        for (field, bad) in [("lottoArea", "MARS"), ("launchMode", "x"), ("prizeMode", "x"), ("view", "popup")] {
            let mut body = body.clone();
            body["lobby"][field] = json!(bad);
            assert_eq!(server.post_as(&token, LAUNCH, &body).await.status, 422, "{field}");
        }
    }
}
