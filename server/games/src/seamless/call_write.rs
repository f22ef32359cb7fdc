//! Everything that a call writes, in one go: the money, the round, the settled bet, and the row of the transaction with its
//! answer, which names the money as well.

use super::round::{Change, Round};
use super::status::Refused;
use super::transaction::Transaction;
use ledger::{self, Account, AccountKind, IdempotencyKey, LedgerError, Posting, TransactionKind};
use platform::ids;
use platform::store::sql::Query;
use platform::store::{Connection, StoreError};

/// What a call writes.
pub(super) struct CallWrite<'c> {
    pub(super) supplier: &'c str,
    pub(super) round: &'c Round,
    pub(super) change: Change,
    /// The money; nothing for a free round, a lost one, and what was undone before. The ledger holds no entries of zero.
    pub(super) money: Option<ledger::Transaction>,
    /// The call's own row.
    pub(super) row: Transaction,
    /// How a stake is counted; the first is a condition, which does not hold where another stake was faster.
    pub(super) stake: Vec<Query<'static>>,
    /// What else changes.
    pub(super) extra_statements: Vec<Query<'static>>,
}

impl CallWrite<'_> {
    /// Writes it all, and answers with what the member can spend afterwards.
    pub(super) async fn carry_out(self, connection: &mut Connection, now_ms: i64) -> Result<i64, Refused> {
        let mut statements = match &self.money {
            Some(money) => ledger::statements(money, &ids::new_id(now_ms), now_ms)?,
            None => Vec::new(),
        };
        // First what may be refused: nothing is written then, and nothing has to be undone.
        let of_round = statements.len();
        statements.push(self.round.write(self.supplier, self.change, now_ms).as_condition());
        let counted = if self.stake.is_empty() { of_round } else { of_round + 1 };
        statements.extend(self.stake);
        statements.extend(self.round.settlement(self.change, now_ms).map(|bet| bet.statement()));
        statements.extend(self.extra_statements);
        statements.extend(self.row.insert_with_balance(self.supplier, now_ms));
        let answers = connection.run_all(statements).await.map_err(LedgerError::from)?;
        if let Some(money) = &self.money {
            ledger::outcome(money, &answers)?;
        }
        if answers.get(of_round) == Some(&None) || answers.get(counted) == Some(&None) {
            // Another call of this round, or another stake of the member, was faster: whatever was decided on is no longer so.
            return Err(StoreError::overtaken().into());
        }
        if let Some(money) = &self.money {
            money.announce(connection);
        }
        Ok(answers.last().copied().flatten().ok_or(StoreError::NoRow)?)
    }
}

/// A stake out of the wallet, or a payout into it; nothing when nothing moves.
pub(super) fn between_wallet_and_supplier(
    kind: TransactionKind,
    supplier: &str,
    round: &Round,
    amount: i64,
) -> Option<ledger::Transaction> {
    let wallet = Account::wallet(&round.member_id, &round.currency);
    let settlement = Account::new(AccountKind::SupplierSettlement, supplier, &round.currency);
    let (from, to) = match kind {
        TransactionKind::GameBet => (wallet, settlement),
        _ => (settlement, wallet),
    };
    let key = IdempotencyKey::CallersRow;
    (amount != 0).then(|| ledger::Transaction::transfer(kind, key, round.id.clone(), from, to, amount))
}

/// The transaction that undoes another one.
pub(super) fn undoing(kind: TransactionKind, round: &Round, postings: Vec<Posting>) -> Option<ledger::Transaction> {
    let (idempotency_key, reference) = (IdempotencyKey::CallersRow, round.id.clone());
    (!postings.is_empty()).then_some(ledger::Transaction { kind, idempotency_key, reference, postings })
}
