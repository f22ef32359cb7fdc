//! Slice `home`.

use super::{GameTile, Text, TileList};
use serde::Serialize;

/// The home screen.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HomeView {
    /// Categories that have vendors, with a picture each.
    pub categories: Vec<CategoryTile>,
    /// What the member played last, to go on with; empty for visitors.
    pub last_played: Vec<GameTile>,
    /// Hot games.
    pub hot: TileList,
    /// What is played most.
    pub popular: TileList,
    /// How many games there are in all, grouped: for the search box's hint. Empty until known.
    pub game_count: String,
}

/// A category of games.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CategoryTile {
    /// Game type code.
    pub key: String,
    /// Name.
    pub label: Text,
    /// Picture.
    pub image: String,
    /// Path that it leads to.
    pub href: String,
}
