//! The check of a stake or a deposit against the member's limits.

use super::limit::{LimitKind, LimitPeriod};
use super::window::PlayTotals;

/// A limit in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The kind of the limit: what it bounds.
    pub kind: LimitKind,
    /// The period of the limit: how long what was used counts.
    pub period: LimitPeriod,
    /// The bound: minor units, or seconds.
    pub most: i64,
}

/// The totals of the three windows that end now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Windows {
    /// The totals of 24 hours.
    pub day: PlayTotals,
    /// The totals of 7 days.
    pub week: PlayTotals,
    /// The totals of 31 days.
    pub month: PlayTotals,
}

impl Windows {
    /// The totals of the window of a period.
    #[must_use]
    pub const fn of(&self, period: LimitPeriod) -> PlayTotals {
        match period {
            LimitPeriod::Day => self.day,
            LimitPeriod::Week => self.week,
            LimitPeriod::Month => self.month,
        }
    }

    /// The windows with `more` added to each.
    #[must_use]
    pub fn plus(&self, more: PlayTotals) -> Windows {
        Windows { day: self.day.plus(more), week: self.week.plus(more), month: self.month.plus(more) }
    }
}

/// An action that limits bound, before it is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LimitedAction {
    /// A stake.
    Stake {
        /// The stake, in minor units.
        amount: i64,
        /// Seconds of play since the stake before.
        seconds: i64,
    },
    /// A deposit, in minor units; deposits that are still open are included.
    Deposit(i64),
}

impl LimitedAction {
    /// How much of a limit of this kind the action would use; `None` where limits of this kind do not bound it.
    /// A stake that begins a stretch of play takes no time yet, but needs some to be left.
    fn usage(self, kind: LimitKind) -> Option<i64> {
        match (self, kind) {
            (LimitedAction::Deposit(amount), LimitKind::Deposit)
            | (LimitedAction::Stake { amount, .. }, LimitKind::Loss | LimitKind::Stake) => Some(amount),
            (LimitedAction::Stake { seconds, .. }, LimitKind::Time) => Some(seconds.max(1)),
            _ => None,
        }
    }
}

/// The limit that an action was refused by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReachedLimit {
    /// The limit that is reached.
    pub limit: Limit,
    /// How much is left of it: minor units, or seconds.
    pub left: i64,
}

impl Limit {
    /// How much is left of the limit.
    #[must_use]
    pub fn left(self, used: &Windows) -> i64 {
        self.most.saturating_sub(used.of(self.period).used(self.kind)).max(0)
    }
}

/// Whether the action fits into every limit.
///
/// # Errors
/// The limit that refuses the action: of several the one with the least left, those of money before those of time.
pub fn judge(limits: &[Limit], used: &Windows, action: LimitedAction) -> Result<(), ReachedLimit> {
    let broken = limits.iter().filter_map(|limit| {
        let left = limit.left(used);
        (action.usage(limit.kind)? > left).then_some(ReachedLimit { limit: *limit, left })
    });
    match broken.min_by_key(|reached| (!reached.limit.kind.is_money(), reached.left)) {
        None => Ok(()),
        Some(reached) => Err(reached),
    }
}

// The library of properties is not built for browsers.
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn limit(kind: LimitKind, period: LimitPeriod, most: i64) -> Limit {
        Limit { kind, period, most }
    }

    fn used(staked: i64, paid: i64, seconds: i64) -> Windows {
        Windows::default().plus(PlayTotals { staked, paid, seconds, ..PlayTotals::default() })
    }

    #[test]
    fn the_limit_with_the_least_left_decides() {
        let week = limit(LimitKind::Stake, LimitPeriod::Week, 900);
        let limits =
            [limit(LimitKind::Stake, LimitPeriod::Day, 1_000), week, limit(LimitKind::Time, LimitPeriod::Day, 60)];
        let ask = |amount| judge(&limits, &used(800, 0, 0), LimitedAction::Stake { amount, seconds: 0 });
        assert_eq!(ask(100), Ok(()));
        assert_eq!(ask(101), Err(ReachedLimit { limit: week, left: 100 }));
        assert_eq!(ask(500), Err(ReachedLimit { limit: week, left: 100 }));
    }

    #[test]
    fn a_stake_needs_time_to_be_left_even_where_it_takes_none() {
        let limits = [limit(LimitKind::Time, LimitPeriod::Day, 60)];
        let ask =
            |played, seconds| judge(&limits, &used(0, 0, played), LimitedAction::Stake { amount: 5, seconds }).is_ok();
        assert!(ask(59, 0) && ask(30, 30));
        assert!(!ask(60, 0) && !ask(30, 31));
    }

    #[test]
    fn a_deposit_asks_only_the_limits_of_deposits() {
        let limits = [limit(LimitKind::Stake, LimitPeriod::Day, 1), limit(LimitKind::Deposit, LimitPeriod::Month, 100)];
        assert_eq!(judge(&limits, &used(50, 0, 0), LimitedAction::Deposit(100)), Ok(()));
        assert!(judge(&limits, &used(50, 0, 0), LimitedAction::Deposit(101)).is_err());
        assert!(judge(&limits[1..], &used(0, 0, 0), LimitedAction::Stake { amount: 9_999, seconds: 9 }).is_ok());
    }

    proptest! {
        #[test]
        fn what_passes_stays_within_every_limit_and_what_does_not_would_not(
            most in prop::collection::vec((0_usize..4, 0_usize..3, 0_i64..500), 0..12),
            (staked, paid, seconds) in (0_i64..400, 0_i64..400, 0_i64..400),
            (amount, more) in (1_i64..200, 0_i64..200),
        ) {
            let limits: Vec<Limit> = most
                .into_iter()
                .map(|(kind, period, most)| limit(LimitKind::ALL[kind], LimitPeriod::ALL[period], most))
                .collect();
            let before = used(staked, paid, seconds);
            let after = before.plus(PlayTotals { staked: amount, seconds: more, ..PlayTotals::default() });
            let of_stakes = |limit: &&Limit| limit.kind != LimitKind::Deposit;
            let fits = |limit: &Limit| {
                let (used, more) = (after.of(limit.period).used(limit.kind), before.of(limit.period).used(limit.kind));
                // The worst that a stake can do: a loss that was made good by wins before counts from nothing.
                let worst = if limit.kind == LimitKind::Loss { more + amount } else { used };
                worst <= limit.most && (limit.kind != LimitKind::Time || more < limit.most)
            };
            let verdict = judge(&limits, &before, LimitedAction::Stake { amount, seconds: more });
            prop_assert_eq!(verdict.is_ok(), limits.iter().filter(of_stakes).all(fits));
            if let Err(reached) = verdict {
                prop_assert!(!fits(&reached.limit) && reached.left == reached.limit.left(&before));
            }
        }
    }
}
