//! Proposes and decides corrections of balances.

use axum::http::StatusCode;
use identity::member::{MemberRow, account_key, require_second_person};
use ledger::{Account, AccountKind, Transaction, TransactionKind, available_of, balance_of};
use lumora_core::domain::message::MessageKind;
use lumora_core::domain::money::Money;
use lumora_core::wire::{FailureValue, code};
use messages::Message;
use platform::http::ApiError;
use platform::ids;
use platform::params::invalid_field;
use platform::store::{Connection, StoreError, TxFuture, sql};

use super::row::{Correction, CorrectionStatus};
use crate::MAX_AMOUNT;
use crate::withdrawable::end_if_lost;

/// Allowed length of a reason, in characters.
const REASON: std::ops::RangeInclusive<usize> = 5..=500;

/// A correction that an operator proposes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewCorrection {
    /// Account name of the member.
    pub account: String,
    /// Minor units to credit (positive) or debit (negative).
    pub amount: i64,
    /// The operator's reason, 5 to 500 characters.
    pub reason: String,
}

/// Stores a proposal. No money moves.
///
/// # Errors
/// 404 for an unknown account name; 422 for an invalid amount or reason.
pub async fn propose(
    tx: &mut Connection,
    new: &NewCorrection,
    operator: &str,
    now_ms: i64,
) -> Result<Correction, ApiError> {
    let reason = new.reason.trim();
    if new.amount == 0 || new.amount.unsigned_abs() > MAX_AMOUNT.unsigned_abs() {
        let most = Money(MAX_AMOUNT).to_decimal();
        return Err(invalid_field(
            "amount",
            format!("amount must be other than zero, and no more than {most} either way"),
        ));
    }
    if !REASON.contains(&reason.chars().count()) || reason.contains(char::is_control) {
        return Err(invalid_field("reason", "reason must be one line of 5 to 500 characters".to_owned()));
    }
    let member = MemberRow::by_account(&mut *tx, &account_key(&new.account)).await?;
    let member = member.ok_or_else(|| ApiError::not_found("member"))?;
    let id = ids::new_id(now_ms);
    sql::query(
        "insert into corrections (id, member_id, currency, amount, reason, status, proposed_by, proposed_at, decided_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, '')",
    )
    .bind(&id)
    .bind(&member.id)
    .bind(&member.currency)
    .bind(new.amount)
    .bind(reason)
    .bind(CorrectionStatus::Proposed.name())
    .bind(operator)
    .bind(now_ms)
    .execute(&mut *tx)
    .await?;
    find(tx, &id).await
}

/// Approves a proposal and posts it, once. The operator who proposed it can not approve it.
///
/// # Errors
/// 404; 409 where it was decided before, or by the operator who proposed it; 422 where the wallet has too little to
/// debit.
pub fn approve<'c>(
    tx: &'c mut Connection,
    id: &'c str,
    operator: &'c str,
    now_ms: i64,
) -> TxFuture<'c, Correction, ApiError> {
    Box::pin(async move {
        let correction = find(tx, id).await?;
        let message = "a correction takes two persons: another operator must approve what this one has proposed";
        require_second_person(&correction.proposed_by, operator, message)?;
        let wallet = Account::wallet(&correction.member_id, &correction.currency);
        if correction.amount < 0 && available_of(&mut *tx, &wallet).await? < -correction.amount {
            return Err(too_much(tx, &wallet).await?);
        }
        transition(tx, &correction, CorrectionStatus::Posted, operator, now_ms).await?;
        if correction.amount > 0 {
            // Credits whose money is lost end first: the new money would hide that it is lost.
            end_if_lost(tx, &correction.member_id, &correction.currency, now_ms).await?;
        }
        let transaction = Transaction::transfer(
            TransactionKind::Correction,
            format!("correction:{}", correction.id),
            correction.id.clone(),
            Account::new(AccountKind::Corrections, "", &correction.currency),
            wallet,
            correction.amount,
        );
        ledger::post(tx, &transaction, now_ms).await?;
        let message = Message { amount: Some(correction.amount), ..Message::of(MessageKind::BalanceCorrected) };
        messages::write(tx, &correction.member_id, &message, now_ms).await?;
        find(tx, id).await
    })
}

/// Rejects a proposal; no money moves. The operator who proposed it may reject it too.
///
/// # Errors
/// 404; 409 where it was decided before.
pub async fn reject(tx: &mut Connection, id: &str, operator: &str, now_ms: i64) -> Result<Correction, ApiError> {
    let correction = find(tx, id).await?;
    transition(tx, &correction, CorrectionStatus::Rejected, operator, now_ms).await?;
    find(tx, id).await
}

async fn find(tx: &mut Connection, id: &str) -> Result<Correction, ApiError> {
    Correction::find(tx, id).await?.ok_or_else(|| ApiError::not_found("correction"))
}

/// Stores the decision, once; 409 where there was one before.
async fn transition(
    tx: &mut Connection,
    correction: &Correction,
    status: CorrectionStatus,
    operator: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let update =
        "update corrections set status = $2, decided_by = $3, decided_at = $4 where id = $1 and status = 'PROPOSED'";
    let done = sql::query(update).bind(&correction.id).bind(status.name()).bind(operator).bind(now_ms);
    if correction.is_proposed() && done.execute(tx).await?.rows_affected() == 1 {
        return Ok(());
    }
    let message = "this correction was decided before: read how it stands";
    Err(ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message))
}

/// The error with the amount that could be debited.
async fn too_much(tx: &mut Connection, wallet: &Account) -> Result<ApiError, StoreError> {
    let balance = balance_of(&mut *tx, wallet).await?;
    let free = available_of(&mut *tx, wallet).await?;
    let [balance, free, held] = [balance, free, balance - free].map(|units| Money(units).to_decimal());
    let message = format!(
        "the wallet can give up no more than {free}: of its {balance}, {held} are held for withdrawals or bets"
    );
    let fields = [("amount".to_owned(), code::NOT_ENOUGH_MONEY.to_owned())].into();
    let value = FailureValue { fields, ..FailureValue::default() };
    Ok(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::RULE_BROKEN, message).with_value(value))
}
