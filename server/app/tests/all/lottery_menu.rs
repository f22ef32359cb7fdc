//! The menu of lotteries and what was played last of it, on both engines.

use std::collections::HashSet;

use lumora_server::testing::TestServer;
use platform::store::sql;
use serde_json::{Value, json};

const LIST: &str = "/wps/relay/GCSGAME_gameList";
const MEMBER: (&str, &str) = ("lantern_member", "Kx7mTq4vLp2w");
const MENU: &str = "/lgw/vn/games/game_menu";

fn texts(list: &Value, field: &str) -> Vec<String> {
    let items = list.as_array().expect("a list");
    items.iter().map(|item| item[field].as_str().expect("a text").to_owned()).collect()
}

/// The games of a list.
async fn list(server: &TestServer, query: &str) -> Value {
    let reply = server.get(&format!("{LIST}?{query}")).await;
    assert_eq!(reply.status, 200, "{} {query}: {}", server.name, reply.text());
    reply.at("/value/games")
}

#[tokio::test]
async fn the_menu_of_a_prize_mode_holds_its_lotteries_with_the_play_type_that_the_operator_names() {
    for server in TestServer::seeded().await {
        let menu = async |query: &str| {
            let reply = server.get(&format!("{MENU}?{query}")).await;
            assert_eq!(reply.status, 200, "{} {query}: {}", server.name, reply.text());
            reply.at("/value/list")
        };
        let all = menu("").await;
        let types: HashSet<String> = texts(&all, "gameType").into_iter().collect();
        assert_eq!(types, HashSet::from(["LOTT".to_owned(), "ELOTT".to_owned()]), "{}", server.name);
        let quick = menu("prizeMode=Elott").await;
        assert!(texts(&quick, "gameType").iter().all(|it| it == "ELOTT") && !texts(&quick, "code").is_empty());
        let sea = menu("prizeMode=SEA").await;
        assert!(texts(&sea, "vendor").iter().all(|it| it == "TCG_SEA"), "{sea}");
        let first = sea[0].clone();
        assert_eq!((&first["defaultPlayType"], &first["isGame"]), (&json!(""), &json!("GAME")), "{first}");
        assert!(first["accountTypeName"].as_str().is_some_and(|name| !name.is_empty()), "{first}");
        let listed = list(&server, "gameType=LOTT&vassalage=TCG_SEA&pageSize=100").await;
        let node = texts(&listed, "nodeId").into_iter().zip(texts(&listed, "gameCode")).next().expect("a game");
        assert_eq!((first["code"].as_str(), first["gameCode"].as_str()), (Some(&*node.0), Some(&*node.1)));
        server.execute("update draw_schedules set default_play_type = '2D'").await;
        assert_eq!(menu("prizeMode=SEA&count=1").await[0]["defaultPlayType"], "2D");
        assert_eq!(menu("prizeMode=SEA&count=1").await.as_array().map(Vec::len), Some(1));
        assert_ne!(menu("prizeMode=SEA&language=CN").await[0]["gameName"], first["gameName"], "{}", server.name);
        for bad in ["prizeMode=XX", "count=0", "count=101", "vassalage=%00"] {
            assert_eq!(server.get(&format!("{MENU}?{bad}")).await.status, 400, "{bad}");
        }
        server.execute("update games set enabled = 0 where game_type in ('LOTT', 'ELOTT')").await;
        assert_eq!(menu("").await, json!([]), "what is closed is not on the menu");
    }
}

#[tokio::test]
async fn lotteries_that_a_member_played_last_lead_and_are_nobody_elses() {
    for server in TestServer::seeded().await {
        let path = format!("{MENU}/recent");
        assert_eq!(server.get(&path).await.status, 401, "{}", server.name);
        let token = server.login(MEMBER.0, MEMBER.1).await;
        assert_eq!(server.get_as(&token, &path).await.at("/value/list"), json!([]), "{}", server.name);
        let lotteries = server.get(&format!("{MENU}?prizeMode=SEA")).await.at("/value/list");
        let codes: Vec<String> = texts(&lotteries, "gameCode").into_iter().take(3).collect();
        let slot = list(&server, "gameType=RNG&pageSize=1").await[0]["gameCode"].clone();
        let slot = slot.as_str().expect("a code").to_owned();
        let now = server.state.base.clock.now_ms();
        let day = 24 * 60 * 60 * 1000;
        let opened =
            [(&codes[0], 3 * day), (&codes[1], day), (&slot, day / 2), (&codes[2], 91 * day), (&codes[0], 2 * day)];
        for (number, (code, ago)) in opened.into_iter().enumerate() {
            let (token_hash, code) = (format!("test-{number}"), code.clone());
            let insert = "insert into game_sessions (token_hash, member_id, session_id, supplier, vendor, game_code,
                 currency, language, opened_at, expires_at)
                 select cast($1 as text), m.id, s.id, 'sample', 'V', cast($2 as text), 'USD', 'EN',
                 cast($3 as bigint), cast($3 as bigint) from members m
                 join sessions s on s.member_id = m.id where m.account = $4 limit 1";
            let work = async move |tx: &mut platform::store::Connection| {
                let query = sql::query(insert).bind(token_hash).bind(code).bind(now - ago).bind(MEMBER.0);
                query.execute(tx).await
            };
            server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("a row");
        }
        let recent = server.get_as(&token, &path).await.at("/value/list");
        assert_eq!(texts(&recent, "gameCode"), [codes[1].clone(), codes[0].clone()], "{}", server.name);
        let quick = server.get_as(&token, &format!("{path}?prizeMode=Elott")).await.at("/value/list");
        assert_eq!(quick, json!([]), "{}", server.name);
        let other = server.login("lantern_agent", "Hb9rNd3cWj6s").await;
        assert_eq!(server.get_as(&other, &path).await.at("/value/list"), json!([]), "{}", server.name);
    }
}
