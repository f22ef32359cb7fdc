//! Cashback: a part of a period's net loss, or of its valid bets, by product and level.
//!
//! What was won with one product takes from what was lost with another, each at its own rate; nothing is due where all together was won, and never more
//! than was lost. When bets of a settled period change, what is due for it is worked out again by the rates of then, and the difference goes
//! with the next period: upwards at once, downwards only against what comes, so that no member ever owes cashback.

use crate::domain::money::Money;
use crate::domain::named_enum::named_enum;

named_enum! {
    /// The amount that a part of comes back.
    CashbackBase {
        /// Net loss: stakes less payouts.
        #[default]
        NetLoss = "NET_LOSS",
        /// The part of the stakes that was at risk.
        ValidBet = "VALID_BET",
    }
}

/// The whole, as a rate: rates are in hundredths of a percent.
pub const WHOLE_RATE: u32 = 10_000;
/// The product of a rate for all products that have none of their own.
pub const ALL_PRODUCTS: &str = "ALL";

/// A rate of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rate {
    /// Code of the product, or [`ALL_PRODUCTS`].
    pub product: String,
    /// The level from which on it counts.
    pub level_min: u32,
    /// The rate in hundredths of a percent.
    pub rate: u32,
}

/// The rate of a product at a level: of the product's own the one for the highest level that is reached, else of those for all products; 0 where there
/// is none.
#[must_use]
pub fn rate_of(rates: &[Rate], product: &str, level: u32) -> u32 {
    let best = |of: &str| {
        let reached = rates.iter().filter(|it| it.product == of && it.level_min <= level);
        reached.max_by_key(|it| it.level_min).map(|it| it.rate)
    };
    best(product).or_else(|| best(ALL_PRODUCTS)).unwrap_or(0)
}

/// A period's settled bets with one product, and the rate that counts for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The amount that was staked.
    pub stake: Money,
    /// The amount that was paid out.
    pub payout: Money,
    /// The part of the stakes that was at risk.
    pub valid_bet: Money,
    /// The rate in hundredths of a percent.
    pub rate: u32,
}

/// What bounds what is due for a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The amount that a part of comes back.
    pub base: CashbackBase,
    /// The most that a period pays; nothing for no bound.
    pub cap: Option<Money>,
    /// The least that is paid: a smaller amount is not.
    pub least: Money,
}

impl Terms {
    /// What is due for a period, by its own bets alone.
    #[must_use]
    pub fn due(&self, lines: &[Line]) -> Money {
        let worth = self.worth(lines);
        let capped = self.cap.map_or(worth, |cap| worth.min(cap.0));
        Money(if capped < self.least.0 { 0 } else { capped })
    }

    fn worth(&self, lines: &[Line]) -> i64 {
        let lines = || lines.iter().filter(|line| line.rate > 0);
        let of = |line: &Line| match self.base {
            CashbackBase::NetLoss => i128::from(line.stake.0) - i128::from(line.payout.0),
            CashbackBase::ValidBet => i128::from(line.valid_bet.0),
        };
        let whole: i128 = lines().map(of).sum();
        let part: i128 = lines().map(|line| of(line) * i128::from(line.rate)).sum::<i128>() / i128::from(WHOLE_RATE);
        i64::try_from(part.min(whole).max(0)).unwrap_or(i64::MAX)
    }
}

/// The outcome of a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The amount that can be claimed.
    pub amount: Money,
    /// The debt that is taken from the periods that follow; never above zero.
    pub carried_out: Money,
}

/// Puts together what is due for a period, what corrections of earlier ones have changed, and what those have left to be taken.
#[must_use]
pub fn settle(due: Money, corrected: Money, carried_in: Money) -> Settled {
    let total = due.0.saturating_add(corrected.0).saturating_add(carried_in.0);
    Settled { amount: Money(total.max(0)), carried_out: Money(total.min(0)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rate(product: &str, level_min: u32, rate: u32) -> Rate {
        Rate { product: product.to_owned(), level_min, rate }
    }

    fn line(stake: i64, payout: i64, rate: u32) -> Line {
        Line { stake: Money(stake), payout: Money(payout), valid_bet: Money(stake), rate }
    }

    const NET: Terms = Terms { base: CashbackBase::NetLoss, cap: None, least: Money::ZERO };

    #[test]
    fn a_products_own_rate_goes_before_that_of_all_and_the_highest_level_reached_counts() {
        let rates = [rate(ALL_PRODUCTS, 0, 50), rate(ALL_PRODUCTS, 3, 80), rate("LIVE", 2, 20), rate("RNG", 9, 500)];
        for (product, level, expected) in
            [("RNG", 1, 50), ("RNG", 3, 80), ("RNG", 9, 500), ("LIVE", 1, 50), ("LIVE", 5, 20)]
        {
            assert_eq!(rate_of(&rates, product, level), expected, "{product} at {level}");
        }
        assert_eq!(rate_of(&rates[3..], "RNG", 1), 0);
    }

    #[test]
    fn a_part_of_what_was_lost_comes_back_and_what_was_won_counts_against_it() {
        for (lines, due) in [
            (vec![line(10_000, 4_000, 1_000)], 600),
            (vec![line(10_000, 12_000, 1_000)], 0),
            // 10% of 100.00 less 5% of 60.00.
            (vec![line(10_000, 0, 1_000), line(1_000, 7_000, 500)], 700),
            // All together was won.
            (vec![line(10_000, 0, 1_000), line(1_000, 12_000, 100)], 0),
            // No more than was lost.
            (vec![line(10_000, 0, 5_000), line(1_000, 10_900, 1)], 100),
            // A product without a rate takes no part, neither way.
            (vec![line(10_000, 0, 1_000), line(1_000, 99_000, 0)], 1_000),
            (vec![line(99, 0, 100)], 0),
            (vec![], 0),
        ] {
            assert_eq!(NET.due(&lines), Money(due), "{lines:?}");
        }
        let valid = Terms { base: CashbackBase::ValidBet, ..NET };
        assert_eq!(valid.due(&[line(10_000, 99_000, 80), line(5_000, 0, 0)]), Money(80), "whatever was won");
    }

    #[test]
    fn there_is_a_most_and_a_least() {
        let terms = Terms { cap: Some(Money(500)), least: Money(100), ..NET };
        for (lost, due) in [(900, 0), (1_000, 100), (5_000, 500), (90_000, 500)] {
            assert_eq!(terms.due(&[line(lost, 0, 1_000)]), Money(due), "{lost}");
        }
    }

    #[test]
    fn what_a_correction_takes_is_taken_from_what_comes_and_never_owed() {
        let all = |due, corrected, carried| {
            let settled = settle(Money(due), Money(corrected), Money(carried));
            (settled.amount.0, settled.carried_out.0)
        };
        assert_eq!(all(500, 0, 0), (500, 0));
        assert_eq!(all(500, -200, 0), (300, 0));
        assert_eq!(all(100, -200, -50), (0, -150));
        assert_eq!(all(0, 80, -150), (0, -70));
    }

    // Its library is not built for browsers.
    #[cfg(not(target_arch = "wasm32"))]
    mod properties {
        use super::*;
        use proptest::prelude::*;

        proptest! {
            #[test]
            fn what_is_due_is_never_below_zero_above_the_cap_or_above_the_loss(
                lines in prop::collection::vec((0..100_000_i64, 0..200_000_i64, 0..=WHOLE_RATE), 0..6),
                cap in 0..5_000_i64,
            ) {
                let lines: Vec<Line> = lines.into_iter().map(|(stake, payout, rate)| line(stake, payout, rate)).collect();
                let due = Terms { cap: Some(Money(cap)), ..NET }.due(&lines).0;
                let lost: i64 = lines.iter().filter(|it| it.rate > 0).map(|it| it.stake.0 - it.payout.0).sum();
                prop_assert!((0..=cap.min(lost.max(0))).contains(&due));
            }

            #[test]
            fn over_all_periods_a_member_gets_what_is_due_in_the_end_and_what_could_not_be_taken_back(
                periods in prop::collection::vec((0..1_000_i64, -1_000..1_000_i64), 1..20),
            ) {
                let (mut carried, mut paid, mut owed) = (Money::ZERO, 0, 0);
                for (due, corrected) in periods {
                    let settled = settle(Money(due), Money(corrected), carried);
                    (carried, paid, owed) = (settled.carried_out, paid + settled.amount.0, owed + due + corrected);
                    prop_assert!(settled.amount.0 >= 0 && carried.0 <= 0);
                }
                prop_assert_eq!(paid + carried.0, owed);
            }
        }
    }
}
