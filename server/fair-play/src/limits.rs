//! The member's limits: reading them, setting and confirming them, and declining the offer.

use axum::extract::State;
use axum::http::StatusCode;
use identity::session::{Member, MemberEvenExcluded, require_not_excluded};
use lumora_core::domain::fair_play::{LimitKind, LimitPeriod, is_bound};
use lumora_core::wire::{self, ConfirmLimit, Envelope, LimitValue, PlayLimit, PlayLimits, code};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json, Reply};
use platform::store::{Connection, Store, StoreError};
use protection::limit::{self, LimitRefusal, LimitRequest, LimitUsage};
use protection::{ProtectedMember, policy};

/// Parses the bound of a request into its stored form: minor units, or minutes for limits of time; none for "no limit".
///
/// # Errors
/// 422 for a bound that this limit can not have.
pub fn bound_from_wire(kind: LimitKind, period: LimitPeriod, to: Option<&LimitValue>) -> Result<Option<i64>, ApiError> {
    let Some(to) = to else { return Ok(None) };
    let (name, value) = if kind.is_money() { ("amount", to.amount.0.0) } else { ("minutes", i64::from(to.minutes)) };
    if is_bound(kind, period, value) { Ok(Some(value)) } else { Err(ApiError::rule_broken([(name, "rule_range")])) }
}

async fn value(store: &Store, member: &Member, now_ms: i64) -> Result<PlayLimits, StoreError> {
    let usage = LimitUsage::load(store, &member.id, now_ms).await?;
    let row = ProtectedMember::read(store.reader(), &member.id).await?;
    let rules = &policy::chosen(store.reader()).await?.limits;
    let pairs = usage.pairs(rules).into_iter();
    let shown = |(kind, period)| PlayLimit {
        may_end: usage.may_end(kind, period, rules),
        ..usage.to_wire(kind, period, now_ms)
    };
    Ok(PlayLimits {
        currency: member.row.currency.clone(),
        limits: pairs.map(shown).collect(),
        decided: rules.are_decided(row.limits_decided > 0, &usage.kinds()),
        demanded: !rules.demanded.is_empty(),
        raise_after_hours: rules.raise_hours,
        server_time: rfc3339(now_ms),
    })
}

/// The member's limits
///
/// All limits on offer, set or not, with the amount used in each window and what is left.
#[utoipa::path(
    get, path = "/wps/fair-play/limits", tag = "fair play", security(("session" = [])),
    responses((status = 200, body = Envelope<PlayLimits>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope))
)]
pub(crate) async fn limits(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<PlayLimits>, ApiError> {
    let (member, now_ms) = (crate::require_real(member)?, base.clock.now_ms());
    Ok(Reply(value(&base.store, &member, now_ms).await?))
}

fn refused(refusal: LimitRefusal) -> ApiError {
    match refusal {
        LimitRefusal::NoRaise => {
            let message = "no raise of this limit can be confirmed now: ask for it, and wait for its time";
            ApiError::refused(StatusCode::CONFLICT, code::NO_RAISE, message)
        }
        LimitRefusal::NotOffered => ApiError::rule_broken([("period", "rule_range")]),
        LimitRefusal::Demanded => ApiError::rule_broken([("to", code::rule::EMPTY)]),
    }
}

async fn change_limit(
    base: &Base,
    member: Member,
    (kind, period): (LimitKind, LimitPeriod),
    request: LimitRequest,
) -> Result<Reply<PlayLimits>, ApiError> {
    let member = crate::allow_change(base, member).await?;
    let (id, now_ms) = (member.id.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        if matches!(request, LimitRequest::Confirm(true)) {
            require_not_excluded(tx, &id, now_ms).await?;
        }
        let rules = &policy::chosen(&mut *tx).await?.limits;
        limit::change(tx, &id, (kind, period), request, rules, now_ms).await?.map_err(refused)
    };
    let write = base.store.write(move |tx| {
        let work = work.clone();
        Box::pin(async move { work(tx).await })
    });
    write.await?;
    Ok(Reply(value(&base.store, &member, now_ms).await?))
}

/// Set a limit
///
/// A first limit and a lower one apply at once. A raise, or the end of a limit, waits, and applies only once it is confirmed after the
/// waiting time. A new request replaces one that waits. Excluded members may call this too: they can lower limits for the time after
/// their exclusion, but a raise can be confirmed only by members who may play.
#[utoipa::path(
    post, path = "/wps/fair-play/limit", tag = "fair play", request_body = wire::SetLimit,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<PlayLimits>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 422, description = "The limit can not have this bound", body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn set(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Json(body): Json<wire::SetLimit>,
) -> Result<Reply<PlayLimits>, ApiError> {
    let to = bound_from_wire(body.kind, body.period, body.to.as_ref())?;
    change_limit(&base, member, (body.kind, body.period), LimitRequest::Set(to)).await
}

/// Confirm or drop a raise
///
/// A raise can be confirmed once its waiting time is over, by members who may play, and dropped at any time.
#[utoipa::path(
    post, path = "/wps/fair-play/limit/confirm", tag = "fair play", request_body = ConfirmLimit,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<PlayLimits>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 409, description = "No raise can be confirmed now", body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn confirm(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Json(body): Json<ConfirmLimit>,
) -> Result<Reply<PlayLimits>, ApiError> {
    change_limit(&base, member, (body.kind, body.period), LimitRequest::Confirm(body.yes)).await
}

/// Decline the offer of limits
///
/// Records that the member has seen the offer. Limits that are set stay.
#[utoipa::path(
    post, path = "/wps/fair-play/limits/decline", tag = "fair play", security(("session" = [])),
    responses(
        (status = 200, body = Envelope<PlayLimits>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope),
        (status = 409, description = "The licence demands a limit", body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn decline(State(base): State<Base>, member: Member) -> Result<Reply<PlayLimits>, ApiError> {
    let member = crate::allow_change(&base, member).await?;
    let (id, now_ms) = (member.id.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let set = LimitUsage::read(&mut *tx, &id, now_ms).await?.kinds();
        if !policy::chosen(&mut *tx).await?.limits.are_met(&set) {
            let message = "the licence demands a limit: set one";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::LIMIT_DECISION_NEEDED, message));
        }
        Ok(limit::decline(tx, &id, now_ms).await?)
    };
    let write = base.store.write(move |tx| {
        let work = work.clone();
        Box::pin(async move { work(tx).await })
    });
    write.await?;
    Ok(Reply(value(&base.store, &member, now_ms).await?))
}
