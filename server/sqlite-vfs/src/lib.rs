//! Layers between SQLite and the operating system's files (each a VFS, in SQLite's terms), in safe Rust.
//!
//! A VFS is a table of C functions. This package makes such a table of a [`Layer`]: calls that a layer does not handle go to the VFS
//! below it unchanged. The store batches the writes of its log with one layer, and tests record with another one what a power cut
//! could destroy. It is the one package that may use `unsafe`, so it contains only that table (`table.rs`), the calls of the VFS
//! below (`below.rs`), and a second handle to a file ([`SyncHandle`]).

mod below;
mod sync_handle;
mod table;
#[cfg(test)]
mod tests;

use std::path::Path;

use rusqlite::ffi;

pub use below::Below;
pub use sync_handle::SyncHandle;
pub use table::{RegistrationFailed, register};

/// The result of an operation on a file of SQLite.
pub type Outcome = Result<(), Failure>;

/// A result code of SQLite other than `SQLITE_OK`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("SQLite's file system failed with code {0}")]
pub struct Failure(pub i32);

/// SQLite's flags of a sync.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SyncFlags(i32);

impl SyncFlags {
    /// Syncs the file's data and size, but no other metadata.
    pub const DATA: Self = Self(ffi::SQLITE_SYNC_NORMAL | ffi::SQLITE_SYNC_DATAONLY);
}

/// SQLite's use of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A database.
    Database,
    /// The write-ahead log of a database.
    Log,
    /// A rollback journal.
    Journal,
    /// Any other file, which SQLite deletes itself.
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

/// A file that SQLite is opening.
#[derive(Debug, Clone, Copy)]
pub struct Opened<'p> {
    /// Its path; none for an anonymous temporary file.
    pub path: Option<&'p Path>,
    /// SQLite's use of the file.
    pub kind: Kind,
    /// Whether it may be created if it does not exist.
    pub may_be_new: bool,
}

/// A layer. Any thread that opens a file calls it.
pub trait Layer: Send + Sync + 'static {
    /// Called when a file was opened; gives the handler of all changes of the file, or none where the layer ignores it.
    fn opened(&self, file: Opened<'_>) -> Option<Box<dyn File>>;

    /// Called to delete a file, which `below` does; with `names`, the folder must be synced afterwards.
    ///
    /// # Errors
    /// Those of `below`, or the layer's own.
    fn delete(&self, path: &Path, names: bool, below: &mut dyn FnMut() -> Outcome) -> Outcome {
        let _ = (path, names);
        below()
    }
}

/// A layer's handler of an open file. SQLite uses a file from one thread at a time.
pub trait File: Send {
    /// Writes bytes at the offset `at`.
    ///
    /// # Errors
    /// A SQLite error, as in all methods here.
    fn write(&mut self, below: &mut Below<'_>, bytes: &[u8], at: u64) -> Outcome {
        below.write(bytes, at)
    }

    /// Truncates the file to `size` bytes.
    ///
    /// # Errors
    /// A SQLite error.
    fn truncate(&mut self, below: &mut Below<'_>, size: u64) -> Outcome {
        self.flush(below)?;
        below.truncate(size)
    }

    /// Syncs the file: everything written so far must be on the disk.
    ///
    /// # Errors
    /// A SQLite error.
    fn sync(&mut self, below: &mut Below<'_>, how: SyncFlags) -> Outcome {
        self.flush(below)?;
        below.sync(how)
    }

    /// Writes what the layer holds back. Called before this connection reads, truncates, syncs or closes the file, asks for its size,
    /// or sends it a file control. Other connections read the file as it is: nothing may be held back once they can learn of it.
    ///
    /// # Errors
    /// A SQLite error.
    fn flush(&mut self, below: &mut Below<'_>) -> Outcome {
        let _ = below;
        Ok(())
    }
}
