//! How a member can be reached: mail address and mobile number, each proved by a code before it counts (sections 2, 5 and 6 of the
//! specification).
//!
//! Registration need not ask for them. A verified one is what gets a member back into the account and guards a login from an
//! unknown browser, so taking its place needs the password again, a code that went to the new one, and one that went to the
//! present one.

mod change;
mod routes;
mod target;

pub(crate) use routes::router;
