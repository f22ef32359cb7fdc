//! Jobs that come again and again: once for each slot of time, whichever server is first.
//!
//! Time is cut into slots of equal length, counted from 1970, so that all servers agree on them. The job of a slot carries the slot's
//! beginning in its id, which can be in the table only once. Slots in which no server ran are passed over: a job that must miss
//! nothing begins where the one before it has ended. While the job of an earlier slot is not finished, the next one waits.

use crate::store::StoreError;

use super::kind::{Scheduled, payload};

/// When jobs of a kind come by themselves.
#[derive(Debug, Clone, Copy)]
pub struct Schedule {
    /// The kind.
    pub kind: &'static str,
    /// The length of a slot in milliseconds.
    pub every_ms: i64,
    payload: fn(i64) -> Result<String, StoreError>,
}

impl Schedule {
    /// The schedule of a kind.
    pub const fn of<J: Scheduled>() -> Self {
        assert!(J::EVERY_MS > 0, "a schedule needs slots that last");
        Self { kind: J::KIND, every_ms: J::EVERY_MS, payload: of_slot::<J> }
    }

    /// The beginning of the slot that `now_ms` lies in, in milliseconds since 1970.
    pub const fn slot(&self, now_ms: i64) -> i64 {
        now_ms.div_euclid(self.every_ms) * self.every_ms
    }

    /// The beginning of the next slot.
    pub const fn next(&self, now_ms: i64) -> i64 {
        self.slot(now_ms) + self.every_ms
    }

    /// The id of a slot's job.
    pub(super) fn job_id(&self, slot_ms: i64) -> String {
        format!("{}@{slot_ms}", self.kind)
    }

    /// A slot's job, as it is stored.
    pub(super) fn payload(&self, slot_ms: i64) -> Result<String, StoreError> {
        (self.payload)(slot_ms)
    }
}

fn of_slot<J: Scheduled>(slot_ms: i64) -> Result<String, StoreError> {
    payload(&J::of_slot(slot_ms))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn every(every_ms: i64) -> Schedule {
        Schedule { kind: "count", every_ms, payload: |_| Ok(String::new()) }
    }

    #[test]
    fn slots_begin_at_whole_multiples_since_1970() {
        let minute = every(60_000);
        for (now_ms, slot) in [(0, 0), (59_999, 0), (60_000, 60_000), (60_001, 60_000), (-1, -60_000)] {
            assert_eq!((minute.slot(now_ms), minute.next(now_ms)), (slot, slot + 60_000), "{now_ms}");
        }
        assert_eq!(minute.job_id(60_000), "count@60000");
    }

    proptest! {
        #[test]
        fn every_moment_lies_in_one_slot(now_ms in -1_000_000_000_000_i64..4_000_000_000_000, every_ms in 1_i64..100_000_000) {
            let schedule = every(every_ms);
            let slot = schedule.slot(now_ms);
            prop_assert!(slot <= now_ms && now_ms < schedule.next(now_ms));
            prop_assert_eq!(schedule.slot(schedule.next(now_ms) - 1), slot);
            prop_assert_eq!(schedule.slot(slot), slot);
        }
    }
}
