//! Hourly play figures of the sample rounds, counted as the wallet counts stakes and payouts.

use std::collections::{BTreeMap, HashMap};

use lumora_core::domain::duration::HOUR_MS;
use lumora_core::domain::fair_play::{PlayClock, PlayTotals, hour_of};
use platform::store::{Connection, StoreError};
use protection::hours;

/// Play figures by member and hour.
#[derive(Default)]
pub(super) struct Play {
    hours: BTreeMap<(String, i64), PlayTotals>,
    clocks: HashMap<String, PlayClock>,
}

/// A settled round. Amounts are minor units, times milliseconds since the epoch.
pub(super) struct SettledRound {
    pub(super) staked_at: i64,
    pub(super) settled_at: i64,
    pub(super) stake: i64,
    pub(super) payout: i64,
}

impl Play {
    /// Adds a round; rounds must come in the order of their stakes.
    pub(super) fn count(&mut self, member_id: &str, round: &SettledRound) {
        let clock = self.clocks.entry(member_id.to_owned()).or_default();
        let tick = clock.stake_at(round.staked_at);
        *clock = tick.then;
        let staked = PlayTotals { staked: round.stake, seconds: tick.seconds, ..PlayTotals::default() };
        self.add(member_id, round.staked_at, staked);
        self.add(member_id, round.settled_at, PlayTotals { paid: round.payout, ..PlayTotals::default() });
    }

    fn add(&mut self, member_id: &str, at_ms: i64, figures: PlayTotals) {
        let sum = self.hours.entry((member_id.to_owned(), hour_of(at_ms))).or_default();
        *sum = sum.plus(figures);
    }

    /// Writes the figures of all hours.
    pub(super) async fn write(&self, tx: &mut Connection) -> Result<(), StoreError> {
        for ((member_id, hour), figures) in &self.hours {
            let at_ms = hour * HOUR_MS;
            hours::write(&mut *tx, member_id, (at_ms, at_ms), *figures).await?;
        }
        Ok(())
    }
}
