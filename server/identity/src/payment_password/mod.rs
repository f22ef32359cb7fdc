//! The payment password: what guards money on its way out, beside the session (sections 3 and 7 of the specification, `passwordCheck`).
//!
//! It is hashed like the login's, and kept apart from it: five wrong ones lock payments for a day, never the login. A guess is counted before
//! it is looked at, in a transaction of its own, so that thirty at once count as thirty. Who has forgotten it proves the login password
//! and a verified contact, which also ends a lock.

mod guess;
mod routes;

pub use guess::{Guard, is_set, prove};
pub(crate) use routes::router;
