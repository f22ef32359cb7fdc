//! Claims the reward of a mission.

use axum::extract::State;
use axum::http::StatusCode;
use identity::idempotency::{Intent, IntentKey};
use identity::session::Member;
use ledger::TransactionKind;
use lumora_core::domain::mission::MissionState;
use lumora_core::wire::{ClaimMissionRequest, Envelope, MissionSummaryValue, code};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Language, Reply};
use platform::params::{self, invalid_field};
use platform::store::{Connection, sql};
use promotions::pay::{Payment, pay};

use super::progress::{MemberProgress, instance};
use super::row::{MissionRow, promotion_reward};
use super::{count, member, summary};

/// Claim the reward of a mission
///
/// Money and points are credited when the call answers. A reward can be claimed once, before its deadline.
#[utoipa::path(
    post, path = "/wps/relay/MCSFE_claimMission", tag = "missions", params(IntentKey), request_body = ClaimMissionRequest,
    security(("session" = [])),
    responses(
        (status = 200, body = Envelope<MissionSummaryValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, description = "There is no such mission", body = ErrorEnvelope),
        (status = 409, description = "It is not done, was taken before, or it is too late", body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn claim(
    State(base): State<Base>,
    member: Member,
    Language(language): Language,
    intent: Intent,
    Json(request): Json<ClaimMissionRequest>,
) -> Result<Reply<MissionSummaryValue>, ApiError> {
    let id = params::code("missionId", &request.mission_id)?;
    let id = id.ok_or_else(|| invalid_field("missionId", "missionId must name a mission".to_owned()))?;
    let period = request.period_id.parse::<i64>();
    let period =
        period.map_err(|_| invalid_field("periodId", "periodId must be that of a mission, as it came".to_owned()))?;
    let now_ms = base.clock.now_ms();
    count::catch_up(&base.store, now_ms).await?;
    let claimant = member.clone();
    intent
        .once(&base.store, move |tx| Box::pin(async move { claim_reward(tx, &claimant, (&id, period), now_ms).await }))
        .await?;
    Ok(Reply(summary::read(&base, &member, language.code).await?))
}

/// Pays the reward of a mission for a period within the caller's transaction. Bets must have been counted before.
///
/// # Errors
/// 404 where there is no such mission; 401 and 403 where missions are not open to the member; 409 where the mission is
/// not completed, was claimed before, or is past its deadline.
pub async fn claim_reward(
    tx: &mut Connection,
    member: &Member,
    (id, period): (&str, i64),
    now_ms: i64,
) -> Result<(), ApiError> {
    member::require_eligible(&mut *tx, member, now_ms).await?;
    let missions = MissionRow::list(&mut *tx, now_ms).await?;
    let mission = missions.iter().find(|it| it.id == id && it.fits(&member.row.currency));
    let mission = mission.ok_or_else(|| ApiError::not_found("mission"))?;
    let done = MemberProgress::read(&mut *tx, &member.row, now_ms).await?;
    // A day that is not the first of one of the mission's periods names no period.
    let stands = match mission.period().first_day(period) == period {
        true => instance(&mut *tx, (mission, &missions), (&member.id, &done), period, now_ms).await?.state(now_ms),
        false => MissionState::Expired,
    };
    if stands != MissionState::Completed || !insert_claim(&mut *tx, member, mission, period, now_ms).await? {
        let message = "there is nothing to take: it is not done, was taken before, or it is too late";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::MISSION_NOT_CLAIMABLE, message));
    }
    let (reward, wager_multiplier) = promotion_reward(mission.reward(), mission.wager_multiplier);
    let payment = Payment {
        kind: TransactionKind::MissionReward,
        key: format!("mission:{id}:{period}:{}", member.id),
        reference: mission.id.clone(),
        reward,
        amount: mission.reward_amount,
        currency: &mission.currency,
        wager_multiplier,
    };
    pay(tx, payment, (&member.id, &member.row.currency), now_ms).await.map(drop)
}

/// Inserts the claim; false where there was one before.
async fn insert_claim(
    tx: &mut Connection,
    member: &Member,
    mission: &MissionRow,
    period: i64,
    now_ms: i64,
) -> Result<bool, ApiError> {
    let insert = "insert into mission_claims (member_id, mission_id, period, reward_type, amount, currency, claimed_at)
                  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing";
    let done = sql::query(insert)
        .bind(&member.id)
        .bind(&mission.id)
        .bind(period)
        .bind(mission.reward().name())
        .bind(mission.reward_amount)
        .bind(&mission.currency)
        .bind(now_ms)
        .execute(tx)
        .await?;
    Ok(done.rows_affected() == 1)
}
