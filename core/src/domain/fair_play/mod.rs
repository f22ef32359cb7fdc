//! Fair play: what keeps a player in charge of time and money, and what the operator's licence demands of it.
//!
//! The specification is silent here; regulators are not (Great Britain's RTS and LCCP, Malta's directive on player protection, Ontario's
//! standards, Curacao's policy). It belongs to the rules and not to a page: every way to stake, to deposit and to come in asks the same
//! functions, the server to hold them and the client to say beforehand what will be held.

pub mod age;
mod exclusion;
pub mod harm;
mod limit;
mod limit_check;
pub mod policy;
mod reality_check;
pub mod self_test;
mod window;

pub use exclusion::{Exclusion, ExclusionCause, ExclusionKind, NEVER_MS, SELF_EXCLUSIONS, Span, TIME_OUTS};
pub use limit::{LimitChange, LimitKind, LimitPeriod, MAX_LIMIT, PendingRaise, SetLimit, is_bound};
pub use limit_check::{Limit, LimitedAction, ReachedLimit, Windows, judge};
pub use reality_check::{MAX_PAUSE_MS, PlayClock, Tick};
pub use window::{HourFigures, PlayTotals, eases_at, hour_of, sum};
