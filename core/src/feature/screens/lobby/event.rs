//! Events of the games lobby (sections 2 and 4).

use serde::{Deserialize, Serialize};

/// Events of the games lobby (sections 2 and 4).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LobbyEvent {
    /// Choose a vendor by its code; empty is all.
    Vendor(String),
    /// Choose this mode of the list.
    Mode(crate::domain::game::LobbyMode),
    /// Choose a classification by its code; empty is all.
    Classification(String),
    /// Choose a minimum bet by its decimal string; empty is all.
    MinBet(String),
    /// Choose an order by its code; empty is the operator's.
    Sort(String),
    /// The text of the search box changed.
    Search {
        /// The text, as typed.
        text: String,
        /// Whether Enter was pressed: search at once.
        now: bool,
    },
    /// Jump to this page.
    Page(u32),
    /// Append the next page.
    LoadMore,
    /// The visitor has scrolled to the end of the list (scroll-loading, section 9).
    ScrolledToEnd,
    /// Back to all games: search, classification and minimum bet empty.
    ClearFilters,
    /// Fetch again what failed.
    Retry,
}
