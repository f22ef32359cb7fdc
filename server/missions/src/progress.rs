//! How far a member is with a mission, in one of its periods.

use std::collections::{BTreeMap, BTreeSet};

use identity::member::MemberRow;
use lumora_core::domain::mission::{
    MissionKind, MissionState, ProfileStep, Standing, Window, day_of, longest_run, run_until, state,
};
use lumora_core::wire::ProfileStepItem;
use platform::day;
use platform::store::{Connection, StoreError, sql};

use super::row::MissionRow;

/// The most days of checking in that are looked at: a run of more is shown as so many.
const MOST_DAYS: i64 = 400;
/// An identity check with approved documents.
const CHECKED: i64 = 2;

/// What a member has done that missions share.
#[derive(Debug, Clone, Default)]
pub(super) struct MemberProgress {
    /// Days of checking in, latest first.
    days: Vec<i64>,
    /// The operator's day.
    pub(super) today: i64,
    pub(super) offset_minutes: i64,
    steps: Vec<ProfileStepItem>,
    /// What of settled bets was counted, by mission and period.
    progress: BTreeMap<(String, i64), i64>,
    /// Missions and periods whose reward was taken.
    claims: BTreeSet<(String, i64)>,
}

impl MemberProgress {
    /// That of a member.
    pub(super) async fn read(tx: &mut Connection, member: &MemberRow, now_ms: i64) -> Result<Self, StoreError> {
        let offset_minutes = day::offset_minutes(&mut *tx).await?;
        let query = "select day from mission_check_ins where member_id = $1 order by day desc limit $2";
        let days: Vec<(i64,)> = sql::query_as(query).bind(&member.id).bind(MOST_DAYS).fetch_all(&mut *tx).await?;
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

    /// Days in a row up to now.
    pub(super) fn streak(&self) -> i64 {
        run_until(&self.days, self.today)
    }

    /// The steps of the account.
    pub(super) fn steps(&self) -> &[ProfileStepItem] {
        &self.steps
    }

    /// Whether the reward of a mission was taken, in a period or ever.
    fn has_claimed(&self, mission_id: &str, period: Option<i64>) -> bool {
        match period {
            Some(period) => self.claims.contains(&(mission_id.to_owned(), period)),
            None => self.claims.iter().any(|(id, _)| id == mission_id),
        }
    }

    /// What of settled bets was counted.
    fn counted(&self, mission_id: &str, period: i64) -> i64 {
        self.progress.get(&(mission_id.to_owned(), period)).copied().unwrap_or(0)
    }

    /// The days of checking in within a window.
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
        ProfileStep::Identity => member.identity_level >= CHECKED,
    };
    ProfileStep::ALL.iter().map(|step| ProfileStepItem { step: *step, done: made(*step) }).collect()
}

/// A mission in one of its periods.
#[derive(Debug, Clone)]
pub(super) struct Instance {
    pub(super) period: i64,
    pub(super) standing: Standing,
}

impl Instance {
    pub(super) fn state(&self, now_ms: i64) -> MissionState {
        state(&self.standing, now_ms)
    }
}

/// How a mission stands for a member in a period; `missions` are all that there are.
pub(super) async fn instance(
    tx: &mut Connection,
    (mission, missions): (&MissionRow, &[MissionRow]),
    (member_id, done): (&str, &MemberProgress),
    period: i64,
    now_ms: i64,
) -> Result<Instance, StoreError> {
    let window = mission.window(period, done.offset_minutes);
    let progress = match mission.kind() {
        MissionKind::CheckIn if mission.in_a_row() => longest_run(&done.days_in(window)),
        MissionKind::CheckIn => i64::try_from(done.days_in(window).len()).unwrap_or(0),
        MissionKind::Profile => i64::try_from(done.steps.iter().filter(|it| it.done).count()).unwrap_or(0),
        MissionKind::Deposit => deposited(tx, member_id, &mission.currency, window).await?,
        MissionKind::Invite => brought(tx, member_id, window).await?,
        MissionKind::BetAmount | MissionKind::BetCount | MissionKind::Win => done.counted(&mission.id, period),
    };
    let before = missions.iter().find(|it| it.id == mission.after_mission_id);
    let needed = before.map(|before| (before, needed_period(mission, before, done.offset_minutes, now_ms)));
    let standing = Standing {
        window,
        claim_before: mission.claim_before(window),
        target: mission.target(),
        progress,
        waits: needed.is_some_and(|(before, period)| !done.has_claimed(&before.id, period)),
        claimed: done.has_claimed(&mission.id, Some(period)),
    };
    Ok(Instance { period, standing })
}

/// What was paid in.
pub(super) async fn deposited(
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

/// How many friends have come to count in a time.
pub(super) async fn brought(tx: &mut Connection, member_id: &str, window: Window) -> Result<i64, StoreError> {
    let query = "select count(*) from mission_friends where member_id = $1 and at >= $2 and at < $3";
    let until = window.until.unwrap_or(i64::MAX);
    sql::query_scalar(query).bind(member_id).bind(window.from).bind(until).fetch_one(tx).await
}

/// In which of its periods the reward of the mission that comes first must have been taken: in the present one where it begins anew as often as the one
/// that waits, else in any.
fn needed_period(mission: &MissionRow, before: &MissionRow, offset_minutes: i64, now_ms: i64) -> Option<i64> {
    (before.period() == mission.period()).then(|| before.period().at(now_ms, offset_minutes))
}

/// Whether a mission waits for another one. One that is there no more is not waited for.
pub(super) async fn waits(
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
