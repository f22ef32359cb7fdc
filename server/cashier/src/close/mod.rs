//! The close of a day: reconciles the cashier's rows with the ledger and with the payment provider.
//!
//! Each day in the operator's time zone is closed after its end, by currency ([`CloseDays`], or by an operator).
//! `books` compares receipts, payments, corrections, transfers and money in transit with the ledger, and checks the
//! ledger for faults; `at_provider` queries the provider's own figures, payment by payment; differences with vendors
//! that keep wallets come from their hourly checks. Each difference is a row with the id that it concerns. A day can be
//! closed again: its rows are replaced, so that differences that were settled meanwhile disappear.

mod at_provider;
mod books;
mod difference;
mod job;
mod row;

pub use books::Books;
pub use difference::{Difference, DifferenceKind};
pub use job::{CloseDay, CloseDays, close, due, read_books};
pub use row::{DailyClose, list, of_day};
