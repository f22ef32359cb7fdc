//! Game tiles, slice `game`: the running game, and slice `playSession`: how play stands.

use super::{Moment, Problem, Text};
use serde::Serialize;

/// A game as a tile.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameTile {
    /// Node id: the key of every game event.
    pub key: String,
    /// Name of the game.
    pub name: String,
    /// Name of the vendor.
    pub vendor: String,
    /// Picture of the game, 3:4.
    pub image: String,
    /// The operator features the game.
    pub hot: bool,
    /// The member marked the game as a favourite.
    pub favourite: bool,
    /// The game cannot be played yet.
    pub coming_soon: bool,
    /// The game can be tried as a guest, without an account.
    pub demo: bool,
    /// A quiet line: what the list that it stands in makes worth knowing.
    pub note: Option<Text>,
    /// How many free spins the member has in it; `null` where there are none.
    pub free_spins: Option<Text>,
}

/// Rows of games below the fold of home.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameRowsView {
    /// The rows are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The rows that hold something.
    pub rows: Vec<GameRow>,
}

/// A row of games with its reason.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameRow {
    /// Stable key of the row.
    pub key: String,
    /// Heading of the row: the reason for it.
    pub title: Text,
    /// Address of the list that shows all of it; empty where there is none.
    pub href: String,
    /// The games of the row.
    pub tiles: Vec<GameTile>,
}

/// The card with what is known of a game, over the page.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameCardView {
    /// The card that is open; `null` where none is.
    pub card: Option<GameCard>,
}

/// What is known of a game. What nobody has told is empty or `null`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameCard {
    /// Name, vendor, picture and marks of the game.
    pub tile: GameTile,
    /// Return to the player in percent.
    pub returned: String,
    /// How unevenly the game pays.
    pub volatility: Option<Text>,
    /// The smallest stake of a round.
    pub smallest_stake: String,
    /// When the member played it last.
    pub played_at: Option<Moment>,
}

/// A row or grid of tiles that loads on its own.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TileList {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The games of the list.
    pub tiles: Vec<GameTile>,
}

/// How far something that loads has come.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum LoadStatus {
    /// Under way; what was there before may still show.
    #[default]
    Loading,
    /// Everything that was fetched is there.
    Ready,
    /// The fetching failed; the screen's `retry` event tries again.
    Failed {
        /// What happened, and what to do.
        problem: Problem,
    },
}

/// The game that runs, or that is to run.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum GameView {
    /// No game is asked for.
    #[default]
    None,
    /// The launch is under way.
    Launching {
        /// Name of the game, as far as known.
        title: String,
    },
    /// The game's page shows in the iframe.
    #[serde(rename_all = "camelCase")]
    Playing {
        /// Name of the game.
        title: String,
        /// Address of the iframe.
        url: String,
        /// Origin that messages must come from.
        origin: String,
        /// The game said that it can be played.
        ready: bool,
        /// Whether it is a favourite; `null` for what is no game of the catalogue, such as a vendor's lobby.
        favourite: Option<bool>,
        /// Opens the form of deposits above it, which plays on; empty for whoever has no wallet.
        deposit_href: String,
    },
    /// The game is listed, and nobody runs it yet.
    ComingSoon {
        /// Name of the game or of its vendor, as far as known.
        title: String,
    },
    /// The game could not start, or it stopped.
    Failed {
        /// Name of the game, as far as known.
        title: String,
        /// What happened, and what to do.
        problem: Problem,
    },
    /// The address names a game, but nobody is logged in.
    LoginNeeded {
        /// What the visitor logs in for.
        text: Text,
    },
}

/// How the member's session of play stands, over all games and suppliers. Both texts are empty until that is known.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlaySessionView {
    /// How long the session has lasted, as `h:mm:ss`.
    pub elapsed: String,
    /// Payouts less stakes, with its sign and currency.
    pub net: String,
}
