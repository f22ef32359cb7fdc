//! What operators do about agents: who becomes one and where, moves of branches, and who stood where.

mod appoint;
pub mod moving;
pub mod places;

pub use appoint::{Appointed, Appointment, Stand, appoint};
