//! The calls of automatic play: begin it within its bounds, and stop it.

use axum::extract::State;
use axum::http::StatusCode;
use platform::http::{ApiError, Json};
use serde::{Deserialize, Serialize};

use super::super::SupplierState;
use super::super::automatic::{AutomaticPlay, Bounds, Ended};
use super::api::Visit;
use super::error::CallError;

/// The bounds of automatic play; amounts in minor units.
#[derive(Deserialize)]
pub(super) struct BeginBody {
    stake: i64,
    rounds: i64,
    loss_limit: i64,
    win_limit: Option<i64>,
}

#[derive(Deserialize)]
pub(super) struct StopBody {
    id: String,
}

/// State of automatic play.
#[derive(Serialize)]
pub(super) struct AutomaticView {
    id: String,
    /// Number of rounds that may still be played.
    left: i64,
    /// Why it has ended; null while it goes on.
    ended: Option<Ended>,
}

impl AutomaticView {
    pub(super) fn of(play: AutomaticPlay) -> Self {
        Self { left: (play.bounds.rounds - play.played.rounds).max(0), id: play.id, ended: play.ended }
    }
}

/// Begins automatic play.
pub(super) async fn begin(
    State(state): State<SupplierState>,
    Visit(session): Visit,
    body: Result<Json<BeginBody>, ApiError>,
) -> Result<Json<AutomaticView>, CallError> {
    let Json(BeginBody { stake, rounds, loss_limit, win_limit }) = body.map_err(|_| CallError::INVALID)?;
    let game = state.game(&session.game_code).await?.ok_or(CallError::GAME_UNKNOWN)?;
    if !game.stakes.contains(&stake) || !session.rules.allows(stake) {
        return Err(CallError::STAKE_INVALID);
    }
    let bounds = Bounds { stake, rounds, loss_limit, win_limit };
    bounds.check(session.rules.auto_rounds).map_err(CallError::RefusedBounds)?;
    Ok(Json(AutomaticView::of(state.begin_automatic(&session, bounds).await?)))
}

/// Stops automatic play. A round that has begun is played to its end.
pub(super) async fn stop(
    State(state): State<SupplierState>,
    Visit(session): Visit,
    body: Result<Json<StopBody>, ApiError>,
) -> Result<StatusCode, CallError> {
    let Json(StopBody { id }) = body.map_err(|_| CallError::INVALID)?;
    state.stop_automatic(&session.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
