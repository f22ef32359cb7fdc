//! Events of the search of the site (section 2).

use serde::{Deserialize, Serialize};

/// Events of the search of the site.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SearchEvent {
    /// The text of the search box changed.
    Typed(String),
    /// Open the result with this key.
    Open(String),
    /// Forget the recent searches.
    ForgetRecent,
    /// Fetch again what failed.
    Retry,
}
