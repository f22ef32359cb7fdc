//! How much and how often a member may send money away in a day of the operator's: what withdrawals and transfers between members share.

use axum::http::StatusCode;
use lumora_core::domain::money::Money;
use platform::http::ApiError;

/// Where a member stands today. Amounts are in minor units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct DailyLimits {
    /// What may leave in a day.
    pub(crate) amount_daily: i64,
    /// How often in a day.
    pub(crate) count_daily: i64,
    /// What has left today.
    pub(crate) amount_used: i64,
    /// How often it has.
    pub(crate) count_used: i64,
    /// When the day ends.
    pub(crate) resets_at: i64,
}

/// What a member is told who has used up a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct UsedUp {
    /// The code for an amount beyond what is left.
    pub(crate) amount: &'static str,
    /// The code where nothing may be sent any more.
    pub(crate) count: &'static str,
    /// The message of that.
    pub(crate) message: &'static str,
}

impl DailyLimits {
    /// Money that may leave today still.
    pub(crate) const fn amount_left(self) -> i64 {
        not_below_zero(self.amount_daily - self.amount_used)
    }

    /// How often it still may.
    pub(crate) const fn count_left(self) -> i64 {
        not_below_zero(self.count_daily - self.count_used)
    }

    /// Refuses an amount that the day has no room for.
    ///
    /// # Errors
    /// 422 with the codes of `used_up`.
    pub(crate) fn require(self, amount: Money, used_up: UsedUp) -> Result<(), ApiError> {
        if self.count_left() == 0 {
            return Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, used_up.count, used_up.message));
        }
        if amount.0 > self.amount_left() { Err(ApiError::rule_broken([("amount", used_up.amount)])) } else { Ok(()) }
    }
}

const fn not_below_zero(left: i64) -> i64 {
    if left > 0 { left } else { 0 }
}

/// A count as it is shown.
pub(crate) fn shown_count(count: i64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const USED_UP: UsedUp = UsedUp { amount: "amount", count: "count", message: "try again tomorrow" };

    fn code(limits: DailyLimits, amount: i64) -> Option<String> {
        limits.require(Money(amount), USED_UP).err().map(|refused| format!("{refused:?}"))
    }

    #[test]
    fn an_amount_may_leave_up_to_what_is_left_of_the_day() {
        let limits = DailyLimits { amount_daily: 500, count_daily: 3, amount_used: 200, count_used: 2, resets_at: 0 };
        assert_eq!((limits.amount_left(), limits.count_left()), (300, 1));
        assert_eq!(code(limits, 300), None);
        assert!(code(limits, 301).is_some_and(|refused| refused.contains("amount")));
    }

    #[test]
    fn nothing_may_leave_when_the_count_is_used_up() {
        let limits = DailyLimits { amount_daily: 500, count_daily: 3, amount_used: 0, count_used: 4, resets_at: 0 };
        assert_eq!(limits.count_left(), 0);
        assert!(code(limits, 1).is_some_and(|refused| refused.contains("try again tomorrow")));
    }
}
