//! What its views may say.

use serde::{Deserialize, Serialize};

/// Who the visitor is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SessionEvent {
    /// Asks for confirmation, then signs out.
    SignOut,
    /// Fetch the balance again.
    RefreshBalance,
    /// Show or hide the balance.
    ToggleBalance,
}
