//! Automatic play: a bounded number of rounds that start by themselves, with bounds on what they may lose and on the single
//! win that ends them.
//!
//! The bounds are the supplier's to keep, not the page's: each automatic spin names its automatic play, and is refused once a
//! bound is reached. Nothing is counted apart: what was played is summed from the rounds. How many rounds one may ask for is
//! the operator's setting; without it there is no automatic play.

mod bounds;
mod table;

pub use bounds::{Bounds, Ended, RefusedBounds};
pub use table::AutomaticPlay;
pub(crate) use table::may_spin;
