//! Referral plans that operators have configured, and the choice of the one that applies at a time.

use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::domain::money::Money;
use lumora_core::domain::referral::Tier;
use platform::store::{Connection, StoreError, from_row, sql};
use protection::policy;

use crate::small;

/// The most plans that are read when one is chosen.
const MAX_PLANS: i64 = 50;

/// A plan. Amounts are minor units, times milliseconds since the epoch, multipliers hundredths.
#[derive(Debug, Clone)]
pub(crate) struct PlanRow {
    pub(crate) id: String,
    pub(crate) currency: String,
    pub(crate) deposit: i64,
    pub(crate) turnover: i64,
    pub(crate) within_days: i64,
    pub(crate) max_friends: i64,
    pub(crate) wager_multiplier: i64,
    pub(crate) friend_amount: i64,
    pub(crate) friend_wager: i64,
    pub(crate) claim_days: i64,
    pub(crate) ends_at: Option<i64>,
}

from_row!(PlanRow {
    id,
    currency,
    deposit,
    turnover,
    within_days,
    max_friends,
    wager_multiplier,
    friend_amount,
    friend_wager,
    claim_days,
    ends_at
});

impl PlanRow {
    /// The plan that applies to who registers at `now_ms`: the first one in the operator's order that is running, has this currency
    /// and a tier, and is allowed by the licence's policy.
    ///
    /// # Errors
    /// When the database fails.
    pub(crate) async fn at(tx: &mut Connection, currency: &str, now_ms: i64) -> Result<Option<Self>, StoreError> {
        let query = "select id, currency, deposit, turnover, within_days, max_friends, wager_multiplier, friend_amount, friend_wager,
                     claim_days, ends_at from referral_plans p
                     where enabled = 1 and currency = $1 and starts_at <= $2 and (ends_at is null or ends_at > $2)
                     and exists (select 1 from referral_tiers t where t.plan_id = p.id)
                     order by rank, id limit $3";
        let query = sql::query_as(query).bind(currency).bind(now_ms).bind(MAX_PLANS);
        let plans: Vec<Self> = query.fetch_all(&mut *tx).await?;
        let policy = policy::chosen(tx).await?;
        let allowed = |plan: &Self| allows(policy, (plan.wager_multiplier, plan.friend_wager), plan.turnover);
        Ok(plans.into_iter().find(allowed))
    }
}

/// Whether a licence's policy allows a plan: the wagering multipliers of both rewards must be within its cap, and required valid
/// bets, which count over all products, are allowed only where products may be mixed.
#[must_use]
pub fn allows(policy: &Policy, (wager_multiplier, friend_wager): (i64, i64), turnover: i64) -> bool {
    let most = small(wager_multiplier.max(friend_wager));
    policy.capped_wagering(most) == most && (turnover == 0 || policy.bonus.mixed_products)
}

/// The tiers of a plan, by number of friends.
///
/// # Errors
/// When the database fails.
pub(crate) async fn tiers(executor: impl sql::Executor, plan_id: &str) -> Result<Vec<Tier>, StoreError> {
    let query = "select friends_from, amount from referral_tiers where plan_id = $1 order by friends_from";
    let rows: Vec<(i64, i64)> = sql::query_as(query).bind(plan_id).fetch_all(executor).await?;
    let tier = |(friends_from, amount)| Tier { friends_from: small(friends_from), amount: Money(amount) };
    Ok(rows.into_iter().map(tier).collect())
}
