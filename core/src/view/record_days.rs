//! Which days a record shows: part of the slices of the records.

use super::{FilterOption, Text};
use serde::Serialize;

/// The days that a record shows: some up to today, or those of the member's own choice.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RecordDaysView {
    /// The choices: some days up to today, and the member's own.
    pub options: Vec<FilterOption>,
    /// The fields of the member's own days; `null` while others are chosen.
    pub own: Option<OwnDays>,
}

/// Days of the member's own choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OwnDays {
    /// The first day, YYYY-MM-DD.
    pub from: String,
    /// The last day, YYYY-MM-DD.
    pub until: String,
    /// What is wrong with the days.
    pub error: Option<Text>,
}
