//! Many transactions posted by one round trip: a job that pays hundreds of members would otherwise wait for the database at each
//! statement.

use platform::ids;
use platform::store::Connection;
use platform::store::sql::Query;

use super::{LedgerError, Transaction, check_posted, statements};

/// Transactions to post and the caller's own statements between them, run in the order in which they were added.
#[derive(Debug, Default)]
pub struct Batch {
    statements: Vec<Query<'static>>,
    /// Each transaction with the index of its first statement.
    transactions: Vec<(usize, Transaction)>,
}

impl Batch {
    /// Adds a transaction and returns the id under which it will be posted. Its idempotency key must be new, since nothing looks for
    /// an earlier posting: [`IdempotencyKey::CallersRow`](super::IdempotencyKey::CallersRow) fits best.
    ///
    /// # Errors
    /// [`LedgerError::Unbalanced`] when the postings do not add up to zero.
    pub fn post(&mut self, transaction: Transaction, now_ms: i64) -> Result<String, LedgerError> {
        let id = ids::new_id(now_ms);
        let first = self.statements.len();
        self.statements.extend(statements(&transaction, &id, now_ms)?);
        self.transactions.push((first, transaction));
        Ok(id)
    }

    /// Adds a statement of the caller's own, to run in the same database transaction.
    pub fn add_statement(&mut self, statement: Query<'static>) {
        self.statements.push(statement);
    }

    /// Runs all statements in one round trip, and tells the members whose wallets moved.
    ///
    /// # Errors
    /// [`LedgerError::InsufficientFunds`] when a member's account would fall below what is held of it, or what the database reports.
    /// The caller must then let its own transaction fail.
    pub async fn run(self, tx: &mut Connection) -> Result<(), LedgerError> {
        if self.statements.is_empty() {
            return Ok(());
        }
        let results = tx.run_all(self.statements).await?;
        for (first, transaction) in &self.transactions {
            check_posted(transaction, results.get(*first..).unwrap_or_default())?;
            transaction.announce(tx);
        }
        Ok(())
    }
}
