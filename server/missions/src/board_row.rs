//! Rows of leaderboards, as operators have set them up.

use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::domain::mission::{BoardRule, MissionPeriod, MissionReward, Window};
use lumora_core::wire::Measure;
use platform::clock::HOUR_MS;
use platform::store::{StoreError, from_row, sql};

use crate::KEPT_MS;
use crate::row::{allows, measure};

/// Leaderboards of a site, at most.
const MAX_BOARDS: i64 = 50;

/// A row of `leaderboards`. Amounts are minor units, times milliseconds since the epoch (UTC).
#[derive(Debug, Clone)]
pub(crate) struct BoardRow {
    pub(crate) id: String,
    rule: String,
    period: String,
    pub(crate) product: String,
    pub(crate) game: String,
    least_count: i64,
    least_amount: i64,
    pub(crate) currency: String,
    reward_type: String,
    prizes: String,
    pub(crate) wager_multiplier: i64,
    starts_at: i64,
    pub(crate) ends_at: Option<i64>,
    pub(crate) close_hours: i64,
}

from_row!(BoardRow {
    id,
    rule,
    period,
    product,
    game,
    least_count,
    least_amount,
    currency,
    reward_type,
    prizes,
    wager_multiplier,
    starts_at,
    ends_at,
    close_hours,
});

impl BoardRow {
    /// The enabled boards that have not ended long ago, in the operator's order.
    pub(crate) async fn list(executor: impl sql::Executor, now_ms: i64) -> Result<Vec<Self>, StoreError> {
        let query = "select id, rule, period, product, game, least_count, least_amount, currency, reward_type, prizes, wager_multiplier,
             starts_at, ends_at, close_hours from leaderboards
             where enabled = 1 and (ends_at is null or ends_at > $1) order by rank, id limit $2";
        sql::query_as(query).bind(now_ms - KEPT_MS).bind(MAX_BOARDS).fetch_all(executor).await
    }

    /// What the score counts.
    pub(crate) fn rule(&self) -> BoardRule {
        BoardRule::from_name(&self.rule).unwrap_or_default()
    }

    /// How often a new period begins.
    pub(crate) fn period(&self) -> MissionPeriod {
        MissionPeriod::from_name(&self.period).unwrap_or_default()
    }

    /// The whole time in which the board runs.
    pub(crate) const fn whole(&self) -> Window {
        Window { from: self.starts_at, until: self.ends_at }
    }

    /// The time of one of its periods.
    pub(crate) fn window(&self, period: i64, offset_minutes: i64) -> Window {
        self.period().window(period, self.whole(), offset_minutes)
    }

    /// When a period that ended at `until` is closed: corrections of bets count until then.
    pub(crate) const fn closes_at(&self, until: i64) -> i64 {
        until + self.close_hours * HOUR_MS
    }

    pub(crate) fn reward(&self) -> MissionReward {
        MissionReward::from_name(&self.reward_type).unwrap_or_default()
    }

    /// The prizes of the first, second, ... place: minor units, or hundredths of a point.
    pub(crate) fn prizes(&self) -> Vec<i64> {
        self.prizes.split(',').filter_map(|amount| amount.trim().parse().ok()).collect()
    }

    /// The score that a place requires, at least 1.
    pub(crate) fn min_score(&self) -> i64 {
        let least = if self.rule().is_money() { self.least_amount } else { self.least_count };
        least.max(1)
    }

    /// A score as the wire type.
    pub(crate) fn measure(&self, units: i64) -> Measure {
        measure(self.rule().is_money(), units)
    }

    /// Whether the licence policy allows it to be offered.
    pub(crate) fn is_allowed(&self, policy: &Policy) -> bool {
        allows(policy, true, self.wager_multiplier, &self.product, &self.game)
    }
}
