//! Missions and leaderboards (section 2 of the specification, page `missionLeaderboard`;
//! `MCSFE_getMissionSummaryDetails` and `MCSFE_getMissionLeaderboard` of section 7).
//!
//! Only what members did is stored: sums of settled bets ([`count`], a reader of the stream of `bets`), deposits
//! ([`note_deposit`], in the cashier's transaction), check-ins, and claimed rewards. The status of a mission follows
//! from it and from the time by [`domain::mission`](lumora_core::domain::mission). A reward is paid in the transaction
//! that inserts its claim, which is unique by mission, member and period; a prize in the transaction that settles its
//! result. Nothing is offered or paid to members who may not be marketed to.

pub mod board;
mod board_row;
mod check_in;
mod claim;
mod count;
mod deposit;
mod friend;
mod member;
mod personal_data;
mod progress;
mod row;
mod summary;

use axum::middleware;
use identity::idempotency;
use platform::Base;
use platform::clock::DAY_MS;
use platform::expiry::Expiry;
use platform::jobs::Kind;
use platform::store::{Migration, migrations};
use utoipa::{OpenApiRouter, routes};

pub use claim::claim_reward;
pub use count::count_all;
pub use deposit::note_deposit;
pub use friend::{forget_friend, note_friend};
pub use personal_data::DATA;
pub use row::{Titles, allows};
pub use summary::claimable;

/// Migrations of this crate's tables, in order.
pub const MIGRATIONS: &[Migration] = migrations!["0290_missions", "0291_mission_friends"];

/// How long progress and scores are kept after the end of their period, and how long an ended mission or board is
/// listed, in milliseconds.
const KEPT_MS: i64 = 60 * DAY_MS;

/// Expiry of this crate's rows. Progress and scores are needed until their period was claimed or closed; claims and
/// results belong to the member's record.
pub const EXPIRING: &[Expiry] = &[
    Expiry::never("missions", "what members did in a mission belongs to it, and outlasts its end"),
    Expiry::never("leaderboards", "the results of a board belong to it, and outlast its end"),
    Expiry::of("mission_progress", &["member_id", "mission_id", "period"], "until", KEPT_MS),
    Expiry::of("leaderboard_scores", &["board_id", "period", "member_id"], "until", KEPT_MS),
];

/// Kinds of background jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[Kind::scheduled::<count::CountMissions>(), Kind::scheduled::<board::CloseBoards>()];

/// The calls of this crate.
pub fn router() -> OpenApiRouter<Base> {
    let changing = OpenApiRouter::new()
        .routes(routes!(claim::claim))
        .routes(routes!(check_in::check_in))
        .route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new().routes(routes!(summary::summary)).routes(routes!(board::leaderboard)).merge(changing)
}
