//! The slot engine: pure functions from a design (data) to outcomes and to exact mathematics.
//!
//! A [`SlotDesign`] is what the supplier stores for a title: reel strips, rows, paylines or ways, paytable, wild, scatter and
//! free spins. [`Slot::compile`] checks it once; everything after that (evaluating stops, the exact return to player and
//! hit rate) works on the compiled [`Slot`] and can not fail. Nothing here knows of money, sessions or the network: pays
//! are counted in coins, and the stake of a round is `coin x units`.
//!
//! The return to player is computed with integers over all stop combinations without visiting each one, and the tests
//! compare it for equality with full enumeration. How far payouts stray from it is measured over rounds
//! ([`Slot::deviation`]), since lines that cross share symbols. It serves the rules, paytable and return-to-player
//! display that licences demand before a stake is committed (Section 3 of the specification: games; its sample
//! supplier).

mod analysis;
mod compile;
mod design;
mod evaluate;
pub mod generate;
mod ratio;
mod spread;

pub use analysis::Mathematics;
pub use compile::{DesignError, Slot};
pub use design::{Expansion, FreeSpins, PaysOn, Role, SlotDesign, Symbol, Theme, Volatility, Wild};
pub use evaluate::{Outcome, SpinResult, StopSource, Win, WinKind};
pub use ratio::Ratio;
pub use spread::{HIGH_FROM, MEDIUM_FROM};

#[cfg(test)]
mod tests;
