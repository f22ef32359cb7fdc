//! Settling contracts (sections 2 and 9 of the specification): dividends, daily, hourly and real-time wages.
//!
//! A period is settled once it is over, by what [`crate::cutoff`] knows of it then: the figures of all contracts in one pass, and the core's rules for
//! each. What late bets and rolled-back rounds have changed of earlier periods is worked out again with the terms of then, and the difference joins
//! the payment; what would be below zero is carried against what comes. So what was settled and what is owed back are together what the bets say.
//!
//! Periods shorter than a day count bets alone: rebates, bonuses and deposits are counted by days of the operator.
//!
//! Rows are written in the transaction that notes how far the run has come, and paid in others that write money and row together: a job that dies anywhere
//! and runs again neither pays twice nor leaves anybody out.

mod audit;
pub mod back_office;
mod contract_state;
mod corrected;
mod dry_run;
mod due;
mod figured;
mod lines;
mod one;
mod pay;
mod policy;
mod read;
mod routes;
mod row;
mod run;
mod running;
mod stored_figures;
mod tell;

pub use pay::PaySettlements;
pub(crate) use routes::router;
pub use row::Settlement;
pub use run::{SettleDaily, SettleHalfMonthly, SettleHourly, SettleMonthly, SettleRealTime, SettleWeekly};
pub use running::RunningTeams;
