//! Free spins that end before they are played: forfeited by the member, or cancelled with an exclusion or the account.

use axum::http::StatusCode;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::store::{Connection, StoreError, TxFuture, sql};

use super::change;
use super::grant::enqueue;
use super::row::FreeSpinsRow;

/// Forfeits free spins of a member who has agreed to lose what they have won so far (`agreed`, in minor units), and has
/// the supplier withdraw them.
///
/// # Errors
/// 404 where the member has no such grant; 409 where it has ended, one of its rounds is open, or its winnings differ
/// from `agreed`.
pub fn give_up<'c>(
    tx: &'c mut Connection,
    (member_id, id): (&'c str, &'c str),
    agreed: i64,
    now_ms: i64,
) -> TxFuture<'c, (), ApiError> {
    Box::pin(async move {
        let row = FreeSpinsRow::find(&mut *tx, id).await?.filter(|row| row.member_id == member_id);
        let row = row.ok_or_else(|| ApiError::not_found("bonus"))?;
        if row.playing > 0 {
            let message = "a free spin is being played: let it come to its end first";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::BET_OPEN, message));
        }
        let is_open = row.ended_at.is_none() && row.expires_at > now_ms && row.counted() == agreed;
        if !is_open || !end(tx, &row, "forfeited", now_ms).await? {
            let message =
                "these free spins have ended, or have won another sum by now: read what giving them up would cost";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message));
        }
        Ok(())
    })
}

/// Cancels all free spins of a member: an exclusion has begun, or the account is closed.
///
/// # Errors
/// When the database fails.
pub async fn cancel_all(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let query = "select * from free_spins where member_id = $1 and ended_at is null order by id";
    let open: Vec<FreeSpinsRow> = sql::query_as(query).bind(member_id).fetch_all(&mut *tx).await?;
    for row in open {
        end(tx, &row, "cancelled", now_ms).await?;
    }
    Ok(())
}

/// Ends a grant with the word `ended_as`, unless a spin was used or won since it was read; returns whether it did.
async fn end(tx: &mut Connection, row: &FreeSpinsRow, ended_as: &str, now_ms: i64) -> Result<bool, StoreError> {
    let update = "update free_spins set ended_at = $2, ended_as = $3 where id = $1 and ended_at is null and used = $4 and won = $5";
    let update = sql::query(update).bind(&row.id).bind(now_ms).bind(ended_as).bind(row.used).bind(row.won);
    if update.execute(&mut *tx).await?.rows_affected() != 1 {
        return Ok(false);
    }
    enqueue(tx, &row.id, now_ms).await?;
    change::stamp(tx, (&row.id, &row.member_id), now_ms).await?;
    Ok(true)
}
