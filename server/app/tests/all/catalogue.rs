//! The catalogue's calls through the whole router, on both engines.

use std::collections::HashSet;

use axum::http::Method;
use lumora_server::testing::TestServer;
use platform::store::sql;
use serde_json::{Value, json};

const LIST: &str = "/wps/relay/GCSGAME_gameList";
const FAVOURITE: &str = "/wps/relay/MCSFE_favoriteGame";
const MEMBER: (&str, &str) = ("lantern_member", "Kx7mTq4vLp2w");
const GUEST: (&str, &str) = ("lantern_guest", "Zt5gKy8fVq1n");

fn texts(list: &Value, field: &str) -> Vec<String> {
    let items = list.as_array().expect("a list");
    items.iter().map(|item| item[field].as_str().expect("a text").to_owned()).collect()
}

async fn list(server: &TestServer, query: &str) -> Value {
    let reply = server.get(&format!("{LIST}?{query}")).await;
    assert_eq!(reply.status, 200, "{} {query}: {}", server.name, reply.text());
    reply.at("/value")
}

async fn delete_as(server: &TestServer, token: &str, body: &Value) -> u16 {
    let headers = [("authorization", &*format!("Bearer {token}"))];
    server.call(Method::DELETE, FAVOURITE, &headers, body).await.status
}

#[tokio::test]
async fn every_game_type_has_vendors_with_the_games_that_they_count() {
    for server in TestServer::seeded().await {
        let reply = server.get("/wps/relay/GCSGAME_gameVendor").await;
        let categories = reply.at("/value/categories");
        assert_eq!(categories.as_array().expect("categories").len(), 9, "{}", server.name);
        let slots =
            categories.as_array().expect("categories").iter().find(|it| it["gameType"] == "RNG").expect("slots");
        assert!(slots["cards"].as_array().expect("cards").len() > 11, "{}", server.name);
        assert_eq!(slots["title"], "Slots");
        for card in slots["cards"].as_array().expect("cards") {
            let vendor = card["vassalage"].as_str().expect("a code");
            let games = list(&server, &format!("gameType=RNG&vassalage={vendor}&pageSize=1")).await;
            assert_eq!(games["totalElements"], card["gameCount"], "{} {vendor}", server.name);
        }
        let chinese =
            server.call(Method::GET, "/wps/relay/GCSGAME_gameVendor", &[("language", "CN")], &Value::Null).await;
        assert!(chinese.text().contains("老虎机"), "{}", server.name);
    }
}

#[tokio::test]
async fn pages_follow_one_another_without_gap_or_repetition() {
    for server in TestServer::seeded().await {
        let mut seen = HashSet::new();
        let first = list(&server, "gameType=PVP&pageSize=24").await;
        let pages = first["totalPages"].as_u64().expect("pages");
        for page in 1..=pages {
            let value = list(&server, &format!("gameType=PVP&pageSize=24&pageNo={page}")).await;
            for id in texts(&value["games"], "nodeId") {
                assert!(seen.insert(id), "{}: twice", server.name);
            }
        }
        assert_eq!(seen.len() as u64, first["totalElements"].as_u64().expect("a count"), "{}", server.name);
        let beyond = list(&server, &format!("gameType=PVP&pageSize=24&pageNo={}", pages + 1)).await;
        assert_eq!(beyond["games"], json!([]));
    }
}

#[tokio::test]
async fn filters_narrow_the_list_and_work_together() {
    for server in TestServer::seeded().await {
        let value = list(&server, "clientType=3&platform=flash,html5-desktop&channel=WEB&merchant=lumora&gameType=RNG&gameClassify=JP&minBet=0.05&pageSize=100").await;
        let games = value["games"].as_array().expect("games");
        assert!(!games.is_empty(), "{}", server.name);
        for game in games {
            assert_eq!((&game["gameType"], &game["gameClassify"]), (&json!("RNG"), &json!("JP")));
        }
        let coins: std::collections::BTreeSet<String> = texts(&value["games"], "minBet").into_iter().collect();
        let from: Vec<&str> = coins.iter().map(String::as_str).collect();
        assert!(from.len() > 1 && from.iter().all(|coin| *coin >= "0.05"), "from means from: {from:?}");
        let all = list(&server, "pageSize=1").await;
        assert!(all["totalElements"].as_u64().expect("a count") > 2_400, "{}", server.name);
    }
}

#[tokio::test]
async fn a_search_ignores_case_and_accents_and_finds_names_of_every_language() {
    for server in TestServer::seeded().await {
        let upper = list(&server, "gameType=RNG&gameName=LANTERN&pageSize=100").await;
        assert!(texts(&upper["games"], "gameName").iter().all(|name| name.contains("Lantern")), "{}", server.name);
        assert!(upper["totalElements"].as_u64().expect("a count") > 5, "{}", server.name);
        for spelled in ["gameName=l%C3%A1nt%C3%A8rn", "gameName=%E7%81%AF%E7%AC%BC"] {
            let same = list(&server, &format!("gameType=RNG&{spelled}&pageSize=100")).await;
            assert_eq!(same["totalElements"], upper["totalElements"], "{} {spelled}", server.name);
        }
        for wild in ["%25", "_", "!", "%5C", "%27", "%00"] {
            let reply = server.get(&format!("{LIST}?gameType=RNG&gameName={wild}")).await;
            assert!(matches!(reply.status, 200 | 400), "{} {wild}: {}", server.name, reply.text());
            assert!(reply.status == 400 || reply.at("/value/totalElements") == 0, "{} {wild}", server.name);
        }
    }
}

#[tokio::test]
async fn names_come_in_the_language_of_the_call_or_in_english() {
    for server in TestServer::seeded().await {
        let name =
            async |query: &str| list(&server, query).await["games"][0]["gameName"].as_str().expect("a name").to_owned();
        let english = name("gameType=FISH&pageSize=1&language=EN").await;
        let khmer = name("gameType=FISH&pageSize=1&language=KM").await;
        assert_ne!(english, khmer, "{}", server.name);
        assert_eq!(name("gameType=FISH&pageSize=1&language=AR").await, english, "{}", server.name);
    }
}

#[tokio::test]
async fn every_bad_parameter_is_a_400_that_names_it() {
    for server in TestServer::seeded().await {
        for (path, query, named) in [
            (LIST, "gameType=SLOTS", "gameType"),
            (LIST, "gameClassify=XX", "gameClassify"),
            (LIST, "minBet=0.2", "minBet"),
            (LIST, "minBet=abc", "minBet"),
            (LIST, "pageNo=0", "pageNo"),
            (LIST, "pageNo=-1", "pageNo"),
            (LIST, "pageSize=101", "pageSize"),
            (LIST, "pageSize=x", "pageSize"),
            (LIST, "clientType=4", "clientType"),
            (LIST, "language=XX", "language"),
            (LIST, "vassalage=a%20b", "vassalage"),
            ("/wps/relay/GCSGAME_getVassGameType", "gameType=RNG", "vassalage"),
            ("/wps/relay/GCSGAME_hotGamesV2", "isPlatform=9", "isPlatform"),
            ("/wps/relay/GCSGAME_hotGamesV2", "count=101", "count"),
            ("/lgw/games/popular", "count=0", "count"),
            ("/lgw/games/popular", "count=101", "count"),
            ("/lgw/games/popular", "prizeMode=Lotto", "prizeMode"),
            ("/lgw/games/popular", "device=TV", "device"),
            ("/wps/relay/MCSFE_getListAnnouncements", "types=B,X", "types"),
            ("/wps/relay/MCSFE_getListAnnouncements", "platform=X", "platform"),
            ("/wps/system/status", "url=https://x", "url"),
        ] {
            let reply = server.get(&format!("{path}?{query}")).await;
            assert_eq!(reply.status, 400, "{} {path}?{query}: {}", server.name, reply.text());
            assert_eq!(reply.at("/code"), "invalid_request");
            assert!(reply.at("/message").as_str().expect("a message").contains(named), "{query}: {}", reply.text());
        }
        let long = "a".repeat(65);
        assert_eq!(server.get(&format!("{LIST}?gameName={long}")).await.status, 400, "{}", server.name);
        assert_eq!(server.get("/wps/relay/NO_SUCH_CALL").await.status, 404, "{}", server.name);
    }
}

#[tokio::test]
async fn popular_games_are_those_with_the_most_rounds() {
    for server in TestServer::seeded().await {
        let reply = server.get("/lgw/games/popular?count=20&prizeMode=Lott&device=WEB&language=EN").await;
        let popular = texts(&reply.at("/value/list"), "gameCode");
        assert_eq!(popular.len(), 20, "{}", server.name);
        let counted: Vec<String> = sql::query_scalar(
            "select game_code from rounds group by game_code order by count(*) desc, game_code limit 20",
        )
        .fetch_all(server.state.base.store.reader())
        .await
        .expect("a count");
        assert_eq!(popular, counted, "{}", server.name);
    }
}

#[tokio::test]
async fn popular_lotteries_are_those_of_the_prize_mode_and_hot_games_those_of_the_merchant() {
    for server in TestServer::seeded().await {
        // Everything that was played is of one lottery vendor: what is left of it shows the mode.
        server.execute("update games set game_type = 'ELOTT' where game_code in (select game_code from rounds)").await;
        let types = async |mode: &str| {
            let list = server.get(&format!("/lgw/games/popular?count=20&prizeMode={mode}")).await.at("/value/list");
            texts(&list, "gameType")
        };
        let (lott, elott) = (types("Lott").await, types("Elott").await);
        assert!(!lott.is_empty() && !lott.contains(&"ELOTT".to_owned()), "{}: {lott:?}", server.name);
        assert_eq!(elott, ["ELOTT"; 20], "{}", server.name);
        let hot = async |merchant: &str| {
            let list = server.get(&format!("/wps/relay/GCSGAME_hotGamesV2?merchantCode={merchant}")).await;
            texts(&list.at("/value/list"), "nodeId").len()
        };
        assert!(hot("lumora").await > 0, "{}", server.name);
        assert_eq!(hot("another").await, 0, "{}", server.name);
    }
}

#[tokio::test]
async fn a_new_favourite_of_the_players_becomes_popular_within_half_a_minute_of_being_counted() {
    for server in TestServer::seeded().await {
        let top = async || texts(&server.get("/lgw/games/popular?count=1").await.at("/value/list"), "nodeId");
        let before = top().await;
        server
            .execute(
                "insert into game_hours (hour, game_code, bets)
                 select 1795250096000 / 3600000, game_code, 1000000 from games where node_id = '11500'",
            )
            .await;
        assert_eq!(top().await, before, "{}: the count is kept for a while", server.name);
        server.state.base.clock.advance_ms(31_000);
        assert_eq!(top().await, ["11500"], "{}", server.name);
    }
}

#[tokio::test]
async fn without_bets_hot_games_fill_the_popular_ones() {
    for server in TestServer::seeded().await {
        server.execute("delete from game_hours").await;
        let popular = texts(&server.get("/lgw/games/popular?count=20").await.at("/value/list"), "nodeId");
        let hot = texts(&server.get("/wps/relay/GCSGAME_hotGamesV2").await.at("/value/list"), "nodeId");
        assert_eq!(popular, hot[..20], "{}", server.name);
        let few = texts(&server.get("/wps/relay/GCSGAME_hotGamesV2?count=3").await.at("/value/list"), "nodeId");
        assert_eq!(few, hot[..3], "{}: those that stand first in the whole list", server.name);
    }
}

#[tokio::test]
async fn hot_games_are_the_operators_and_the_most_played_come_first() {
    for server in TestServer::seeded().await {
        let hot = server.get("/wps/relay/GCSGAME_hotGamesV2?merchantCode=lumora&isPlatform=2&platform=flash,html5-desktop&language=EN").await;
        let list = hot.at("/value/list");
        assert!(list.as_array().expect("a list").iter().all(|game| game["isHot"] == true), "{}", server.name);
        let rounds = async |code: String| -> i64 {
            let query = sql::query_scalar("select count(*) from rounds where game_code = $1").bind(code);
            query.fetch_one(server.state.base.store.reader()).await.expect("a count")
        };
        let mut last = i64::MAX;
        for code in texts(&list, "gameCode") {
            let played = rounds(code).await;
            assert!(played <= last, "{}", server.name);
            last = played;
        }
        let one = server.get("/wps/relay/GCSGAME_hotGamesV2?vassalage=NL").await;
        assert!(texts(&one.at("/value/list"), "vassalage").iter().all(|vendor| vendor == "NL"), "{}", server.name);
    }
}

#[tokio::test]
async fn a_favourite_is_marked_once_and_unmarked_once() {
    for server in TestServer::seeded().await {
        let token = server.login(MEMBER.0, MEMBER.1).await;
        let game = list(&server, "gameType=RNG&pageSize=1").await["games"][0].clone();
        let body = json!({ "nodeId": game["nodeId"], "vendor": game["vassalage"], "gameType": "RNG" });
        let ids = async || server.get_as(&token, "/wps/relay/MCSFE_getFavoriteGames").await.at("/value/ids");
        assert_eq!(ids().await, json!([]), "{}", server.name);
        for _ in 0..2 {
            assert_eq!(server.post_as(&token, FAVOURITE, &body).await.status, 200, "{}", server.name);
            assert_eq!(ids().await, json!([game["nodeId"]]), "{}", server.name);
        }
        let path = "/wps/relay/MCSFE_getFavoriteGamesList?clientType=3&platform=flash&language=EN&pageNo=1&pageSize=24&gameType=";
        let shown = server.get_as(&token, &format!("{path}RNG")).await.at("/value");
        assert_eq!((&shown["content"][0], &shown["totalPages"]), (&game, &json!(1)), "{}", server.name);
        assert_eq!(
            server.get_as(&token, &format!("{path}FISH")).await.at("/value/totalElements"),
            0,
            "{}",
            server.name
        );
        for _ in 0..2 {
            assert_eq!(delete_as(&server, &token, &body).await, 200, "{}", server.name);
            assert_eq!(ids().await, json!([]), "{}", server.name);
        }
    }
}

#[tokio::test]
async fn favourites_need_a_real_account_and_a_real_game() {
    for server in TestServer::seeded().await {
        let game = list(&server, "gameType=RNG&pageSize=1").await["games"][0].clone();
        let body = json!({ "nodeId": game["nodeId"], "vendor": game["vassalage"], "gameType": "RNG" });
        let visitor = server.call(Method::POST, FAVOURITE, &[], &body).await;
        assert_eq!((visitor.status, visitor.at("/code")), (401, json!("login_required")), "{}", server.name);
        let guest = server.login(GUEST.0, GUEST.1).await;
        let refused = server.post_as(&guest, FAVOURITE, &body).await;
        assert_eq!((refused.status, refused.at("/code")), (403, json!("real_account_required")), "{}", server.name);
        let token = server.login(MEMBER.0, MEMBER.1).await;
        for wrong in [
            json!({ "nodeId": "99999999", "vendor": game["vassalage"], "gameType": "RNG" }),
            json!({ "nodeId": game["nodeId"], "vendor": "NOBODY", "gameType": "RNG" }),
            json!({ "nodeId": game["nodeId"], "vendor": game["vassalage"], "gameType": "FISH" }),
        ] {
            assert_eq!(server.post_as(&token, FAVOURITE, &wrong).await.status, 404, "{} {wrong}", server.name);
        }
        for malformed in [json!({ "nodeId": 5 }), json!({ "nodeId": "a\u{0}b", "vendor": "NL", "gameType": "RNG" })] {
            assert_eq!(server.post_as(&token, FAVOURITE, &malformed).await.status, 400, "{} {malformed}", server.name);
        }
    }
}

#[tokio::test]
async fn recent_games_are_the_members_own_latest_first() {
    for server in TestServer::seeded().await {
        let path = "/wps/relay/GCS_recentGame?clientType=3&language=EN&pageNo=1&pageSize=24&gameType=RNG";
        assert_eq!(server.get(path).await.status, 401, "{}", server.name);
        let token = server.login(MEMBER.0, MEMBER.1).await;
        let reply = server.get_as(&token, path).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
        let expected: Vec<String> = sql::query_scalar(
            "select r.game_code from rounds r join members m on m.id = r.member_id where m.account = 'lantern_member'
             group by r.game_code order by max(r.opened_at) desc limit 24",
        )
        .fetch_all(server.state.base.store.reader())
        .await
        .expect("rounds");
        assert_eq!(texts(&reply.at("/value/list"), "gameCode"), expected, "{}", server.name);
        let guest = server.login(GUEST.0, GUEST.1).await;
        assert_eq!(server.get_as(&guest, path).await.at("/value/list"), json!([]), "{}", server.name);
    }
}

#[tokio::test]
async fn lottery_menus_hold_the_lotteries_only() {
    for server in TestServer::seeded().await {
        let menus = server.get("/lgw/games/game_menus?language=EN").await.at("/value/categories");
        assert_eq!(texts(&menus, "gameType"), ["LOTT", "ELOTT"], "{}", server.name);
    }
}

#[tokio::test]
async fn fewest_lines_narrow_a_list_to_games_whose_supplier_tells_as_many() {
    for server in TestServer::seeded().await {
        let all = list(&server, "gameType=RNG&pageSize=3").await;
        assert_eq!(list(&server, "gameType=RNG&minLineNum=0").await["totalElements"], all["totalElements"]);
        assert_eq!(list(&server, "gameType=RNG&minLineNum=1").await["totalElements"], 0, "nobody has told any yet");
        let codes = texts(&all["games"], "gameCode");
        for (code, lines) in codes.into_iter().zip([5_i64, 20, 40]) {
            let work = async move |tx: &mut platform::store::Connection| {
                let query = sql::query("update games set line_count = $2 where game_code = $1").bind(code).bind(lines);
                query.execute(tx).await
            };
            server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("a change");
        }
        for (least, count) in [(1, 3), (5, 3), (6, 2), (20, 2), (21, 1), (41, 0)] {
            let found = list(&server, &format!("gameType=RNG&minLineNum={least}")).await;
            assert_eq!(found["totalElements"], count, "{} {least}", server.name);
        }
        for bad in ["-1", "1001", "many", "1.5"] {
            assert_eq!(server.get(&format!("{LIST}?minLineNum={bad}")).await.status, 400, "{bad}");
        }
    }
}
