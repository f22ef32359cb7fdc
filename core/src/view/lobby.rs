//! Slices `lobby` and `vendorLobby` (sections 2 and 4).

use super::{GameTile, LoadStatus, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The games lobby: /rng, /pvp, /fish.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LobbyView {
    /// Title of the lobby.
    pub title: Text,
    /// The vendors of the game type, all vendors first.
    pub vendors: Vec<VendorOption>,
    /// Why the vendors are missing; the screen's `retry` event asks for them again.
    pub vendors_problem: Option<Problem>,
    /// The vendor menu has arrows: more than 8 vendors.
    pub vendor_arrows: bool,
    /// The modes to choose from: all, hot, favourites, recent.
    pub modes: Vec<LobbyOption>,
    /// The classifications of the game type to choose from; empty when it has none.
    pub classifications: Vec<LobbyOption>,
    /// The minimum bets to choose from, no bound first.
    pub min_bets: Vec<LobbyOption>,
    /// The orders of the list to choose from.
    pub orders: Vec<LobbyOption>,
    /// How many of mode, classification and minimum bet narrow the list.
    pub narrowed: u8,
    /// What stands in the search box.
    pub search: String,
    /// How the list that the grid shows stands.
    pub list: LobbyList,
    /// The tiles of the games that are there.
    pub tiles: Vec<GameTile>,
    /// Pages to jump to; empty when there is one.
    pub pages: Vec<PageItem>,
    /// There is another page to append.
    pub more: bool,
    /// Grouped number of games found; empty until known.
    pub total: String,
}

/// How the list of the lobby stands. The four empty states differ on purpose.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum LobbyList {
    /// The first tiles are under way.
    #[default]
    Loading,
    /// The tiles show.
    Ready,
    /// The tiles show, and more are under way.
    LoadingMore,
    /// There is nothing yet: no favourites, nothing played.
    NothingYet,
    /// Nothing fits the filters: offer to clear them.
    NoMatch,
    /// The list needs a login.
    LoginNeeded,
    /// The list could not be had: offer to retry.
    Failed {
        /// What happened, and what to do.
        problem: Problem,
    },
}

/// A vendor to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct VendorOption {
    /// Code of the vendor; empty for all vendors.
    pub key: String,
    /// Name of the vendor; empty for all vendors.
    pub name: String,
    /// Icon of the vendor, in colour.
    pub icon: String,
    /// Icon of the vendor, in white.
    pub icon_white: String,
    /// The vendor is chosen.
    pub selected: bool,
    /// Event that chooses the vendor.
    pub select: UiEvent,
}

/// A mode, classification, minimum bet or order to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LobbyOption {
    /// Stable key: the code of the option, or `all`.
    pub key: String,
    /// Label of the option.
    pub label: Text,
    /// The option is chosen.
    pub selected: bool,
    /// Event that chooses the option.
    pub select: UiEvent,
}

/// A page to jump to, or a gap between pages.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PageItem {
    /// Stable key: the number, or the place of the gap.
    pub key: String,
    /// The page's number, `null` for a gap.
    pub number: Option<u32>,
    /// The page is the one that shows.
    pub current: bool,
    /// Event that jumps to the page; `null` for a gap and for the page that shows.
    pub select: Option<UiEvent>,
}

/// Vendor cards of a game type: /live, /sports, /esports, /sv3, /elott.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct VendorLobbyView {
    /// Title of the lobby.
    pub title: Text,
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Groups of cards (lottery has two: lottery and e-lottery).
    pub groups: Vec<VendorGroup>,
}

/// A group of vendor cards.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct VendorGroup {
    /// Code of the game type.
    pub key: String,
    /// Title of the group.
    pub title: Text,
    /// The cards of the group, one a vendor.
    pub cards: Vec<VendorCardView>,
}

/// A vendor of a game type, as a card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct VendorCardView {
    /// Code of the vendor.
    pub key: String,
    /// Name of the vendor.
    pub name: String,
    /// Picture of the vendor.
    pub image: String,
    /// Icon of the vendor, in colour.
    pub icon: String,
    /// The operator features the vendor.
    pub hot: bool,
    /// How many games the vendor has, grouped.
    pub game_count: String,
    /// None of the vendor's games can be played yet.
    pub coming_soon: bool,
    /// Event that starts the vendor's lobby.
    pub open: UiEvent,
}
