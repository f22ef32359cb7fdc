//! Balances that the supplier keeps itself, for vendors whose wallet is no part of the operator's (section 3 of the specification: wallets of
//! vendors and transfers).
//!
//! The operator moves money in and out by calls under a number of its own ([`transfer`]); rounds of such a vendor stake from the balance
//! ([`stake`]), and what was settled is told in order ([`bets`]). Each movement is one transaction that names what it relies on, so that a call that is
//! repeated, a round that is driven twice, or two at once move money once.

mod balance;
pub mod bets;
pub mod stake;
pub mod transfer;

pub use balance::{BalanceKey, Held};
