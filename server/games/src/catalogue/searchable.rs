//! The games and vendors of the site's search index.

use std::collections::HashMap;

use lumora_core::wire::{SearchGames, SearchIndexValue, SearchVendor};

use super::popularity::Popularity;
use platform::store::{Store, StoreError, from_row, sql};

/// A game with its English name and its name in the language of the index.
struct Row {
    game_type: String,
    vendor: String,
    node_id: String,
    game_code: String,
    hot_rank: Option<i64>,
    english: String,
    name: String,
    coming_soon: i64,
}

from_row!(Row { game_type, vendor, node_id, game_code, hot_rank, english, name, coming_soon });

/// Vendors and games of the search index, with their names in `language`; all other parts of the index are left empty.
///
/// # Errors
/// When the database fails.
pub async fn searchable(
    store: &Store,
    popularity: &Popularity,
    language: &str,
    now_ms: i64,
) -> Result<SearchIndexValue, StoreError> {
    let rows: Vec<Row> = sql::query_as(
        "select g.game_type, g.vendor, g.node_id, g.game_code, g.hot_rank, g.name as english,
         coalesce(n.name, g.name) as name, case when g.supplier = '' then 1 else 0 end as coming_soon from games g
         left join game_names n on n.node_id = g.node_id and n.language = $1
         where g.enabled = 1 order by coming_soon, g.game_type, g.vendor, g.node_id",
    )
    .bind(language)
    .fetch_all(store.reader())
    .await?;
    let played = popularity.ranking(store, now_ms).await?;
    let played: Vec<&str> = played.iter().map(|(code, _)| code.as_str()).collect();
    Ok(SearchIndexValue {
        vendors: vendors(store).await?,
        popular: popular(&rows, &played),
        games: games(rows),
        ..SearchIndexValue::default()
    })
}

async fn vendors(store: &Store) -> Result<Vec<SearchVendor>, StoreError> {
    let cards: Vec<(String, String, String)> = sql::query_as(
        "select v.code, v.name, c.game_type from vendor_cards c join vendors v on v.code = c.vendor
         order by c.rank, c.vendor, c.game_type",
    )
    .fetch_all(store.reader())
    .await?;
    let mut vendors: Vec<SearchVendor> = Vec::new();
    for (code, name, game_type) in cards {
        match vendors.iter_mut().find(|vendor| vendor.vassalage == code) {
            Some(vendor) => vendor.game_types.push(game_type),
            None => vendors.push(SearchVendor { vassalage: code, name, game_types: vec![game_type] }),
        }
    }
    Ok(vendors)
}

/// Node ids of playable games to suggest: first the most played, then the hot ones.
fn popular(rows: &[Row], played: &[&str]) -> Vec<String> {
    let rows = || rows.iter().filter(|row| row.coming_soon == 0);
    let ids: HashMap<&str, &str> = rows().map(|row| (row.game_code.as_str(), row.node_id.as_str())).collect();
    let mut popular: Vec<&str> = played.iter().filter_map(|code| ids.get(code).copied()).collect();
    let is_played = |row: &&Row| played.contains(&row.game_code.as_str());
    let mut hot: Vec<&Row> = rows().filter(|row| row.hot_rank.is_some() && !is_played(row)).collect();
    hot.sort_by_key(|row| row.hot_rank);
    popular.extend(hot.iter().map(|row| row.node_id.as_str()));
    popular.into_iter().map(str::to_owned).collect()
}

/// The games grouped by availability, type and vendor; the rows come sorted in that order.
fn games(rows: Vec<Row>) -> Vec<SearchGames> {
    let mut groups: Vec<SearchGames> = Vec::new();
    for row in rows {
        let coming_soon = row.coming_soon != 0;
        let is_of = |games: &&mut SearchGames| {
            games.game_type == row.game_type && games.vassalage == row.vendor && games.coming_soon == coming_soon
        };
        if groups.last_mut().filter(is_of).is_none() {
            let (game_type, vassalage) = (row.game_type, row.vendor);
            groups.push(SearchGames { game_type, vassalage, coming_soon, ..SearchGames::default() });
        }
        if let Some(games) = groups.last_mut() {
            games.english_names.push(if row.english == row.name { String::new() } else { row.english });
            games.node_ids.push(row.node_id);
            games.names.push(row.name);
        }
    }
    for games in &mut groups {
        if games.english_names.iter().all(String::is_empty) {
            games.english_names.clear();
        }
    }
    groups
}
