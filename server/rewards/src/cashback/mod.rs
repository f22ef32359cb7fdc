//! Cashback: the operator's plans with rates by product and level, settled for each period that is over.
//!
//! A run is a period of a plan. Base, cap, minimum, wagering requirement and time to claim are fixed when it begins;
//! rates are read with each batch. A run goes through the members by id and stores its progress in the transaction of
//! each batch, so that after a crash it continues without paying anybody twice or leaving anybody out. Bets come from
//! daily sums ([`bets::days_of`]), in which a correction changes the day of its bet. Earlier periods are recalculated
//! with the next run, see [`domain::reward::cashback`](lumora_core::domain::reward::cashback).

pub mod back_office;
mod entry;
mod offers;
mod plan;
mod run;

pub(crate) use offers::offers;
pub use run::SettleCashback;
