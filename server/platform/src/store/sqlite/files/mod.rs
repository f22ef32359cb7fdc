//! What this store does to the files of SQLite beyond what the engine does: layers between it and the system.
//!
//! The engine writes each page of its log by two calls of the system, and a group of bets has a hundred pages: that took more of the
//! writing thread than anything else. [`WholeGroups`] gathers what is written one after the other, and hands it on as one write
//! before anybody looks at it: the engine syncs its log before it tells readers of a commit, and with settings by which it would not,
//! the page of a commit ends what is gathered.
//!
//! When the log is copied into the file, the engine writes all pages into the system's memory, and they go to the disk all at once: at the
//! end, where all of the log is copied, or whenever the system finds that there are enough. A commit that comes then waits behind
//! megabytes. [`SteadyCopy`] has them go a few at a time, so that commits find the disk free in between. Whether the pages are safe is
//! none of its business: the engine syncs for itself before it relies on them.

use std::path::Path;
use std::sync::OnceLock;

use rusqlite::{Connection, OpenFlags};
use sqlite_vfs::{Below, File, Kind, Layer, Opened, Outcome, RegistrationFailed, SyncFlags, register};

use crate::store::StoreError;

/// The most that is gathered, in bytes; a transaction beyond it is written in several parts.
const GATHERED: usize = 1 << 20;
/// So many bytes of a copy go to the disk at once, at its beginning.
const STEP: usize = 512 * 1024;
/// In a longer copy each step is such a part of what has gone before: one that has fallen behind catches up.
const STEP_PART: usize = 4;
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
    Ok(Connection::open_with_flags_and_vfs(path, OpenFlags::default(), name)?)
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

/// A log whose writes are gathered as long as each goes on where the last one ended.
#[derive(Debug, Default)]
struct WholeGroups {
    gathered: Vec<u8>,
    /// Where the last write ended.
    end: u64,
    /// The head of a page was written that ends a transaction: its page is next.
    commits: bool,
}

impl WholeGroups {
    fn gather(&mut self, below: &mut Below<'_>, bytes: &[u8], at: u64) -> Outcome {
        let goes_on = at == self.end;
        if !goes_on || self.gathered.len() + bytes.len() > GATHERED {
            self.flush(below)?;
        }
        if goes_on {
            self.gathered.extend_from_slice(bytes);
        } else {
            below.write(bytes, at)?;
        }
        self.end = at.saturating_add(length(bytes));
        let is_last_page = std::mem::replace(&mut self.commits, ends_transaction(bytes));
        if is_last_page { self.flush(below) } else { Ok(()) }
    }

    /// After a write that failed the engine rolls back: what is gathered must not reach the log any more, where a crash would make a
    /// commit of it.
    fn forget_failed(&mut self, outcome: Outcome) -> Outcome {
        if outcome.is_err() {
            *self = Self { end: u64::MAX, ..Self::default() };
        }
        outcome
    }
}

impl File for WholeGroups {
    fn write(&mut self, below: &mut Below<'_>, bytes: &[u8], at: u64) -> Outcome {
        let gathered = self.gather(below, bytes, at);
        self.forget_failed(gathered)
    }

    fn truncate(&mut self, below: &mut Below<'_>, size: u64) -> Outcome {
        self.flush(below)?;
        below.truncate(size)
    }

    fn sync(&mut self, below: &mut Below<'_>, how: SyncFlags) -> Outcome {
        let flushed = self.flush(below);
        self.forget_failed(flushed)?;
        below.sync(how)
    }

    /// Where this fails before a read, the transaction goes on: what is gathered is kept and tried again.
    fn flush(&mut self, below: &mut Below<'_>) -> Outcome {
        if !self.gathered.is_empty() {
            below.write(&self.gathered, self.end.saturating_sub(length(&self.gathered)))?;
            self.gathered.clear();
        }
        Ok(())
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
        if self.written < STEP.max(self.done / STEP_PART) {
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
