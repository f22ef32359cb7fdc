//! Rebate (section 6 of the specification): a part of each settled valid bet comes back, to who has bet and up the tree, paid by the operator.
//!
//! A day is settled once it is over, by the rates of that day and the places of then: the core's `rebate` says who gets what, and each sum is written
//! down with the rates and the branch that it came through. What late bets and rolled-back rounds change of an earlier day joins the next run as an
//! entry of its own; what would be below zero is carried against what comes, and nothing is taken from a wallet.
//!
//! Who may not be given rewards (excluded, marked, closed) is given no rebate either: entries say so, and nothing is made up for later.

mod line;
mod pay;
mod run;

pub use run::SettleRebate;
