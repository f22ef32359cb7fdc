//! The faults in the books one by one, with the ids by which an operator finds them.

use std::collections::BTreeMap;

use lumora_core::domain::ledger::AccountKind;
use platform::store::{Connection, StoreError, sql};

use crate::account::{Account, balance_of, split_id};
use crate::roll_up::accounts_of;

/// A kind of fault in the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A transaction whose entries do not add up to zero.
    Unbalanced,
    /// An account of a member whose balance is not the sum of its entries.
    WrongBalance,
    /// An account that may not be overdrawn, whose balance is below what is held of it.
    Overdrawn,
    /// An account where what is held is not the sum of the open holds.
    WrongHolds,
}

/// A fault that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The kind of fault.
    pub fault: Fault,
    /// Id of the transaction ([`Fault::Unbalanced`]) or else of the account.
    pub subject: String,
    /// The account's currency: an ISO 4217 code, or [`POINTS`](crate::POINTS). Of a transaction, that of one of its accounts.
    pub currency: String,
    /// The amount that is stored, in minor units.
    pub actual: i64,
    /// The amount that should be stored, in minor units; of [`Fault::Overdrawn`], the least balance there may be.
    pub expected: i64,
}

/// Each kind of fault with the query that finds it. Columns: subject, an account of it, stored amount, expected amount.
const SEARCHES: [(Fault, &str); 4] = [
    (
        Fault::Unbalanced,
        "select e.transaction_id, min(e.account_id), cast(sum(e.amount) as bigint), cast(0 as bigint) from ledger_entries e
         group by e.transaction_id having sum(e.amount) <> 0 order by e.transaction_id limit $1",
    ),
    (
        Fault::WrongBalance,
        "select a.id, a.id, a.balance, cast(coalesce(e.total, 0) as bigint) from accounts a
         left join (select account_id, sum(amount) as total from ledger_entries group by account_id) e on e.account_id = a.id
         where a.kind in ('member_wallet', 'member_receivable', 'member_points') and a.balance <> coalesce(e.total, 0)
         order by a.id limit $1",
    ),
    (
        Fault::Overdrawn,
        "select a.id, a.id, a.balance, a.held from accounts a where a.may_go_negative = 0 and a.balance < a.held
         order by a.id limit $1",
    ),
    (
        Fault::WrongHolds,
        "select a.id, a.id, a.held, cast(coalesce(h.total, 0) as bigint) from accounts a
         left join (select account_id, sum(amount) as total from holds where state = 'open' group by account_id) h
         on h.account_id = a.id where a.held <> coalesce(h.total, 0) order by a.id limit $1",
    ),
];

/// Searches for faults of every kind, and returns at most `limit` of each.
///
/// # Errors
/// When the database fails.
pub async fn findings(connection: &mut Connection, limit: i64) -> Result<Vec<Finding>, StoreError> {
    let mut found = Vec::new();
    for (fault, search) in SEARCHES {
        let rows: Vec<(String, String, i64, i64)> =
            sql::query_as(search).bind(limit).fetch_all(&mut *connection).await?;
        found.extend(rows.into_iter().map(|(subject, account_id, actual, expected)| {
            let currency = split_id(&account_id).map_or("", |(_, currency)| currency).to_owned();
            Finding { fault, subject, currency, actual, expected }
        }));
    }
    Ok(found)
}

/// The sum of all balances of each currency, in minor units: zero, where the books are right. Members' accounts count with their
/// running balance.
///
/// # Errors
/// When the database fails.
pub async fn sums(connection: &mut Connection) -> Result<BTreeMap<String, i64>, StoreError> {
    let mut sums: BTreeMap<String, i64> = BTreeMap::new();
    let query = "select currency, cast(sum(balance) as bigint) from accounts
                 where kind in ('member_wallet', 'member_receivable', 'member_points') group by currency";
    let of_members: Vec<(String, i64)> = sql::query_as(query).fetch_all(&mut *connection).await?;
    sums.extend(of_members);
    for kind in AccountKind::ALL.into_iter().filter(|kind| !kind.is_of_member()) {
        for id in accounts_of(&mut *connection, kind).await? {
            let (owner, currency) = split_id(&id).unwrap_or_default();
            let balance = balance_of(&mut *connection, &Account::new(kind, owner, currency)).await?;
            let sum = sums.entry(currency.to_owned()).or_default();
            *sum = sum.saturating_add(balance);
        }
    }
    Ok(sums)
}
