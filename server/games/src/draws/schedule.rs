//! A lottery's draw times, and the computation of its next draw.

use time::{Duration, OffsetDateTime, UtcOffset};

use platform::store::from_row;

const DAY_S: i64 = 24 * 60 * 60;
/// Longest gap between two days with draws, in days: a week.
const MAX_GAP_DAYS: i64 = 7;

/// Draw times of a lottery; the table `draw_schedules` documents the columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Schedule {
    pub(crate) game_code: String,
    first_second: i64,
    last_second: i64,
    every_seconds: i64,
    weekdays: i64,
    offset_minutes: i64,
    closes_before: i64,
}

from_row!(Schedule { game_code, first_second, last_second, every_seconds, weekdays, offset_minutes, closes_before });

/// A draw; times in milliseconds since the epoch UTC.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Draw {
    /// Number of the draw: the lottery's local date and the index in that day, such as `20261121-003`.
    pub(super) numero: String,
    pub(super) opens_at: i64,
    pub(super) closes_at: i64,
}

impl Schedule {
    /// The first draw later than `now_ms`; none where the draw times name no day or no interval.
    pub(super) fn next(&self, now_ms: i64) -> Option<Draw> {
        if self.every_seconds < 1 || self.first_second < 0 || self.last_second < self.first_second {
            return None;
        }
        let offset_s = self.offset_minutes * 60;
        let local_s = now_ms.div_euclid(1000) + offset_s;
        let today = local_s.div_euclid(DAY_S);
        (0..=MAX_GAP_DAYS).find_map(|ahead| self.on_day(today + ahead, local_s)).and_then(|(day, index)| {
            let at_s = day * DAY_S + self.first_second + index * self.every_seconds - offset_s;
            let opens_at = at_s * 1000;
            let numero = format!("{}-{:03}", self.date(at_s)?, index + 1);
            Some(Draw { numero, opens_at, closes_at: opens_at - self.closes_before * 1000 })
        })
    }

    /// The first draw on `day` (days since 1970, local) that is later than `local_s`: the day and the draw's index in
    /// it.
    fn on_day(&self, day: i64, local_s: i64) -> Option<(i64, i64)> {
        // 1970-01-01 was a Thursday, the fourth day of the week.
        if self.weekdays & (1 << (day + 3).rem_euclid(7)) == 0 {
            return None;
        }
        let since_first = local_s - (day * DAY_S + self.first_second);
        let index = if since_first < 0 { 0 } else { since_first / self.every_seconds + 1 };
        (self.first_second + index * self.every_seconds <= self.last_second).then_some((day, index))
    }

    fn date(&self, at_s: i64) -> Option<String> {
        let offset = UtcOffset::from_whole_seconds(i32::try_from(self.offset_minutes * 60).ok()?).ok()?;
        let at = OffsetDateTime::UNIX_EPOCH.checked_add(Duration::seconds(at_s))?.to_offset(offset);
        Some(format!("{:04}{:02}{:02}", at.year(), u8::from(at.month()), at.day()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use platform::clock::{parse_rfc3339, rfc3339};

    fn schedule(times: (i64, i64, i64), weekdays: i64) -> Schedule {
        Schedule {
            game_code: "g".into(),
            first_second: times.0,
            last_second: times.1,
            every_seconds: times.2,
            weekdays,
            offset_minutes: 420,
            closes_before: 900,
        }
    }

    fn next(schedule: &Schedule, now: &str) -> (String, String, String) {
        let draw = schedule.next(parse_rfc3339(now).unwrap()).unwrap();
        (draw.numero, rfc3339(draw.opens_at), rfc3339(draw.closes_at))
    }

    fn expected(numero: &str, opens: &str, closes: &str) -> (String, String, String) {
        (numero.into(), opens.into(), closes.into())
    }

    #[test]
    fn a_daily_draw_is_today_before_its_time_and_tomorrow_after_it() {
        let evening = schedule((18 * 3600 + 900, 18 * 3600 + 900, DAY_S), 127);
        let today = expected("20261121-001", "2026-11-21T11:15:00Z", "2026-11-21T11:00:00Z");
        assert_eq!(next(&evening, "2026-11-21T08:00:00Z"), today);
        assert_eq!(next(&evening, "2026-11-21T11:14:59Z"), today);
        let tomorrow = expected("20261122-001", "2026-11-22T11:15:00Z", "2026-11-22T11:00:00Z");
        assert_eq!(next(&evening, "2026-11-21T11:15:00Z"), tomorrow);
    }

    #[test]
    fn the_day_is_that_of_the_lottery_and_not_of_the_server() {
        let early = schedule((3600, 3600, DAY_S), 127);
        assert_eq!(
            next(&early, "2026-11-21T17:30:00Z"),
            expected("20261122-001", "2026-11-21T18:00:00Z", "2026-11-21T17:45:00Z")
        );
    }

    #[test]
    fn draws_of_a_day_are_counted_from_its_first() {
        let quick = Schedule { closes_before: 5, ..schedule((0, DAY_S - 1, 60), 127) };
        // 15:00:30 in its zone: the draw of 15:01 is the 902nd.
        assert_eq!(
            next(&quick, "2026-11-21T08:00:30Z"),
            expected("20261121-902", "2026-11-21T08:01:00Z", "2026-11-21T08:00:55Z")
        );
    }

    #[test]
    fn days_without_draws_are_passed_over() {
        // Mondays only; 2026-11-21 is a Saturday.
        let mondays = schedule((64_800, 64_800, DAY_S), 1);
        assert_eq!(next(&mondays, "2026-11-21T08:00:00Z").0, "20261123-001");
        assert_eq!(next(&mondays, "2026-11-23T11:00:00Z").0, "20261130-001");
    }

    #[test]
    fn times_that_name_no_draw_have_none() {
        let now = parse_rfc3339("2026-11-21T08:00:00Z").unwrap();
        assert_eq!(schedule((0, DAY_S - 1, 60), 0).next(now), None);
        assert_eq!(schedule((0, DAY_S - 1, 0), 127).next(now), None);
        assert_eq!(schedule((10, 5, 60), 127).next(now), None);
    }
}
