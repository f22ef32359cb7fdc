//! Opening the file: the settings of each connection, and the checks before first use.

use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::config::DbConfig;

use super::files::{self, Role};
use crate::store::StoreError;

/// The first SQLite without a bug that could corrupt a write-ahead log.
const OLDEST_SQLITE: i32 = 3_051_003;
/// Above this size the soundness check at start would take longer than it is worth.
const CHECKED_BYTES: u64 = 256 * 1024 * 1024;
/// `synchronous=FULL` makes an acknowledged commit survive a power cut. The cache holds what a group of bets changes, or pages would be
/// written twice; a larger one would cost, as SQLite walks all of it at each commit that has split a page, and the operating system keeps
/// the file at hand anyway. A log that has grown longer than 256 MiB gives what is beyond it back.
const WRITER_SETTINGS: &str = "pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on; \
     pragma temp_store=memory; pragma cache_size=-16384; pragma journal_size_limit=268435456";
/// What a reader sorts beyond its cache goes to a file: the daily look through a ledger of twenty million entries would take gigabytes of memory.
const READER_SETTINGS: &str = "pragma foreign_keys=on; pragma cache_size=-4096; pragma query_only=on";
/// Log and file are flushed in the order that keeps both whole.
const COPIER_SETTINGS: &str = "pragma synchronous=full";
/// Another process may hold the file for a moment: a command of the operator, a backup.
const BUSY_LIMIT: Duration = Duration::from_secs(5);
/// More than there are statements in this server.
const KEPT_STATEMENTS: usize = 1024;

/// Opens the only connection that writes to the file, after checking engine and file.
pub(super) fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    if rusqlite::version_number() < OLDEST_SQLITE {
        return Err(StoreError::OldEngine { found: rusqlite::version().to_owned() });
    }
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)
            .map_err(|error| StoreError::Folder { path: folder.to_owned(), detail: error.to_string() })?;
    }
    make_private(path).map_err(|error| StoreError::Folder { path: path.to_owned(), detail: error.to_string() })?;
    let connection = files::open(path, Role::Writer).map_err(|error| not_opened(error, path))?;
    prepare(&connection, path).map_err(|error| error.for_file(path))?;
    Ok(connection)
}

/// Makes a file that is not there yet, for nobody but the user of this process: it will hold keys, passwords' hashes and personal data. SQLite gives its log
/// the same rights.
fn make_private(path: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

fn prepare(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    set(connection, WRITER_SETTINGS)?;
    if std::fs::metadata(path).is_ok_and(|file| file.len() <= CHECKED_BYTES) {
        let found: String = connection.query_row("pragma quick_check(1)", [], |row| row.get(0))?;
        if found != "ok" {
            return Err(StoreError::Damaged { path: path.to_owned(), detail: found });
        }
    }
    Ok(())
}

/// Opens the connection that copies the log into the file.
pub(super) fn open_copier(path: &Path) -> Result<Connection, StoreError> {
    let open = || {
        let connection = files::open(path, Role::Copier)?;
        set(&connection, COPIER_SETTINGS)?;
        Ok(connection)
    };
    open().map_err(|error: StoreError| error.for_file(path))
}

/// Opens a connection that reads the file.
pub(super) fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let open = || {
        let connection = Connection::open(path)?;
        set(&connection, READER_SETTINGS)?;
        Ok(connection)
    };
    open().map_err(|error: StoreError| error.for_file(path))
}

fn set(connection: &Connection, settings: &str) -> Result<(), StoreError> {
    connection.busy_timeout(BUSY_LIMIT)?;
    connection.set_prepared_statement_cache_capacity(KEPT_STATEMENTS);
    // Without it a kept statement that looks at a partial index is compiled again for every value that is bound to it.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(connection.execute_batch(settings)?)
}

fn not_opened(error: StoreError, path: &Path) -> StoreError {
    match error.for_file(path) {
        StoreError::Refused { detail, .. } => StoreError::Folder { path: path.to_owned(), detail },
        other => other,
    }
}
