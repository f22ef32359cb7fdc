//! A signal that a unit of work leaves behind which has written background jobs: given once it is committed, not when it was rolled back.
//!
//! It says "look", and nothing of what there is to see: who waits for it reads that from the database. On SQLite units are committed
//! in groups, and one that was rolled back may share the signal of its group; looking in vain does no harm.

use tokio::sync::watch;

use super::{Connection, Store};

/// Who gives the signal. Clones share it.
#[derive(Clone, Debug, Default)]
pub(super) struct Signal(watch::Sender<u64>);

impl Signal {
    pub(super) fn give(&self) {
        self.0.send_modify(|count| *count = count.wrapping_add(1));
    }

    pub(super) fn subscribe(&self) -> watch::Receiver<u64> {
        self.0.subscribe()
    }
}

impl Connection {
    /// Once this transaction is committed, whoever waits on [`Store::work_signal`] looks at the background jobs in the database.
    pub fn signal_work(&mut self) {
        self.2 = true;
    }

    /// Whether the signal was asked for; it is not any more.
    pub(super) fn takes_signal(&mut self) -> bool {
        std::mem::take(&mut self.2)
    }
}

impl Store {
    /// Changes whenever a transaction is committed that has put background jobs into the database by this handle or a clone.
    pub fn work_signal(&self) -> watch::Receiver<u64> {
        self.listeners().work.subscribe()
    }
}
