//! The end of bonuses by forfeit or cancellation, and what was removed from the wallet for it.

use platform::store::{Connection, StoreError, from_row, sql};

use super::credit::Source;

/// How a bonus is forfeited or cancelled. Amounts are minor units.
#[derive(Debug, Clone, Copy)]
pub struct Forfeit {
    /// Whether the member gave it up (forfeited); otherwise an exclusion ends it (cancelled).
    pub by_choice: bool,
    /// What was removed from the wallet.
    pub taken: i64,
    /// The part of the bonus that the member had already lost by playing.
    pub lost: i64,
}

/// A forfeited bonus, as far as it matters to what may be removed for another one. Amounts are minor units.
#[derive(Debug, Clone, Copy)]
pub struct ForfeitRow {
    /// The amount that was granted.
    pub amount: i64,
    /// When it was granted, in milliseconds since the epoch.
    pub granted_at: i64,
    /// The part of it that the member had already lost by playing when it was forfeited.
    pub lost: i64,
}

from_row!(ForfeitRow { amount, granted_at, lost });

impl Forfeit {
    /// Ends the credit with this id; returns whether it was still open.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn end(self, tx: &mut Connection, id: &str, now_ms: i64) -> Result<bool, StoreError> {
        let update = "update wagering_credits set ended_at = $2, ended_as = $3, taken = $4, lost = $5
                      where id = $1 and ended_at is null";
        let done = sql::query(update)
            .bind(id)
            .bind(now_ms)
            .bind(if self.by_choice { "forfeited" } else { "cancelled" })
            .bind(self.taken)
            .bind(self.lost)
            .execute(tx)
            .await?;
        Ok(done.rows_affected() == 1)
    }
}

/// Bonuses that a member was granted at `since_ms` or later and has forfeited.
///
/// # Errors
/// When the database fails.
pub async fn forfeited_since(
    executor: impl sql::Executor,
    member_id: &str,
    since_ms: i64,
) -> Result<Vec<ForfeitRow>, StoreError> {
    let query = "select amount, granted_at, lost from wagering_credits
                 where member_id = $1 and source = $2 and granted_at >= $3 and ended_as = 'forfeited' order by granted_at, id";
    sql::query_as(query).bind(member_id).bind(Source::Bonus.name()).bind(since_ms).fetch_all(executor).await
}
