//! Contracts of agents (sections 2 and 7 of the specification): what an upline and a downline have signed, and what they ask of each other.

mod effective;

pub use effective::{Effective, effective, versions};
