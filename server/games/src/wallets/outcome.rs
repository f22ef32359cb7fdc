//! The call that shows a member the outcome of a round: the supplier is asked, and its answer is not stored.

use axum::extract::State;
use axum::http::StatusCode;
use identity::session::MemberEvenExcluded;
use lumora_core::wire::code;
use lumora_core::wire::{Envelope, RoundOutcome, RoundState};
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{Code, RequiredParam};
use platform::query;
use platform::rate_limit::RateLimit;
use platform::store::sql;
use utoipa::{OpenApiRouter, routes};

use super::vendor::RoundName;
use crate::GamesState;
use crate::seamless::SAMPLE_SUPPLIER;

/// Rate limit for asking suppliers on behalf of one member.
const OUTCOME_LIMIT: RateLimit = RateLimit { name: "round-outcomes", max: 60, window_ms: 60 * 1000 };

/// The call of this module.
pub fn outcome_router() -> OpenApiRouter<GamesState> {
    OpenApiRouter::new().routes(routes!(outcome))
}

/// 503: the outcome is not known now.
fn unreadable() -> ApiError {
    let message = "the supplier does not say what came out of the round: try again in a moment";
    ApiError::refused(StatusCode::SERVICE_UNAVAILABLE, code::ROUND_UNREADABLE, message)
}

query! {
    /// Query of a round's outcome.
    struct OutcomeQuery {
        /// Id of the bet in the betting record.
        id: RequiredParam<Code>,
    }
}

/// Outcome of a round
///
/// As its supplier reports it, with names in the reader's language. `UNKNOWN` where the supplier does not keep the
/// round any more.
#[utoipa::path(
    get, path = "/wps/member/records/bets/outcome", tag = "records", security(("session" = [])), params(OutcomeQuery),
    responses(
        (status = 200, body = Envelope<RoundOutcome>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope),
        (status = 503, body = ErrorEnvelope)
    )
)]
async fn outcome(
    State(state): State<GamesState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Query(query): Query<OutcomeQuery>,
) -> Result<Reply<RoundOutcome>, ApiError> {
    member.require_real()?;
    let text = "select supplier, supplier_round from rounds where id = $1 and member_id = $2";
    let found = sql::query_as(text).bind(&query.id.0).bind(&member.id);
    let found: Option<(String, String)> = found.fetch_optional(state.base.store.reader()).await?;
    let (supplier, round) = found.ok_or_else(|| ApiError::not_found("bet"))?;
    if supplier != SAMPLE_SUPPLIER {
        return Ok(Reply(RoundOutcome { state: RoundState::Unknown, spins: Vec::new() }));
    }
    OUTCOME_LIMIT.take(&state.base, &member.id).await?;
    let name = RoundName { round: &round, player: &member.id, language: language.code() };
    let outcome = state.vendors.round(name).await.map_err(|error| {
        tracing::warn!(%error, "a supplier does not tell what came out of a round");
        unreadable()
    })?;
    Ok(Reply(outcome))
}
