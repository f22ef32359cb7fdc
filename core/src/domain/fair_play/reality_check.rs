//! Reality checks, and the time of play that they and the limits count.
//!
//! Time of play is what lies between stakes: nobody knows what a member does who has a game open and stakes nothing. A pause of more than
//! five minutes is none of it, and begins a new stretch.

/// The longest time between two stakes that is play, in milliseconds.
pub const MAX_PAUSE_MS: i64 = 5 * 60 * 1000;

/// How a member's play stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayClock {
    /// When the stretch of play that goes on began, in milliseconds; 0 for never.
    pub started_at: i64,
    /// Up to when it is counted, in milliseconds: the last stake, less what was no whole second; 0 for never.
    pub last_stake_at: i64,
    /// When the last reality check was answered, in milliseconds; 0 for never.
    pub checked_at: i64,
    /// Seconds of play since then.
    pub since_check: i64,
}

/// A stake that is about to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tick {
    /// Seconds of play since the stake before.
    pub seconds: i64,
    /// How play stands once the stake is taken.
    pub then: PlayClock,
}

impl PlayClock {
    /// What a stake at a time adds.
    #[must_use]
    pub fn stake_at(self, now_ms: i64) -> Tick {
        let pause = now_ms.saturating_sub(self.last_stake_at);
        if self.last_stake_at == 0 || pause > MAX_PAUSE_MS {
            let then = PlayClock { started_at: now_ms, last_stake_at: now_ms, ..self };
            return Tick { seconds: 0, then };
        }
        let whole = |from: i64| now_ms.saturating_sub(from).max(0) / 1000;
        let seconds = whole(self.last_stake_at);
        let since_check = self.since_check.saturating_add(whole(self.last_stake_at.max(self.checked_at)));
        // What is no whole second yet is counted with the next stake.
        let last_stake_at = self.last_stake_at.saturating_add(seconds.saturating_mul(1000));
        Tick { seconds, then: PlayClock { last_stake_at, since_check, ..self } }
    }

    /// Whether a check is due at an interval in minutes, 0 for none.
    #[must_use]
    pub const fn is_check_due(self, interval: i64) -> bool {
        interval > 0 && self.since_check >= interval.saturating_mul(60)
    }

    /// The check was answered.
    #[must_use]
    pub const fn checked(self, now_ms: i64) -> PlayClock {
        PlayClock { checked_at: now_ms, since_check: 0, ..self }
    }
}

// The library of properties is not built for browsers.
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const MINUTE_MS: i64 = 60_000;

    /// Plays at these times, and gives how many seconds that were.
    fn play(times: impl IntoIterator<Item = i64>) -> (i64, PlayClock) {
        times.into_iter().fold((0, PlayClock::default()), |(all, clock), at| {
            let tick = clock.stake_at(at);
            (all + tick.seconds, tick.then)
        })
    }

    #[test]
    fn a_pause_of_more_than_five_minutes_is_no_play() {
        let (seconds, clock) = play([1, 2, 7, 13, 14].map(|minute| minute * MINUTE_MS));
        assert_eq!((seconds, clock.started_at), (7 * 60, 13 * MINUTE_MS));
    }

    #[test]
    fn quick_stakes_lose_no_time() {
        let (seconds, _) = play((0..=100).map(|stake| 1_000_000 + stake * 900));
        assert_eq!(seconds, 90);
    }

    #[test]
    fn a_check_is_due_when_its_time_was_played_and_not_after_its_answer() {
        let (_, clock) = play((1..=16).map(|minute| minute * MINUTE_MS));
        assert!(clock.is_check_due(15) && !clock.is_check_due(16) && !clock.is_check_due(0));
        let clock = clock.checked(18 * MINUTE_MS);
        assert!(!clock.is_check_due(15));
        assert_eq!(
            clock.stake_at(20 * MINUTE_MS).then.since_check,
            120,
            "what was played before the answer is answered"
        );
    }

    proptest! {
        #[test]
        fn time_is_never_more_than_the_clock_says(pauses in prop::collection::vec(-60_000_i64..600_000, 1..60)) {
            let mut now = 10_000_000;
            let times: Vec<i64> = pauses.into_iter().map(|pause| { now += pause; now }).collect();
            let span = times.iter().max().unwrap() - times.iter().min().unwrap();
            prop_assert!(play(times).0 <= span / 1000);
        }
    }
}
