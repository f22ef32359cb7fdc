//! A file system for SQLite that hands everything to the usual one and writes down what it does in the folders under observation.
//!
//! It becomes the usual file system of the process, since the store opens its connections by itself. An open file is a [`Shim`]
//! with the file of the system below right behind it, in memory that SQLite provides; each method finds it there.
//! Shared memory (`-shm`) is passed through and not written down: it never outlives a cut.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::ptr;
use std::sync::{OnceLock, PoisonError, RwLock};

use rusqlite::ffi::{self, sqlite3_file, sqlite3_int64, sqlite3_io_methods, sqlite3_vfs};

use crate::recording::{Event, FileId, Recording};

const NAME: &CStr = c"power-loss";
/// Files whose name the system below puts on the disk with the first sync, if it was asked to make them (`UNIXFILE_DIRSYNC`).
const NAMED_BY_SYNC: c_int = ffi::SQLITE_OPEN_MAIN_JOURNAL | ffi::SQLITE_OPEN_SUPER_JOURNAL | ffi::SQLITE_OPEN_WAL;

static WATCHED: RwLock<Vec<(PathBuf, Recording)>> = RwLock::new(Vec::new());

/// The usual file system of this process could not be replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("SQLite gave no file system to stand on, or did not take another one: only Unix is known")]
pub struct RegistrationFailed;

/// Writes down what SQLite does from now on to the files right in `folder`.
///
/// # Errors
/// [`RegistrationFailed`].
pub fn record(folder: &Path) -> Result<Recording, RegistrationFailed> {
    static REGISTERED: OnceLock<bool> = OnceLock::new();
    if !REGISTERED.get_or_init(register) {
        return Err(RegistrationFailed);
    }
    let recording = Recording::default();
    WATCHED.write().unwrap_or_else(PoisonError::into_inner).push((folder.to_owned(), recording.clone()));
    Ok(recording)
}

/// The file system of the process as it was before.
struct Below(*mut sqlite3_vfs);

// SAFETY: SQLite's own file systems are static, and made to be called from any thread.
unsafe impl Send for Below {}
// SAFETY: as above.
unsafe impl Sync for Below {}

static BELOW: OnceLock<Below> = OnceLock::new();

fn register() -> bool {
    // SAFETY: initialises the library, if that was not done; null asks for the usual file system.
    let below = unsafe {
        ffi::sqlite3_initialize();
        ffi::sqlite3_vfs_find(ptr::null())
    };
    if below.is_null() {
        return false;
    }
    // SAFETY: it is not null, and SQLite keeps it for as long as the process lives.
    let mut own = unsafe { *below };
    let Ok(size) = c_int::try_from(size_of::<Shim>()) else { return false };
    own.szOsFile += size;
    own.zName = NAME.as_ptr();
    own.pNext = ptr::null_mut();
    own.xOpen = Some(open);
    own.xDelete = Some(delete);
    let _ = BELOW.set(Below(below));
    // SAFETY: the table and its name are never freed; all that is not replaced works on any table of its kind.
    unsafe { ffi::sqlite3_vfs_register(Box::leak(Box::new(own)), 1) == ffi::SQLITE_OK }
}

/// An open file.
#[repr(C)]
struct Shim {
    base: sqlite3_file,
    /// Null for a file that nobody observes.
    watched: *mut Watched,
}

struct Watched {
    recording: Recording,
    file: FileId,
    /// The next sync puts the names in the folder on the disk as well.
    syncs_names: bool,
}

/// The file of the system below.
///
/// # Safety
/// `file` must have been given to [`open`].
unsafe fn below(file: *mut sqlite3_file) -> *mut sqlite3_file {
    // SAFETY: SQLite provides as much memory as the table asks for: a shim, and behind it a file of the system below.
    unsafe { file.byte_add(size_of::<Shim>()) }
}

/// What is written down of a file, if anything.
///
/// # Safety
/// `file` must be open; SQLite uses a file from one thread at a time.
unsafe fn watched<'f>(file: *mut sqlite3_file) -> Option<&'f mut Watched> {
    // SAFETY: it was set by `open`, and is freed by `close` only.
    unsafe { (*file.cast::<Shim>()).watched.as_mut() }
}

/// Calls a method of the file of the system below.
macro_rules! pass {
    ($file:expr, $method:ident $(, $argument:expr)*) => {{
        // SAFETY: SQLite calls the methods of open files only, with what they expect; the file below is open as well.
        unsafe {
            let inner = below($file);
            match (*(*inner).pMethods).$method {
                Some(method) => method(inner $(, $argument)*),
                None => Default::default(),
            }
        }
    }};
}

/// The name of a path right in a folder under observation.
fn watched_name(path: &Path) -> Option<(Recording, String)> {
    let watched = WATCHED.read().unwrap_or_else(PoisonError::into_inner);
    let (_, recording) = watched.iter().find(|(folder, _)| path.parent() == Some(folder))?;
    Some((recording.clone(), path.file_name()?.to_string_lossy().into_owned()))
}

/// # Safety
/// `name` must be null or the name of a file as SQLite gives it.
unsafe fn path_of<'n>(name: *const c_char) -> Option<&'n Path> {
    // SAFETY: the caller's promise.
    (!name.is_null()).then(|| Path::new(std::ffi::OsStr::from_bytes(unsafe { CStr::from_ptr(name) }.to_bytes())))
}

unsafe extern "C" fn open(
    _: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    // SAFETY: SQLite provides the memory, see `below`; a file without methods counts as not open.
    unsafe {
        file.cast::<Shim>().write(Shim { base: sqlite3_file { pMethods: ptr::null() }, watched: ptr::null_mut() });
        below(file).write(sqlite3_file { pMethods: ptr::null() });
    }
    // SAFETY: the name is as SQLite gives it.
    let observed = unsafe { path_of(name) }.and_then(watched_name);
    let Some(Below(vfs)) = BELOW.get() else { return ffi::SQLITE_CANTOPEN };
    // SAFETY: all arguments are handed on as they came, with the file below in the place of the file.
    let code = unsafe {
        let Some(open_below) = (**vfs).xOpen else { return ffi::SQLITE_CANTOPEN };
        open_below(*vfs, name, below(file), flags, out_flags)
    };
    // SAFETY: as above; a file that was not opened but has methods must still be closed, which SQLite does for those that it sees.
    unsafe {
        if (*below(file)).pMethods.is_null() {
            return code;
        }
        let shim = &mut *file.cast::<Shim>();
        shim.base.pMethods = &raw const METHODS;
        if code == ffi::SQLITE_OK
            && let Some((recording, name)) = observed
        {
            let syncs_names = flags & ffi::SQLITE_OPEN_CREATE != 0 && flags & NAMED_BY_SYNC != 0;
            let file = recording.opened(&name);
            shim.watched = Box::into_raw(Box::new(Watched { recording, file, syncs_names }));
        }
    }
    code
}

unsafe extern "C" fn delete(_: *mut sqlite3_vfs, name: *const c_char, sync_dir: c_int) -> c_int {
    let Some(Below(vfs)) = BELOW.get() else { return ffi::SQLITE_IOERR_DELETE };
    let delete_below = || {
        // SAFETY: the arguments are handed on as they came.
        unsafe {
            let Some(delete) = (**vfs).xDelete else { return ffi::SQLITE_IOERR_DELETE };
            delete(*vfs, name, sync_dir)
        }
    };
    // SAFETY: the name is as SQLite gives it.
    match unsafe { path_of(name) }.and_then(watched_name) {
        Some((recording, name)) => recording.note(delete_below, || Event::Delete { name, names: sync_dir != 0 }),
        None => delete_below(),
    }
}

static METHODS: sqlite3_io_methods = sqlite3_io_methods {
    // The second version has shared memory; the third would have pages mapped into memory, whose writing nobody sees.
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

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    let code = pass!(file, xClose);
    // SAFETY: the file is open, and not used any more; what `open` made is freed here only.
    unsafe {
        let shim = &mut *file.cast::<Shim>();
        if !shim.watched.is_null() {
            drop(Box::from_raw(shim.watched));
            shim.watched = ptr::null_mut();
        }
    }
    code
}

unsafe extern "C" fn write(file: *mut sqlite3_file, data: *const c_void, size: c_int, at: sqlite3_int64) -> c_int {
    let write_below = || pass!(file, xWrite, data, size, at);
    // SAFETY: the file is open.
    let Some(watched) = (unsafe { watched(file) }) else { return write_below() };
    watched.recording.note(write_below, || {
        // SAFETY: SQLite gives as many bytes as it says.
        let bytes = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), usize::try_from(size).unwrap_or(0)) };
        Event::Write { file: watched.file, offset: usize::try_from(at).unwrap_or(0), bytes: bytes.into() }
    })
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, size: sqlite3_int64) -> c_int {
    let truncate_below = || pass!(file, xTruncate, size);
    // SAFETY: the file is open.
    let Some(watched) = (unsafe { watched(file) }) else { return truncate_below() };
    let event = || Event::Truncate { file: watched.file, size: usize::try_from(size).unwrap_or(0) };
    watched.recording.note(truncate_below, event)
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    let sync_below = || pass!(file, xSync, flags);
    // SAFETY: the file is open.
    let Some(watched) = (unsafe { watched(file) }) else { return sync_below() };
    let names = std::mem::take(&mut watched.syncs_names);
    watched.recording.note(sync_below, || Event::Sync { file: watched.file, names })
}

unsafe extern "C" fn read(file: *mut sqlite3_file, data: *mut c_void, size: c_int, at: sqlite3_int64) -> c_int {
    pass!(file, xRead, data, size, at)
}

unsafe extern "C" fn file_size(file: *mut sqlite3_file, size: *mut sqlite3_int64) -> c_int {
    pass!(file, xFileSize, size)
}

unsafe extern "C" fn lock(file: *mut sqlite3_file, level: c_int) -> c_int {
    pass!(file, xLock, level)
}

unsafe extern "C" fn unlock(file: *mut sqlite3_file, level: c_int) -> c_int {
    pass!(file, xUnlock, level)
}

unsafe extern "C" fn check_reserved_lock(file: *mut sqlite3_file, out: *mut c_int) -> c_int {
    pass!(file, xCheckReservedLock, out)
}

unsafe extern "C" fn file_control(file: *mut sqlite3_file, operation: c_int, argument: *mut c_void) -> c_int {
    pass!(file, xFileControl, operation, argument)
}

unsafe extern "C" fn sector_size(file: *mut sqlite3_file) -> c_int {
    pass!(file, xSectorSize)
}

unsafe extern "C" fn device_characteristics(file: *mut sqlite3_file) -> c_int {
    pass!(file, xDeviceCharacteristics)
}

unsafe extern "C" fn shm_map(
    file: *mut sqlite3_file,
    region: c_int,
    size: c_int,
    extend: c_int,
    out: *mut *mut c_void,
) -> c_int {
    pass!(file, xShmMap, region, size, extend, out)
}

unsafe extern "C" fn shm_lock(file: *mut sqlite3_file, offset: c_int, count: c_int, flags: c_int) -> c_int {
    pass!(file, xShmLock, offset, count, flags)
}

unsafe extern "C" fn shm_barrier(file: *mut sqlite3_file) {
    pass!(file, xShmBarrier);
}

unsafe extern "C" fn shm_unmap(file: *mut sqlite3_file, delete: c_int) -> c_int {
    pass!(file, xShmUnmap, delete)
}
