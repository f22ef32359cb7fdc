//! How often a job is tried, how long it rests between, and how many run at once.

const SECOND_MS: i64 = 1_000;
const MINUTE_MS: i64 = 60 * SECOND_MS;

/// How jobs of a kind are run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Policy {
    /// How many of them a server runs at once.
    pub at_once: usize,
    /// How long a job rests after its first, second, ... failure, in milliseconds. After the last it is a dead letter.
    pub pauses_ms: &'static [i64],
    /// By up to how many percent a pause is made longer, at random: jobs that failed together are then not tried together.
    pub jitter_percent: u32,
    /// How long a try may take, in milliseconds. One that takes longer is ended, and counts as failed.
    pub limit_ms: i64,
}

impl Policy {
    /// One at a time; six tries within about an hour.
    pub const DEFAULT: Self = Self {
        at_once: 1,
        pauses_ms: &[5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 45 * MINUTE_MS],
        jitter_percent: 20,
        limit_ms: 10 * MINUTE_MS,
    };

    /// How many times a job is tried.
    pub fn tries(&self) -> i64 {
        i64::try_from(self.pauses_ms.len()).unwrap_or(i64::MAX - 1) + 1
    }

    /// How long a job rests after its failure number `tries`, in milliseconds; nothing after the last. `chance` is random, and
    /// says how much of the jitter there is.
    pub fn pause_ms(&self, tries: i64, chance: u16) -> Option<i64> {
        let step = usize::try_from(tries - 1).ok()?;
        let pause = *self.pauses_ms.get(step)?;
        let longest = pause.saturating_mul(i64::from(self.jitter_percent)) / 100;
        Some(pause + longest.saturating_mul(i64::from(chance)) / i64::from(u16::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn each_failure_rests_for_its_pause_and_the_last_for_none() {
        let policy = Policy { pauses_ms: &[5, 20, 60], jitter_percent: 0, ..Policy::DEFAULT };
        let pauses: Vec<Option<i64>> = (0..6).map(|tries| policy.pause_ms(tries, u16::MAX)).collect();
        assert_eq!(pauses, [None, Some(5), Some(20), Some(60), None, None]);
        assert_eq!(policy.tries(), 4);
        assert_eq!(Policy { pauses_ms: &[], ..policy }.tries(), 1);
    }

    proptest! {
        #[test]
        fn jitter_makes_a_pause_longer_by_at_most_its_share(tries in 1_i64..=5, percent in 0_u32..=100, chance: u16) {
            let policy = Policy { jitter_percent: percent, ..Policy::DEFAULT };
            let plain = Policy { jitter_percent: 0, ..policy }.pause_ms(tries, chance).unwrap();
            let pause = policy.pause_ms(tries, chance).unwrap();
            prop_assert!(plain <= pause && pause <= plain + plain * i64::from(percent) / 100);
            prop_assert_eq!(policy.pause_ms(tries, 0), Some(plain));
        }
    }

    #[test]
    fn the_default_rests_longer_each_time() {
        assert!(Policy::DEFAULT.pauses_ms.is_sorted());
    }
}
