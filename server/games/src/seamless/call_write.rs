//! All writes of a seamless call in one batch: the ledger entries, the round, the settled bet, and the transaction's
//! row with the balance that its answer names.

use super::round::{Change, Round};
use super::status::Refused;
use super::transaction::Transaction;
use ledger::{self, Account, AccountKind, IdempotencyKey, LedgerError, Posting, TransactionKind};
use platform::ids;
use platform::store::sql::Query;
use platform::store::{Connection, StoreError};

/// The writes of a call.
pub(super) struct CallWrite<'c> {
    pub(super) supplier: &'c str,
    pub(super) round: &'c Round,
    pub(super) change: Change,
    /// The ledger transaction; none for a free round, a round that lost, and a repeated rollback, since the ledger holds no
    /// entries of zero.
    pub(super) money: Option<ledger::Transaction>,
    /// The row of the call in `seamless_transactions`.
    pub(super) row: Transaction,
    /// Statements that count a stake towards the member's limits. The first is a condition that fails where another
    /// stake was counted since.
    pub(super) stake: Vec<Query<'static>>,
    /// Further statements of the call.
    pub(super) extra_statements: Vec<Query<'static>>,
}

impl CallWrite<'_> {
    /// Runs all statements; returns the wallet's spendable balance afterwards, in minor units.
    pub(super) async fn carry_out(self, connection: &mut Connection, now_ms: i64) -> Result<i64, Refused> {
        let mut statements = match &self.money {
            Some(money) => ledger::statements(money, &ids::new_id(now_ms), now_ms)?,
            None => Vec::new(),
        };
        // The statements that may be refused come first: a refusal then has nothing to roll back.
        let round_index = statements.len();
        statements.push(self.round.write(self.supplier, self.change, now_ms).as_condition());
        let stake_index = if self.stake.is_empty() { round_index } else { round_index + 1 };
        statements.extend(self.stake);
        statements.extend(self.round.settlement(self.change, now_ms).map(|bet| bet.statement()));
        statements.extend(self.extra_statements);
        statements.extend(self.row.insert_with_balance(self.supplier, now_ms));
        let results = connection.run_all(statements).await.map_err(LedgerError::from)?;
        if let Some(money) = &self.money {
            ledger::check_posted(money, &results)?;
        }
        if results.get(round_index) == Some(&None) || results.get(stake_index) == Some(&None) {
            // Another call of this round, or another stake of the member, committed first: the decision is stale, and
            // the unit of work runs again.
            return Err(StoreError::overtaken().into());
        }
        if let Some(money) = &self.money {
            money.announce(connection);
        }
        Ok(results.last().copied().flatten().ok_or(StoreError::NoRow)?)
    }
}

/// Ledger transaction of a stake (wallet to supplier) or payout (supplier to wallet); none for an amount of zero.
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

/// Ledger transaction that undoes another one; none without postings.
pub(super) fn reversal(kind: TransactionKind, round: &Round, postings: Vec<Posting>) -> Option<ledger::Transaction> {
    let (idempotency_key, reference) = (IdempotencyKey::CallersRow, round.id.clone());
    (!postings.is_empty()).then_some(ledger::Transaction { kind, idempotency_key, reference, postings })
}
