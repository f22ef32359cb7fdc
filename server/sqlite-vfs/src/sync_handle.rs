//! A second handle to a file, so that another thread than the one that writes it can sync it.

use std::ffi::{c_char, c_int};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use rusqlite::ffi::{self, sqlite3_file};

use crate::below::{Below, call, outcome};
use crate::table::default_vfs;
use crate::{Failure, Outcome, SyncFlags};

/// A handle to an existing write-ahead log, of the default VFS.
///
/// What any handle of this process has written before a sync is on the disk after it. SQLite takes no locks on a log, so that closing
/// this handle releases none.
#[derive(Debug)]
pub struct SyncHandle {
    /// The file of the VFS: memory of the size that it asks for, aligned as C requires.
    file: Box<[u64]>,
    /// The name, which the VFS may read as long as the file is open.
    _name: Box<[u8]>,
}

impl SyncHandle {
    /// Opens the log at `path`.
    ///
    /// # Errors
    /// The SQLite error of the VFS.
    pub fn open_log(path: &Path) -> Result<Self, Failure> {
        let cannot_open = Failure(ffi::SQLITE_CANTOPEN);
        // Behind the name of a file SQLite keeps its parameters, each of which ends with a zero: here are none.
        let name: Box<[u8]> = path.as_os_str().as_bytes().iter().copied().chain([0; 4]).collect();
        let vfs = default_vfs().ok_or(cannot_open)?;
        // SAFETY: SQLite keeps a VFS for the life of the process.
        let (open, size) = unsafe { ((*vfs.as_ptr()).xOpen, (*vfs.as_ptr()).szOsFile) };
        let (Some(open), Ok(size)) = (open, usize::try_from(size)) else { return Err(cannot_open) };
        let file = vec![0_u64; size.div_ceil(size_of::<u64>())].into_boxed_slice();
        let mut handle = Self { file, _name: name };
        let (flags, mut opened_as) = (ffi::SQLITE_OPEN_WAL | ffi::SQLITE_OPEN_READWRITE, c_int::default());
        let name = handle._name.as_ptr().cast::<c_char>();
        // SAFETY: the memory is of the size that the VFS asks for and zero, and the name lives as long as the file. Where opening fails
        // after all, `drop` closes a file that has methods, as SQLite does.
        outcome(unsafe { open(vfs.as_ptr(), name, handle.below(), flags, &raw mut opened_as) })?;
        Ok(handle)
    }

    /// Syncs the file's data.
    ///
    /// # Errors
    /// The SQLite error of the VFS.
    pub fn sync(&mut self) -> Outcome {
        // SAFETY: the file is open, and this handle is borrowed for as long.
        unsafe { Below::of(self.below()) }.sync(SyncFlags::DATA)
    }

    fn below(&mut self) -> *mut sqlite3_file {
        self.file.as_mut_ptr().cast()
    }
}

impl Drop for SyncHandle {
    fn drop(&mut self) {
        let file = self.below();
        // SAFETY: the memory is large enough for any file, and zero where it was not written.
        if unsafe { !(*file).pMethods.is_null() } {
            call!(file, xClose(), ffi::SQLITE_IOERR_CLOSE);
        }
    }
}
