//! Wagering: what must be staked before money may leave (section 3 of the specification, and `wagerMultiplier` of its promotions).
//!
//! Every credit (a deposit, a bonus, a reward, a gift) carries a wagering requirement. Settled valid bets, weighted by game, count towards it,
//! one credit after the other in the operator's order. While a requirement is unfinished, the credit's amount stays in the wallet; everything
//! else may be withdrawn. The member's page, the operator and the check of a withdrawal use the same functions.

use super::money::Money;

/// A credit as far as wagering goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Credit {
    /// The amount that was credited.
    pub amount: Money,
    /// The stakes that are asked for.
    pub required: Money,
    /// The stakes that count towards that so far.
    pub done: Money,
}

impl Credit {
    /// How much must still be staked.
    #[must_use]
    pub const fn remaining(&self) -> Money {
        Money(if self.done.0 >= self.required.0 { 0 } else { self.required.0 - self.done.0 })
    }

    /// Whether nothing is left to be staked.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.remaining().0 == 0
    }

    /// What of it has been staked, in whole percent: never above a hundred, and a hundred only when all is done.
    #[must_use]
    pub fn percent(&self) -> u32 {
        let (done, required) = (i128::from(self.done.0.max(0)), i128::from(self.required.0));
        if self.is_done() {
            return WHOLE;
        }
        (done * 100).checked_div(required).and_then(|percent| u32::try_from(percent).ok()).unwrap_or(0)
    }

    /// How much of it stays in the wallet until it is staked.
    #[must_use]
    pub const fn locked(&self) -> Money {
        if self.is_done() { Money::ZERO } else { self.amount }
    }
}

/// Towards which credit a bet counts first: the operator's choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// Towards the credit that ends first, so that as little as possible is lost by time; those without an end last.
    #[default]
    EndsFirst,
    /// Towards the oldest credit.
    OldestFirst,
    /// Towards the credit with the least left to be staked, so that something is free soon.
    SmallestFirst,
}

impl Order {
    /// Every order in which credits are staked.
    pub const ALL: [Order; 3] = [Order::EndsFirst, Order::OldestFirst, Order::SmallestFirst];

    /// The word that is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Order::EndsFirst => "ends_first",
            Order::OldestFirst => "oldest_first",
            Order::SmallestFirst => "smallest_first",
        }
    }

    /// The order with this word; the default for any other.
    #[must_use]
    pub fn from_name(word: &str) -> Order {
        Order::ALL.into_iter().find(|order| order.name() == word).unwrap_or_default()
    }

    /// The key that credits are sorted by, lowest first; equal ones by age, the oldest first.
    #[must_use]
    pub const fn sort_key(self, credit: &Credit, granted_at: i64, expires_at: Option<i64>) -> (i64, i64) {
        let first = match (self, expires_at) {
            (Order::EndsFirst, Some(expires_at)) => expires_at,
            (Order::EndsFirst, None) => i64::MAX,
            (Order::OldestFirst, _) => granted_at,
            (Order::SmallestFirst, _) => credit.remaining().0,
        };
        (first, granted_at)
    }
}

/// Game contributions: how much of a bet counts towards wagering requirements, in percent. A game's own rule, else its product's, else all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// Codes of products, each with its percent.
    pub products: Vec<(String, u32)>,
    /// Codes of games, each with its percent.
    pub games: Vec<(String, u32)>,
}

impl Weights {
    /// How much of a bet of this product and game counts, in percent.
    #[must_use]
    pub fn percent(&self, product: &str, game_code: &str) -> u32 {
        let of =
            |list: &[(String, u32)], code: &str| list.iter().find(|(it, _)| it == code).map(|(_, percent)| *percent);
        of(&self.games, game_code).or_else(|| of(&self.products, product)).unwrap_or(WHOLE)
    }
}

/// All of a bet, in percent.
pub const WHOLE: u32 = 100;

/// What a credit of `amount` must be staked, for a multiplier in hundredths (`150` is one and a half times).
#[must_use]
pub fn required(amount: Money, multiplier: u32) -> Money {
    let product = (i128::from(amount.0.max(0)) * i128::from(multiplier) + 50) / 100;
    Money(i64::try_from(product).unwrap_or(i64::MAX))
}

/// What a valid bet counts where its game counts so many percent.
#[must_use]
pub fn weighted(valid_bet: Money, percent: u32) -> Money {
    let product = i128::from(valid_bet.0) * i128::from(percent) / 100;
    Money(i64::try_from(product).unwrap_or(if product < 0 { i64::MIN } else { i64::MAX }))
}

/// Counts a weighted bet towards the credits, which stand in the operator's order. What one does not need goes to the next. A bet that is
/// taken back (below zero) is taken out of them from the last one on.
pub fn apply_bet(credits: &mut [Credit], weighted: Money) {
    let mut left = weighted.0;
    if left >= 0 {
        for credit in credits {
            let counted = left.min(credit.remaining().0);
            credit.done = Money(credit.done.0 + counted);
            left -= counted;
        }
    } else {
        for credit in credits.iter_mut().rev() {
            let counted = left.max(-credit.done.0);
            credit.done = Money(credit.done.0 + counted);
            left -= counted;
        }
    }
}

/// How much of the spendable money may be withdrawn: all but what unfinished credits lock.
#[must_use]
pub fn withdrawable(spendable: Money, credits: &[Credit]) -> Money {
    let locked: i128 = credits.iter().map(|credit| i128::from(credit.locked().0)).sum();
    let free = i128::from(spendable.0) - locked;
    Money(i64::try_from(free.max(0)).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn credit(amount: i64, required: i64, done: i64) -> Credit {
        Credit { amount: Money(amount), required: Money(required), done: Money(done) }
    }

    #[test]
    fn a_bet_counts_for_the_first_credit_and_what_that_does_not_need_for_the_next() {
        let mut credits = [credit(100, 100, 40), credit(50, 500, 0)];
        apply_bet(&mut credits, Money(80));
        assert_eq!(credits, [credit(100, 100, 100), credit(50, 500, 20)]);
    }

    #[test]
    fn a_bet_that_is_taken_back_leaves_the_last_credit_first() {
        let mut credits = [credit(100, 100, 60), credit(50, 500, 20)];
        apply_bet(&mut credits, Money(-50));
        assert_eq!(credits, [credit(100, 100, 30), credit(50, 500, 0)]);
    }

    #[test]
    fn a_bar_is_full_only_when_all_is_done() {
        for (done, required, percent) in
            [(0, 100, 0), (99_999, 100_000, 99), (100, 100, 100), (150, 100, 100), (5, 0, 100)]
        {
            assert_eq!(credit(0, required, done).percent(), percent, "{done} of {required}");
        }
    }

    #[test]
    fn an_unfinished_credit_keeps_its_amount_and_a_finished_one_nothing() {
        let credits = [credit(100, 100, 99), credit(50, 500, 500)];
        assert_eq!(withdrawable(Money(250), &credits), Money(150));
        assert_eq!(withdrawable(Money(80), &credits), Money::ZERO);
        assert_eq!(withdrawable(Money(250), &[]), Money(250));
    }

    #[test]
    fn a_game_counts_by_its_own_rule_else_by_its_products_and_else_whole() {
        let weights = Weights {
            products: vec![("LIVE".to_owned(), 10)],
            games: vec![("gold".to_owned(), 50), ("safe".to_owned(), 0)],
        };
        let percent = |product, game| weights.percent(product, game);
        assert_eq!(
            [percent("LIVE", "gold"), percent("LIVE", "other"), percent("RNG", "safe"), percent("RNG", "other")],
            [50, 10, 0, 100]
        );
    }

    #[test]
    fn the_operator_says_which_credit_a_bet_counts_for_first() {
        // Granted at 1 with much left and no end, at 2 with an early end, at 3 with little left and a late end.
        let credits =
            [(credit(9, 900, 0), 1, None), (credit(9, 500, 0), 2, Some(10)), (credit(9, 300, 290), 3, Some(20))];
        let sorted = |order: Order| {
            let mut credits = credits;
            credits.sort_by_key(|(credit, granted_at, expires_at)| order.sort_key(credit, *granted_at, *expires_at));
            credits.map(|(_, granted_at, _)| granted_at)
        };
        assert_eq!(sorted(Order::EndsFirst), [2, 3, 1]);
        assert_eq!(sorted(Order::OldestFirst), [1, 2, 3]);
        assert_eq!(sorted(Order::SmallestFirst), [3, 2, 1]);
        assert_eq!(Order::ALL.map(|order| Order::from_name(order.name())), Order::ALL);
        assert_eq!(Order::from_name("random"), Order::EndsFirst);
    }

    #[test]
    fn a_multiplier_is_in_hundredths_and_a_weight_in_percent() {
        assert_eq!(required(Money(10_000), 100), Money(10_000));
        assert_eq!(required(Money(333), 150), Money(500));
        assert_eq!(weighted(Money(1_000), 10), Money(100));
        assert_eq!(weighted(Money(-1_000), 10), Money(-100));
        assert_eq!(weighted(Money(9), 10), Money::ZERO);
    }

    // Its library is not built for browsers.
    #[cfg(not(target_arch = "wasm32"))]
    mod properties {
        use super::*;
        use proptest::prelude::*;

        proptest! {
            #[test]
            fn counting_never_leaves_a_credit_below_zero_or_above_what_it_asks(
                credits in prop::collection::vec((0..10_000_i64, 0..10_000_i64), 0..5),
                bets in prop::collection::vec(-5_000..5_000_i64, 0..20),
            ) {
                let mut credits: Vec<Credit> = credits.into_iter().map(|(amount, required)| credit(amount, required, 0)).collect();
                for bet in bets {
                    apply_bet(&mut credits, Money(bet));
                    for credit in &credits {
                        prop_assert!(credit.done.0 >= 0 && credit.done.0 <= credit.required.0);
                    }
                    prop_assert!(withdrawable(Money(10_000), &credits) <= Money(10_000));
                }
            }
        }
    }
}
