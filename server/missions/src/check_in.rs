//! The daily check-in, once per calendar day in the operator's time zone.

use axum::extract::State;
use identity::session::Member;
use lumora_core::domain::mission::day_of;
use lumora_core::wire::{Envelope, MissionSummaryValue};
use platform::Base;
use platform::day;
use platform::http::{ApiError, ErrorEnvelope, Language, Reply};
use platform::store::{Connection, sql};

use super::{member, summary};

/// Check in for today
///
/// Counts once per calendar day in the operator's time zone; a second call on the same day changes nothing.
#[utoipa::path(
    post, path = "/wps/relay/MCSFE_checkInMission", tag = "missions", security(("session" = [])),
    responses(
        (status = 200, body = Envelope<MissionSummaryValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope)
    )
)]
pub(super) async fn check_in(
    State(base): State<Base>,
    member: Member,
    Language(language): Language,
) -> Result<Reply<MissionSummaryValue>, ApiError> {
    let now_ms = base.clock.now_ms();
    let owned_member = member.clone();
    base.store.write(move |tx| Box::pin(async move { insert_check_in(tx, &owned_member, now_ms).await })).await?;
    Ok(Reply(summary::read(&base, &member, language.code).await?))
}

async fn insert_check_in(tx: &mut Connection, member: &Member, now_ms: i64) -> Result<(), ApiError> {
    member::require_eligible(&mut *tx, member, now_ms).await?;
    let today = day_of(now_ms, day::offset_minutes(&mut *tx).await?);
    let insert = "insert into mission_check_ins (member_id, day, at) values ($1, $2, $3) on conflict do nothing";
    sql::query(insert).bind(&member.id).bind(today).bind(now_ms).execute(tx).await?;
    Ok(())
}
