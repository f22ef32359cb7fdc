//! Closing an account, by its member, and reopening it, by an operator.
//!
//! One function works out what blocks the closure and what is given up ([`closing_conditions`]), for the page and for the transaction
//! that closes. That transaction reads everything again: money or a bet that came in meanwhile makes it fail, because the balance is
//! not the one that the member has agreed to give up. After it, the member has no session. Money that arrives still later (a late
//! payment of the provider, a withdrawal that the bank returns) stays in the wallet, where operators see it.

mod back_office;
mod close;
mod closing_conditions;
mod routes;

pub use back_office::{Closure, list, reopen};
pub(crate) use routes::router;
