//! Layers between SQLite and the files of the system (a VFS each, in SQLite's words), in safe Rust.
//!
//! SQLite takes a file system as a table of C functions. This package makes such a table of a [`Layer`]: whatever a layer does not
//! care for goes to the file system below it as it came. The store gathers the writes of its log with one, and tests write down
//! with another what a power cut could take away. It is the one package that may say `unsafe`, so it holds nothing
//! but that table (`table.rs`) and the calls of the system below (`below.rs`).

mod below;
mod table;
#[cfg(test)]
mod tests;

use std::path::Path;

use rusqlite::ffi;

pub use below::Below;
pub use table::{RegistrationFailed, register};

/// What is done to a file of SQLite; the error is the engine's.
pub type Outcome = Result<(), Failure>;

/// A result of SQLite that is not `SQLITE_OK`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("SQLite's file system failed with code {0}")]
pub struct Failure(pub i32);

/// How a file is put on the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SyncFlags(i32);

impl SyncFlags {
    /// What the file holds and where it ends, and nothing else that the system notes of it.
    pub const DATA: Self = Self(ffi::SQLITE_SYNC_NORMAL | ffi::SQLITE_SYNC_DATAONLY);
}

/// What a file is to SQLite.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The database.
    Database,
    /// The write-ahead log of one.
    Log,
    /// A rollback journal.
    Journal,
    /// Anything else, which SQLite removes by itself.
    Temporary,
}

impl Kind {
    fn of(flags: i32) -> Self {
        let has = |flag: i32| flags & flag != 0;
        if has(ffi::SQLITE_OPEN_MAIN_DB) {
            Self::Database
        } else if has(ffi::SQLITE_OPEN_WAL) {
            Self::Log
        } else if has(ffi::SQLITE_OPEN_MAIN_JOURNAL | ffi::SQLITE_OPEN_SUPER_JOURNAL) {
            Self::Journal
        } else {
            Self::Temporary
        }
    }
}

/// A file that SQLite has opened.
#[derive(Debug, Clone, Copy)]
pub struct Opened<'p> {
    /// Its path; none of a file without a name.
    pub path: Option<&'p Path>,
    /// What it is.
    pub kind: Kind,
    /// Whether it was to be made if it was not there.
    pub may_be_new: bool,
}

/// A layer. It is called from every thread that opens a file.
pub trait Layer: Send + Sync + 'static {
    /// A file was opened; gives what all that changes it passes through, or none where the layer lets it be.
    fn opened(&self, file: Opened<'_>) -> Option<Box<dyn File>>;

    /// A file is to be removed, which `below` does; with `names` the folder's names are to be on the disk after that.
    ///
    /// # Errors
    /// Those of `below`, unless the layer has its own.
    fn delete(&self, path: &Path, names: bool, below: &mut dyn FnMut() -> Outcome) -> Outcome {
        let _ = (path, names);
        below()
    }
}

/// What a layer does with an open file. SQLite uses a file from one thread at a time.
pub trait File: Send {
    /// Bytes are written, so many from the beginning of the file.
    ///
    /// # Errors
    /// The engine's, as of every method here.
    fn write(&mut self, below: &mut Below<'_>, bytes: &[u8], at: u64) -> Outcome {
        below.write(bytes, at)
    }

    /// The file is cut off after so many bytes.
    ///
    /// # Errors
    /// As above.
    fn truncate(&mut self, below: &mut Below<'_>, size: u64) -> Outcome {
        self.flush(below)?;
        below.truncate(size)
    }

    /// Everything that was written is to be on the disk.
    ///
    /// # Errors
    /// As above.
    fn sync(&mut self, below: &mut Below<'_>, how: SyncFlags) -> Outcome {
        self.flush(below)?;
        below.sync(how)
    }

    /// This connection is about to read the file, to ask for its size, to tell the system something of it, to cut it off, sync or close it: what the
    /// layer holds back of it must be there. Others read the file as it is: nothing may be held back that they are told of.
    ///
    /// # Errors
    /// As above.
    fn flush(&mut self, below: &mut Below<'_>) -> Outcome {
        let _ = below;
        Ok(())
    }
}
