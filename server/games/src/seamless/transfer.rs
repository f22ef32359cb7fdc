//! Everything that a call writes, in one go: the round, the money, the settled bet, and the row of the transaction with its
//! answer.

use super::round::{Change, Round};
use super::status::Refused;
use super::transaction::Transaction;
use ledger::{self, Account, AccountKind, Posting, TransactionKind};
use platform::ids;
use platform::store::sql::Query;
use platform::store::{Connection, StoreError};

/// What a call writes.
pub(super) struct Write<'c> {
    pub(super) supplier: &'c str,
    pub(super) round: &'c Round,
    pub(super) change: Change,
    /// The money; nothing for a free round, a lost one, and what was undone before. The ledger holds no entries of zero.
    pub(super) money: Option<ledger::Transaction>,
    /// The call's own row.
    pub(super) row: Transaction,
    /// What else changes.
    pub(super) also: Option<Query<'static>>,
}

impl Write<'_> {
    /// Writes it all, and answers with what the member can spend afterwards.
    pub(super) async fn carry_out(self, connection: &mut Connection, now_ms: i64) -> Result<i64, Refused> {
        let mut statements = vec![self.round.write(self.supplier, self.change, now_ms)];
        if let Some(money) = &self.money {
            statements.extend(ledger::statements(money, &ids::new_id(now_ms), now_ms)?);
        }
        statements.extend(self.round.settlement(self.change, now_ms).map(|bet| bet.statement()));
        statements.extend(self.also);
        statements.push(self.row.insert_with_balance(self.supplier, now_ms));
        let answers = connection.run_all(statements).await;
        if answers.as_ref().is_ok_and(|answers| answers.first() == Some(&None)) {
            // Another call of this round was faster: whatever was decided on is no longer so.
            return Err(StoreError::overtaken().into());
        }
        let balance = answers.as_ref().ok().and_then(|answers| answers.last().copied()).flatten();
        let of_money = answers.map(|answers| answers.into_iter().skip(1).collect());
        match &self.money {
            Some(transaction) => {
                ledger::outcome(transaction, of_money)?;
                transaction.announce(connection);
            }
            None => drop(of_money?),
        }
        Ok(balance.ok_or(StoreError::NoRow)?)
    }
}

/// A stake out of the wallet, or a payout into it; nothing when nothing moves.
pub(super) fn between_wallet_and_supplier(
    kind: TransactionKind,
    (supplier, uuid): (&str, &str),
    round: &Round,
    amount: i64,
) -> Option<ledger::Transaction> {
    let wallet = Account::wallet(&round.member_id, &round.currency);
    let settlement = Account::new(AccountKind::SupplierSettlement, supplier, &round.currency);
    let (word, from, to) = match kind {
        TransactionKind::GameBet => ("bet", wallet, settlement),
        _ => ("win", settlement, wallet),
    };
    let key = format!("{word}:{supplier}:{uuid}");
    (amount != 0).then(|| ledger::Transaction::transfer(kind, key, round.id.clone(), from, to, amount))
}

/// The transaction that undoes another one.
pub(super) fn undoing(
    kind: TransactionKind,
    (supplier, uuid): (&str, &str),
    round: &Round,
    postings: Vec<Posting>,
) -> Option<ledger::Transaction> {
    let (key, reference) = (format!("rollback:{supplier}:{uuid}"), round.id.clone());
    (!postings.is_empty()).then_some(ledger::Transaction { kind, idempotency_key: key, reference, postings })
}
