//! The job that reviews levels at the end of each period.

use lumora_core::domain::reward::level::{Activity, Level, LevelCause, LevelFall, ReviewOutcome, Verdict, review};
use lumora_core::domain::reward::period::Days;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::day::offset_minutes;
use platform::ids;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, from_row, sql};
use protection::may_be_marketed_to;
use serde::{Deserialize, Serialize};

use super::activity::activity;
use super::change::{ChangeReason, LevelMember, change};
use super::row::{LevelRow, LevelSettings};
use crate::{count, last_day_over};

/// Members per transaction.
const BATCH_SIZE: i64 = 50;

/// A review of a period in progress. `reached` is the id of the last member reviewed.
#[derive(Debug, Clone)]
struct ReviewRun {
    first_day: i64,
    last_day: i64,
    reached: String,
}

from_row!(ReviewRun { first_day, last_day, reached });

/// Scheduled job that reviews periods that are over. Stored as JSON and shown to operators: it holds no data.
#[derive(Debug, Serialize, Deserialize)]
pub struct ReviewLevels {}

impl Job for ReviewLevels {
    const KIND: &'static str = "review-levels";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let store = &base.store;
        bets::count_days(store).await?;
        while let Some(run) = current_or_next(store, running).await? {
            loop {
                if run_batch(store, running, &run).await? == Step::Done {
                    break;
                }
            }
        }
        Ok(())
    }
}

impl Scheduled for ReviewLevels {
    // The operator's midnight may be at any minute of a UTC day.
    const EVERY_MS: i64 = 10 * MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// The review in progress, or the next one that is due; `None` where all are done.
async fn current_or_next(store: &Store, running: &Running) -> Result<Option<ReviewRun>, Failure> {
    let running = running.clone();
    let work = async move |tx: &mut Connection| {
        if !running.owns_lease(&mut *tx).await? {
            return Ok(Err(Failure::lease_lost()));
        }
        let open = "select first_day, last_day, reached from level_review_runs where finished_at is null order by first_day limit 1";
        let open = sql::query_as(open).fetch_optional(&mut *tx).await?;
        let found = match open {
            Some(run) => Some(run),
            None => begin_next(&mut *tx, running.now_ms()).await?,
        };
        Ok::<_, StoreError>(Ok(found))
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?
}

async fn begin_next(tx: &mut Connection, now_ms: i64) -> Result<Option<ReviewRun>, StoreError> {
    if LevelRow::all(&mut *tx).await?.is_empty() {
        return Ok(None);
    }
    let period = LevelSettings::of(&mut *tx).await?.period;
    let over = last_day_over(&mut *tx, now_ms).await?;
    let last = "select max(last_day) from level_review_runs";
    let last: Option<i64> = sql::query_scalar(last).fetch_one(&mut *tx).await?;
    let Some(settled) = last else {
        // Members are not judged by a time without levels: the first period to be reviewed is the one that runs now.
        let before = Days { first: period.around(over + 1).first - 1, last: period.around(over + 1).first - 1 };
        insert(tx, before, (now_ms, Some(now_ms))).await?;
        return Ok(None);
    };
    let Some(days) = period.due(settled, over) else { return Ok(None) };
    insert(tx, days, (now_ms, None)).await?;
    Ok(Some(ReviewRun { first_day: days.first, last_day: days.last, reached: String::new() }))
}

async fn insert(
    tx: &mut Connection,
    days: Days,
    (started_at, finished_at): (i64, Option<i64>),
) -> Result<(), StoreError> {
    let insert = "insert into level_review_runs (first_day, last_day, started_at, finished_at) values ($1, $2, $3, $4)";
    let insert = sql::query(insert).bind(days.first).bind(days.last).bind(started_at).bind(finished_at);
    insert.execute(tx).await.map(drop)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    More,
    Done,
}

/// Reviews the next batch of members, and stores how far the review is.
async fn run_batch(store: &Store, running: &Running, run: &ReviewRun) -> Result<Step, Failure> {
    let (running, first_day) = (running.clone(), run.first_day);
    let work = async move |tx: &mut Connection| {
        if !running.owns_lease(&mut *tx).await? {
            return Ok(Err(Failure::lease_lost()));
        }
        Ok::<_, StoreError>(Ok(review_batch(tx, first_day, running.now_ms()).await?))
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?
}

async fn review_batch(tx: &mut Connection, first_day: i64, now_ms: i64) -> Result<Step, StoreError> {
    // Another worker may have continued meanwhile: the stored progress counts.
    let query =
        "select first_day, last_day, reached from level_review_runs where first_day = $1 and finished_at is null";
    let found: Option<ReviewRun> = sql::query_as(query).bind(first_day).fetch_optional(&mut *tx).await?;
    let Some(run) = found else { return Ok(Step::Done) };
    let query = "select id, rank_level, currency, labels from members
                 where id > $1 and account_type <> 4 and state = 'active' order by id limit $2";
    let members: Vec<LevelMember> =
        sql::query_as(query).bind(&run.reached).bind(BATCH_SIZE).fetch_all(&mut *tx).await?;
    let levels = LevelRow::all(&mut *tx).await?;
    let period = ReviewedPeriod {
        days: Days { first: run.first_day, last: run.last_day },
        rules: levels.iter().map(LevelRow::rules).collect(),
        fall: LevelSettings::of(&mut *tx).await?.fall,
        offset_minutes: offset_minutes(&mut *tx).await?,
        levels,
    };
    for member in &members {
        period.review(&mut *tx, member, now_ms).await?;
    }
    let is_last = i64::try_from(members.len()).unwrap_or(BATCH_SIZE) < BATCH_SIZE;
    sql::query("update level_review_runs set reached = $2, finished_at = $3 where first_day = $1")
        .bind(first_day)
        .bind(members.last().map_or(run.reached.as_str(), |member| member.id.as_str()))
        .bind(is_last.then_some(now_ms))
        .execute(tx)
        .await?;
    Ok(if is_last { Step::Done } else { Step::More })
}

/// The period under review, with levels and settings as of this batch.
struct ReviewedPeriod {
    days: Days,
    levels: Vec<LevelRow>,
    rules: Vec<Level>,
    fall: LevelFall,
    offset_minutes: i64,
}

impl ReviewedPeriod {
    async fn review(&self, tx: &mut Connection, member: &LevelMember, now_ms: i64) -> Result<(), StoreError> {
        let of = (member.id.as_str(), member.currency.as_str());
        let done = activity(&mut *tx, of, self.days, self.offset_minutes).await?;
        let verdict = review(&self.rules, count(member.rank_level), &done);
        let is_idle = done == Activity::default();
        let (outcome, to) = match verdict {
            // Nothing is recorded for a member without activity who keeps the level.
            Verdict::Keep if is_idle => return Ok(()),
            Verdict::Keep => (ReviewOutcome::Kept, member.rank_level),
            Verdict::Raise(_) | Verdict::Lower(_) if !may_be_marketed_to(&mut *tx, &member.id).await? => {
                (ReviewOutcome::Withheld, member.rank_level)
            }
            Verdict::Raise(to) => (ReviewOutcome::Raised, i64::from(to)),
            Verdict::Lower(to) => match self.fall {
                LevelFall::Automatic => (ReviewOutcome::Lowered, i64::from(to)),
                LevelFall::Ask => (ReviewOutcome::Waiting, i64::from(to)),
                LevelFall::Never => (ReviewOutcome::Kept, member.rank_level),
            },
        };
        let is_new = self.write(&mut *tx, member, (&done, outcome, to), now_ms).await?;
        if is_new && matches!(outcome, ReviewOutcome::Raised | ReviewOutcome::Lowered) {
            let why = ChangeReason::automatic(LevelCause::Review);
            change(tx, member, (&self.levels, to), why, now_ms).await?;
        }
        Ok(())
    }

    /// Inserts the review, once for a member and a period; false where it was there before.
    async fn write(
        &self,
        tx: &mut Connection,
        member: &LevelMember,
        (done, outcome, to): (&Activity, ReviewOutcome, i64),
        now_ms: i64,
    ) -> Result<bool, StoreError> {
        let insert = "insert into level_reviews (id, member_id, first_day, last_day, level, turned_to, turnover, deposits, outcome, reviewed_at)
                      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing";
        let insert = sql::query(insert)
            .bind(ids::new_id(now_ms))
            .bind(&member.id)
            .bind(self.days.first)
            .bind(self.days.last)
            .bind(member.rank_level)
            .bind(to)
            .bind(done.turnover.0)
            .bind(done.deposits.0)
            .bind(outcome.name())
            .bind(now_ms);
        Ok(insert.execute(tx).await?.rows_affected() == 1)
    }
}
