//! The entries of an account, newest first. Pages are cut by key, not by offset, so that each costs the same however long the
//! history.

use super::Account;
use platform::store::{StoreError, from_row, sql};

/// One entry of an account, with the transaction that it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Id of the journal transaction.
    pub transaction_id: String,
    /// Index of the entry within its transaction.
    pub line: i64,
    /// The stored name of the [`super::TransactionKind`].
    pub kind: String,
    /// The number of what the transaction belongs to: a round, a deposit.
    pub reference: String,
    /// What came in (positive) or went out (negative), in minor units.
    pub amount: i64,
    /// The balance right after it, in minor units; `None` for house accounts.
    pub balance_after: Option<i64>,
    /// Time of the transaction, in milliseconds since the epoch.
    pub created_at: i64,
}

from_row!(Line { transaction_id, line, kind, reference, amount, balance_after, created_at });

/// The entry after which the next page of a statement begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cursor {
    /// Id of the journal transaction of the last entry of the page.
    pub transaction_id: String,
    /// Index of that entry within its transaction.
    pub line: i64,
}

impl Line {
    /// The cursor of the page that begins after this entry.
    pub fn cursor(&self) -> Cursor {
        Cursor { transaction_id: self.transaction_id.clone(), line: self.line }
    }
}

/// At most `limit` entries of an account, newest first: those after `cursor`, or the newest without one.
///
/// # Errors
/// When the database fails.
pub async fn statement(
    executor: impl sql::Executor,
    account: &Account,
    cursor: Option<&Cursor>,
    limit: i64,
) -> Result<Vec<Line>, StoreError> {
    // Without a cursor, above any id: ids are made of hexadecimal digits.
    let (transaction_id, line) = cursor.map_or(("g", 0), |cursor| (cursor.transaction_id.as_str(), cursor.line));
    sql::query_as(
        "select e.transaction_id, e.line, t.kind, t.reference, e.amount, e.balance_after, e.created_at
         from ledger_entries e join journal_transactions t on t.id = e.transaction_id
         where e.account_id = $1 and (e.transaction_id, e.line) < ($2, $3)
         order by e.transaction_id desc, e.line desc limit $4",
    )
    .bind(account.id())
    .bind(transaction_id)
    .bind(line)
    .bind(limit)
    .fetch_all(executor)
    .await
}
