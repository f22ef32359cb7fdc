//! Verification codes, which prove that a visitor or member holds a mobile number or a mail address (sections 4, 7 and
//! 8 of the specification).
//!
//! A handler first calls [`prove`], which counts a wrong guess permanently, and then [`redeem`] in the transaction of
//! the action that the code authorises.

mod code;
mod phone;
mod routes;
mod send;
mod text;
mod throttle;

pub use code::{LIFETIME_MS, MAX_TRIES, Purpose, Redeemed, guess, issue, prove, redeem, refuse_unless_right};
pub use phone::PhoneNumber;
pub use routes::router;
pub(crate) use send::{Sending, count_sending, send_without_captcha};
pub(crate) use text::message;
