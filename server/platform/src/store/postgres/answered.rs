//! Who may be about to come back.
//!
//! Whoever plays sends the next bet when the last one is answered. So when a group has ended, those whom it has answered come back within
//! a fraction of a millisecond, one after another: a group that began with the first of them would leave all others to the one behind it, and
//! the server would carry out two where one is enough. So a group waits for a moment. Where nobody comes back, as when many play and each
//! of them seldom, it would wait in vain each time: after it did once, the next ones begin at once.

use std::time::{Duration, Instant};

/// How long a group waits at most.
pub(super) const MOMENT: Duration = Duration::from_micros(400);
/// Whoever was answered longer ago is not about to come back.
const RECENT: Duration = Duration::from_millis(1);
/// So many groups do not wait after one has waited in vain.
const AT_ONCE: usize = 16;

/// Those whom the last group has answered.
#[derive(Debug, Default)]
pub(super) struct Answered {
    last: Option<(usize, Instant)>,
    /// So many groups do not wait.
    at_once: usize,
}

impl Answered {
    /// A group that has answered so many has ended.
    pub(super) fn note(&mut self, jobs: usize, now: Instant) {
        self.last = Some((jobs, now));
        self.at_once = self.at_once.saturating_sub(1);
    }

    /// A group has waited, and not all came back.
    pub(super) fn note_in_vain(&mut self) {
        self.at_once = AT_ONCE;
    }

    /// How many are about to come back.
    pub(super) fn expected(&self, now: Instant) -> usize {
        let recent = self.last.filter(|(_, at)| self.at_once == 0 && now.duration_since(*at) < RECENT);
        recent.map_or(0, |(jobs, _)| jobs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_were_answered_a_moment_ago_are_expected() {
        let (mut answered, now) = (Answered::default(), Instant::now());
        assert_eq!(answered.expected(now), 0);
        answered.note(7, now);
        assert_eq!(answered.expected(now + MOMENT), 7);
        assert_eq!(answered.expected(now + RECENT), 0);
    }

    #[test]
    fn after_a_group_that_waited_in_vain_some_do_not_wait() {
        let (mut answered, now) = (Answered::default(), Instant::now());
        answered.note_in_vain();
        for _ in 1..AT_ONCE {
            answered.note(7, now);
            assert_eq!(answered.expected(now), 0);
        }
        answered.note(7, now);
        assert_eq!(answered.expected(now), 7);
    }
}
