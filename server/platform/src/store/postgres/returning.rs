//! Clients that may be about to come back.
//!
//! Whoever plays sends the next bet when the last one is answered. So when a batch has ended, the clients that it has answered come back
//! within a fraction of a millisecond, one after another: a batch that began with the first of them would leave all others to the one behind
//! it, and the server would carry out two where one is enough. So a batch waits for a moment. Where they do not come back, as when many play
//! and each of them seldom, it would wait in vain each time: after it did once, the next ones do not wait.

use std::time::{Duration, Instant};

/// How long a batch waits at most.
pub(super) const MAX_WAIT: Duration = Duration::from_micros(400);
/// Whoever was answered longer ago is not about to come back.
const RECENT: Duration = Duration::from_millis(1);
/// So many batches after one that has waited in vain do not wait.
const WITHOUT_WAIT: usize = 16;

/// The clients that the last batch has answered.
#[derive(Debug, Default)]
pub(super) struct ReturningClients {
    last: Option<(usize, Instant)>,
    /// So many batches that are still to end do not wait, or have waited in vain.
    without_wait: usize,
}

impl ReturningClients {
    /// A batch that has answered so many has ended.
    pub(super) fn note(&mut self, clients: usize, now: Instant) {
        self.last = Some((clients, now));
        self.without_wait = self.without_wait.saturating_sub(1);
    }

    /// A batch begins: whoever comes back belongs to it, or to one of the next.
    pub(super) fn forget(&mut self) {
        self.last = None;
    }

    /// A batch has waited, and not all came back.
    pub(super) fn note_in_vain(&mut self) {
        self.without_wait = WITHOUT_WAIT + 1;
    }

    /// How many are about to come back.
    pub(super) fn expected(&self, now: Instant) -> usize {
        let recent = self.last.filter(|(_, at)| self.without_wait == 0 && now.duration_since(*at) < RECENT);
        recent.map_or(0, |(clients, _)| clients)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_were_answered_a_moment_ago_are_expected() {
        let (mut returning, now) = (ReturningClients::default(), Instant::now());
        assert_eq!(returning.expected(now), 0);
        returning.note(7, now);
        assert_eq!(returning.expected(now + MAX_WAIT), 7);
        assert_eq!(returning.expected(now + RECENT), 0);
    }

    #[test]
    fn after_a_batch_that_waited_in_vain_some_do_not_wait() {
        let (mut returning, now) = (ReturningClients::default(), Instant::now());
        returning.note_in_vain();
        returning.note(3, now);
        for _ in 0..WITHOUT_WAIT {
            assert_eq!(returning.expected(now), 0);
            returning.note(7, now);
        }
        assert_eq!(returning.expected(now), 7);
    }

    #[test]
    fn a_batch_that_begins_beside_another_waits_for_nobody_of_it() {
        let (mut returning, now) = (ReturningClients::default(), Instant::now());
        returning.note(7, now);
        returning.forget();
        assert_eq!(returning.expected(now), 0);
    }
}
