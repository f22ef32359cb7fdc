//! Events of the notices in the marquee and in the popup (sections 3 and 4).

use serde::{Deserialize, Serialize};

/// Events of the notices in the marquee and in the popup.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum NoticesEvent {
    /// Read the notice with this key by itself: it was pressed in the marquee, or stepped to.
    Read(String),
    /// The visitor has pressed something, or a key: said once.
    Acted,
    /// The popup on show was read.
    ClosePopup,
    /// Read all notices.
    OpenAll,
    /// Fetch again what failed.
    Retry,
    /// Stop or start the marquee.
    ToggleMarquee,
}
