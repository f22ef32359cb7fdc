//! What is played most, counted from the rounds of the last two weeks.
//!
//! Counting them for every visitor would make home slower the busier the site is, so the count is kept for half a
//! minute.

use std::sync::{Arc, PoisonError, RwLock};

use platform::store::{Store, StoreError, sql};

/// How far back rounds count, in milliseconds.
const WINDOW_MS: i64 = 14 * 24 * 60 * 60 * 1000;
/// How long a count is kept, in milliseconds.
const KEPT_MS: i64 = 30_000;
/// How many games are ranked.
const RANKED: i64 = 500;

/// Rounds of a game: its code, and how many.
pub(super) type Ranking = Arc<Vec<(String, i64)>>;

/// The ranking and when it was counted.
#[derive(Debug, Default)]
pub struct Popularity(RwLock<Option<(i64, Ranking)>>);

impl Popularity {
    /// Games by rounds, most played first.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn ranking(&self, store: &Store, now_ms: i64) -> Result<Ranking, StoreError> {
        if let Some(kept) = self.kept(now_ms) {
            return Ok(kept);
        }
        let rows: Vec<(String, i64)> = sql::query_as(
            "select game_code, count(*) as played from rounds where opened_at >= $1
             group by game_code order by played desc, game_code limit $2",
        )
        .bind(now_ms - WINDOW_MS)
        .bind(RANKED)
        .fetch_all(store.reader())
        .await?;
        let ranking = Arc::new(rows);
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some((now_ms, Arc::clone(&ranking)));
        Ok(ranking)
    }

    fn kept(&self, now_ms: i64) -> Option<Ranking> {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().filter(|(at, _)| (0..KEPT_MS).contains(&(now_ms - at))).map(|(_, ranking)| Arc::clone(ranking))
    }
}
