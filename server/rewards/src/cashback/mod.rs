//! Cashback as the operator sets it: plans with rates by product and level, settled for each period that is over.
//!
//! A run is a period of a plan, under the terms of its first moment; it walks the members in order and notes how far it is in the transaction that writes
//! what it did, so that one that was killed goes on, and pays nobody twice and leaves nobody out. Bets come from the sums of days
//! ([`bets::days_of`]), which corrections change in the day of the bet: what that makes of periods that were settled is worked out again with the
//! next one, see [`domain::reward::cashback`](lumora_core::domain::reward::cashback).

pub mod back_office;
mod entry;
mod offers;
mod plan;
mod run;

pub(crate) use offers::offers;
pub use run::SettleCashback;
