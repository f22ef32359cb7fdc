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
    /// Name.
    pub name: String,
    /// Name of the vendor.
    pub vendor: String,
    /// Picture, 3:4.
    pub image: String,
    /// The operator features it.
    pub hot: bool,
    /// The member marked it.
    pub favourite: bool,
    /// It cannot be played yet.
    pub coming_soon: bool,
    /// It can be tried as a guest, without an account.
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
    /// Where they stand.
    pub status: LoadStatus,
    /// Those that hold something.
    pub rows: Vec<GameRow>,
}

/// A row of games with its reason.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameRow {
    /// Stable key.
    pub key: String,
    /// The reason.
    pub title: Text,
    /// The list that shows all of it; empty where there is none.
    pub href: String,
    /// Its games.
    pub tiles: Vec<GameTile>,
}

/// The card that is open, if one is.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameCardView {
    /// The card.
    pub card: Option<GameCard>,
}

/// What is known of a game. What nobody has told is empty or `null`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameCard {
    /// Name, vendor, picture, marks.
    pub tile: GameTile,
    /// Return to player in percent.
    pub returned: String,
    /// How unevenly it pays.
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
    /// Where it stands.
    pub status: LoadStatus,
    /// The tiles.
    pub tiles: Vec<GameTile>,
}

/// Where something that loads stands.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum LoadStatus {
    /// Under way; what was there before may still show.
    #[default]
    Loading,
    /// All there.
    Ready,
    /// It failed; the screen's `retry` event tries again.
    Failed {
        /// What happened.
        problem: Problem,
    },
}

/// The running game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum GameView {
    /// No game.
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
    /// It is listed, and nobody runs it yet.
    ComingSoon {
        /// Name of the game or of its vendor, as far as known.
        title: String,
    },
    /// It could not start, or it stopped.
    Failed {
        /// Name of the game, as far as known.
        title: String,
        /// What happened.
        problem: Problem,
    },
    /// The address names a game, but nobody is logged in.
    LoginNeeded {
        /// What login is for.
        text: Text,
    },
}

/// How the member's session of play stands, over all games and suppliers. Both texts are empty until that is known.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlaySessionView {
    /// For how long, as `h:mm:ss`.
    pub elapsed: String,
    /// Payouts less stakes, with its sign and currency.
    pub net: String,
}
