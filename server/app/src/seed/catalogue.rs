//! The vendors and games of the sample operator, as rows to seed.

use super::bulk::Bulk;
use super::data::{Files, Text};
use super::titles::{self, Title};
use games::catalogue::fold::fold;
use games::seamless::SAMPLE_SUPPLIER;
use platform::clock::DAY_MS;

/// All rows of the catalogue, in an order that foreign keys allow.
pub(super) fn rows(files: &Files, titles: &[Title], now_ms: i64) -> Vec<Bulk> {
    let mut all = vendors(files, titles);
    all.extend(games(titles, now_ms));
    all
}

/// A vendor's name as a part of the addresses of its logos.
pub(super) fn slug_of(name: &str) -> String {
    name.to_ascii_lowercase().replace(' ', "-")
}

fn vendors(files: &Files, titles: &[Title]) -> Vec<Bulk> {
    let first = titles::first_of_each(titles);
    let mut vendors = Bulk::new("vendors", &["code", "name", "slug"]);
    let mut cards = Bulk::new("vendor_cards", &["vendor", "game_type", "is_hot", "is_game", "game_code", "rank"]);
    for (vendor, rank) in files.vendors.iter().zip(0_i64..) {
        let code = vendor.code.as_str();
        vendors.add([code.into(), vendor.name.as_str().into(), slug_of(&vendor.name).into()]);
        for offer in &vendor.offers {
            let has_lobby_game = !offer.lobby.is_empty() && !titles::lists_games(&offer.lobby);
            let lobby_game =
                first.iter().find(|((vendor, kind), _)| has_lobby_game && *vendor == code && *kind == offer.game_type);
            let game_code = lobby_game.map_or("", |(_, game)| game);
            // Featured vendors lead their category.
            let card_rank = if offer.hot { rank - 1_000 } else { rank };
            cards.add([
                code.into(),
                offer.game_type.as_str().into(),
                offer.hot.into(),
                offer.lobby.as_str().into(),
                game_code.into(),
                card_rank.into(),
            ]);
        }
    }
    vec![vendors, cards]
}

fn games(titles: &[Title], now_ms: i64) -> Vec<Bulk> {
    let columns = &[
        "node_id",
        "vendor",
        "game_code",
        "game_type",
        "classify",
        "is_game",
        "name",
        "search_text",
        "image_url",
        "min_bet",
        "hot_rank",
        "rank",
        "supplier",
        "added_at",
    ];
    let mut games = Bulk::new("games", columns);
    let mut names = Bulk::new("game_names", &["node_id", "language", "name"]);
    for title in titles {
        let id = title.node_id.as_str();
        let spoken = Text::from([("CN".to_owned(), title.name_cn.clone()), ("KM".to_owned(), title.name_km.clone())]);
        let mut search = fold(&title.name);
        for (language, name) in &spoken {
            search.push('\n');
            search.push_str(&fold(name));
            names.add([id.into(), language.as_str().into(), name.as_str().into()]);
        }
        games.add([
            id.into(),
            title.vendor.as_str().into(),
            title.game_code.as_str().into(),
            title.game_type.code().into(),
            title.classification.map_or("", |class| class.code()).into(),
            titles::IS_GAME.into(),
            title.name.as_str().into(),
            search.into(),
            title.image_url.as_str().into(),
            title.min_bet.into(),
            title.hot_rank.into(),
            title.rank.into(),
            title.kind().map_or("", |_| SAMPLE_SUPPLIER).into(),
            (now_ms - title.added_days_ago * DAY_MS).into(),
        ]);
    }
    vec![games, names]
}
