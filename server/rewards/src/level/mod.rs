//! Levels (section 3 of the specification, `clubLabel`, `rankLevel`, `memberLabel`): their requirements and gifts,
//! raised at once or by the review of a period, kept or lost by the review. Above rank 4 members have VIP customer
//! service, as section 6 demands.
//!
//! A change of level is one transaction: the member's rank, names and labels, the gifts of all levels passed (each
//! once), a row of the history and a message. A review is one row for a member and a period, by which a repeated job
//! recognizes it. The rules are those of [`domain::reward::level`](lumora_core::domain::reward::level).

mod activity;
pub mod back_office;
mod change;
mod raise;
mod read;
mod review;
mod row;

pub use raise::RaiseLevels;
pub(crate) use read::read;
pub use review::ReviewLevels;
