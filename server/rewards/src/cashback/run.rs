//! The job that settles the periods of cashback plans.

use lumora_core::domain::reward::cashback::Rate;
use lumora_core::domain::reward::period::Days;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::day::{Day, offset_minutes};
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, from_row, sql};
use serde::{Deserialize, Serialize};

use super::entry::{self, LOOKBACK_DAYS, Player};
use super::plan::{Plan, is_allowed, rates};
use crate::last_day_over;

/// Members per transaction.
const BATCH_SIZE: i64 = 25;

/// A period of a plan with its fixed terms. Amounts are minor units; `reached` is the id of the last member settled.
#[derive(Debug, Clone)]
pub(super) struct Run {
    pub(super) plan_id: String,
    pub(super) first_day: i64,
    pub(super) last_day: i64,
    pub(super) base: String,
    pub(super) cap: Option<i64>,
    pub(super) least: i64,
    pub(super) wager_multiplier: i64,
    pub(super) claim_days: i64,
    skipped: i64,
    reached: String,
}

from_row!(Run { plan_id, first_day, last_day, base, cap, least, wager_multiplier, claim_days, skipped, reached });

const SELECT: &str = "select plan_id, first_day, last_day, base, cap, least, wager_multiplier, claim_days, skipped, reached from cashback_runs";

impl Run {
    pub(super) const fn days(&self) -> Days {
        Days { first: self.first_day, last: self.last_day }
    }

    /// The runs of a plan that were not skipped, whose days lie before `day` and not before `since`.
    async fn before(tx: &mut Connection, plan_id: &str, (since, day): (i64, i64)) -> Result<Vec<Self>, StoreError> {
        let text = format!(
            "{SELECT} where plan_id = $1 and first_day >= $2 and last_day < $3 and skipped = 0 order by first_day"
        );
        sql::query_as(sql::AssertSqlSafe(text)).bind(plan_id).bind(since).bind(day).fetch_all(tx).await
    }
}

/// Scheduled job that settles periods that are over. Stored as JSON and shown to operators: it holds no data.
#[derive(Debug, Serialize, Deserialize)]
pub struct SettleCashback {}

impl Job for SettleCashback {
    const KIND: &'static str = "settle-cashback";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let store = &base.store;
        // Cashback is settled from daily sums, which must be up to date.
        bets::count_days(store).await?;
        for plan in Plan::all(store.reader()).await? {
            while let Some(run) = current_or_next(store, running, &plan).await? {
                loop {
                    if run_batch(store, running, &plan, &run).await? == Step::Done {
                        break;
                    }
                }
            }
        }
        Ok(())
    }
}

impl Scheduled for SettleCashback {
    // The operator's midnight may be at any minute of a UTC day.
    const EVERY_MS: i64 = 10 * MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// The run in progress, or the next one that is due; `None` where all is settled. Periods of a disabled or forbidden
/// plan are recorded as skipped.
async fn current_or_next(store: &Store, running: &Running, plan: &Plan) -> Result<Option<Run>, Failure> {
    let (running, plan) = (running.clone(), plan.clone());
    let work = async move |tx: &mut Connection| {
        if !running.owns_lease(&mut *tx).await? {
            return Ok(Err(Failure::lease_lost()));
        }
        let open = format!("{SELECT} where plan_id = $1 and finished_at is null order by first_day limit 1");
        let open = sql::query_as(sql::AssertSqlSafe(open)).bind(&plan.id).fetch_optional(&mut *tx).await?;
        let found = match open {
            Some(run) => Some(run),
            None => begin_next(&mut *tx, &plan, running.now_ms()).await?,
        };
        Ok::<_, StoreError>(Ok(found))
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?
}

async fn begin_next(tx: &mut Connection, plan: &Plan, now_ms: i64) -> Result<Option<Run>, StoreError> {
    let rates = rates(&mut *tx, &plan.id).await?;
    let off = plan.enabled == 0 || !is_allowed(&mut *tx, plan, &rates).await?;
    loop {
        let last = "select max(last_day) from cashback_runs where plan_id = $1";
        let last: Option<i64> = sql::query_scalar(last).bind(&plan.id).fetch_one(&mut *tx).await?;
        let settled = match last {
            Some(day) => day,
            None => Day::at(plan.starts_at, offset_minutes(&mut *tx).await?).number() - 1,
        };
        let over = last_day_over(&mut *tx, now_ms).await?;
        let Some(days) = plan.period().due(settled, over) else { return Ok(None) };
        let run = Run {
            plan_id: plan.id.clone(),
            first_day: days.first,
            last_day: days.last,
            base: plan.base.clone(),
            cap: plan.cap,
            least: plan.least,
            wager_multiplier: plan.wager_multiplier,
            claim_days: plan.claim_days,
            skipped: i64::from(off),
            reached: String::new(),
        };
        insert(&mut *tx, &run, now_ms).await?;
        if !off {
            return Ok(Some(run));
        }
    }
}

async fn insert(tx: &mut Connection, run: &Run, now_ms: i64) -> Result<(), StoreError> {
    let insert = "insert into cashback_runs (plan_id, first_day, last_day, base, cap, least, wager_multiplier, claim_days, skipped,
                  started_at, finished_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    sql::query(insert)
        .bind(&run.plan_id)
        .bind(run.first_day)
        .bind(run.last_day)
        .bind(&run.base)
        .bind(run.cap)
        .bind(run.least)
        .bind(run.wager_multiplier)
        .bind(run.claim_days)
        .bind(run.skipped)
        .bind(now_ms)
        .bind((run.skipped != 0).then_some(now_ms))
        .execute(tx)
        .await
        .map(drop)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    More,
    Done,
}

/// Settles the next batch of members, and stores how far the run is.
async fn run_batch(store: &Store, running: &Running, plan: &Plan, run: &Run) -> Result<Step, Failure> {
    let (running, plan, run) = (running.clone(), plan.clone(), run.clone());
    let work = async move |tx: &mut Connection| {
        if !running.owns_lease(&mut *tx).await? {
            return Ok(Err(Failure::lease_lost()));
        }
        Ok::<_, StoreError>(Ok(settle_batch(tx, &plan, &run, running.now_ms()).await?))
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?
}

async fn settle_batch(tx: &mut Connection, plan: &Plan, run: &Run, now_ms: i64) -> Result<Step, StoreError> {
    // Another worker may have continued meanwhile: the stored progress counts.
    let text = format!("{SELECT} where plan_id = $1 and first_day = $2 and finished_at is null");
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(&run.plan_id).bind(run.first_day);
    let found: Option<Run> = query.fetch_optional(&mut *tx).await?;
    let Some(run) = found else { return Ok(Step::Done) };
    let since = run.first_day - LOOKBACK_DAYS;
    let earlier = Run::before(&mut *tx, &run.plan_id, (since, run.first_day)).await?;
    let rates: Vec<Rate> = rates(&mut *tx, &run.plan_id).await?;
    let query = "select m.id, m.rank_level, m.state from members m where m.id > $1 and m.account_type <> 4 and m.currency = $2
                 and exists (select 1 from bet_days d where d.member_id = m.id and d.currency = $2 and d.day >= $3 and d.day <= $4)
                 order by m.id limit $5";
    let query = sql::query_as(query).bind(&run.reached).bind(&plan.currency).bind(since).bind(run.last_day);
    let players: Vec<Player> = query.bind(BATCH_SIZE).fetch_all(&mut *tx).await?;
    let (mut members, mut amount) = (0, 0);
    for player in &players {
        if let Some(granted) =
            entry::settle(&mut *tx, (&run, &earlier, &rates), (player, &plan.currency), now_ms).await?
        {
            members += 1;
            amount += granted;
        }
    }
    let is_last = i64::try_from(players.len()).unwrap_or(BATCH_SIZE) < BATCH_SIZE;
    let update = "update cashback_runs set reached = $3, members = members + $4, amount = amount + $5, finished_at = $6
                  where plan_id = $1 and first_day = $2";
    sql::query(update)
        .bind(&run.plan_id)
        .bind(run.first_day)
        .bind(players.last().map_or(run.reached.as_str(), |player| player.id.as_str()))
        .bind(members)
        .bind(amount)
        .bind(is_last.then_some(now_ms))
        .execute(tx)
        .await?;
    Ok(if is_last { Step::Done } else { Step::More })
}
