//! What operators do about agents: who becomes one and where, moves of branches, who stood where, and accounts that agents have frozen.

mod appoint;
pub mod freezes;
pub mod moving;
pub mod places;

pub use appoint::{Appointed, Appointment, Placing, appoint};
