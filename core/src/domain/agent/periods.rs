//! Periods by which contracts are settled, in the operator's time zone.
//!
//! Short periods are counted in units of five minutes since 1970, long ones in the operator's days, as the figures are stored; a
//! period is identified by its first unit. The offset of the time zone is a multiple of five minutes, as in every time zone in use.

use super::terms::ContractPeriod;
use crate::domain::mission::{day_of, start_of};
use crate::domain::reward::period::{Days, Period};

/// Five minutes, in milliseconds.
pub const FIVE_MINUTES_MS: i64 = 5 * 60 * 1000;

const UNIT_MINUTES: i64 = 5;
const UNITS_PER_HOUR: i64 = 12;
/// Days in the first half of a month.
const FIRST_HALF: i64 = 15;

/// The unit in which a period is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Five minutes.
    FiveMinutes,
    /// A day in the operator's time zone.
    Day,
}

/// A period by the numbers of its first and last unit, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// Number of the first unit: it identifies the period.
    pub first: i64,
    /// Number of the last unit.
    pub last: i64,
}

impl Span {
    /// Whether a unit is in the period.
    #[must_use]
    pub const fn contains(self, number: i64) -> bool {
        self.first <= number && number <= self.last
    }
}

impl From<Days> for Span {
    fn from(days: Days) -> Span {
        Span { first: days.first, last: days.last }
    }
}

impl Unit {
    /// The number of the unit that a time (milliseconds since the epoch) is in. Days are those of a time zone so many minutes ahead of UTC.
    #[must_use]
    pub const fn at(self, at_ms: i64, offset_minutes: i64) -> i64 {
        match self {
            Unit::FiveMinutes => at_ms.div_euclid(FIVE_MINUTES_MS),
            Unit::Day => day_of(at_ms, offset_minutes),
        }
    }

    /// The first millisecond of a unit, since the epoch.
    #[must_use]
    pub const fn start_ms(self, number: i64, offset_minutes: i64) -> i64 {
        match self {
            Unit::FiveMinutes => number * FIVE_MINUTES_MS,
            Unit::Day => start_of(number, offset_minutes),
        }
    }
}

impl ContractPeriod {
    /// The unit in which periods of this kind are counted.
    #[must_use]
    pub const fn unit(self) -> Unit {
        match self {
            ContractPeriod::RealTime | ContractPeriod::Hourly => Unit::FiveMinutes,
            _ => Unit::Day,
        }
    }

    /// The period that a unit is in.
    #[must_use]
    pub fn around(self, number: i64, offset_minutes: i64) -> Span {
        match self {
            ContractPeriod::RealTime => Span { first: number, last: number },
            ContractPeriod::Hourly => {
                let into = (number + offset_minutes.div_euclid(UNIT_MINUTES)).rem_euclid(UNITS_PER_HOUR);
                Span { first: number - into, last: number - into + UNITS_PER_HOUR - 1 }
            }
            ContractPeriod::Daily => Period::Day.around(number).into(),
            ContractPeriod::Weekly => Period::Week.around(number).into(),
            ContractPeriod::HalfMonthly => half_month(number),
            ContractPeriod::Monthly => Period::Month.around(number).into(),
        }
    }

    /// The period that a time (milliseconds since the epoch) is in.
    #[must_use]
    pub fn at(self, at_ms: i64, offset_minutes: i64) -> Span {
        self.around(self.unit().at(at_ms, offset_minutes), offset_minutes)
    }

    /// The period after another.
    #[must_use]
    pub fn next(self, span: Span, offset_minutes: i64) -> Span {
        self.around(span.last + 1, offset_minutes)
    }

    /// The period before another.
    #[must_use]
    pub fn before(self, span: Span, offset_minutes: i64) -> Span {
        self.around(span.first - 1, offset_minutes)
    }

    /// The beginning and the end of a period, in milliseconds since the epoch; the end is exclusive.
    #[must_use]
    pub fn runs(self, span: Span, offset_minutes: i64) -> (i64, i64) {
        let unit = self.unit();
        (unit.start_ms(span.first, offset_minutes), unit.start_ms(span.last + 1, offset_minutes))
    }

    /// The period to be settled after the unit `settled`, which was settled last; `None` until it is over.
    #[must_use]
    pub fn due(self, settled: i64, now_ms: i64, offset_minutes: i64) -> Option<Span> {
        let span = Span { first: settled + 1, ..self.around(settled + 1, offset_minutes) };
        (self.runs(span, offset_minutes).1 <= now_ms).then_some(span)
    }

    /// The last `count` periods that are over at a time, earliest first.
    #[must_use]
    pub fn over(self, count: usize, now_ms: i64, offset_minutes: i64) -> Vec<Span> {
        let running = self.at(now_ms, offset_minutes);
        let back = |span: &Span| Some(self.before(*span, offset_minutes));
        let mut spans: Vec<Span> = std::iter::successors(back(&running), back).take(count).collect();
        spans.reverse();
        spans
    }
}

fn half_month(day: i64) -> Span {
    let Days { first, last } = Period::Month.around(day);
    let second = first + FIRST_HALF;
    if day < second { Span { first, last: second - 1 } } else { Span { first: second, last } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::testing::Seeded;

    /// 2024-02-28, a Wednesday.
    const DAY: i64 = 19_781;
    const DAY_MS: i64 = 24 * 60 * 60 * 1000;

    #[test]
    fn half_months_are_the_first_fifteen_days_and_the_rest() {
        let half = |day| ContractPeriod::HalfMonthly.around(day, 0);
        assert_eq!(half(DAY), Span { first: DAY - 12, last: DAY + 1 }, "from the 16th to a leap day");
        assert_eq!(half(DAY - 13), Span { first: DAY - 27, last: DAY - 13 });
        assert_eq!(half(DAY + 2), Span { first: DAY + 2, last: DAY + 16 });
    }

    #[test]
    fn hours_begin_with_the_hours_of_the_zone() {
        for (offset, into) in [(0, 0), (420, 0), (345, 9), (-210, 6), (330, 6)] {
            let midnight = Unit::FiveMinutes.at(start_of(DAY, offset), offset);
            let hour = ContractPeriod::Hourly.around(midnight, offset);
            assert_eq!(hour, Span { first: midnight, last: midnight + 11 }, "{offset}");
            assert_eq!((midnight * UNIT_MINUTES + into * UNIT_MINUTES).rem_euclid(60), 0, "{offset}");
        }
    }

    #[test]
    fn a_period_is_due_when_it_is_over_and_not_before() {
        let week = ContractPeriod::Weekly;
        let over = start_of(DAY + 5, 420);
        assert_eq!(week.due(DAY - 3, over - 1, 420), None);
        assert_eq!(week.due(DAY - 3, over, 420), Some(Span { first: DAY - 2, last: DAY + 4 }));
        assert_eq!(week.due(DAY, over, 420), Some(Span { first: DAY + 1, last: DAY + 4 }), "what is left of a week");
        let slot = Unit::FiveMinutes.at(over, 420);
        assert_eq!(ContractPeriod::RealTime.due(slot - 1, over + FIVE_MINUTES_MS - 1, 420), None);
        assert_eq!(
            ContractPeriod::RealTime.due(slot - 1, over + FIVE_MINUTES_MS, 420),
            Some(Span { first: slot, last: slot })
        );
    }

    #[test]
    fn the_last_periods_end_before_the_running_one() {
        let now = start_of(DAY, 0) + DAY_MS / 2;
        let weeks = ContractPeriod::Weekly.over(2, now, 0);
        assert_eq!(weeks, [Span { first: DAY - 16, last: DAY - 10 }, Span { first: DAY - 9, last: DAY - 3 }]);
        assert_eq!(ContractPeriod::Daily.over(0, now, 0), []);
    }

    #[test]
    fn every_moment_is_in_one_period_and_periods_follow_without_a_gap() {
        let mut random = Seeded::new(4);
        for _ in 0..20_000 {
            let period = *random.pick(ContractPeriod::ALL);
            let offset = random.below(113) as i64 * 15 - 720;
            let at_ms = random.below(40_000 * DAY_MS as u64) as i64 + DAY_MS * 40;
            let span = period.at(at_ms, offset);
            let (from, until) = period.runs(span, offset);
            assert!(from <= at_ms && at_ms < until, "{period:?} {offset} {at_ms}");
            let next = period.next(span, offset);
            assert_eq!((next.first, period.runs(next, offset).0), (span.last + 1, until));
            assert_eq!(period.before(next, offset), span);
            assert!(span.contains(span.first) && span.contains(span.last) && !span.contains(span.last + 1));
        }
    }
}
