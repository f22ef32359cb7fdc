//! Civil time without a clock and without a calendar library.
//!
//! The wire carries RFC 3339 in UTC, the core milliseconds since 1970 UTC, the eye `YYYY-MM-DD HH:mm:ss` with the zone's
//! offset (section 9 of the specification, and the notices of section 3). The offset is an argument, because only the host
//! knows where the visitor is. Days are counted in years that begin in March, which puts the leap day last and makes every
//! rule of the calendar one division; exact for the years 1970 to 9999.

use super::digits::push_padded;

/// The last millisecond of the year 9999 UTC; later times are shown as this one.
pub const LATEST_MS: u64 = 253_402_300_799_999;

const MS_PER_DAY: u64 = 86_400_000;
/// Days from the first of March of the year 0 to the first of January 1970.
const EPOCH_DAYS: u64 = 719_468;
const DAYS_PER_ERA: u64 = 146_097;

/// A date and a time of day in some zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Civil {
    /// The year, 1970 to 9999.
    pub year: u16,
    /// The month, 1 to 12.
    pub month: u8,
    /// The day of the month, 1 to 31.
    pub day: u8,
    /// The hour, 0 to 23.
    pub hour: u8,
    /// The minute, 0 to 59.
    pub minute: u8,
    /// The second, 0 to 59.
    pub second: u8,
}

impl Civil {
    /// The civil time at `utc_ms` where clocks are `offset_minutes` ahead of UTC. Clamped to 1970 to 9999.
    #[must_use]
    pub const fn at(utc_ms: u64, offset_minutes: i16) -> Civil {
        let local = utc_ms.saturating_add_signed(offset_minutes as i64 * 60_000);
        let local = if local > LATEST_MS { LATEST_MS } else { local };
        let seconds = local % MS_PER_DAY / 1000;

        let days = local / MS_PER_DAY + EPOCH_DAYS;
        let era = days / DAYS_PER_ERA;
        let day_of_era = days % DAYS_PER_ERA;
        let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
        Civil {
            year: (era * 400 + year_of_era + (month <= 2) as u64) as u16,
            month: month as u8,
            day: (day_of_year - (153 * month_from_march + 2) / 5 + 1) as u8,
            hour: (seconds / 3600) as u8,
            minute: (seconds / 60 % 60) as u8,
            second: (seconds % 60) as u8,
        }
    }

    /// The midnight of a day, counted since 1970.
    #[must_use]
    pub fn of_day(day: i64) -> Civil {
        Civil::at(u64::try_from(day).unwrap_or(0).saturating_mul(MS_PER_DAY), 0)
    }

    /// The time in milliseconds since 1970, taking this as UTC; nothing when there is no such date or time.
    #[must_use]
    pub const fn to_utc_ms(self) -> Option<u64> {
        if self.year < 1970 || self.year > 9999 || self.day < 1 || self.day > days_in_month(self.year, self.month) {
            return None;
        }
        if self.hour > 23 || self.minute > 59 || self.second > 59 {
            return None;
        }
        let year = self.year as u64 - (self.month <= 2) as u64;
        let month_from_march = if self.month > 2 { self.month as u64 - 3 } else { self.month as u64 + 9 };
        let day_of_year = (153 * month_from_march + 2) / 5 + self.day as u64 - 1;
        let days = year * 365 + year / 4 - year / 100 + year / 400 + day_of_year - EPOCH_DAYS;
        let seconds = self.hour as u64 * 3600 + self.minute as u64 * 60 + self.second as u64;
        Some(days * MS_PER_DAY + seconds * 1000)
    }

    /// The date as `YYYY-MM-DD`.
    #[must_use]
    pub fn date(self) -> String {
        let mut out = String::with_capacity(19);
        push_padded(&mut out, u64::from(self.year), 4);
        for part in [self.month, self.day] {
            out.push('-');
            push_padded(&mut out, u64::from(part), 2);
        }
        out
    }

    /// The date and the minute as `YYYY-MM-DD HH:mm`, where a second means nothing: what was planned or published.
    #[must_use]
    pub fn minute(self) -> String {
        let mut out = self.date_time();
        out.truncate(out.len() - 3);
        out
    }

    /// The time of day as `HH:mm`.
    #[must_use]
    pub fn time_of_day(self) -> String {
        self.minute().split_off(11)
    }

    /// The date and time as `YYYY-MM-DD HH:mm:ss`.
    #[must_use]
    pub fn date_time(self) -> String {
        let mut out = self.date();
        for (mark, part) in [(' ', self.hour), (':', self.minute), (':', self.second)] {
            out.push(mark);
            push_padded(&mut out, u64::from(part), 2);
        }
        out
    }
}

/// How many days a month has; 0 for a month that does not exist.
#[must_use]
pub const fn days_in_month(year: u16, month: u8) -> u8 {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 0,
    }
}

/// The name of an offset: `UTC+07:00`, `UTC-03:30`, `UTC+00:00`.
#[must_use]
pub fn offset_name(offset_minutes: i16) -> String {
    let mut out = String::from(if offset_minutes < 0 { "UTC-" } else { "UTC+" });
    let minutes = u64::from(offset_minutes.unsigned_abs());
    push_padded(&mut out, minutes / 60, 2);
    out.push(':');
    push_padded(&mut out, minutes % 60, 2);
    out
}

/// A moment as it is shown, with its zone: `2026-11-21 15:49:15 UTC+07:00`.
#[must_use]
pub fn format_with_zone(utc_ms: u64, offset_minutes: i16) -> String {
    let mut out = Civil::at(utc_ms, offset_minutes).date_time();
    out.push(' ');
    out.push_str(&offset_name(offset_minutes));
    out
}

/// A moment as it travels: RFC 3339 in UTC with milliseconds, `2026-11-21T08:49:15.123Z`.
#[must_use]
pub fn to_rfc3339(utc_ms: u64) -> String {
    let utc_ms = utc_ms.min(LATEST_MS);
    let mut out = Civil::at(utc_ms, 0).date_time().replace(' ', "T");
    out.push('.');
    push_padded(&mut out, utc_ms % 1000, 3);
    out.push('Z');
    out
}

/// Reads an RFC 3339 moment into milliseconds since 1970 UTC; nothing when the text is not one or lies outside 1970 to
/// 9999. Digits after the millisecond are cut, and a leap second counts as the second before it.
#[must_use]
pub fn parse_rfc3339(text: &str) -> Option<u64> {
    let mut reader = Reader(text.as_bytes());
    let year = reader.number(4)?;
    reader.mark(b"-")?;
    let month = reader.number(2)?;
    reader.mark(b"-")?;
    let day = reader.number(2)?;
    reader.mark(b"Tt ")?;
    let hour = reader.number(2)?;
    reader.mark(b":")?;
    let minute = reader.number(2)?;
    reader.mark(b":")?;
    let second = reader.number(2)?;
    let ms = reader.fraction()?;
    let offset = reader.offset()?;
    if !reader.0.is_empty() || second > 60 {
        return None;
    }
    let civil = Civil {
        year,
        month: month as u8,
        day: day as u8,
        hour: hour as u8,
        minute: minute as u8,
        second: second.min(59) as u8,
    };
    let local = civil.to_utc_ms()?.checked_add(ms)?;
    local.checked_add_signed(-i64::from(offset) * 60_000).filter(|ms| *ms <= LATEST_MS)
}

/// What is left to read of a text.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    /// Exactly `length` digits, at most four.
    fn number(&mut self, length: usize) -> Option<u16> {
        let (digits, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        digits.iter().try_fold(0u16, |sum, digit| digit.is_ascii_digit().then(|| sum * 10 + u16::from(digit - b'0')))
    }

    /// One byte out of `allowed`.
    fn mark(&mut self, allowed: &[u8]) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first).filter(|byte| allowed.contains(byte))
    }

    /// A point and digits, in milliseconds; without a point zero.
    fn fraction(&mut self) -> Option<u64> {
        let Some(rest) = self.0.strip_prefix(b".") else { return Some(0) };
        let length = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let (digits, rest) = rest.split_at_checked(length)?;
        self.0 = rest;
        let ms = digits.iter().chain(b"00").take(3).fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0'));
        (length > 0).then_some(ms)
    }

    /// `Z` or `+hh:mm`, in minutes.
    fn offset(&mut self) -> Option<i16> {
        let sign = match self.mark(b"Zz+-")? {
            b'+' => 1,
            b'-' => -1,
            _ => return Some(0),
        };
        let hours = self.number(2)?;
        self.mark(b":")?;
        let minutes = self.number(2)?;
        (hours < 24 && minutes < 60).then(|| sign * (hours * 60 + minutes) as i16)
    }
}

/// A duration as `h:mm:ss`, for sessions and lockouts.
#[must_use]
pub fn hours_minutes_seconds(duration_ms: u64) -> String {
    let seconds = duration_ms / 1000;
    let mut out = String::new();
    push_padded(&mut out, seconds / 3600, 1);
    for part in [seconds / 60 % 60, seconds % 60] {
        out.push(':');
        push_padded(&mut out, part, 2);
    }
    out
}

/// What a countdown shows, as `m:ss`: whole seconds rounded up, so that it reads 0:00 only when the time has come.
#[must_use]
pub fn countdown(left_ms: u64) -> String {
    let seconds = left_ms.div_ceil(1000);
    let mut out = String::new();
    push_padded(&mut out, seconds / 60, 1);
    out.push(':');
    push_padded(&mut out, seconds % 60, 2);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::testing::Seeded;

    #[test]
    fn every_day_from_1970_to_9999_is_right_both_ways() {
        let (mut year, mut month, mut day) = (1970u16, 1u8, 1u8);
        let mut ms = 0;
        while year <= 9999 {
            let civil = Civil { year, month, day, hour: 0, minute: 0, second: 0 };
            assert_eq!(Civil::at(ms, 0), civil);
            assert_eq!(civil.to_utc_ms(), Some(ms));
            // The Gregorian rule, written out again on purpose: the walk checks the formula, not itself.
            let leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
            let length =
                [31, if leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][usize::from(month) - 1];
            ms += MS_PER_DAY;
            day += 1;
            if day > length {
                day = 1;
                month += 1;
            }
            if month > 12 {
                month = 1;
                year += 1;
            }
        }
        assert_eq!(ms, LATEST_MS + 1);
    }

    #[test]
    fn moments_are_shown_in_the_visitors_zone() {
        let ms = 1_795_250_955_123;
        for (offset, text) in [
            (0, "2026-11-21 08:49:15 UTC+00:00"),
            (420, "2026-11-21 15:49:15 UTC+07:00"),
            (-210, "2026-11-21 05:19:15 UTC-03:30"),
            (345, "2026-11-21 14:34:15 UTC+05:45"),
            (960, "2026-11-22 00:49:15 UTC+16:00"),
        ] {
            assert_eq!(format_with_zone(ms, offset), text);
        }
        assert_eq!(format_with_zone(0, -60), "1970-01-01 00:00:00 UTC-01:00");
        assert_eq!(Civil::at(u64::MAX, 720).date_time(), "9999-12-31 23:59:59");
        assert_eq!(Civil::at(951_782_400_000, 0).date(), "2000-02-29");
    }

    #[test]
    fn moments_of_the_wire_are_read() {
        for (text, ms) in [
            ("1970-01-01T00:00:00Z", 0),
            ("2026-11-21T08:49:15Z", 1_795_250_955_000),
            ("2026-11-21T08:49:15.123Z", 1_795_250_955_123),
            ("2026-11-21t08:49:15.1z", 1_795_250_955_100),
            ("2026-11-21 08:49:15.123999999+00:00", 1_795_250_955_123),
            ("2026-11-21T15:49:15+07:00", 1_795_250_955_000),
            ("2026-11-21T05:19:15-03:30", 1_795_250_955_000),
            ("2016-12-31T23:59:60Z", 1_483_228_799_000),
            ("9999-12-31T23:59:59.999Z", LATEST_MS),
        ] {
            assert_eq!(parse_rfc3339(text), Some(ms), "{text}");
        }
    }

    #[test]
    fn anything_else_is_no_moment() {
        for text in [
            "",
            "2026-11-21",
            "2026-11-21T08:49:15",
            "2026-11-21T08:49Z",
            "2026-11-21T08:49:15.Z",
            "2026-11-21T08:49:15ZZ",
            "2026-11-21T08:49:15+0700",
            "2026-11-21T08:49:15+24:00",
            "2026-11-21T24:00:00Z",
            "2026-11-21T08:60:00Z",
            "2026-11-21T08:49:61Z",
            "2026-02-29T00:00:00Z",
            "2026-13-01T00:00:00Z",
            "2026-00-01T00:00:00Z",
            "2026-11-00T00:00:00Z",
            "1969-12-31T23:59:59Z",
            "1970-01-01T00:00:00+01:00",
            "9999-12-31T23:59:59-01:00",
            "+026-11-21T08:49:15Z",
            "２026-11-21T08:49:15Z",
        ] {
            assert_eq!(parse_rfc3339(text), None, "{text}");
        }
    }

    #[test]
    fn what_travels_is_read_back() {
        let mut random = Seeded::new(5);
        for _ in 0..20_000 {
            let ms = random.below(LATEST_MS + 1);
            assert_eq!(parse_rfc3339(&to_rfc3339(ms)), Some(ms));
        }
        assert_eq!(to_rfc3339(1_795_250_955_023), "2026-11-21T08:49:15.023Z");
    }

    #[test]
    fn random_text_never_breaks_the_reader() {
        let alphabet: Vec<char> = "0129-:.TZ+ é".chars().collect();
        let mut random = Seeded::new(6);
        for _ in 0..50_000 {
            let _ = parse_rfc3339(&random.text(&alphabet, 30));
        }
    }

    #[test]
    fn durations_and_countdowns_are_written_out() {
        for (ms, text) in [(0, "0:00:00"), (999, "0:00:00"), (61_000, "0:01:01"), (36_000_000, "10:00:00")] {
            assert_eq!(hours_minutes_seconds(ms), text);
        }
        for (ms, text) in [(0, "0:00"), (1, "0:01"), (1000, "0:01"), (59_001, "1:00"), (600_000, "10:00")] {
            assert_eq!(countdown(ms), text);
        }
    }
}
