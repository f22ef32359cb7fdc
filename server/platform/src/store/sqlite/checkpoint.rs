//! Carrying the log into the file while bets go on.
//!
//! SQLite appends what is written to a log, and somebody has to copy it into the file now and then. By default that is whoever
//! commits when the log has grown long: every so many bets one group would wait for megabytes. Here a thread with a connection
//! of its own copies, little at a time so that the disk has room for commits in between ([`files`](super::files)), and writing goes on beside it.
//!
//! The log begins anew only when all of it is in the file, which the writer has to see to: it never is while writing goes on. So that
//! is left until the log is long. Then the thread copies twice, and the writer what was written meanwhile: few pages, but where the disk
//! copies more slowly than it is written, so many that the log has an end. Whoever writes faster than the thread copies waits for it now and then, in
//! the place of everybody who would wait for a long log later. Nobody waits for those who read: while one reads for long,
//! as the close of a day does, the log grows, and its file shrinks again after that.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::hooks::Wal;

use crate::store::StoreError;

/// So many pages of 4 KiB are copied at once: enough that a page which many bets write is copied once, and few enough that a commit does not wait
/// for long behind them.
static COPY_AT: AtomicI32 = AtomicI32::new(4_096);
/// The log begins anew when it is so many times as long: short enough that a start after a crash reads it in a moment.
const ANEW_AT: i32 = 8;
/// The writer waits for a copy when so many times as much waits to be copied. What a running copy has copied counts as waiting: less, and bets
/// would wait for copies that keep up.
const BEHIND_AT: i32 = 4;
/// The longest that it waits for one.
const BEHIND_LIMIT: Duration = Duration::from_secs(1);
/// How long the thread rests after it has failed, as on a full disk.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

/// Has every store of this process copy its log at so many pages, for tests that have no time to write many.
#[cfg(any(test, feature = "testing"))]
pub(in crate::store) fn copy_at(pages: i32) {
    COPY_AT.store(pages, Ordering::Relaxed);
}

/// What the writer and the thread that copies know of the log.
#[derive(Debug, Default)]
struct Log {
    /// Its pages after the last commit.
    pages: AtomicI32,
    /// How many of them are in the file.
    copied: AtomicI32,
    /// Whether the thread has copied all but a little of a log that is to begin anew.
    is_nearly_done: AtomicBool,
    copies: Mutex<Copies>,
    copy_made: Condvar,
}

/// What the thread has done.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
struct Copies {
    /// How often it has copied, or tried to.
    tried: u64,
    /// Whether the last try failed.
    has_failed: bool,
}

impl Log {
    fn copies(&self) -> MutexGuard<'_, Copies> {
        self.copies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, copied: Option<i32>) {
        if let Some(pages) = copied {
            self.copied.store(pages, Ordering::Relaxed);
        }
        let mut copies = self.copies();
        *copies = Copies { tried: copies.tried + 1, has_failed: copied.is_none() };
        self.copy_made.notify_all();
    }

    /// Waits until the thread has copied once more than `before`.
    fn wait_for_copy(&self, before: Copies) {
        let _ = self.copy_made.wait_timeout_while(self.copies(), BEHIND_LIMIT, |copies| copies.tried == before.tried);
    }

    /// How many pages are not in the file. Of a log that has begun anew none is.
    fn waiting(&self) -> i32 {
        let (pages, copied) = (self.pages.load(Ordering::Relaxed), self.copied.load(Ordering::Relaxed));
        if copied <= pages { pages - copied } else { pages }
    }
}

/// The thread that copies, as its writer knows it.
#[derive(Debug)]
pub(super) struct Checkpoints {
    wake: SyncSender<()>,
    log: Arc<Log>,
    /// How many copies there were when the writer waited for the next one.
    waited_for: Cell<u64>,
    thread: JoinHandle<()>,
}

impl Checkpoints {
    /// Starts the thread, which copies on `copier` what `writer` writes.
    pub(super) fn start(writer: &mut Connection, copier: Connection) -> Result<Self, StoreError> {
        // One that waits is enough: it looks at all that is there.
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

    /// Looks after the log between two groups: wakes the thread when there is something to copy, and copies what little the thread has left
    /// of a log that is to begin anew.
    pub(super) fn look(&self, writer: &Connection) {
        let (pages, copy_at) = (self.log.pages.load(Ordering::Relaxed), COPY_AT.load(Ordering::Relaxed));
        let waiting = self.log.waiting();
        if self.log.is_nearly_done.swap(false, Ordering::Acquire) {
            if let Some(copied) = report(copy(writer)) {
                self.log.copied.store(copied, Ordering::Relaxed);
            }
        } else if waiting >= copy_at || pages >= copy_at.saturating_mul(ANEW_AT) {
            self.have_copied(waiting >= copy_at.saturating_mul(BEHIND_AT));
        }
    }

    /// Wakes the thread; with `and_wait` waits for its next copy, which is short where somebody who reads keeps anything from being copied.
    /// A copy that takes longer than a writer waits is waited for once, and one after another that has failed is not.
    fn have_copied(&self, and_wait: bool) {
        let copies = *self.log.copies();
        // Full when the thread is at it already.
        let is_there = !matches!(self.wake.try_send(()), Err(TrySendError::Disconnected(())));
        if and_wait && is_there && !copies.has_failed && self.waited_for.replace(copies.tried) != copies.tried {
            self.log.wait_for_copy(copies);
        }
    }

    /// Ends the thread, so that nobody but the writer has a connection.
    pub(super) fn stop(self) {
        drop(self.wake);
        let _ = self.thread.join();
    }
}

fn run(copier: &Connection, woken: &Receiver<()>, log: &Log) {
    let copy_all = || {
        let copied = report(copy(copier));
        if copied.is_none() {
            thread::sleep(AFTER_FAILURE);
        }
        log.tell(copied);
    };
    while woken.recv().is_ok() {
        copy_all();
        let copy_at = COPY_AT.load(Ordering::Relaxed);
        if log.pages.load(Ordering::Relaxed) >= copy_at.saturating_mul(ANEW_AT) {
            // What was written meanwhile, so that less is left for the writer.
            copy_all();
            // While somebody reads for long nothing is copied, and the writer must not find all of it when that ends.
            let is_little = log.waiting() < copy_at.saturating_mul(BEHIND_AT);
            log.is_nearly_done.store(is_little, Ordering::Release);
        }
    }
}

/// Copies what no reader still needs to see otherwise; gives how many pages of the log are in the file.
fn copy(connection: &Connection) -> Result<i32, StoreError> {
    Ok(connection.query_row("pragma wal_checkpoint(passive)", [], |row| row.get(2))?)
}

/// A log that is not copied is read at the next start: no more than a warning.
fn report(copied: Result<i32, StoreError>) -> Option<i32> {
    copied
        .inspect_err(
            |error| tracing::warn!(%error, "the log could not be copied into the database; it is tried again later"),
        )
        .ok()
}
