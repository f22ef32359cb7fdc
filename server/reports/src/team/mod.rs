//! Records of a team (section 2 of the specification, "Agent centre"): the bets and the movements of everybody who stood below an agent at that moment, what they
//! came to, and what the agent has earned, with the settlements of its contracts. What was moved to another upline leaves behind what it did before; what came, brings nothing along.
//!
//! Sums and figures come from what is counted by team (crate `agents`, `figures`); lines from the bets and movements themselves. How lines are found depends
//! on how many members they are of ([`scope::Team::is_small`]): those of few are read member by member, in growing steps back in time; those of many by
//! time, each with a look at where its member stood, which ends as soon as a page is full. `server/README.md` has the query plans.

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
use crate::days::{AskedDays, DAY_LENGTH, Spans};

/// Bytes of an account name.
pub(crate) const ACCOUNT_LENGTH: usize = 64;

choices! {
    Reaches of TeamReach;
    Groups of RecordGroup;
}

type DayParam = OptionalParam<Text<DAY_LENGTH>>;

/// The days that a query asks for.
pub(crate) fn days(
    (span, from, until): (&OptionalParam<OneOf<Spans>>, &DayParam, &DayParam),
    today: Day,
    offset_minutes: i64,
) -> Result<(Day, Day), ApiError> {
    AskedDays { span: span.0, from: from.0.as_deref(), until: until.0.as_deref() }.read(today, offset_minutes)
}
