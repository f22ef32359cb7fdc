//! Rebate: a part of each settled valid bet, shared up the tree by the differences of rates.
//!
//! Who bets gets its own rate, and each agent above the difference between its rate and that of its branch towards the bettor; a branch with a
//! rate above its upline's gives nothing to it. A share is the same for all bets that come through a branch with a product on a day, so they are
//! added up first and rounded once.

use super::figures::part;
use crate::domain::cashier::words;
use crate::domain::money::Money;
use crate::domain::reward::cashback::{ALL_PRODUCTS, Rate, WHOLE_RATE, rate_of};

words! {
    /// What is wrong with rates of rebate.
    RebateFault {
        /// A rate above all of it.
        #[default]
        Rate = "RATE",
        /// Two rates for a product.
        Twice = "TWICE",
        /// A rate above the upline's.
        AboveUpline = "ABOVE_UPLINE",
    }
}

/// The rate of a product, or of all that have none of their own ("ALL").
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RebateRate {
    /// Code of the product, or "ALL".
    pub product: String,
    /// Hundredths of a percent.
    pub rate: u32,
}

/// Something that is wrong with a rate.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RebateProblem {
    /// What.
    pub fault: RebateFault,
    /// The product.
    pub product: String,
    /// The highest rate that can be given.
    pub most: u32,
}

/// What an account gets of bets with a product.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RebateRates(Vec<Rate>);

impl RebateRates {
    /// These rates.
    #[must_use]
    pub fn of(rates: &[RebateRate]) -> RebateRates {
        let rate = |it: &RebateRate| Rate { product: it.product.clone(), level_min: 0, rate: it.rate };
        RebateRates(rates.iter().map(rate).collect())
    }

    /// The rate of a product: its own, else that of all; 0 where there is none.
    #[must_use]
    pub fn get(&self, product: &str) -> u32 {
        rate_of(&self.0, product, 0)
    }
}

/// What is wrong with rates under those of the upline; `None` where that is the operator, whose rates nothing bounds.
#[must_use]
pub fn check(rates: &[RebateRate], upline: Option<&[RebateRate]>) -> Vec<RebateProblem> {
    let mut problems = Vec::new();
    for (at, it) in rates.iter().enumerate() {
        let mut found = |fault| problems.push(RebateProblem { fault, product: it.product.clone(), most: WHOLE_RATE });
        if it.rate > WHOLE_RATE {
            found(RebateFault::Rate);
        }
        if rates.iter().take(at).any(|other| other.product == it.product) {
            found(RebateFault::Twice);
        }
    }
    problems.extend(upline.into_iter().flat_map(|upline| above(rates, upline)));
    problems
}

/// The products of either side whose rate is above the upline's; those that only the upline names count as well, since "ALL" reaches them.
fn above(rates: &[RebateRate], upline: &[RebateRate]) -> Vec<RebateProblem> {
    let (own, most) = (RebateRates::of(rates), RebateRates::of(upline));
    let named = rates.iter().chain(upline).map(|it| it.product.as_str());
    let mut products: Vec<&str> = named.chain([ALL_PRODUCTS]).collect();
    products.sort_unstable();
    products.dedup();
    let above = products.into_iter().filter(|it| own.get(it) > most.get(it));
    let problem = |product: &str| RebateProblem {
        fault: RebateFault::AboveUpline,
        product: product.to_owned(),
        most: most.get(product),
    };
    above.map(problem).collect()
}

/// The share of an agent on what comes through a branch, by the rates of both.
#[must_use]
pub const fn share(rate: u32, branch_rate: u32) -> u32 {
    rate.saturating_sub(branch_rate)
}

/// The share of each on a bet, by their rates from the bettor to the top: the bettor's own rate first.
#[must_use]
pub fn shares(rates: &[u32]) -> Vec<u32> {
    let branches = [0].into_iter().chain(rates.iter().copied());
    rates.iter().zip(branches).map(|(rate, branch)| share(*rate, branch)).collect()
}

/// What a receiver gets for the valid bets of a day that came through one branch with one product.
#[must_use]
pub fn rebate(valid_bet: Money, share: u32) -> Money {
    part(valid_bet, share)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rates(of: &[(&str, u32)]) -> Vec<RebateRate> {
        of.iter().map(|(product, rate)| RebateRate { product: (*product).to_owned(), rate: *rate }).collect()
    }

    #[test]
    fn each_gets_what_its_rate_is_above_that_of_its_branch() {
        for (chain, expected) in [
            (&[20, 30, 50][..], &[20, 10, 20][..]),
            (&[0, 0, 50], &[0, 0, 50]),
            (&[50, 50, 50], &[50, 0, 0]),
            // A branch above its upline gives it nothing.
            (&[40, 30, 50], &[40, 0, 20]),
            (&[7], &[7]),
            (&[], &[]),
        ] {
            assert_eq!(shares(chain), expected, "{chain:?}");
        }
    }

    #[test]
    fn where_rates_rise_all_shares_together_are_the_rate_of_the_top() {
        for chain in [vec![0, 1, 2, 3], vec![5, 5, 9], vec![10_000], vec![3, 40, 41, 41, 80, 2_000]] {
            assert_eq!(shares(&chain).iter().sum::<u32>(), *chain.last().unwrap());
        }
    }

    #[test]
    fn a_day_of_a_branch_is_rounded_once_and_down() {
        for (valid_bet, share, amount) in
            [(9_999, 1, 0), (10_000, 1, 1), (19_999, 1, 1), (12_345, 80, 98), (-500, 80, 0)]
        {
            assert_eq!(rebate(Money(valid_bet), share), Money(amount), "{valid_bet} at {share}");
        }
    }

    #[test]
    fn a_product_without_a_rate_has_that_of_all() {
        let rates = RebateRates::of(&rates(&[("ALL", 50), ("LIVE", 20)]));
        assert_eq!((rates.get("LIVE"), rates.get("RNG"), RebateRates::default().get("RNG")), (20, 50, 0));
    }

    #[test]
    fn no_rate_is_above_the_uplines() {
        let upline = rates(&[("ALL", 50), ("LIVE", 20)]);
        let found = |own: &[(&str, u32)]| {
            let problems = check(&rates(own), Some(&upline));
            problems.into_iter().map(|it| (it.fault, it.product, it.most)).collect::<Vec<_>>()
        };
        let above = |product: &str, most| (RebateFault::AboveUpline, product.to_owned(), most);
        assert_eq!(found(&[("ALL", 20), ("RNG", 50)]), []);
        assert_eq!(found(&[]), []);
        assert_eq!(found(&[("ALL", 50), ("LIVE", 20)]), []);
        assert_eq!(found(&[("RNG", 51)]), [above("RNG", 50)]);
        assert_eq!(found(&[("ALL", 50)]), [above("LIVE", 20)], "all others reach live as well");
        assert_eq!(found(&[("ALL", 60), ("LIVE", 0)]), [above("ALL", 50)]);
    }

    #[test]
    fn a_rate_is_a_part_and_named_once() {
        let problems = check(&rates(&[("ALL", 10_001), ("ALL", 1)]), None);
        let faults: Vec<RebateFault> = problems.iter().map(|it| it.fault).collect();
        assert_eq!(faults, [RebateFault::Rate, RebateFault::Twice]);
    }
}
