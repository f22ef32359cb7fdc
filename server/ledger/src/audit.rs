//! The check that the books balance: counts of faults. [`findings`](super::findings) names each one.

use platform::store::{StoreError, sql};

/// How many faults of each kind the books have: all zero when they balance.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Audit {
    /// Transactions whose entries do not add up to zero in each currency.
    pub unbalanced: i64,
    /// Accounts of members whose balance is not the sum of their entries.
    pub wrong_balances: i64,
    /// Accounts that may not be overdrawn, whose balance is below zero or below what is held of it.
    pub overdrawn: i64,
    /// Accounts where what is held is not the sum of the open holds.
    pub wrong_holds: i64,
}

/// Checks all transactions, balances and holds. It reads the whole ledger.
///
/// # Errors
/// When the database fails.
pub async fn audit(executor: impl sql::Executor) -> Result<Audit, StoreError> {
    // The currency of an account is the last part of its id.
    let query = sql::query_as(
        "select
         (select count(*) from (
            select e.transaction_id from ledger_entries e group by e.transaction_id having sum(e.amount) <> 0) broken),
         (select count(*) from accounts a where a.kind in ('member_wallet', 'member_receivable', 'member_points')
            and a.balance <> (select coalesce(sum(e.amount), 0) from ledger_entries e where e.account_id = a.id)),
         (select count(*) from accounts a where a.may_go_negative = 0 and a.balance < a.held),
         (select count(*) from accounts a where a.held <> (
            select coalesce(sum(h.amount), 0) from holds h where h.account_id = a.id and h.state = 'open'))",
    );
    let (unbalanced, wrong_balances, overdrawn, wrong_holds) = query.fetch_one(executor).await?;
    Ok(Audit { unbalanced, wrong_balances, overdrawn, wrong_holds })
}
