//! Limits per calendar day (in the operator's time zone) on the amount and number of withdrawals and transfers between
//! members.

use axum::http::StatusCode;
use lumora_core::domain::money::Money;
use platform::http::ApiError;

/// A member's daily limits and how much of them is used today. Amounts are in minor units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct DailyLimits {
    /// The amount that may leave the wallet in a day.
    pub(crate) amount_daily: i64,
    /// The number of payments allowed in a day.
    pub(crate) count_daily: i64,
    /// The amount that has left the wallet today.
    pub(crate) amount_used: i64,
    /// The number of payments made today.
    pub(crate) count_used: i64,
    /// When the day ends and the limits start afresh, in milliseconds since the epoch (UTC).
    pub(crate) resets_at: i64,
}

/// How a payment beyond a daily limit is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct UsedUp {
    /// Error code of the field `amount` where the amount is larger than what is left of the day.
    pub(crate) amount: &'static str,
    /// Error code where the daily number is used up.
    pub(crate) count: &'static str,
    /// Error message that goes with `count`.
    pub(crate) message: &'static str,
}

impl DailyLimits {
    /// The amount that may still leave today, in minor units.
    pub(crate) const fn amount_left(self) -> i64 {
        not_below_zero(self.amount_daily - self.amount_used)
    }

    /// The number of payments that are still allowed today.
    pub(crate) const fn count_left(self) -> i64 {
        not_below_zero(self.count_daily - self.count_used)
    }

    /// Refuses an amount that is beyond what is left of the day.
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

const fn not_below_zero(amount: i64) -> i64 {
    if amount > 0 { amount } else { 0 }
}

/// A count for the wire type, which has 32 bits.
pub(crate) fn wire_count(count: i64) -> u32 {
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
