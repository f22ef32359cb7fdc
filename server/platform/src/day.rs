//! Business days: limits, daily closes and reports count from midnight to midnight in the operator's time zone.

use crate::clock::{DAY_MS, MINUTE_MS};
use crate::settings;
use crate::store::sql::AssertSqlSafe;
use crate::store::{Connection, StoreError, sql};
use time::format_description::BorrowedFormatItem;
use time::macros::format_description;
use time::{Date, Duration, OffsetDateTime};

const FORMAT: &[BorrowedFormatItem<'_>] = format_description!("[year]-[month]-[day]");

/// A calendar day at a fixed offset from UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Day {
    date: Date,
    offset_minutes: i64,
}

/// The operator's offset from UTC in minutes (setting `utc_offset_minutes`); 0 where it is not set.
///
/// # Errors
/// When the database fails.
pub async fn offset_minutes(executor: impl sql::Executor) -> Result<i64, StoreError> {
    Ok(settings::number(executor, "utc_offset_minutes").await?.unwrap_or(0))
}

/// Updates the single row of `table`, which holds the UTC offset that daily totals were counted with, to the operator's offset. Returns
/// whether it differed: then the totals must be counted anew.
///
/// # Errors
/// When the database fails.
pub async fn zone_moved(tx: &mut Connection, table: &'static str) -> Result<bool, StoreError> {
    let current = offset_minutes(&mut *tx).await?;
    let update = format!("update {table} set offset_minutes = $1 where id = 1 and offset_minutes <> $1");
    Ok(sql::query(AssertSqlSafe(update)).bind(current).execute(tx).await?.rows_affected() > 0)
}

impl Day {
    /// The day that contains `now_ms` (milliseconds since the epoch, UTC).
    pub fn at(now_ms: i64, offset_minutes: i64) -> Self {
        let days = (now_ms + offset_minutes * MINUTE_MS).div_euclid(DAY_MS);
        let date = OffsetDateTime::UNIX_EPOCH.date().saturating_add(Duration::days(days));
        Self { date, offset_minutes }
    }

    /// Parses a date such as `2026-11-20`; `None` for anything else.
    pub fn parse(text: &str, offset_minutes: i64) -> Option<Self> {
        Date::parse(text, FORMAT).ok().map(|date| Self { date, offset_minutes })
    }

    /// The inverse of [`Day::number`].
    pub fn of_number(days: i64, offset_minutes: i64) -> Self {
        Self { date: OffsetDateTime::UNIX_EPOCH.date().saturating_add(Duration::days(days)), offset_minutes }
    }

    /// Days from 1970-01-01 to this date.
    pub fn number(&self) -> i64 {
        (self.date - OffsetDateTime::UNIX_EPOCH.date()).whole_days()
    }

    /// The date as text, such as `2026-11-20`.
    pub fn name(&self) -> String {
        self.date.format(FORMAT).unwrap_or_default()
    }

    /// The previous day.
    #[must_use]
    pub fn before(self) -> Self {
        Self { date: self.date.saturating_sub(Duration::DAY), ..self }
    }

    /// The next day.
    #[must_use]
    pub fn after(self) -> Self {
        Self { date: self.date.saturating_add(Duration::DAY), ..self }
    }

    /// The day's start, inclusive, in milliseconds since the epoch, UTC.
    pub fn from_ms(&self) -> i64 {
        self.number() * DAY_MS - self.offset_minutes * MINUTE_MS
    }

    /// The day's end, exclusive, in milliseconds since the epoch, UTC.
    pub fn until_ms(&self) -> i64 {
        self.from_ms() + DAY_MS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_the_operators() {
        // 1970-01-02 20:00 UTC is 03:00 of the third in Hanoi.
        let now = DAY_MS + 20 * 60 * MINUTE_MS;
        for (offset, name, from) in [
            (0, "1970-01-02", DAY_MS),
            (7 * 60, "1970-01-03", DAY_MS + 17 * 60 * MINUTE_MS),
            (-5 * 60, "1970-01-02", DAY_MS + 5 * 60 * MINUTE_MS),
        ] {
            let day = Day::at(now, offset);
            assert_eq!((day.name().as_str(), day.from_ms(), day.until_ms()), (name, from, from + DAY_MS));
            assert_eq!(Day::parse(name, offset), Some(day));
            assert_eq!(Day::of_number(day.number(), offset), day);
        }
    }

    #[test]
    fn days_follow_each_other_without_a_gap() {
        let day = Day::parse("2024-02-28", 330).unwrap();
        assert_eq!(day.after().name(), "2024-02-29");
        assert_eq!(day.after().after().name(), "2024-03-01");
        assert_eq!((day.after().from_ms(), day.after().before()), (day.until_ms(), day));
    }

    #[test]
    fn what_is_no_day_is_none() {
        for text in ["", "2024-02-30", "2024-2-3", "yesterday", "2024-02-28T00:00:00Z"] {
            assert_eq!(Day::parse(text, 0), None, "{text}");
        }
    }
}
