//! The calls of fair play (responsible gambling): limits, exclusions and reality checks of members, figures about their play, and the
//! operator's side.
//!
//! The rules and tables belong to the crate `protection`, which every stake, deposit and login consults. This crate is above the
//! cashier, since its figures cover all of a member's money.
//!
//! [`exclusion`] (time-outs and self-exclusion with their side effects), [`history`], [`self_test`], [`help_lines`], [`harm`] (markers
//! of harm for operators), [`letter`] (monthly statements of play), [`minor`] (members found to be under age), [`back_office`] (the
//! operator's side).

pub mod back_office;
pub mod exclusion;
pub mod harm;
mod help_lines;
mod history;
mod jobs;
mod letter;
mod limits;
pub mod minor;
mod overview;
mod personal_data;
mod reality_check;
mod self_test;

use axum::middleware;
use identity::idempotency;
use identity::session::Member;
use platform::Base;
use platform::http::ApiError;
use platform::jobs::Kind;
use platform::rate_limit::RateLimit;
use platform::store::{Migration, migrations};
use utoipa::{OpenApiRouter, routes};

pub use limits::bound_from_wire;
pub use personal_data::DATA;
pub use reality_check::push_value as reality_check_push_value;

/// The database migrations of this crate.
pub const MIGRATIONS: &[Migration] = migrations!["0187_hours_before", "0410_withdrawals_back"];

/// Changes of fair play settings per member and hour.
const CHANGES: RateLimit = RateLimit::hourly("fair-play", 120);

/// The recurring jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[
    Kind::scheduled::<exclusion::ApplyExclusions>(),
    Kind::scheduled::<harm::LookForHarm>(),
    Kind::scheduled::<letter::WriteMonthlyLetters>(),
    Kind::scheduled::<jobs::ReleaseStakes>(),
];

/// The calls of this crate, all refused while the site is closed.
pub fn router() -> OpenApiRouter<Base> {
    let changing = OpenApiRouter::new()
        .routes(routes!(limits::set))
        .routes(routes!(limits::confirm))
        .routes(routes!(limits::decline))
        .routes(routes!(reality_check::choose))
        .routes(routes!(reality_check::answer))
        .route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new()
        .merge(exclusion::router())
        .merge(history::router())
        .merge(self_test::router())
        .merge(help_lines::router())
        .routes(routes!(limits::limits))
        .routes(routes!(reality_check::reality_check))
        .routes(routes!(overview::overview))
        .merge(changing)
}

/// Passes members; refuses guests of the demo, who play without money.
fn require_real(member: Member) -> Result<Member, ApiError> {
    member.require_real()?;
    Ok(member)
}

/// Passes members within the rate limit of changes; refuses guests of the demo.
async fn allow_change(base: &Base, member: Member) -> Result<Member, ApiError> {
    let member = require_real(member)?;
    CHANGES.take(base, &member.id).await?;
    Ok(member)
}
