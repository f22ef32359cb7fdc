//! How much and how often a member may give to another: bounds of one transfer, and of a day of the operator's.

use lumora_core::domain::cashier::Bounds;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, UplineLimits};
use platform::clock::rfc3339;
use platform::settings::Settings;
use platform::store::{Connection, StoreError, sql};

use platform::day::{Day, offset_minutes};

use super::Way;

/// Where a member stands today.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Limits {
    pub(super) bounds: Bounds,
    amount_daily: i64,
    count_daily: i64,
    amount_used: i64,
    count_used: i64,
    resets_at: i64,
}

impl Limits {
    pub(crate) async fn of(tx: &mut Connection, way: Way, member_id: &str, now_ms: i64) -> Result<Self, StoreError> {
        let [min, max, daily_amount, daily_count] = way.settings();
        let settings = Settings::read(&mut *tx).await?;
        let set = |(name, unless_set): (&str, i64)| settings.number(name).unwrap_or(unless_set);
        let day = Day::at(now_ms, offset_minutes(&mut *tx).await?);
        let used = format!(
            "select cast(coalesce(sum(amount), 0) as bigint), count(*) from {} where member_id = $1 and created_at >= $2",
            way.table()
        );
        let used = sql::query_as(sql::AssertSqlSafe(used)).bind(member_id).bind(day.from_ms());
        let (amount_used, count_used): (i64, i64) = used.fetch_one(tx).await?;
        Ok(Self {
            bounds: Bounds { min: Money(set(min)), max: Money(set(max)) },
            amount_daily: set(daily_amount),
            count_daily: set(daily_count),
            amount_used,
            count_used,
            resets_at: day.until_ms(),
        })
    }

    /// Money that may go today still.
    pub(super) const fn amount_left(self) -> i64 {
        let left = self.amount_daily - self.amount_used;
        if left > 0 { left } else { 0 }
    }

    /// Transfers that may be made today still.
    pub(super) const fn count_left(self) -> i64 {
        let left = self.count_daily - self.count_used;
        if left > 0 { left } else { 0 }
    }

    pub(crate) fn shown(self) -> UplineLimits {
        let count = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
        UplineLimits {
            min: Amount(self.bounds.min),
            max: Amount(self.bounds.max),
            amount_left: Amount(Money(self.amount_left())),
            amount_daily: Amount(Money(self.amount_daily)),
            count_left: count(self.count_left()),
            count_daily: count(self.count_daily),
            resets_at: rfc3339(self.resets_at),
        }
    }
}
