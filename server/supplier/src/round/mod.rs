//! A round, from stake to payout, as a durable state machine.
//!
//! ```text
//! Betting ──bet taken──▶ BetAccepted ──outcome committed──▶ Drawn ──payout taken──▶ Settled
//!    │ └──said no──▶ Refused
//!    └──no certain answer──▶ RollingBack ──undone──▶ RolledBack
//! ```
//!
//! Each arrow is one committed change with the condition that the round still is where the arrow starts, so two drivers
//! of one round (a call and the worker, or the worker of a restarted server) agree on one course. The outcome is
//! committed before the payout is sent: no crash can make a player's round be drawn again. Calls to the operator carry
//! the same transaction id at each attempt, and the operator acts once on each id.

mod drive;
mod history;
mod table;
mod worker;

pub use drive::{Spin, SpinRefusal};
pub use history::PastRound;
pub use table::{Round, Stage};
pub use worker::start_worker;
