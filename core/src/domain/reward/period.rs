//! Periods that cashback and levels are counted by: whole days of the operator, numbered since 1970.

use crate::domain::named_enum::named_enum;
use crate::domain::time::{Civil, days_in_month};

named_enum! {
    /// The length of a period.
    Period {
        /// Days, one by one.
        Day = "DAILY",
        /// Weeks, from Monday to Sunday.
        #[default]
        Week = "WEEKLY",
        /// Months of the calendar.
        Month = "MONTHLY",
    }
}

/// Some days, the first and the last of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Days {
    /// The first day, numbered since 1970.
    pub first: i64,
    /// The last day, numbered since 1970.
    pub last: i64,
}

impl Days {
    /// Whether a day is one of them.
    #[must_use]
    pub const fn contain(self, day: i64) -> bool {
        self.first <= day && day <= self.last
    }
}

impl Period {
    /// The period that a day lies in.
    #[must_use]
    pub fn around(self, day: i64) -> Days {
        match self {
            Period::Day => Days { first: day, last: day },
            // Day 0 was a Thursday.
            Period::Week => {
                let first = day - (day + 3).rem_euclid(7);
                Days { first, last: first + 6 }
            }
            Period::Month => {
                let date = Civil::of_day(day);
                let first = day - i64::from(date.day) + 1;
                Days { first, last: first + i64::from(days_in_month(date.year, date.month)) - 1 }
            }
        }
    }

    /// The next period to be settled behind the day that was settled last, when it is over by `last_over`, the latest day that is; nothing before. It
    /// begins right behind, also where the operator has changed the length, so that no day is settled twice or left out.
    #[must_use]
    pub fn due(self, settled: i64, last_over: i64) -> Option<Days> {
        let days = Days { first: settled + 1, last: self.around(settled + 1).last };
        (days.last <= last_over).then_some(days)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2024-02-28, a Wednesday.
    const DAY: i64 = 19_781;

    #[test]
    fn a_week_begins_on_monday_and_a_month_has_its_own_length() {
        assert_eq!(Period::Day.around(DAY), Days { first: DAY, last: DAY });
        assert_eq!(Period::Week.around(DAY), Days { first: DAY - 2, last: DAY + 4 });
        assert_eq!(Period::Month.around(DAY), Days { first: DAY - 27, last: DAY + 1 }, "a leap year");
        assert_eq!(Period::Month.around(DAY + 2).last, DAY + 32);
    }

    #[test]
    fn periods_follow_each_other_without_a_gap_whatever_becomes_of_their_length() {
        let mut settled = DAY;
        for period in [Period::Week, Period::Day, Period::Month, Period::Week, Period::Month, Period::Day] {
            let days = period.due(settled, i64::MAX).unwrap();
            assert_eq!(days.first, settled + 1, "{period:?}");
            assert!(days.last >= days.first && days.last == period.around(days.first).last, "{period:?}");
            settled = days.last;
        }
    }

    #[test]
    fn only_what_is_over_is_settled() {
        assert_eq!(Period::Week.due(DAY + 4, DAY + 10), None);
        assert_eq!(Period::Week.due(DAY + 4, DAY + 11), Some(Days { first: DAY + 5, last: DAY + 11 }));
    }
}
