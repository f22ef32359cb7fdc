//! Slice `search`: the search of the site (section 2).

use super::{LoadStatus, Text};
use serde::Serialize;

/// The search of the site: what was typed, and what was found.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SearchView {
    /// The index is there, under way, or could not be had; without it nothing is found.
    pub status: LoadStatus,
    /// What stands in the search box.
    pub typed: String,
    /// How many were found in all; `null` while nothing is searched.
    pub found: Option<u32>,
    /// What was found, the best group first; none is empty.
    pub groups: Vec<SearchGroup>,
    /// Recent searches, the latest first.
    pub recent: Vec<String>,
    /// Hot games, for when nothing is typed.
    pub suggestions: Vec<SearchResult>,
}

/// The results of a kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SearchGroup {
    /// The kind: `game`, `vendor`, `promotion` or `help`.
    pub key: String,
    /// Heading of the group.
    pub title: Text,
    /// How many results of the kind there are in all.
    pub total: u32,
    /// The best results of the kind.
    pub results: Vec<SearchResult>,
}

/// Something that was found, or is suggested.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SearchResult {
    /// Key for the event that opens it.
    pub key: String,
    /// Name of the game or vendor, or title of the page.
    pub name: String,
    /// The vendor of a game; else empty.
    pub detail: String,
    /// The type of a game or of a vendor's games.
    pub label: Option<Text>,
    /// Picture of a game, icon of a vendor; empty where there is none, or none yet.
    pub image: String,
    /// The operator features the game.
    pub hot: bool,
    /// Whether the game cannot be played yet.
    pub coming_soon: bool,
    /// How many free spins the member has in it; `null` where there are none.
    pub free_spins: Option<Text>,
}
