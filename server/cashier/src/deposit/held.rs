//! Money that has arrived beyond a deposit limit. It is nobody's to refuse, and not the site's to credit: an operator gives it back, or credits it
//! once the limit leaves room.

use axum::http::StatusCode;
use lumora_core::domain::cashier::DepositEvent;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::store::{Connection, Store, StoreError, TxFuture, from_row, sql};
use protection::limit::note_held;

use super::limit::kept_by;
use super::receive::{Arrived, credit, end};
use super::row::DepositRow;
use crate::provider::{OWN_BANK, SAMPLE_PROVIDER};
use crate::step::By;

/// A receipt in quarantine, which waits for a decision or has got one. Minor units and milliseconds.
#[derive(Debug, Clone)]
pub struct QuarantinedReceipt {
    /// The receipt's id.
    pub id: String,
    /// Its deposit.
    pub deposit_id: String,
    /// Whose.
    pub member_id: String,
    /// How much.
    pub amount: i64,
    /// Whose money it was before.
    pub source: String,
    /// Words that came with it.
    pub note: String,
    /// Since when.
    pub held_at: i64,
    /// Empty, CREDITED or RETURNED.
    pub decision: String,
}

from_row!(QuarantinedReceipt { id, deposit_id, member_id, amount, source, note, held_at, decision });

const COLUMNS: &str = "id, deposit_id, member_id, amount, source, note, held_at, decision";

pub(super) async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<QuarantinedReceipt>, StoreError> {
    let query = format!("select {COLUMNS} from held_receipts where id = $1");
    sql::query_as(sql::AssertSqlSafe(query)).bind(id).fetch_optional(executor).await
}

/// Those that wait for a decision, the oldest first.
///
/// # Errors
/// When the database fails.
pub async fn waiting(store: &Store, limit: i64) -> Result<Vec<QuarantinedReceipt>, StoreError> {
    let query = format!("select {COLUMNS} from held_receipts where decision = '' order by held_at, id limit $1");
    sql::query_as(sql::AssertSqlSafe(query)).bind(limit).fetch_all(store.reader()).await
}

/// Holds what has arrived where a limit leaves no room for it, once for its receipt; says whether it does.
///
/// # Errors
/// When the database fails.
pub(super) async fn hold(
    tx: &mut Connection,
    row: &DepositRow,
    arrived: &Arrived,
    now_ms: i64,
) -> Result<bool, StoreError> {
    if find(&mut *tx, &arrived.receipt_id).await?.is_some() {
        return Ok(true);
    }
    let Some(reached) = kept_by(tx, &row.member_id, arrived.amount, now_ms).await? else { return Ok(false) };
    let text = "insert into held_receipts (id, deposit_id, member_id, amount, source, note, held_at) values ($1, $2, $3, $4, $5, $6, $7)";
    let query = sql::query(text).bind(&arrived.receipt_id).bind(&row.id).bind(&row.member_id).bind(arrived.amount);
    query.bind(arrived.from).bind(&arrived.note).bind(now_ms).execute(&mut *tx).await?;
    if let Some(status) = row.status().after(DepositEvent::Held) {
        row.move_on(tx, status, (&arrived.by, arrived.amount, &arrived.note), now_ms).await?;
    }
    note_held(tx, &row.member_id, reached.limit, now_ms).await?;
    Ok(true)
}

/// What an operator decides about money that is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeldDecision {
    /// It is credited; the limit has to leave room for it.
    Credit,
    /// The operator has sent it back to where it came from.
    Returned,
}

/// Decides about money that is held, once.
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
        let word = match decision {
            HeldDecision::Returned => {
                let by = By::Operator(operator.to_owned());
                end(tx, &held.deposit_id, DepositEvent::Declined, (&by, ""), now_ms).await?;
                "RETURNED"
            }
            HeldDecision::Credit => {
                credit_held(tx, &held, operator, now_ms).await?;
                "CREDITED"
            }
        };
        let text = "update held_receipts set decision = $2, decided_at = $3, decided_by = $4 where id = $1";
        sql::query(text).bind(id).bind(word).bind(now_ms).bind(operator).execute(tx).await?;
        Ok(QuarantinedReceipt { decision: word.to_owned(), ..held })
    })
}

async fn credit_held(
    tx: &mut Connection,
    held: &QuarantinedReceipt,
    operator: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    if kept_by(tx, &held.member_id, held.amount, now_ms).await?.is_some() {
        let message = "the member's deposit limit leaves no room for this: give it back, or wait until the limit eases";
        return Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::LIMIT_REACHED, message));
    }
    let row = DepositRow::find(&mut *tx, &held.deposit_id).await?.ok_or_else(|| ApiError::not_found("deposit"))?;
    let arrived = Arrived {
        deposit_id: held.deposit_id.clone(),
        receipt_id: held.id.clone(),
        amount: held.amount,
        from: if held.source == OWN_BANK { OWN_BANK } else { SAMPLE_PROVIDER },
        by: By::Operator(operator.to_owned()),
        note: held.note.clone(),
    };
    credit(tx, &row, &arrived, now_ms).await?;
    Ok(())
}
