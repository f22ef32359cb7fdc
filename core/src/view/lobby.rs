//! Slices `lobby` and `vendorLobby` (sections 2 and 4).

use super::{GameTile, LoadStatus, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The games lobby: /rng, /pvp, /fish.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LobbyView {
    /// Name of the lobby.
    pub title: Text,
    /// Vendors of the game type.
    pub vendors: Vec<VendorOption>,
    /// Why the vendors are missing; the screen's `retry` event asks for them again.
    pub vendors_problem: Option<Problem>,
    /// The vendor menu has arrows: more than 8 vendors.
    pub vendor_arrows: bool,
    /// All, hot, favourites, recent.
    pub modes: Vec<LobbyOption>,
    /// Classifications of the game type; empty when it has none.
    pub classifications: Vec<LobbyOption>,
    /// Minimum bets.
    pub min_bets: Vec<LobbyOption>,
    /// Orders of the list.
    pub orders: Vec<LobbyOption>,
    /// How many of mode, classification and minimum bet narrow the list.
    pub narrowed: u8,
    /// Text of the search box.
    pub search: String,
    /// What the grid shows.
    pub list: LobbyList,
    /// The tiles that are there.
    pub tiles: Vec<GameTile>,
    /// Pages to jump to; empty when there is one.
    pub pages: Vec<PageItem>,
    /// There is another page to append.
    pub more: bool,
    /// Grouped number of games found; empty until known.
    pub total: String,
}

/// What the grid shows. The four empty states differ on purpose.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum LobbyList {
    /// The first tiles are under way.
    #[default]
    Loading,
    /// Tiles.
    Ready,
    /// Tiles, and more are under way.
    LoadingMore,
    /// Nothing yet (no favourites, nothing played).
    NothingYet,
    /// Nothing fits the filters: offer to clear them.
    NoMatch,
    /// Log in to see.
    LoginNeeded,
    /// It failed: offer to retry.
    Failed {
        /// What happened.
        problem: Problem,
    },
}

/// A vendor to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct VendorOption {
    /// Vendor code; empty for all vendors.
    pub key: String,
    /// Name; empty for all vendors.
    pub name: String,
    /// Icon in colour.
    pub icon: String,
    /// White icon.
    pub icon_white: String,
    /// It is chosen.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}

/// A mode, classification, minimum bet or order to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LobbyOption {
    /// Stable key.
    pub key: String,
    /// What it says.
    pub label: Text,
    /// It is chosen.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}

/// A page to jump to, or a gap between pages.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PageItem {
    /// Stable key.
    pub key: String,
    /// The page's number, `null` for a gap.
    pub number: Option<u32>,
    /// It is the current page.
    pub current: bool,
    /// Jumps to it; `null` for a gap and for the current page.
    pub select: Option<UiEvent>,
}

/// Vendor cards of a game type: /live, /sports, /esports, /sv3, /elott.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct VendorLobbyView {
    /// Name of the lobby.
    pub title: Text,
    /// Where the list stands.
    pub status: LoadStatus,
    /// Groups of cards (lottery has two: lottery and e-lottery).
    pub groups: Vec<VendorGroup>,
}

/// A group of vendor cards.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct VendorGroup {
    /// Game type code.
    pub key: String,
    /// Title.
    pub title: Text,
    /// Cards.
    pub cards: Vec<VendorCardView>,
}

/// A vendor card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct VendorCardView {
    /// Vendor code.
    pub key: String,
    /// Name.
    pub name: String,
    /// Picture.
    pub image: String,
    /// Icon.
    pub icon: String,
    /// The operator features it.
    pub hot: bool,
    /// Grouped number of games.
    pub game_count: String,
    /// Nothing of it can be played yet.
    pub coming_soon: bool,
    /// Starts it.
    pub open: UiEvent,
}
