//! What bets and deposits earn, and what points convert to.

use super::POINT;
use crate::domain::money::Money;
use crate::wire::code;

/// What points convert to, in whole points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conversion {
    /// How many points convert to `cash`.
    pub points: u32,
    /// The money that `points` convert to.
    pub cash: Money,
    /// The fewest points that convert at once.
    pub least: u32,
    /// The step: only multiples of it convert.
    pub step: u32,
    /// The most points that convert in a day; 0 for no bound.
    pub daily: u32,
}

/// Why points do not convert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConversionFault {
    /// The operator offers no conversion.
    Closed,
    /// The points are fewer than the fewest.
    TooFew,
    /// The points are no multiple of the step.
    OffStep,
    /// The points are more than the day leaves.
    DailyLimit,
    /// The points are more than the member has.
    NotEnough,
}

impl ConversionFault {
    /// Its code of the field `points`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Closed => code::NOT_ENABLED,
            Self::TooFew => code::POINTS_TOO_FEW,
            Self::OffStep => code::POINTS_OFF_STEP,
            Self::DailyLimit => code::POINTS_DAILY_LIMIT,
            Self::NotEnough => code::NOT_ENOUGH_POINTS,
        }
    }
}

impl Conversion {
    /// Whether the operator offers it.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.points > 0 && self.cash.is_positive()
    }

    /// What so many points give; nothing where that would leave a fraction of a minor unit.
    #[must_use]
    pub fn worth(&self, points: u32) -> Option<Money> {
        let (all, ratio) = (i128::from(self.cash.0) * i128::from(points), i128::from(self.points.max(1)));
        if all % ratio == 0 { i64::try_from(all / ratio).ok().map(Money) } else { None }
    }

    /// What they give, for a member who has so many minor units of points and has converted so many points on this day.
    ///
    /// # Errors
    /// Why they do not convert.
    pub fn judge(&self, points: u32, balance: Money, converted_today: u32) -> Result<Money, ConversionFault> {
        if !self.is_open() {
            return Err(ConversionFault::Closed);
        }
        if points < self.least {
            return Err(ConversionFault::TooFew);
        }
        let worth = self.worth(points).filter(|worth| worth.is_positive() && points.is_multiple_of(self.step.max(1)));
        let worth = worth.ok_or(ConversionFault::OffStep)?;
        if self.daily > 0 && points > self.daily.saturating_sub(converted_today) {
            return Err(ConversionFault::DailyLimit);
        }
        if i64::from(points) * POINT > balance.0 {
            return Err(ConversionFault::NotEnough);
        }
        Ok(worth)
    }
}

/// What a day's sum earns at one point for `per`, in minor units of points, before the bound of the day.
#[must_use]
pub fn earned(sum: Money, per: Money) -> i64 {
    if !per.is_positive() || !sum.is_positive() {
        return 0;
    }
    i64::try_from(i128::from(sum.0) * i128::from(POINT) / i128::from(per.0)).unwrap_or(i64::MAX)
}

/// What of it the bound of the day leaves: `cap` points, 0 for no bound.
#[must_use]
pub fn capped(units: i64, cap: u32) -> i64 {
    let units = units.max(0);
    if cap == 0 { units } else { units.min(i64::from(cap) * POINT) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERMS: Conversion = Conversion { points: 100, cash: Money(100), least: 500, step: 100, daily: 2_000 };

    #[test]
    fn points_convert_by_ratio_step_and_the_bound_of_the_day() {
        let cases = [
            (500, 100_000, 0, Ok(Money(500))),
            (400, 100_000, 0, Err(ConversionFault::TooFew)),
            (0, 100_000, 0, Err(ConversionFault::TooFew)),
            (550, 100_000, 0, Err(ConversionFault::OffStep)),
            (2_100, 1_000_000, 0, Err(ConversionFault::DailyLimit)),
            (600, 1_000_000, 1_500, Err(ConversionFault::DailyLimit)),
            (500, 1_000_000, 1_500, Ok(Money(500))),
            (500, 49_999, 0, Err(ConversionFault::NotEnough)),
            (500, 50_000, 0, Ok(Money(500))),
        ];
        for (points, balance, today, expected) in cases {
            assert_eq!(TERMS.judge(points, Money(balance), today), expected, "{points} of {balance}, {today} today");
        }
        assert_eq!(Conversion { daily: 0, ..TERMS }.judge(5_000, Money(500_000), 90_000), Ok(Money(5_000)));
        for (points, worth) in
            [(3, Ok(Money(100))), (4, Err(ConversionFault::OffStep)), (0, Err(ConversionFault::OffStep))]
        {
            let thirds = Conversion { points: 3, least: 0, step: 0, ..TERMS };
            assert_eq!(thirds.judge(points, Money(10_000), 0), worth, "{points}");
        }
        for closed in [Conversion::default(), Conversion { points: 0, ..TERMS }, Conversion { cash: Money(0), ..TERMS }]
        {
            assert_eq!(closed.judge(600, Money(1_000_000), 0), Err(ConversionFault::Closed), "{closed:?}");
        }
    }

    #[test]
    fn what_a_day_earns_is_bounded_and_never_below_nothing() {
        assert_eq!(earned(Money(1_234), Money(1_000)), 123, "1.23 points for 12.34 at a point for 10.00");
        for (sum, per) in [(-5, 10), (0, 10), (5, 0), (5, -1)] {
            assert_eq!(earned(Money(sum), Money(per)), 0);
        }
        assert_eq!((capped(123, 0), capped(123, 1), capped(-4, 1), capped(99, 1)), (123, 100, 0, 99));
        assert_eq!(earned(Money(i64::MAX), Money(1)), i64::MAX);
    }

    #[cfg(not(target_arch = "wasm32"))]
    mod properties {
        use super::super::*;
        use proptest::prelude::*;

        proptest! {
            #[test]
            fn bets_earn_the_same_in_one_piece_or_in_many(pieces in prop::collection::vec(0..100_000_i64, 1..20), per in 1..10_000_i64, cap in 0..500_u32) {
                let mut sum = 0;
                let mut paid = 0;
                for piece in &pieces {
                    let before = capped(earned(Money(sum), Money(per)), cap);
                    sum += piece;
                    paid += capped(earned(Money(sum), Money(per)), cap) - before;
                }
                prop_assert_eq!(paid, capped(earned(Money(sum), Money(per)), cap));
            }

            #[test]
            fn an_open_conversion_pays_no_fraction_and_nothing_extra(points in 1..1_000_u32, cash in 1..100_000_i64, step in 1..1_000_u32, times in 1..50_u32) {
                let terms = Conversion { points, cash: Money(cash), least: step, step, daily: 0 };
                let given = step * times;
                if let Ok(worth) = terms.judge(given, Money(i64::MAX), 0) {
                    prop_assert_eq!(i128::from(worth.0) * i128::from(points), i128::from(cash) * i128::from(given));
                } else {
                    prop_assert!(terms.worth(given).is_none());
                }
            }
        }
    }
}
