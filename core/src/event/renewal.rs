//! What the page says about the build of the site that it runs on.

use serde::{Deserialize, Serialize};

/// A newer build of the site (section 8, parts that can not be loaded any more).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RenewalEvent {
    /// A newer build has arrived and waits.
    Ready,
    /// A part of this build is gone from the server.
    PartMissing,
    /// Load the newer build now.
    Accept,
    /// Not now.
    PutOff,
}
