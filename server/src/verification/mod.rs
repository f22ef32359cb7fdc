//! Proving that somebody holds a mobile number or a mail address (sections 4, 7 and 8 of the specification).
//!
//! A handler that needs a code calls [`prove`] first, which counts a wrong guess for good, and [`redeem`] in the transaction
//! that does what the code was for.

mod code;
mod phone;

pub use code::{LIFETIME_MS, MOST_TRIES, Purpose, Redeemed, guess, issue, prove, redeem, refuse_unless_right};
pub use phone::PhoneNumber;
pub(crate) use phone::invalid_phone_number;
