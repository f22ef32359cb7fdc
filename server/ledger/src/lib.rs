//! The wallet: a double-entry ledger in integer minor units whose sum is always zero.
//!
//! Money never appears from nowhere: each [`Posting`] of a transaction takes from one account what another gets, so the sum over
//! all entries of a currency is zero at every moment. A member's wallet keeps a running balance in a column that the same
//! database transaction updates, and that never falls below what is held of it. A house account (the operator's or a supplier's)
//! moves with every member's bets: if each bet updated its one row, bets of different members would wait for each other. So its
//! balance is the sum of its entries, most of them added up beforehand ([`roll_up`]).
//!
//! [`post`] is idempotent: each transaction carries a key, and posting the same key again changes nothing. It runs inside
//! [`platform::store::Store::write`], so that whatever else belongs to it (a round, a withdrawal) is stored with it or not at
//! all. [`hold`] sets money aside until a decision, [`statement`] lists the entries of an account, [`days`] sums them by day and
//! kind. The crate serves the wallet of sections 1, 3 and 7 of the specification.

mod account;
mod audit;
mod batch;
pub mod days;
mod error;
mod finding;
pub mod hold;
mod personal_data;
mod post;
mod roll_up;
mod statement;
mod wallet_move;

pub use account::{Account, POINTS, available_of, available_of_wallets, balance_of, balances_at};

pub use audit::{Audit, audit};
pub use batch::Batch;
pub use error::LedgerError;
pub use finding::{Fault, Finding, findings, sums};
pub use lumora_core::domain::ledger::{AccountKind, TransactionKind};
pub use personal_data::DATA;
pub use post::{IdempotencyKey, Posted, Posting, Transaction, check_posted, post, statements};
pub use roll_up::roll_up;
pub use statement::{Cursor, Line, statement};
pub use wallet_move::{WALLET_MOVES, WalletMove, moved_in};

use platform::Base;
use platform::jobs::Kind;
use platform::store::{Migration, migrations};

/// The migrations of this crate's tables.
pub const MIGRATIONS: &[Migration] = migrations![
    "0001_ledger",
    "0102_supplier_settlement",
    "0103_running_balances",
    "0111_fewer_indexes",
    "0330_account_days",
    "0342_wallet_moves",
    "0401_cursors_within"
];

/// The jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[Kind::scheduled::<roll_up::RollUp>(), Kind::scheduled::<days::CountAccountDays>()];
