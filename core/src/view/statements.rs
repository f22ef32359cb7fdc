//! Slice `statements`: statements of the records (section 2).

use super::{FilterOption, LoadStatus, Moment, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The panel of statements on the page of a record.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StatementsView {
    /// The panel is open.
    pub opened: bool,
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The formats to choose from for the next statement.
    pub formats: Vec<FilterOption>,
    /// The statements that are there, the latest first.
    pub lines: Vec<StatementLine>,
    /// Another statement can be asked for.
    pub can_ask: bool,
    /// As many statements are there as are kept.
    pub full: bool,
    /// A statement is being asked for.
    pub asking: bool,
    /// How far the statement has come that is being made, in percent; `null` where that is not known.
    pub percent: Option<u32>,
    /// Why the last call failed.
    pub problem: Option<Problem>,
    /// The statement that is to be printed; `null` for none.
    pub printed: Option<PrintedStatement>,
}

/// A statement of the member's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StatementLine {
    /// Id of the statement.
    pub key: String,
    /// The record that it is of, and its format.
    pub title: Text,
    /// The days that it is of.
    pub days: Text,
    /// That it is being made or failed, else how many rows it has.
    pub state: Text,
    /// The statement could not be made.
    pub failed: bool,
    /// When the statement is deleted; `null` until it is ready.
    pub kept_until: Option<Moment>,
    /// Event that downloads it; `null` until it is ready.
    pub download: Option<UiEvent>,
    /// Event that shows it to be printed; `null` until it is ready.
    pub print: Option<UiEvent>,
    /// Event that deletes it; `null` while it is being made.
    pub remove: Option<UiEvent>,
}

/// Something that a statement says of itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StatementFactView {
    /// Name of the fact in the file.
    pub key: String,
    /// Name of the fact, in words.
    pub label: Text,
    /// The value, as the file has it.
    pub value: String,
}

/// A statement that is to be printed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PrintedStatement {
    /// The record that it is of, and its format.
    pub title: Text,
    /// What its head says.
    pub facts: Vec<StatementFactView>,
    /// The totals that it states.
    pub totals: Vec<StatementFactView>,
    /// How many rows it has, in words.
    pub rows: Text,
    /// The digest of the file, in groups.
    pub digest: String,
    /// Id of the key that it is signed with.
    pub key_id: String,
    /// Where a file is compared with the digest: what the QR code says.
    pub address: String,
}
