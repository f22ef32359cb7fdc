//! Records of a team (section 2 of the specification, "Agent centre"): bets and movements of everybody below an agent, their profit
//! and loss, the agent's income, and the settlements of its contracts. A row counts for those who were above its member at its time:
//! a member who is moved to another upline leaves earlier rows behind and brings none along.
//!
//! Sums come from what is counted by team (crate `agents`, `figures`); rows from the bets and movements themselves. How rows are
//! found depends on the number of members ([`scope::Team::is_small`]): those of a small team are read member by member, in growing
//! steps back in time; those of a large one by time, each with a look-up of its member's placement, until a page is full.
//! `server/README.md` has the query plans.

mod bets;
mod figures;
mod income;
mod moves;
mod profit;
mod scope;
mod settlements;

pub use bets::{BetFilter, TeamBetsQuery};
pub use income::{IncomeQuery, income_of};
pub use moves::{MoveFilter, TeamMovesQuery};
pub use profit::{TeamProfitQuery, is_counted, profit_of};
pub use scope::{Span, Team};
pub use settlements::{SettlementFilter, SettlementRow, SettlementSums, SettlementsQuery};

use lumora_core::domain::record::{RecordGroup, TeamReach};
use platform::day::Day;
use platform::http::ApiError;
use platform::params::{OneOf, OptionalParam, Text};

use crate::choices::choices;
use crate::days::{DAY_LENGTH, DayFilter, Spans};

/// The longest account name, in bytes.
pub(crate) const ACCOUNT_LENGTH: usize = 64;

choices! {
    Reaches of TeamReach;
    Groups of RecordGroup;
}

type DayParam = OptionalParam<Text<DAY_LENGTH>>;

/// The days that a query selects.
pub(crate) fn days(
    (span, from, until): (&OptionalParam<OneOf<Spans>>, &DayParam, &DayParam),
    today: Day,
    offset_minutes: i64,
) -> Result<(Day, Day), ApiError> {
    DayFilter { span: span.0, from: from.0.as_deref(), until: until.0.as_deref() }.resolve(today, offset_minutes)
}
