//! Reality checks: the member's interval, the check that awaits its answer with its figures, and the answer.

use axum::extract::State;
use axum::http::StatusCode;
use identity::session::{Member, MemberEvenExcluded};
use lumora_core::domain::money::Money;
use lumora_core::wire::{
    Amount, Envelope, RealityCheck, RealityCheckAnswer, RealityCheckFigures, RealityCheckInterval, code,
};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json, Reply};
use platform::store::{Connection, Store, StoreError, sql};
use protection::{ProtectedMember, policy, reality_check};

/// The member's interval, and the check that awaits its answer, if one does.
async fn value(store: &Store, member: &Member, now_ms: i64) -> Result<RealityCheck, StoreError> {
    let row = ProtectedMember::read(store.reader(), &member.id).await?;
    let due = match reality_check::waiting(&row) {
        Some(id) => Some(figures(store, member, &row, id, now_ms).await?),
        None => None,
    };
    let rules = &policy::chosen(store.reader()).await?.reality_check;
    let interval = rules.interval(row.chosen_interval());
    Ok(RealityCheck { interval, intervals: rules.choices(interval), due })
}

/// The same, for the stream of events; none for a member who plays without checks.
///
/// # Errors
/// When the database fails.
pub async fn push_value(base: &Base, member: &Member) -> Result<Option<RealityCheck>, StoreError> {
    let check = value(&base.store, member, base.clock.now_ms()).await?;
    Ok((check.interval > 0 || check.due.is_some()).then_some(check))
}

/// The figures of a check. They start with the session of play, that is the first game opened in this login; where none was opened in
/// it, with the play that led to the check.
async fn figures(
    store: &Store,
    member: &Member,
    row: &ProtectedMember,
    id: String,
    now_ms: i64,
) -> Result<RealityCheckFigures, StoreError> {
    let query = "select min(opened_at) from game_sessions where member_id = $1 and session_id = $2";
    let opened: Option<i64> =
        sql::query_scalar(query).bind(&member.id).bind(&member.session_id).fetch_one(store.reader()).await?;
    let started = opened.unwrap_or(row.play_started_at);
    let query = "select cast(coalesce(sum(stake), 0) as bigint), cast(coalesce(sum(payout), 0) as bigint) from rounds
                 where member_id = $1 and opened_at >= $2 and currency = $3 and free_spins = ''";
    let query = sql::query_as(query).bind(&member.id).bind(started).bind(&member.row.currency);
    let (staked, paid): (i64, i64) = query.fetch_one(store.reader()).await?;
    let query = "select cast(coalesce(sum(r.amount), 0) as bigint) from deposits d
                 join deposit_receipts r on r.deposit_id = d.id where d.member_id = $1 and r.received_at >= $2";
    let deposited: i64 = sql::query_scalar(query).bind(&member.id).bind(started).fetch_one(store.reader()).await?;
    let amount = |minor: i64| Amount(Money(minor));
    Ok(RealityCheckFigures {
        id,
        started_at: rfc3339(started),
        minutes: u32::try_from(now_ms.saturating_sub(started) / 60_000).unwrap_or(0),
        staked: amount(staked),
        paid: amount(paid),
        net: amount(paid.saturating_sub(staked)),
        deposited: amount(deposited),
    })
}

/// The member's reality check
///
/// The interval, and the check that awaits its answer, if one does: until then no stake is taken.
#[utoipa::path(
    get, path = "/wps/fair-play/realityCheck", tag = "fair play", security(("session" = [])),
    responses((status = 200, body = Envelope<RealityCheck>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope))
)]
pub(crate) async fn reality_check(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<RealityCheck>, ApiError> {
    let member = crate::require_real(member)?;
    Ok(Reply(value(&base.store, &member, base.clock.now_ms()).await?))
}

/// Set the interval of reality checks
///
/// Play since the last check counts towards the new interval. A check that awaits its answer must be answered first.
#[utoipa::path(
    post, path = "/wps/fair-play/realityCheck/interval", tag = "fair play",
    request_body = RealityCheckInterval, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<RealityCheck>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 409, description = "A check waits for its answer", body = ErrorEnvelope),
        (status = 422, description = "The interval is not offered", body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn choose(
    State(base): State<Base>,
    member: Member,
    Json(body): Json<RealityCheckInterval>,
) -> Result<Reply<RealityCheck>, ApiError> {
    let member = crate::allow_change(&base, member).await?;
    if !policy::chosen(base.store.reader()).await?.reality_check.options.contains(&body.minutes) {
        return Err(ApiError::rule_broken([("minutes", "rule_range")]));
    }
    let (id, now_ms) = (member.id.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let row = ProtectedMember::read(&mut *tx, &id).await?;
        if reality_check::waiting(&row).is_some() {
            let message = "a reality check waits: answer it before the interval is changed";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::REALITY_CHECK_DUE, message));
        }
        Ok(reality_check::choose(tx, &id, body.minutes, now_ms).await?)
    };
    let write = base.store.write(move |tx| {
        let work = work.clone();
        Box::pin(async move { work(tx).await })
    });
    write.await?;
    Ok(Reply(value(&base.store, &member, now_ms).await?))
}

/// Answer a reality check
///
/// Confirms that the member has read the check. The id of another check than the one that awaits its answer changes nothing.
#[utoipa::path(
    post, path = "/wps/fair-play/realityCheck/answer", tag = "fair play",
    request_body = RealityCheckAnswer, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<RealityCheck>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope)
    )
)]
pub(crate) async fn answer(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Json(body): Json<RealityCheckAnswer>,
) -> Result<Reply<RealityCheck>, ApiError> {
    // Without the rate limit of changes: a refused answer would keep the member from playing.
    let member = crate::require_real(member)?;
    let (id, now_ms) = (member.id.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| reality_check::answer(tx, &id, &body.id, now_ms).await;
    let write = base.store.write(move |tx| {
        let work = work.clone();
        Box::pin(async move { work(tx).await })
    });
    write.await?;
    Ok(Reply(value(&base.store, &member, now_ms).await?))
}
