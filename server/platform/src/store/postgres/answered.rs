//! Who may be about to come back.
//!
//! Whoever plays sends the next bet when the last one is answered. So when a group has ended, those whom it has answered come back within
//! a fraction of a millisecond, one after another: a group that began with the first of them would leave all others to the one behind it, and
//! the server would carry out two where one is enough. So a group waits for a moment. Where they do not come back, as when many play and each
//! of them seldom, it would wait in vain each time: after it did once, the next ones do not wait.

use std::time::{Duration, Instant};

/// How long a group waits at most.
pub(super) const MOMENT: Duration = Duration::from_micros(400);
/// Whoever was answered longer ago is not about to come back.
const RECENT: Duration = Duration::from_millis(1);
/// So many groups after one that has waited in vain do not wait.
const WITHOUT_WAIT: usize = 16;

/// Those whom the last group has answered.
#[derive(Debug, Default)]
pub(super) struct Answered {
    last: Option<(usize, Instant)>,
    /// So many groups that are still to end do not wait, or have waited in vain.
    without_wait: usize,
}

impl Answered {
    /// A group that has answered so many has ended.
    pub(super) fn note(&mut self, jobs: usize, now: Instant) {
        self.last = Some((jobs, now));
        self.without_wait = self.without_wait.saturating_sub(1);
    }

    /// A group begins: whoever comes back belongs to it, or to one of the next.
    pub(super) fn forget(&mut self) {
        self.last = None;
    }

    /// A group has waited, and not all came back.
    pub(super) fn note_in_vain(&mut self) {
        self.without_wait = WITHOUT_WAIT + 1;
    }

    /// How many are about to come back.
    pub(super) fn expected(&self, now: Instant) -> usize {
        let recent = self.last.filter(|(_, at)| self.without_wait == 0 && now.duration_since(*at) < RECENT);
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
        answered.note(3, now);
        for _ in 0..WITHOUT_WAIT {
            assert_eq!(answered.expected(now), 0);
            answered.note(7, now);
        }
        assert_eq!(answered.expected(now), 7);
    }

    #[test]
    fn a_group_that_begins_beside_another_waits_for_nobody_of_it() {
        let (mut answered, now) = (Answered::default(), Instant::now());
        answered.note(7, now);
        answered.forget();
        assert_eq!(answered.expected(now), 0);
    }
}
