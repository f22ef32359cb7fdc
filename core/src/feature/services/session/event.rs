//! Events of the session: sign out, and the balance in the header.

use serde::{Deserialize, Serialize};

/// Events of the session: sign out, and the balance in the header.
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
