//! What an operator decides about withdrawals: whether one is paid, and how a dispute ends.

use identity::member::require_second_person;
use ledger::{Account, AccountKind, Transaction, TransactionKind, hold};
use lumora_core::domain::cashier::{WithdrawalEvent, WithdrawalStatus};
use lumora_core::domain::money::Money;
use platform::http::ApiError;
use platform::jobs::{self, EnqueueOptions};
use platform::params::invalid_field;
use platform::settings;
use platform::store::{Connection, StoreError, TxFuture, sql};

use super::confirm::gone_on;
use super::progress::came_back;
use super::row::WithdrawalRow;
use super::send::SendPayout;
use crate::provider::SAMPLE_PROVIDER;
use crate::step::{By, NewStep};

/// The setting of the amount above which two persons approve, in minor units; one is enough where it is 0.
const TWO_PERSONS_ABOVE: &str = "withdrawal_two_persons_above";

/// What an operator has decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// It may be paid.
    Approve,
    /// It may not; the money is back.
    Reject,
    /// The member has received it: a forced receipt refunds nothing.
    CloseDispute,
    /// So much, in minor units, has not arrived and goes back to the wallet.
    RefundDispute(i64),
}

/// Decides. Above the bound of the setting the first approval is noted, and the second must be another person's.
///
/// # Errors
/// 404; 409 where nothing is to be decided any more, or by the same person twice; 422 for an amount that does not fit.
pub fn decide<'c>(
    tx: &'c mut Connection,
    withdrawal_id: &'c str,
    decision: Decision,
    (operator, note): (&'c str, &'c str),
    now_ms: i64,
) -> TxFuture<'c, WithdrawalRow, ApiError> {
    Box::pin(async move {
        let row = find(tx, withdrawal_id).await?;
        let by = By::Operator(operator.to_owned());
        match decision {
            Decision::Approve => approve(tx, &row, operator, (&by, note), now_ms).await?,
            Decision::Reject => give_back(tx, &row, WithdrawalEvent::Rejected, (&by, note), now_ms).await?,
            Decision::CloseDispute => {
                let moved = row.move_on(tx, WithdrawalEvent::DisputeClosed, (&by, 0, note), now_ms).await?;
                moved.ok_or_else(gone_on)?;
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
    (by, note): (&By, &str),
    now_ms: i64,
) -> Result<(), ApiError> {
    if row.status() != WithdrawalStatus::RiskReview {
        return Err(gone_on());
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
    row.move_on(tx, WithdrawalEvent::Approved, (by, 0, note), now_ms).await?.ok_or_else(gone_on)?;
    let expected = "update withdrawals set expected_by = $2 where id = $1";
    sql::query(expected).bind(&row.id).bind(now_ms + row.minutes * 60_000).execute(&mut *tx).await?;
    jobs::enqueue(tx, &SendPayout::of(&row.id), EnqueueOptions::default(), now_ms).await?;
    Ok(())
}

async fn two_persons_above(tx: &mut Connection) -> Result<i64, StoreError> {
    let bound = settings::number(tx, TWO_PERSONS_ABOVE).await?.unwrap_or(0);
    Ok(if bound == 0 { i64::MAX } else { bound })
}

/// Ends one that nobody has paid, and gives the frozen money back.
///
/// # Errors
/// 409 where it was handed to the provider, or has ended.
pub(super) async fn give_back(
    tx: &mut Connection,
    row: &WithdrawalRow,
    event: WithdrawalEvent,
    (by, note): (&By, &str),
    now_ms: i64,
) -> Result<(), ApiError> {
    row.move_on(tx, event, (by, row.amount, note), now_ms).await?.ok_or_else(gone_on)?;
    hold::release(tx, &row.hold_id, now_ms).await?;
    Ok(())
}

/// Ends a dispute by giving back what did not arrive; the provider owes it to the operator from then on.
async fn refund(
    tx: &mut Connection,
    row: &WithdrawalRow,
    amount: i64,
    operator: &str,
    (by, note): (&By, &str),
    now_ms: i64,
) -> Result<(), ApiError> {
    if amount <= 0 || amount > row.net() {
        let most = Money(row.net()).to_decimal();
        return Err(invalid_field(
            "amount",
            format!("amount must be above zero, and no more than the {most} that were to arrive"),
        ));
    }
    row.move_on(tx, WithdrawalEvent::DisputeRefunded, (by, amount, note), now_ms).await?.ok_or_else(gone_on)?;
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
    came_back(tx, &row.member_id, amount, now_ms).await?;
    Ok(())
}
