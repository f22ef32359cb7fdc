//! What moving money costs, and how much may move at once.

use crate::domain::money::Money;

/// The fee of a channel: a fixed part, and a share of the amount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Charge {
    /// The part that is paid whatever the amount.
    pub fixed: Money,
    /// The share, in hundredths of a percent of the amount.
    pub basis_points: u32,
}

impl Charge {
    /// The fee of an amount: its share rounded to the nearest minor unit, half upwards, never more than the amount itself. Nothing for an
    /// amount that is not above zero.
    #[must_use]
    pub fn of(self, amount: Money) -> Money {
        if !amount.is_positive() {
            return Money::ZERO;
        }
        let share = (i128::from(amount.0) * i128::from(self.basis_points) + 5_000) / 10_000;
        let fee = share + i128::from(self.fixed.0.max(0));
        Money(i64::try_from(fee).unwrap_or(i64::MAX).min(amount.0))
    }

    /// The amount that is left when its fee is taken out of it.
    #[must_use]
    pub fn net(self, amount: Money) -> Money {
        Money(amount.0.saturating_sub(self.of(amount).0))
    }
}

/// The least and the most that may move at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bounds {
    /// The least amount.
    pub min: Money,
    /// The greatest amount.
    pub max: Money,
}

/// Why an amount does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutOfBounds {
    /// The amount is less than the least.
    TooSmall,
    /// The amount is more than the most.
    TooLarge,
}

impl OutOfBounds {
    /// The code of the refusal.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TooSmall => crate::wire::code::AMOUNT_TOO_SMALL,
            Self::TooLarge => crate::wire::code::AMOUNT_TOO_LARGE,
        }
    }
}

impl Bounds {
    /// Passes an amount that lies within.
    ///
    /// # Errors
    /// Which end it misses. An amount that is not above zero is always too small.
    pub fn check(self, amount: Money) -> Result<(), OutOfBounds> {
        if !amount.is_positive() || amount < self.min {
            return Err(OutOfBounds::TooSmall);
        }
        if amount > self.max { Err(OutOfBounds::TooLarge) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fee_is_its_fixed_part_and_its_share_to_the_nearest_unit() {
        let fee = |fixed, basis_points, amount| Charge { fixed: Money(fixed), basis_points }.of(Money(amount)).0;
        assert_eq!(fee(0, 150, 10_000), 150);
        assert_eq!(fee(50, 150, 10_000), 200);
        assert_eq!(fee(0, 150, 33), 0);
        assert_eq!(fee(0, 150, 34), 1);
        assert_eq!(fee(50, 0, 30), 30);
        assert_eq!(fee(50, 150, 0), 0);
        assert_eq!(fee(50, 150, -100), 0);
    }

    // Its library is not built for browsers.
    #[cfg(not(target_arch = "wasm32"))]
    mod properties {
        use super::*;
        use proptest::prelude::*;

        proptest! {
            #[test]
            fn what_is_left_and_the_fee_are_the_amount(fixed in 0..10_000_i64, basis_points in 0..10_000_u32, amount in 1..i64::MAX) {
                let charge = Charge { fixed: Money(fixed), basis_points };
                let (fee, net) = (charge.of(Money(amount)).0, charge.net(Money(amount)).0);
                prop_assert!(fee >= 0 && net >= 0);
                prop_assert_eq!(fee.checked_add(net), Some(amount));
            }
        }
    }

    #[test]
    fn an_amount_fits_between_its_bounds_and_never_when_it_is_nothing() {
        let bounds = Bounds { min: Money(100), max: Money(500) };
        for (amount, expected) in [
            (99, Err(OutOfBounds::TooSmall)),
            (100, Ok(())),
            (500, Ok(())),
            (501, Err(OutOfBounds::TooLarge)),
            (-1, Err(OutOfBounds::TooSmall)),
        ] {
            assert_eq!(bounds.check(Money(amount)), expected, "{amount}");
        }
        assert_eq!(Bounds { min: Money::ZERO, max: Money(1) }.check(Money::ZERO), Err(OutOfBounds::TooSmall));
    }
}
