//! What is played most, counted from the bets that were settled in the last two weeks.
//!
//! Counting them for every visitor would make home slower the busier the site is, so the count is kept for half a
//! minute. A list that is sorted by it needs it in an index: a job counts into the games themselves now and then ([`CountPlayed`]), so
//! that the pages of such a list hold still meanwhile.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use platform::Base;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, sql};
use serde::{Deserialize, Serialize};

/// How far back bets count, in milliseconds.
const WINDOW_MS: i64 = 14 * 24 * 60 * 60 * 1000;
/// How long a count is kept, in milliseconds.
const KEPT_MS: i64 = 30_000;
/// How many games are ranked.
const RANKED: i64 = 500;

/// Each game with its bets that were settled since `$1`, from the index of its own.
const COUNTED: &str =
    "select g.game_code, (select count(*) from rounds r where r.game_code = g.game_code and r.closed_at >= $1
    and r.state = 'closed' and r.free_spins = '') as played from games g";

/// Bets on a game: its code, and how many.
pub(super) type Ranking = Arc<Vec<(String, i64)>>;

/// The ranking and when it was counted.
#[derive(Debug, Default)]
pub struct Popularity(RwLock<Option<(i64, Ranking)>>);

impl Popularity {
    /// Games by bets, most played first.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn ranking(&self, store: &Store, now_ms: i64) -> Result<Ranking, StoreError> {
        if let Some(kept) = self.kept(now_ms) {
            return Ok(kept);
        }
        let text = format!(
            "select game_code, played from ({COUNTED}) c where played > 0 order by played desc, game_code limit $2"
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(now_ms - WINDOW_MS).bind(RANKED);
        let rows: Vec<(String, i64)> = query.fetch_all(store.reader()).await?;
        let ranking = Arc::new(rows);
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some((now_ms, Arc::clone(&ranking)));
        Ok(ranking)
    }

    fn kept(&self, now_ms: i64) -> Option<Ranking> {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().filter(|(at, _)| (0..KEPT_MS).contains(&(now_ms - at))).map(|(_, ranking)| Arc::clone(ranking))
    }
}

/// Counts the bets of the last two weeks into `games.played`.
#[derive(Debug, Serialize, Deserialize)]
pub struct CountPlayed {}

impl Job for CountPlayed {
    const KIND: &'static str = "count-played";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let counted = counted(base.store.reader(), running.now_ms()).await?;
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
    const EVERY_MS: i64 = 5 * 60 * 1000;

    fn of_slot(_: i64) -> Self {
        Self {}
    }
}

/// Counts within a transaction, for whoever has written the bets in it.
///
/// # Errors
/// When the database fails.
pub async fn count_played(connection: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
    let counted = counted(&mut *connection, now_ms).await?;
    set_played(connection, counted).await
}

/// Bets by game.
async fn counted(executor: impl sql::Executor, now_ms: i64) -> Result<HashMap<String, i64>, StoreError> {
    let rows: Vec<(String, i64)> = sql::query_as(COUNTED).bind(now_ms - WINDOW_MS).fetch_all(executor).await?;
    Ok(rows.into_iter().collect())
}

/// Writes only what has changed, also to nothing: most games are not played between two counts.
async fn set_played(connection: &mut Connection, mut counted: HashMap<String, i64>) -> Result<(), StoreError> {
    let known: Vec<(String, i64)> =
        sql::query_as("select game_code, played from games").fetch_all(&mut *connection).await?;
    for (code, played) in known {
        let now = counted.remove(&code).unwrap_or(0);
        if now != played {
            let query = sql::query("update games set played = $1 where game_code = $2");
            query.bind(now).bind(code).execute(&mut *connection).await?;
        }
    }
    Ok(())
}
