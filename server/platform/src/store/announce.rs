//! What units of work have changed that somebody may be waiting for, handed on once it is committed.
//!
//! A unit of work notes a change by [`Connection::announce`]; the note waits beside the transaction and goes the way of it: to whoever
//! asked by [`Store::subscribe`] after the commit, nowhere after a rollback. A bet pays for it with one short text.

use std::sync::{Arc, PoisonError, RwLock, Weak};

use super::signal::Signal;
use super::{Connection, Store};
use crate::topic::{Announcement, Audience, Topic};

/// Hears what was committed.
pub trait AfterCommit: Send + Sync {
    /// Changes that are durable, in the order in which they were announced. It is called where transactions are committed,
    /// so it must be quick, and must wait for nothing.
    fn committed(&self, announcements: &[Announcement]);
}

/// Who hears of commits. They go when their owner drops them.
#[derive(Clone, Default)]
pub(super) struct Listeners {
    all: Arc<RwLock<Vec<Weak<dyn AfterCommit>>>>,
    /// For whoever works on background jobs.
    pub(super) work: Signal,
}

impl std::fmt::Debug for Listeners {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Listeners")
    }
}

impl Listeners {
    /// A transaction was committed that has announced these changes, and has put work into the database or not.
    pub(super) fn committed(&self, announcements: &[Announcement], signals_work: bool) {
        if signals_work {
            self.work.give();
        }
        if announcements.is_empty() {
            return;
        }
        let listeners = self.all.read().unwrap_or_else(PoisonError::into_inner);
        listeners.iter().filter_map(Weak::upgrade).for_each(|listener| listener.committed(announcements));
    }

    fn add(&self, listener: Weak<dyn AfterCommit>) {
        let mut listeners = self.all.write().unwrap_or_else(PoisonError::into_inner);
        listeners.retain(|known| known.strong_count() > 0);
        listeners.push(listener);
    }
}

impl Store {
    /// From here on `listener` hears what units of work of this handle and its clones announce, for as long as it lives.
    pub fn subscribe(&self, listener: Weak<dyn AfterCommit>) {
        self.listeners().add(listener);
    }
}

impl Connection {
    /// Notes that a topic of a member has changed; whoever listens hears of it once the transaction is committed.
    pub fn announce(&mut self, topic: Topic, member_id: &str) {
        let is_noted = self.1.last().is_some_and(|last| {
            last.topic == topic && matches!(&last.audience, Audience::Member(id) if id == member_id)
        });
        if !is_noted {
            self.1.push(Announcement { topic, audience: Audience::Member(member_id.to_owned()) });
        }
    }

    /// The same for a topic that everybody shares.
    pub fn announce_to_everybody(&mut self, topic: Topic) {
        self.1.push(Announcement { topic, audience: Audience::Everybody });
    }

    /// How many changes were announced so far: where to go back to if what follows is rolled back.
    pub(super) fn announced(&self) -> usize {
        self.1.len()
    }

    /// Forgets what was announced beyond the first `kept`.
    pub(super) fn forget_announcements(&mut self, kept: usize) {
        self.1.truncate(kept);
    }

    /// What was announced.
    pub(super) fn announcements(&self) -> &[Announcement] {
        &self.1
    }
}
