//! What the sample rounds count for the hours of their players, as stakes and payouts count by themselves.

use std::collections::{BTreeMap, HashMap};

use lumora_core::domain::fair_play::{Figures, HOUR_MS, PlayClock, hour_of};
use platform::store::{Connection, StoreError};
use protection::hours;

/// Figures by player and hour.
#[derive(Default)]
pub(super) struct Play {
    hours: BTreeMap<(String, i64), Figures>,
    clocks: HashMap<String, PlayClock>,
}

/// When a round was staked and settled, and for how much.
pub(super) struct Counted {
    pub(super) staked_at: i64,
    pub(super) settled_at: i64,
    pub(super) stake: i64,
    pub(super) payout: i64,
}

impl Play {
    /// Counts a round; rounds come in the order of their stakes.
    pub(super) fn count(&mut self, member_id: &str, round: &Counted) {
        let clock = self.clocks.entry(member_id.to_owned()).or_default();
        let tick = clock.stake_at(round.staked_at);
        *clock = tick.then;
        let staked = Figures { staked: round.stake, seconds: tick.seconds, ..Figures::default() };
        self.add(member_id, round.staked_at, staked);
        self.add(member_id, round.settled_at, Figures { paid: round.payout, ..Figures::default() });
    }

    fn add(&mut self, member_id: &str, at_ms: i64, figures: Figures) {
        let sum = self.hours.entry((member_id.to_owned(), hour_of(at_ms))).or_default();
        *sum = sum.plus(figures);
    }

    /// Writes it all.
    pub(super) async fn write(&self, tx: &mut Connection) -> Result<(), StoreError> {
        for ((member_id, hour), figures) in &self.hours {
            let at_ms = hour * HOUR_MS;
            hours::write(&mut *tx, member_id, (at_ms, at_ms), *figures).await?;
        }
        Ok(())
    }
}
