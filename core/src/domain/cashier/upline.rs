//! Transfers to the upline: which of its two sides somebody is.

use crate::domain::named_enum::named_enum;

named_enum! {
    /// Whether a member gave the money of a transfer or got it.
    UplineDirection {
        /// The member gave the money, to the upline.
        #[default]
        Out = "OUT",
        /// The member got the money, from a downline.
        In = "IN",
    }
}
