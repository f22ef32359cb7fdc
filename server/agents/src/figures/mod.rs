//! Figures of teams: bets, and movements of members' wallets, counted from the streams. Each row is counted once, under the placement
//! that its member had at that time. So a branch that is moved takes nothing along: what was played before counts where it was
//! played.
//!
//! Settlements are made from sums of single placements (`placement_slots`, `placement_days`, `placement_money_days`), overviews and
//! reports from sums of whole teams (`team_days`, `team_money_days`): a row there is the sum over everybody below an agent, so that a
//! report on the largest team reads no more rows than one on the smallest.
//!
//! Two figures are no sums of rows: the number of different members active in a range of days (`active`, by sets of members), and the
//! balance of a team's wallets (`balances`). Their modules say how they are kept.
//!
//! What agents browse has sums of its own: by branch for profit and loss, by vendor and by game for the betting history (`histories.rs`).
//!
//! Days are those of the operator's time zone. When the operator changes it, everything is counted again.

mod active;
mod balances;
mod bets;
mod histories;
mod money;
mod placement_cache;
mod zone;

use std::sync::Arc;

use ::bets::{COUNT_EVERY_MS, SETTLED_BETS, SettledBet};
use ledger::{WALLET_MOVES, WalletMove};
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, Turn, sql};
use platform::stream::{Batch, ChunkSize, MAX_CATCH_UP_CHUNKS, Progress};
use serde::{Deserialize, Serialize};

pub use active::{ActiveDays, encoded_set};
pub use balances::balances;
pub use zone::Zone;

use placement_cache::PlacementCache;

/// The unit of `placement_slots.slot`, in milliseconds: five minutes.
pub const FIVE_MINUTES_MS: i64 = 5 * MINUTE_MS;
/// Moved members whose balances are counted again per transaction.
const BATCH_SIZE: i64 = 500;

/// The job that runs [`count_figures`].
#[derive(Debug, Serialize, Deserialize)]
pub struct CountFigures {}

impl Job for CountFigures {
    const KIND: &'static str = "count-agent-figures";
    type State = Base;

    async fn run(self, base: &Base, _: &Running) -> Result<(), Failure> {
        Ok(count_figures(&base.store).await?)
    }
}

impl Scheduled for CountFigures {
    const EVERY_MS: i64 = COUNT_EVERY_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// Counts the rows that were added to the streams since the last run.
///
/// # Errors
/// When the database fails; what was counted before that stays counted.
pub async fn count_figures(store: &Store) -> Result<(), StoreError> {
    loop {
        let turn = store.background().await;
        if count_next(store, Some(turn)).await? == Progress::CaughtUp {
            return Ok(());
        }
    }
}

/// Counts what is left of the streams, up to a few batches: for a page that must include what was played just now. Returns whether
/// everything is counted.
///
/// # Errors
/// When the database fails.
pub async fn catch_up(store: &Store) -> Result<Progress, StoreError> {
    for _ in 0..MAX_CATCH_UP_CHUNKS {
        if count_next(store, None).await? == Progress::CaughtUp {
            return Ok(Progress::CaughtUp);
        }
    }
    Ok(Progress::Behind)
}

/// The rows of both streams that are counted in one transaction.
#[derive(Debug, Clone)]
struct Part {
    bets: Option<Batch<SettledBet>>,
    moves: Option<Batch<WalletMove>>,
}

/// Reads the next rows of both streams, and counts them part by part; takes turns with other background work unless a request is waiting.
async fn count_next(store: &Store, mut turn: Option<Turn<'_>>) -> Result<Progress, StoreError> {
    let size = if turn.is_some() { ChunkSize::Large } else { ChunkSize::Page };
    let (bets, of_bets) = SETTLED_BETS.next_batches(store, bets::READER, size, turn.as_mut()).await?;
    let (moves, of_moves) = WALLET_MOVES.next_batches(store, money::READER, size, turn.as_mut()).await?;
    let (mut bets, mut moves) = (bets.into_iter(), moves.into_iter());
    loop {
        let part = Part { bets: bets.next(), moves: moves.next() };
        let is_last = bets.len() == 0 && moves.len() == 0;
        let balances = store.write(move |tx| Box::pin(count_part(tx, part))).await?;
        let Some(balances) = balances else { return Ok(Progress::Behind) };
        if let Some(turn) = &mut turn {
            turn.rest().await;
        }
        if is_last {
            let all = [of_bets, of_moves, balances].iter().all(|it| *it == Progress::CaughtUp);
            return Ok(if all { Progress::CaughtUp } else { Progress::Behind });
        }
    }
}

/// Counts a part, and returns whether all moved balances are counted too. `None` if another process has counted some of it since it
/// was read, or if everything was just reset and will be counted again.
async fn count_part(tx: &mut Connection, Part { bets, moves }: Part) -> Result<Option<Progress>, StoreError> {
    let Some(zone) = Zone::read_or_reset(&mut *tx).await? else { return Ok(None) };
    if !is_next(&mut *tx, &bets).await? || !is_next(&mut *tx, &moves).await? {
        return Ok(None);
    }
    let number = zone.number + 1;
    let (bets, moves) = (take_rows(&mut *tx, bets).await?, take_rows(&mut *tx, moves).await?);
    let mut placed = PlacementCache::default();
    let mut members = bets::count_batch(&mut *tx, &mut placed, &bets, zone.offset_minutes, number).await?;
    members.extend(money::count_batch(&mut *tx, &mut placed, &moves, zone.offset_minutes, number).await?);
    let balances = balances::count(&mut *tx, &mut placed, members).await?;
    let update = "update figure_counts set number = $1 where id = 1";
    sql::query(update).bind(number).execute(tx).await?;
    Ok(Some(balances))
}

async fn is_next<T>(tx: &mut Connection, batch: &Option<Batch<T>>) -> Result<bool, StoreError> {
    match batch {
        Some(batch) => batch.is_next(tx).await,
        None => Ok(true),
    }
}

/// The rows of a batch, or none without one.
async fn take_rows<T>(tx: &mut Connection, batch: Option<Batch<T>>) -> Result<Arc<[T]>, StoreError> {
    match batch {
        Some(batch) => batch.take(tx).await,
        None => Ok(Arc::new([])),
    }
}
