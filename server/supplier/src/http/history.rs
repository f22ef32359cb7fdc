//! The calls for past rounds: the last rounds of a game, and one of them as it was shown.

use axum::extract::{Path, State};
use platform::http::Json;
use serde::Serialize;

use super::super::SupplierState;
use super::super::round::PastRound;
use super::super::tier::Tier;
use super::api::{RoundView, Visit};
use super::error::CallError;

#[derive(Serialize)]
pub(super) struct PastRoundsView {
    rounds: Vec<PastRoundView>,
}

/// A past round; times in milliseconds since the epoch UTC, amounts in minor units.
#[derive(Serialize)]
struct PastRoundView {
    id: String,
    opened_at: i64,
    stake: i64,
    payout: i64,
    tier: Tier,
    is_undone: bool,
    is_free: bool,
}

impl From<PastRound> for PastRoundView {
    fn from(round: PastRound) -> Self {
        let PastRound { id, opened_at, stake, is_free, payout, is_undone } = round;
        Self { id, opened_at, stake, payout, tier: Tier::of(payout, stake), is_undone, is_free }
    }
}

/// The player's last rounds in the game of the session.
pub(super) async fn list(
    State(state): State<SupplierState>,
    Visit(session): Visit,
) -> Result<Json<PastRoundsView>, CallError> {
    let rounds = state.past_rounds(&session.player, &session.game_code).await?;
    Ok(Json(PastRoundsView { rounds: rounds.into_iter().map(PastRoundView::from).collect() }))
}

/// One of the player's past rounds, with what its reels showed.
pub(super) async fn read(
    State(state): State<SupplierState>,
    Visit(session): Visit,
    Path(id): Path<String>,
) -> Result<Json<RoundView>, CallError> {
    let found = state.past_round(&session.player, &session.game_code, &id).await?;
    found.map(|round| Json(RoundView::of(round))).ok_or(CallError::ROUND_UNKNOWN)
}
