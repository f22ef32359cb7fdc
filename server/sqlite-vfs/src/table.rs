//! A layer as the table of C functions that SQLite wants.
//!
//! An open file is a [`Shim`] in memory that SQLite provides; it points at what belongs to it, the file of the system below among
//! that. Shared memory and locks are handed on as they come. Memory mapping is not: nobody would see what is written through it.

use std::cell::UnsafeCell;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::ptr::{self, NonNull};
use std::slice;
use std::sync::{Mutex, PoisonError};

use rusqlite::ffi::{self, sqlite3_file, sqlite3_int64, sqlite3_io_methods, sqlite3_vfs};

use crate::below::{Below, call, outcome};
use crate::{Failure, File, Kind, Layer, Opened, Outcome, SyncFlags};

/// A layer could not be put between SQLite and the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "SQLite gave no file system to stand on, or did not take another one: build the server with its bundled SQLite, on Unix"
)]
pub struct RegistrationFailed;

/// Registers a layer, once for the whole life of the process, under a name by which connections ask for it. With `for_all` those
/// that ask for none get it as well: it stands on what they had until then. Any other stands on what these have when it opens a file.
///
/// # Errors
/// [`RegistrationFailed`].
pub fn register(name: &str, for_all: bool, layer: impl Layer) -> Result<(), RegistrationFailed> {
    // One after the other, or two for all would stand on the same one.
    static REGISTERING: Mutex<()> = Mutex::new(());
    let _one = REGISTERING.lock().unwrap_or_else(PoisonError::into_inner);
    let name = CString::new(name).map_err(|_| RegistrationFailed)?;
    let size = c_int::try_from(size_of::<Shim>()).map_err(|_| RegistrationFailed)?;
    // SAFETY: initialises the library, if that was not done.
    unsafe { ffi::sqlite3_initialize() };
    let usual = usual().ok_or(RegistrationFailed)?;
    // SAFETY: it is the table of a registered file system.
    let own = UnsafeCell::new(unsafe { own_table(usual.as_ptr(), name, size) });
    let table = Box::into_raw(Box::new(Table { own, below: for_all.then_some(usual), layer: Box::new(layer) }));
    // SAFETY: the table is never freed, and begins with what SQLite takes it for.
    let code = unsafe { ffi::sqlite3_vfs_register(table.cast(), c_int::from(for_all)) };
    if code == ffi::SQLITE_OK { Ok(()) } else { Err(RegistrationFailed) }
}

/// A copy of a table under a name of its own, which opens and removes files in its own way. What is not replaced is called with the
/// copy, which holds all that it looks at.
///
/// # Safety
/// `usual` must be the table of a registered file system. SQLite keeps it for as long as the process lives and changes nothing of it but
/// `pNext`, which is not read.
unsafe fn own_table(usual: *const sqlite3_vfs, name: CString, size: c_int) -> sqlite3_vfs {
    // SAFETY: the caller's promise.
    unsafe {
        sqlite3_vfs {
            iVersion: (*usual).iVersion,
            szOsFile: size,
            mxPathname: (*usual).mxPathname,
            pNext: ptr::null_mut(),
            zName: name.into_raw(),
            pAppData: (*usual).pAppData,
            xOpen: Some(open),
            xDelete: Some(delete),
            xAccess: (*usual).xAccess,
            xFullPathname: (*usual).xFullPathname,
            xDlOpen: (*usual).xDlOpen,
            xDlError: (*usual).xDlError,
            xDlSym: (*usual).xDlSym,
            xDlClose: (*usual).xDlClose,
            xRandomness: (*usual).xRandomness,
            xSleep: (*usual).xSleep,
            xCurrentTime: (*usual).xCurrentTime,
            xGetLastError: (*usual).xGetLastError,
            xCurrentTimeInt64: (*usual).xCurrentTimeInt64,
            xSetSystemCall: (*usual).xSetSystemCall,
            xGetSystemCall: (*usual).xGetSystemCall,
            xNextSystemCall: (*usual).xNextSystemCall,
        }
    }
}

/// The file system of connections that ask for none.
fn usual() -> Option<NonNull<sqlite3_vfs>> {
    // SAFETY: null asks for it; the library may be called from any thread.
    NonNull::new(unsafe { ffi::sqlite3_vfs_find(ptr::null()) })
}

/// A layer as SQLite knows it: the table comes first, so that a pointer to it is one to this. SQLite links it with others.
#[repr(C)]
struct Table {
    own: UnsafeCell<sqlite3_vfs>,
    below: Option<NonNull<sqlite3_vfs>>,
    layer: Box<dyn Layer>,
}

impl Table {
    /// # Safety
    /// `vfs` must be the table of a registered layer.
    unsafe fn of<'t>(vfs: *mut sqlite3_vfs) -> &'t Self {
        // SAFETY: it was made by `register` and is never freed; nobody changes anything of it but what is in the cell.
        unsafe { &*vfs.cast::<Self>() }
    }

    fn below(&self) -> Option<NonNull<sqlite3_vfs>> {
        self.below.or_else(usual)
    }
}

/// An open file as SQLite knows it. Null where nothing is open.
#[repr(C)]
struct Shim {
    base: sqlite3_file,
    open: *mut Open,
}

/// What belongs to an open file.
struct Open {
    /// The file of the system below, which wants so much memory, aligned as C aligns it.
    below: Box<[u64]>,
    layer: Option<Box<dyn File>>,
}

impl Open {
    /// Nothing is open yet of a file system whose files want `size` bytes.
    fn of_size(size: usize) -> Self {
        Self { below: vec![0; size.div_ceil(size_of::<u64>())].into_boxed_slice(), layer: None }
    }

    fn file_below(&mut self) -> *mut sqlite3_file {
        self.below.as_mut_ptr().cast()
    }

    /// The file below beside what the layer does with it.
    fn parts(&mut self) -> (Below<'_>, Option<&mut Box<dyn File>>) {
        // SAFETY: whoever asks has opened the file, and it is borrowed for as long.
        let below = unsafe { Below::of(self.below.as_mut_ptr().cast()) };
        (below, self.layer.as_mut())
    }

    /// Has what the layer holds back written to the file below.
    fn flush(&mut self) -> Outcome {
        match self.parts() {
            (mut below, Some(layer)) => layer.flush(&mut below),
            (_, None) => Ok(()),
        }
    }
}

/// What belongs to a file.
///
/// # Safety
/// `file` must be open; SQLite uses a file from one thread at a time.
unsafe fn open_file<'f>(file: *mut sqlite3_file) -> &'f mut Open {
    // SAFETY: it was set by `open`, and is freed by `close` only.
    unsafe { &mut *(*file.cast::<Shim>()).open }
}

fn code(outcome: Outcome) -> c_int {
    outcome.map_or_else(|Failure(code)| code, |()| ffi::SQLITE_OK)
}

/// # Safety
/// `name` must be null or the name of a file as SQLite gives it.
unsafe fn path_of<'n>(name: *const c_char) -> Option<&'n Path> {
    // SAFETY: the caller's promise.
    (!name.is_null()).then(|| Path::new(std::ffi::OsStr::from_bytes(unsafe { CStr::from_ptr(name) }.to_bytes())))
}

unsafe extern "C" fn open(
    vfs: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    // SAFETY: SQLite provides the memory that the table asks for; a file without methods counts as not open.
    unsafe { file.cast::<Shim>().write(Shim { base: sqlite3_file { pMethods: ptr::null() }, open: ptr::null_mut() }) };
    // SAFETY: SQLite gives the table that it was registered with.
    let table = unsafe { Table::of(vfs) };
    let Some(below) = table.below() else { return ffi::SQLITE_CANTOPEN };
    // SAFETY: SQLite keeps a file system for as long as the process lives.
    let (open_below, size) = unsafe { ((*below.as_ptr()).xOpen, (*below.as_ptr()).szOsFile) };
    let (Some(open_below), Ok(size)) = (open_below, usize::try_from(size)) else { return ffi::SQLITE_CANTOPEN };
    let mut opened = Open::of_size(size);
    // SAFETY: all arguments are handed on as they came, with memory of the size that the system below asks for in the place of the file.
    let code = unsafe { open_below(below.as_ptr(), name, opened.file_below(), flags, out_flags) };
    // SAFETY: the memory is large enough for any file, and zero where it was not written.
    if unsafe { (*opened.file_below()).pMethods.is_null() } {
        return code;
    }
    if code == ffi::SQLITE_OK {
        // SAFETY: the name is as SQLite gives it.
        let path = unsafe { path_of(name) };
        let may_be_new = flags & ffi::SQLITE_OPEN_CREATE != 0;
        opened.layer = table.layer.opened(Opened { path, kind: Kind::of(flags), may_be_new });
    }
    // A file that was not opened but has methods must still be closed, which SQLite does for those that it sees.
    // SAFETY: it has methods.
    let version = unsafe { (*(*opened.file_below()).pMethods).iVersion };
    let methods = if version >= SHARED.iVersion { &raw const SHARED } else { &raw const UNSHARED };
    let shim = Shim { base: sqlite3_file { pMethods: methods }, open: Box::into_raw(Box::new(opened)) };
    // SAFETY: as at the beginning.
    unsafe { file.cast::<Shim>().write(shim) };
    code
}

unsafe extern "C" fn delete(vfs: *mut sqlite3_vfs, name: *const c_char, sync_dir: c_int) -> c_int {
    // SAFETY: SQLite gives the table that it was registered with.
    let table = unsafe { Table::of(vfs) };
    let Some(below) = table.below() else { return ffi::SQLITE_IOERR_DELETE };
    let mut delete_below = || {
        // SAFETY: the arguments are handed on as they came.
        outcome(unsafe {
            match (*below.as_ptr()).xDelete {
                Some(delete) => delete(below.as_ptr(), name, sync_dir),
                None => ffi::SQLITE_IOERR_DELETE,
            }
        })
    };
    // SAFETY: the name is as SQLite gives it.
    code(match unsafe { path_of(name) } {
        Some(path) => table.layer.delete(path, sync_dir != 0, &mut delete_below),
        None => delete_below(),
    })
}

/// The methods of a file whose database may have a log: the second version has shared memory, the third would have pages mapped into
/// memory.
static SHARED: sqlite3_io_methods = sqlite3_io_methods {
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: None,
    xUnfetch: None,
};

/// Those of a file on a system below that shares no memory.
static UNSHARED: sqlite3_io_methods =
    sqlite3_io_methods { iVersion: 1, xShmMap: None, xShmLock: None, xShmBarrier: None, xShmUnmap: None, ..SHARED };

/// Hands a call on to the file below, with what a layer holds back of it or without.
macro_rules! pass {
    ($file:expr, flushed, $method:ident($($argument:expr),*), $missing:expr) => {{
        // SAFETY: SQLite calls the methods of open files only.
        let open = unsafe { open_file($file) };
        match open.flush() {
            Ok(()) => call!(open.file_below(), $method($($argument),*), $missing),
            Err(Failure(code)) => code,
        }
    }};
    ($file:expr, $method:ident($($argument:expr),*), $missing:expr) => {{
        // SAFETY: SQLite calls the methods of open files only.
        let open = unsafe { open_file($file) };
        call!(open.file_below(), $method($($argument),*), $missing)
    }};
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    // SAFETY: the file is open, and not used any more; what `open` made is freed here only.
    let mut open = unsafe { Box::from_raw((*file.cast::<Shim>()).open) };
    let flushed = open.flush();
    let closed = outcome(call!(open.file_below(), xClose(), ffi::SQLITE_IOERR_CLOSE));
    // SAFETY: the memory is SQLite's until this returns.
    unsafe { (*file.cast::<Shim>()).open = ptr::null_mut() };
    code(flushed.and(closed))
}

unsafe extern "C" fn write(file: *mut sqlite3_file, data: *const c_void, size: c_int, at: sqlite3_int64) -> c_int {
    let (Ok(size), Ok(at)) = (usize::try_from(size), u64::try_from(at)) else { return ffi::SQLITE_IOERR_WRITE };
    // SAFETY: SQLite gives as many bytes as it says, and calls the methods of open files only.
    let (bytes, open) = unsafe { (slice::from_raw_parts(data.cast::<u8>(), size), open_file(file)) };
    let (mut below, layer) = open.parts();
    code(match layer {
        Some(layer) => layer.write(&mut below, bytes, at),
        None => below.write(bytes, at),
    })
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, size: sqlite3_int64) -> c_int {
    let Ok(size) = u64::try_from(size) else { return ffi::SQLITE_IOERR_TRUNCATE };
    // SAFETY: SQLite calls the methods of open files only.
    let (mut below, layer) = unsafe { open_file(file) }.parts();
    code(match layer {
        Some(layer) => layer.truncate(&mut below, size),
        None => below.truncate(size),
    })
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: SQLite calls the methods of open files only.
    let (mut below, layer) = unsafe { open_file(file) }.parts();
    code(match layer {
        Some(layer) => layer.sync(&mut below, SyncFlags(flags)),
        None => below.sync(SyncFlags(flags)),
    })
}

unsafe extern "C" fn read(file: *mut sqlite3_file, data: *mut c_void, size: c_int, at: sqlite3_int64) -> c_int {
    pass!(file, flushed, xRead(data, size, at), ffi::SQLITE_IOERR_READ)
}

unsafe extern "C" fn file_size(file: *mut sqlite3_file, size: *mut sqlite3_int64) -> c_int {
    pass!(file, flushed, xFileSize(size), ffi::SQLITE_IOERR_FSTAT)
}

unsafe extern "C" fn file_control(file: *mut sqlite3_file, operation: c_int, argument: *mut c_void) -> c_int {
    pass!(file, flushed, xFileControl(operation, argument), ffi::SQLITE_NOTFOUND)
}

unsafe extern "C" fn lock(file: *mut sqlite3_file, level: c_int) -> c_int {
    pass!(file, xLock(level), ffi::SQLITE_IOERR_LOCK)
}

unsafe extern "C" fn unlock(file: *mut sqlite3_file, level: c_int) -> c_int {
    pass!(file, xUnlock(level), ffi::SQLITE_IOERR_UNLOCK)
}

unsafe extern "C" fn check_reserved_lock(file: *mut sqlite3_file, out: *mut c_int) -> c_int {
    pass!(file, xCheckReservedLock(out), ffi::SQLITE_IOERR_CHECKRESERVEDLOCK)
}

unsafe extern "C" fn sector_size(file: *mut sqlite3_file) -> c_int {
    pass!(file, xSectorSize(), 0)
}

unsafe extern "C" fn device_characteristics(file: *mut sqlite3_file) -> c_int {
    pass!(file, xDeviceCharacteristics(), 0)
}

unsafe extern "C" fn shm_map(
    file: *mut sqlite3_file,
    region: c_int,
    size: c_int,
    extend: c_int,
    out: *mut *mut c_void,
) -> c_int {
    pass!(file, xShmMap(region, size, extend, out), ffi::SQLITE_IOERR_SHMMAP)
}

unsafe extern "C" fn shm_lock(file: *mut sqlite3_file, offset: c_int, count: c_int, flags: c_int) -> c_int {
    pass!(file, xShmLock(offset, count, flags), ffi::SQLITE_IOERR_SHMLOCK)
}

unsafe extern "C" fn shm_barrier(file: *mut sqlite3_file) {
    pass!(file, xShmBarrier(), ());
}

unsafe extern "C" fn shm_unmap(file: *mut sqlite3_file, delete: c_int) -> c_int {
    pass!(file, xShmUnmap(delete), ffi::SQLITE_OK)
}
