//! Calls under `/dev/` that only a development server answers. `/dev/clock` advances its clock, so that whoever tries the site out need
//! not wait for the end of a day, a week or a month.

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use serde::Serialize;

use crate::base::Base;
use crate::clock::{MINUTE_MS, rfc3339};
use crate::http::{ApiError, Query, Reply};
use crate::params::{RequiredParam, Whole};
use crate::query;

query! {
    /// The query of `POST /dev/clock`.
    struct MoveQuery {
        /// How far to advance the clock, in minutes; a month at most.
        minutes: RequiredParam<Whole<1, 44_640>>,
    }
}

#[derive(Debug, Serialize)]
struct Now {
    now: String,
}

/// The routes of this module.
pub fn router(base: Base) -> Router {
    Router::new().route("/dev/clock", get(now).post(move_on)).with_state(base)
}

/// Passes on a development server.
///
/// # Errors
/// 404 on any other server.
pub fn require(base: &Base) -> Result<(), ApiError> {
    if base.config.development { Ok(()) } else { Err(ApiError::not_found("page")) }
}

async fn now(State(base): State<Base>) -> Result<Reply<Now>, ApiError> {
    require(&base)?;
    Ok(Reply(Now { now: rfc3339(base.clock.now_ms()) }))
}

async fn move_on(State(base): State<Base>, Query(query): Query<MoveQuery>) -> Result<Reply<Now>, ApiError> {
    require(&base)?;
    base.clock.advance_ms(i64::from(query.minutes.0) * MINUTE_MS);
    now(State(base)).await
}
