//! Receipts beyond a deposit limit. The money can not be refused any more, and must not be credited: it is held until
//! an operator returns it, or credits it once the limit leaves room.

use axum::http::StatusCode;
use lumora_core::domain::cashier::DepositEvent;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::store::{Connection, Store, StoreError, TxFuture, from_row, sql};
use protection::limit::record_limit_refusal;

use super::limit::exceeded_limit;
use super::receive::{Receipt, credit, end};
use super::row::DepositRow;
use crate::provider::{OWN_BANK, SAMPLE_PROVIDER};
use crate::step::Actor;

/// A receipt that is held beyond a deposit limit, or was. Amounts are minor units, times milliseconds since the epoch
/// (UTC).
#[derive(Debug, Clone)]
pub struct QuarantinedReceipt {
    /// Id of the receipt.
    pub id: String,
    /// Id of the deposit that the money is for.
    pub deposit_id: String,
    /// Id of the member who paid.
    pub member_id: String,
    /// The amount that arrived.
    pub amount: i64,
    /// Who received the money: a payment provider, or the operator's own bank.
    pub source: String,
    /// Free text of the operator or provider who reported the receipt.
    pub note: String,
    /// When it was held.
    pub held_at: i64,
    /// Empty while undecided, then `CREDITED` or `RETURNED`.
    pub decision: String,
}

from_row!(QuarantinedReceipt { id, deposit_id, member_id, amount, source, note, held_at, decision });

const COLUMNS: &str = "id, deposit_id, member_id, amount, source, note, held_at, decision";

pub(super) async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<QuarantinedReceipt>, StoreError> {
    let query = format!("select {COLUMNS} from held_receipts where id = $1");
    sql::query_as(sql::AssertSqlSafe(query)).bind(id).fetch_optional(executor).await
}

/// Held receipts that await a decision, oldest first.
///
/// # Errors
/// When the database fails.
pub async fn waiting(store: &Store, limit: i64) -> Result<Vec<QuarantinedReceipt>, StoreError> {
    let query = format!("select {COLUMNS} from held_receipts where decision = '' order by held_at, id limit $1");
    sql::query_as(sql::AssertSqlSafe(query)).bind(limit).fetch_all(store.reader()).await
}

/// Holds a receipt that a deposit limit leaves no room for, once; true where it is held.
///
/// # Errors
/// When the database fails.
pub(super) async fn hold(
    tx: &mut Connection,
    row: &DepositRow,
    receipt: &Receipt,
    now_ms: i64,
) -> Result<bool, StoreError> {
    if find(&mut *tx, &receipt.receipt_id).await?.is_some() {
        return Ok(true);
    }
    let Some(reached) = exceeded_limit(tx, &row.member_id, receipt.amount, now_ms).await? else { return Ok(false) };
    let text = "insert into held_receipts (id, deposit_id, member_id, amount, source, note, held_at) values ($1, $2, $3, $4, $5, $6, $7)";
    let query = sql::query(text).bind(&receipt.receipt_id).bind(&row.id).bind(&row.member_id).bind(receipt.amount);
    query.bind(receipt.from).bind(&receipt.note).bind(now_ms).execute(&mut *tx).await?;
    if let Some(status) = row.status().after(DepositEvent::Held) {
        row.transition(tx, status, (&receipt.by, receipt.amount, &receipt.note), now_ms).await?;
    }
    record_limit_refusal(tx, &row.member_id, reached.limit, now_ms).await?;
    Ok(true)
}

/// An operator's decision on a held receipt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeldDecision {
    /// Credit it to the wallet; the deposit limits must leave room for it.
    Credit,
    /// The operator has returned it to the payer.
    Returned,
}

/// Carries out an operator's decision on a held receipt, once.
///
/// # Errors
/// 404; 409 where it was decided before; 422 where it is to be credited and a limit leaves no room.
pub fn decide<'c>(
    tx: &'c mut Connection,
    id: &'c str,
    decision: HeldDecision,
    operator: &'c str,
    now_ms: i64,
) -> TxFuture<'c, QuarantinedReceipt, ApiError> {
    Box::pin(async move {
        let held = find(&mut *tx, id).await?.ok_or_else(|| ApiError::not_found("held receipt"))?;
        if !held.decision.is_empty() {
            let message = "this was decided before: read how it stands";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message));
        }
        let decision_code = match decision {
            HeldDecision::Returned => {
                let by = Actor::Operator(operator.to_owned());
                end(tx, &held.deposit_id, DepositEvent::Declined, (&by, ""), now_ms).await?;
                "RETURNED"
            }
            HeldDecision::Credit => {
                credit_held(tx, &held, operator, now_ms).await?;
                "CREDITED"
            }
        };
        let text = "update held_receipts set decision = $2, decided_at = $3, decided_by = $4 where id = $1";
        sql::query(text).bind(id).bind(decision_code).bind(now_ms).bind(operator).execute(tx).await?;
        Ok(QuarantinedReceipt { decision: decision_code.to_owned(), ..held })
    })
}

async fn credit_held(
    tx: &mut Connection,
    held: &QuarantinedReceipt,
    operator: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    if exceeded_limit(tx, &held.member_id, held.amount, now_ms).await?.is_some() {
        let message = "the member's deposit limit leaves no room for this: give it back, or wait until the limit eases";
        return Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::LIMIT_REACHED, message));
    }
    let row = DepositRow::find(&mut *tx, &held.deposit_id).await?.ok_or_else(|| ApiError::not_found("deposit"))?;
    let receipt = Receipt {
        deposit_id: held.deposit_id.clone(),
        receipt_id: held.id.clone(),
        amount: held.amount,
        from: if held.source == OWN_BANK { OWN_BANK } else { SAMPLE_PROVIDER },
        by: Actor::Operator(operator.to_owned()),
        note: held.note.clone(),
    };
    credit(tx, &row, &receipt, now_ms).await?;
    Ok(())
}
