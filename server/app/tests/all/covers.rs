//! Titles that stand side by side show different things: the lists of the catalogue as its calls give them.

use lumora_core::domain::game::{Classification, GameType};
use lumora_server::testing::TestServer;
use serde_json::Value;

const LIST: &str = "/wps/relay/GCSGAME_gameList";
/// A motif comes back after this many tiles at the earliest.
const APART: usize = 12;
/// Pages of 24 that are looked at.
const PAGES: u32 = 10;

/// The motif of a cover: `/cdn/art/VERSION/tile/KIND/VENDOR/MOTIF/TITLE.svg`.
fn motif(game: &Value) -> String {
    let url = game["imageUrl"].as_str().expect("a picture");
    let parts: Vec<&str> = url.split('/').collect();
    assert_eq!(parts.len(), 9, "{url}");
    parts[7].to_owned()
}

/// Says of each tile whose motif one of the eleven before it shows.
fn repeated(what: &str, games: &[Value]) -> Vec<String> {
    let motifs: Vec<String> = games.iter().map(motif).collect();
    let near = |at: usize| motifs[at.saturating_sub(APART - 1)..at].contains(&motifs[at]);
    (0..motifs.len()).filter(|at| near(*at)).map(|at| format!("{what}: {} at {at}", motifs[at])).collect()
}

async fn games(server: &TestServer, query: &str) -> Vec<Value> {
    let mut all = Vec::new();
    for page in 1..=PAGES {
        let reply = server.get(&format!("{LIST}?{query}&pageNo={page}")).await;
        assert_eq!(reply.status, 200, "{query}: {}", reply.text());
        let value = reply.at("/value");
        all.extend(value["games"].as_array().expect("games").iter().cloned());
        if u64::from(page) >= value["totalPages"].as_u64().expect("pages") {
            break;
        }
    }
    all
}

#[tokio::test]
async fn no_motif_comes_twice_within_twelve_tiles_of_the_lists_of_kinds_and_vendors() {
    let server = TestServer::seeded_on_sqlite().await;
    let reply = server.get("/wps/relay/GCSGAME_gameVendor").await;
    let categories = reply.at("/value/categories");
    assert_eq!(categories.as_array().expect("categories").len(), GameType::ALL.len());
    let mut found = Vec::new();
    for category in categories.as_array().expect("categories") {
        let game_type = category["gameType"].as_str().expect("a type");
        let of_type = games(&server, &format!("gameType={game_type}")).await;
        assert!(of_type.len() >= 20, "{game_type}: {}", of_type.len());
        found.extend(repeated(game_type, &of_type));
        for card in category["cards"].as_array().expect("cards") {
            let query = format!("gameType={game_type}&vassalage={}", card["vassalage"].as_str().expect("a vendor"));
            found.extend(repeated(&query, &games(&server, &query).await));
        }
    }
    for class in Classification::ALL {
        let query = format!("gameType=RNG&gameClassify={}", class.code());
        found.extend(repeated(&query, &games(&server, &query).await));
    }
    assert!(found.is_empty(), "{} tiles: {found:#?}", found.len());
}

#[tokio::test]
async fn no_motif_comes_twice_within_twelve_tiles_of_the_rows_of_home() {
    let server = TestServer::seeded_on_sqlite().await;
    for (path, at) in [("/wps/relay/GCSGAME_hotGamesV2", "/value/list"), ("/lgw/games/popular?count=20", "/value/list")]
    {
        let reply = server.get(path).await;
        let games = reply.at(at);
        let games = games.as_array().expect("games");
        assert!(games.len() >= 12, "{path}: {}", games.len());
        assert_eq!(repeated(path, games), Vec::<String>::new());
    }
    let featured = server.get("/wps/system/featuredGames").await.at("/value/list");
    let games: Vec<Value> = featured.as_array().expect("games").iter().map(|it| it["game"].clone()).collect();
    assert!(!games.is_empty());
    assert_eq!(repeated("featured", &games), Vec::<String>::new());
}

#[tokio::test]
async fn a_cover_shows_the_game_that_its_title_names() {
    let server = TestServer::seeded_on_sqlite().await;
    let shown = |games: Vec<Value>, word: &str| -> Vec<String> {
        let named: Vec<&Value> =
            games.iter().filter(|game| game["gameName"].as_str().expect("a name").ends_with(word)).collect();
        assert!(named.len() > 1, "{word}: {}", games.len());
        named.iter().map(|game| game["imageUrl"].as_str().expect("a picture").to_owned()).collect()
    };
    // The first tile of each game shows nothing else; a neighbour may show its own theme with the game beside it.
    for (game_type, word, motifs) in [
        ("LIVE", "Roulette", &["wheel", "wheel-tilted", "wheel-and-ball"][..]),
        ("LIVE", "Baccarat", &["card-shoe", "shoe-and-cards", "natural-nine", "player-banker"][..]),
        ("LIVE", "Blackjack", &["blackjack", "twenty-one", "card-and-chip"][..]),
        ("PVP", "Mahjong", &["mahjong", "mahjong-wall", "mahjong-dragons", "mahjong-circles"][..]),
        ("SPORTS", "Football", &["soccer", "goal-net", "football-boot"][..]),
    ] {
        let urls = shown(games(&server, &format!("gameType={game_type}")).await, word);
        let own = urls.iter().filter(|url| motifs.iter().any(|motif| url.contains(&format!("/{motif}/")))).count();
        assert!(own * 2 >= urls.len(), "{word}: {own} of {}", urls.len());
    }
}
