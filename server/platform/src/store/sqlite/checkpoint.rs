//! Checkpointing the write-ahead log (WAL) in the background.
//!
//! SQLite appends changes to the WAL, from which they must be copied into the database file (a checkpoint). By default the connection
//! that commits does it when the WAL has grown long: every so often a group of bets would wait for megabytes. Here a thread with a
//! connection of its own does it, paced so that the disk has room for commits in between ([`files`](super::files)), while writing goes
//! on.
//!
//! The WAL restarts only when all of it is in the file, which never happens while writing goes on, unless the writer does the last part.
//! That is left until the WAL is long. Then the thread checkpoints twice, and the writer copies what was written meanwhile: usually few
//! pages. A writer that is faster than the checkpoints is made to wait for one now and then, so that the WAL stays bounded. Readers are
//! never waited for: while one holds a snapshot for long, as the close of a day does, the WAL grows, and its file shrinks again after that.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::hooks::Wal;

use crate::store::StoreError;

/// The number of uncopied pages (4 KiB) that triggers a checkpoint: enough that a page which many bets write is copied once, and few enough
/// that a commit does not wait for long behind them.
static CHECKPOINT_PAGES: AtomicI32 = AtomicI32::new(4_096);
/// The WAL is restarted when it is this many times as long: short enough for a quick recovery after a crash.
const RESTART_FACTOR: i32 = 8;
/// The writer waits for a checkpoint when this many times as many pages are uncopied. Pages of a running checkpoint still count as
/// uncopied, so with a smaller factor bets would wait although checkpoints keep up.
const BACKPRESSURE_FACTOR: i32 = 4;
/// The maximum time that the writer waits for a checkpoint.
const BACKPRESSURE_TIMEOUT: Duration = Duration::from_secs(1);
/// How long the thread sleeps after a failed checkpoint, as on a full disk.
const PAUSE_AFTER_FAILURE: Duration = Duration::from_secs(1);

/// Sets the number of pages that triggers a checkpoint in this process, for tests that write little.
#[cfg(any(test, feature = "testing"))]
pub(in crate::store) fn copy_at(pages: i32) {
    CHECKPOINT_PAGES.store(pages, Ordering::Relaxed);
}

/// The state of the WAL, shared by the writer and the checkpoint thread.
#[derive(Debug, Default)]
struct Log {
    /// The WAL's length in pages after the last commit.
    pages: AtomicI32,
    /// The number of its pages that are copied into the file.
    copied: AtomicI32,
    /// Whether the thread has copied nearly all of a WAL that is to be restarted, so that the writer may copy the rest.
    is_nearly_done: AtomicBool,
    copies: Mutex<Copies>,
    copy_made: Condvar,
}

/// The thread's checkpoints so far.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
struct Copies {
    /// The number of checkpoints, failed ones included.
    tried: u64,
    /// Whether the last one failed.
    has_failed: bool,
}

impl Log {
    fn copies(&self) -> MutexGuard<'_, Copies> {
        self.copies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn record_checkpoint(&self, copied: Option<i32>) {
        if let Some(pages) = copied {
            self.copied.store(pages, Ordering::Relaxed);
        }
        let mut copies = self.copies();
        *copies = Copies { tried: copies.tried + 1, has_failed: copied.is_none() };
        self.copy_made.notify_all();
    }

    /// Waits until the thread has made another checkpoint than `before`, for a limited time.
    fn wait_for_copy(&self, before: Copies) {
        let _ = self
            .copy_made
            .wait_timeout_while(self.copies(), BACKPRESSURE_TIMEOUT, |copies| copies.tried == before.tried);
    }

    /// The number of uncopied pages. If `copied` exceeds `pages`, the WAL was restarted, and none of it is copied.
    fn waiting(&self) -> i32 {
        let (pages, copied) = (self.pages.load(Ordering::Relaxed), self.copied.load(Ordering::Relaxed));
        if copied <= pages { pages - copied } else { pages }
    }
}

/// The writer's handle to the checkpoint thread.
#[derive(Debug)]
pub(super) struct Checkpoints {
    wake: SyncSender<()>,
    log: Arc<Log>,
    /// The number of checkpoints when the writer last waited for one.
    waited_for: Cell<u64>,
    thread: JoinHandle<()>,
}

impl Checkpoints {
    /// Starts the thread, which checkpoints on the connection `copier` what `writer` writes.
    pub(super) fn start(writer: &mut Connection, copier: Connection) -> Result<Self, StoreError> {
        // A capacity of one is enough: a checkpoint copies all pages.
        let (wake, woken) = sync_channel(1);
        let log = Arc::new(Log::default());
        let (seen, counted) = (Arc::clone(&log), Arc::clone(&log));
        let thread = thread::Builder::new().name("checkpoint".to_owned());
        let thread = thread
            .spawn(move || run(&copier, &woken, &seen))
            .map_err(|error| StoreError::NoThread(error.to_string()))?;
        writer.wal_hook(Some(move |_: &mut Wal, pages: i32| {
            if pages < counted.pages.swap(pages, Ordering::Relaxed) {
                counted.copied.store(0, Ordering::Relaxed);
            }
            Ok(())
        }))?;
        Ok(Self { wake, log, waited_for: Cell::new(u64::MAX), thread })
    }

    /// To be called between two groups: wakes the thread when there is enough to copy, and copies the last pages of a WAL that is to be
    /// restarted.
    pub(super) fn run_if_due(&self, writer: &Connection) {
        let (pages, copy_at) = (self.log.pages.load(Ordering::Relaxed), CHECKPOINT_PAGES.load(Ordering::Relaxed));
        let waiting = self.log.waiting();
        if self.log.is_nearly_done.swap(false, Ordering::Acquire) {
            if let Some(copied) = report(copy(writer)) {
                self.log.copied.store(copied, Ordering::Relaxed);
            }
        } else if waiting >= copy_at || pages >= copy_at.saturating_mul(RESTART_FACTOR) {
            self.request_checkpoint(waiting >= copy_at.saturating_mul(BACKPRESSURE_FACTOR));
        }
    }

    /// Wakes the thread; with `and_wait`, waits for its next checkpoint. The writer waits only once for a checkpoint that takes longer
    /// than the limit, and not after one that has failed. Where a reader's snapshot blocks the copying, the wait is short.
    fn request_checkpoint(&self, and_wait: bool) {
        let copies = *self.log.copies();
        // `Full` when the thread is awake already.
        let is_there = !matches!(self.wake.try_send(()), Err(TrySendError::Disconnected(())));
        if and_wait && is_there && !copies.has_failed && self.waited_for.replace(copies.tried) != copies.tried {
            self.log.wait_for_copy(copies);
        }
    }

    /// Stops the thread and closes its connection.
    pub(super) fn stop(self) {
        drop(self.wake);
        let _ = self.thread.join();
    }
}

fn run(copier: &Connection, woken: &Receiver<()>, log: &Log) {
    let copy_all = || {
        let copied = report(copy(copier));
        if copied.is_none() {
            thread::sleep(PAUSE_AFTER_FAILURE);
        }
        log.record_checkpoint(copied);
    };
    while woken.recv().is_ok() {
        copy_all();
        let copy_at = CHECKPOINT_PAGES.load(Ordering::Relaxed);
        if log.pages.load(Ordering::Relaxed) >= copy_at.saturating_mul(RESTART_FACTOR) {
            // Once more, for what was written meanwhile, so that less is left for the writer.
            copy_all();
            // A long-running reader may have blocked the copying; the writer must not be left with all of it.
            let is_little = log.waiting() < copy_at.saturating_mul(BACKPRESSURE_FACTOR);
            log.is_nearly_done.store(is_little, Ordering::Release);
        }
    }
}

/// Makes a passive checkpoint, which skips what readers' snapshots block; returns the number of copied pages of the WAL.
fn copy(connection: &Connection) -> Result<i32, StoreError> {
    Ok(connection.query_row("pragma wal_checkpoint(passive)", [], |row| row.get(2))?)
}

/// Logs a failed checkpoint as a warning only: the WAL is recovered at the next start.
fn report(copied: Result<i32, StoreError>) -> Option<i32> {
    copied
        .inspect_err(
            |error| tracing::warn!(%error, "the log could not be copied into the database; it is tried again later"),
        )
        .ok()
}
