//! Hours of the week in which somebody answers, in the operator's time zone (section 4, "Marketing themes": no more is
//! promised than the operator has set).
//!
//! An operator writes them as `mon-fri 09:00-18:00; sat 10:00-14:00 UTC+07:00`. Where nothing is set nothing is known, and
//! nothing may be promised. A time zone is a distance to UTC: nothing here knows of daylight saving.

use serde::{Deserialize, Serialize};

const DAY_MINUTES: u32 = 24 * 60;
const WEEK_MINUTES: u32 = 7 * DAY_MINUTES;
const MINUTE_MS: u64 = 60_000;
/// Minutes of the week at the beginning of 1970: it was a Thursday.
const EPOCH_MINUTE: u64 = 3 * DAY_MINUTES as u64;
const DAYS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
/// The greatest offset of a time zone from UTC, in minutes.
const MAX_UTC_OFFSET: i16 = 14 * 60;
/// The most spans of a week.
const MAX_SPANS: usize = 50;

/// A time of the week: minutes since Monday 00:00, `from` included and `until` not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = HoursSpan))]
pub struct Span {
    /// The first minute of the time.
    pub from: u16,
    /// The minute behind the last of the time.
    pub until: u16,
}

/// The hours of a week, with their time zone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WeeklyHours {
    /// Minutes ahead of UTC.
    pub utc_offset: i16,
    /// The times in order, none touching another.
    pub spans: Vec<Span>,
}

impl WeeklyHours {
    /// Reads what an operator has written; an empty text is a week of which nothing is known.
    #[must_use]
    pub fn parse(text: &str) -> Option<WeeklyHours> {
        let text = text.trim();
        if text.is_empty() {
            return Some(WeeklyHours::default());
        }
        let (entries, zone) = text.rsplit_once(' ')?;
        let utc_offset = parse_offset(zone)?;
        let mut spans = Vec::new();
        for entry in entries.split(';') {
            add_entry(entry.trim(), &mut spans)?;
        }
        (spans.len() <= MAX_SPANS).then(|| WeeklyHours { utc_offset, spans: merged(spans) })
    }

    /// Whether nothing is known of the hours.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    /// Whether somebody answers at this time.
    #[must_use]
    pub fn is_open(&self, now_ms: u64) -> bool {
        let at = self.minute(now_ms);
        self.spans.iter().any(|span| (u32::from(span.from)..u32::from(span.until)).contains(&at))
    }

    /// When somebody answers next, where nobody does now, in milliseconds; nothing where somebody does, or nothing is known.
    #[must_use]
    pub fn next_opening(&self, now_ms: u64) -> Option<u64> {
        if self.is_open(now_ms) {
            return None;
        }
        let at = self.minute(now_ms);
        let wait = self.spans.iter().map(|span| (u32::from(span.from) + WEEK_MINUTES - at) % WEEK_MINUTES).min()?;
        Some((now_ms / MINUTE_MS + u64::from(wait)) * MINUTE_MS)
    }

    /// The minute of the week.
    fn minute(&self, now_ms: u64) -> u32 {
        let ahead = u64::from((i32::from(self.utc_offset) + i32::from(MAX_UTC_OFFSET)).unsigned_abs());
        let minutes = now_ms / MINUTE_MS + EPOCH_MINUTE + ahead + u64::from(WEEK_MINUTES)
            - u64::from(MAX_UTC_OFFSET.unsigned_abs());
        u32::try_from(minutes % u64::from(WEEK_MINUTES)).unwrap_or(0)
    }
}

impl std::fmt::Display for WeeklyHours {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_empty() {
            return Ok(());
        }
        for (index, (day, from, until)) in self.spans.iter().flat_map(|span| by_day(*span)).enumerate() {
            let name = DAYS.get(day as usize).copied().unwrap_or_default();
            let apart = if index > 0 { "; " } else { "" };
            write!(f, "{apart}{name} {:02}:{:02}-{:02}:{:02}", from / 60, from % 60, until / 60, until % 60)?;
        }
        let sign = if self.utc_offset < 0 { '-' } else { '+' };
        let offset = self.utc_offset.unsigned_abs();
        write!(f, " UTC{sign}{:02}:{:02}", offset / 60, offset % 60)
    }
}

/// The parts of a span on each of its days: the day, and minutes of it.
fn by_day(span: Span) -> impl Iterator<Item = (u32, u32, u32)> {
    let (from, until) = (u32::from(span.from), u32::from(span.until));
    (from / DAY_MINUTES..=(until - 1) / DAY_MINUTES).map(move |day| {
        let start = day * DAY_MINUTES;
        (day, from.max(start) - start, until.min(start + DAY_MINUTES) - start)
    })
}

/// Reads a time zone, `UTC+07:00` or `UTC`, as minutes ahead of UTC.
fn parse_offset(zone: &str) -> Option<i16> {
    let rest = zone.strip_prefix("UTC").or_else(|| zone.strip_prefix("utc"))?;
    if rest.is_empty() {
        return Some(0);
    }
    let (sign, rest) = match rest.split_at_checked(1)? {
        ("+", rest) => (1, rest),
        ("-", rest) => (-1, rest),
        _ => return None,
    };
    let minutes = i16::try_from(parse_time(rest)?).ok()?;
    (minutes <= MAX_UTC_OFFSET).then_some(sign * minutes)
}

/// Reads an entry such as `mon-fri 09:00-18:00` and adds its spans. Hours that end before they begin end on the next day.
fn add_entry(entry: &str, spans: &mut Vec<Span>) -> Option<()> {
    let (days, hours) = entry.split_once(' ')?;
    let (first, last) = days.split_once('-').unwrap_or((days, days));
    let index = |name: &str| DAYS.iter().position(|day| day.eq_ignore_ascii_case(name));
    let (first, last) = (index(first)?, index(last)?);
    let (from, until) = hours.trim().split_once('-')?;
    let (from, until) = (parse_time(from)?, parse_time(until)?);
    if from == until || from == DAY_MINUTES {
        return None;
    }
    let length = if until > from { until - from } else { until + DAY_MINUTES - from };
    let count = (last + 7 - first) % 7 + 1;
    for day in first..first + count {
        let start = (u32::try_from(day % 7).ok()? * DAY_MINUTES) + from;
        push_span(spans, start, (start + length).min(WEEK_MINUTES))?;
        if start + length > WEEK_MINUTES {
            push_span(spans, 0, start + length - WEEK_MINUTES)?;
        }
    }
    Some(())
}

fn push_span(spans: &mut Vec<Span>, from: u32, until: u32) -> Option<()> {
    spans.push(Span { from: u16::try_from(from).ok()?, until: u16::try_from(until).ok()? });
    Some(())
}

/// Reads a time of day, `09:00` up to `24:00`, as minutes since midnight.
fn parse_time(text: &str) -> Option<u32> {
    let (hours, minutes) = text.split_once(':')?;
    let number = |text: &str| {
        let plain = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
        if plain { text.parse::<u32>().ok() } else { None }
    };
    let (hours, minutes) = (number(hours)?, number(minutes)?);
    (minutes < 60 && hours * 60 + minutes <= DAY_MINUTES).then_some(hours * 60 + minutes)
}

/// The spans in order, those that touch or overlap merged into one.
fn merged(mut spans: Vec<Span>) -> Vec<Span> {
    spans.sort_unstable();
    let mut merged: Vec<Span> = Vec::new();
    for span in spans {
        match merged.last_mut() {
            Some(last) if span.from <= last.until => last.until = last.until.max(span.until),
            _ => merged.push(span),
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;

    const OFFICE: &str = "mon-fri 09:00-18:00; sat 10:00-14:00 UTC+07:00";
    const HOUR_MS: u64 = 60 * MINUTE_MS;
    /// Monday, 5 January 1970, 00:00 UTC.
    const MONDAY_MS: u64 = 4 * 24 * HOUR_MS;

    fn hours(text: &str) -> WeeklyHours {
        WeeklyHours::parse(text).expect("hours")
    }

    #[test]
    fn somebody_answers_within_the_hours_of_the_operators_own_time_zone() {
        let office = hours(OFFICE);
        for (at_ms, open) in [
            (MONDAY_MS + 2 * HOUR_MS - 1, false),
            (MONDAY_MS + 2 * HOUR_MS, true),
            (MONDAY_MS + 11 * HOUR_MS - 1, true),
            (MONDAY_MS + 11 * HOUR_MS, false),
            (MONDAY_MS + 5 * 24 * HOUR_MS + 2 * HOUR_MS, false),
            (MONDAY_MS + 5 * 24 * HOUR_MS + 3 * HOUR_MS, true),
            (MONDAY_MS + 6 * 24 * HOUR_MS + 3 * HOUR_MS, false),
        ] {
            assert_eq!(office.is_open(at_ms), open, "{at_ms}");
        }
    }

    #[test]
    fn outside_of_them_the_next_opening_is_known() {
        let office = hours(OFFICE);
        let opens = MONDAY_MS + 2 * HOUR_MS;
        assert_eq!(office.next_opening(MONDAY_MS + 30_000), Some(opens));
        assert_eq!(office.next_opening(opens), None);
        let sunday_ms = MONDAY_MS + 6 * 24 * HOUR_MS + 5 * HOUR_MS;
        assert_eq!(office.next_opening(sunday_ms), Some(opens + 7 * 24 * HOUR_MS));
        assert_eq!(hours("").next_opening(opens), None, "nothing is known, and nothing promised");
    }

    #[test]
    fn what_ends_after_midnight_belongs_to_both_days_and_to_the_next_week() {
        let night = hours("sun 22:00-02:00; tue 22:00-02:00 UTC");
        assert!(night.is_open(MONDAY_MS + HOUR_MS) && !night.is_open(MONDAY_MS + 2 * HOUR_MS));
        assert!(night.is_open(MONDAY_MS + 48 * HOUR_MS + HOUR_MS));
        let always = hours("mon-sun 00:00-24:00 UTC-03:30");
        assert_eq!(always.spans, [Span { from: 0, until: 10_080 }]);
        assert!((0..400).all(|hour| always.is_open(hour * HOUR_MS)));
    }

    #[test]
    fn what_is_written_back_reads_the_same() {
        for text in
            ["", OFFICE, "sun 22:00-02:00 UTC", "mon-sun 00:00-24:00 UTC-03:30", "fri-mon 08:30-12:00 UTC+05:45"]
        {
            let read = hours(text);
            assert_eq!(WeeklyHours::parse(&read.to_string()), Some(read), "{text}");
        }
        assert_eq!(hours("sat-sun 10:00-12:00 UTC+07:00").to_string(), "sat 10:00-12:00; sun 10:00-12:00 UTC+07:00");
    }

    #[test]
    fn what_is_no_week_is_none() {
        for text in [
            "09:00-18:00",
            "mon 09:00-18:00",
            "mon 9:00-18:00 UTC",
            "mon 09:00-09:00 UTC",
            "mon 24:00-02:00 UTC",
            "mon 09:00-24:01 UTC",
            "mon 09:60-10:00 UTC",
            "noon 09:00-10:00 UTC",
            "mon 09:00-10:00 UTC+15:00",
            "mon 09:00-10:00 GMT",
            "mon 09:00-10:00;; UTC",
        ] {
            assert_eq!(WeeklyHours::parse(text), None, "{text}");
        }
    }
}
