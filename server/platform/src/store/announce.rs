//! Announcements of changes, delivered to listeners after the commit.
//!
//! A unit of work announces a change by [`Connection::announce`]; the announcement is kept with the transaction: after the commit it is
//! passed to those who called [`Store::subscribe`], after a rollback it is dropped. For a bet it costs one short text.

use std::sync::{Arc, PoisonError, RwLock, Weak};

use super::signal::Signal;
use super::{Connection, Store};
use crate::topic::{Announcement, Audience, Topic};

/// A listener that is called after commits.
pub trait AfterCommit: Send + Sync {
    /// Called with the announcements of a durable transaction, in the order in which they were made. It runs on the committing
    /// thread or task, so it must be quick and must not block.
    fn committed(&self, announcements: &[Announcement]);
}

/// The listeners for commits. A listener is removed when its owner drops it.
#[derive(Clone, Default)]
pub(super) struct Listeners {
    all: Arc<RwLock<Vec<Weak<dyn AfterCommit>>>>,
    /// Wakes the workers of background jobs.
    pub(super) work: Signal,
}

impl std::fmt::Debug for Listeners {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Listeners")
    }
}

impl Listeners {
    /// To be called after a commit, with the transaction's announcements and whether it has enqueued jobs.
    pub(super) fn committed(&self, announcements: &[Announcement], signals_work: bool) {
        if signals_work {
            self.work.send();
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
    /// Registers a listener for the announcements of this handle and its clones, until the listener is dropped.
    pub fn subscribe(&self, listener: Weak<dyn AfterCommit>) {
        self.listeners().add(listener);
    }
}

impl Connection {
    /// Announces that a topic of a member has changed; listeners are called once the transaction is committed.
    pub fn announce(&mut self, topic: Topic, member_id: &str) {
        let is_noted = self.1.last().is_some_and(|last| {
            last.topic == topic && matches!(&last.audience, Audience::Member(id) if id == member_id)
        });
        if !is_noted {
            self.1.push(Announcement { topic, audience: Audience::Member(member_id.to_owned()) });
        }
    }

    /// Announces a change of a topic that everybody shares.
    pub fn announce_to_everybody(&mut self, topic: Topic) {
        self.1.push(Announcement { topic, audience: Audience::Everybody });
    }

    /// The number of announcements so far, to return to if what follows is rolled back.
    pub(super) fn announced(&self) -> usize {
        self.1.len()
    }

    /// Drops all announcements after the first `kept`.
    pub(super) fn forget_announcements(&mut self, kept: usize) {
        self.1.truncate(kept);
    }

    /// Takes the announcements of this transaction, so that none is left.
    pub(super) fn take_announcements(&mut self) -> Vec<Announcement> {
        std::mem::take(&mut self.1)
    }
}
