//! What teams have bet, and what has moved their members' wallets: counted from the streams, each row once, under the placement that the member had at
//! that moment. So a branch that is moved takes nothing along: what was played before stays where it was played.
//!
//! Settlements go by what single placements have done (`placement_slots`, `placement_days`, `placement_money_days`), overviews and reports by
//! what whole teams have (`team_days`, `team_money_days`): a row there is the sum for everybody below an agent, so that a report of the largest
//! team reads no more rows than that of the smallest.
//!
//! Two things are no sums of rows: how many different members were active in some days (sets of members, `active`), and what is in the wallets of a team
//! (`balances`). Each says how it is kept.
//!
//! What an agent looks through has rows of its own: by branch for profit and loss, by vendor and by game for the betting history
//! (`histories.rs`).
//!
//! Days are the operator's. Whoever moves the operator to another time zone has all of them counted anew.

mod active;
mod balances;
mod bets;
mod histories;
mod money;
mod placed;
mod zone;

use std::sync::Arc;

use ::bets::{SETTLED_BETS, SettledBet};
use ledger::{WALLET_MOVES, WalletMove};
use platform::Base;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, Turn, sql};
use platform::stream::{Batch, BatchSize, CATCH_UP, Progress};
use serde::{Deserialize, Serialize};

pub use active::{ActiveDays, encoded_set};
pub use balances::balances;
pub use zone::Zone;

use placed::Placed;

/// Length of a slot, in milliseconds.
pub const SLOT_MS: i64 = 5 * 60 * 1000;
/// Members who were moved that are counted anew in one transaction.
const AT_ONCE: i64 = 500;

/// Counts the figures of teams: see [`count_figures`].
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
    const EVERY_MS: i64 = 60 * 1000;

    fn of_slot(_: i64) -> Self {
        Self {}
    }
}

/// Counts what has happened since the last time.
///
/// # Errors
/// When the database fails; what was counted before stays counted.
pub async fn count_figures(store: &Store) -> Result<(), StoreError> {
    loop {
        let turn = store.background().await;
        if count_next(store, Some(turn)).await? == Progress::CaughtUp {
            return Ok(());
        }
    }
}

/// Counts what is left, when that is little: for an overview that is to hold what was played right now. Says whether everything is counted.
///
/// # Errors
/// When the database fails.
pub async fn catch_up(store: &Store) -> Result<Progress, StoreError> {
    for _ in 0..CATCH_UP {
        if count_next(store, None).await? == Progress::CaughtUp {
            return Ok(Progress::CaughtUp);
        }
    }
    Ok(Progress::Behind)
}

/// What is counted in one transaction.
#[derive(Debug, Clone)]
struct Part {
    bets: Option<Batch<SettledBet>>,
    moves: Option<Batch<WalletMove>>,
}

/// Counts what is read at once of both streams, in a turn of the background unless somebody waits for it.
async fn count_next(store: &Store, mut turn: Option<Turn<'_>>) -> Result<Progress, StoreError> {
    let size = if turn.is_some() { BatchSize::Large } else { BatchSize::Page };
    let (bets, of_bets) = SETTLED_BETS.next_batches(store, bets::READER, size).await?;
    let (moves, of_moves) = WALLET_MOVES.next_batches(store, money::READER, size).await?;
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

/// Counts a part, and says whether all balances are counted; nothing where another has counted some of it since it was read, or everything
/// is to be counted anew.
async fn count_part(tx: &mut Connection, Part { bets, moves }: Part) -> Result<Option<Progress>, StoreError> {
    let Some(zone) = Zone::kept(&mut *tx).await? else { return Ok(None) };
    if !is_next(&mut *tx, &bets).await? || !is_next(&mut *tx, &moves).await? {
        return Ok(None);
    }
    let number = zone.number + 1;
    let (bets, moves) = (taken(&mut *tx, bets).await?, taken(&mut *tx, moves).await?);
    let mut placed = Placed::default();
    let mut members = bets::count_some(&mut *tx, &mut placed, &bets, zone.offset_minutes, number).await?;
    members.extend(money::count_some(&mut *tx, &mut placed, &moves, zone.offset_minutes, number).await?);
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

/// The rows of a batch, if there is one.
async fn taken<T>(tx: &mut Connection, batch: Option<Batch<T>>) -> Result<Arc<[T]>, StoreError> {
    match batch {
        Some(batch) => batch.take(tx).await,
        None => Ok(Arc::new([])),
    }
}
