//! Movements of points: postings between a member's points account and the points issuer.

use ledger::{Account, AccountKind, LedgerError, POINTS, Transaction, TransactionKind, available_of};
use platform::store::{Connection, StoreError};

/// The member's points account.
pub(super) fn account(member_id: &str) -> Account {
    Account::new(AccountKind::MemberPoints, member_id, POINTS)
}

/// The account that points are issued from and returned to.
pub(super) fn issuer() -> Account {
    Account::new(AccountKind::PointsIssuer, "", POINTS)
}

/// A movement of points. `units` are hundredths of a point.
pub(super) struct Movement<'a> {
    pub(super) kind: TransactionKind,
    /// The ledger's idempotency key.
    pub(super) key: String,
    /// Reference of the ledger transaction.
    pub(super) reference: &'a str,
}

impl Movement<'_> {
    /// Credits points to a member.
    ///
    /// # Errors
    /// Errors of the ledger or the database; the caller must then roll back.
    pub(super) async fn give(
        self,
        tx: &mut Connection,
        member_id: &str,
        units: i64,
        now_ms: i64,
    ) -> Result<(), LedgerError> {
        self.post(tx, (issuer(), account(member_id)), units, now_ms).await
    }

    /// Debits points from a member.
    ///
    /// # Errors
    /// [`LedgerError::InsufficientFunds`] where the member has fewer, and other errors of the ledger or the database;
    /// the caller must then roll back.
    pub(super) async fn take(
        self,
        tx: &mut Connection,
        member_id: &str,
        units: i64,
        now_ms: i64,
    ) -> Result<(), LedgerError> {
        self.post(tx, (account(member_id), issuer()), units, now_ms).await
    }

    async fn post(
        self,
        tx: &mut Connection,
        (from, to): (Account, Account),
        units: i64,
        now_ms: i64,
    ) -> Result<(), LedgerError> {
        let transaction = Transaction::transfer(self.kind, self.key, self.reference.to_owned(), from, to, units);
        ledger::post(tx, &transaction, now_ms).await?;
        Ok(())
    }
}

/// The points that a member can spend, in hundredths of a point.
///
/// # Errors
/// When the database fails.
pub(super) async fn spendable(tx: &mut Connection, member_id: &str) -> Result<i64, StoreError> {
    available_of(tx, &account(member_id)).await
}
