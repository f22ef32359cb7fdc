//! Closing an account, which its member does, and opening it again, which an operator does.
//!
//! What stands in the way and what is given up is worked out by one function ([`closing_conditions`]), for the page that says it beforehand and for the
//! transaction that closes. That transaction reads everything anew: money that came in since, or a bet that was made, refuses it, because the balance is
//! no longer the one that the member has agreed to give up. Whoever comes after it finds no session. Money that arrives later still (a payment that the
//! provider was late with, a withdrawal that the bank sends back) stands in the wallet, and operators see it beside the account.

mod back_office;
mod close;
mod closing_conditions;
mod routes;

pub use back_office::{Closure, list, reopen};
pub(crate) use routes::router;
