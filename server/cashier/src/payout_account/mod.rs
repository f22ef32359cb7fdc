//! Accounts that a member is paid to: bank, electronic wallet, crypto address, by the operator's methods.
//!
//! The number is kept locked under the vault and shown as its last four characters, to operators too; only the provider is given it. It must be the
//! member's own: the holder is the name that the member has proven. Adding and removing ask for the payment password within a session that
//! has proven the login password, tell the member outside the site, and a new account can be paid to only after the operator's waiting time.

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
