//! Events of the popup list of a vendor's games (section 4).

use serde::{Deserialize, Serialize};

/// Events of the popup list of a vendor's games (section 4, `isGame` VASSALAGE).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GameListEvent {
    /// The text of the search box changed.
    Search {
        /// The text, as typed.
        text: String,
        /// Whether Enter was pressed: search at once.
        now: bool,
    },
    /// Jump to this page.
    Page(u32),
    /// Fetch again what failed.
    Retry,
}
