//! The payment password, which withdrawals and transfers need besides the session (sections 3 and 7 of the
//! specification, `passwordCheck`).
//!
//! It is hashed like the login password, and separate from it: five wrong guesses lock payments for a day, never the
//! login. A guess is counted before it is verified, in a transaction of its own, so that thirty concurrent guesses
//! count as thirty. A forgotten payment password is replaced with the login password and a code to a verified contact,
//! which also ends a lock.

mod guess;
mod routes;

pub use guess::{GuessState, is_set, prove};
pub(crate) use routes::router;
