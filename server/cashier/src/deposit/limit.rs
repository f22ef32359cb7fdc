//! The member's own deposit limits: checked before a deposit is opened, and again before a receipt is credited.

use axum::http::StatusCode;
use lumora_core::domain::fair_play::{Limit, LimitedAction, ReachedLimit};
use lumora_core::wire::{FailureValue, code};
use platform::http::ApiError;
use platform::store::{Connection, Store, StoreError, sql};
use protection::limit::{LimitUsage, record_limit_refusal};
use protection::{ProtectedMember, policy};

/// Lets a member through who has decided about limits, and whose limits leave room for this amount beside the money
/// paid in and the open deposits.
///
/// # Errors
/// 409 where the member has not decided, 422 with the limit where one is reached.
pub(super) async fn require_room(
    tx: &mut Connection,
    member_id: &str,
    amount: i64,
    now_ms: i64,
) -> Result<(), ApiError> {
    let has_answered = ProtectedMember::read(&mut *tx, member_id).await?.limits_decided > 0;
    let usage = LimitUsage::read(tx, member_id, now_ms).await?;
    if !policy::chosen(&mut *tx).await?.limits.are_decided(has_answered, &usage.kinds()) {
        let message = "decide about limits first: set one, or say that none is wanted where the licence demands none";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::LIMIT_DECISION_NEEDED, message));
    }
    let requested = open_amount(tx, member_id).await?.saturating_add(amount);
    usage.judge(LimitedAction::Deposit(requested)).map_err(|reached| refusal(&usage, &reached, now_ms))
}

/// Records that a limit refused a deposit: the refused transaction itself leaves no trace. Gives the result back
/// unchanged.
///
/// # Errors
/// The refusal, or when the database fails.
pub(super) async fn record_refusal<T>(
    store: &Store,
    member_id: &str,
    result: Result<T, ApiError>,
    now_ms: i64,
) -> Result<T, ApiError> {
    if let Err(ApiError::Refused(refusal)) = &result
        && let Some(limit) = refusal.value.as_ref().and_then(|value| value.limit.as_deref())
    {
        let most = limit.limit.map_or(0, |bound| bound.amount.0.0);
        let (limit, id) = (Limit { kind: limit.kind, period: limit.period, most }, member_id.to_owned());
        let work = async move |tx: &mut Connection| record_limit_refusal(tx, &id, limit, now_ms).await;
        let write = store.write(move |tx| {
            let work = work.clone();
            Box::pin(async move { work(tx).await })
        });
        write.await?;
    }
    result
}

fn refusal(usage: &LimitUsage, reached: &ReachedLimit, now_ms: i64) -> ApiError {
    let message = "a deposit limit that you have set leaves no room for this: deposit less, or wait until it eases";
    let limit = Some(Box::new(usage.reached(reached, now_ms)));
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::LIMIT_REACHED, message)
        .with_value(FailureValue { limit, ..FailureValue::default() })
}

/// The unpaid amount of a member's open deposits, in minor units.
async fn open_amount(tx: &mut Connection, member_id: &str) -> Result<i64, StoreError> {
    let query = "select cast(coalesce(sum(case when amount > received then amount - received else 0 end), 0) as bigint)
                 from deposits where member_id = $1 and status in ('PENDING', 'REVIEW')";
    sql::query_scalar(query).bind(member_id).fetch_one(tx).await
}

/// The deposit limit that leaves no room to credit this amount, if any.
///
/// # Errors
/// When the database fails.
pub(super) async fn exceeded_limit(
    tx: &mut Connection,
    member_id: &str,
    amount: i64,
    now_ms: i64,
) -> Result<Option<ReachedLimit>, StoreError> {
    let usage = LimitUsage::read(tx, member_id, now_ms).await?;
    Ok(usage.judge(LimitedAction::Deposit(amount)).err())
}
