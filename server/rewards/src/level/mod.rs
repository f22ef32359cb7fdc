//! Levels (section 3 of the specification, `clubLabel`, `rankLevel`, `memberLabel`): what each needs and gives, raised at once or in the review of a period, kept or lost
//! in it. Above rank 4 customer service is the VIP one, as section 6 says.
//!
//! A change of a level is one transaction: the member's rank, names and labels, the gifts of all levels that were passed (each once for ever), a row of the history and a
//! message. A review is one row for a member and a period, so that a repeated job finds it there. The rules are those of
//! [`domain::reward::level`](lumora_core::domain::reward::level).

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
