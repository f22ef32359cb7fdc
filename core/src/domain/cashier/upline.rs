//! Transfers to the upline: which of its two sides somebody is.

use super::words;

words! {
    /// Whether a member gave a transfer or got it.
    UplineDirection {
        /// Given, to the upline.
        #[default]
        Out = "OUT",
        /// Got, from a downline.
        In = "IN",
    }
}
