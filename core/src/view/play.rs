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
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// What stands in the search box.
    pub search: String,
    /// The list is narrowed by a search.
    pub searched: bool,
    /// The games of the page of the list.
    pub tiles: Vec<GameTile>,
    /// Pages to jump to; empty when there is one.
    pub pages: Vec<PageItem>,
    /// Grouped number of games found; empty until known.
    pub total: String,
}

/// The rooms of the lobby's vendor.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RoomsView {
    /// The lobby has rooms to show, or to wait for.
    pub shown: bool,
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The rooms of the list.
    pub rooms: Vec<RoomView>,
}

/// A room of a player-versus-player game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RoomView {
    /// Id of the room.
    pub key: String,
    /// Name of the game.
    pub name: String,
    /// Picture of the game.
    pub image: String,
    /// For which players the room is; `null` where the operator does not say.
    pub level: Option<Text>,
    /// What a round is played for, with the currency's sign.
    pub stake: String,
    /// The least balance that may sit down, with the currency's sign.
    pub entry: String,
    /// How many can play in the room.
    pub seats: u32,
    /// How many sit in the room now.
    pub seated: u32,
    /// Every seat is taken.
    pub full: bool,
    /// The room cannot be played in yet.
    pub coming_soon: bool,
    /// Event that sits down in the room.
    pub join: UiEvent,
}

/// The lottery page: the draws of a vendor, and its lotteries.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LotteryView {
    /// Vendors whose draws the page shows.
    pub vendors: Vec<DrawVendor>,
    /// The draws are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The draw that shows in large: the one that the address names, else the next; `null` without draws.
    pub next: Option<DrawDetail>,
    /// All draws of the vendor, the soonest first.
    pub draws: Vec<DrawItem>,
    /// The lotteries of the vendor that the member played last.
    pub recent: Vec<LotteryLink>,
    /// Lotteries of the vendor whose draws are not known here.
    pub others: Vec<LotteryLink>,
    /// The address names a lottery that has no draw here.
    pub missing: bool,
}

/// A lottery, as a link to its page.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LotteryLink {
    /// Code of the lottery.
    pub key: String,
    /// Name of the lottery.
    pub name: String,
    /// Name of the vendor that it is played under.
    pub vendor: String,
    /// Picture of the lottery.
    pub image: String,
    /// Address of the lottery's page.
    pub href: String,
    /// The lottery cannot be played yet.
    pub coming_soon: bool,
}

/// A lottery vendor to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DrawVendor {
    /// Code of the vendor.
    pub key: String,
    /// Name of the vendor.
    pub name: String,
    /// The vendor is chosen.
    pub selected: bool,
    /// Event that chooses the vendor.
    pub select: UiEvent,
}

/// The draw that shows in large.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DrawDetail {
    /// Name of the lottery.
    pub name: String,
    /// Name of the vendor.
    pub vendor: String,
    /// Picture of the lottery.
    pub image: String,
    /// Number of the issue.
    pub numero: String,
    /// When it is drawn, in the visitor's zone.
    pub at: String,
    /// When the sale ends, in the visitor's zone.
    pub closes: String,
    /// When the draw after it is, in the visitor's zone.
    pub after: String,
    /// Time left until the draw, in hours, minutes and seconds; empty when it is due.
    pub left: String,
    /// The sale is over.
    pub closed: bool,
}

/// A draw, as a row of a list.
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
    /// Picture of the lottery.
    pub image: String,
    /// Number of the issue.
    pub numero: String,
    /// When the draw is.
    pub at: Option<Moment>,
    /// Address of the lottery's page.
    pub href: String,
    /// No bet on it can be placed yet.
    pub coming_soon: bool,
    /// The draw is the one that shows in large.
    pub selected: bool,
}

/// The showcase of home: featured games, winners and draws.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ShowcaseView {
    /// The row of games that the operator features.
    pub featured: FeaturedList,
    /// The board of those who won.
    pub winners: WinnerBoard,
    /// The draws that come next.
    pub draws: DrawList,
}

/// The row of games that the operator features.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FeaturedList {
    /// The games are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The games of the row.
    pub items: Vec<FeaturedItem>,
}

/// A game that the operator features.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FeaturedItem {
    /// Node id of the game.
    pub key: String,
    /// Name of the game.
    pub name: String,
    /// The operator's headline; the name where it has none.
    pub headline: String,
    /// The operator's sentence; may be empty.
    pub text: String,
    /// Picture of the game.
    pub image: String,
    /// Event that starts the game.
    pub play: UiEvent,
}

/// The winner board: the wins of a period.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WinnerBoard {
    /// The wins are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Periods to choose from.
    pub periods: Vec<PeriodOption>,
    /// The wins of the period.
    pub winners: Vec<WinnerItem>,
}

/// A period of the winner board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PeriodOption {
    /// Code of the period.
    pub key: String,
    /// Label of the period.
    pub label: Text,
    /// The period is chosen.
    pub selected: bool,
    /// Event that chooses the period.
    pub select: UiEvent,
}

/// A win on the winner board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WinnerItem {
    /// Stable key: place in the list.
    pub key: String,
    /// Name of the winner, masked.
    pub name: String,
    /// Name of the game.
    pub game: String,
    /// Picture of the game.
    pub image: String,
    /// What the round paid, with the currency's sign.
    pub payout: String,
    /// When the round was settled.
    pub at: Option<Moment>,
    /// Event that starts the game.
    pub play: UiEvent,
}

/// The draws that come next.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DrawList {
    /// The draws are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The draws, the soonest first.
    pub items: Vec<DrawItem>,
}
