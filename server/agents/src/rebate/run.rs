//! The job that pays the rebates of past days.

use lumora_core::domain::agent::periods::Unit;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, from_row, sql};
use serde::{Deserialize, Serialize};

use super::line::{Lines, Receiver, lines};
use super::pay::pay;
use crate::cutoff::{GRACE_MS, cut_off, last_over};
use crate::figures::{Zone, count_figures};

/// Receivers who are paid per transaction.
const BATCH_SIZE: usize = 50;

/// The job that settles rebates. Its payload is stored as JSON and shown to operators: it is empty.
#[derive(Debug, Serialize, Deserialize)]
pub struct SettleRebate {}

impl Job for SettleRebate {
    const KIND: &'static str = "settle-rebate";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let store = &base.store;
        // A settlement covers what is counted.
        count_figures(store).await?;
        while let Some(run) = begin(store, running).await? {
            let lines = {
                let run = run.clone();
                let read = async move |tx: &mut Connection| {
                    let before = previous_closing(&mut *tx, run.day).await?;
                    lines(tx, run.day, (before, run.closing)).await
                };
                store
                    .read(move |tx| Box::pin(async move { read(tx).await }))
                    .await
                    .map_err(|error: StoreError| error)?
            };
            pay_all(store, running, &run, lines).await?;
        }
        Ok(())
    }
}

impl Scheduled for SettleRebate {
    // The operator's midnight may be at any minute of a day in UTC.
    const EVERY_MS: i64 = 10 * MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// A run for one day: its cutoff, and the last receiver who was paid.
#[derive(Debug, Clone)]
struct Run {
    day: i64,
    closing: i64,
    reached: String,
}

from_row!(Run { day, closing, reached });

/// The unfinished run, or else a new one for the next day that is over; `None` if all are settled, or nobody has a rate.
async fn begin(store: &Store, running: &Running) -> Result<Option<Run>, Failure> {
    let running = running.clone();
    let work = async move |tx: &mut Connection| {
        if !running.owns_lease(&mut *tx).await? {
            return Ok(Err(Failure::lease_lost()));
        }
        let open = "select day, closing, reached from rebate_runs where finished_at is null order by day limit 1";
        let found = match sql::query_as(open).fetch_optional(&mut *tx).await? {
            Some(run) => Some(run),
            None => start_next(&mut *tx, running.now_ms()).await?,
        };
        Ok::<_, StoreError>(Ok(found))
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?
}

async fn start_next(tx: &mut Connection, now_ms: i64) -> Result<Option<Run>, StoreError> {
    let last: Option<i64> = sql::query_scalar("select max(day) from rebate_runs").fetch_one(&mut *tx).await?;
    let first: Option<i64> = sql::query_scalar("select min(from_day) from rebate_rates").fetch_one(&mut *tx).await?;
    let Some(day) = last.map(|day| day + 1).or(first) else { return Ok(None) };
    let offset_minutes = Zone::read(&mut *tx).await?.offset_minutes;
    if Unit::Day.start_ms(day + 1, offset_minutes) + GRACE_MS > now_ms {
        return Ok(None);
    }
    let closing = cut_off(&mut *tx, Unit::Day, last_over(Unit::Day, now_ms, offset_minutes), day).await?.closing;
    let insert = "insert into rebate_runs (day, closing, started_at) values ($1, $2, $3)";
    sql::query(insert).bind(day).bind(closing).bind(now_ms).execute(tx).await?;
    Ok(Some(Run { day, closing, reached: String::new() }))
}

/// The cutoff of the run before; 0 if there was none.
async fn previous_closing(tx: &mut Connection, day: i64) -> Result<i64, StoreError> {
    let query = "select coalesce(max(closing), 0) from rebate_runs where day < $1";
    sql::query_scalar(query).bind(day).fetch_one(tx).await
}

/// Pays the receivers who are left, a batch per transaction, and ends the run.
async fn pay_all(store: &Store, running: &Running, run: &Run, lines: Lines) -> Result<(), Failure> {
    let left: Vec<Receiver> = lines.into_iter().filter(|(id, _)| *id > run.reached).collect();
    let total = u64::try_from(left.len()).unwrap_or(u64::MAX);
    let mut done = 0;
    let mut batches = left.chunks(BATCH_SIZE);
    loop {
        let batch = batches.next().unwrap_or_default().to_vec();
        let is_last = batches.len() == 0;
        done += u64::try_from(batch.len()).unwrap_or(0);
        let (running, run) = (running.clone(), run.clone());
        let reporter = running.clone();
        let work = async move |tx: &mut Connection| {
            if !running.owns_lease(&mut *tx).await? {
                return Ok(Err(Failure::lease_lost()));
            }
            pay_batch(tx, &run, &batch, is_last, running.now_ms()).await?;
            Ok::<_, ledger::LedgerError>(Ok(()))
        };
        store
            .write(move |tx| Box::pin(async move { work(tx).await }))
            .await
            .map_err(|error| Failure::Transient(error.to_string()))??;
        if is_last {
            return Ok(());
        }
        reporter.progress(done, total).await?;
    }
}

async fn pay_batch(
    tx: &mut Connection,
    run: &Run,
    batch: &[Receiver],
    is_last: bool,
    now_ms: i64,
) -> Result<(), ledger::LedgerError> {
    // Another attempt may have paid more in the meantime: its stored progress counts.
    let query = "select day, closing, reached from rebate_runs where day = $1 and finished_at is null";
    let found: Option<Run> = sql::query_as(query).bind(run.day).fetch_optional(&mut *tx).await?;
    let Some(run) = found else { return Ok(()) };
    let left: Vec<&Receiver> = batch.iter().filter(|(id, _)| *id > run.reached).collect();
    let receivers = i64::try_from(left.len()).unwrap_or(i64::MAX);
    let amount = pay(&mut *tx, run.day, &left, now_ms).await?;
    let update = "update rebate_runs set reached = $2, receivers = receivers + $3, amount = amount + $4, finished_at = $5 where day = $1";
    sql::query(update)
        .bind(run.day)
        .bind(batch.last().map_or(run.reached.as_str(), |(id, _)| id.as_str()))
        .bind(receivers)
        .bind(amount)
        .bind(is_last.then_some(now_ms))
        .execute(tx)
        .await?;
    Ok(())
}
