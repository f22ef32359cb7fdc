//! The operator's calls for free spins. The operator's `games/src/free_spins/mod.rs` documents the contract.

use axum::extract::State;
use platform::http::Json;
use serde::{Deserialize, Serialize};

use super::super::SupplierState;
use super::super::free_spins::{Grant, GrantOutcome, Order};
use super::super::session::GameSession;
use super::error::CallError;
use super::transfer::{Refusal, Signed, is_id};

/// Maximum number of spins in a grant.
const MAX_SPINS: i64 = 1_000;
/// Maximum number of games in a grant.
const MAX_GAMES: usize = 50;

#[derive(Debug, Deserialize)]
pub(super) struct GrantBody {
    reward_uuid: String,
    player: String,
    games: Vec<String>,
    spins: i64,
    value: i64,
    currency: String,
    expires_at: i64,
}

#[derive(Debug, Deserialize)]
pub(super) struct WithdrawBody {
    reward_uuid: String,
}

#[derive(Debug, Serialize)]
pub(super) struct GrantView {
    reward_uuid: String,
    /// `granted`, `withdrawn` or `refused`.
    state: String,
    used: i64,
    #[serde(skip_serializing_if = "str::is_empty")]
    reason: &'static str,
}

impl From<Grant> for GrantView {
    fn from(grant: Grant) -> Self {
        Self { reward_uuid: grant.reward, state: grant.state, used: grant.used, reason: "" }
    }
}

impl GrantBody {
    fn order(self) -> Result<Order, Refusal> {
        let Self { reward_uuid, player, games, spins, value, currency, expires_at } = self;
        let names = is_id(&reward_uuid) && is_id(&player) && games.iter().all(|game| is_id(game));
        let fits = (1..=MAX_SPINS).contains(&spins) && value > 0 && (1..=MAX_GAMES).contains(&games.len());
        if !names || !fits || currency.len() != 3 {
            return Err(Refusal::Malformed);
        }
        Ok(Order { reward: reward_uuid, player, games, spins, value, currency, expires_at })
    }
}

pub(super) async fn grant(
    State(state): State<SupplierState>,
    Signed(body): Signed<GrantBody>,
) -> Result<Json<GrantView>, Refusal> {
    let order = body.order()?;
    let reward_uuid = order.reward.clone();
    match state.grant_free_spins(order).await? {
        GrantOutcome::Known(grant) => Ok(Json(grant.into())),
        GrantOutcome::Refused(reason) => {
            Ok(Json(GrantView { reward_uuid, state: "refused".to_owned(), used: 0, reason }))
        }
        GrantOutcome::Reused => Err(Refusal::RewardReused),
    }
}

pub(super) async fn withdraw(
    State(state): State<SupplierState>,
    Signed(body): Signed<WithdrawBody>,
) -> Result<Json<GrantView>, Refusal> {
    if !is_id(&body.reward_uuid) {
        return Err(Refusal::Malformed);
    }
    Ok(Json(state.withdraw_free_spins(&body.reward_uuid).await?.into()))
}

/// Free spins as the page offers them. Amounts are minor units, times milliseconds since the epoch UTC.
#[derive(Debug, Serialize)]
pub(super) struct FreeSpinsView {
    id: String,
    left: i64,
    total: i64,
    value: i64,
    expires_at: i64,
}

/// The free spins that the player of a game session plays next; none where there are none.
pub(super) async fn of_visit(state: &SupplierState, session: &GameSession) -> Result<Option<FreeSpinsView>, CallError> {
    let grant = state.free_spins(&session.player, &session.game_code, &session.currency).await?;
    Ok(grant.map(|grant| FreeSpinsView {
        left: grant.left(),
        id: grant.reward,
        total: grant.spins,
        value: grant.value,
        expires_at: grant.expires_at,
    }))
}
