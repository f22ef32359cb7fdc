//! The signal that a unit of work has enqueued background jobs, sent after the commit and not after a rollback.
//!
//! It carries no data: workers poll the database when they get it. On SQLite units are committed in groups, and a unit that
//! was rolled back may still set the signal of its group; a needless poll does no harm.

use tokio::sync::watch;

use super::{Connection, Store};

/// The sender of the signal. Clones share it.
#[derive(Clone, Debug, Default)]
pub(super) struct Signal(watch::Sender<u64>);

impl Signal {
    pub(super) fn send(&self) {
        self.0.send_modify(|count| *count = count.wrapping_add(1));
    }

    pub(super) fn subscribe(&self) -> watch::Receiver<u64> {
        self.0.subscribe()
    }
}

impl Connection {
    /// Sets the signal of this transaction: once it is committed, [`Store::work_signal`] wakes the job workers.
    pub fn signal_work(&mut self) {
        self.2 = true;
    }

    /// Takes the signal: returns whether it was set, and clears it.
    pub(super) fn take_signal(&mut self) -> bool {
        std::mem::take(&mut self.2)
    }
}

impl Store {
    /// A receiver that changes whenever a transaction of this handle or a clone that has enqueued jobs is committed.
    pub fn work_signal(&self) -> watch::Receiver<u64> {
        self.listeners().work.subscribe()
    }
}
