//! Carrying the log into the file while bets go on.
//!
//! SQLite appends what is written to a log, and somebody has to copy it into the file now and then. By default that is whoever
//! commits when the log has grown long: every so many bets one group would wait for megabytes. Here a thread with a connection
//! of its own copies, and writing goes on beside it. Only the last pages, which were written while it copied, are left to the
//! writer: the log begins anew only when all of it is in the file. Where the disk copies more slowly than it is written, the
//! writer waits for it, so that the log has an end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use rusqlite::hooks::Wal;

use crate::store::StoreError;

/// The log is copied when it has this many pages of 2 KiB: long enough that a page which many bets write is copied once, and
/// short enough that a start after a crash reads it in a moment.
static COPY_AT: AtomicI32 = AtomicI32::new(16_384);
/// The writer waits until all is copied when the log is so many times as long.
const TOO_LONG: i32 = 2;
/// The writer itself copies what is left, if it is no more than this many pages.
const LEFT_FOR_WRITER: i64 = 512;
/// How often the thread goes over what was written while it copied, at most.
const ROUNDS: usize = 4;

/// Has every store of this process copy its log at so many pages, for tests that have no time to write many.
#[cfg(any(test, feature = "testing"))]
pub(in crate::store) fn copy_at(pages: i32) {
    COPY_AT.store(pages, Ordering::Relaxed);
}

/// The thread that copies, as its writer knows it.
#[derive(Debug)]
pub(super) struct Checkpoints {
    wake: SyncSender<()>,
    /// Pages in the log after the last commit.
    pages: Arc<AtomicI32>,
    nearly_done: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Checkpoints {
    /// Starts the thread, which copies on `copier` what `writer` writes.
    pub(super) fn start(writer: &mut Connection, copier: Connection) -> Result<Self, StoreError> {
        // One that waits is enough: it looks at all that is there.
        let (wake, woken) = sync_channel(1);
        let nearly_done = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&nearly_done);
        let thread = thread::Builder::new().name("checkpoint".to_owned());
        let thread = thread
            .spawn(move || run(&copier, &woken, &told))
            .map_err(|error| StoreError::NoThread(error.to_string()))?;
        let pages = Arc::new(AtomicI32::new(0));
        let counted = Arc::clone(&pages);
        writer.wal_hook(Some(move |_: &mut Wal, pages: i32| {
            counted.store(pages, Ordering::Relaxed);
            Ok(())
        }))?;
        Ok(Self { wake, pages, nearly_done, thread })
    }

    /// Looks after the log between two groups: wakes the thread when it has grown long, and copies what little the thread has left
    /// when that is all.
    pub(super) fn look(&self, writer: &Connection) {
        let (pages, copy_at) = (self.pages.load(Ordering::Relaxed), COPY_AT.load(Ordering::Relaxed));
        if self.nearly_done.swap(false, Ordering::Acquire) {
            report(copy(writer, "passive"));
        } else if pages >= copy_at.saturating_mul(TOO_LONG) {
            report(copy(writer, "full"));
        } else if pages >= copy_at {
            // Full when the thread is at it already.
            let _ = self.wake.try_send(());
        }
    }

    /// Ends the thread, so that nobody but the writer has the file open.
    pub(super) fn stop(self) {
        drop(self.wake);
        let _ = self.thread.join();
    }
}

fn run(copier: &Connection, woken: &Receiver<()>, nearly_done: &AtomicBool) {
    while woken.recv().is_ok() {
        for _ in 0..ROUNDS {
            let left = report(copy(copier, "passive"));
            if left <= LEFT_FOR_WRITER {
                nearly_done.store(true, Ordering::Release);
                break;
            }
        }
    }
}

/// Copies what no reader still needs to see otherwise, or waits for those who do ("full"); gives how many pages are left.
fn copy(connection: &Connection, mode: &str) -> Result<i64, StoreError> {
    let counts = |row: &rusqlite::Row<'_>| Ok(row.get::<_, i64>(1)? - row.get::<_, i64>(2)?);
    Ok(connection.query_row(&format!("pragma wal_checkpoint({mode})"), [], counts)?)
}

/// A log that is not copied is read at the next start: no more than a warning.
fn report(copied: Result<i64, StoreError>) -> i64 {
    copied.unwrap_or_else(|error| {
        tracing::warn!(%error, "the log could not be copied into the database; it is tried again later");
        i64::MAX
    })
}
