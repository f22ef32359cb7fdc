//! The call that lists the free spins a member has left, by game.

use axum::extract::State;
use identity::session::Member;
use lumora_core::wire::{Envelope, FreeSpinsOfGame, FreeSpinsValue};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Reply};
use platform::store::{Store, StoreError, sql};
use std::collections::BTreeMap;
use utoipa::{OpenApiRouter, routes};

use crate::GamesState;

/// The calls of this module.
pub fn router() -> OpenApiRouter<GamesState> {
    OpenApiRouter::new().routes(routes!(left))
}

/// Free spins that are left
///
/// By game: those that the supplier has confirmed and that can be played now. A grant for several games counts for each
/// of them.
#[utoipa::path(
    get, path = "/wps/game/freeSpins", tag = "games", security(("session" = [])),
    responses(
        (status = 200, body = Envelope<FreeSpinsValue>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope)
    )
)]
async fn left(State(base): State<Base>, member: Member) -> Result<Reply<FreeSpinsValue>, ApiError> {
    Ok(Reply(FreeSpinsValue { games: read(&base.store, &member.id, base.clock.now_ms()).await? }))
}

async fn read(store: &Store, member_id: &str, now_ms: i64) -> Result<Vec<FreeSpinsOfGame>, StoreError> {
    let query =
        "select games, spins - used from free_spins where member_id = $1 and ended_at is null and told_at is not null
                 and expires_at > $2 and used < spins";
    let rows: Vec<(String, i64)> = sql::query_as(query).bind(member_id).bind(now_ms).fetch_all(store.reader()).await?;
    let mut left: BTreeMap<String, i64> = BTreeMap::new();
    for (games, spins) in rows {
        for game in games.split(' ') {
            *left.entry(game.to_owned()).or_default() += spins;
        }
    }
    let of_game =
        |(game_code, left): (String, i64)| FreeSpinsOfGame { game_code, left: u32::try_from(left).unwrap_or(0) };
    Ok(left.into_iter().map(of_game).collect())
}
