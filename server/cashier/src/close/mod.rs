//! The close of a day: whether the cashier's rows, the ledger and the payment provider say the same.
//!
//! Each day of the operator's is closed once it is over, currency by currency ([`CloseDays`], or by hand): `books` compares what
//! was received, paid, corrected and is on its way with what the ledger has booked, and looks for faults of the ledger itself; `at_provider`
//! asks the provider for its own figures, payment by payment; what differs with vendors that keep wallets comes from their hourly checks. Whatever differs becomes a row with the id by which it is found. A day can be closed
//! again and again: its rows are written anew, so that what was put right meanwhile is gone, and the same books give the same rows.

mod at_provider;
mod books;
mod difference;
mod job;
mod row;

pub use difference::{Difference, DifferenceKind};
pub use job::{CloseDay, CloseDays, close, due, enqueue};
pub use row::{DailyClose, list, of_day};
