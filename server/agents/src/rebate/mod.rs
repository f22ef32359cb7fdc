//! Rebates (section 6 of the specification): a part of each settled valid bet is paid to the bettor and to the uplines, by the operator.
//!
//! A day is settled once it is over, by the rates and placements of that day: the core's `rebate` decides the shares, and each amount
//! is stored with the rates and the branch that it came through. What late bets and rolled back rounds change of an earlier day joins
//! the next run as an entry of its own. A negative sum is carried over as a debt against later rebates, and nothing is taken from a
//! wallet.
//!
//! Members who may not be given rewards (excluded, marked, closed) are paid no rebate either: their entries are marked as withheld
//! for good.

mod line;
mod pay;
mod run;

pub use run::SettleRebate;
