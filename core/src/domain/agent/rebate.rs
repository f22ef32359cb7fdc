//! Rebate: a part of each settled valid bet, shared up the tree by the differences of rates.
//!
//! Who bets gets its own rate, and each agent above the difference between its rate and that of its branch towards the bettor; a branch with a
//! rate above its upline's gives nothing to it. A share is the same for all bets that come through a branch with a product on a day, so they are
//! added up first and rounded once.

use super::figures::part;
use crate::domain::money::Money;
use crate::domain::named_enum::named_enum;
use crate::domain::reward::cashback::{ALL_PRODUCTS, Rate, WHOLE_RATE, rate_of};

named_enum! {
    /// A fault in rates of rebate.
    RebateFault {
        /// A rate is above the whole.
        #[default]
        Rate = "RATE",
        /// A product has two rates.
        Twice = "TWICE",
        /// A rate is above the upline's.
        AboveUpline = "ABOVE_UPLINE",
        /// A rate is below that of somebody directly below.
        BelowDownline = "BELOW_DOWNLINE",
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
    /// The rate in hundredths of a percent.
    pub rate: u32,
}

/// A fault in the rate of a product.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RebateProblem {
    /// The fault that was found.
    pub fault: RebateFault,
    /// Code of the product.
    pub product: String,
    /// The highest rate that can be given, in hundredths of a percent.
    pub most: u32,
    /// The lowest rate that can be given, in hundredths of a percent.
    #[serde(default)]
    pub least: u32,
}

/// A change of the rate of a product.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RateChange {
    /// Code of the product, or "ALL".
    pub product: String,
    /// The rate before, in hundredths of a percent.
    pub former: u32,
    /// The rate after, in hundredths of a percent.
    pub latter: u32,
}

/// The products whose rate differs; empty where both lists come to the same.
#[must_use]
pub fn changes(former: &[RebateRate], latter: &[RebateRate]) -> Vec<RateChange> {
    let (before, after) = (RebateRates::of(former), RebateRates::of(latter));
    let change = |product: String| RateChange { former: before.get(&product), latter: after.get(&product), product };
    let all = named_products(former.iter().chain(latter)).into_iter().map(change);
    all.filter(|it| it.former != it.latter).collect()
}

/// The rates of an account, by product.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RebateRates(Vec<Rate>);

impl RebateRates {
    /// The rates of a list, made ready to be looked up.
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
    for (index, it) in rates.iter().enumerate() {
        let mut report =
            |fault| problems.push(RebateProblem { fault, product: it.product.clone(), most: WHOLE_RATE, least: 0 });
        if it.rate > WHOLE_RATE {
            report(RebateFault::Rate);
        }
        if rates.iter().take(index).any(|other| other.product == it.product) {
            report(RebateFault::Twice);
        }
    }
    problems.extend(upline.into_iter().flat_map(|upline| above_upline(rates, upline)));
    problems
}

/// What is wrong with rates that must lie between those of the upline and those of everybody directly below ([`highest`]). Rates within these
/// bounds leave no share of the chain negative.
#[must_use]
pub fn check_between(rates: &[RebateRate], upline: &[RebateRate], below: &[RebateRate]) -> Vec<RebateProblem> {
    let mut problems = check(rates, Some(upline));
    let (highest, lowest) = (RebateRates::of(upline), RebateRates::of(below));
    for product in above(below, rates) {
        problems.push(RebateProblem {
            fault: RebateFault::BelowDownline,
            most: highest.get(&product),
            least: lowest.get(&product),
            product,
        });
    }
    problems
}

/// The highest of several accounts' rates, of each product that any of them names; nothing for no account.
#[must_use]
pub fn highest<'a>(accounts: impl IntoIterator<Item = &'a [RebateRate]>) -> Vec<RebateRate> {
    let accounts: Vec<&[RebateRate]> = accounts.into_iter().collect();
    if accounts.is_empty() {
        return Vec::new();
    }
    let rates: Vec<RebateRates> = accounts.iter().map(|it| RebateRates::of(it)).collect();
    let highest = |product: &str| rates.iter().map(|it| it.get(product)).max().unwrap_or_default();
    let products = named_products(accounts.into_iter().flatten());
    products.into_iter().map(|product| RebateRate { rate: highest(&product), product }).collect()
}

/// The problems of products whose rate is above the upline's.
fn above_upline(rates: &[RebateRate], upline: &[RebateRate]) -> impl Iterator<Item = RebateProblem> {
    let highest = RebateRates::of(upline);
    above(rates, upline).into_iter().map(move |product| RebateProblem {
        fault: RebateFault::AboveUpline,
        most: highest.get(&product),
        least: 0,
        product,
    })
}

/// The products whose rate is above another; those that only the other side names count as well, since "ALL" reaches them.
fn above(rates: &[RebateRate], bound: &[RebateRate]) -> Vec<String> {
    let (own, bound_rates) = (RebateRates::of(rates), RebateRates::of(bound));
    named_products(rates.iter().chain(bound)).into_iter().filter(|it| own.get(it) > bound_rates.get(it)).collect()
}

/// The products that are named, and "ALL", each once.
#[must_use]
pub fn named_products<'a>(rates: impl IntoIterator<Item = &'a RebateRate>) -> Vec<String> {
    let mut products: Vec<String> = rates.into_iter().map(|it| it.product.clone()).collect();
    products.push(ALL_PRODUCTS.to_owned());
    products.sort_unstable();
    products.dedup();
    products
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
    fn no_rate_of_a_downline_is_below_the_highest_of_those_directly_below_it() {
        let (upline, one, other) = (rates(&[("ALL", 50)]), rates(&[("ALL", 20), ("LIVE", 40)]), rates(&[("ALL", 30)]));
        let below = highest([one.as_slice(), other.as_slice()]);
        assert_eq!(below, rates(&[("ALL", 30), ("LIVE", 40)]), "whoever names no rate of live games has that of all");
        let found = |own: &[(&str, u32)]| {
            let problems = check_between(&rates(own), &upline, &below);
            problems.into_iter().map(|it| (it.fault, it.product, it.least)).collect::<Vec<_>>()
        };
        let under = |product: &str, least| (RebateFault::BelowDownline, product.to_owned(), least);
        assert_eq!(found(&[("ALL", 30), ("LIVE", 40)]), []);
        assert_eq!(found(&[("ALL", 50)]), []);
        assert_eq!(found(&[("ALL", 30)]), [under("LIVE", 40)], "that of all reaches live as well");
        assert_eq!(found(&[("ALL", 29), ("LIVE", 39)]), [under("ALL", 30), under("LIVE", 40)]);
        assert_eq!(found(&[("ALL", 50), ("RNG", 10)]), [under("RNG", 30)]);
        assert_eq!(found(&[("ALL", 51), ("LIVE", 40)]), [(RebateFault::AboveUpline, "ALL".to_owned(), 0)]);
        assert_eq!(highest([]), [], "without anybody below nothing bounds it");
    }

    #[test]
    fn what_changes_is_told_of_every_product_that_either_side_names() {
        let found = |former: &[(&str, u32)], latter: &[(&str, u32)]| {
            let all = changes(&rates(former), &rates(latter)).into_iter();
            all.map(|it| (it.product, it.former, it.latter)).collect::<Vec<_>>()
        };
        let change = |product: &str, former, latter| (product.to_owned(), former, latter);
        assert_eq!(found(&[("ALL", 20)], &[("ALL", 20), ("LIVE", 20)]), []);
        assert_eq!(found(&[("ALL", 20), ("LIVE", 5)], &[("ALL", 30)]), [change("ALL", 20, 30), change("LIVE", 5, 30)]);
        assert_eq!(found(&[], &[("RNG", 7)]), [change("RNG", 0, 7)]);
    }

    #[test]
    fn between_these_bounds_no_share_of_the_chain_is_lost() {
        let (upline, below) = (rates(&[("ALL", 50), ("LIVE", 20)]), rates(&[("ALL", 10), ("RNG", 40)]));
        for own in
            [rates(&[("ALL", 10), ("RNG", 40)]), rates(&[("ALL", 20), ("RNG", 50)]), rates(&[("ALL", 20), ("RNG", 45)])]
        {
            assert_eq!(check_between(&own, &upline, &below), []);
            for product in ["ALL", "LIVE", "RNG", "FISH"] {
                let chain = [&below, &own, &upline].map(|it| RebateRates::of(it).get(product));
                assert_eq!(shares(&chain).iter().sum::<u32>(), chain[2], "{product}: {chain:?}");
            }
        }
    }

    #[test]
    fn a_rate_is_a_part_and_named_once() {
        let problems = check(&rates(&[("ALL", 10_001), ("ALL", 1)]), None);
        let faults: Vec<RebateFault> = problems.iter().map(|it| it.fault).collect();
        assert_eq!(faults, [RebateFault::Rate, RebateFault::Twice]);
    }
}
