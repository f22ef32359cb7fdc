//! Slice `outcome`: what became of a request that moves money and whose answer did not come.

use super::Text;
use crate::event::UiEvent;
use serde::Serialize;

/// The notice to show, if any.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OutcomeView {
    /// Stays until the outcome is known, or until it was read.
    pub notice: Option<OutcomeNotice>,
}

/// What is known of the request.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OutcomeNotice {
    /// What is known.
    pub text: Text,
    /// Why it was refused.
    pub reason: Option<Text>,
    /// Label of its button.
    pub label: Text,
    /// What the button does: asks now, or takes the notice away.
    pub press: UiEvent,
    /// The server is being asked.
    pub busy: bool,
}
