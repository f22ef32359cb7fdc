//! Settling contracts (sections 2 and 9 of the specification): dividends, daily, hourly and real-time wages.
//!
//! A period is settled once it is over, from the figures frozen by then ([`crate::cutoff`]): those of all contracts in one pass, and
//! the core's rules for each. What late bets and rolled back rounds have changed of earlier periods is calculated again by the terms
//! of that time, and the difference is added to the payment; a negative sum is carried over as a debt against later settlements. So
//! all settlements together are what the bets give.
//!
//! Periods shorter than a day are settled from bets alone: rebates, bonuses and deposits are counted by days.
//!
//! Settlements are inserted in the transaction that stores the progress of the run, and paid in others that post the money and update
//! the row together: a job that dies at any point and runs again neither pays twice nor leaves anybody out.

mod audit;
pub mod back_office;
mod contract_settlement;
mod contract_state;
mod corrected;
mod dry_run;
mod due;
mod lines;
mod notify;
mod pay;
mod period_figures;
mod policy;
mod read;
mod routes;
mod row;
mod run;
mod running;
mod stored_figures;

pub use pay::PaySettlements;
pub(crate) use routes::router;
pub use row::Settlement;
pub use run::{SettleDaily, SettleHalfMonthly, SettleHourly, SettleMonthly, SettleRealTime, SettleWeekly};
pub use running::RunningTeams;
