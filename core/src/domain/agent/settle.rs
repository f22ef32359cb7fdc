//! What a period brings by the terms of a contract.
//!
//! The figures of the period choose the tier: from the top, the first whose needs are all met; else the guaranteed rate counts. What was
//! carried in changes what a part is paid of, never the tier.

use super::figures::{ContractFigures, part};
use super::terms::{CarryOver, Terms, Tier};
use crate::domain::money::Money;
use crate::domain::named_enum::named_enum;

named_enum! {
    /// A figure that a tier can need.
    Need {
        /// The stakes of the team.
        #[default]
        Turnover = "TURNOVER",
        /// The money that members have really lost.
        NetLoss = "NET_LOSS",
        /// The number of active members.
        ActiveMembers = "ACTIVE_MEMBERS",
    }
}

/// How far a need of a tier is met: minor units, or members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeedProgress {
    /// The figure that is needed.
    pub need: Need,
    /// How much of it is there.
    pub reached: i64,
    /// How much of it is needed.
    pub needed: i64,
}

impl NeedProgress {
    /// Whether the need is met.
    #[must_use]
    pub const fn is_met(&self) -> bool {
        self.reached >= self.needed
    }

    /// How much is missing to meet it.
    #[must_use]
    pub const fn left(&self) -> i64 {
        let left = self.needed.saturating_sub(self.reached);
        if left > 0 { left } else { 0 }
    }
}

/// A tier that was not reached, and what it would have needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreachedTier {
    /// Index of the tier.
    pub tier: usize,
    /// The needs that were not met.
    pub by: Vec<NeedProgress>,
}

/// What a period has brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The amount that a part of is paid, by the figures of the period alone.
    pub basis_amount: Money,
    /// The amount that earlier periods have left below zero; never above zero.
    pub carried_in: Money,
    /// The amount that is left for the next period; never above zero.
    pub carried_out: Money,
    /// Active members, by the least stake of the tier, or of the lowest one where none is reached.
    pub active_members: u32,
    /// The tier that counts, counted from 0; nothing for the guaranteed rate.
    pub tier: Option<usize>,
    /// The rate that counts, in hundredths of a percent.
    pub rate: u32,
    /// The amount that is due.
    pub amount: Money,
    /// Whether the cap has made the amount less.
    pub capped: bool,
    /// The higher tiers that were not reached, with what they lack, the highest first.
    pub stopped: Vec<UnreachedTier>,
}

/// How far each need of a tier is met; a tier without needs has none.
#[must_use]
pub fn needs(tier: &Tier, figures: &ContractFigures) -> Vec<NeedProgress> {
    let active = i64::from(figures.members.active(tier.active_member_min_bet.0));
    let all = [
        (Need::Turnover, figures.turnover.0, tier.min_turnover.0.0),
        (Need::NetLoss, figures.net_loss().0, tier.min_net_loss.0.0),
        (Need::ActiveMembers, active, i64::from(tier.min_active_members)),
    ];
    let needed = all.into_iter().filter(|(_, _, needed)| *needed > 0);
    needed.map(|(need, reached, needed)| NeedProgress { need, reached, needed }).collect()
}

/// Settles a period. What was carried in counts where the terms carry.
#[must_use]
pub fn settle(terms: &Terms, figures: &ContractFigures, carried_in: Money) -> Settled {
    let carries = terms.carry_over == CarryOver::CarryNegative;
    let carried_in = if carries { Money(carried_in.0.min(0)) } else { Money::ZERO };
    let basis_amount = figures.basis_amount(terms.basis, &terms.deductions);
    let payable_basis = Money(basis_amount.0.saturating_add(carried_in.0));

    let (tier, stopped) = choose(&terms.tiers, figures);
    let (rate, cap) = terms.rate_and_cap(tier);
    let uncapped = part(payable_basis, rate);
    let amount = cap.map_or(uncapped, |cap| Money(uncapped.0.min(cap.max(0))));
    let min_bet =
        tier.or(Some(0)).and_then(|index| terms.tiers.get(index)).map_or(0, |it| it.active_member_min_bet.0.0);
    Settled {
        basis_amount,
        carried_in,
        carried_out: if carries { Money(payable_basis.0.min(0)) } else { Money::ZERO },
        active_members: figures.members.active(Money(min_bet)),
        tier,
        rate,
        amount,
        capped: amount < uncapped,
        stopped,
    }
}

/// The highest tier whose needs are all met, and what stops those above it.
fn choose(tiers: &[Tier], figures: &ContractFigures) -> (Option<usize>, Vec<UnreachedTier>) {
    let mut stopped = Vec::new();
    for (index, tier) in tiers.iter().enumerate().rev() {
        let unmet: Vec<NeedProgress> = needs(tier, figures).into_iter().filter(|it| !it.is_met()).collect();
        if unmet.is_empty() {
            return (Some(index), stopped);
        }
        stopped.push(UnreachedTier { tier: index, by: unmet });
    }
    (None, stopped)
}

#[cfg(test)]
mod tests {
    use super::super::figures::MemberBets;
    use super::super::terms::Basis;
    use super::*;
    use crate::wire::Amount;

    fn tier(turnover: i64, net_loss: i64, active: (u32, i64), rate: u32, cap: Option<i64>) -> Tier {
        Tier {
            min_turnover: Amount(Money(turnover)),
            min_net_loss: Amount(Money(net_loss)),
            min_active_members: active.0,
            active_member_min_bet: Amount(Money(active.1)),
            rate,
            cap: cap.map(|it| Amount(Money(it))),
        }
    }

    fn terms(carry_over: CarryOver) -> Terms {
        let tiers = vec![
            tier(1_000, 0, (0, 0), 1_000, Some(200)),
            tier(5_000, 500, (2, 100), 2_000, Some(900)),
            tier(20_000, 500, (2, 1_000), 3_000, None),
        ];
        Terms { basis: Basis::NetLoss, carry_over, tiers, guaranteed_rate: 100, ..Terms::default() }
    }

    fn figures(turnover: i64, payout: i64, bets: &[i64]) -> ContractFigures {
        let members = MemberBets::of(bets.iter().copied().map(Money));
        ContractFigures { turnover: Money(turnover), payout: Money(payout), members, ..ContractFigures::default() }
    }

    #[test]
    fn the_highest_tier_whose_needs_are_all_met_counts() {
        for (figures, tier, amount) in [
            (figures(999, 0, &[]), None, 9),
            (figures(1_000, 0, &[]), Some(0), 100),
            (figures(4_999, 0, &[500, 500]), Some(0), 200),
            (figures(5_000, 4_000, &[100, 100]), Some(1), 200),
            (figures(5_000, 4_501, &[100, 100]), Some(0), 49),
            (figures(5_000, 0, &[99, 100]), Some(0), 200),
            (figures(5_000, 0, &[100, 100]), Some(1), 900),
            (figures(20_000, 0, &[100, 1_000]), Some(1), 900),
            (figures(20_000, 0, &[1_000, 1_000]), Some(2), 6_000),
            (figures(20_000, 25_000, &[1_000, 1_000]), Some(0), 0),
            (figures(0, 0, &[]), None, 0),
        ] {
            let settled = settle(&terms(CarryOver::Reset), &figures, Money::ZERO);
            assert_eq!((settled.tier, settled.amount), (tier, Money(amount)), "{figures:?}");
            assert_eq!(settled.stopped.len(), 3 - tier.map_or(0, |it| it + 1), "{figures:?}");
        }
    }

    #[test]
    fn each_higher_tier_says_what_stopped_it() {
        let settled = settle(&terms(CarryOver::Reset), &figures(6_000, 5_800, &[100, 2_000]), Money::ZERO);
        let missing = |need, reached, needed| NeedProgress { need, reached, needed };
        let expected = [
            UnreachedTier {
                tier: 2,
                by: vec![
                    missing(Need::Turnover, 6_000, 20_000),
                    missing(Need::NetLoss, 200, 500),
                    missing(Need::ActiveMembers, 1, 2),
                ],
            },
            UnreachedTier { tier: 1, by: vec![missing(Need::NetLoss, 200, 500)] },
        ];
        assert_eq!((settled.stopped.as_slice(), settled.tier, settled.rate), (&expected[..], Some(0), 1_000));
        assert_eq!(settled.active_members, 2, "of the tier that counts, which asks for no stake");
        assert_eq!(settled.stopped[0].by.iter().map(NeedProgress::left).collect::<Vec<_>>(), [14_000, 300, 1]);
    }

    #[test]
    fn what_was_below_zero_is_carried_where_the_terms_carry() {
        for (carry_over, carried, payout, expected) in [
            (CarryOver::Reset, -300, 1_000, (0, 0, 100)),
            (CarryOver::CarryNegative, -300, 1_000, (-300, 0, 70)),
            (CarryOver::CarryNegative, -1_000, 1_000, (-1_000, 0, 0)),
            (CarryOver::CarryNegative, -1_001, 1_000, (-1_001, -1, 0)),
            (CarryOver::CarryNegative, -5, 2_700, (-5, -705, 0)),
            (CarryOver::Reset, 0, 2_700, (0, 0, 0)),
            (CarryOver::CarryNegative, 400, 1_000, (0, 0, 100)),
        ] {
            let settled = settle(&terms(carry_over), &figures(2_000, payout, &[]), Money(carried));
            let found = (settled.carried_in.0, settled.carried_out.0, settled.amount.0);
            assert_eq!(found, expected, "{carry_over:?} {carried} {payout}");
        }
    }

    #[test]
    fn a_cap_is_told_and_counts_for_the_guarantee_too() {
        let mut terms = terms(CarryOver::Reset);
        terms.tiers[0].cap = Some(Amount(Money(3)));
        let settled = settle(&terms, &figures(900, 0, &[]), Money::ZERO);
        assert_eq!((settled.amount, settled.capped, settled.tier), (Money(3), true, None));
        let settled = settle(&terms, &figures(300, 0, &[]), Money::ZERO);
        assert_eq!((settled.amount, settled.capped), (Money(3), false));
    }

    #[test]
    fn nothing_overflows() {
        let all = Terms { guaranteed_rate: 10_000, carry_over: CarryOver::CarryNegative, ..Terms::default() };
        let most = settle(&all, &figures(i64::MAX, i64::MIN, &[]), Money(i64::MIN));
        assert_eq!((most.amount, most.carried_out), (Money(0), Money(-1)));
        let least = settle(&all, &figures(i64::MIN, i64::MAX, &[]), Money(i64::MIN));
        assert_eq!((least.amount, least.carried_out), (Money(0), Money(i64::MIN)));
    }
}
