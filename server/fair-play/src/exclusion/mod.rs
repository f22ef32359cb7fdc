//! Time-outs and self-exclusion: the member's calls, and the side effects of an exclusion.
//!
//! All side effects of the member's own request happen in the transaction that records the exclusion. An account that is matched with
//! an excluded one ([`identity::exclusion`]) is also excluded from play at once; its bonuses, consents, messages and games, which are
//! above that crate, follow by the job [`ApplyExclusions`] within a minute.

pub(crate) mod side_effects;

pub use side_effects::ApplyExclusions;

use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware;
use identity::idempotency;
use identity::session::{Member, MemberEvenExcluded};
use lumora_core::domain::fair_play::{ExclusionCause, ExclusionKind, Span};
use lumora_core::wire::{Envelope, Exclude, Exclusion, code};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Reply};
use platform::rate_limit::RateLimit;
use platform::store::Connection;
use protection::{Actor, MemberProtection, exclusion};
use utoipa::{OpenApiRouter, routes};

/// Requests of exclusions and returns per member and hour.
const CHANGES: RateLimit = RateLimit::hourly("exclusion", 30);

/// The member's calls about exclusions.
pub(crate) fn router() -> OpenApiRouter<Base> {
    let repeatable = OpenApiRouter::new()
        .routes(routes!(exclude))
        .routes(routes!(ask_to_return))
        .route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new().routes(routes!(state)).merge(repeatable)
}

/// The member's exclusion
#[utoipa::path(
    get, path = "/wps/fair-play/exclusion", tag = "fair play", security(("session" = [])),
    responses((status = 200, body = Envelope<Exclusion>), (status = 401, body = ErrorEnvelope))
)]
async fn state(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<Exclusion>, ApiError> {
    member.require_real()?;
    Ok(Reply(member.protection.to_wire(base.clock.now_ms())))
}

/// Begin a time-out or self-exclusion
///
/// It applies at once, and nobody can end it before its term. Every other session of the member ends, no game takes a stake any more
/// (open rounds are settled), bonuses with open wagering are cancelled, and consents to promotional messages are withdrawn. Money can
/// still be withdrawn. A longer exclusion may replace a shorter one, and a self-exclusion a time-out.
#[utoipa::path(
    post, path = "/wps/fair-play/exclusion", tag = "fair play", request_body = Exclude, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<Exclusion>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 409, description = "The present one ends later, or is a self-exclusion", body = ErrorEnvelope),
        (status = 422, description = "The licence offers no such span", body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn exclude(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Json(Exclude { kind, span }): Json<Exclude>,
) -> Result<Reply<Exclusion>, ApiError> {
    member.require_real()?;
    if !member.protection.policy().exclusion.spans(kind).contains(&span) {
        return Err(ApiError::rule_broken([("span", "invalid")]));
    }
    CHANGES.take(&base, &member.id).await?;
    let session = Some(member.session_id.clone());
    let by = (ExclusionCause::Own, Actor::Member);
    let protection = begin(&base, member, (kind, span), by, session).await?;
    Ok(Reply(protection.to_wire(base.clock.now_ms())))
}

/// Records the exclusion and applies its side effects, in one transaction.
async fn begin(
    base: &Base,
    member: Member,
    requested: (ExclusionKind, Span),
    by: (ExclusionCause, Actor),
    session: Option<String>,
) -> Result<MemberProtection, ApiError> {
    let now_ms = base.clock.now_ms();
    bets::count_days(&base.store).await?;
    cashier::withdrawable::update_wagering(&base.store, &member.id, &member.row.currency, now_ms).await?;
    let vault = base.vault.clone();
    let work = async move |tx: &mut Connection| {
        if !exclusion::exclude(tx, &member.id, requested, by, now_ms).await? {
            return Err(exclusion_in_force());
        }
        identity::exclusion::apply_exclusion(tx, &vault, &member.row, session.as_deref(), now_ms).await?;
        side_effects::apply(tx, &member.row, now_ms).await?;
        Ok(MemberProtection::read(tx, &member.id).await?)
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// 409: the present exclusion does not give way to the requested one.
pub(crate) fn exclusion_in_force() -> ApiError {
    let message = "an exclusion gives way to a longer one only, and ends when its time is over: choose a longer one";
    ApiError::refused(StatusCode::CONFLICT, code::EXCLUSION_STANDS, message)
}

/// Ask to return after a self-exclusion
///
/// Possible once its term is over. The member can play after the waiting time of the licence, usually a day.
#[utoipa::path(
    post, path = "/wps/fair-play/exclusion/return", tag = "fair play", security(("session" = [])),
    responses(
        (status = 200, body = Envelope<Exclusion>), (status = 401, body = ErrorEnvelope),
        (status = 409, description = "Its time is not over, there is none, or it was asked before", body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
async fn ask_to_return(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<Exclusion>, ApiError> {
    member.require_real()?;
    CHANGES.take(&base, &member.id).await?;
    let (id, now_ms) = (member.id, base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        if !exclusion::request_return(tx, &id, now_ms).await? {
            let message = "there is no way back now: a self-exclusion can be ended by its member after its time only";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::EXCLUSION_STANDS, message));
        }
        Ok(MemberProtection::read(tx, &id).await?)
    };
    let protection = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(protection.to_wire(now_ms)))
}
