//! A simulated crash of the process: from some point on nothing is written, and no caller gets a result.
//!
//! What a killed server leaves behind depends only on which of its writes were committed and on the calls that it made between them. So
//! it is enough to crash before or after each of its writes: [`End::arm`] numbers these points.

use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::watch;

/// No crash.
const NEVER: u64 = u64::MAX;

/// The crash of the process that writes to a store.
#[derive(Debug)]
pub struct End {
    /// The crash point: 2n is before write number n (from 0), 2n + 1 after its commit.
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
    /// Counts writes from now on, and crashes at this point: 0 is before the first write, 1 after its commit and before its caller gets the
    /// result, 2 before the second write, and so on.
    pub fn arm(&self, point: u64) {
        self.writes.store(0, Ordering::SeqCst);
        self.at.store(point, Ordering::SeqCst);
    }

    /// Cancels the crash.
    pub fn disarm(&self) {
        self.at.store(NEVER, Ordering::SeqCst);
    }

    /// Waits for the crash.
    pub async fn over(&self) {
        // The sender is alive as long as `self`, so the receiver cannot fail.
        let _ = self.over.subscribe().wait_for(|over| *over).await;
    }

    /// Runs a write of the process, with a possible crash before it or after its commit.
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
