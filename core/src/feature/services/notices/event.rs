//! What its views may say.

use serde::{Deserialize, Serialize};

/// Notices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum NoticesEvent {
    /// Read the notice with this key by itself: it was pressed in the marquee, or stepped to.
    Read(String),
    /// Read the notice with this key beside the list.
    Select(String),
    /// The popup on show was read: the next one comes.
    ClosePopup,
    /// No more popups in this session.
    SkipPopups,
    /// Jump to a page of the list.
    Page(u32),
    /// Fetch again what failed.
    Retry,
    /// Stop or start the marquee.
    ToggleMarquee,
}
