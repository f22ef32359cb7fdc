//! Limits of transfers: bounds of a single transfer, and limits per calendar day in the operator's time zone.

use lumora_core::domain::cashier::Bounds;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, UplineLimits, code};
use platform::clock::rfc3339;
use platform::day::{Day, offset_minutes};
use platform::settings::Settings;
use platform::store::{Connection, StoreError, sql};

use super::Direction;
use crate::daily_limits::{DailyLimits, UsedUp, wire_count};

/// How a transfer beyond the daily limits is refused.
pub(super) const USED_UP: UsedUp = UsedUp {
    amount: code::TRANSFER_DAILY_LIMIT,
    count: code::TRANSFER_DAILY_COUNT,
    message: "no transfer of this kind is left for today: try again tomorrow",
};

/// A member's bounds of a single transfer, and the daily limits with their use today.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Limits {
    pub(super) bounds: Bounds,
    pub(super) day: DailyLimits,
}

impl Limits {
    pub(crate) async fn of(
        tx: &mut Connection,
        direction: Direction,
        member_id: &str,
        now_ms: i64,
    ) -> Result<Self, StoreError> {
        let [min, max, daily_amount, daily_count] = direction.settings();
        let settings = Settings::read(&mut *tx).await?;
        let set = |(name, unless_set): (&str, i64)| settings.number(name).unwrap_or(unless_set);
        let day = Day::at(now_ms, offset_minutes(&mut *tx).await?);
        let used = format!(
            "select cast(coalesce(sum(amount), 0) as bigint), count(*) from {} where member_id = $1 and created_at >= $2",
            direction.table()
        );
        let used = sql::query_as(sql::AssertSqlSafe(used)).bind(member_id).bind(day.from_ms());
        let (amount_used, count_used): (i64, i64) = used.fetch_one(tx).await?;
        Ok(Self {
            bounds: Bounds { min: Money(set(min)), max: Money(set(max)) },
            day: DailyLimits {
                amount_daily: set(daily_amount),
                count_daily: set(daily_count),
                amount_used,
                count_used,
                resets_at: day.until_ms(),
            },
        })
    }

    pub(crate) fn to_wire(self) -> UplineLimits {
        UplineLimits {
            min: Amount(self.bounds.min),
            max: Amount(self.bounds.max),
            amount_left: Amount(Money(self.day.amount_left())),
            amount_daily: Amount(Money(self.day.amount_daily)),
            count_left: wire_count(self.day.count_left()),
            count_daily: wire_count(self.day.count_daily),
            resets_at: rfc3339(self.day.resets_at),
        }
    }
}
