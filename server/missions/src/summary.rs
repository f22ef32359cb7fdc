//! A member's missions with their progress.

use std::collections::BTreeMap;

use axum::extract::State;
use identity::session::Member;
use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::domain::mission::{MissionKind, MissionState};
use lumora_core::wire::{Envelope, MissionItem, MissionSummaryValue};
use platform::Base;
use platform::clock::rfc3339;
use platform::day::Day;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, LanguageCode, OptionalParam};
use platform::query;
use platform::store::{Connection, StoreError};
use platform::texts::Texts;
use protection::policy;

use super::progress::{MemberProgress, MissionInstance, instance};
use super::row::{MissionRow, game_names};
use super::{count, member};

query! {
    /// Query of the missions.
    pub(super) struct SummaryQuery {
        /// Language code; the `Language` header when omitted.
        language: OptionalParam<LanguageCode>,
    }
}

/// Missions with the member's progress
///
/// Bets are counted up to the call. The list is empty for a member who may not be marketed to.
#[utoipa::path(
    get, path = "/wps/relay/MCSFE_getMissionSummaryDetails", tag = "missions", params(SummaryQuery), security(("session" = [])),
    responses(
        (status = 200, body = Envelope<MissionSummaryValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope)
    )
)]
pub(super) async fn summary(
    State(base): State<Base>,
    header: Language,
    member: Member,
    Query(query): Query<SummaryQuery>,
) -> Result<Reply<MissionSummaryValue>, ApiError> {
    member.require_real()?;
    Ok(Reply(read(&base, &member, params::language(&query.language, header)).await?))
}

/// The missions whose reward the member can claim.
///
/// # Errors
/// When the database fails.
pub async fn claimable(base: &Base, member: &Member, language: &str) -> Result<Vec<MissionItem>, StoreError> {
    let all = read(base, member, language).await?.missions;
    Ok(all.into_iter().filter(|it| it.status == MissionState::Completed).collect())
}

/// What is read in one snapshot of the database.
struct MissionsSnapshot {
    done: MemberProgress,
    rows: Vec<(MissionRow, MissionInstance)>,
    policy: &'static Policy,
}

/// The missions of a member with their progress; bets are counted before.
///
/// # Errors
/// When the database fails.
pub(super) async fn read(base: &Base, member: &Member, language: &str) -> Result<MissionSummaryValue, StoreError> {
    let now_ms = base.clock.now_ms();
    count::catch_up(&base.store, now_ms).await?;
    let owned_member = member.clone();
    let snapshot =
        base.store.read(move |tx| Box::pin(async move { snapshot(tx, &owned_member, now_ms).await })).await?;
    let texts = Texts::of(&base.store, "mission", language).await?;
    let games = game_names(&base.store, snapshot.rows.iter().map(|(row, _)| row.game.as_str()), language).await?;
    let item = |(row, instance): &(MissionRow, MissionInstance)| {
        to_wire((row, instance), &snapshot.done, (&texts, &games), snapshot.policy, now_ms)
    };
    let missions: Vec<MissionItem> = snapshot.rows.iter().map(item).collect();
    let waiting = missions.iter().filter(|it| it.status == MissionState::Completed).count();
    let small = |number: i64| u32::try_from(number).unwrap_or(0);
    Ok(MissionSummaryValue {
        claimable: u32::try_from(waiting).unwrap_or(u32::MAX),
        missions,
        checked_in: snapshot.done.checked_in(),
        streak: small(snapshot.done.streak()),
        next_day_at: rfc3339(Day::of_number(snapshot.done.today, snapshot.done.offset_minutes).until_ms()),
        utc_offset_minutes: i16::try_from(snapshot.done.offset_minutes).unwrap_or(0),
    })
}

async fn snapshot(tx: &mut Connection, member: &Member, now_ms: i64) -> Result<MissionsSnapshot, StoreError> {
    let done = MemberProgress::read(&mut *tx, &member.row, now_ms).await?;
    let policy = policy::chosen(&mut *tx).await?;
    let mut rows = Vec::new();
    if member::is_offered_to(&mut *tx, &member.id, now_ms).await? {
        let missions = MissionRow::list(&mut *tx, now_ms).await?;
        for mission in missions.iter().filter(|it| it.fits(&member.row.currency)) {
            for instance in instances(&mut *tx, (mission, &missions), (&member.id, &done), now_ms).await? {
                // A mission that the licence forbids is not offered, but completed and claimed ones stay the member's.
                let is_done = matches!(instance.state(now_ms), MissionState::Completed | MissionState::Claimed);
                if is_done || mission.is_allowed(policy) {
                    rows.push((mission.clone(), instance));
                }
            }
        }
    }
    Ok(MissionsSnapshot { done, rows, policy })
}

/// A mission in its present period, and in the previous one while its reward can still be claimed.
async fn instances(
    tx: &mut Connection,
    missions: (&MissionRow, &[MissionRow]),
    member: (&str, &MemberProgress),
    now_ms: i64,
) -> Result<Vec<MissionInstance>, StoreError> {
    let (mission, offset_minutes) = (missions.0, member.1.offset_minutes);
    // An ended mission is shown in its last period.
    let at = mission.ends_at.map_or(now_ms, |end| now_ms.min(end - 1));
    let present = mission.period().at(at, offset_minutes);
    let before = mission.period().next(present).map(|_| mission.period().first_day(present - 1));
    let mut shown = Vec::new();
    for period in before.into_iter().chain([present]) {
        let instance = instance(&mut *tx, missions, member, period, now_ms).await?;
        if period == present || instance.state(now_ms) == MissionState::Completed {
            shown.push(instance);
        }
    }
    Ok(shown)
}

fn to_wire(
    (row, instance): (&MissionRow, &MissionInstance),
    done: &MemberProgress,
    (texts, games): (&Texts, &BTreeMap<String, String>),
    policy: &Policy,
    now_ms: i64,
) -> MissionItem {
    let period_progress = &instance.period_progress;
    let kind = row.kind();
    let next = row.period().next(instance.period);
    let reset_at = next.map(|next| Day::of_number(next, done.offset_minutes).from_ms());
    let reset_at = reset_at.filter(|reset| row.ends_at.is_none_or(|end| *reset < end));
    let time = |at: Option<i64>| at.map(rfc3339).unwrap_or_default();
    let prerequisite = [row.after_mission_id.clone()].into_iter().filter(|id| !id.is_empty());
    MissionItem {
        mission_id: row.id.clone(),
        period_id: instance.period.to_string(),
        group_id: row.group_id.clone(),
        title: texts.get(&row.id, "title"),
        description: texts.get(&row.id, "description"),
        kind,
        period: row.period(),
        product: row.product.clone(),
        game_name: games.get(&row.game).cloned().unwrap_or_default(),
        game: row.game.clone(),
        unit: kind.unit(),
        in_a_row: row.in_a_row(),
        target: row.measure(period_progress.target),
        progress: row.measure(period_progress.progress),
        start_at: rfc3339(period_progress.window.from),
        end_at: time(period_progress.window.until),
        reset_at: time(reset_at),
        prerequisite: prerequisite.collect(),
        waits_for: if period_progress.waits { texts.get(&row.after_mission_id, "title") } else { String::new() },
        reward: row.reward_item(policy),
        status: instance.state(now_ms),
        claim_before: time(period_progress.claim_before),
        streak: if row.in_a_row() { u32::try_from(done.streak()).unwrap_or(0) } else { 0 },
        steps: if kind == MissionKind::Profile { done.steps().to_vec() } else { Vec::new() },
    }
}
