//! The view of the search, slice `search`: the results by kind (section 2).

use super::catalogue::Catalogue;
use crate::domain::game::GameType;
use crate::domain::search::{Group, Kind, normalised};
use crate::feature::services::games;
use crate::model::Model;
use crate::text::{self, key};
use crate::view::{GameTile, SearchGroup, SearchResult, SearchView, Text};

/// What keys of results begin with.
pub(super) const GAME: &str = "game";
pub(super) const VENDOR: &str = "vendor";
pub(super) const PROMOTION: &str = "promotion";
pub(super) const HELP: &str = "help";

/// Hot games that are suggested while nothing is typed.
const SUGGESTED: usize = 8;

fn game_label(game_type: GameType) -> Option<Text> {
    Some(Text::of(text::game::label(game_type)))
}

fn game_key(id: &str) -> String {
    [GAME, ".", id].concat()
}

/// A game of which the book knows all.
fn game_result(model: &Model, tile: GameTile) -> SearchResult {
    let game_type = model.games.get(&tile.key).and_then(|game| GameType::from_code(&game.game_type));
    SearchResult {
        key: game_key(&tile.key),
        name: tile.name,
        detail: tile.vendor,
        label: game_type.and_then(game_label),
        image: tile.image,
        hot: tile.hot,
        coming_soon: tile.coming_soon,
        free_spins: tile.free_spins,
    }
}

fn game(model: &Model, catalogue: &Catalogue, index: usize) -> Option<SearchResult> {
    let found = catalogue.games.get(index)?;
    let tile = games::tiles(model, std::slice::from_ref(&found.node_id)).pop();
    let unknown = || SearchResult {
        key: game_key(&found.node_id),
        label: found.game_type.and_then(game_label),
        ..SearchResult::default()
    };
    let result = tile.map_or_else(unknown, |tile| game_result(model, tile));
    // The book may know it in the language of before.
    Some(SearchResult {
        name: found.name.clone(),
        detail: found.vendor.clone(),
        coming_soon: found.coming_soon,
        ..result
    })
}

fn vendor(model: &Model, catalogue: &Catalogue, index: usize) -> Option<SearchResult> {
    let found = catalogue.vendors.get(index)?;
    let card = model.layout.cards(found.game_type).iter().find(|card| card.vassalage == found.code);
    Some(SearchResult {
        key: [VENDOR, ".", found.game_type.code(), ".", &found.code].concat(),
        name: found.name.clone(),
        label: game_label(found.game_type),
        image: card.map(|card| model.site.image(&card.icon_url)).unwrap_or_default(),
        coming_soon: card.is_some_and(|card| card.coming_soon),
        ..SearchResult::default()
    })
}

fn result(model: &Model, catalogue: &Catalogue, kind: Kind, index: usize) -> Option<SearchResult> {
    let (prefix, pages) = match kind {
        Kind::Game => return game(model, catalogue, index),
        Kind::Vendor => return vendor(model, catalogue, index),
        Kind::Promotion => (PROMOTION, &catalogue.promotions),
        Kind::Help => (HELP, &catalogue.help),
    };
    let page = pages.get(index)?;
    Some(SearchResult { key: [prefix, ".", &page.id].concat(), name: page.title.clone(), ..SearchResult::default() })
}

fn group(model: &Model, catalogue: &Catalogue, group: &Group) -> SearchGroup {
    let (key, title) = match group.kind {
        Kind::Game => (GAME, key::SEARCH_GAMES),
        Kind::Vendor => (VENDOR, key::SEARCH_VENDORS),
        Kind::Promotion => (PROMOTION, key::TITLE_PROMOTIONS),
        Kind::Help => (HELP, key::TITLE_HELP),
    };
    SearchGroup {
        key: key.to_owned(),
        title: Text::of(title),
        total: u32::try_from(group.total).unwrap_or(u32::MAX),
        results: group.ordinals.iter().filter_map(|place| result(model, catalogue, group.kind, *place)).collect(),
    }
}

pub(crate) fn view(model: &Model) -> SearchView {
    let search = &*model.search;
    let is_typed = !normalised(&search.typed).is_empty();
    let catalogue = search.catalogue.ready();
    let groups: Vec<SearchGroup> =
        catalogue.map(|it| search.groups.iter().map(|each| group(model, it, each)).collect()).unwrap_or_default();
    let total = groups.iter().fold(0_u32, |sum, group| sum.saturating_add(group.total));
    let hot = model.hot_games.hot.ready().map(Vec::as_slice).unwrap_or_default();
    let hot = hot.get(..SUGGESTED).unwrap_or(hot);
    SearchView {
        status: search.catalogue.status(),
        typed: search.typed.clone(),
        found: (is_typed && catalogue.is_some()).then_some(total),
        groups,
        recent: search.recent.clone(),
        suggestions: games::tiles(model, hot).into_iter().map(|tile| game_result(model, tile)).collect(),
    }
}
