//! Slices `gameList`, `rooms`, `lottery` and `showcase`.

use super::{GameTile, LoadStatus, Moment, PageItem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The popup list of a vendor's games.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameListView {
    /// Name of the vendor; empty until known.
    pub vendor: String,
    /// Where the list stands.
    pub status: LoadStatus,
    /// Text of the search box.
    pub search: String,
    /// The list is narrowed by a search.
    pub searched: bool,
    /// Games of the page.
    pub tiles: Vec<GameTile>,
    /// Pages to jump to; empty when there is one.
    pub pages: Vec<PageItem>,
    /// Grouped number of games found; empty until known.
    pub total: String,
}

/// Rooms of the lobby's vendor.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RoomsView {
    /// The lobby has rooms to show, or to wait for.
    pub shown: bool,
    /// Where the list stands.
    pub status: LoadStatus,
    /// The rooms.
    pub rooms: Vec<RoomView>,
}

/// A room.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RoomView {
    /// Room id.
    pub key: String,
    /// Name of the game.
    pub name: String,
    /// Picture of the game.
    pub image: String,
    /// Who it is for; `null` where the operator does not say.
    pub level: Option<Text>,
    /// What a round is played for, with the currency's sign.
    pub stake: String,
    /// The least balance that may sit down, with the currency's sign.
    pub entry: String,
    /// How many can play.
    pub seats: u32,
    /// How many sit there now.
    pub seated: u32,
    /// Every seat is taken.
    pub full: bool,
    /// It cannot be played yet.
    pub coming_soon: bool,
    /// Sits down.
    pub join: UiEvent,
}

/// The lottery page.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LotteryView {
    /// Vendors whose draws the page shows.
    pub vendors: Vec<DrawVendor>,
    /// Where the list stands.
    pub status: LoadStatus,
    /// The draw that the address names, else the next one; `null` without draws.
    pub next: Option<DrawDetail>,
    /// All draws of the vendor, the soonest first.
    pub draws: Vec<DrawItem>,
    /// What the member played last of the vendor.
    pub recent: Vec<LotteryLink>,
    /// Lotteries of the vendor whose draws are not known here.
    pub others: Vec<LotteryLink>,
    /// The address names a lottery that has no draw here.
    pub missing: bool,
}

/// A lottery of the menu.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LotteryLink {
    /// Stable key.
    pub key: String,
    /// Name.
    pub name: String,
    /// Under whose name it is played.
    pub vendor: String,
    /// Picture.
    pub image: String,
    /// Its page.
    pub href: String,
    /// It cannot be played yet.
    pub coming_soon: bool,
}

/// A lottery vendor to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DrawVendor {
    /// Vendor code.
    pub key: String,
    /// Name.
    pub name: String,
    /// It is chosen.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}

/// A draw in large.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DrawDetail {
    /// Name of the lottery.
    pub name: String,
    /// Name of the vendor.
    pub vendor: String,
    /// Picture.
    pub image: String,
    /// Number of the issue.
    pub numero: String,
    /// When it is drawn, in the visitor's zone.
    pub at: String,
    /// When the sale ends, in the visitor's zone.
    pub closes: String,
    /// When the draw after it is, in the visitor's zone.
    pub after: String,
    /// Time left until the draw, hours, minutes and seconds; empty when it is due.
    pub left: String,
    /// The sale is over.
    pub closed: bool,
}

/// A draw in a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DrawItem {
    /// Node id of the lottery.
    pub key: String,
    /// Name of the lottery.
    pub name: String,
    /// Name of the vendor.
    pub vendor: String,
    /// Picture.
    pub image: String,
    /// Number of the issue.
    pub numero: String,
    /// When it is drawn.
    pub at: Option<Moment>,
    /// Page of the lottery.
    pub href: String,
    /// No bet on it can be placed yet.
    pub coming_soon: bool,
    /// It is the one that shows in large.
    pub selected: bool,
}

/// Home below the fold.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ShowcaseView {
    /// Featured games.
    pub featured: FeaturedList,
    /// Who won.
    pub winners: WinnerBoard,
    /// Draws that come next.
    pub draws: DrawList,
}

/// Featured games.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FeaturedList {
    /// Where it stands.
    pub status: LoadStatus,
    /// The games.
    pub items: Vec<FeaturedItem>,
}

/// A featured game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FeaturedItem {
    /// Node id.
    pub key: String,
    /// Name of the game.
    pub name: String,
    /// The operator's headline; the name where it has none.
    pub headline: String,
    /// The operator's sentence; may be empty.
    pub text: String,
    /// Picture.
    pub image: String,
    /// Starts it.
    pub play: UiEvent,
}

/// The winner board.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WinnerBoard {
    /// Where it stands.
    pub status: LoadStatus,
    /// Periods to choose from.
    pub periods: Vec<PeriodOption>,
    /// Wins.
    pub winners: Vec<WinnerItem>,
}

/// A period of the winner board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PeriodOption {
    /// Code.
    pub key: String,
    /// What it says.
    pub label: Text,
    /// It is chosen.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}

/// A win.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WinnerItem {
    /// Stable key.
    pub key: String,
    /// Masked name.
    pub name: String,
    /// Name of the game.
    pub game: String,
    /// Picture of the game.
    pub image: String,
    /// What the round paid, with the currency's sign.
    pub payout: String,
    /// When it was settled.
    pub at: Option<Moment>,
    /// Starts the game.
    pub play: UiEvent,
}

/// Draws that come next.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DrawList {
    /// Where it stands.
    pub status: LoadStatus,
    /// The draws, the soonest first.
    pub items: Vec<DrawItem>,
}
