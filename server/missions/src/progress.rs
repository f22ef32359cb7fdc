//! A member's progress in missions, by period.

use std::collections::{BTreeMap, BTreeSet};

use identity::member::MemberRow;
use lumora_core::domain::mission::{
    MissionKind, MissionState, PeriodProgress, ProfileStep, Window, day_of, longest_run, run_until, state,
};
use lumora_core::wire::ProfileStepItem;
use platform::day;
use platform::store::{Connection, StoreError, sql};

use super::row::MissionRow;

/// Days of check-in that are read, at most: a longer streak is shown as this many.
const MAX_DAYS: i64 = 400;

/// What a member has done, read once for all missions.
#[derive(Debug, Clone, Default)]
pub(super) struct MemberProgress {
    /// Days of check-in (days since 1970-01-01), latest first.
    days: Vec<i64>,
    /// The operator's present day (days since 1970-01-01).
    pub(super) today: i64,
    pub(super) offset_minutes: i64,
    steps: Vec<ProfileStepItem>,
    /// Counted bets, by mission and period.
    progress: BTreeMap<(String, i64), i64>,
    /// Missions and periods whose reward was claimed.
    claims: BTreeSet<(String, i64)>,
}

impl MemberProgress {
    /// Reads it for a member.
    pub(super) async fn read(tx: &mut Connection, member: &MemberRow, now_ms: i64) -> Result<Self, StoreError> {
        let offset_minutes = day::offset_minutes(&mut *tx).await?;
        let query = "select day from mission_check_ins where member_id = $1 order by day desc limit $2";
        let days: Vec<(i64,)> = sql::query_as(query).bind(&member.id).bind(MAX_DAYS).fetch_all(&mut *tx).await?;
        let query = "select mission_id, period, progress from mission_progress where member_id = $1";
        let progress: Vec<(String, i64, i64)> = sql::query_as(query).bind(&member.id).fetch_all(&mut *tx).await?;
        let query = "select mission_id, period from mission_claims where member_id = $1";
        let claims: Vec<(String, i64)> = sql::query_as(query).bind(&member.id).fetch_all(tx).await?;
        Ok(Self {
            progress: progress.into_iter().map(|(id, period, progress)| ((id, period), progress)).collect(),
            claims: claims.into_iter().collect(),
            days: days.into_iter().map(|(day,)| day).collect(),
            today: day_of(now_ms, offset_minutes),
            offset_minutes,
            steps: steps(member),
        })
    }

    pub(super) fn checked_in(&self) -> bool {
        self.days.first() == Some(&self.today)
    }

    /// Days of check-in in a row up to today.
    pub(super) fn streak(&self) -> i64 {
        run_until(&self.days, self.today)
    }

    /// The steps of the profile, each with whether the member has done it.
    pub(super) fn steps(&self) -> &[ProfileStepItem] {
        &self.steps
    }

    /// Whether the reward of a mission was claimed, in this period or (`None`) in any.
    fn has_claimed(&self, mission_id: &str, period: Option<i64>) -> bool {
        match period {
            Some(period) => self.claims.contains(&(mission_id.to_owned(), period)),
            None => self.claims.iter().any(|(id, _)| id == mission_id),
        }
    }

    /// What was counted from settled bets for a mission and period.
    fn counted(&self, mission_id: &str, period: i64) -> i64 {
        self.progress.get(&(mission_id.to_owned(), period)).copied().unwrap_or(0)
    }

    /// The days of check-in within a window of time.
    fn days_in(&self, window: Window) -> Vec<i64> {
        let first = day_of(window.from, self.offset_minutes);
        let last = window.until.map_or(i64::MAX, |until| day_of(until - 1, self.offset_minutes));
        self.days.iter().copied().filter(|day| (first..=last).contains(day)).collect()
    }
}

fn steps(member: &MemberRow) -> Vec<ProfileStepItem> {
    let made = |step: ProfileStep| match step {
        ProfileStep::Email => member.email_verified_at.is_some(),
        ProfileStep::Mobile => member.mobile_verified_at.is_some(),
        ProfileStep::Nickname => !member.nickname.is_empty(),
        ProfileStep::PayeeName => !member.payee_name.is_empty(),
        ProfileStep::Identity => member.is_identity_checked(),
    };
    ProfileStep::ALL.iter().map(|step| ProfileStepItem { step: *step, done: made(*step) }).collect()
}

/// A mission in one of its periods.
#[derive(Debug, Clone)]
pub(super) struct MissionInstance {
    pub(super) period: i64,
    pub(super) period_progress: PeriodProgress,
}

impl MissionInstance {
    pub(super) fn state(&self, now_ms: i64) -> MissionState {
        state(&self.period_progress, now_ms)
    }
}

/// The member's progress in a mission for a period. `missions` are all missions, for the one that must be claimed
/// before.
pub(super) async fn instance(
    tx: &mut Connection,
    (mission, missions): (&MissionRow, &[MissionRow]),
    (member_id, done): (&str, &MemberProgress),
    period: i64,
    now_ms: i64,
) -> Result<MissionInstance, StoreError> {
    let window = mission.window(period, done.offset_minutes);
    let progress = match mission.kind() {
        MissionKind::CheckIn if mission.in_a_row() => longest_run(&done.days_in(window)),
        MissionKind::CheckIn => i64::try_from(done.days_in(window).len()).unwrap_or(0),
        MissionKind::Profile => i64::try_from(done.steps.iter().filter(|it| it.done).count()).unwrap_or(0),
        MissionKind::Deposit => deposited_sum(tx, member_id, &mission.currency, window).await?,
        MissionKind::Invite => qualified_friends(tx, member_id, window).await?,
        MissionKind::BetAmount | MissionKind::BetCount | MissionKind::Win => done.counted(&mission.id, period),
    };
    let before = missions.iter().find(|it| it.id == mission.after_mission_id);
    let needed = before.map(|before| (before, needed_period(mission, before, done.offset_minutes, now_ms)));
    let period_progress = PeriodProgress {
        window,
        claim_before: mission.claim_before(window),
        target: mission.target(),
        progress,
        waits: needed.is_some_and(|(before, period)| !done.has_claimed(&before.id, period)),
        claimed: done.has_claimed(&mission.id, Some(period)),
    };
    Ok(MissionInstance { period, period_progress })
}

/// The sum of deposits within a window of time, in minor units.
pub(super) async fn deposited_sum(
    tx: &mut Connection,
    member_id: &str,
    currency: &str,
    window: Window,
) -> Result<i64, StoreError> {
    let query = "select cast(coalesce(sum(amount), 0) as bigint) from mission_deposits
                 where member_id = $1 and at >= $2 and at < $3 and currency = $4";
    let until = window.until.unwrap_or(i64::MAX);
    sql::query_scalar(query).bind(member_id).bind(window.from).bind(until).bind(currency).fetch_one(tx).await
}

/// Number of referred friends who qualified within a window of time.
pub(super) async fn qualified_friends(tx: &mut Connection, member_id: &str, window: Window) -> Result<i64, StoreError> {
    let query = "select count(*) from mission_friends where member_id = $1 and at >= $2 and at < $3";
    let until = window.until.unwrap_or(i64::MAX);
    sql::query_scalar(query).bind(member_id).bind(window.from).bind(until).fetch_one(tx).await
}

/// The period for which the mission that comes before must have been claimed: the present one if both missions have the
/// same period, else any (`None`).
fn needed_period(mission: &MissionRow, before: &MissionRow, offset_minutes: i64, now_ms: i64) -> Option<i64> {
    (before.period() == mission.period()).then(|| before.period().at(now_ms, offset_minutes))
}

/// Whether another mission must be claimed before this one. One that was deleted or disabled does not hold it up.
pub(super) async fn is_locked(
    tx: &mut Connection,
    mission: &MissionRow,
    member_id: &str,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let Some(before) = MissionRow::find(&mut *tx, &mission.after_mission_id).await? else { return Ok(false) };
    let offset_minutes = day::offset_minutes(&mut *tx).await?;
    let period = needed_period(mission, &before, offset_minutes, now_ms);
    let (first, last) = period.map_or((i64::MIN, i64::MAX), |period| (period, period));
    let query = "select count(*) from mission_claims where member_id = $1 and mission_id = $2 and period >= $3 and period <= $4";
    let query = sql::query_scalar(query).bind(member_id).bind(&before.id).bind(first).bind(last);
    let claims: i64 = query.fetch_one(tx).await?;
    Ok(claims == 0)
}
