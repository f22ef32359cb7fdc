//! Slice `statementCheck`: the check of a statement, at `/verify` (section 2).

use super::{StatementFactView, Text};
use crate::event::UiEvent;
use crate::feature::screens::statement_check::StatementCheckEvent;
use serde::Serialize;

/// How far the check is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CheckPhase {
    /// No file was chosen yet.
    #[default]
    Empty,
    /// The file is being read.
    Checking,
    /// The file was checked.
    Done,
    /// The file could not be read, or what checks it did not load.
    Broken,
}

/// The page that checks a statement.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StatementCheckView {
    /// How far the check has come.
    pub phase: CheckPhase,
    /// Name of the file; empty without one.
    pub file_name: String,
    /// The digest of a printed statement that the file is compared with, in groups; empty without one.
    pub wanted: String,
    /// The site's keys could not be had: only those that were told before count.
    pub without_keys: bool,
    /// The outcome of the check; `null` until there is one.
    pub report: Option<CheckedStatement>,
    /// Event that checks the same file again.
    pub retry: UiEvent,
}

impl Default for StatementCheckView {
    fn default() -> Self {
        StatementCheckView {
            phase: CheckPhase::Empty,
            file_name: String::new(),
            wanted: String::new(),
            without_keys: false,
            report: None,
            retry: UiEvent::StatementCheck(StatementCheckEvent::Retry),
        }
    }
}

/// The outcome of the check of a statement.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CheckedStatement {
    /// The statement is intact, and this site's.
    pub good: bool,
    /// The verdict, in a few words.
    pub verdict: Text,
    /// What the verdict means, and what it does not mean.
    pub meaning: Text,
    /// What was altered, a sentence for each alteration.
    pub findings: Vec<Text>,
    /// How many alterations are not told one by one; `null` where there are none.
    pub more: Option<Text>,
    /// What the head of the file says.
    pub facts: Vec<StatementFactView>,
    /// The totals that the file states.
    pub totals: Vec<StatementFactView>,
    /// How many rows the file has, in words.
    pub rows: Text,
    /// SHA-256 of the file, in groups.
    pub digest: String,
    /// Whose signature it carries; `null` for what is no statement.
    pub signature: Option<Text>,
}
