//! Slice `accountRecord`: every movement of the member's money or points (section 2, page `transactionHistory`).

use super::{FilterOption, LoadStatus, Moment, Problem, RecordDaysView, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The page `transactionHistory` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AccountRecordView {
    /// The movements are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Money, or points.
    pub accounts: Vec<FilterOption>,
    /// Which days.
    pub days: RecordDaysView,
    /// Kinds.
    pub groups: Vec<FilterOption>,
    /// Directions.
    pub directions: Vec<FilterOption>,
    /// The days that are shown, and the time zone that they are of; `null` until it is known.
    pub zone: Option<Text>,
    /// The sums of all that the filter lets through; `null` until they are known.
    pub sums: Option<RecordSums>,
    /// Latest first.
    pub lines: Vec<RecordLine>,
    /// Asks for a statement of what the filter lets through; `null` until that is known.
    pub statement: Option<UiEvent>,
    /// A kind or a direction is chosen.
    pub narrowed: bool,
    /// Fetches what happened earlier; `null` at the end.
    pub more: Option<UiEvent>,
    /// That is under way.
    pub loading: bool,
    /// Why nothing earlier came.
    pub problem: Option<Problem>,
}

/// Sums.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RecordSums {
    /// How many movements.
    pub count: u32,
    /// What came in.
    pub total_in: String,
    /// What went out.
    pub total_out: String,
}

/// A movement.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RecordLine {
    /// Stable key.
    pub key: String,
    /// What happened.
    pub title: Text,
    /// The game, the vendor, or the other side; empty where there is none.
    pub about: String,
    /// The number of what it belongs to; empty where it has none.
    pub order_no: String,
    /// More than before.
    pub incoming: bool,
    /// How much, with its sign.
    pub amount: String,
    /// The balance right before.
    pub before: String,
    /// The balance right after.
    pub after: String,
    /// When.
    pub at: Option<Moment>,
    /// The page of what it belongs to; empty where there is none.
    pub href: String,
}
