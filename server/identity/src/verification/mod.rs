//! Proving that somebody holds a mobile number or a mail address (sections 4, 7 and 8 of the specification).
//!
//! A handler that needs a code calls [`prove`] first, which counts a wrong guess for good, and [`redeem`] in the transaction
//! that does what the code was for.

mod code;
mod phone;
mod routes;
mod send;
mod text;
mod throttle;

pub use code::{LIFETIME_MS, MOST_TRIES, Purpose, Redeemed, guess, issue, prove, redeem, refuse_unless_right};
pub use phone::PhoneNumber;
pub use routes::router;
pub(crate) use send::{Sending, count_sending, send_without_captcha};
pub(crate) use text::message;
