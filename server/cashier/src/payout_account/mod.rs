//! Payout accounts: the bank accounts, electronic wallets and crypto addresses that a member's withdrawals are paid to.
//!
//! The number is sealed by the vault and shown as its last four characters, to operators too; only the provider is
//! given all of it. The account must be the member's own: its holder is the name that the member has proven. Adding and
//! removing require the payment password and a fresh login, and notify the member by mail and SMS. A new account can be
//! paid to only after the operator's waiting time.

pub mod back_office;
mod change;
mod checksum;
mod method;
mod routes;
mod row;

pub(crate) use change::name_needed;
pub(crate) use method::MethodRow;
pub(crate) use routes::{present, router};
pub(crate) use row::AccountRow;
