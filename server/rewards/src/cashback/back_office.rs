//! Cashback for operators: settled periods, and the entries of members.

use lumora_core::domain::fair_play::policy::Policy;
use platform::store::{Store, StoreError, from_row, sql};

use super::plan::{Plan, is_allowed_by, rates};

/// A settled period of a plan. Days are days since 1970-01-01, amounts minor units, times milliseconds since the epoch
/// (UTC).
#[derive(Debug, Clone)]
pub struct RunRow {
    /// Id of the plan.
    pub plan_id: String,
    /// First day of the period.
    pub first_day: i64,
    /// Last day of the period.
    pub last_day: i64,
    /// 1 where the plan was disabled or forbidden by the licence, so that nothing was settled.
    pub skipped: i64,
    /// Number of members with an entry.
    pub members: i64,
    /// The sum granted to them.
    pub amount: i64,
    /// When the settlement began.
    pub started_at: i64,
    /// When it was finished; `None` while it is in progress.
    pub finished_at: Option<i64>,
}

from_row!(RunRow { plan_id, first_day, last_day, skipped, members, amount, started_at, finished_at });

/// The cashback of a member for a period. Days, amounts and times as in [`RunRow`].
#[derive(Debug, Clone)]
pub struct EntryRow {
    /// Id of the plan.
    pub plan_id: String,
    /// First day of the period.
    pub first_day: i64,
    /// Last day of the period.
    pub last_day: i64,
    /// Account name of the member.
    pub account: String,
    /// ISO 4217 code.
    pub currency: String,
    /// The member's level at the settlement, which decides the rates.
    pub level: i64,
    /// The cashback due for the period's bets when it was settled.
    pub due: i64,
    /// The same after later corrections of bets.
    pub due_now: i64,
    /// The sum of changes of earlier periods, settled with this one.
    pub corrected: i64,
    /// The negative rest of earlier periods, to be deducted.
    pub carried_in: i64,
    /// The negative rest that is left to be deducted from later periods.
    pub carried_out: i64,
    /// The amount granted.
    pub amount: i64,
    /// 1 where nothing was granted because the member was excluded, marked or closed.
    pub withheld: i64,
    /// Until when it can be claimed; `None` where nothing was granted.
    pub expires_at: Option<i64>,
    /// When it was claimed; `None` before.
    pub claimed_at: Option<i64>,
    /// When the entry was settled.
    pub settled_at: i64,
}

from_row!(EntryRow {
    plan_id,
    first_day,
    last_day,
    account,
    currency,
    level,
    due,
    due_now,
    corrected,
    carried_in,
    carried_out,
    amount,
    withheld,
    expires_at,
    claimed_at,
    settled_at
});

/// A page of settled periods, latest started first, and the number of all that match. An empty `plan_id` is all plans.
///
/// # Errors
/// When the database fails.
pub async fn runs(store: &Store, plan_id: &str, (offset, limit): (i64, i64)) -> Result<(Vec<RunRow>, i64), StoreError> {
    let count = "select count(*) from cashback_runs where $1 = '' or plan_id = $1";
    let count: i64 = sql::query_scalar(count).bind(plan_id).fetch_one(store.reader()).await?;
    let query =
        "select plan_id, first_day, last_day, skipped, members, amount, started_at, finished_at from cashback_runs
                 where $1 = '' or plan_id = $1 order by started_at desc, plan_id, first_day desc limit $2 offset $3";
    let query = sql::query_as(query).bind(plan_id).bind(limit).bind(offset);
    Ok((query.fetch_all(store.reader()).await?, count))
}

/// A page of members' entries, latest first, and the number of all that match. An empty id matches all.
///
/// # Errors
/// When the database fails.
pub async fn entries(
    store: &Store,
    (plan_id, member_id): (&str, &str),
    (offset, limit): (i64, i64),
) -> Result<(Vec<EntryRow>, i64), StoreError> {
    let count = "select count(*) from cashback_entries where ($1 = '' or plan_id = $1) and ($2 = '' or member_id = $2)";
    let count = sql::query_scalar(count).bind(plan_id).bind(member_id);
    let count: i64 = count.fetch_one(store.reader()).await?;
    let query = "select e.plan_id, e.first_day, e.last_day, m.account, m.currency, e.level, e.due, e.due_now, e.corrected, e.carried_in,
                 e.carried_out, e.amount, e.withheld, r.expires_at, r.claimed_at, e.settled_at
                 from cashback_entries e join members m on m.id = e.member_id left join member_rewards r on r.id = e.reward_id
                 where ($1 = '' or e.plan_id = $1) and ($2 = '' or e.member_id = $2)
                 order by e.settled_at desc, e.plan_id, e.member_id, e.first_day desc limit $3 offset $4";
    let query = sql::query_as(query).bind(plan_id).bind(member_id).bind(limit).bind(offset);
    Ok((query.fetch_all(store.reader()).await?, count))
}

/// Ids of enabled plans that a licence policy forbids.
///
/// # Errors
/// When the database fails.
pub async fn forbidden_plans(store: &Store, policy: &Policy) -> Result<Vec<String>, StoreError> {
    let mut ids = Vec::new();
    for plan in Plan::all(store.reader()).await?.into_iter().filter(|plan| plan.enabled != 0) {
        if !is_allowed_by(policy, &plan, &rates(store.reader(), &plan.id).await?) {
            ids.push(plan.id);
        }
    }
    Ok(ids)
}
