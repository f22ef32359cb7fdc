//! Opening the database file: the settings of each connection, and the integrity check.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::config::DbConfig;

use super::files::{self, Role};
use crate::store::StoreError;

/// The first SQLite release without a bug that could corrupt a write-ahead log.
const OLDEST_SQLITE: i32 = 3_051_003;
/// Larger files are not checked at startup, in bytes: it would take too long.
const CHECKED_BYTES: u64 = 256 * 1024 * 1024;
/// `synchronous=FULL` makes an acknowledged commit survive a power cut. The cache (16 MiB) holds what a group of bets changes, or pages
/// would be written twice; a larger one would cost, as SQLite walks all of it at each commit that has split a page, and the operating
/// system caches the file anyway. A WAL file longer than 256 MiB is truncated to that after a restart.
const WRITER_SETTINGS: &str = "pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on; \
     pragma temp_store=memory; pragma cache_size=-16384; pragma journal_size_limit=268435456";
/// Large sorts of readers go to temporary files, not to memory: the daily audit of twenty million ledger entries would take gigabytes.
const READER_SETTINGS: &str = "pragma foreign_keys=on; pragma cache_size=-4096; pragma query_only=on";
/// With `synchronous=FULL` the WAL is flushed before the file, so that a power cut during a checkpoint loses nothing.
const COPIER_SETTINGS: &str = "pragma synchronous=full";
/// How long to wait for another process that holds the file: an operator's command, a backup.
const BUSY_LIMIT: Duration = Duration::from_secs(5);
/// Capacity of the statement cache: more than there are statements in this server.
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

/// Creates the file, if it does not exist, readable by its owner only: it will hold keys, password hashes and personal data. SQLite gives
/// its WAL the same permissions.
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

/// The path of the WAL, which SQLite names after the file itself where `path` is a link to it.
pub(super) fn log_of(connection: &Connection, path: &Path) -> PathBuf {
    let file = connection.path().map_or(path, Path::new);
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    PathBuf::from(log)
}

/// Opens the connection that checkpoints the WAL.
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
    // Without it a cached statement that could use a partial index is recompiled for every bound value.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(connection.execute_batch(settings)?)
}

fn not_opened(error: StoreError, path: &Path) -> StoreError {
    match error.for_file(path) {
        StoreError::Refused { detail, .. } => StoreError::Folder { path: path.to_owned(), detail },
        other => other,
    }
}
