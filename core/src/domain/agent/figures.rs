//! What a team has done in a period, and what contracts make of it.

use super::terms::{Basis, Deductions};
use crate::domain::money::Money;
use crate::domain::reward::cashback::WHOLE_RATE;

const WHOLE: i128 = WHOLE_RATE as i128;

/// Valid bets of the members of a team, the lowest first. Who has none is not among them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MemberBets(Vec<i64>);

impl MemberBets {
    /// Those of members with these sums.
    #[must_use]
    pub fn of(sums: impl IntoIterator<Item = Money>) -> MemberBets {
        let mut bets: Vec<i64> = sums.into_iter().map(|it| it.0).filter(|it| *it > 0).collect();
        bets.sort_unstable();
        MemberBets(bets)
    }

    /// How many members have at least so much, and anything at all.
    #[must_use]
    pub fn active(&self, least: Money) -> u32 {
        let below = self.0.partition_point(|it| *it < least.0);
        u32::try_from(self.0.len() - below).unwrap_or(u32::MAX)
    }
}

/// What a team has done in a period, as far as the products and the members of a contract go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ContractFigures {
    /// The amount that was staked.
    pub turnover: Money,
    /// The part of the stakes that was at risk.
    pub valid_bet: Money,
    /// The amount that was paid out.
    pub payout: Money,
    /// The rebate that members got.
    pub rebate: Money,
    /// The bonuses that members got.
    pub bonuses: Money,
    /// The deposits that members made.
    pub deposits: Money,
    /// The valid bets of each member.
    pub members: MemberBets,
}

/// A sum back in minor units; sums beyond them do not come from a ledger that holds none.
pub(crate) fn to_money(units: i128) -> Money {
    Money(i64::try_from(units).unwrap_or(if units < 0 { i64::MIN } else { i64::MAX }))
}

/// A part of an amount, rounded down to minor units; nothing of what is below zero.
#[must_use]
pub fn part(amount: Money, rate: u32) -> Money {
    to_money(i128::from(amount.0.max(0)) * i128::from(rate) / WHOLE)
}

impl ContractFigures {
    /// What members have really lost: stakes less payouts, rebate and bonuses.
    #[must_use]
    pub fn net_loss(&self) -> Money {
        to_money(self.result() - i128::from(self.rebate.0) - i128::from(self.bonuses.0))
    }

    fn result(&self) -> i128 {
        i128::from(self.turnover.0) - i128::from(self.payout.0)
    }

    /// What a contract pays a part of. Deductions count with [`Basis::Ngr`] alone, and are rounded together, so that what is left is rounded down.
    #[must_use]
    pub fn basis_amount(&self, basis: Basis, deductions: &Deductions) -> Money {
        match basis {
            Basis::Turnover => self.turnover,
            Basis::ValidBet => self.valid_bet,
            Basis::Ggr => to_money(self.result()),
            Basis::NetLoss => self.net_loss(),
            Basis::Ngr => self.net_revenue(deductions),
        }
    }

    fn net_revenue(&self, deductions: &Deductions) -> Money {
        let bonuses = if deductions.bonuses { i128::from(self.bonuses.0) } else { 0 };
        let platform_fee = self.result().max(0) * i128::from(deductions.platform_fee_rate);
        let payment_fee = i128::from(self.deposits.0.max(0)) * i128::from(deductions.payment_fee_rate);
        to_money(
            (self.result() - bonuses)
                .saturating_mul(WHOLE)
                .saturating_sub(platform_fee + payment_fee)
                .div_euclid(WHOLE),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures() -> ContractFigures {
        ContractFigures {
            turnover: Money(10_000),
            valid_bet: Money(9_000),
            payout: Money(7_000),
            rebate: Money(100),
            bonuses: Money(300),
            deposits: Money(5_001),
            members: MemberBets::default(),
        }
    }

    #[test]
    fn each_basis_is_what_it_says() {
        let deductions = Deductions { platform_fee_rate: 1_000, bonuses: true, payment_fee_rate: 100 };
        for (basis, amount) in [
            (Basis::Turnover, 10_000),
            (Basis::ValidBet, 9_000),
            (Basis::Ggr, 3_000),
            (Basis::NetLoss, 2_600),
            // 3000 less 10 % of it, less 300, less 1 % of 50.01: 2349.99, down.
            (Basis::Ngr, 2_349),
        ] {
            assert_eq!(figures().basis_amount(basis, &deductions), Money(amount), "{basis:?}");
        }
        assert_eq!(figures().basis_amount(Basis::Ngr, &Deductions::default()), Money(3_000));
    }

    #[test]
    fn a_fee_is_taken_of_what_was_earned_and_never_given_for_what_was_lost() {
        let lost = ContractFigures { payout: Money(12_000), deposits: Money(-100), ..figures() };
        let fees = Deductions { platform_fee_rate: 1_000, bonuses: false, payment_fee_rate: 5_000 };
        assert_eq!(lost.basis_amount(Basis::Ngr, &fees), Money(-2_000));
        let third = ContractFigures { turnover: Money(0), payout: Money(1), deposits: Money(1), ..figures() };
        assert_eq!(third.basis_amount(Basis::Ngr, &fees), Money(-2), "down, also below zero");
    }

    #[test]
    fn a_member_without_a_bet_is_never_active() {
        let bets = MemberBets::of([500, 0, 100, -20, 100, 99].map(Money));
        for (least, active) in [(0, 4), (1, 4), (99, 4), (100, 3), (101, 1), (500, 1), (501, 0), (-7, 4)] {
            assert_eq!(bets.active(Money(least)), active, "{least}");
        }
    }

    #[test]
    fn extremes_end_at_the_range_of_money() {
        let figures = ContractFigures {
            turnover: Money(i64::MAX),
            payout: Money(i64::MIN),
            bonuses: Money(i64::MIN),
            ..figures()
        };
        assert_eq!(figures.net_loss(), Money(i64::MAX));
        let all = Deductions { platform_fee_rate: 10_000, bonuses: true, payment_fee_rate: 10_000 };
        assert!(figures.basis_amount(Basis::Ngr, &all).0 > 0);
        assert_eq!(part(Money(i64::MAX), 10_000), Money(i64::MAX));
        assert_eq!((part(Money(-5), 10_000), part(Money(99), 100)), (Money(0), Money(0)));
    }
}
