//! What was used within a window that ends now, summed from counters of one hour.
//!
//! The oldest hour, of which a part has left the window, counts whole: so a sum is never below what was used within any 24 hours,
//! 7 days or 31 days, and a limit that holds for it holds for them.

use super::limit::{LimitKind, LimitPeriod};
use crate::domain::duration::HOUR_MS;

/// The hour, counted from 1970, in which a time of the clock lies.
#[must_use]
pub const fn hour_of(at_ms: i64) -> i64 {
    at_ms.div_euclid(HOUR_MS)
}

impl LimitPeriod {
    /// The oldest hour that counts for a window that ends within `hour`.
    #[must_use]
    pub fn first_hour(self, hour: i64) -> i64 {
        hour.saturating_sub(i64::from(self.hours()))
    }
}

/// What went in and out: money in minor units, play in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayTotals {
    /// The amount that was staked.
    pub staked: i64,
    /// The amount that the stakes have won back.
    pub paid: i64,
    /// The amount that was paid in.
    pub deposited: i64,
    /// The amount that was paid out to the member's own accounts.
    pub withdrawn: i64,
    /// How long was played, in seconds.
    pub seconds: i64,
}

impl PlayTotals {
    /// The sum of both.
    #[must_use]
    pub fn plus(self, other: PlayTotals) -> PlayTotals {
        PlayTotals {
            staked: self.staked.saturating_add(other.staked),
            paid: self.paid.saturating_add(other.paid),
            deposited: self.deposited.saturating_add(other.deposited),
            withdrawn: self.withdrawn.saturating_add(other.withdrawn),
            seconds: self.seconds.saturating_add(other.seconds),
        }
    }

    /// How much of a limit of a kind they use: minor units, or seconds. Never below nothing.
    #[must_use]
    pub fn used(self, kind: LimitKind) -> i64 {
        let used = match kind {
            LimitKind::Deposit => self.deposited,
            LimitKind::Loss => self.staked.saturating_sub(self.paid),
            LimitKind::Stake => self.staked,
            LimitKind::Time => self.seconds,
        };
        used.max(0)
    }
}

/// The figures of an hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HourFigures {
    /// Number of the hour, counted from 1970.
    pub hour: i64,
    /// The figures of that hour.
    pub figures: PlayTotals,
}

/// The sum of a window that ends within `hour`. Hours after it count as well: a clock that was set back gives nothing back.
#[must_use]
pub fn sum(hours: &[HourFigures], period: LimitPeriod, hour: i64) -> PlayTotals {
    let within = hours.iter().filter(|it| it.hour >= period.first_hour(hour));
    within.fold(PlayTotals::default(), |sum, it| sum.plus(it.figures))
}

/// When the first of what was used leaves the window, in milliseconds; none where nothing was used. `hours` in their order.
#[must_use]
pub fn eases_at(hours: &[HourFigures], kind: LimitKind, period: LimitPeriod, hour: i64) -> Option<i64> {
    let within = hours.iter().filter(|it| it.hour >= period.first_hour(hour));
    let first = within.filter(|it| it.figures.used(kind) > 0).map(|it| it.hour).min()?;
    let left = first.saturating_add(i64::from(period.hours())).saturating_add(1);
    Some(left.saturating_mul(HOUR_MS))
}

// The library of properties is not built for browsers.
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn hour(hour: i64, staked: i64) -> HourFigures {
        HourFigures { hour, figures: PlayTotals { staked, ..PlayTotals::default() } }
    }

    #[test]
    fn the_hour_that_has_left_in_part_counts_whole() {
        let hours = [hour(99, 1), hour(100, 20), hour(124, 300)];
        assert_eq!(sum(&hours, LimitPeriod::Day, 124).staked, 320);
        assert_eq!(sum(&hours, LimitPeriod::Day, 125).staked, 300);
        assert_eq!(eases_at(&hours, LimitKind::Stake, LimitPeriod::Day, 124), Some(125 * HOUR_MS));
        assert_eq!(eases_at(&hours, LimitKind::Time, LimitPeriod::Day, 124), None);
    }

    #[test]
    fn what_was_won_gives_a_loss_back_and_nothing_more() {
        let figures = PlayTotals { staked: 500, paid: 900, ..PlayTotals::default() };
        assert_eq!((figures.used(LimitKind::Loss), figures.used(LimitKind::Stake)), (0, 500));
    }

    proptest! {
        #[test]
        fn no_stake_within_the_period_is_left_out(
            stakes in prop::collection::vec((0_i64..60 * HOUR_MS, 1_i64..1_000), 0..40),
            now in 0_i64..60 * HOUR_MS,
        ) {
            let hours: Vec<HourFigures> = stakes.iter().map(|(at, amount)| hour(hour_of(*at), *amount)).collect();
            let day = 24 * HOUR_MS;
            let exact: i64 = stakes.iter().filter(|(at, _)| *at > now - day && *at <= now).map(|(_, it)| it).sum();
            prop_assert!(sum(&hours, LimitPeriod::Day, hour_of(now)).staked >= exact);
        }

        #[test]
        fn less_counts_from_the_moment_that_is_told(
            stakes in prop::collection::vec((0_i64..60, 1_i64..1_000), 1..40), now in 0_i64..60,
        ) {
            let hours: Vec<HourFigures> = stakes.iter().map(|(at, amount)| hour(*at, *amount)).collect();
            let sum_at = |at: i64| sum(&hours, LimitPeriod::Day, at).staked;
            match eases_at(&hours, LimitKind::Stake, LimitPeriod::Day, now) {
                None => prop_assert_eq!(sum_at(now), 0),
                Some(at) => {
                    let at = hour_of(at);
                    prop_assert!(at > now && sum_at(at) < sum_at(now) && sum_at(at - 1) == sum_at(now));
                }
            }
        }
    }
}
