//! The bets of each game by time of settlement, and their number by hour: a reader of the stream of settled bets. The catalogue ranks games
//! by it, and agents list the bets of their teams on one game.
//!
//! An index on the rounds would hold the same, but each bet would write to another page of it. Here the bets of many members are written
//! together, in key order. Section 2 of the specification ranks games by it.

use std::collections::BTreeMap;
use std::sync::Arc;

use platform::Base;
use platform::clock::HOUR_MS;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::sql::Query;
use platform::store::{Connection, Store, StoreError, sql};
use platform::stream::ChunkSize;
use serde::{Deserialize, Serialize};

use crate::{COUNT_EVERY_MS, Progress, SETTLED_BETS, SettledBet};

const READER: &str = "games";

/// The job that runs [`count_all`].
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct CountGames {}

impl Job for CountGames {
    const KIND: &'static str = "count-game-bets";
    type State = Base;

    async fn run(self, base: &Base, _: &Running) -> Result<(), Failure> {
        Ok(count_all(&base.store).await?)
    }
}

impl Scheduled for CountGames {
    const EVERY_MS: i64 = COUNT_EVERY_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// Counts the bets that were settled since the last run.
///
/// # Errors
/// When the database fails; what was counted before that stays counted.
pub async fn count_all(store: &Store) -> Result<(), StoreError> {
    SETTLED_BETS.count_all_at(ChunkSize::Small, store, READER, |tx, bets| Box::pin(count(tx, bets))).await
}

/// Counts what is left of the stream, up to a few batches: for a page that must include what was played just now. Returns whether
/// everything is counted.
///
/// # Errors
/// When the database fails.
pub async fn catch_up(store: &Store) -> Result<Progress, StoreError> {
    SETTLED_BETS.catch_up(store, READER, |tx, bets| Box::pin(count(tx, bets))).await
}

/// Counts the whole stream, inside the transaction that has written all of it: for seeding demo data.
///
/// # Errors
/// When the database fails.
pub async fn count_within(tx: &mut Connection) -> Result<(), StoreError> {
    let bets: Vec<SettledBet> = SETTLED_BETS.written(&mut *tx).await?;
    count(&mut *tx, bets.into()).await?;
    SETTLED_BETS.skip(tx, READER).await
}

/// Game codes with the number of bets settled since `since_ms` (milliseconds since the epoch), whose hour counts whole.
///
/// # Errors
/// When the database fails.
pub async fn played_since(executor: impl sql::Executor, since_ms: i64) -> Result<Vec<(String, i64)>, StoreError> {
    let query = "select game_code, cast(sum(bets) as bigint) from game_hours where hour >= $1 group by game_code";
    sql::query_as(query).bind(since_ms.div_euclid(HOUR_MS)).fetch_all(executor).await
}

async fn count(tx: &mut Connection, bets: Arc<[SettledBet]>) -> Result<(), StoreError> {
    tx.run_all(rows(&bets)).await?;
    tx.run_all(hours(&bets)).await.map(drop)
}

/// An insert for each bet and a delete for each corrected one, in key order.
fn rows(bets: &[SettledBet]) -> Vec<Query<'static>> {
    let mut is_counted: BTreeMap<(&str, i64, &str), bool> = BTreeMap::new();
    for bet in bets {
        is_counted.insert((&bet.game_code, bet.settled_at, &bet.round_id), bet.correction == 0);
    }
    let statement = |((game_code, settled_at, round_id), is_settled): ((&str, i64, &str), bool)| {
        let query = sql::query(if is_settled {
            "insert into game_bets (game_code, settled_at, round_id) values ($1, $2, $3) on conflict do nothing"
        } else {
            "delete from game_bets where game_code = $1 and settled_at = $2 and round_id = $3"
        });
        query.bind(game_code.to_owned()).bind(settled_at).bind(round_id.to_owned())
    };
    is_counted.into_iter().map(statement).collect()
}

fn hours(bets: &[SettledBet]) -> Vec<Query<'static>> {
    let mut hours: BTreeMap<(i64, &str), i64> = BTreeMap::new();
    for bet in bets {
        // Hours since the epoch, the unit of `game_hours.hour`.
        let hour = hours.entry((bet.settled_at.div_euclid(HOUR_MS), &bet.game_code)).or_default();
        *hour += bet.count();
    }
    let statement = |((hour, game_code), bets): ((i64, &str), i64)| {
        let query = sql::query(
            "insert into game_hours (hour, game_code, bets) values ($1, $2, $3)
             on conflict (hour, game_code) do update set bets = game_hours.bets + excluded.bets",
        );
        query.bind(hour).bind(game_code.to_owned()).bind(bets)
    };
    hours.into_iter().map(statement).collect()
}
