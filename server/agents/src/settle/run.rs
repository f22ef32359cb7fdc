//! The jobs that settle finished periods, one for each kind of period.

use std::collections::BTreeSet;

use lumora_core::domain::agent::periods::{Span, Unit};
use lumora_core::domain::agent::terms::ContractPeriod;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, from_row, sql};
use serde::{Deserialize, Serialize};

use super::contract_settlement::{NewSettlement, RunContext, Target, settle_contract};
use super::contract_state::ContractState;
use super::corrected::correct_from;
use super::due::{contracts_in_force, first_start};
use super::pay::pay_due;
use super::period_figures::{PeriodFigures, changed_figures};
use super::policy::Policy;
use crate::cutoff::{GRACE_MS, cut_off, last_over};
use crate::figures::{Zone, count_figures};

/// Contracts that are settled per transaction.
const BATCH_SIZE: usize = 100;

macro_rules! jobs {
    ($($(#[doc = $about:expr])* $name:ident = $kind:literal every $every:expr, $period:ident;)*) => {$(
        $(#[doc = $about])*
        #[derive(Debug, Serialize, Deserialize)]
        pub struct $name {}

        impl Job for $name {
            const KIND: &'static str = $kind;
            type State = Base;

            async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
                settle_period(&base.store, running, ContractPeriod::$period).await
            }
        }

        impl Scheduled for $name {
            const EVERY_MS: i64 = $every;

            fn for_period(_: i64) -> Self {
                Self {}
            }
        }
    )*};
}

jobs! {
    /// Each minute: settles the periods of five minutes that have ended. The job carries no values.
    SettleRealTime = "settle-contracts-realtime" every MINUTE_MS, RealTime;
    /// Settles the hours that have ended.
    SettleHourly = "settle-contracts-hourly" every 5 * MINUTE_MS, Hourly;
    /// Settles the days of the operator that have ended.
    SettleDaily = "settle-contracts-daily" every 10 * MINUTE_MS, Daily;
    /// Settles the weeks that have ended.
    SettleWeekly = "settle-contracts-weekly" every 10 * MINUTE_MS, Weekly;
    /// Settles the halves of months that have ended.
    SettleHalfMonthly = "settle-contracts-half-monthly" every 10 * MINUTE_MS, HalfMonthly;
    /// Settles the months that have ended.
    SettleMonthly = "settle-contracts-monthly" every 10 * MINUTE_MS, Monthly;
}

/// A run over one period: its cutoff, and the last contract that was settled.
#[derive(Debug, Clone)]
pub(super) struct Run {
    pub(super) first: i64,
    pub(super) last: i64,
    pub(super) closing: i64,
    pub(super) reached: String,
}

from_row!(Run { first, last, closing, reached });

impl Run {
    pub(super) const fn span(&self) -> Span {
        Span { first: self.first, last: self.last }
    }
}

async fn settle_period(store: &Store, running: &Running, period: ContractPeriod) -> Result<(), Failure> {
    // A settlement covers what is counted.
    count_figures(store).await?;
    let mut has_settled = false;
    while let Some(run) = begin(store, running, period).await? {
        settle_all(store, running, period, &run).await?;
        has_settled = true;
    }
    if has_settled { pay_due(store, running).await } else { Ok(()) }
}

/// The unfinished run, or else a new one for the next finished period; `None` if all are settled, or there is no contract.
async fn begin(store: &Store, running: &Running, period: ContractPeriod) -> Result<Option<Run>, Failure> {
    let running = running.clone();
    let work = async move |tx: &mut Connection| {
        if !running.owns_lease(&mut *tx).await? {
            return Ok(Err(Failure::lease_lost()));
        }
        let open = "select first, last, closing, reached from settlement_runs where period = $1 and finished_at is null
                    order by first limit 1";
        let found = match sql::query_as(open).bind(period.name()).fetch_optional(&mut *tx).await? {
            Some(run) => Some(run),
            None => start_next(&mut *tx, period, running.now_ms()).await?,
        };
        Ok::<_, StoreError>(Ok(found))
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?
}

async fn start_next(tx: &mut Connection, period: ContractPeriod, now_ms: i64) -> Result<Option<Run>, StoreError> {
    let offset_minutes = Zone::read(&mut *tx).await?.offset_minutes;
    let Some(mut span) = next_span(&mut *tx, period, offset_minutes).await? else { return Ok(None) };
    if period.runs(span, offset_minutes).1 + GRACE_MS > now_ms {
        return Ok(None);
    }
    // Without a contract in force in any finished period, the next run is that of the last one, which also settles what has changed
    // of earlier periods.
    let over = period.before(period.at(now_ms - GRACE_MS, offset_minutes), offset_minutes);
    if span < over && !has_contract_between(&mut *tx, period, (span, over), offset_minutes).await? {
        span = over;
    }
    let unit = period.unit();
    let earliest = earliest(&mut *tx, unit, offset_minutes).await?.unwrap_or(span.first).min(span.first);
    let closing = cut_off(&mut *tx, unit, last_over(unit, now_ms, offset_minutes), earliest).await?.closing;
    start(tx, period, span, closing, now_ms).await.map(Some)
}

/// Whether any contract is in force between the beginning of `first` and the end of `last`.
async fn has_contract_between(
    tx: &mut Connection,
    period: ContractPeriod,
    (first, last): (Span, Span),
    offset_minutes: i64,
) -> Result<bool, StoreError> {
    let query = "select count(*) from contract_versions where period = $1 and effective_from < $3
                 and (effective_to is null or effective_to > $2)";
    let query = sql::query_scalar(query).bind(period.name()).bind(period.runs(first, offset_minutes).0);
    let count: i64 = query.bind(period.runs(last, offset_minutes).1).fetch_one(tx).await?;
    Ok(count > 0)
}

/// Inserts a run.
pub(super) async fn start(
    tx: &mut Connection,
    period: ContractPeriod,
    span: Span,
    closing: i64,
    now_ms: i64,
) -> Result<Run, StoreError> {
    let insert = "insert into settlement_runs (period, first, last, closing, started_at) values ($1, $2, $3, $4, $5)";
    let insert = sql::query(insert).bind(period.name()).bind(span.first).bind(span.last).bind(closing);
    insert.bind(now_ms).execute(tx).await?;
    Ok(Run { first: span.first, last: span.last, closing, reached: String::new() })
}

/// The period after the one that was settled last, or the first period of any contract.
pub(super) async fn next_span(
    tx: &mut Connection,
    period: ContractPeriod,
    offset_minutes: i64,
) -> Result<Option<Span>, StoreError> {
    let last = "select max(last) from settlement_runs where period = $1";
    let last: Option<i64> = sql::query_scalar(last).bind(period.name()).fetch_one(&mut *tx).await?;
    if let Some(last) = last {
        // After a change of the time zone this may be only the rest of a period, whose beginning was settled as part of another one.
        return Ok(Some(Span { first: last + 1, ..period.around(last + 1, offset_minutes) }));
    }
    Ok(first_start(&mut *tx, period).await?.map(|at_ms| period.at(at_ms, offset_minutes)))
}

/// The unit from which figures are frozen: the beginning of the first contract or rebate rate that is settled by this unit.
async fn earliest(tx: &mut Connection, unit: Unit, offset_minutes: i64) -> Result<Option<i64>, StoreError> {
    let mut all = Vec::new();
    for period in ContractPeriod::ALL.iter().filter(|it| it.unit() == unit) {
        let start = first_start(&mut *tx, *period).await?;
        all.extend(start.map(|at_ms| period.at(at_ms, offset_minutes).first));
    }
    if unit == Unit::Day {
        let rates: Option<i64> =
            sql::query_scalar("select min(from_day) from rebate_rates").fetch_one(&mut *tx).await?;
        all.extend(rates);
    }
    Ok(all.into_iter().min())
}

/// The time zone's offset in minutes, and all contracts that a run settles, by contract id.
pub(super) async fn targets(
    tx: &mut Connection,
    period: ContractPeriod,
    run: &Run,
) -> Result<(i64, Vec<Target>), StoreError> {
    let offset_minutes = Zone::read(&mut *tx).await?.offset_minutes;
    let dues = contracts_in_force(&mut *tx, period, run.span(), offset_minutes).await?;
    let figures = PeriodFigures::read(&mut *tx, period.unit(), run.span(), run.closing).await?.figures(&dues);
    let before = "select max(closing) from settlement_runs where period = $1 and first < $2";
    let before: Option<i64> = sql::query_scalar(before).bind(period.name()).bind(run.first).fetch_one(&mut *tx).await?;
    let mut changed = match before {
        Some(before) => changed_figures(&mut *tx, period, run.first, (before, run.closing), offset_minutes).await?,
        None => Default::default(),
    };
    let manual_corrections = "select distinct contract_id from settlement_corrections where period = $1 and status = 'POSTED' and settled_in = ''";
    let manual_corrections: Vec<String> =
        sql::query_scalar(manual_corrections).bind(period.name()).fetch_all(tx).await?;
    let ids: BTreeSet<String> =
        dues.iter().map(|due| &due.contract_id).chain(changed.keys()).chain(&manual_corrections).cloned().collect();
    let mut due: std::collections::HashMap<String, _> =
        dues.into_iter().zip(figures).map(|found| (found.0.contract_id.clone(), found)).collect();
    let target = |contract_id: String| Target {
        due: due.remove(&contract_id),
        changed: changed.remove(&contract_id).unwrap_or_default(),
        contract_id,
    };
    Ok((offset_minutes, ids.into_iter().map(target).collect()))
}

/// Settles the contracts that are left, a batch per transaction, and ends the run.
async fn settle_all(store: &Store, running: &Running, period: ContractPeriod, run: &Run) -> Result<(), Failure> {
    let (offset_minutes, mut all) = {
        let run = run.clone();
        let read = async move |tx: &mut Connection| targets(tx, period, &run).await;
        store.read(move |tx| Box::pin(async move { read(tx).await })).await.map_err(|error: StoreError| error)?
    };
    all.retain(|it| it.contract_id > run.reached);
    let total = u64::try_from(all.len()).unwrap_or(u64::MAX);
    let mut done = 0;
    let mut batches = all.chunks(BATCH_SIZE);
    loop {
        let batch = batches.next().unwrap_or_default().to_vec();
        let is_last = batches.len() == 0;
        done += u64::try_from(batch.len()).unwrap_or(0);
        let context =
            RunContext { period, span: run.span(), closing: run.closing, offset_minutes, now_ms: running.now_ms() };
        let (holder, first) = (running.clone(), run.first);
        let work = async move |tx: &mut Connection| {
            if !holder.owns_lease(&mut *tx).await? {
                return Ok(Err(Failure::lease_lost()));
            }
            // Another attempt may have settled more in the meantime: its stored progress counts.
            let query = "select first, last, closing, reached from settlement_runs where period = $1 and first = $2
                         and finished_at is null";
            let query = sql::query_as(query).bind(period.name()).bind(first);
            let found: Option<Run> = query.fetch_optional(&mut *tx).await?;
            if let Some(run) = found {
                settle_batch(tx, &context, &run, &batch, is_last).await?;
            }
            Ok::<_, StoreError>(Ok(()))
        };
        store.write(move |tx| Box::pin(async move { work(tx).await })).await??;
        if is_last {
            return Ok(());
        }
        running.progress(done, total).await?;
    }
}

/// Settles contracts; returns the number of settlements, and the sum of their amounts in minor units.
async fn settle_each(tx: &mut Connection, context: &RunContext, targets: &[Target]) -> Result<(i64, i64), StoreError> {
    let policy = Policy::read(&mut *tx).await?;
    // Corrections come first, since what earlier periods carry over is read as corrected.
    let mut corrected = Vec::with_capacity(targets.len());
    for target in targets {
        corrected.push(match target.changed.first_key_value() {
            Some((first, _)) => correct_from(&mut *tx, context, target, *first).await?,
            None => 0,
        });
    }
    let states = ContractState::read(&mut *tx, context, targets).await?;
    let mut settled = Vec::with_capacity(targets.len());
    for ((target, state), corrected) in targets.iter().zip(&states).zip(corrected) {
        settled.extend(settle_contract(context, target, &policy, (state, corrected))?);
    }
    tx.run_all(settled.iter().flat_map(NewSettlement::statements).collect()).await?;
    let contracts = i64::try_from(settled.len()).unwrap_or(i64::MAX);
    Ok((contracts, settled.iter().map(|it| it.row.amount).sum()))
}

/// Settles a batch of contracts, and stores how far the run has come.
pub(super) async fn settle_batch(
    tx: &mut Connection,
    context: &RunContext,
    run: &Run,
    batch: &[Target],
    is_last: bool,
) -> Result<(), StoreError> {
    let (_, remaining) = batch.split_at(batch.partition_point(|it| it.contract_id <= run.reached));
    let (contracts, amount) = settle_each(&mut *tx, context, remaining).await?;
    let update =
        "update settlement_runs set reached = $3, contracts = contracts + $4, amount = amount + $5, finished_at = $6
                  where period = $1 and first = $2";
    sql::query(update)
        .bind(context.period.name())
        .bind(run.first)
        .bind(batch.last().map_or(run.reached.as_str(), |it| it.contract_id.as_str()))
        .bind(contracts)
        .bind(amount)
        .bind(is_last.then_some(context.now_ms))
        .execute(tx)
        .await
        .map(drop)
}
