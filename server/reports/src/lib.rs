//! The records of the member centre and the agent centre (sections 2 and 7 of the specification). This crate only reads what others
//! have written, so that a record can not differ from the books. Its own tables hold sums of that ([`count_bet_days`]).
//!
//! [`account_record`]: movements of a member's money or points. [`betting_record`]: bets. [`profit_and_loss`]: profit and loss by day
//! and product. [`team`]: the same for everybody below an agent, for the agent centre. [`export`]: the rows of all records as texts,
//! for signed statements.

mod account_record;
mod betting_record;
mod choices;
mod days;
pub mod export;
mod profit_and_loss;
pub mod team;

pub use betting_record::count_all_members as count_bet_days;

use platform::Base;
use platform::jobs::Kind;
use platform::store::{Migration, migrations};
use utoipa::{OpenApiRouter, routes};

/// The migrations of this crate's tables.
pub const MIGRATIONS: &[Migration] = migrations![
    "0331_bet_record_days",
    "0371_team_records",
    "0377_long_bets_by_time",
    "0380_long_bets_by_member",
    "0381_drawn_bets",
    "0415_bets_of_now",
];

/// The jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[Kind::scheduled::<betting_record::CountBetRecordDays>()];

/// The routes of the member's own records. They need a site that is open.
pub fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new()
        .routes(routes!(account_record::record))
        .routes(routes!(betting_record::record))
        .routes(routes!(betting_record::bet))
        .routes(routes!(profit_and_loss::report))
}
