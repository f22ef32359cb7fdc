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
    /// The accounts to choose from: money, or points.
    pub accounts: Vec<FilterOption>,
    /// The days that the record shows, and the choices for them.
    pub days: RecordDaysView,
    /// The kinds of movements to narrow the list to; all of them first.
    pub groups: Vec<FilterOption>,
    /// The directions to narrow the list to; both of them first.
    pub directions: Vec<FilterOption>,
    /// The days that are shown, and the time zone that they are of; `null` until it is known.
    pub zone: Option<Text>,
    /// The sums of all that the filter lets through; `null` until they are known.
    pub sums: Option<RecordSums>,
    /// The movements that the filter lets through, the latest first.
    pub lines: Vec<RecordLine>,
    /// Asks for a statement of what the filter lets through; `null` until that is known.
    pub statement: Option<UiEvent>,
    /// A kind or a direction is chosen.
    pub narrowed: bool,
    /// Fetches what happened earlier; `null` at the end.
    pub more: Option<UiEvent>,
    /// Earlier movements are being fetched.
    pub loading: bool,
    /// Why fetching earlier movements failed.
    pub problem: Option<Problem>,
}

/// The sums of the movements that the filter lets through.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RecordSums {
    /// How many movements there are.
    pub count: u32,
    /// What came in altogether, ready to show.
    pub total_in: String,
    /// What went out altogether, ready to show.
    pub total_out: String,
}

/// A movement of the member's money or points.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RecordLine {
    /// Id of the movement.
    pub key: String,
    /// What kind of movement it is, such as a deposit or a bet.
    pub title: Text,
    /// The game, the vendor, or the other side; empty where there is none.
    pub about: String,
    /// The number of the bet, deposit or the like that it belongs to; empty where it has none.
    pub order_no: String,
    /// Whether the movement added to the account.
    pub incoming: bool,
    /// The amount, with its sign.
    pub amount: String,
    /// The balance right before.
    pub before: String,
    /// The balance right after.
    pub after: String,
    /// When the movement was made.
    pub at: Option<Moment>,
    /// The page of what it belongs to; empty where there is none.
    pub href: String,
}
