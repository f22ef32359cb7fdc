//! What moves a member's points: postings of the ledger between the member's account of points and where points come from.

use ledger::{Account, AccountKind, LedgerError, POINTS, Transaction, TransactionKind, available_of};
use platform::store::{Connection, StoreError};

/// The member's account of points.
pub(super) fn account(member_id: &str) -> Account {
    Account::new(AccountKind::MemberPoints, member_id, POINTS)
}

/// Where points come from and go to.
pub(super) fn issuer() -> Account {
    Account::new(AccountKind::PointsIssuer, "", POINTS)
}

/// A movement of points. Amounts are hundredths of a point.
pub(super) struct Movement<'a> {
    pub(super) kind: TransactionKind,
    /// Posts once.
    pub(super) key: String,
    /// What it belongs to.
    pub(super) reference: &'a str,
}

impl Movement<'_> {
    /// Gives a member points.
    ///
    /// # Errors
    /// What the ledger or the database reports; then nothing of it may stay.
    pub(super) async fn give(
        self,
        tx: &mut Connection,
        member_id: &str,
        units: i64,
        now_ms: i64,
    ) -> Result<(), LedgerError> {
        self.post(tx, (issuer(), account(member_id)), units, now_ms).await
    }

    /// Takes points of a member.
    ///
    /// # Errors
    /// [`LedgerError::InsufficientFunds`] where the member has fewer, or what else the ledger or the database reports; then nothing of it may stay.
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

/// Points that a member can spend, in hundredths.
///
/// # Errors
/// When the database fails.
pub(super) async fn spendable(tx: &mut Connection, member_id: &str) -> Result<i64, StoreError> {
    available_of(tx, &account(member_id)).await
}
