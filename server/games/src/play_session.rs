//! A member's session of play: its duration and its net result, over all games and suppliers.
//!
//! It begins with the first game opened in a login session. Start and net result are computed from game sessions and
//! rounds at each call, so that no stored sum can drift from what was played. Section 3 of the specification asks for a
//! session's time and net beside games.

use axum::extract::State;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope, PlaySessionValue};
use utoipa::{OpenApiRouter, routes};

use crate::GamesState;
use identity::session::MemberEvenExcluded;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Reply};
use platform::store::sql;

/// The calls of this module.
pub fn router() -> OpenApiRouter<GamesState> {
    OpenApiRouter::new().routes(routes!(play_session))
}

/// Time and net of the session of play
///
/// The net is payouts less stakes of the rounds settled since the session began. Free spins do not count.
#[utoipa::path(
    get, path = "/wps/play/session", tag = "games", security(("session" = [])),
    responses((status = 200, body = Envelope<PlaySessionValue>), (status = 401, body = ErrorEnvelope))
)]
async fn play_session(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<PlaySessionValue>, ApiError> {
    let server_time = rfc3339(base.clock.now_ms());
    let started: Option<i64> =
        sql::query_scalar("select min(opened_at) from game_sessions where member_id = $1 and session_id = $2")
            .bind(&member.id)
            .bind(&member.session_id)
            .fetch_one(base.store.reader())
            .await?;
    let Some(started) = started else {
        return Ok(Reply(PlaySessionValue { server_time, ..PlaySessionValue::default() }));
    };
    let net: i64 = sql::query_scalar(
        "select cast(coalesce(sum(payout - stake), 0) as bigint) from rounds
         where member_id = $1 and opened_at >= $2 and currency = $3 and state = 'closed' and free_spins = ''",
    )
    .bind(&member.id)
    .bind(started)
    .bind(&member.row.currency)
    .fetch_one(base.store.reader())
    .await?;
    Ok(Reply(PlaySessionValue { started_at: rfc3339(started), net: Amount(Money(net)), server_time }))
}
