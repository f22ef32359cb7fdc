//! Days, weeks and months of the operator, as numbers of days since 1970.

use crate::domain::duration::{DAY_MS, MINUTE_MS};
use crate::domain::named_enum::named_enum;
use crate::domain::time::{Civil, days_in_month};

named_enum! {
    /// How often a mission or a board begins anew.
    MissionPeriod {
        /// It runs once, and never begins anew.
        #[default]
        Once = "ONCE",
        /// It begins anew each day.
        Daily = "DAILY",
        /// It begins anew each week, on Monday.
        Weekly = "WEEKLY",
        /// It begins anew each month, on its first.
        Monthly = "MONTHLY",
    }
}

/// When something runs, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The first millisecond of the time.
    pub from: i64,
    /// The millisecond behind its last; nothing where it has no end.
    pub until: Option<i64>,
}

impl Window {
    /// Whether a time is in it.
    #[must_use]
    pub fn holds(&self, at: i64) -> bool {
        at >= self.from && !self.is_over(at)
    }

    /// Whether it has ended by then.
    #[must_use]
    pub fn is_over(&self, at: i64) -> bool {
        self.until.is_some_and(|until| until <= at)
    }
}

/// The day that it is at a time, so many minutes ahead of UTC.
#[must_use]
pub const fn day_of(at_ms: i64, offset_minutes: i64) -> i64 {
    (at_ms + offset_minutes * MINUTE_MS).div_euclid(DAY_MS)
}

/// The first millisecond of a day.
pub(crate) const fn start_of(day: i64, offset_minutes: i64) -> i64 {
    day * DAY_MS - offset_minutes * MINUTE_MS
}

/// Day of the month, from 0, and days of that month.
fn in_month(day: i64) -> (i64, i64) {
    let civil = Civil::of_day(day);
    (i64::from(civil.day) - 1, i64::from(days_in_month(civil.year, civil.month)))
}

impl MissionPeriod {
    /// The first day of the period that a day is in: it names the period. 0 for what never begins anew.
    #[must_use]
    pub fn first_day(self, day: i64) -> i64 {
        match self {
            MissionPeriod::Once => 0,
            MissionPeriod::Daily => day,
            // The first of 1970 was a Thursday.
            MissionPeriod::Weekly => day - (day + 3).rem_euclid(7),
            MissionPeriod::Monthly => day - in_month(day).0,
        }
    }

    /// The first day of the period behind the one that begins on `first`; nothing behind what never begins anew.
    #[must_use]
    pub fn next(self, first: i64) -> Option<i64> {
        match self {
            MissionPeriod::Once => None,
            MissionPeriod::Daily => Some(first + 1),
            MissionPeriod::Weekly => Some(first + 7),
            MissionPeriod::Monthly => Some(first + in_month(first).1),
        }
    }

    /// The period at a time.
    #[must_use]
    pub fn at(self, at_ms: i64, offset_minutes: i64) -> i64 {
        self.first_day(day_of(at_ms, offset_minutes))
    }

    /// When the period that begins on `first` runs, of something that itself runs within `whole`.
    #[must_use]
    pub fn window(self, first: i64, whole: Window, offset_minutes: i64) -> Window {
        let Some(next) = self.next(first) else { return whole };
        let (start, end) = (start_of(first, offset_minutes), start_of(next, offset_minutes));
        Window { from: whole.from.max(start), until: Some(whole.until.map_or(end, |until| until.min(end))) }
    }
}

/// Days in a row up to today, or up to yesterday where today is not among them yet. `days` latest first.
#[must_use]
pub fn run_until(days: &[i64], today: i64) -> i64 {
    let mut wanted = match days.first() {
        Some(day) if *day == today || *day == today - 1 => *day,
        _ => return 0,
    };
    let mut run = 0;
    for day in days {
        if *day != wanted {
            break;
        }
        run += 1;
        wanted -= 1;
    }
    run
}

/// The most days in a row. `days` latest first.
#[must_use]
pub fn longest_run(days: &[i64]) -> i64 {
    let (mut longest, mut run, mut before) = (0, 0, None);
    for day in days {
        run = if before == Some(day + 1) { run + 1 } else { 1 };
        longest = longest.max(run);
        before = Some(*day);
    }
    longest
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// 2026-11-25, a Wednesday.
    const WEDNESDAY: i64 = 20_782;

    #[test]
    fn a_week_begins_on_monday_and_a_month_on_its_first() {
        assert_eq!(day_of(WEDNESDAY * DAY_MS, 0), WEDNESDAY);
        assert_eq!(Civil::at(u64::try_from(WEDNESDAY * DAY_MS).unwrap(), 0).date(), "2026-11-25");
        assert_eq!(MissionPeriod::Weekly.first_day(WEDNESDAY), WEDNESDAY - 2);
        assert_eq!(MissionPeriod::Weekly.first_day(WEDNESDAY + 4), WEDNESDAY - 2);
        assert_eq!(MissionPeriod::Weekly.first_day(WEDNESDAY + 5), WEDNESDAY + 5);
        assert_eq!(MissionPeriod::Monthly.first_day(WEDNESDAY), WEDNESDAY - 24);
        assert_eq!(MissionPeriod::Monthly.next(WEDNESDAY - 24), Some(WEDNESDAY + 6));
        assert_eq!((MissionPeriod::Once.first_day(WEDNESDAY), MissionPeriod::Once.next(0)), (0, None));
    }

    #[test]
    fn a_period_begins_at_the_operators_midnight_and_keeps_within_its_whole() {
        let start = WEDNESDAY * DAY_MS - 7 * 60 * MINUTE_MS;
        assert_eq!(MissionPeriod::Daily.at(start, 420), WEDNESDAY);
        assert_eq!(MissionPeriod::Daily.at(start - 1, 420), WEDNESDAY - 1);
        let whole = Window { from: start + 5, until: None };
        let day = MissionPeriod::Daily.window(WEDNESDAY, whole, 420);
        assert_eq!(day, Window { from: start + 5, until: Some(start + DAY_MS) });
        let short = Window { until: Some(start + 9), ..whole };
        assert_eq!(MissionPeriod::Daily.window(WEDNESDAY, short, 420), short);
        assert_eq!(MissionPeriod::Once.window(0, whole, 420), whole);
        assert!(day.holds(start + 5) && !day.holds(start + 4) && !day.holds(start + DAY_MS));
    }

    #[test]
    fn days_in_a_row_end_where_one_is_missing() {
        for (days, run, longest) in [
            (&[][..], 0, 0),
            (&[10], 1, 1),
            (&[9], 1, 1),
            (&[8], 0, 1),
            (&[10, 9, 8], 3, 3),
            (&[9, 8, 6], 2, 2),
            (&[10, 8, 7, 6], 1, 3),
            (&[8, 7, 6], 0, 3),
        ] {
            assert_eq!((run_until(days, 10), longest_run(days)), (run, longest), "{days:?}");
        }
    }

    proptest! {
        #[test]
        fn every_day_is_in_one_period_and_periods_follow_without_a_gap(day in 0_i64..40_000) {
            for period in [MissionPeriod::Daily, MissionPeriod::Weekly, MissionPeriod::Monthly] {
                let first = period.first_day(day);
                let next = period.next(first).unwrap();
                prop_assert!(first <= day && day < next, "{period:?} {day}");
                prop_assert_eq!(period.first_day(first), first);
                prop_assert_eq!(period.first_day(next), next);
                prop_assert_eq!(period.first_day(next - 1), first);
            }
        }
    }
}
