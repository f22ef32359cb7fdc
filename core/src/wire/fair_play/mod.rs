//! Fair play: limits, reality checks, exclusion, figures about play, and what the operator's licence asks of the site. Words of kinds and
//! periods are those of [`domain::fair_play`](crate::domain::fair_play).
//!
//! All but the help lines are about the member who calls. A member who is excluded may read all of it.

mod exclusion;
mod limits;
mod overview;
mod policy;
mod reality_check;
mod self_test;

pub use exclusion::*;
pub use limits::*;
pub use overview::*;
pub use policy::*;
pub use reality_check::*;
pub use self_test::*;
