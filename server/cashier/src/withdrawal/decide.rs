//! Operators' decisions on withdrawals: whether one is paid, and how a dispute ends.

use identity::member::require_second_person;
use ledger::{Account, AccountKind, Transaction, TransactionKind, hold};
use lumora_core::domain::cashier::{WithdrawalEvent, WithdrawalStatus};
use lumora_core::domain::money::Money;
use platform::http::ApiError;
use platform::jobs::{self, EnqueueOptions};
use platform::params::invalid_field;
use platform::settings;
use platform::store::{Connection, StoreError, TxFuture, sql};

use super::confirm::no_longer_open;
use super::progress::money_returned;
use super::row::WithdrawalRow;
use super::send::SendWithdrawal;
use crate::provider::SAMPLE_PROVIDER;
use crate::step::{Actor, NewStep};

/// Setting with the amount, in minor units, above which two operators must approve; 0 means one is always enough.
const TWO_PERSONS_ABOVE: &str = "withdrawal_two_persons_above";

/// An operator's decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// Pay the withdrawal. Of two approvals the first is only recorded.
    Approve,
    /// Do not pay it; the hold is released to the wallet.
    Reject,
    /// The member has received the money: ends the dispute without a refund.
    CloseDispute,
    /// Ends the dispute by crediting the wallet with this amount, in minor units, which did not arrive.
    RefundDispute(i64),
}

/// Carries out an operator's decision. Above the amount of the setting the first approval is recorded, and a second
/// operator must approve as well.
///
/// # Errors
/// 404; 409 where the withdrawal awaits no such decision, or the same operator approves twice; 422 for an invalid
/// amount.
pub fn decide<'c>(
    tx: &'c mut Connection,
    withdrawal_id: &'c str,
    decision: Decision,
    (operator, note): (&'c str, &'c str),
    now_ms: i64,
) -> TxFuture<'c, WithdrawalRow, ApiError> {
    Box::pin(async move {
        let row = find(tx, withdrawal_id).await?;
        let by = Actor::Operator(operator.to_owned());
        match decision {
            Decision::Approve => approve(tx, &row, operator, (&by, note), now_ms).await?,
            Decision::Reject => give_back(tx, &row, WithdrawalEvent::Rejected, (&by, note), now_ms).await?,
            Decision::CloseDispute => {
                let moved = row.transition(tx, WithdrawalEvent::DisputeClosed, (&by, 0, note), now_ms).await?;
                moved.ok_or_else(no_longer_open)?;
            }
            Decision::RefundDispute(amount) => refund(tx, &row, amount, operator, (&by, note), now_ms).await?,
        }
        find(tx, withdrawal_id).await
    })
}

async fn find(tx: &mut Connection, id: &str) -> Result<WithdrawalRow, ApiError> {
    WithdrawalRow::find(tx, id).await?.ok_or_else(|| ApiError::not_found("withdrawal"))
}

async fn approve(
    tx: &mut Connection,
    row: &WithdrawalRow,
    operator: &str,
    (by, note): (&Actor, &str),
    now_ms: i64,
) -> Result<(), ApiError> {
    if row.status() != WithdrawalStatus::RiskReview {
        return Err(no_longer_open());
    }
    if row.amount > two_persons_above(tx).await? {
        if row.approved_by.is_empty() {
            let update = "update withdrawals set approved_by = $2, updated_at = $3 where id = $1";
            sql::query(update).bind(&row.id).bind(operator).bind(now_ms).execute(&mut *tx).await?;
            let status = row.status().name();
            return Ok(NewStep { owner_id: &row.id, status, by, amount: 0, note }.write(tx, now_ms).await?);
        }
        let message = "two persons approve an amount like this: the second must be another operator";
        require_second_person(&row.approved_by, operator, message)?;
    }
    row.transition(tx, WithdrawalEvent::Approved, (by, 0, note), now_ms).await?.ok_or_else(no_longer_open)?;
    let expected = "update withdrawals set expected_by = $2 where id = $1";
    sql::query(expected).bind(&row.id).bind(now_ms + row.minutes * 60_000).execute(&mut *tx).await?;
    jobs::enqueue(tx, &SendWithdrawal::of(&row.id), EnqueueOptions::default(), now_ms).await?;
    Ok(())
}

async fn two_persons_above(tx: &mut Connection) -> Result<i64, StoreError> {
    let bound = settings::number(tx, TWO_PERSONS_ABOVE).await?.unwrap_or(0);
    Ok(if bound == 0 { i64::MAX } else { bound })
}

/// Rejects or cancels a withdrawal that was not handed to the provider, and releases its hold.
///
/// # Errors
/// 409 where it was handed to the provider, or has ended.
pub(super) async fn give_back(
    tx: &mut Connection,
    row: &WithdrawalRow,
    event: WithdrawalEvent,
    (by, note): (&Actor, &str),
    now_ms: i64,
) -> Result<(), ApiError> {
    row.transition(tx, event, (by, row.amount, note), now_ms).await?.ok_or_else(no_longer_open)?;
    hold::release(tx, &row.hold_id, now_ms).await?;
    Ok(())
}

/// Ends a dispute by crediting the amount that did not arrive; the provider owes it to the operator from then on.
async fn refund(
    tx: &mut Connection,
    row: &WithdrawalRow,
    amount: i64,
    operator: &str,
    (by, note): (&Actor, &str),
    now_ms: i64,
) -> Result<(), ApiError> {
    if amount <= 0 || amount > row.net() {
        let most = Money(row.net()).to_decimal();
        return Err(invalid_field(
            "amount",
            format!("amount must be above zero, and no more than the {most} that were to arrive"),
        ));
    }
    row.transition(tx, WithdrawalEvent::DisputeRefunded, (by, amount, note), now_ms)
        .await?
        .ok_or_else(no_longer_open)?;
    let insert =
        "insert into withdrawal_refunds (withdrawal_id, amount, operator, refunded_at) values ($1, $2, $3, $4)";
    sql::query(insert).bind(&row.id).bind(amount).bind(operator).bind(now_ms).execute(&mut *tx).await?;
    let transaction = Transaction::transfer(
        TransactionKind::PaymentReturned,
        format!("withdrawal:{}:refund", row.id),
        row.id.clone(),
        Account::new(AccountKind::PaymentProvider, SAMPLE_PROVIDER, &row.currency),
        Account::wallet(&row.member_id, &row.currency),
        amount,
    );
    ledger::post(tx, &transaction, now_ms).await?;
    money_returned(tx, &row.member_id, amount, now_ms).await?;
    Ok(())
}
