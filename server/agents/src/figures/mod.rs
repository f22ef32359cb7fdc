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

use platform::Base;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, sql};
use platform::stream::Counted;
use serde::{Deserialize, Serialize};

pub use active::{ActiveDays, encoded_set};
pub use balances::balances;
pub use zone::Zone;

use placed::Placed;

/// Length of a slot, in milliseconds.
pub const SLOT_MS: i64 = 5 * 60 * 1000;
/// Rows a transaction.
const AT_ONCE: i64 = 500;
/// Transactions of a call that wants to have everything counted.
const CATCH_UP: usize = 4;

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
    while store.write(|tx| Box::pin(count_some(tx))).await? == Counted::Some {}
    Ok(())
}

/// Counts what is left, when that is little: for an overview that is to hold what was played right now. Says whether everything is counted.
///
/// # Errors
/// When the database fails.
pub async fn catch_up(store: &Store) -> Result<Counted, StoreError> {
    for _ in 0..CATCH_UP {
        if store.write(|tx| Box::pin(count_some(tx))).await? == Counted::All {
            return Ok(Counted::All);
        }
    }
    Ok(Counted::Some)
}

async fn count_some(tx: &mut Connection) -> Result<Counted, StoreError> {
    let zone = Zone::current(&mut *tx).await?;
    let number = zone.number + 1;
    let mut placed = Placed::default();
    let (mut members, bets) = bets::count_some(&mut *tx, &mut placed, zone.offset_minutes, number).await?;
    let (moved, money) = money::count_some(&mut *tx, &mut placed, zone.offset_minutes, number).await?;
    members.extend(moved);
    let balances = balances::count(&mut *tx, &mut placed, members).await?;
    let update = "update figure_counts set number = $1 where id = 1";
    sql::query(update).bind(number).execute(tx).await?;
    let all = [bets, money, balances].iter().all(|it| *it == Counted::All);
    Ok(if all { Counted::All } else { Counted::Some })
}
