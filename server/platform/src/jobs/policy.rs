//! How often a job is tried, with what delays, and how many run at once.

use crate::clock::{MINUTE_MS, SECOND_MS};

/// Retries, concurrency and time limit of a kind of jobs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Policy {
    /// How many jobs of the kind one worker runs concurrently.
    pub max_concurrent: usize,
    /// The delays before the first, second, ... retry, in milliseconds. A job that fails after the last retry becomes a dead letter.
    pub retry_delays_ms: &'static [i64],
    /// The maximum random addition to a delay, in percent of it: jobs that failed together are then not retried together.
    pub jitter_percent: u32,
    /// The time limit of one try, in milliseconds. A try that exceeds it is cancelled and counts as failed.
    pub timeout_ms: i64,
}

impl Policy {
    /// One at a time; six tries within about an hour.
    pub const DEFAULT: Self = Self {
        max_concurrent: 1,
        retry_delays_ms: &[5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 45 * MINUTE_MS],
        jitter_percent: 20,
        timeout_ms: 10 * MINUTE_MS,
    };

    /// The maximum number of tries.
    pub fn tries(&self) -> i64 {
        i64::try_from(self.retry_delays_ms.len()).unwrap_or(i64::MAX - 1) + 1
    }

    /// The delay after failure number `tries` (from 1), in milliseconds; `None` after the last try. `chance` is random: 0 adds no
    /// jitter, `u16::MAX` the full jitter.
    pub fn retry_delay_ms(&self, tries: i64, chance: u16) -> Option<i64> {
        let index = usize::try_from(tries - 1).ok()?;
        let delay = *self.retry_delays_ms.get(index)?;
        let max_jitter = delay.saturating_mul(i64::from(self.jitter_percent)) / 100;
        Some(delay + max_jitter.saturating_mul(i64::from(chance)) / i64::from(u16::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn each_failure_rests_for_its_pause_and_the_last_for_none() {
        let policy = Policy { retry_delays_ms: &[5, 20, 60], jitter_percent: 0, ..Policy::DEFAULT };
        let pauses: Vec<Option<i64>> = (0..6).map(|tries| policy.retry_delay_ms(tries, u16::MAX)).collect();
        assert_eq!(pauses, [None, Some(5), Some(20), Some(60), None, None]);
        assert_eq!(policy.tries(), 4);
        assert_eq!(Policy { retry_delays_ms: &[], ..policy }.tries(), 1);
    }

    proptest! {
        #[test]
        fn jitter_makes_a_pause_longer_by_at_most_its_share(tries in 1_i64..=5, percent in 0_u32..=100, chance: u16) {
            let policy = Policy { jitter_percent: percent, ..Policy::DEFAULT };
            let plain = Policy { jitter_percent: 0, ..policy }.retry_delay_ms(tries, chance).unwrap();
            let pause = policy.retry_delay_ms(tries, chance).unwrap();
            prop_assert!(plain <= pause && pause <= plain + plain * i64::from(percent) / 100);
            prop_assert_eq!(policy.retry_delay_ms(tries, 0), Some(plain));
        }
    }

    #[test]
    fn the_default_rests_longer_each_time() {
        assert!(Policy::DEFAULT.retry_delays_ms.is_sorted());
    }
}
