//! Orders of game lists, rows of home, and the facts of games, through the whole router on both engines.

use std::collections::{BTreeSet, HashSet};

use axum::http::Method;
use games::catalogue::{GameMaths, publish};
use games::seamless::SAMPLE_SUPPLIER;
use lumora_core::domain::game::Volatility;
use lumora_server::testing::{START_MS, TestServer};
use platform::store::{StoreError, sql};
use serde_json::{Value, json};

const LIST: &str = "/wps/relay/GCSGAME_gameList";
const MEMBER: (&str, &str) = ("lantern_member", "Kx7mTq4vLp2w");
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A statement that a test puts together from constants of its own.
async fn execute(server: &TestServer, statement: String) {
    let write = server.state.base.store.write(move |tx| {
        let statement = statement.clone();
        Box::pin(async move {
            sql::query(sql::AssertSqlSafe(statement)).execute(tx).await?;
            Ok::<_, StoreError>(())
        })
    });
    write.await.expect("written");
}

async fn value(server: &TestServer, path: &str) -> Value {
    let reply = server.get(path).await;
    assert_eq!(reply.status, 200, "{} {path}: {}", server.name, reply.text());
    reply.at("/value")
}

fn texts(list: &Value, field: &str) -> Vec<String> {
    let items = list.as_array().expect("a list");
    items.iter().map(|item| item[field].as_str().unwrap_or_default().to_owned()).collect()
}

/// Ids of all pages of the slots of a query.
async fn all_pages(server: &TestServer, query: &str) -> Vec<String> {
    let mut ids = Vec::new();
    for page in 1.. {
        let path = format!("{LIST}?gameType=RNG&pageSize=100&pageNo={page}&{query}");
        let games = texts(&value(server, &path).await["games"], "nodeId");
        if games.is_empty() {
            return ids;
        }
        ids.extend(games);
    }
    ids
}

/// Gives every tenth slot a return that many of them share.
async fn tell_returns(server: &TestServer) {
    let codes: Vec<(String, i64)> = sql::query_as(
        "select game_code, rank from games where game_type = 'RNG' and supplier <> '' order by rank, node_id",
    )
    .fetch_all(server.state.base.store.reader())
    .await
    .expect("games");
    let figures = codes.into_iter().step_by(10).map(|(game_code, rank)| GameMaths {
        game_code,
        return_to_player: 9_400 + u32::try_from(rank % 7).expect("small") * 50,
        volatility: Some(Volatility::High),
        smallest_stake: 20,
        lines: 20,
    });
    let changed = publish(&server.state.base.store, SAMPLE_SUPPLIER, figures.collect()).await.expect("published");
    assert!(changed > 100, "{changed}");
}

#[tokio::test]
async fn each_order_holds_every_game_once_over_all_pages_and_ties_stand_as_the_operator_put_them() {
    for server in TestServer::seeded().await {
        tell_returns(&server).await;
        let own = all_pages(&server, "").await;
        let place = |id: &String| own.iter().position(|it| it == id).expect("a game");
        for (sort, key) in
            [("new", "added_at"), ("played", "played"), ("return", "coalesce(return_to_player, 0)"), ("name", "")]
        {
            let ids = all_pages(&server, &format!("sort={sort}")).await;
            assert_eq!(ids.iter().collect::<HashSet<_>>().len(), own.len(), "{} {sort}", server.name);
            assert_eq!(ids.len(), own.len(), "{} {sort}", server.name);
            assert_eq!(
                all_pages(&server, &format!("sort={sort}")).await,
                ids,
                "{} {sort}: it holds still",
                server.name
            );
            if key.is_empty() {
                continue;
            }
            let query = format!("select node_id, {key} from games where game_type = 'RNG'");
            let rows: Vec<(String, i64)> = sql::query_as(sql::AssertSqlSafe(query))
                .fetch_all(server.state.base.store.reader())
                .await
                .expect("keys");
            let key_of = |id: &String| rows.iter().find(|(node_id, _)| node_id == id).expect("a key").1;
            let ranked: Vec<(i64, usize)> = ids.iter().map(|id| (-key_of(id), place(id))).collect();
            assert!(ranked.is_sorted(), "{} {sort}", server.name);
            assert!(ranked.first().expect("one").0 < ranked.last().expect("one").0, "{} {sort}", server.name);
        }
    }
}

#[tokio::test]
async fn names_sort_as_they_are_shown_in_each_language() {
    for server in TestServer::seeded().await {
        for language in ["EN", "AR", "KM"] {
            let path = format!("{LIST}?gameType=RNG&pageSize=100&sort=name&language={language}");
            let names = texts(&value(&server, &path).await["games"], "gameName");
            assert_eq!(names.len(), 100);
            assert!(names.is_sorted(), "{} {language}: {names:?}", server.name);
        }
    }
}

#[tokio::test]
async fn an_order_goes_with_every_filter() {
    for server in TestServer::seeded().await {
        tell_returns(&server).await;
        let path = format!("{LIST}?gameType=RNG&gameClassify=JP&minBet=0.05&gameName=a&sort=return&pageSize=100");
        let games = value(&server, &path).await["games"].clone();
        let games = games.as_array().expect("games");
        assert!(games.len() > 10 && games.iter().all(|game| game["gameClassify"] == "JP"), "{}", server.name);
        let returns: Vec<u64> = games.iter().map(|game| game["returnToPlayer"].as_u64().unwrap_or(0)).collect();
        assert!(returns.is_sorted_by(|one, other| one >= other) && returns[0] > 0, "{} {returns:?}", server.name);
        let first = value(&server, &format!("{LIST}?gameType=RNG&opening=first&sort=new&pageSize=100")).await;
        let added = texts(&first["games"], "addedAt");
        assert!(added.is_sorted_by(|one, other| one >= other) && !first["vassalage"].is_null(), "{}", server.name);
    }
}

#[tokio::test]
async fn a_word_that_names_no_order_is_refused_and_reaches_no_statement() {
    for server in TestServer::seeded().await {
        for wrong in ["price", "NEW", "rank", "added_at", "name;drop%20table%20games", "name'--", "1", "(select%201)"] {
            let reply = server.get(&format!("{LIST}?gameType=RNG&sort={wrong}")).await;
            assert_eq!(reply.status, 400, "{} {wrong}: {}", server.name, reply.text());
            assert!(reply.text().contains("sort"), "{wrong}: {}", reply.text());
        }
        let empty = value(&server, &format!("{LIST}?gameType=RNG&sort=")).await;
        assert!(
            empty["totalElements"].as_u64().expect("a count") > 1_700,
            "{}: nothing is the usual order",
            server.name
        );
    }
}

#[tokio::test]
async fn what_is_played_most_follows_the_settled_bets_when_they_are_counted() {
    for server in TestServer::seeded().await {
        let list = format!("{LIST}?gameType=RNG&sort=played&pageSize=5");
        let before = texts(&value(&server, &list).await["games"], "nodeId");
        let popular = texts(&value(&server, "/lgw/games/popular?count=5").await["list"], "nodeId");
        assert_eq!(before[0], popular[0], "{}: seeded with its counts", server.name);
        let quiet: String =
            sql::query_scalar("select game_code from games where game_type = 'RNG' and played = 0 order by node_id")
                .fetch_one(server.state.base.store.reader())
                .await
                .expect("a game");
        let played =
            format!("insert into game_hours (hour, game_code, bets) values ({START_MS} / 3600000, '{quiet}', 1000000)");
        execute(&server, played).await;
        assert_eq!(
            texts(&value(&server, &list).await["games"], "nodeId"),
            before,
            "{}: not before it is counted",
            server.name
        );
        server.run_schedule("count-played").await;
        assert_eq!(value(&server, &list).await["games"][0]["gameCode"], quiet, "{}", server.name);
        execute(&server, "update game_hours set hour = hour - 15 * 24".to_owned()).await;
        server.run_schedule("count-played").await;
        let counted: i64 = sql::query_scalar("select count(*) from games where played > 0")
            .fetch_one(server.state.base.store.reader())
            .await
            .expect("a count");
        assert_eq!(counted, 0, "{}: what is long past counts no more", server.name);
    }
}

#[tokio::test]
async fn rows_of_home_hold_what_their_reason_says_and_only_what_can_be_played() {
    for server in TestServer::seeded().await {
        assert_eq!(value(&server, "/lgw/games/rows").await["highReturn"], json!([]), "{}: nobody told", server.name);
        tell_returns(&server).await;
        let rows = value(&server, "/lgw/games/rows").await;
        let added = texts(&rows["newest"], "addedAt");
        assert!(added.len() >= 12 && added.is_sorted_by(|one, other| one >= other), "{} {added:?}", server.name);
        let all = rows["newest"].as_array().expect("a row").iter().chain(rows["highReturn"].as_array().expect("a row"));
        assert!(all.clone().all(|game| game["comingSoon"] == false), "{}", server.name);
        let returns: Vec<u64> = rows["highReturn"]
            .as_array()
            .expect("a row")
            .iter()
            .map(|it| it["returnToPlayer"].as_u64().expect("a figure"))
            .collect();
        assert!(returns.iter().all(|points| *points >= 9_600) && returns.is_sorted_by(|one, other| one >= other));
        assert_eq!(returns.first(), Some(&9_700), "{}", server.name);
        server.execute("update games set supplier = ''").await;
        assert_eq!(
            value(&server, "/lgw/games/rows").await,
            json!({ "newest": [], "highReturn": [] }),
            "{}",
            server.name
        );
    }
}

#[tokio::test]
async fn what_was_added_sixty_days_ago_is_not_new_any_more() {
    for server in TestServer::seeded().await {
        let (inside, outside) = (START_MS - 60 * DAY_MS, START_MS - 60 * DAY_MS - 1);
        execute(&server, format!("update games set added_at = {outside}")).await;
        assert_eq!(value(&server, "/lgw/games/rows").await["newest"], json!([]), "{}", server.name);
        execute(&server, format!("update games set added_at = {inside} where game_type = 'RNG'")).await;
        assert_eq!(
            value(&server, "/lgw/games/rows").await["newest"].as_array().map(Vec::len),
            Some(24),
            "{}",
            server.name
        );
    }
}

#[tokio::test]
async fn a_member_is_shown_games_like_the_one_played_most_and_none_that_were_played() {
    for server in TestServer::seeded().await {
        let path = "/wps/games/forYou?language=EN";
        assert_eq!(server.get(path).await.status, 401, "{}", server.name);
        let token = server.login(MEMBER.0, MEMBER.1).await;
        let headers = [("authorization", &*format!("Bearer {token}"))];
        let for_you = server.call(Method::GET, path, &headers, &Value::Null).await.at("/value");
        let favourite: (String, String, String) = sql::query_as(
            "select g.name, g.vendor, g.classify from rounds r join games g on g.game_code = r.game_code
             join members m on m.id = r.member_id where m.account = 'lantern_member'
             group by g.name, g.vendor, g.classify order by count(*) desc, max(r.opened_at) desc",
        )
        .fetch_one(server.state.base.store.reader())
        .await
        .expect("a favourite");
        assert_eq!(
            (&for_you["because"], &for_you["vassalage"]),
            (&json!(favourite.0), &json!(favourite.1)),
            "{}",
            server.name
        );
        let played: Vec<String> = sql::query_scalar(
            "select distinct r.game_code from rounds r join members m on m.id = r.member_id where m.account = 'lantern_member'",
        )
        .fetch_all(server.state.base.store.reader())
        .await
        .expect("games");
        let list = for_you["list"].as_array().expect("games");
        assert!(!list.is_empty(), "{}", server.name);
        for game in list {
            assert_eq!((&game["vassalage"], &game["gameClassify"]), (&json!(favourite.1), &json!(favourite.2)));
            assert!(!played.iter().any(|code| game["gameCode"] == **code), "{}: {game} was played", server.name);
        }
        execute(&server, format!("update rounds set opened_at = {}", START_MS - 31 * DAY_MS)).await;
        let nothing = server.call(Method::GET, path, &headers, &Value::Null).await.at("/value");
        assert_eq!((&nothing["because"], &nothing["list"]), (&json!(""), &json!([])), "{}: too long ago", server.name);
    }
}

#[tokio::test]
async fn figures_travel_with_a_game_wherever_it_is_listed_and_what_nobody_told_is_left_out() {
    for server in TestServer::seeded().await {
        let fields = ["returnToPlayer", "volatility", "smallestStake"];
        let list = format!("{LIST}?gameType=RNG&sort=return&pageSize=1");
        let unknown = value(&server, &list).await["games"][0].clone();
        assert!(fields.iter().all(|field| unknown.get(field).is_none()), "{}: {unknown}", server.name);
        let before = server.get("/wps/system/revision").await.at("/value/revision");
        let figures = |game_code: &str| GameMaths {
            game_code: game_code.to_owned(),
            return_to_player: 9_612,
            volatility: Some(Volatility::Medium),
            smallest_stake: 25,
            lines: 25,
        };
        let codes: Vec<String> = sql::query_scalar("select game_code from games")
            .fetch_all(server.state.base.store.reader())
            .await
            .expect("games");
        let told: Vec<GameMaths> = codes.iter().map(|code| figures(code)).collect();
        let store = &server.state.base.store;
        let changed = publish(store, SAMPLE_SUPPLIER, told.clone()).await.expect("published");
        assert!(changed > 1_500 && changed < codes.len(), "{}: only its own games", server.name);
        assert_eq!(publish(store, SAMPLE_SUPPLIER, told).await.expect("published"), 0, "{}", server.name);
        server.state.base.clock.advance_ms(2_000);
        assert!(
            server.get("/wps/system/revision").await.at("/value/revision").as_i64() > before.as_i64(),
            "{}",
            server.name
        );
        let token = server.login(MEMBER.0, MEMBER.1).await;
        let headers = [("authorization", &*format!("Bearer {token}"))];
        for (path, place) in [
            (&*list, "/value/games/0"),
            ("/wps/relay/GCSGAME_hotGamesV2", "/value/list/0"),
            ("/lgw/games/popular", "/value/list/0"),
            ("/wps/relay/GCS_recentGame", "/value/list/0"),
        ] {
            let game = server.call(Method::GET, path, &headers, &Value::Null).await.at(place);
            assert_eq!(
                fields.map(|field| game[field].clone()),
                [json!(9_612), json!("medium"), json!("0.25")],
                "{path}: {game}"
            );
            assert_eq!(game.get("playedAt").is_some(), path.contains("recent"), "{path}: {game}");
        }
        let unplayed = value(&server, &format!("{LIST}?gameType=LIVE&pageSize=1")).await["games"][0].clone();
        assert!(fields.iter().all(|field| unplayed.get(field).is_none()), "{}: {unplayed}", server.name);
        let names: BTreeSet<String> = texts(&value(&server, &list).await["games"], "gameName").into_iter().collect();
        assert_eq!(names.len(), 1);
    }
}
