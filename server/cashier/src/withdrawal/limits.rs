//! Daily limits of withdrawals by rank: amount and number per calendar day in the operator's time zone.

use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, WithdrawalLimits, code};
use platform::clock::rfc3339;
use platform::day::{Day, offset_minutes};
use platform::store::{Connection, StoreError, sql};

use crate::daily_limits::{DailyLimits, UsedUp, wire_count};

/// How a withdrawal beyond the daily limits is refused.
pub(super) const USED_UP: UsedUp = UsedUp {
    amount: code::DAILY_LIMIT,
    count: code::DAILY_COUNT,
    message: "no withdrawal is left for today: try again tomorrow",
};

/// The daily limits of a member of this rank and their use today; `None` where the operator has set none for the rank.
pub(super) async fn limits_of(
    tx: &mut Connection,
    member_id: &str,
    rank_level: i64,
    now_ms: i64,
) -> Result<Option<DailyLimits>, StoreError> {
    let query = "select amount_daily, count_daily from withdrawal_limits where level_min <= $1
                 order by level_min desc limit 1";
    let limit: Option<(i64, i64)> = sql::query_as(query).bind(rank_level).fetch_optional(&mut *tx).await?;
    let Some((amount_daily, count_daily)) = limit else { return Ok(None) };
    let day = Day::at(now_ms, offset_minutes(&mut *tx).await?);
    // Only what left, or may still leave, uses up the limit: of a failed withdrawal, the parts that were paid before.
    let (amount_used, count_used): (i64, i64) = sql::query_as(
        "select cast(coalesce(sum(case status when 'FAILED' then paid else amount end), 0) as bigint), count(*)
         from withdrawals where member_id = $1 and created_at >= $2
           and status not in ('REJECTED', 'CANCELLED', 'RETURNED') and (status <> 'FAILED' or paid > 0)",
    )
    .bind(member_id)
    .bind(day.from_ms())
    .fetch_one(tx)
    .await?;
    Ok(Some(DailyLimits { amount_daily, count_daily, amount_used, count_used, resets_at: day.until_ms() }))
}

pub(super) fn to_wire(limits: DailyLimits) -> WithdrawalLimits {
    WithdrawalLimits {
        amount_left: Amount(Money(limits.amount_left())),
        amount_daily: Amount(Money(limits.amount_daily)),
        count_left: wire_count(limits.count_left()),
        count_daily: wire_count(limits.count_daily),
        resets_at: rfc3339(limits.resets_at),
    }
}
