//! What its views may say.

use serde::{Deserialize, Serialize};

/// The lottery page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LotteryEvent {
    /// Look at the draws of this vendor.
    Vendor(String),
    /// Fetch again what failed.
    Retry,
}
