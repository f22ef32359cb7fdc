//! Slice `home`: categories and rows of games on the home screen.

use super::{GameTile, Text, TileList};
use serde::Serialize;

/// The home screen, above the fold.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HomeView {
    /// Categories that have vendors, with a picture each.
    pub categories: Vec<CategoryTile>,
    /// What the member played last, to go on with; empty for visitors.
    pub last_played: Vec<GameTile>,
    /// The row of hot games.
    pub hot: TileList,
    /// The row of games that are played most.
    pub popular: TileList,
    /// How many games there are in all, grouped: for the search box's hint. Empty until known.
    pub game_count: String,
}

/// A category of games.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CategoryTile {
    /// Code of the game type.
    pub key: String,
    /// Name of the category.
    pub label: Text,
    /// Picture of the category.
    pub image: String,
    /// Address of the category's lobby.
    pub href: String,
}
