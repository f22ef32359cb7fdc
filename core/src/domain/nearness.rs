//! How far a moment is from now, as people count it (today, yesterday, in three days), in the visitor's own days. What says it in words is
//! `feature/services/moment.rs`; the exact time is never lost by it (section 9 of the specification).

use crate::domain::duration::{self, DAY_MS};

const MINUTE_MS: u64 = duration::MINUTE_MS.unsigned_abs();
const HOUR_MS: u64 = duration::HOUR_MS.unsigned_abs();
const TWO_DAYS_MS: u64 = 2 * DAY_MS.unsigned_abs();

/// Civil days from `now_ms` to `at_ms` where clocks are `offset_minutes` ahead of UTC: -1 is yesterday, 1 tomorrow.
#[must_use]
pub fn days_between(now_ms: u64, at_ms: u64, offset_minutes: i16) -> i64 {
    let day = |ms: u64| {
        i64::try_from(ms)
            .unwrap_or(i64::MAX)
            .saturating_add(i64::from(offset_minutes) * duration::MINUTE_MS)
            .div_euclid(DAY_MS)
    };
    day(at_ms) - day(now_ms)
}

/// A stretch of time in the largest unit of which it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stretch {
    /// Minutes, at least one.
    Minutes(u32),
    /// Hours, 1 to 23 and from then on up to two days.
    Hours(u32),
    /// Days, two or more.
    Days(u32),
}

impl Stretch {
    /// What is left of `ms`, cut to whole units: "in 3 days" is never less than three days, and from two days down hours are counted.
    #[must_use]
    pub fn of(ms: u64) -> Self {
        let whole = |unit: u64| u32::try_from(ms / unit).unwrap_or(u32::MAX);
        match ms {
            0..HOUR_MS => Stretch::Minutes(whole(MINUTE_MS).max(1)),
            HOUR_MS..TWO_DAYS_MS => Stretch::Hours(whole(HOUR_MS)),
            _ => Stretch::Days(whole(DAY_MS.unsigned_abs())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::time::parse_rfc3339;

    fn ms(text: &str) -> u64 {
        parse_rfc3339(text).unwrap()
    }

    #[test]
    fn days_are_those_of_the_visitors_clock() {
        let now = ms("2026-11-21T20:00:00Z");
        for (at, offset, days) in [
            ("2026-11-21T00:00:00Z", 0, 0),
            ("2026-11-21T23:59:59Z", 0, 0),
            ("2026-11-22T00:00:00Z", 0, 1),
            ("2026-11-20T23:59:59Z", 0, -1),
            // It is the 22nd already at seven hours ahead.
            ("2026-11-21T16:59:59Z", 420, -1),
            ("2026-11-21T17:00:00Z", 420, 0),
            ("2026-11-22T03:00:00Z", -210, 0),
            ("2026-12-21T20:00:00Z", 0, 30),
        ] {
            assert_eq!(days_between(now, ms(at), offset), days, "{at} at {offset}");
        }
        assert_eq!(days_between(0, 0, -600), 0);
    }

    #[test]
    fn what_is_left_is_never_said_to_be_more_than_it_is() {
        for (left, stretch) in [
            (0, Stretch::Minutes(1)),
            (59_999, Stretch::Minutes(1)),
            (3_599_999, Stretch::Minutes(59)),
            (3_600_000, Stretch::Hours(1)),
            (172_799_999, Stretch::Hours(47)),
            (172_800_000, Stretch::Days(2)),
            (259_199_999, Stretch::Days(2)),
            (259_200_000, Stretch::Days(3)),
            (u64::MAX, Stretch::Days(u32::MAX)),
        ] {
            assert_eq!(Stretch::of(left), stretch, "{left}");
        }
    }
}
