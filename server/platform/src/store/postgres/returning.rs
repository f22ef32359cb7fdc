//! Estimates how many clients are about to send their next unit of work.
//!
//! A busy player sends the next bet when the last one is answered. So after a batch, the clients that it has answered return within a
//! fraction of a millisecond, one after another. A batch that started with the first of them would leave the others to the next batch, and
//! the server would run two where one is enough. So a batch waits briefly. If the clients do not return, as with many players who
//! each bet seldom, waiting is useless: after a useless wait the next batches do not wait.

use std::time::{Duration, Instant};

/// The maximum time that a batch waits.
pub(super) const MAX_WAIT: Duration = Duration::from_micros(400);
/// Clients that were answered longer ago are not expected back.
const RECENT: Duration = Duration::from_millis(1);
/// The number of batches that do not wait after a useless wait.
const WITHOUT_WAIT: usize = 16;

/// The clients that the last batch has answered.
#[derive(Debug, Default)]
pub(super) struct ReturningClients {
    last: Option<(usize, Instant)>,
    /// The number of batches left that do not wait.
    without_wait: usize,
}

impl ReturningClients {
    /// Records that a batch has answered this many clients.
    pub(super) fn note(&mut self, clients: usize, now: Instant) {
        self.last = Some((clients, now));
        self.without_wait = self.without_wait.saturating_sub(1);
    }

    /// Records that a batch starts: its clients are not expected back before it ends.
    pub(super) fn forget(&mut self) {
        self.last = None;
    }

    /// Records a useless wait.
    pub(super) fn note_in_vain(&mut self) {
        self.without_wait = WITHOUT_WAIT + 1;
    }

    /// The number of clients expected back.
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
