//! A file of the system below, as a layer and the table call it.

use std::ffi::c_int;
use std::marker::PhantomData;

use rusqlite::ffi::{self, sqlite3_file, sqlite3_int64};

use crate::{Failure, Outcome, SyncFlags};

/// SQLite's file system for Unix takes less than 128 KiB in one write, as a page never has more than half of that.
const AT_ONCE: usize = 64 * 1024;

/// An open file of the system below a layer.
#[derive(Debug)]
pub struct Below<'f> {
    file: *mut sqlite3_file,
    _borrowed: PhantomData<&'f mut sqlite3_file>,
}

/// Calls a method of a file of the system below, or answers `missing` where it has none.
macro_rules! call {
    ($file:expr, $method:ident($($argument:expr),*), $missing:expr) => {{
        let file: *mut sqlite3_file = $file;
        // SAFETY: the file is open, so it has methods; they are given what SQLite gives them.
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
    /// `file` must be open, and nobody else may use it for as long as this lives.
    pub(crate) unsafe fn of(file: *mut sqlite3_file) -> Self {
        Self { file, _borrowed: PhantomData }
    }

    /// Writes bytes, so many from the beginning of the file.
    ///
    /// # Errors
    /// The engine's, as of the other methods.
    pub fn write(&mut self, bytes: &[u8], at: u64) -> Outcome {
        let mut at = sqlite3_int64::try_from(at).map_err(|_| Failure(ffi::SQLITE_FULL))?;
        for part in bytes.chunks(AT_ONCE) {
            let size = c_int::try_from(part.len()).map_err(|_| Failure(ffi::SQLITE_FULL))?;
            outcome(call!(self.file, xWrite(part.as_ptr().cast(), size, at), ffi::SQLITE_IOERR_WRITE))?;
            at = at.saturating_add(size.into());
        }
        Ok(())
    }

    /// Cuts the file off after so many bytes.
    ///
    /// # Errors
    /// As above.
    pub fn truncate(&mut self, size: u64) -> Outcome {
        let size = sqlite3_int64::try_from(size).map_err(|_| Failure(ffi::SQLITE_FULL))?;
        outcome(call!(self.file, xTruncate(size), ffi::SQLITE_IOERR_TRUNCATE))
    }

    /// Puts what was written on the disk.
    ///
    /// # Errors
    /// As above.
    pub fn sync(&mut self, how: SyncFlags) -> Outcome {
        outcome(call!(self.file, xSync(how.0), ffi::SQLITE_IOERR_FSYNC))
    }
}

/// What a method has answered.
pub(crate) fn outcome(code: c_int) -> Outcome {
    if code == ffi::SQLITE_OK { Ok(()) } else { Err(Failure(code)) }
}
