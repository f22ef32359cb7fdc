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
    /// How the next one is written.
    pub formats: Vec<FilterOption>,
    /// Those that are there, the latest first.
    pub lines: Vec<StatementLine>,
    /// Another one can be asked for.
    pub can_ask: bool,
    /// As many are there as are kept.
    pub full: bool,
    /// One is being asked for.
    pub asking: bool,
    /// How far the one is that is being made, in percent; `null` where that is not known.
    pub percent: Option<u32>,
    /// Why something was refused.
    pub problem: Option<Problem>,
    /// The one that is to be printed.
    pub printed: Option<PrintedStatement>,
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StatementLine {
    /// Stable key.
    pub key: String,
    /// Of what, and how written.
    pub title: Text,
    /// Of which days.
    pub days: Text,
    /// How far it is, or how many rows it has.
    pub state: Text,
    /// It could not be made.
    pub failed: bool,
    /// When it is deleted.
    pub kept_until: Option<Moment>,
    /// Downloads it; `null` while it can not be.
    pub download: Option<UiEvent>,
    /// Shows it to be printed.
    pub print: Option<UiEvent>,
    /// Deletes it; `null` while it is being made.
    pub remove: Option<UiEvent>,
}

/// Something that a statement says of itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StatementFactView {
    /// Its name in the file.
    pub key: String,
    /// What it is.
    pub label: Text,
    /// As the file has it.
    pub value: String,
}

/// A statement that is to be printed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PrintedStatement {
    /// Of what, and how written.
    pub title: Text,
    /// What its head says.
    pub facts: Vec<StatementFactView>,
    /// Its totals.
    pub totals: Vec<StatementFactView>,
    /// How many rows it has.
    pub rows: Text,
    /// The digest, in groups.
    pub digest: String,
    /// The key that it is signed with.
    pub key_id: String,
    /// Where a file is compared with the digest: what the QR code says.
    pub address: String,
}
