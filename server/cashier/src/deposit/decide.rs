//! What an operator decides about deposits by bank slip. What a provider takes is the provider's to tell.

use axum::http::StatusCode;
use lumora_core::domain::cashier::{DepositEvent, DepositKind, DepositStatus};
use lumora_core::domain::money::Money;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, TxFuture};

use super::held;
use super::receive::{Arrived, end, receive};
use super::row::DepositRow;
use super::slip::gone_on;
use crate::LARGEST_AMOUNT;
use crate::provider::OWN_BANK;
use crate::step::By;

/// What an operator has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// This much has arrived on the operator's bank account, in minor units.
    Arrived(i64),
    /// Nothing has, or it is somebody else's.
    Declined,
}

/// Decides on a bank slip. Money that is found after its end is the member's all the same, once.
///
/// # Errors
/// 404; 409 where it was decided before, or is no bank slip; 422 for an amount that is none.
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
            return Err(gone_on());
        }
        let by = By::Operator(operator.to_owned());
        match decision {
            Decision::Arrived(amount) if (1..=LARGEST_AMOUNT).contains(amount) => {
                let arrived = Arrived {
                    deposit_id: row.id.clone(),
                    receipt_id: format!("slip:{}", row.id),
                    amount: *amount,
                    from: OWN_BANK,
                    by,
                    note: note.to_owned(),
                };
                // What is held is decided there: a second word on the same receipt would credit nothing.
                if held::find(&mut *tx, &arrived.receipt_id).await?.is_some() {
                    return Err(gone_on());
                }
                receive(tx, &arrived, now_ms).await?;
            }
            Decision::Arrived(_) => {
                let most = Money(LARGEST_AMOUNT).to_decimal();
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
