//! The calls of fair play: what members decide about limits, pauses and reality checks, figures about their play, and what operators see.
//!
//! The rules and rows are those of the crate `protection`, which every way to stake, to deposit and to come in asks; this crate stands above
//! the cashier, since its figures are of all of the member's money.
//!
//! [`exclusion`] (a pause from now on, and what goes with it), [`history`], [`self_test`], [`help_lines`], [`harm`] (signs that an operator
//! looks at), [`letter`] (the figures of each month), [`minor`] (somebody too young has played), [`back_office`] (the operator's side).

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

pub use limits::of_wire;
pub use personal_data::DATA;
pub use reality_check::push_value as reality_check_told;

/// The tables of this crate.
pub const MIGRATIONS: &[Migration] = migrations!["0187_hours_before", "0410_withdrawals_back"];

/// What a member may change in an hour.
const CHANGES: RateLimit = RateLimit::hourly("fair-play", 120);

/// The jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[
    Kind::scheduled::<exclusion::ApplyExclusions>(),
    Kind::scheduled::<harm::LookForHarm>(),
    Kind::scheduled::<letter::WriteMonthlyLetters>(),
    Kind::scheduled::<jobs::ReleaseStakes>(),
];

/// The calls of this crate, for a site that is open.
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

/// Passes a member whose money is real.
fn real(member: Member) -> Result<Member, ApiError> {
    member.require_real()?;
    Ok(member)
}

/// Passes a real member who changes something.
async fn changing(base: &Base, member: Member) -> Result<Member, ApiError> {
    let member = real(member)?;
    CHANGES.take(base, &member.id).await?;
    Ok(member)
}
