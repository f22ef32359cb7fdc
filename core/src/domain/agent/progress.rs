//! The running period: what it has brought so far, and what the next tier still needs.

use super::figures::ContractFigures;
use super::settle::{NeedProgress, Settled, needs, settle};
use super::terms::Terms;
use crate::domain::money::Money;

/// The tier above the one that is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextTier {
    /// Index of the tier.
    pub tier: usize,
    /// Rate of the tier, in hundredths of a percent.
    pub rate: u32,
    /// Everything it needs, and how much of it is there; what is met as well.
    pub needs: Vec<NeedProgress>,
}

/// How the running period stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What it would bring if it were over now.
    pub so_far: Settled,
    /// The next tier; nothing at the highest.
    pub next: Option<NextTier>,
}

/// How a period stands with the figures so far.
#[must_use]
pub fn progress(terms: &Terms, figures: &ContractFigures, carried_in: Money) -> Progress {
    let so_far = settle(terms, figures, carried_in);
    let above = so_far.tier.map_or(0, |it| it + 1);
    let next = terms.tiers.get(above);
    let next = next.map(|tier| NextTier { tier: above, rate: tier.rate, needs: needs(tier, figures) });
    Progress { so_far, next }
}

#[cfg(test)]
mod tests {
    use super::super::figures::MemberBets;
    use super::super::settle::Need;
    use super::super::terms::Tier;
    use super::*;
    use crate::wire::Amount;

    fn terms() -> Terms {
        let low = Tier { min_turnover: Amount(Money(1_000)), rate: 100, ..Tier::default() };
        let high = Tier { min_active_members: 2, active_member_min_bet: Amount(Money(300)), rate: 200, ..low };
        Terms { tiers: vec![low, high], guaranteed_rate: 50, ..Terms::default() }
    }

    fn at(turnover: i64, bets: &[i64]) -> Progress {
        let members = MemberBets::of(bets.iter().copied().map(Money));
        let figures = ContractFigures { turnover: Money(turnover), members, ..ContractFigures::default() };
        progress(&terms(), &figures, Money::ZERO)
    }

    #[test]
    fn the_next_tier_says_how_far_each_of_its_needs_is_met() {
        let low = at(400, &[400]);
        let next = low.next.unwrap();
        assert_eq!((low.so_far.amount, next.tier, next.rate), (Money(2), 0, 100));
        assert_eq!(next.needs, [NeedProgress { need: Need::Turnover, reached: 400, needed: 1_000 }]);
        assert_eq!(next.needs[0].left(), 600);

        let middle = at(1_200, &[1_000, 200]);
        let next = middle.next.unwrap();
        assert_eq!((middle.so_far.amount, next.tier), (Money(12), 1));
        assert_eq!(next.needs.iter().map(|it| (it.is_met(), it.left())).collect::<Vec<_>>(), [(true, 0), (false, 1)]);
    }

    #[test]
    fn nothing_is_above_the_highest_tier() {
        let high = at(1_200, &[600, 600]);
        assert_eq!((high.so_far.tier, high.so_far.amount, high.next), (Some(1), Money(24), None));
        let flat = progress(&Terms { tiers: vec![], ..terms() }, &ContractFigures::default(), Money::ZERO);
        assert_eq!(flat.next, None);
    }
}
