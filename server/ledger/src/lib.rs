//! The wallet: a double-entry ledger in integer minor units whose sum is always zero.
//!
//! Money never appears: each [`Posting`] of a transaction takes from one account what another gets, so the sum over all
//! accounts of a currency is zero at every moment. An account's balance is the sum of its entries, kept in a column that
//! the same database transaction updates. A member's accounts never fall below zero; the operator's may, because a
//! negative balance there says how much of it is owed or was issued.
//!
//! [`post`] is idempotent: each transaction carries a key, and the same key again changes nothing. It runs inside
//! [`platform::store::Store::write`], so that whatever else belongs to it (a round, a withdrawal) is stored with it or not at
//! all. It serves the wallet of sections 1 and 7 of the specification.

mod account;
mod error;
mod post;

pub use account::{Account, AccountKind, POINTS, balance_of};
pub use error::LedgerError;
pub use post::{Posted, Posting, Transaction, TransactionKind, post};

use platform::store::{Migration, migrations};

/// The tables of this crate.
pub const MIGRATIONS: &[Migration] = migrations!["0001_ledger", "0102_supplier_settlement"];
