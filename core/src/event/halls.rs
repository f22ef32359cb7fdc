//! What the views say in the halls beside the lobby: the popup list of a vendor's games, rooms, draws, and home below the fold.

use crate::domain::winners::WinnerPeriod;
use serde::{Deserialize, Serialize};

/// The popup list of a vendor's games (section 4, `isGame` VASSALAGE).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GameListEvent {
    /// The text of the search box changed.
    Search {
        /// As typed.
        text: String,
        /// Enter was pressed: search at once.
        now: bool,
    },
    /// Jump to a page.
    Page(u32),
    /// Fetch again what failed.
    Retry,
}

/// Rooms of player-versus-player games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RoomsEvent {
    /// Sit down in the room with this key.
    Join(String),
    /// Fetch the rooms again: after a failure, or to see who left.
    Refresh,
}

/// The lottery page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LotteryEvent {
    /// Look at the draws of this vendor.
    Vendor(String),
    /// Fetch again what failed.
    Retry,
}

/// Home below the fold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ShowcaseEvent {
    /// It comes into sight.
    Shown,
    /// Show the winners of this period.
    Period(WinnerPeriod),
    /// Fetch again what failed.
    Retry,
}
