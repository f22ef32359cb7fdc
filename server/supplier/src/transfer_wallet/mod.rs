//! Transfer wallets: balances that the supplier keeps itself, for vendors whose games are not played from the
//! operator's wallet (section 3 of the specification: wallets of vendors and transfers). The tables (`own_balances`,
//! `own_bets`, `own_stakes`, `own_transfers`) hold them.
//!
//! The operator moves money in and out under reference numbers of its own ([`transfer`]); rounds of such a vendor stake
//! from the balance ([`stake`]), and settled bets are listed in order ([`bets`]). Each movement is one transaction with
//! a condition on what it relies on, so that a repeated call, a round that is driven twice, or two calls at once move
//! money once.

mod balance;
pub mod bets;
pub mod stake;
pub mod transfer;

pub use balance::{BalanceKey, WalletBalance};
