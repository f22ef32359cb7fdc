//! Periods that follow each other, and what becomes of them when their figures change.
//!
//! A late bet or a round that was rolled back changes what a settled period would have brought, and by its carry those behind it. The periods
//! since the first that has changed are worked out again with the terms of then, and the difference joins the next payment. What would be
//! below zero is carried as a debt against what comes. So at each moment what was paid and the debt together are what the bets say.

use super::figures::{ContractFigures, to_money};
use super::settle::{Settled, settle};
use super::terms::Terms;
use crate::domain::money::Money;
use crate::domain::reward::cashback;

/// A period with the terms that counted in it.
#[derive(Clone, Copy, Debug)]
pub struct Period<'a> {
    /// The terms that counted then.
    pub terms: &'a Terms,
    /// The figures of the team.
    pub figures: &'a ContractFigures,
}

/// Settles periods that follow each other, the first with what was carried into it.
#[must_use]
pub fn chain(carried_in: Money, periods: &[Period<'_>]) -> Vec<Settled> {
    let mut carried = carried_in;
    let mut settle_next = |period: &Period<'_>| {
        let settled = settle(period.terms, period.figures, carried);
        carried = settled.carried_out;
        settled
    };
    periods.iter().map(&mut settle_next).collect()
}

/// The outcome of working periods out again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// What the periods bring now.
    pub settled: Vec<Settled>,
    /// By how much that is more than what stood, or less.
    pub difference: Money,
    /// What the last of them carries into the period behind it.
    pub carried_out: Money,
}

/// Works periods out again of which the first has changed. `amounts` is what stood for them: as they were settled, or corrected last.
#[must_use]
pub fn correct(amounts: &[Money], carried_in: Money, periods: &[Period<'_>]) -> Correction {
    let settled = chain(carried_in, periods);
    let sum = |amounts: &mut dyn Iterator<Item = Money>| amounts.map(|it| i128::from(it.0)).sum::<i128>();
    let now = sum(&mut settled.iter().map(|it| it.amount));
    let before = sum(&mut amounts.iter().copied());
    let carried_out = settled.last().map_or(carried_in, |it| it.carried_out);
    Correction { difference: to_money(now - before), carried_out, settled }
}

/// The payment that is due, and what is owed against later ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Payable {
    /// The amount that is to be paid now.
    pub amount: Money,
    /// The debt that is taken from later payments; never above zero.
    pub debt: Money,
}

/// The payment for a period: what it brings, with what corrections of earlier periods have changed, less the debt that those have left.
#[must_use]
pub fn net_payable(due: Money, corrected: Money, debt: Money) -> Payable {
    let cashback::Settled { amount, carried_out } = cashback::settle(due, corrected, debt);
    Payable { amount, debt: carried_out }
}

#[cfg(test)]
mod tests {
    use super::super::terms::CarryOver;
    use super::*;

    fn terms(carry_over: CarryOver, rate: u32) -> Terms {
        Terms { carry_over, guaranteed_rate: rate, ..Terms::default() }
    }

    fn lost(amounts: &[i64]) -> Vec<ContractFigures> {
        amounts.iter().map(|it| ContractFigures { turnover: Money(*it), ..ContractFigures::default() }).collect()
    }

    fn of<'a>(terms: &'a Terms, figures: &'a [ContractFigures]) -> Vec<Period<'a>> {
        figures.iter().map(|figures| Period { terms, figures }).collect()
    }

    fn amounts(settled: &[Settled]) -> Vec<i64> {
        settled.iter().map(|it| it.amount.0).collect()
    }

    #[test]
    fn what_is_below_zero_runs_on_until_it_is_made_up_for() {
        let figures = lost(&[-500, 200, 400, 100]);
        let carrying = terms(CarryOver::CarryNegative, 1_000);
        assert_eq!(amounts(&chain(Money::ZERO, &of(&carrying, &figures))), [0, 0, 10, 10]);
        assert_eq!(amounts(&chain(Money(-150), &of(&carrying, &figures))), [0, 0, 0, 5]);
        let reset = terms(CarryOver::Reset, 1_000);
        assert_eq!(amounts(&chain(Money(-150), &of(&reset, &figures))), [0, 20, 40, 10]);
    }

    #[test]
    fn a_change_runs_through_the_periods_behind_it_with_the_terms_of_then() {
        let (first, second) = (terms(CarryOver::CarryNegative, 1_000), terms(CarryOver::CarryNegative, 2_000));
        let (before, after) = (lost(&[300, 100, 50]), lost(&[-80, 100, 50]));
        let with = |figures: &[ContractFigures]| {
            let periods = [&first, &first, &second];
            let periods: Vec<Period<'_>> =
                periods.into_iter().zip(figures).map(|(terms, figures)| Period { terms, figures }).collect();
            correct(&[], Money::ZERO, &periods)
        };
        let stood: Vec<Money> = with(&before).settled.iter().map(|it| it.amount).collect();
        assert_eq!(stood, [30, 10, 10].map(Money));
        let periods: Vec<Period<'_>> = [&first, &first, &second]
            .into_iter()
            .zip(&after)
            .map(|(terms, figures)| Period { terms, figures })
            .collect();
        let correction = correct(&stood, Money::ZERO, &periods);
        assert_eq!(amounts(&correction.settled), [0, 2, 10]);
        assert_eq!((correction.difference, correction.carried_out), (Money(-38), Money::ZERO));
    }

    #[test]
    fn nothing_that_has_changed_corrects_nothing() {
        let nothing = correct(&[], Money(-7), &[]);
        assert_eq!((nothing.difference, nothing.carried_out), (Money::ZERO, Money(-7)));
    }

    #[test]
    fn a_debt_is_taken_from_what_comes() {
        let of = |due, corrected, debt| {
            let payable = net_payable(Money(due), Money(corrected), Money(debt));
            (payable.amount.0, payable.debt.0)
        };
        for (found, expected) in [
            (of(50, -38, 0), (12, 0)),
            (of(10, -38, 0), (0, -28)),
            (of(10, 5, -28), (0, -13)),
            (of(20, 0, -13), (7, 0)),
        ] {
            assert_eq!(found, expected);
        }
    }

    // Its library is not built for browsers.
    #[cfg(not(target_arch = "wasm32"))]
    mod properties {
        use super::*;
        use proptest::prelude::*;

        proptest! {
            #[test]
            fn what_was_paid_and_the_debt_are_what_the_figures_say_however_often_they_change(
                first in prop::collection::vec(-1_000..1_000_i64, 1..8),
                changes in prop::collection::vec((any::<prop::sample::Index>(), -1_000..1_000_i64), 0..20),
                rate in 0..=10_000_u32,
            ) {
                let terms = terms(CarryOver::CarryNegative, rate);
                let mut figures = lost(&first);
                let mut stood = chain(Money::ZERO, &of(&terms, &figures));
                let mut paid: i64 = stood.iter().map(|it| it.amount.0).sum();
                let mut debt = Money::ZERO;
                for (at, amount) in changes {
                    let at = at.index(figures.len());
                    figures[at].turnover = Money(amount);
                    let amounts: Vec<Money> = stood[at..].iter().map(|it| it.amount).collect();
                    let correction = correct(&amounts, stood[at].carried_in, &of(&terms, &figures[at..]));
                    stood.splice(at.., correction.settled);
                    let payable = net_payable(Money::ZERO, correction.difference, debt);
                    (paid, debt) = (paid + payable.amount.0, payable.debt);
                    let anew: i64 = amounts_sum(&chain(Money::ZERO, &of(&terms, &figures)));
                    prop_assert_eq!(paid + debt.0, anew);
                }
            }
        }

        fn amounts_sum(settled: &[Settled]) -> i64 {
            settled.iter().map(|it| it.amount.0).sum()
        }
    }
}
