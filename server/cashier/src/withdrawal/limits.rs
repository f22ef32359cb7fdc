//! How much and how often a member may take out in a day of the operator's, by rank.

use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, WithdrawalLimits};
use platform::clock::rfc3339;
use platform::store::{Connection, StoreError, sql};

use platform::day::{Day, offset_minutes};

/// Where a member stands today.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Limits {
    amount_daily: i64,
    count_daily: i64,
    amount_used: i64,
    count_used: i64,
    resets_at: i64,
}

impl Limits {
    /// Reads them. Without a limit for the rank nothing bounds a day.
    pub(super) async fn of(
        tx: &mut Connection,
        member_id: &str,
        rank_level: i64,
        now_ms: i64,
    ) -> Result<Self, StoreError> {
        let query = "select amount_daily, count_daily from withdrawal_limits where level_min <= $1
                     order by level_min desc limit 1";
        let limit: Option<(i64, i64)> = sql::query_as(query).bind(rank_level).fetch_optional(&mut *tx).await?;
        let (amount_daily, count_daily) = limit.unwrap_or((i64::MAX, i64::MAX));
        let day = Day::at(now_ms, offset_minutes(&mut *tx).await?);
        // What came to nothing counts for nothing.
        let (amount_used, count_used): (i64, i64) = sql::query_as(
            "select cast(coalesce(sum(amount), 0) as bigint), count(*) from withdrawals
             where member_id = $1 and created_at >= $2 and status not in ('REJECTED', 'FAILED', 'CANCELLED', 'RETURNED')",
        )
        .bind(member_id)
        .bind(day.from_ms())
        .fetch_one(tx)
        .await?;
        Ok(Self { amount_daily, count_daily, amount_used, count_used, resets_at: day.until_ms() })
    }

    /// Money that may leave today still.
    pub(super) const fn amount_left(self) -> i64 {
        let left = self.amount_daily - self.amount_used;
        if left > 0 { left } else { 0 }
    }

    /// Withdrawals that may be made today still.
    pub(super) const fn count_left(self) -> i64 {
        let left = self.count_daily - self.count_used;
        if left > 0 { left } else { 0 }
    }

    pub(super) fn shown(self) -> WithdrawalLimits {
        let count = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
        WithdrawalLimits {
            amount_left: Amount(Money(self.amount_left())),
            amount_daily: Amount(Money(self.amount_daily)),
            count_left: count(self.count_left()),
            count_daily: count(self.count_daily),
            resets_at: rfc3339(self.resets_at),
        }
    }
}
