//! A file of the underlying VFS, as layers and the table call it.

use std::ffi::c_int;
use std::marker::PhantomData;

use rusqlite::ffi::{self, sqlite3_file, sqlite3_int64};

use crate::{Failure, Outcome, SyncFlags};

/// Bytes per write call. SQLite's VFS for Unix takes less than 128 KiB at once, since a page never has more than half of that.
const CHUNK_BYTES: usize = 64 * 1024;

/// An open file of the VFS below a layer.
#[derive(Debug)]
pub struct Below<'f> {
    file: *mut sqlite3_file,
    _borrowed: PhantomData<&'f mut sqlite3_file>,
}

/// Calls a method of a file of the VFS below; gives `missing` where it has no such method.
macro_rules! call {
    ($file:expr, $method:ident($($argument:expr),*), $missing:expr) => {{
        let file: *mut sqlite3_file = $file;
        // SAFETY: the file is open, so it has methods; their arguments are as SQLite would pass them.
        unsafe {
            match (*(*file).pMethods).$method {
                Some(method) => method(file $(, $argument)*),
                None => $missing,
            }
        }
    }};
}

pub(crate) use call;

impl Below<'_> {
    /// # Safety
    /// `file` must be open, and must not be used otherwise while this exists.
    pub(crate) unsafe fn of(file: *mut sqlite3_file) -> Self {
        Self { file, _borrowed: PhantomData }
    }

    /// Writes bytes at the offset `at`.
    ///
    /// # Errors
    /// The SQLite error of the VFS below; likewise for the other methods.
    pub fn write(&mut self, bytes: &[u8], at: u64) -> Outcome {
        let mut at = sqlite3_int64::try_from(at).map_err(|_| Failure(ffi::SQLITE_FULL))?;
        for part in bytes.chunks(CHUNK_BYTES) {
            let size = c_int::try_from(part.len()).map_err(|_| Failure(ffi::SQLITE_FULL))?;
            outcome(call!(self.file, xWrite(part.as_ptr().cast(), size, at), ffi::SQLITE_IOERR_WRITE))?;
            at = at.saturating_add(size.into());
        }
        Ok(())
    }

    /// Truncates the file to `size` bytes.
    ///
    /// # Errors
    /// The SQLite error of the VFS below.
    pub fn truncate(&mut self, size: u64) -> Outcome {
        let size = sqlite3_int64::try_from(size).map_err(|_| Failure(ffi::SQLITE_FULL))?;
        outcome(call!(self.file, xTruncate(size), ffi::SQLITE_IOERR_TRUNCATE))
    }

    /// Syncs the file to the disk.
    ///
    /// # Errors
    /// The SQLite error of the VFS below.
    pub fn sync(&mut self, how: SyncFlags) -> Outcome {
        outcome(call!(self.file, xSync(how.0), ffi::SQLITE_IOERR_FSYNC))
    }
}

/// The result of a method's return code.
pub(crate) fn outcome(code: c_int) -> Outcome {
    if code == ffi::SQLITE_OK { Ok(()) } else { Err(Failure(code)) }
}
