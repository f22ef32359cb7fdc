//! Whether terms can be those of a contract.
//!
//! Tiers rise: a higher one needs no less of any figure, more of at least one, and pays no less. So the payment never falls when the figures
//! rise, which [`super::limit`] relies on.

use super::terms::{Basis, CarryOver, Deductions, Terms, Tier};
use crate::domain::game::GameType;
use crate::domain::named_enum::named_enum;
use crate::domain::reward::cashback::{ALL_PRODUCTS, WHOLE_RATE};

/// No contract has more tiers.
pub const MAX_TIERS: usize = 20;
/// No contract names more products.
pub const MAX_PRODUCTS: usize = GameType::ALL.len();

named_enum! {
    /// A fault in the terms of a contract.
    TermsFault {
        /// The type of contract has no such period.
        #[default]
        Period = "PERIOD",
        /// The type of contract has no such basis.
        Basis = "BASIS",
        /// No product is named, too many are, one is named twice, or "ALL" beside others.
        Products = "PRODUCTS",
        /// There is no such product.
        UnknownProduct = "UNKNOWN_PRODUCT",
        /// The terms carry over where nothing can be below zero: what was staked never is.
        CarryOver = "CARRY_OVER",
        /// The terms deduct where the basis has no deductions.
        Deductions = "DEDUCTIONS",
        /// A rate is above the whole.
        Rate = "RATE",
        /// No rate is above zero: nothing would ever be paid.
        NoRate = "NO_RATE",
        /// The contract has more than [`MAX_TIERS`] tiers.
        TooManyTiers = "TOO_MANY_TIERS",
        /// A need of a tier is below zero.
        Negative = "NEGATIVE",
        /// A cap is not above zero.
        Cap = "CAP",
        /// A least stake of active members is set where none are needed.
        LeastStake = "MIN_STAKE",
        /// The tier needs less of something than the one below it, or nothing more.
        NotRising = "NOT_RISING",
        /// The tier gives less than the one below it, or than is guaranteed.
        RateFalls = "RATE_FALLS",
        /// The cap is below that of the tier below.
        CapFalls = "CAP_FALLS",
    }
}

/// A fault in the terms of a contract, with the tier that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TermsProblem {
    /// The fault that was found.
    pub fault: TermsFault,
    /// The tier that has it, counted from 0; nothing where none has.
    pub tier: Option<usize>,
}

impl Tier {
    /// What it needs of active members: how many, and the least stake of each. A member without a bet is none.
    #[must_use]
    pub(crate) fn active_need(&self) -> (u32, i64) {
        if self.min_active_members == 0 {
            (0, 0)
        } else {
            (self.min_active_members, self.active_member_min_bet.0.0.max(1))
        }
    }

    /// Whether whoever meets this one's needs meets those of `other` as well, whatever the figures.
    #[must_use]
    pub fn needs_no_less_than(&self, other: &Tier) -> bool {
        let ((members, stake), (other_members, other_stake)) = (self.active_need(), other.active_need());
        self.min_turnover >= other.min_turnover
            && self.min_net_loss >= other.min_net_loss
            && members >= other_members
            && stake >= other_stake
    }

    fn faults(&self) -> impl Iterator<Item = TermsFault> {
        let amounts = [self.min_turnover, self.min_net_loss, self.active_member_min_bet];
        let bet_without_members = self.min_active_members == 0 && self.active_member_min_bet.0.is_positive();
        let found = [
            (amounts.iter().any(|it| it.0.0 < 0), TermsFault::Negative),
            (self.rate > WHOLE_RATE, TermsFault::Rate),
            (self.cap.is_some_and(|it| !it.0.is_positive()), TermsFault::Cap),
            (bet_without_members, TermsFault::LeastStake),
        ];
        found.into_iter().filter(|(is_wrong, _)| *is_wrong).map(|(_, fault)| fault)
    }

    fn faults_above(&self, lower: &Tier) -> impl Iterator<Item = TermsFault> {
        let rises = self.needs_no_less_than(lower) && !lower.needs_no_less_than(self);
        let cap_falls = self.cap.is_some_and(|cap| lower.cap.is_none_or(|below| cap < below));
        let found = [
            (!rises, TermsFault::NotRising),
            (self.rate < lower.rate, TermsFault::RateFalls),
            (cap_falls, TermsFault::CapFalls),
        ];
        found.into_iter().filter(|(is_wrong, _)| *is_wrong).map(|(_, fault)| fault)
    }
}

impl Terms {
    /// Everything that is wrong with the terms; nothing where they can be offered.
    #[must_use]
    pub fn check(&self) -> Vec<TermsProblem> {
        let whole = self.faults().into_iter().map(|fault| TermsProblem { fault, tier: None });
        let guaranteed = Tier { rate: self.guaranteed_rate, ..Tier::default() };
        let tiers = self.tiers.iter().enumerate().flat_map(|(index, tier)| {
            let lower = index.checked_sub(1).and_then(|below| self.tiers.get(below));
            let above = lower.into_iter().flat_map(|lower| tier.faults_above(lower));
            let below_guarantee = index == 0 && tier.rate < guaranteed.rate;
            let below_guarantee = below_guarantee.then_some(TermsFault::RateFalls);
            let faults: Vec<TermsFault> = tier.faults().chain(above).chain(below_guarantee).collect();
            faults.into_iter().map(move |fault| TermsProblem { fault, tier: Some(index) })
        });
        whole.chain(tiers).collect()
    }

    fn faults(&self) -> Vec<TermsFault> {
        let Deductions { platform_fee_rate, payment_fee_rate, .. } = self.deductions;
        let deducts = self.deductions != Deductions::default();
        let rates = [self.guaranteed_rate, platform_fee_rate, payment_fee_rate];
        let products = self.scope();
        let all_and_others = products.contains(&ALL_PRODUCTS) && products.len() > 1;
        let is_product = |code: &&str| *code == ALL_PRODUCTS || GameType::ALL.iter().any(|it| it.code() == *code);
        let named = 1..=MAX_PRODUCTS;
        let found = [
            (!self.contract_type.periods().contains(&self.period), TermsFault::Period),
            (!self.contract_type.bases().contains(&self.basis), TermsFault::Basis),
            (
                !named.contains(&self.products.len()) || products.len() < self.products.len() || all_and_others,
                TermsFault::Products,
            ),
            (!products.iter().all(is_product), TermsFault::UnknownProduct),
            (self.carry_over == CarryOver::CarryNegative && !self.basis.is_result(), TermsFault::CarryOver),
            (deducts && self.basis != Basis::Ngr, TermsFault::Deductions),
            (rates.iter().any(|it| *it > WHOLE_RATE), TermsFault::Rate),
            (self.highest_rate() == 0, TermsFault::NoRate),
            (self.tiers.len() > MAX_TIERS, TermsFault::TooManyTiers),
        ];
        found.into_iter().filter(|(is_wrong, _)| *is_wrong).map(|(_, fault)| fault).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::terms::{ContractPeriod, ContractType};
    use super::*;
    use crate::domain::money::Money;
    use crate::wire::Amount;

    fn tier(turnover: i64, active: u32, least: i64, rate: u32) -> Tier {
        let (min_turnover, active_member_min_bet) = (Amount(Money(turnover)), Amount(Money(least)));
        Tier { min_turnover, min_active_members: active, active_member_min_bet, rate, ..Tier::default() }
    }

    fn good() -> Terms {
        let tiers = vec![tier(1_000, 0, 0, 100), tier(1_000, 3, 50, 100), tier(5_000, 3, 60, 250)];
        Terms { products: vec!["ALL".to_owned()], tiers, guaranteed_rate: 50, ..Terms::default() }
    }

    fn changed(change: impl FnOnce(&mut Terms)) -> Vec<(TermsFault, Option<usize>)> {
        let mut terms = good();
        change(&mut terms);
        terms.check().into_iter().map(|it| (it.fault, it.tier)).collect()
    }

    #[test]
    fn terms_whose_tiers_rise_can_be_offered() {
        assert_eq!(changed(|_| {}), []);
        assert_eq!(changed(|terms| terms.tiers.clear()), [], "a guaranteed rate alone");
        assert_eq!(changed(|terms| terms.guaranteed_rate = 0), []);
        assert_eq!(changed(|terms| terms.products = vec!["RNG".to_owned(), "LIVE".to_owned()]), []);
    }

    #[test]
    fn what_is_wrong_with_the_whole_is_named() {
        for (faults, expected) in [
            (changed(|it| it.period = ContractPeriod::Hourly), TermsFault::Period),
            (changed(|it| it.basis = Basis::Turnover), TermsFault::Basis),
            (changed(|it| it.products.clear()), TermsFault::Products),
            (changed(|it| it.products.push("ALL".to_owned())), TermsFault::Products),
            (changed(|it| it.products.push("RNG".to_owned())), TermsFault::Products),
            (changed(|it| it.products = vec!["rng".to_owned()]), TermsFault::UnknownProduct),
            (changed(|it| it.deductions.bonuses = true), TermsFault::Deductions),
            (changed(|it| (it.guaranteed_rate, it.tiers) = (10_001, vec![])), TermsFault::Rate),
            (changed(|it| (it.guaranteed_rate, it.tiers) = (0, vec![])), TermsFault::NoRate),
        ] {
            assert_eq!(faults, [(expected, None)]);
        }
        let wage = changed(|it| {
            (it.contract_type, it.period, it.basis) = (ContractType::Daily, ContractPeriod::Daily, Basis::ValidBet);
            it.carry_over = CarryOver::CarryNegative;
        });
        assert_eq!(wage, [(TermsFault::CarryOver, None)]);
        let many = changed(|it| it.tiers = (0..21).map(|at| tier(at, 0, 0, 100)).collect());
        assert_eq!(many, [(TermsFault::TooManyTiers, None)]);
    }

    #[test]
    fn what_is_wrong_with_a_tier_is_named_with_it() {
        for (faults, expected) in [
            (changed(|it| it.tiers[0].min_turnover = Amount(Money(-1))), (TermsFault::Negative, 0)),
            (changed(|it| it.tiers[2].rate = 10_001), (TermsFault::Rate, 2)),
            (changed(|it| it.tiers[2].rate = 99), (TermsFault::RateFalls, 2)),
            (changed(|it| it.guaranteed_rate = 101), (TermsFault::RateFalls, 0)),
            (changed(|it| it.tiers[0].active_member_min_bet = Amount(Money(1))), (TermsFault::LeastStake, 0)),
            (changed(|it| it.tiers[1].min_turnover = Amount(Money(999))), (TermsFault::NotRising, 1)),
            (changed(|it| it.tiers[2].min_active_members = 2), (TermsFault::NotRising, 2)),
            (changed(|it| it.tiers[2].active_member_min_bet = Amount(Money(49))), (TermsFault::NotRising, 2)),
            (changed(|it| it.tiers[1] = it.tiers[0]), (TermsFault::NotRising, 1)),
            (changed(|it| it.tiers[2].cap = Some(Amount(Money(0)))), (TermsFault::Cap, 2)),
        ] {
            assert!(faults.contains(&(expected.0, Some(expected.1))), "{faults:?} without {expected:?}");
        }
        let falling = changed(|it| {
            it.tiers[1].cap = Some(Amount(Money(9)));
            it.tiers[2].cap = Some(Amount(Money(8)));
        });
        assert_eq!(falling, [(TermsFault::CapFalls, Some(1)), (TermsFault::CapFalls, Some(2))]);
    }

    #[test]
    fn each_type_has_its_periods_and_bases() {
        for contract_type in ContractType::ALL {
            for period in ContractPeriod::ALL {
                for basis in Basis::ALL {
                    let (contract_type, period, basis) = (*contract_type, *period, *basis);
                    let faults = changed(|it| (it.contract_type, it.period, it.basis) = (contract_type, period, basis));
                    let fits = contract_type.periods().contains(&period) && contract_type.bases().contains(&basis);
                    assert_eq!(faults.is_empty(), fits, "{contract_type:?} {period:?} {basis:?}");
                }
            }
        }
    }
}
