//! Slice `outcome`: what became of a request that moves money and whose answer did not come.

use super::Text;
use crate::event::UiEvent;
use serde::Serialize;

/// The notice to show, if any.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OutcomeView {
    /// The notice; `null` where nothing is being looked for. It stays until the outcome is known, or until it was read.
    pub notice: Option<OutcomeNotice>,
}

/// A notice about a request whose answer did not come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OutcomeNotice {
    /// What is known of the request, in words.
    pub text: Text,
    /// Why the request was refused.
    pub reason: Option<Text>,
    /// Label of the notice's button.
    pub label: Text,
    /// Event of the button: asks the server now, or takes the notice away.
    pub press: UiEvent,
    /// The server is being asked.
    pub busy: bool,
}
