//! The workbench: what an offer would have brought in periods that are over, before anybody signs it.
//!
//! Both sides are settled by [`super::chain`], as they are when it counts.

use super::chain::{Period, chain};
use super::figures::{ContractFigures, to_money};
use super::limit::{Excess, ImpactedContract, ended_by_lowering, exceeds};
use super::settle::Settled;
use super::terms::{Payer, Terms};
use crate::domain::money::Money;

/// A period that is over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastPeriod {
    /// Number of its first day, or of its first slot of five minutes.
    pub first: i64,
    /// The figures of the downline's team.
    pub downline: ContractFigures,
    /// The figures of the whole team of the agent who offers.
    pub own: ContractFigures,
}

/// An offer with the contracts that it is measured by.
#[derive(Clone, Debug)]
pub struct Offered<'a, Id> {
    /// The terms that are offered.
    pub offer: &'a Terms,
    /// The own contract of the agent who offers; nothing where the operator does.
    pub own: Option<&'a Terms>,
    /// Contracts of the downline with its own downlines, which stand on the one that the offer takes the place of.
    pub below: Vec<(Id, &'a Terms)>,
}

/// What an offer would have brought in a period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayedPeriod {
    /// Number of its first day, or of its first slot of five minutes.
    pub first: i64,
    /// The settlement for the downline, by the offer.
    pub downline: Settled,
    /// The settlement by the own contract; nothing without one.
    pub own: Option<Settled>,
    /// What the agent who offers keeps: its own payout, less what it pays to the downline itself.
    pub kept: Money,
}

/// An offer on periods that are over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay<Id> {
    /// The periods, in their order.
    pub periods: Vec<ReplayedPeriod>,
    /// The amount that the downline would have got in all.
    pub downline: Money,
    /// The amount that the own contract would have paid in all.
    pub own: Money,
    /// The amount that the agent who offers would have kept of that.
    pub kept: Money,
    /// The terms in which the offer is above the own contract.
    pub excess: Vec<Excess>,
    /// The contracts below that the offer would end.
    pub ended: Vec<ImpactedContract<Id>>,
}

/// Replays an offer on periods that are over, in their order. The first begins with nothing carried.
#[must_use]
pub fn replay<Id>(offered: Offered<'_, Id>, past: &[PastPeriod]) -> Replay<Id> {
    let Offered { offer, own, below } = offered;
    let downline: Vec<Period<'_>> = past.iter().map(|it| Period { terms: offer, figures: &it.downline }).collect();
    let mut earned = own.map(|terms| {
        let periods: Vec<Period<'_>> = past.iter().map(|it| Period { terms, figures: &it.own }).collect();
        chain(Money::ZERO, &periods).into_iter()
    });
    let paid_by_upline = offer.payer == Payer::Upline;
    let row = |(past, downline): (&PastPeriod, Settled)| {
        let own = earned.as_mut().and_then(Iterator::next);
        let paid = if paid_by_upline { downline.amount.0 } else { 0 };
        let kept = Money(own.as_ref().map_or(0, |it| it.amount.0).saturating_sub(paid));
        ReplayedPeriod { first: past.first, downline, own, kept }
    };
    let periods: Vec<ReplayedPeriod> = past.iter().zip(chain(Money::ZERO, &downline)).map(row).collect();
    let sum = |of: fn(&ReplayedPeriod) -> i64| to_money(periods.iter().map(|it| i128::from(of(it))).sum());
    Replay {
        downline: sum(|it| it.downline.amount.0),
        own: sum(|it| it.own.as_ref().map_or(0, |it| it.amount.0)),
        kept: sum(|it| it.kept.0),
        excess: own.map(|own| exceeds(offer, own)).unwrap_or_default(),
        ended: ended_by_lowering(offer, below),
        periods,
    }
}

#[cfg(test)]
mod tests {
    use super::super::terms::{CarryOver, Tier};
    use super::*;
    use crate::wire::Amount;

    fn terms(guaranteed_rate: u32, rate: u32) -> Terms {
        let tier = Tier { min_turnover: Amount(Money(1_000)), rate, ..Tier::default() };
        Terms { tiers: vec![tier], guaranteed_rate, carry_over: CarryOver::CarryNegative, ..Terms::default() }
    }

    fn past(first: i64, downline: (i64, i64), own: (i64, i64)) -> PastPeriod {
        let of = |(turnover, payout)| ContractFigures {
            turnover: Money(turnover),
            payout: Money(payout),
            ..ContractFigures::default()
        };
        PastPeriod { first, downline: of(downline), own: of(own) }
    }

    #[test]
    fn a_replay_shows_both_sides_period_by_period() {
        let (offer, own) = (terms(100, 500), terms(200, 1_000));
        let periods =
            [past(7, (500, 0), (2_000, 0)), past(14, (2_000, 2_600), (3_000, 2_900)), past(21, (2_000, 0), (2_000, 0))];
        let replay = replay(Offered::<&str> { offer: &offer, own: Some(&own), below: vec![] }, &periods);
        let rows: Vec<_> = replay
            .periods
            .iter()
            .map(|it| (it.first, it.downline.tier, it.downline.amount.0, it.own.as_ref().unwrap().amount.0, it.kept.0))
            .collect();
        // The 600 that were won in the second period are carried into the third.
        assert_eq!(rows, [(7, None, 5, 200, 195), (14, Some(0), 0, 10, 10), (21, Some(0), 70, 200, 130)]);
        assert_eq!((replay.downline, replay.own, replay.kept), (Money(75), Money(410), Money(335)));
        assert_eq!((replay.excess, replay.ended), (vec![], vec![]));
    }

    #[test]
    fn what_the_operator_pays_costs_the_upline_nothing() {
        let offer = Terms { payer: Payer::Operator, ..terms(100, 500) };
        let replay = replay(Offered::<&str> { offer: &offer, own: None, below: vec![] }, &[past(7, (500, 0), (0, 0))]);
        assert_eq!((replay.downline, replay.own, replay.kept), (Money(5), Money(0), Money(0)));
    }

    #[test]
    fn it_says_what_is_above_the_own_contract_and_what_would_end_below() {
        let (offer, own) = (terms(100, 500), terms(100, 400));
        let (low, high) = (terms(100, 500), terms(100, 501));
        let below = vec![("low", &low), ("high", &high)];
        let replay = replay(Offered { offer: &offer, own: Some(&own), below }, &[]);
        assert_eq!(replay.excess.iter().map(|it| it.allowed).collect::<Vec<_>>(), [Some(400)]);
        let ended: Vec<_> = replay.ended.iter().map(|it| (it.contract, it.rate, it.new_max)).collect();
        assert_eq!(ended, [("high", 501, 500)]);
    }
}
