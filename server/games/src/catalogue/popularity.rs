//! The most played games, counted from the bets that were settled in the last two weeks.
//!
//! A reader of the stream of settled bets counts them by the hour ([`games`]); the ranking computed from these counts
//! is cached for half a minute. A list that is sorted by popularity needs the count in an index: a job writes it to
//! `games.played` every few minutes ([`CountPlayed`]), so that the pages of such a list stay consistent in between.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use bets::games;
use platform::Base;
use platform::clock::{DAY_MS, MINUTE_MS};
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, sql};
use serde::{Deserialize, Serialize};

/// How far back bets count, in milliseconds.
const WINDOW_MS: i64 = 14 * DAY_MS;
/// How long the ranking is cached, in milliseconds.
const CACHE_MS: i64 = 30_000;
/// Number of games that are ranked.
const RANKING_SIZE: usize = 500;

/// Game codes with their number of bets, most played first.
pub(super) type Ranking = Arc<Vec<(String, i64)>>;

/// Cached ranking, with the time it was computed.
#[derive(Debug, Default)]
pub struct Popularity(RwLock<Option<(i64, Ranking)>>);

impl Popularity {
    /// Games by bets, most played first.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn ranking(&self, store: &Store, now_ms: i64) -> Result<Ranking, StoreError> {
        if let Some(cached) = self.cached(now_ms) {
            return Ok(cached);
        }
        let mut played = games::played_since(store.reader(), now_ms - WINDOW_MS).await?;
        played.retain(|(_, bets)| *bets > 0);
        played.sort_by(|(left_code, left_bets), (right_code, right_bets)| {
            right_bets.cmp(left_bets).then_with(|| left_code.cmp(right_code))
        });
        played.truncate(RANKING_SIZE);
        let ranking = Arc::new(played);
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some((now_ms, Arc::clone(&ranking)));
        Ok(ranking)
    }

    fn cached(&self, now_ms: i64) -> Option<Ranking> {
        let cached = self.0.read().unwrap_or_else(PoisonError::into_inner);
        cached.as_ref().filter(|(at, _)| (0..CACHE_MS).contains(&(now_ms - at))).map(|(_, ranking)| Arc::clone(ranking))
    }
}

/// Writes each game's number of bets in the last two weeks to `games.played`.
#[derive(Debug, Serialize, Deserialize)]
pub struct CountPlayed {}

impl Job for CountPlayed {
    const KIND: &'static str = "count-played";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        games::count_all(&base.store).await?;
        let counted = bets_by_game(base.store.reader(), running.now_ms()).await?;
        base.store
            .write(move |tx| {
                let counted = counted.clone();
                Box::pin(async move { set_played(tx, counted).await })
            })
            .await?;
        Ok(())
    }
}

impl Scheduled for CountPlayed {
    const EVERY_MS: i64 = 5 * MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// Updates `games.played` within the transaction that has written all settled bets.
///
/// # Errors
/// When the database fails.
pub async fn count_played(connection: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
    games::count_within(&mut *connection).await?;
    let counted = bets_by_game(&mut *connection, now_ms).await?;
    set_played(connection, counted).await
}

/// Number of bets by game code.
async fn bets_by_game(executor: impl sql::Executor, now_ms: i64) -> Result<HashMap<String, i64>, StoreError> {
    Ok(games::played_since(executor, now_ms - WINDOW_MS).await?.into_iter().collect())
}

/// Writes only counts that have changed, also to zero: most games are not played between two runs.
async fn set_played(connection: &mut Connection, mut bets_by_game: HashMap<String, i64>) -> Result<(), StoreError> {
    let stored: Vec<(String, i64)> =
        sql::query_as("select game_code, played from games").fetch_all(&mut *connection).await?;
    for (code, played) in stored {
        let current = bets_by_game.remove(&code).unwrap_or(0);
        if current != played {
            let query = sql::query("update games set played = $1 where game_code = $2");
            query.bind(current).bind(code).execute(&mut *connection).await?;
        }
    }
    Ok(())
}
