//! Hands an approved withdrawal to the payment provider.

use ledger::{Account, AccountKind, LedgerError, Transaction, TransactionKind, hold};
use lumora_core::domain::cashier::{PayoutKind, WithdrawalEvent, WithdrawalStatus};
use platform::jobs::{Failure, Job, Policy, Running};
use platform::store::Connection;
use serde::{Deserialize, Serialize};

use super::progress::record_failure;
use super::row::WithdrawalRow;
use crate::CashierState;
use crate::payout_account::AccountRow;
use crate::provider::{NewPayout, ProviderError};
use crate::step::Actor;

/// Job that pays a withdrawal. Stored as JSON and shown to operators: ids only, no secret.
#[derive(Debug, Serialize, Deserialize)]
pub struct SendWithdrawal {
    withdrawal_id: String,
}

impl Job for SendWithdrawal {
    const KIND: &'static str = "send-payout";
    const POLICY: Policy = Policy { max_concurrent: 4, ..Policy::DEFAULT };
    type State = CashierState;

    async fn run(self, state: &CashierState, _: &Running) -> Result<(), Failure> {
        self.send(state).await
    }
}

impl SendWithdrawal {
    pub(super) fn of(withdrawal_id: &str) -> Self {
        Self { withdrawal_id: withdrawal_id.to_owned() }
    }

    /// Moves the money out of the wallet, then tells the provider. After a crash in between, the retry sends the same
    /// payment.
    async fn send(&self, state: &CashierState) -> Result<(), Failure> {
        let base = &state.base;
        let (id, now_ms) = (self.withdrawal_id.clone(), base.clock.now_ms());
        let work = async move |tx: &mut Connection| debit_wallet(tx, &id, now_ms).await;
        let left = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.map_err(Failure::from)?;
        let Some(row) = left else { return Ok(()) };
        let payout = self.payout(state, &row).await?;
        match state.provider.pay_out(&payout).await {
            Ok(()) => Ok(()),
            // An earlier try may have reached the provider: a payment that is in its books goes on whatever it answers
            // to this try, and its events report the rest.
            Err(ProviderError::Refused(_)) if self.is_in_books(state).await? => Ok(()),
            Err(ProviderError::Refused(why)) => {
                let work = async move |tx: &mut Connection| {
                    record_failure(tx, &row.id, (&Actor::Provider, &why), now_ms).await
                };
                base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.map_err(Failure::from)
            }
            Err(error @ ProviderError::Uncertain(_)) => Err(Failure::Transient(error.to_string())),
        }
    }

    /// Whether the provider's own books hold the payment of this withdrawal.
    async fn is_in_books(&self, state: &CashierState) -> Result<bool, Failure> {
        let record = state.provider.payout_of(&self.withdrawal_id).await;
        record.map(|found| found.is_some()).map_err(|error| Failure::Transient(error.to_string()))
    }

    async fn payout(&self, state: &CashierState, row: &WithdrawalRow) -> Result<NewPayout, Failure> {
        let base = &state.base;
        let account = AccountRow::find_with_removed(base.store.reader(), &row.account_id).await?;
        let account = account.ok_or_else(|| Failure::Permanent("the account of the withdrawal is gone".to_owned()))?;
        let number = base.vault.unlock(&account.id, &account.account_locked)?;
        let network = network_of(base, &account.method_id).await?;
        Ok(NewPayout {
            reference: row.id.clone(),
            amount: row.net(),
            currency: row.currency.clone(),
            kind: match row.kind() {
                PayoutKind::Bank => "bank",
                PayoutKind::Ewallet => "ewallet",
                PayoutKind::Crypto => "crypto",
            },
            holder: account.holder,
            institution: account.institution,
            account: String::from_utf8_lossy(&number).into_owned(),
            network,
        })
    }
}

async fn network_of(base: &platform::Base, method_id: &str) -> Result<String, Failure> {
    let query = "select network from payout_methods where id = $1";
    let network: Option<String> =
        platform::store::sql::query_scalar(query).bind(method_id).fetch_optional(base.store.reader()).await?;
    Ok(network.unwrap_or_default())
}

/// Moves the amount from the wallet to withdrawals in transit, once. The row while the provider is to be told; `None`
/// where nothing is to be sent.
async fn debit_wallet(tx: &mut Connection, id: &str, now_ms: i64) -> Result<Option<WithdrawalRow>, LedgerError> {
    let Some(row) = WithdrawalRow::find(&mut *tx, id).await? else { return Ok(None) };
    match row.status() {
        WithdrawalStatus::Processing => return Ok(Some(row)),
        WithdrawalStatus::Approved => {}
        _ => return Ok(None),
    }
    let transit = Account::new(AccountKind::WithdrawalsInTransit, "", &row.currency);
    let transaction = Transaction::transfer(
        TransactionKind::PaymentWithdrawal,
        format!("withdrawal:{}:sent", row.id),
        row.id.clone(),
        Account::wallet(&row.member_id, &row.currency),
        transit,
        row.amount,
    );
    hold::settle(tx, &row.hold_id, &transaction, now_ms).await?;
    row.transition(tx, WithdrawalEvent::Sent, (&Actor::System, row.amount, ""), now_ms).await?;
    WithdrawalRow::find(tx, id).await.map_err(LedgerError::from)
}
