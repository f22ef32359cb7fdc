//! Operators' decisions on deposits by bank slip. Every other deposit is decided by the events of the payment provider.

use axum::http::StatusCode;
use lumora_core::domain::cashier::{DepositEvent, DepositKind, DepositStatus};
use lumora_core::domain::money::Money;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, TxFuture};

use super::held;
use super::receive::{Receipt, end, receive};
use super::row::DepositRow;
use super::slip::no_longer_open;
use crate::MAX_AMOUNT;
use crate::provider::OWN_BANK;
use crate::step::Actor;

/// What an operator has found on the operator's bank account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// This amount, in minor units, has arrived.
    Arrived(i64),
    /// Nothing has arrived, or the money is somebody else's.
    Declined,
}

/// Carries out an operator's decision on a bank slip. Money that is found after the deposit has ended is credited too,
/// once.
///
/// # Errors
/// 404; 409 where it was decided before, or is no bank slip; 422 for an invalid amount.
pub fn decide<'c>(
    tx: &'c mut Connection,
    deposit_id: &'c str,
    decision: &'c Decision,
    (operator, note): (&'c str, &'c str),
    now_ms: i64,
) -> TxFuture<'c, DepositRow, ApiError> {
    Box::pin(async move {
        let row = DepositRow::find(&mut *tx, deposit_id).await?.ok_or_else(|| ApiError::not_found("deposit"))?;
        if row.kind() != DepositKind::BankSlip {
            return Err(of_provider());
        }
        let status = row.status();
        let fits = match decision {
            Decision::Arrived(_) => status != DepositStatus::Credited,
            Decision::Declined => status.awaits_payment(),
        };
        if !fits {
            return Err(no_longer_open());
        }
        let by = Actor::Operator(operator.to_owned());
        match decision {
            Decision::Arrived(amount) if (1..=MAX_AMOUNT).contains(amount) => {
                let arrived = Receipt {
                    deposit_id: row.id.clone(),
                    receipt_id: format!("slip:{}", row.id),
                    amount: *amount,
                    from: OWN_BANK,
                    by,
                    note: note.to_owned(),
                };
                // A receipt that is held is decided in [`held`]; a second one under the same id would credit nothing.
                if held::find(&mut *tx, &arrived.receipt_id).await?.is_some() {
                    return Err(no_longer_open());
                }
                receive(tx, &arrived, now_ms).await?;
            }
            Decision::Arrived(_) => {
                let most = Money(MAX_AMOUNT).to_decimal();
                return Err(invalid_field("amount", format!("amount must be above zero, and no more than {most}")));
            }
            Decision::Declined => {
                end(tx, &row.id, DepositEvent::Declined, (&by, note), now_ms).await?;
            }
        }
        DepositRow::find(tx, deposit_id).await?.ok_or_else(|| ApiError::not_found("deposit"))
    })
}

fn of_provider() -> ApiError {
    let message = "the payment provider tells what becomes of this deposit: only bank slips are decided by hand";
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}
