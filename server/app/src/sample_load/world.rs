//! The operator's data that the simulated members use: games, earning rules, a deposit channel, a reward.

use platform::day::offset_minutes;
use platform::store::{Store, from_row, sql};

use super::LoadError;
use super::life::CURRENCY;
use crate::seed::playable::{self, Playable};

/// A rule by which points are earned: one point for each `per` minor units of `base`.
pub(super) struct Rule {
    pub(super) id: String,
    pub(super) product: String,
    pub(super) base: String,
    pub(super) per: i64,
    pub(super) daily_cap: i64,
}

from_row!(Rule { id, product, base, per, daily_cap });

/// The operator's data that the simulated members use.
pub(super) struct World {
    pub(super) games: Vec<Playable>,
    pub(super) rules: Vec<Rule>,
    pub(super) offset_minutes: i64,
    pub(super) now_ms: i64,
    pub(super) channel: String,
    pub(super) reward: String,
}

impl World {
    /// Reads it from the database.
    pub(super) async fn read(store: &Store, now_ms: i64) -> Result<Self, LoadError> {
        let rules = "select id, product, base, per, daily_cap from point_earning_rules
                     where enabled = 1 and per > 0 and currency = $1 order by rank, id";
        let channel = "select coalesce(min(id), '') from deposit_channels where kind = 'HOSTED'";
        let reward = "select coalesce(min(id), '') from point_rewards where category = 'CASH'";
        Ok(Self {
            games: playable::games_to_play()?,
            rules: sql::query_as(rules).bind(CURRENCY).fetch_all(store.reader()).await?,
            offset_minutes: offset_minutes(store.reader()).await?,
            now_ms,
            channel: sql::query_scalar(channel).fetch_one(store.reader()).await?,
            reward: sql::query_scalar(reward).fetch_one(store.reader()).await?,
        })
    }
}
