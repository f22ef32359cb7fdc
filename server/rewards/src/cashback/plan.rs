//! Rows of cashback plans and their rates.

use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::domain::money::Money;
use lumora_core::domain::reward::cashback::{ALL_PRODUCTS, CashbackBase, Rate, Terms};
use lumora_core::domain::reward::period::Period;
use platform::store::{Connection, StoreError, from_row, sql};
use protection::policy;

use crate::count;

/// A row of `cashback_plans`. Amounts are minor units, times milliseconds since the epoch (UTC).
#[derive(Debug, Clone)]
pub(super) struct Plan {
    pub(super) id: String,
    pub(super) base: String,
    pub(super) period: String,
    pub(super) currency: String,
    pub(super) starts_at: i64,
    pub(super) cap: Option<i64>,
    pub(super) least: i64,
    pub(super) wager_multiplier: i64,
    pub(super) claim_days: i64,
    pub(super) enabled: i64,
}

from_row!(Plan { id, base, period, currency, starts_at, cap, least, wager_multiplier, claim_days, enabled });

impl Plan {
    pub(super) async fn all(executor: impl sql::Executor) -> Result<Vec<Self>, StoreError> {
        let query = "select id, base, period, currency, starts_at, cap, least, wager_multiplier, claim_days, enabled
                     from cashback_plans order by rank, id";
        sql::query_as(query).fetch_all(executor).await
    }

    pub(super) fn period(&self) -> Period {
        Period::from_name(&self.period).unwrap_or_default()
    }

    pub(super) fn base(&self) -> CashbackBase {
        CashbackBase::from_name(&self.base).unwrap_or_default()
    }
}

/// The terms that bound a period's cashback, from the columns of a plan or run.
pub(super) fn terms(base: &str, cap: Option<i64>, least: i64) -> Terms {
    Terms { base: CashbackBase::from_name(base).unwrap_or_default(), cap: cap.map(Money), least: Money(least) }
}

/// The rates of a plan, in the operator's order.
pub(super) async fn rates(executor: impl sql::Executor, plan_id: &str) -> Result<Vec<Rate>, StoreError> {
    let query = "select product, level_min, rate from cashback_rates where plan_id = $1 order by rank, id";
    let rows: Vec<(String, i64, i64)> = sql::query_as(query).bind(plan_id).fetch_all(executor).await?;
    Ok(rows
        .into_iter()
        .map(|(product, level, rate)| Rate { product, level_min: count(level), rate: count(rate) })
        .collect())
}

/// Whether the chosen licence policy allows the plan, see [`is_allowed_by`].
pub(super) async fn is_allowed(tx: &mut Connection, plan: &Plan, rates: &[Rate]) -> Result<bool, StoreError> {
    Ok(is_allowed_by(policy::chosen(tx).await?, plan, rates))
}

/// Whether a licence policy allows the plan's wagering requirement and number of products.
pub(super) fn is_allowed_by(policy: &Policy, plan: &Plan, rates: &[Rate]) -> bool {
    policy.allows_promotion(count(plan.wager_multiplier), products(rates))
}

/// Number of products with a rate above zero; `usize::MAX` for a rate on all products.
fn products(rates: &[Rate]) -> usize {
    let mut products: Vec<&str> = rates.iter().filter(|it| it.rate > 0).map(|it| it.product.as_str()).collect();
    products.sort_unstable();
    products.dedup();
    if products.contains(&ALL_PRODUCTS) { usize::MAX } else { products.len() }
}
