//! What the views say about customer service and the download page.

use serde::{Deserialize, Serialize};

/// Customer service (sections 2, 6 and 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SupportEvent {
    /// Start a conversation with the online service. To be sent from the press itself, for it opens a window.
    Online,
    /// The browser did not let the window open.
    Blocked,
    /// Open the chat room.
    Chat,
}

/// The download page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DownEvent {
    /// Show the app with this key.
    Choose(String),
}
