//! The end of a process, as its database sees it: nothing is written from some point on, and nobody is told.
//!
//! What a server leaves behind when it is killed changes only with its commits and with the calls that it makes between them. So
//! to be killed at any moment is to be killed before or after one of its writes: [`End::arm`] numbers these points.

use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::watch;

/// No point: the process lives on.
const NEVER: u64 = u64::MAX;

/// Where the process that writes to a store ends.
#[derive(Debug)]
pub struct End {
    /// The point: twice the number of writes before it, and one more where the last of them is still committed.
    at: AtomicU64,
    writes: AtomicU64,
    over: watch::Sender<bool>,
}

impl Default for End {
    fn default() -> Self {
        Self { at: AtomicU64::new(NEVER), writes: AtomicU64::new(0), over: watch::Sender::new(false) }
    }
}

impl End {
    /// Counts writes from now on, and ends the process at this point: 0 is before the first write, 1 after its commit and before anybody hears of
    /// it, 2 before the second one, and so on.
    pub fn arm(&self, point: u64) {
        self.writes.store(0, Ordering::SeqCst);
        self.at.store(point, Ordering::SeqCst);
    }

    /// Lets the process live.
    pub fn disarm(&self) {
        self.at.store(NEVER, Ordering::SeqCst);
    }

    /// Waits for the end.
    pub async fn over(&self) {
        // The sender is here: it can not be gone.
        let _ = self.over.subscribe().wait_for(|over| *over).await;
    }

    /// A write of the process, which it may not live to begin, or not to see the end of.
    pub(in crate::store) async fn around<T>(self: &Arc<Self>, write: impl Future<Output = T>) -> T {
        if *self.over.borrow() {
            return pending().await;
        }
        let before = 2 * self.writes.fetch_add(1, Ordering::SeqCst);
        let at = self.at.load(Ordering::SeqCst);
        if at == before {
            return self.die().await;
        }
        let done = write.await;
        if at == before + 1 {
            return self.die().await;
        }
        done
    }

    async fn die<T>(&self) -> T {
        self.over.send_replace(true);
        pending().await
    }
}
