//! Which days a record shows: part of the slices of the records.

use super::{FilterOption, Text};
use serde::Serialize;

/// Which days.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RecordDaysView {
    /// Some up to today, and those of the member's own choice.
    pub options: Vec<FilterOption>,
    /// The fields of the member's own choice; `null` while others are chosen.
    pub own: Option<OwnDays>,
}

/// Days of the member's own choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OwnDays {
    /// The first, YYYY-MM-DD.
    pub from: String,
    /// The last.
    pub until: String,
    /// What is wrong with them.
    pub error: Option<Text>,
}
