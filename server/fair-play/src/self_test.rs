//! The self-test about problem gambling. The answers are not stored; their sum is recorded in the member's history, where the markers
//! of harm read it. The page says so before the answers are sent.

use axum::extract::State;
use axum::middleware;
use identity::idempotency;
use identity::session::MemberEvenExcluded;
use lumora_core::domain::fair_play::self_test::score;
use lumora_core::wire::{Envelope, SelfTestAnswers, SelfTestResult};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Reply};
use platform::rate_limit::RateLimit;
use platform::store::Connection;
use protection::{Actor, Event};
use utoipa::{OpenApiRouter, routes};

/// The kind of the event that records a result.
pub(crate) const KIND: &str = "SELF_TEST";
/// Self-tests per member and day.
const TESTS: RateLimit = RateLimit::daily("self-test", 20);

pub(crate) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(self_test)).route_layer(middleware::from_fn(idempotency::layer))
}

/// Take the self-test
///
/// The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001). The answers are not stored; their sum is
/// recorded in the member's history, and is read by the markers of harm.
#[utoipa::path(
    post, path = "/wps/fair-play/selfTest", tag = "fair play", request_body = SelfTestAnswers, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<SelfTestResult>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 422, description = "Not nine answers of 0 to 3", body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn self_test(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Json(request): Json<SelfTestAnswers>,
) -> Result<Reply<SelfTestResult>, ApiError> {
    member.require_real()?;
    let score = score(&request.answers).ok_or_else(|| ApiError::rule_broken([("answers", "invalid")]))?;
    TESTS.take(&base, &member.id).await?;
    let (id, now_ms) = (member.id, base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let value = score.to_string();
        let event = Event { kind: KIND, limit: "", period: "", value: &value, actor: Actor::Member };
        event.record(tx, &id, now_ms).await
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(SelfTestResult { score }))
}
