//! The index of the site's search, and the games that were found, through the whole router on both engines. What a text finds in
//! the index is asked of the core's own search.

use std::collections::HashSet;

use axum::http::Method;
use lumora_core::domain::search::{Index, Kind};
use lumora_core::wire::SearchIndexValue;
use lumora_server::testing::{TestReply, TestServer};
use platform::store::sql;
use serde_json::{Value, json};

const INDEX: &str = "/wps/search/index";
const SELECTION: &str = "/lgw/games/selection";

async fn document(server: &TestServer, language: &str) -> SearchIndexValue {
    let reply = server.get(&format!("{INDEX}?language={language}")).await;
    assert_eq!(reply.status, 200, "{} {}", server.name, reply.text());
    serde_json::from_value(reply.at("/value")).expect("an index")
}

async fn get_with(server: &TestServer, path: &str, headers: &[(&str, &str)]) -> TestReply {
    server.call(Method::GET, path, headers, &Value::Null).await
}

/// The best games that a text finds, by name.
fn finds(value: &SearchIndexValue, typed: &str) -> Vec<String> {
    let mut index = Index::new();
    let mut names = Vec::new();
    for games in &value.games {
        for (place, name) in games.names.iter().enumerate() {
            let english = games.english_names.get(place).map(String::as_str).unwrap_or_default();
            index.add(Kind::Game, [name.as_str(), english], None);
            names.push(name.clone());
        }
    }
    let groups = index.search(typed, |_| 5);
    groups.iter().flat_map(|group| &group.ordinals).map(|ordinal| names[*ordinal].clone()).collect()
}

#[tokio::test]
async fn the_index_holds_every_game_that_the_vendors_count() {
    for server in TestServer::seeded().await {
        let value = document(&server, "EN").await;
        let menus = server.get("/wps/relay/GCSGAME_gameVendor").await;
        let categories = menus.at("/value/categories");
        for category in categories.as_array().expect("categories") {
            let of_type = value.games.iter().filter(|games| games.game_type == category["gameType"]);
            let count: usize = of_type.map(|games| games.names.len()).sum();
            assert_eq!(json!(count), category["gameCount"], "{} {}", server.name, category["gameType"]);
            for card in category["cards"].as_array().expect("cards") {
                let vendor = value.vendors.iter().find(|vendor| vendor.vassalage == card["vassalage"]);
                let offers = vendor.is_some_and(|it| it.game_types.iter().any(|code| *code == card["gameType"]));
                assert!(offers, "{} {card}", server.name);
            }
        }
        let ids: HashSet<&String> = value.games.iter().flat_map(|games| &games.node_ids).collect();
        assert_eq!(ids.len(), value.games.iter().map(|games| games.names.len()).sum::<usize>(), "{}", server.name);
        assert!(value.games.iter().all(|games| games.node_ids.len() == games.names.len()), "{}", server.name);
        assert!(!value.popular.is_empty() && value.popular.iter().all(|id| ids.contains(id)), "{}", server.name);
    }
}

#[tokio::test]
async fn what_visitors_look_for_is_found_also_misspelt_and_in_other_scripts() {
    for server in TestServer::seeded().await {
        let english = document(&server, "EN").await;
        for (typed, named) in [
            ("mahjong", "Mahjong"),
            ("mahjogn", "Mahjong"),
            ("Can Tho", "Can Tho"),
            ("cần thơ", "Can Tho"),
            ("canthow loto", "Can Tho Lotto"),
            ("bacarat", "Baccarat"),
        ] {
            let found = finds(&english, typed);
            assert!(found.first().is_some_and(|name| name.contains(named)), "{} {typed}: {found:?}", server.name);
        }
        assert!(english.vendors.iter().any(|vendor| vendor.name == "Nine Lanterns"), "{}", server.name);
        let chinese = document(&server, "CN").await;
        for typed in ["麻将", "mahjong", "MAHJONNG"] {
            let found = finds(&chinese, typed);
            assert!(found.first().is_some_and(|name| name.contains("麻将")), "{} {typed}: {found:?}", server.name);
        }
    }
}

#[tokio::test]
async fn promotions_and_help_stand_in_the_language_of_the_call() {
    for server in TestServer::seeded().await {
        let (english, vietnamese) = (document(&server, "EN").await, document(&server, "VI").await);
        let help = server.get("/wps/system/helpCenter").await;
        let topics: usize = help
            .at("/value/categories")
            .as_array()
            .expect("categories")
            .iter()
            .map(|it| it["pages"].as_array().expect("pages").len())
            .sum();
        assert_eq!(english.help.len(), topics, "{}", server.name);
        assert!(!english.promotions.is_empty() && english.promotions.len() == vietnamese.promotions.len());
        assert_ne!(english.help[0].title, vietnamese.help[0].title, "{}", server.name);
        assert_ne!(english.promotions[0].title, vietnamese.promotions[0].title, "{}", server.name);
        let by_header = get_with(&server, INDEX, &[("language", "VI")]).await;
        assert_eq!(by_header.at("/value/help/0/title"), json!(vietnamese.help[0].title), "{}", server.name);
    }
}

#[tokio::test]
async fn a_promotion_that_is_switched_off_or_over_is_not_found() {
    for server in TestServer::seeded().await {
        let before = document(&server, "EN").await.promotions;
        let [off, over, ..] = before.as_slice() else { panic!("{}: too few promotions", server.name) };
        let off = format!("update promotions set enabled = 0 where id = '{}'", off.id);
        let over = format!("update promotions set ends_at = 1 where id = '{}'", over.id);
        server.execute(Box::leak(off.into_boxed_str())).await;
        server.execute(Box::leak(over.into_boxed_str())).await;
        // The language has not been asked for, so nothing of it is kept.
        let after = document(&server, "TH").await.promotions;
        assert_eq!(after.len() + 2, before.len(), "{}", server.name);
    }
}

#[tokio::test]
async fn whoever_has_the_index_is_told_so_until_the_operator_changes_something() {
    for server in TestServer::seeded().await {
        let first = server.get(INDEX).await;
        let tag = first.headers["etag"].to_str().expect("a tag").to_owned();
        assert_eq!(first.headers["cache-control"], "no-cache", "{}", server.name);
        let again = get_with(&server, INDEX, &[("if-none-match", &tag)]).await;
        assert_eq!((again.status, again.body.len()), (304, 0), "{}", server.name);
        assert_eq!(again.headers["etag"], first.headers["etag"], "{}", server.name);
        server.execute("update games set name = 'Renamed Lantern' where node_id = '10001'").await;
        server.execute("update site_revision set revision = revision + 1").await;
        server.state.base.revision.refresh(&server.state.base.store).await.expect("a revision");
        let changed = get_with(&server, INDEX, &[("if-none-match", &tag)]).await;
        assert_eq!(changed.status, 200, "{}", server.name);
        assert!(changed.text().contains("Renamed Lantern"), "{}", server.name);
    }
}

#[tokio::test]
async fn what_is_played_most_comes_first_and_then_what_the_operator_features() {
    for server in TestServer::seeded().await {
        let rows: Vec<(String, i64)> = sql::query_as(
            "select g.node_id, count(*) as played from rounds r join games g on g.game_code = r.game_code
             where g.enabled = 1 and g.supplier <> '' group by g.node_id order by played desc, g.node_id limit 1",
        )
        .fetch_all(server.state.base.store.reader())
        .await
        .expect("rounds");
        let value = document(&server, "EN").await;
        let hot: Vec<(String,)> =
            sql::query_as("select node_id from games where hot_rank is not null and enabled = 1 and supplier <> ''")
                .fetch_all(server.state.base.store.reader())
                .await
                .expect("hot games");
        assert!(hot.iter().all(|(id,)| value.popular.contains(id)), "{}", server.name);
        if let Some((most, count)) = rows.first() {
            let ties = value.popular.iter().take(20).any(|id| id == most);
            assert!(ties, "{} {most} with {count} rounds", server.name);
        }
        let unique: HashSet<&String> = value.popular.iter().collect();
        assert_eq!(unique.len(), value.popular.len(), "{}", server.name);
    }
}

#[tokio::test]
async fn what_nobody_runs_yet_is_told_apart_and_stands_behind_what_can_be_played() {
    for server in TestServer::seeded().await {
        let value = document(&server, "EN").await;
        let supplied: Vec<(String,)> =
            sql::query_as("select node_id from games where enabled = 1 and supplier <> '' order by node_id")
                .fetch_all(server.state.base.store.reader())
                .await
                .expect("games");
        let playable = value.games.iter().filter(|games| !games.coming_soon).flat_map(|games| &games.node_ids);
        let playable: HashSet<&String> = playable.collect();
        assert_eq!(playable, supplied.iter().map(|(id,)| id).collect(), "{}", server.name);
        assert!(value.games.is_sorted_by_key(|games| games.coming_soon), "{}", server.name);
        assert!(value.popular.iter().all(|id| playable.contains(id)), "{}", server.name);
    }
}

#[tokio::test]
async fn the_index_of_ten_thousand_games_travels_in_less_than_120_kilobytes() {
    let server = TestServer::seeded_on_sqlite().await;
    grow(&server, 10_000).await;
    for language in ["EN", "CN", "KM", "AR"] {
        let path = format!("{INDEX}?language={language}");
        let reply = get_with(&server, &path, &[("accept-encoding", "br")]).await;
        assert_eq!((reply.status, &reply.headers["content-encoding"]), (200, &"br".parse().expect("a value")));
        let mut plain = Vec::new();
        brotli::BrotliDecompress(&mut reply.body.as_slice(), &mut plain).expect("brotli");
        let envelope: Value = serde_json::from_slice(&plain).expect("an envelope");
        let value: SearchIndexValue = serde_json::from_value(envelope["value"].clone()).expect("an index");
        assert_eq!(value.games.iter().map(|games| games.names.len()).sum::<usize>(), 10_000);
        assert!(reply.body.len() < 120_000, "{language}: {}", reply.body.len());
    }
}

/// Adds games until there are so many: names of three words in English, Chinese and Khmer, spread over all vendors and types.
async fn grow(server: &TestServer, wanted: i64) {
    const FIRST: [(&str, &str, &str); 24] = [
        ("Crimson", "绯红", "ក្រហម"),
        ("Thunder", "雷霆", "ផ្គរលាន់"),
        ("Velvet", "天鹅绒", "កម្ញី"),
        ("Sapphire", "蓝宝石", "ត្បូងកណ្តៀង"),
        ("Wandering", "流浪", "ដើរលេង"),
        ("Hidden", "隐秘", "លាក់"),
        ("Blazing", "炽热", "ឆេះ"),
        ("Silent", "寂静", "ស្ងាត់"),
        ("Ivory", "象牙", "ភ្លុក"),
        ("Copper", "赤铜", "ទង់ដែង"),
        ("Northern", "北方", "ខាងជើង"),
        ("Electric", "电光", "អគ្គិសនី"),
        ("Frozen", "冰封", "ត្រជាក់"),
        ("Wild", "狂野", "ព្រៃ"),
        ("Grand", "盛大", "ធំ"),
        ("Mighty", "强力", "ខ្លាំង"),
        ("Secret", "秘密", "អាថ៌កំបាំង"),
        ("Sunken", "沉没", "លិច"),
        ("Eternal", "永恒", "អស់កល្ប"),
        ("Burning", "燃烧", "ដុត"),
        ("Prosperity", "发财", "សម្បូរ"),
        ("Starlit", "星光", "ផ្កាយ"),
        ("Bamboo", "竹林", "ឫស្សី"),
        ("Monsoon", "季风", "មូសុង"),
    ];
    const SECOND: [(&str, &str, &str); 24] = [
        ("Pharaoh", "法老", "ផារ៉ោន"),
        ("Wizard", "巫师", "មន្តវិទូ"),
        ("Pirates", "海盗", "ចោរសមុទ្រ"),
        ("Buffalo", "水牛", "ក្របី"),
        ("Samurai", "武士", "សាមូរ៉ៃ"),
        ("Empress", "女皇", "ព្រះមហាក្សត្រី"),
        ("Monkey", "猴王", "ស្វា"),
        ("Volcano", "火山", "ភ្នំភ្លើង"),
        ("Garden", "花园", "សួន"),
        ("Castle", "城堡", "ប្រាសាទ"),
        ("Jungle", "丛林", "ព្រៃជ្រៅ"),
        ("Treasure", "宝藏", "កំណប់"),
        ("Carnival", "嘉年华", "បុណ្យ"),
        ("Oasis", "绿洲", "អូអេស៊ីស"),
        ("Raider", "劫掠者", "អ្នកប្លន់"),
        ("Blossom", "花开", "ផ្ការីក"),
        ("Serpent", "灵蛇", "ពស់"),
        ("Voyage", "远航", "ដំណើរ"),
        ("Galaxy", "银河", "កាឡាក់ស៊ី"),
        ("Temple", "神庙", "វិហារ"),
        ("Fruits", "水果", "ផ្លែឈើ"),
        ("Wolf", "孤狼", "ចចក"),
        ("Diner", "餐馆", "ភោជនីយដ្ឋាន"),
        ("Legends", "传奇", "រឿងព្រេង"),
    ];
    const THIRD: [(&str, &str, &str); 20] = [
        ("", "", ""),
        ("Deluxe", "豪华版", "ប្រណីត"),
        ("Manyways", "万路", "មេហ្គាវេ"),
        ("II", "二", "ពីរ"),
        ("Rush", "冲刺", "រហ័ស"),
        ("of Fortune", "幸运", "សំណាង"),
        ("Held Wins", "集鸿运", "កាន់ឈ្នះ"),
        ("Extreme", "极限", "ខ្លាំងបំផុត"),
        ("Nights", "之夜", "យប់"),
        ("Express", "快车", "រហ័សទាន់"),
        ("Multiplier", "翻倍", "គុណ"),
        ("Scratch", "刮刮乐", "កោស"),
        ("Link", "连环", "តំណ"),
        ("Reborn", "重生", "កើតឡើងវិញ"),
        ("Classic", "经典", "បុរាណ"),
        ("Ways", "多路", "ផ្លូវ"),
        ("Party", "派对", "ជប់លៀង"),
        ("Bonanza", "大丰收", "បូណានហ្សា"),
        ("Quest", "探险", "ស្វែងរក"),
        ("Kingdom", "王国", "នគរ"),
    ];
    let reader = server.state.base.store.reader();
    let there: i64 =
        sql::query_scalar("select count(*) from games where enabled = 1").fetch_one(reader).await.expect("a count");
    let cards: Vec<(String, String)> =
        sql::query_as("select vendor, game_type from vendor_cards order by game_type, vendor")
            .fetch_all(reader)
            .await
            .expect("cards");
    let (mut games, mut names) = (Vec::new(), Vec::new());
    for number in 0..wanted - there {
        // A step that shares no factor with the count of all names visits each once.
        let at = usize::try_from(number * 7_919 % (24 * 24 * 20)).expect("a place");
        let (a, b, c) = (FIRST[at % 24], SECOND[at / 24 % 24], THIRD[at / 576]);
        let (vendor, game_type) = &cards[at * 31 % cards.len()];
        let english = format!("{} {} {}", a.0, b.0, c.0).trim_end().to_owned();
        let id = 20_001 + number;
        games.push(format!(
            "('{id}', '{vendor}', 'grown-{id}', '{game_type}', '', 'GAME', '{english}', '', '', 1, null, {number}, 1)"
        ));
        names.push(format!("('{id}', 'CN', '{}{}{}')", a.1, b.1, c.1));
        names.push(format!("('{id}', 'KM', '{}{}{}')", b.2, a.2, c.2));
    }
    const GAMES: &str =
        "games (node_id, vendor, game_code, game_type, classify, is_game, name, search_text, image_url, min_bet,
        hot_rank, rank, enabled)";
    for (into, rows) in [(GAMES, games), ("game_names (node_id, language, name)", names)] {
        for some in rows.chunks(400) {
            let statement = format!("insert into {into} values {}", some.join(", "));
            server.execute(Box::leak(statement.into_boxed_str())).await;
        }
    }
}

#[tokio::test]
async fn games_come_by_their_ids_in_the_order_of_the_call() {
    for server in TestServer::seeded().await {
        let reply = server.get(&format!("{SELECTION}?nodeIds=10020,gone,10003&language=KM")).await;
        let ids: Vec<Value> =
            reply.at("/value/games").as_array().expect("games").iter().map(|it| it["nodeId"].clone()).collect();
        assert_eq!(ids, ["10020", "10003"], "{}", server.name);
        let english = server.get(&format!("{SELECTION}?nodeIds=10020")).await;
        assert_ne!(reply.at("/value/games/0/gameName"), english.at("/value/games/0/gameName"), "{}", server.name);
        assert_ne!(english.at("/value/games/0/imageUrl"), "", "{}", server.name);
        let many = vec!["1"; 49].join(",");
        for bad in ["", "nodeIds=", "nodeIds=a%20b", "nodeIds=a,,b", &format!("nodeIds={many}")] {
            let reply = server.get(&format!("{SELECTION}?{bad}")).await;
            assert_eq!(reply.status, 400, "{} {bad}", server.name);
        }
    }
}
