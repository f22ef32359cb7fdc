//! The rows of transactions: one for each `transaction_uuid` that a supplier has named, with the answer that it got.

use sha2::{Digest, Sha256};

use super::answer::Answer;
use super::round::Round;
use super::status::{Refused, Status};
use ledger::Account;
use platform::ids;
use platform::store::sql::Query;
use platform::store::{Connection, from_row, sql};

/// Kind of a transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Bet,
    Win,
    Rollback,
    /// Named by a rollback before it arrived, so that its real kind is unknown.
    Unknown,
}

impl Kind {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Bet => "bet",
            Self::Win => "win",
            Self::Rollback => "rollback",
            Self::Unknown => "unknown",
        }
    }
}

/// State of a transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TransactionState {
    Done,
    RolledBack,
    Tombstone,
}

impl TransactionState {
    const fn name(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::RolledBack => "rolled_back",
            Self::Tombstone => "tombstone",
        }
    }
}

/// A transaction as stored.
#[derive(Debug, Clone)]
pub(super) struct Transaction {
    pub(super) transaction_uuid: String,
    pub(super) kind: String,
    pub(super) fingerprint: String,
    pub(super) state: String,
    pub(super) member_id: String,
    pub(super) round_id: String,
    pub(super) amount: i64,
    pub(super) currency: String,
    pub(super) balance_after: i64,
    /// When it was written, in milliseconds since the epoch UTC; 0 in a row that is not stored yet.
    pub(super) created_at: i64,
}

from_row!(Transaction {
    transaction_uuid,
    kind,
    fingerprint,
    state,
    member_id,
    round_id,
    amount,
    currency,
    balance_after,
    created_at
});

impl Transaction {
    pub(super) async fn find(connection: &mut Connection, supplier: &str, uuid: &str) -> Result<Option<Self>, Refused> {
        let query = sql::query_as("select * from seamless_transactions where supplier = $1 and transaction_uuid = $2");
        Ok(query.bind(supplier).bind(uuid).fetch_optional(connection).await?)
    }

    pub(super) fn is(&self, kind: Kind) -> bool {
        self.kind == kind.name()
    }

    /// Whether it was carried out and not rolled back.
    pub(super) fn is_in_effect(&self) -> bool {
        self.state == TransactionState::Done.name()
    }

    /// The answer to a call whose `transaction_uuid` is stored already: the stored answer, if it is the same call.
    pub(super) fn replay(&self, kind: Kind, fingerprint: &str) -> Result<Answer, Refused> {
        if self.state == TransactionState::Tombstone.name() {
            return Err(Status::TransactionRolledBack.into());
        }
        if !self.is(kind) || self.fingerprint != fingerprint {
            return Err(Status::DuplicateTransaction.into());
        }
        if !self.is_in_effect() {
            return Err(Status::TransactionRolledBack.into());
        }
        if self.member_id.is_empty() {
            return Ok(Answer::bare(Status::Ok));
        }
        Ok(Answer::balance(&self.member_id, &self.currency, self.balance_after))
    }

    /// Inserts the row with the balance that it holds.
    pub(super) async fn insert(&self, connection: &mut Connection, supplier: &str, now_ms: i64) -> Result<(), Refused> {
        let text = "insert into seamless_transactions (supplier, transaction_uuid, kind, fingerprint, state, member_id,
             round_id, amount, currency, created_at, balance_after)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
        self.bind_columns(text, supplier, now_ms).bind(self.balance_after).execute(connection).await?;
        Ok(())
    }

    /// Statements that insert the row of a transaction that has moved money, with the wallet's spendable balance, and
    /// read that balance back for the answer.
    pub(super) fn insert_with_balance(&self, supplier: &str, now_ms: i64) -> [Query<'static>; 2] {
        let text = "insert into seamless_transactions (supplier, transaction_uuid, kind, fingerprint, state, member_id,
             round_id, amount, currency, created_at, balance_after)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
                coalesce((select balance - held from accounts where id = $11), 0))";
        let insert =
            self.bind_columns(text, supplier, now_ms).bind(Account::wallet(&self.member_id, &self.currency).id());
        let text = "select balance_after from seamless_transactions where supplier = $1 and transaction_uuid = $2";
        [insert, sql::query(text).bind(supplier.to_owned()).bind(self.transaction_uuid.clone())]
    }

    fn bind_columns(&self, text: &'static str, supplier: &str, now_ms: i64) -> Query<'static> {
        sql::query(text)
            .bind(supplier.to_owned())
            .bind(self.transaction_uuid.clone())
            .bind(self.kind.clone())
            .bind(self.fingerprint.clone())
            .bind(self.state.clone())
            .bind(self.member_id.clone())
            .bind(self.round_id.clone())
            .bind(self.amount)
            .bind(self.currency.clone())
            .bind(now_ms)
    }

    /// The statement that marks the transaction as rolled back.
    pub(super) fn roll_back(&self, supplier: &str) -> Query<'static> {
        sql::query("update seamless_transactions set state = $1 where supplier = $2 and transaction_uuid = $3")
            .bind(TransactionState::RolledBack.name())
            .bind(supplier.to_owned())
            .bind(self.transaction_uuid.clone())
    }

    /// The row of a transaction that is carried out; its balance is read from the wallet when it is inserted.
    pub(super) fn done(uuid: String, kind: Kind, fingerprint: String, round: &Round, amount: i64) -> Self {
        Self {
            transaction_uuid: uuid,
            kind: kind.name().to_owned(),
            fingerprint,
            state: TransactionState::Done.name().to_owned(),
            member_id: round.member_id.clone(),
            round_id: round.id.clone(),
            amount,
            currency: round.currency.clone(),
            balance_after: 0,
            created_at: 0,
        }
    }

    /// The row of a rollback that had nothing to undo: the transaction it names had not arrived.
    pub(super) fn rollback_of_nothing(uuid: String, fingerprint: String) -> Self {
        let (kind, state) = (Kind::Rollback.name().to_owned(), TransactionState::Done.name().to_owned());
        Self { kind, state, fingerprint, ..Self::tombstone(uuid) }
    }

    /// A tombstone: the row of a transaction that must never take effect.
    pub(super) fn tombstone(uuid: String) -> Self {
        Self {
            transaction_uuid: uuid,
            kind: Kind::Unknown.name().to_owned(),
            fingerprint: String::new(),
            state: TransactionState::Tombstone.name().to_owned(),
            member_id: String::new(),
            round_id: String::new(),
            amount: 0,
            currency: String::new(),
            balance_after: 0,
            created_at: 0,
        }
    }
}

/// Hash of what a call asks for: equal calls have equal fingerprints.
pub(super) fn fingerprint(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part.as_bytes());
        hash.update([0]);
    }
    ids::hex(&hash.finalize())
}
