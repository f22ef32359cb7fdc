//! Periodic jobs: one for each period of a schedule, enqueued by whichever server is first.
//!
//! Periods have equal length and are aligned to the epoch, so that all servers agree on them. The id of a period's job contains the
//! period's start, so it can be inserted only once. Periods in which no server ran are skipped: a job that must miss
//! nothing continues from where the previous one ended. While the job of an earlier period is not finished, no other is enqueued.

use crate::store::StoreError;

use super::kind::{Scheduled, payload};

/// The schedule of a periodic kind.
#[derive(Debug, Clone, Copy)]
pub struct Schedule {
    /// The job kind.
    pub kind: &'static str,
    /// The length of a period in milliseconds.
    pub every_ms: i64,
    payload: fn(i64) -> Result<String, StoreError>,
}

impl Schedule {
    /// The schedule of a [`Scheduled`] kind.
    pub const fn of<J: Scheduled>() -> Self {
        assert!(J::EVERY_MS > 0, "a schedule needs periods that last");
        Self { kind: J::KIND, every_ms: J::EVERY_MS, payload: period_payload::<J> }
    }

    /// The start of the period that `now_ms` is in, in milliseconds since the epoch, UTC.
    pub const fn period_start(&self, now_ms: i64) -> i64 {
        now_ms.div_euclid(self.every_ms) * self.every_ms
    }

    /// The start of the period after the one that `now_ms` is in.
    pub const fn next_period_start(&self, now_ms: i64) -> i64 {
        self.period_start(now_ms) + self.every_ms
    }

    /// The id of a period's job.
    pub(super) fn job_id(&self, period_start_ms: i64) -> String {
        format!("{}@{period_start_ms}", self.kind)
    }

    /// A period's job as the JSON that is stored.
    pub(super) fn payload(&self, period_start_ms: i64) -> Result<String, StoreError> {
        (self.payload)(period_start_ms)
    }
}

fn period_payload<J: Scheduled>(period_start_ms: i64) -> Result<String, StoreError> {
    payload(&J::for_period(period_start_ms))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn every(every_ms: i64) -> Schedule {
        Schedule { kind: "count", every_ms, payload: |_| Ok(String::new()) }
    }

    #[test]
    fn periods_begin_at_whole_multiples_since_1970() {
        let minute = every(60_000);
        for (now_ms, start_ms) in [(0, 0), (59_999, 0), (60_000, 60_000), (60_001, 60_000), (-1, -60_000)] {
            assert_eq!(
                (minute.period_start(now_ms), minute.next_period_start(now_ms)),
                (start_ms, start_ms + 60_000),
                "{now_ms}"
            );
        }
        assert_eq!(minute.job_id(60_000), "count@60000");
    }

    proptest! {
        #[test]
        fn every_moment_lies_in_one_period(now_ms in -1_000_000_000_000_i64..4_000_000_000_000, every_ms in 1_i64..100_000_000) {
            let schedule = every(every_ms);
            let start_ms = schedule.period_start(now_ms);
            prop_assert!(start_ms <= now_ms && now_ms < schedule.next_period_start(now_ms));
            prop_assert_eq!(schedule.period_start(schedule.next_period_start(now_ms) - 1), start_ms);
            prop_assert_eq!(schedule.period_start(start_ms), start_ms);
        }
    }
}
