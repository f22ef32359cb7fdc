//! What this store does to the files of SQLite beyond what the engine does: layers between it and the system.
//!
//! The engine writes each page of its log by two calls of the system, and a group of bets has a hundred pages: that took more of the
//! writing thread than anything else. [`WholeGroups`] gathers what a commit writes, and hands it on with the commit's last page, before
//! the engine syncs it and tells readers of it. Pages that leave the cache earlier are written as they come: after a rollback they
//! must not wait here until another process has written its own in their place.
//!
//! When the log is copied into the file, the engine writes all pages into the system's memory, and they go to the disk all at once: at the
//! end, where all of the log is copied, or whenever the system finds that there are enough. A commit that comes then waits behind
//! megabytes. [`SteadyCopy`] has them go a few at a time, so that commits find the disk free in between. Whether the pages are safe is
//! none of its business: the engine syncs for itself before it relies on them.

use std::cell::Cell;
use std::marker::PhantomData;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use rusqlite::{Connection, OpenFlags};
use sqlite_vfs::{Below, File, Kind, Layer, Opened, Outcome, RegistrationFailed, SyncFlags, register};

use crate::store::StoreError;

/// The most that is gathered, in bytes; a commit beyond it is written in several parts.
const GATHERED: usize = 1 << 20;
/// So many bytes of a copy go to the disk at once, at its beginning.
const STEP: usize = 512 * 1024;
/// In a longer copy each step is such a part of what has gone before: one that has fallen behind catches up.
const STEP_PART: usize = 4;
/// And no larger than this: so much keeps a disk busy for some hundredths of a second.
const LARGEST_STEP: usize = 8 << 20;
/// How long the head of a page in the log is.
const FRAME_HEAD: usize = 24;

/// Who opens the file to write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// The connection that commits.
    Writer,
    /// The connection that copies the log into the file.
    Copier,
}

/// Opens the file with the layer of a role.
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
    // No address with settings: one of them (`psow`) has the engine write more after it has synced.
    Ok(Connection::open_with_flags_and_vfs(path, OpenFlags::default() - OpenFlags::SQLITE_OPEN_URI, name)?)
}

thread_local! {
    /// The number of the commit that this thread is at; 0 of none.
    static COMMIT: Cell<u64> = const { Cell::new(0) };
}

/// A commit by this thread, as long as this lives: what it writes to the log is gathered.
#[derive(Debug)]
#[must_use]
pub(super) struct Committing {
    _stays_on_its_thread: PhantomData<*const ()>,
}

impl Committing {
    pub(super) fn begin() -> Self {
        static BEGUN: AtomicU64 = AtomicU64::new(0);
        COMMIT.set(BEGUN.fetch_add(1, Ordering::Relaxed) + 1);
        Self { _stays_on_its_thread: PhantomData }
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
        (file.kind == Kind::Log).then(|| Box::new(WholeGroups::default()) as Box<dyn File>)
    }
}

struct Copying;

impl Layer for Copying {
    fn opened(&self, file: Opened<'_>) -> Option<Box<dyn File>> {
        (file.kind == Kind::Database).then(|| Box::new(SteadyCopy::default()) as Box<dyn File>)
    }
}

/// A log. What a commit writes to it is gathered as long as each write goes on where the last one ended.
#[derive(Debug, Default)]
struct WholeGroups {
    gathered: Vec<u8>,
    /// The number of the commit that has written them.
    commit: u64,
    /// Where the last write ended.
    end: u64,
    /// The head of a page was written that ends a transaction: its page is next.
    commits: bool,
}

impl File for WholeGroups {
    fn write(&mut self, below: &mut Below<'_>, bytes: &[u8], at: u64) -> Outcome {
        let commit = COMMIT.get();
        let goes_on = at == self.end && commit != 0;
        if !goes_on || commit != self.commit || self.gathered.len() + bytes.len() > GATHERED {
            self.flush(below)?;
        }
        if goes_on {
            self.commit = commit;
            self.gathered.extend_from_slice(bytes);
        } else {
            below.write(bytes, at)?;
        }
        self.end = at.saturating_add(length(bytes));
        let is_last_page = std::mem::replace(&mut self.commits, ends_transaction(bytes));
        if is_last_page { self.flush(below) } else { Ok(()) }
    }

    /// What a commit has left that failed is forgotten, whether the write failed or something else: the engine rolls back, and in the log a
    /// crash would make a commit of it.
    fn flush(&mut self, below: &mut Below<'_>) -> Outcome {
        if self.gathered.is_empty() {
            return Ok(());
        }
        let is_running = self.commit == COMMIT.get();
        let at = self.end.saturating_sub(length(&self.gathered));
        let flushed = if is_running { below.write(&self.gathered, at) } else { Ok(()) };
        self.gathered.clear();
        flushed
    }
}

fn length(bytes: &[u8]) -> u64 {
    u64::try_from(bytes.len()).unwrap_or(u64::MAX)
}

/// Whether these bytes of a log are the head of a page which ends a transaction: that one says how many pages the database has then
/// (bytes 4 to 7), any other says zero.
fn ends_transaction(bytes: &[u8]) -> bool {
    bytes.len() == FRAME_HEAD && bytes.get(4..8).is_some_and(|pages| pages != [0; 4])
}

/// A database that goes to the disk step by step while it is written.
#[derive(Debug, Default)]
struct SteadyCopy {
    /// What of this copy is on the disk, in bytes.
    done: usize,
    /// What was written since the last step.
    written: usize,
}

impl File for SteadyCopy {
    fn write(&mut self, below: &mut Below<'_>, bytes: &[u8], at: u64) -> Outcome {
        below.write(bytes, at)?;
        self.written += bytes.len();
        if self.written < (self.done / STEP_PART).clamp(STEP, LARGEST_STEP) {
            return Ok(());
        }
        self.done += std::mem::take(&mut self.written);
        below.sync(SyncFlags::DATA)
    }

    /// The engine asks for the size of the file before each copy.
    fn flush(&mut self, _: &mut Below<'_>) -> Outcome {
        *self = Self::default();
        Ok(())
    }
}

#[cfg(test)]
mod tests;
