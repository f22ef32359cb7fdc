//! Events of the lottery page (sections 2, 4 and 7).

use serde::{Deserialize, Serialize};

/// Events of the lottery page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LotteryEvent {
    /// Look at the draws of this vendor.
    Vendor(String),
    /// Fetch again what failed.
    Retry,
}
