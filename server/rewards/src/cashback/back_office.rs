//! Cashback as operators see it: the periods that were settled, and what each has brought whom.

use lumora_core::domain::fair_play::policy::Policy;
use platform::store::{Store, StoreError, from_row, sql};

use super::plan::{Plan, fits, rates};

/// A period of a plan. Days are numbers since 1970, amounts minor units, times milliseconds.
#[derive(Debug, Clone)]
pub struct RunRow {
    /// The plan.
    pub plan_id: String,
    /// The first day.
    pub first_day: i64,
    /// The last day.
    pub last_day: i64,
    /// 1 where the plan was off, or the licence forbade it.
    pub skipped: i64,
    /// Members with an entry.
    pub members: i64,
    /// What was granted to them.
    pub amount: i64,
    /// When it was begun.
    pub started_at: i64,
    /// When it was finished; nothing while it is under way.
    pub finished_at: Option<i64>,
}

from_row!(RunRow { plan_id, first_day, last_day, skipped, members, amount, started_at, finished_at });

/// What a period has brought a member.
#[derive(Debug, Clone)]
pub struct EntryRow {
    /// The plan.
    pub plan_id: String,
    /// The first day.
    pub first_day: i64,
    /// The last day.
    pub last_day: i64,
    /// Account name.
    pub account: String,
    /// ISO 4217 code.
    pub currency: String,
    /// The level that counted.
    pub level: i64,
    /// What was due by its own bets when it was settled.
    pub due: i64,
    /// The same as corrections have left it.
    pub due_now: i64,
    /// What corrections of earlier periods have changed.
    pub corrected: i64,
    /// What earlier periods had left to be taken.
    pub carried_in: i64,
    /// What this one has left to be taken.
    pub carried_out: i64,
    /// What was granted.
    pub amount: i64,
    /// 1 where nothing is given to the member, who is excluded, marked or closed.
    pub withheld: i64,
    /// Until when it can be claimed; nothing where nothing was granted.
    pub expires_at: Option<i64>,
    /// When it was claimed.
    pub claimed_at: Option<i64>,
    /// When it was settled.
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

/// Periods, those that were begun last first; how many there are stands beside them. Empty words let all through.
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

/// What periods have brought members, the latest first; how many there are stands beside them. Empty words let all through.
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

/// Ids of plans that are on and that a policy of the licence forbids.
///
/// # Errors
/// When the database fails.
pub async fn beyond(store: &Store, policy: &Policy) -> Result<Vec<String>, StoreError> {
    let mut ids = Vec::new();
    for plan in Plan::all(store.reader()).await?.into_iter().filter(|plan| plan.enabled != 0) {
        if !fits(policy, &plan, &rates(store.reader(), &plan.id).await?) {
            ids.push(plan.id);
        }
    }
    Ok(ids)
}
