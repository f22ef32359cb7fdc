//! Two VFS layers between SQLite and the file system, for speed.
//!
//! SQLite writes each page of its WAL by two system calls, and a group of bets has a hundred pages: that took more of the writing thread's
//! time than anything else. [`BufferedLog`] buffers what a commit writes, and writes it out with the commit's last page, before SQLite
//! makes it visible to readers. Pages that are written before the commit (cache spills) are not buffered: after a rollback
//! they must not be left here until another process has written its own in their place. The sync that SQLite asks for at the end of a
//! commit is put off for the thread that does it ([`log_sync`](super::log_sync)).
//!
//! During a checkpoint SQLite writes all pages into the system's page cache, and they go to the disk all at once: at the final sync, or
//! whenever the system decides to. A commit at that moment waits behind megabytes. [`PacedCopy`] syncs every few pages, so that
//! commits find the disk free in between. Durability does not depend on it: SQLite syncs by itself before it relies on the pages.

use std::cell::Cell;
use std::marker::PhantomData;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use rusqlite::{Connection, OpenFlags};
use sqlite_vfs::{Below, File, Kind, Layer, Opened, Outcome, RegistrationFailed, SyncFlags, register};

use crate::store::StoreError;

/// Size of the commit buffer in bytes; a larger commit is written in several parts.
const MAX_BUFFERED: usize = 1 << 20;
/// Bytes between two syncs at the beginning of a checkpoint.
const MIN_STEP: usize = 512 * 1024;
/// In a longer checkpoint a step is this fraction of what was copied before, so that one that has fallen behind catches up.
const STEP_FRACTION: usize = 4;
/// The maximum of a step in bytes: it keeps a disk busy for some hundredths of a second.
const MAX_STEP: usize = 8 << 20;
/// Length of a frame header in the WAL, in bytes.
const FRAME_HEADER_BYTES: usize = 24;
/// Length of the WAL's own header, in bytes.
const LOG_HEADER_BYTES: u64 = 32;

/// The role of a connection that writes to the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// The connection that commits.
    Writer,
    /// The connection that makes checkpoints.
    Copier,
}

/// Opens the file with the VFS layer of a role.
pub(super) fn open(path: &Path, role: Role) -> Result<Connection, StoreError> {
    static REGISTERED: OnceLock<Result<(), RegistrationFailed>> = OnceLock::new();
    let layers = || {
        register("lumora-writer", false, Writing)?;
        register("lumora-copier", false, Copying)
    };
    REGISTERED.get_or_init(layers).map_err(StoreError::NoLayer)?;
    let name = match role {
        Role::Writer => c"lumora-writer",
        Role::Copier => c"lumora-copier",
    };
    // No URI with settings: one of them (`psow`) makes SQLite write more after it has synced.
    Ok(Connection::open_with_flags_and_vfs(path, OpenFlags::default() - OpenFlags::SQLITE_OPEN_URI, name)?)
}

thread_local! {
    /// The number of the commit that is running on this thread; 0 if none.
    static COMMIT: Cell<u64> = const { Cell::new(0) };
    /// Whether the sync of the commit on this thread was put off.
    static NEEDS_SYNC: Cell<bool> = const { Cell::new(false) };
}

/// A guard during a commit on this thread: while it is alive, writes to the WAL are buffered and the sync of the commit is put off.
#[derive(Debug)]
#[must_use]
pub(super) struct Committing {
    _stays_on_its_thread: PhantomData<*const ()>,
}

impl Committing {
    pub(super) fn begin() -> Self {
        static BEGUN: AtomicU64 = AtomicU64::new(0);
        COMMIT.set(BEGUN.fetch_add(1, Ordering::Relaxed) + 1);
        NEEDS_SYNC.set(false);
        Self { _stays_on_its_thread: PhantomData }
    }

    /// Ends the commit; returns whether the log must still be synced to make it durable.
    pub(super) fn end(self) -> bool {
        NEEDS_SYNC.take()
    }
}

impl Drop for Committing {
    fn drop(&mut self) {
        COMMIT.set(0);
    }
}

struct Writing;

impl Layer for Writing {
    fn opened(&self, file: Opened<'_>) -> Option<Box<dyn File>> {
        (file.kind == Kind::Log).then(|| Box::new(BufferedLog::default()) as Box<dyn File>)
    }
}

struct Copying;

impl Layer for Copying {
    fn opened(&self, file: Opened<'_>) -> Option<Box<dyn File>> {
        (file.kind == Kind::Database).then(|| Box::new(PacedCopy::default()) as Box<dyn File>)
    }
}

/// A WAL file. The writes of a commit are buffered as long as each continues where the last one ended.
#[derive(Debug, Default)]
struct BufferedLog {
    buffer: Vec<u8>,
    /// The number of the commit whose bytes are buffered.
    commit: u64,
    /// Where the last write ended.
    end: u64,
    /// Whether the frame header written last is that of a commit frame, whose page comes next.
    commits: bool,
}

impl File for BufferedLog {
    fn write(&mut self, below: &mut Below<'_>, bytes: &[u8], at: u64) -> Outcome {
        let commit = COMMIT.get();
        let goes_on = at == self.end && commit != 0;
        if !goes_on || commit != self.commit || self.buffer.len() + bytes.len() > MAX_BUFFERED {
            self.flush(below)?;
        }
        if goes_on {
            self.commit = commit;
            self.buffer.extend_from_slice(bytes);
        } else {
            below.write(bytes, at)?;
        }
        self.end = at.saturating_add(length(bytes));
        let is_last_page = std::mem::replace(&mut self.commits, ends_transaction(bytes));
        if is_last_page { self.flush(below) } else { Ok(()) }
    }

    /// The header of a log that begins anew must be on the disk before anything behind it: after a power cut an old header would take
    /// frames of the former log for its own. So only the sync at the end of a commit is put off.
    fn sync(&mut self, below: &mut Below<'_>, how: SyncFlags) -> Outcome {
        self.flush(below)?;
        if COMMIT.get() == 0 || self.end == LOG_HEADER_BYTES {
            return below.sync(how);
        }
        NEEDS_SYNC.set(true);
        Ok(())
    }

    /// Writes out the buffer. The buffer of a commit that has failed is dropped: SQLite rolls back, and if the bytes were in the WAL,
    /// recovery after a crash would take them for a commit.
    fn flush(&mut self, below: &mut Below<'_>) -> Outcome {
        if self.buffer.is_empty() {
            return Ok(());
        }
        let is_running = self.commit == COMMIT.get();
        let at = self.end.saturating_sub(length(&self.buffer));
        let flushed = if is_running { below.write(&self.buffer, at) } else { Ok(()) };
        self.buffer.clear();
        flushed
    }
}

fn length(bytes: &[u8]) -> u64 {
    u64::try_from(bytes.len()).unwrap_or(u64::MAX)
}

/// Whether these bytes are the header of a commit frame: bytes 4 to 7 hold the database's size in pages, in any other frame zero.
fn ends_transaction(bytes: &[u8]) -> bool {
    bytes.len() == FRAME_HEADER_BYTES && bytes.get(4..8).is_some_and(|pages| pages != [0; 4])
}

/// A database file that is synced step by step during a checkpoint.
#[derive(Debug, Default)]
struct PacedCopy {
    /// Bytes of this checkpoint that are synced.
    done: usize,
    /// Bytes written since the last sync.
    written: usize,
}

impl File for PacedCopy {
    fn write(&mut self, below: &mut Below<'_>, bytes: &[u8], at: u64) -> Outcome {
        below.write(bytes, at)?;
        self.written += bytes.len();
        if self.written < (self.done / STEP_FRACTION).clamp(MIN_STEP, MAX_STEP) {
            return Ok(());
        }
        self.done += std::mem::take(&mut self.written);
        below.sync(SyncFlags::DATA)
    }

    /// Called before each checkpoint, when SQLite asks for the size of the file: resets the counters.
    fn flush(&mut self, _: &mut Below<'_>) -> Outcome {
        *self = Self::default();
        Ok(())
    }
}

#[cfg(test)]
mod tests;
