//! Moments in the visitor's zone: as people say them in a list, and exactly in a record (section 9 of the specification: date and time of
//! day to the second, with the offset).

use crate::domain::nearness::{Stretch, days_between};
use crate::domain::time::{self, Civil, parse_rfc3339};
use crate::model::Now;
use crate::text::key;
use crate::view::{Moment, Text};

/// A time of the wire; nothing when it is none.
pub(crate) fn moment(text: &str, now: &Now) -> Option<Moment> {
    let at = parse_rfc3339(text)?;
    Some(Moment { said: relative(at, now), exact: time::format_with_zone(at, now.offset()) })
}

/// A time of the wire, exactly; empty when it is none.
pub(crate) fn exact(text: &str, now: &Now) -> String {
    parse_rfc3339(text).map(|at| time::format_with_zone(at, now.offset())).unwrap_or_default()
}

/// A day near by with the time of day; the date of one that is long past, since its hour says nothing any more.
fn relative(at: u64, now: &Now) -> Text {
    let civil = Civil::at(at, now.offset());
    let days = days_between(now.ms(), at, now.offset());
    let near = match days {
        -1 => key::TIME_YESTERDAY,
        0 => key::TIME_TODAY,
        1 => key::TIME_TOMORROW,
        ..-1 => return Text::of(key::TIME_DATE).with("date", civil.date()),
        2.. => return Text::of(key::TIME_DATE).with("date", civil.minute()),
    };
    Text::of(near).with("time", civil.time_of_day())
}

/// `key` with how long it is until `at`: arguments `count` and `unit` (minutes, hours, days).
pub(crate) fn until(key: &'static str, at: u64, now_ms: u64) -> Text {
    let (unit, count) = match Stretch::of(at.saturating_sub(now_ms)) {
        Stretch::Minutes(count) => ("minutes", count),
        Stretch::Hours(count) => ("hours", count),
        Stretch::Days(count) => ("days", count),
    };
    Text::of(key).with("unit", unit).with("count", count)
}
