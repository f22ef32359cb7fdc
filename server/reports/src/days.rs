//! The range of days of a record's filter: a span up to today, or a first and a last day. Days are those of the operator's time zone.

use lumora_core::domain::record::RecordSpan;
use platform::day::Day;
use platform::http::ApiError;
use platform::params::invalid_field;

use crate::choices::choices;

/// How far back a record may begin, in days before today.
const MAX_DAYS_BACK: i64 = 366;
/// Length of a day's name, such as 2026-11-24, in bytes.
pub(crate) const DAY_LENGTH: usize = 10;

choices! {
    Spans of RecordSpan;
}

/// The parameters of a request that select days.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DayFilter<'a> {
    pub(crate) span: Option<RecordSpan>,
    pub(crate) from: Option<&'a str>,
    pub(crate) until: Option<&'a str>,
}

fn days_before(today: Day, days: i64) -> Day {
    (0..days).fold(today, |day, _| day.before())
}

/// The earliest day that a record may begin with.
pub(crate) fn earliest_day(today: Day) -> Day {
    days_before(today, MAX_DAYS_BACK)
}

impl DayFilter<'_> {
    /// The first and the last day.
    ///
    /// # Errors
    /// 422 for a text that is no day, an end before the beginning, or a beginning more than 366 days ago or in the future.
    pub(crate) fn resolve(self, today: Day, offset_minutes: i64) -> Result<(Day, Day), ApiError> {
        let Some(from) = self.from else {
            let (first, last) = self.span.unwrap_or_default().days_back();
            return Ok((days_before(today, first), days_before(today, last)));
        };
        let parse = |name: &'static str, text: &str| {
            Day::parse(text, offset_minutes)
                .ok_or_else(|| invalid_field(name, format!("{name} must be a day such as 2026-11-24")))
        };
        let first = parse("from", from)?;
        let last = self.until.map_or(Ok(first), |until| parse("until", until))?;
        if last.from_ms() < first.from_ms() {
            return Err(invalid_field("until", "until must not be before from".to_owned()));
        }
        if first.from_ms() < earliest_day(today).from_ms() || first.from_ms() > today.from_ms() {
            return Err(invalid_field("from", "from must be within the last twelve months".to_owned()));
        }
        Ok((first, last))
    }
}
