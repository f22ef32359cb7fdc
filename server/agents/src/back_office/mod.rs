//! The back office's operations on agents: appointing them, moving branches, the tree at any time, and accounts that agents have frozen.

mod appoint;
pub mod freezes;
pub mod moving;
pub mod places;

pub use appoint::{Appointed, Appointment, Placing, appoint};
