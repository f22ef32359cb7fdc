//! A layer as the C function table that SQLite expects.
//!
//! An open file is a [`Shim`] in memory that SQLite provides; it points to its state, which includes the file of the VFS below. Calls
//! about shared memory and locks are passed on unchanged. Memory mapping is not offered: a layer would not see what is written
//! through it.

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

/// A layer could not be registered with SQLite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "SQLite gave no file system to stand on, or did not take another one: build the server with its bundled SQLite, on Unix"
)]
pub struct RegistrationFailed;

/// Registers a layer for the rest of the process, under a name by which connections select it. With `for_all` it becomes the default:
/// it stands on the default VFS of before. Any other layer stands on the default VFS at the time when it opens a file.
///
/// # Errors
/// [`RegistrationFailed`].
pub fn register(name: &str, for_all: bool, layer: impl Layer) -> Result<(), RegistrationFailed> {
    // One registration at a time, or two defaults would stand on the same VFS.
    static REGISTERING: Mutex<()> = Mutex::new(());
    let _one = REGISTERING.lock().unwrap_or_else(PoisonError::into_inner);
    let name = CString::new(name).map_err(|_| RegistrationFailed)?;
    let size = c_int::try_from(size_of::<Shim>()).map_err(|_| RegistrationFailed)?;
    // SAFETY: initialises the library unless that was done.
    unsafe { ffi::sqlite3_initialize() };
    let usual = default_vfs().ok_or(RegistrationFailed)?;
    // SAFETY: it is the table of a registered VFS.
    let own = UnsafeCell::new(unsafe { own_table(usual.as_ptr(), name, size) });
    let table = Box::into_raw(Box::new(Table { own, below: for_all.then_some(usual), layer: Box::new(layer) }));
    // SAFETY: the table is never freed, and begins with the struct that SQLite expects.
    let code = unsafe { ffi::sqlite3_vfs_register(table.cast(), c_int::from(for_all)) };
    if code == ffi::SQLITE_OK { Ok(()) } else { Err(RegistrationFailed) }
}

/// A copy of a VFS table under a new name, with its own functions for opening and deleting files. All other functions are called with
/// the copy, which holds all fields that they read.
///
/// # Safety
/// `usual` must be the table of a registered VFS. SQLite keeps it for the life of the process and changes only `pNext`, which is not
/// read.
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

/// The default VFS.
pub(crate) fn default_vfs() -> Option<NonNull<sqlite3_vfs>> {
    // SAFETY: null asks for the default; the library may be called from any thread.
    NonNull::new(unsafe { ffi::sqlite3_vfs_find(ptr::null()) })
}

/// A layer as SQLite knows it: the VFS table comes first, so that a pointer to it is a pointer to this struct. SQLite links the tables.
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
        // SAFETY: it was made by `register` and is never freed; only the contents of the cell change.
        unsafe { &*vfs.cast::<Self>() }
    }

    fn below(&self) -> Option<NonNull<sqlite3_vfs>> {
        self.below.or_else(default_vfs)
    }
}

/// An open file as SQLite knows it; `open` is null where nothing is open.
#[repr(C)]
struct Shim {
    base: sqlite3_file,
    open: *mut Open,
}

/// State of an open file.
struct Open {
    /// The file of the VFS below: memory of the size that it asks for, aligned as C requires.
    below: Box<[u64]>,
    layer: Option<Box<dyn File>>,
}

impl Open {
    /// The state before opening, for a VFS whose files take `size` bytes.
    fn of_size(size: usize) -> Self {
        Self { below: vec![0; size.div_ceil(size_of::<u64>())].into_boxed_slice(), layer: None }
    }

    fn file_below(&mut self) -> *mut sqlite3_file {
        self.below.as_mut_ptr().cast()
    }

    /// The file below, and the layer's handler of it.
    fn parts(&mut self) -> (Below<'_>, Option<&mut Box<dyn File>>) {
        // SAFETY: the caller has opened the file, and it is borrowed for as long.
        let below = unsafe { Below::of(self.below.as_mut_ptr().cast()) };
        (below, self.layer.as_mut())
    }

    /// Lets the layer write what it holds back.
    fn flush(&mut self) -> Outcome {
        match self.parts() {
            (mut below, Some(layer)) => layer.flush(&mut below),
            (_, None) => Ok(()),
        }
    }
}

/// The state of an open file.
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
    // SAFETY: SQLite provides memory of the size in the table; a file without methods counts as not open.
    unsafe { file.cast::<Shim>().write(Shim { base: sqlite3_file { pMethods: ptr::null() }, open: ptr::null_mut() }) };
    // SAFETY: SQLite passes the table that was registered.
    let table = unsafe { Table::of(vfs) };
    let Some(below) = table.below() else { return ffi::SQLITE_CANTOPEN };
    // SAFETY: SQLite keeps a VFS for the life of the process.
    let (open_below, size) = unsafe { ((*below.as_ptr()).xOpen, (*below.as_ptr()).szOsFile) };
    let (Some(open_below), Ok(size)) = (open_below, usize::try_from(size)) else { return ffi::SQLITE_CANTOPEN };
    let mut opened = Open::of_size(size);
    // SAFETY: all arguments are passed on unchanged, with memory of the size that the VFS below asks for in place of the file.
    let code = unsafe { open_below(below.as_ptr(), name, opened.file_below(), flags, out_flags) };
    // SAFETY: the memory is large enough for any file, and zero where it was not written.
    if unsafe { (*opened.file_below()).pMethods.is_null() } {
        return code;
    }
    if code == ffi::SQLITE_OK {
        // SAFETY: SQLite passes the name.
        let path = unsafe { path_of(name) };
        let may_be_new = flags & ffi::SQLITE_OPEN_CREATE != 0;
        opened.layer = table.layer.opened(Opened { path, kind: Kind::of(flags), may_be_new });
    }
    // A file that failed to open but has methods must still be closed, which SQLite does where it sees methods.
    // SAFETY: it has methods.
    let version = unsafe { (*(*opened.file_below()).pMethods).iVersion };
    let methods = if version >= SHARED.iVersion { &raw const SHARED } else { &raw const UNSHARED };
    let shim = Shim { base: sqlite3_file { pMethods: methods }, open: Box::into_raw(Box::new(opened)) };
    // SAFETY: as at the beginning.
    unsafe { file.cast::<Shim>().write(shim) };
    code
}

unsafe extern "C" fn delete(vfs: *mut sqlite3_vfs, name: *const c_char, sync_dir: c_int) -> c_int {
    // SAFETY: SQLite passes the table that was registered.
    let table = unsafe { Table::of(vfs) };
    let Some(below) = table.below() else { return ffi::SQLITE_IOERR_DELETE };
    let mut delete_below = || {
        // SAFETY: the arguments are passed on unchanged.
        outcome(unsafe {
            match (*below.as_ptr()).xDelete {
                Some(delete) => delete(below.as_ptr(), name, sync_dir),
                None => ffi::SQLITE_IOERR_DELETE,
            }
        })
    };
    // SAFETY: SQLite passes the name.
    code(match unsafe { path_of(name) } {
        Some(path) => table.layer.delete(path, sync_dir != 0, &mut delete_below),
        None => delete_below(),
    })
}

/// The methods of a file whose database may have a write-ahead log: version 2 has shared memory; version 3 would add memory-mapped
/// pages.
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

/// The methods of a file where the VFS below has no shared memory.
static UNSHARED: sqlite3_io_methods =
    sqlite3_io_methods { iVersion: 1, xShmMap: None, xShmLock: None, xShmBarrier: None, xShmUnmap: None, ..SHARED };

/// Passes a call on to the file below; with `flushed`, the layer writes first what it holds back.
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
    // SAFETY: the file is open, and not used afterwards; the state that `open` made is freed only here.
    let mut open = unsafe { Box::from_raw((*file.cast::<Shim>()).open) };
    let flushed = open.flush();
    let closed = outcome(call!(open.file_below(), xClose(), ffi::SQLITE_IOERR_CLOSE));
    // SAFETY: the memory is SQLite's until this function returns.
    unsafe { (*file.cast::<Shim>()).open = ptr::null_mut() };
    code(flushed.and(closed))
}

unsafe extern "C" fn write(file: *mut sqlite3_file, data: *const c_void, size: c_int, at: sqlite3_int64) -> c_int {
    let (Ok(size), Ok(at)) = (usize::try_from(size), u64::try_from(at)) else { return ffi::SQLITE_IOERR_WRITE };
    // SAFETY: SQLite passes as many bytes as it says, and calls the methods of open files only.
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
