//! Which days a record is asked for: some up to today, or two of the member's choice. Days are the operator's.

use lumora_core::domain::record::RecordSpan;
use platform::day::Day;
use platform::http::ApiError;
use platform::params::invalid_field;

use crate::choices::choices;

/// How far back a record may begin, in days.
const FURTHEST_DAYS: i64 = 366;
/// Bytes of a day.
pub(crate) const DAY_LENGTH: usize = 10;

choices! {
    Spans of RecordSpan;
}

/// The days of a call.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AskedDays<'a> {
    pub(crate) span: Option<RecordSpan>,
    pub(crate) from: Option<&'a str>,
    pub(crate) until: Option<&'a str>,
}

fn back(today: Day, days: i64) -> Day {
    (0..days).fold(today, |day, _| day.before())
}

/// The first day that any record may begin with.
pub(crate) fn furthest(today: Day) -> Day {
    back(today, FURTHEST_DAYS)
}

impl AskedDays<'_> {
    /// The first and the last.
    ///
    /// # Errors
    /// 422 for what is no day, ends before it begins, begins more than a year ago, or in the future.
    pub(crate) fn read(self, today: Day, offset_minutes: i64) -> Result<(Day, Day), ApiError> {
        let Some(from) = self.from else {
            let (first, last) = self.span.unwrap_or_default().days_back();
            return Ok((back(today, first), back(today, last)));
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
        if first.from_ms() < furthest(today).from_ms() || first.from_ms() > today.from_ms() {
            return Err(invalid_field("from", "from must be within the last twelve months".to_owned()));
        }
        Ok((first, last))
    }
}
