//! The figures of a settlement as stored with it: enough to settle it again when an earlier period changes, without reading its team
//! again. Of the members only the numbers of active ones are kept, one for each minimum bet in the terms.

use lumora_core::domain::agent::figures::{ContractFigures, MemberBets};
use lumora_core::domain::agent::terms::Terms;
use lumora_core::domain::money::Money;
use serde::{Deserialize, Serialize};

/// Figures with the numbers of active members. Amounts are minor units.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredFigures {
    turnover: i64,
    valid_bet: i64,
    payout: i64,
    rebate: i64,
    bonuses: i64,
    deposits: i64,
    /// Minimum bets, lowest first, each with the number of members who have bet at least that.
    active: Vec<(i64, u32)>,
}

impl StoredFigures {
    pub(super) fn of(terms: &Terms, figures: &ContractFigures) -> Self {
        let mut least: Vec<i64> = terms.tiers.iter().map(|tier| tier.active_member_min_bet.0.0.max(1)).collect();
        least.push(1);
        least.sort_unstable();
        least.dedup();
        Self {
            turnover: figures.turnover.0,
            valid_bet: figures.valid_bet.0,
            payout: figures.payout.0,
            rebate: figures.rebate.0,
            bonuses: figures.bonuses.0,
            deposits: figures.deposits.0,
            active: least.into_iter().map(|least| (least, figures.members.active(Money(least)))).collect(),
        }
    }

    /// Figures from which the same terms calculate the same result as from the original ones.
    pub(super) fn figures(&self) -> ContractFigures {
        let above = self.active.iter().skip(1).map(|(_, count)| *count).chain([0]);
        let members = self.active.iter().zip(above).flat_map(|((least, count), above)| {
            let here = usize::try_from(count.saturating_sub(above)).unwrap_or(0);
            std::iter::repeat_n(Money(*least), here)
        });
        ContractFigures {
            turnover: Money(self.turnover),
            valid_bet: Money(self.valid_bet),
            payout: Money(self.payout),
            rebate: Money(self.rebate),
            bonuses: Money(self.bonuses),
            deposits: Money(self.deposits),
            members: MemberBets::of(members),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lumora_core::domain::agent::settle::settle;
    use lumora_core::domain::agent::terms::Tier;
    use lumora_core::wire::Amount;

    #[test]
    fn kept_figures_bring_what_the_figures_brought() {
        let tier = |members, least, rate| Tier {
            min_active_members: members,
            active_member_min_bet: Amount(Money(least)),
            rate,
            ..Tier::default()
        };
        let terms = Terms { tiers: vec![tier(1, 0, 100), tier(2, 500, 200), tier(3, 900, 300)], ..Terms::default() };
        for bets in [vec![], vec![1, 499], vec![500, 900, 20], vec![900, 900, 900, 1], vec![500, 500, 899]] {
            let figures = ContractFigures {
                turnover: Money(77_777),
                payout: Money(1_234),
                rebate: Money(5),
                bonuses: Money(-6),
                deposits: Money(8),
                valid_bet: Money(4_000),
                members: MemberBets::of(bets.into_iter().map(Money)),
            };
            let stored: StoredFigures =
                serde_json::from_str(&serde_json::to_string(&StoredFigures::of(&terms, &figures)).unwrap()).unwrap();
            assert_eq!(settle(&terms, &stored.figures(), Money::ZERO), settle(&terms, &figures, Money::ZERO));
        }
    }
}
