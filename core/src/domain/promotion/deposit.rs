//! What a promotion gives for a deposit.

use crate::domain::money::Money;

/// The terms of a promotion that one takes part in with a deposit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DepositBonus {
    /// What it gives of what arrives, in percent.
    pub percent: u32,
    /// What must arrive at least.
    pub least: Money,
    /// What it gives at most.
    pub most: Money,
}

impl DepositBonus {
    /// What it gives for what has arrived; nothing for too little. Parts of a minor unit are left out.
    #[must_use]
    pub fn of(&self, received: Money) -> Money {
        if received < self.least || !received.is_positive() {
            return Money::ZERO;
        }
        let share = i128::from(received.0) * i128::from(self.percent) / 100;
        Money(i64::try_from(share).unwrap_or(i64::MAX)).min(self.most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_gives_a_share_from_its_least_deposit_on_and_never_more_than_its_most() {
        let bonus = DepositBonus { percent: 50, least: Money(2_000), most: Money(10_000) };
        for (received, given) in
            [(1_999, 0), (2_000, 1_000), (2_001, 1_000), (20_000, 10_000), (i64::MAX, 10_000), (0, 0), (-5_000, 0)]
        {
            assert_eq!(bonus.of(Money(received)), Money(given), "{received}");
        }
        assert_eq!(DepositBonus { least: Money::ZERO, ..bonus }.of(Money(-1)), Money::ZERO);
    }
}
