//! Slice `analyticsConsent`: the question whether visits may be counted (sections 3 and 7 of the specification, analytics id).

use crate::event::UiEvent;
use serde::Serialize;

/// The question, and what follows from its answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AnalyticsConsentView {
    /// The operator counts visits: there is something to ask, and an answer to change.
    pub offered: bool,
    /// The question is shown now.
    pub asks: bool,
    /// Host that the analytics script comes from.
    pub host: String,
    /// What is to be loaded; nothing unless the visitor has agreed.
    pub script: Option<AnalyticsScript>,
    /// Event that agrees to being counted.
    pub agree: UiEvent,
    /// Event that refuses to be counted.
    pub refuse: UiEvent,
    /// Event that shows the question again.
    pub ask: UiEvent,
}

/// The script of the operator's analytics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AnalyticsScript {
    /// Address of the script.
    pub src: String,
    /// The analytics id that the script is handed.
    pub id: String,
}
