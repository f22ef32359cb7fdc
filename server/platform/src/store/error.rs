//! Errors of the database, with messages that name the remedy.

use std::path::{Path, PathBuf};

/// A failure of the database.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The SQLite file is corrupt.
    #[error("the database file {} is damaged ({detail}): restore a backup, or move the file away and start again with a fresh one", path.display())]
    Damaged {
        /// Path of the file.
        path: PathBuf,
        /// What the engine found.
        detail: String,
    },
    /// The data folder can not be created or written.
    #[error("the data folder {} can not be used ({detail}): choose another with --data, or allow writing to it", path.display())]
    Folder {
        /// Path of the folder.
        path: PathBuf,
        /// What the operating system said.
        detail: String,
    },
    /// SQLite is older than the first release without the write-ahead-log corruption bug.
    #[error("SQLite {found} is too old: 3.51.3 or newer is needed, build the server with its bundled SQLite")]
    OldEngine {
        /// The version that is linked.
        found: String,
    },
    /// PostgreSQL can not be reached.
    #[error("PostgreSQL does not answer ({detail}): check DATABASE_URL and that the server runs")]
    Unreachable {
        /// What the driver said; it never holds the password.
        detail: String,
    },
    /// The location is a PostgreSQL address, and this program was built without PostgreSQL.
    #[error(
        "this server was built without PostgreSQL: start it by scripts/start, or build it with --features postgres, or unset DATABASE_URL"
    )]
    WithoutPostgres,
    /// A migration failed.
    #[error(
        "the tables can not be brought up to date ({0}): the database was made by another version, run that one or start with a fresh database"
    )]
    Migration(String),
    /// The server is shutting down.
    #[error("the database is closed: the server is shutting down")]
    Closed,
    /// A unit of work panicked or was lost; its transaction was rolled back.
    #[error("a write stopped in the middle and was rolled back: report this with the request id")]
    WorkPanicked,
    /// A unit of work had conflicts with others at each retry.
    #[error("too many writes at once touched the same rows: try again")]
    Contended,
    /// A stored value is not of the expected type or format.
    #[error("a stored value is not valid ({0}): report this with the request id")]
    Corrupt(String),
    /// A query that must return a row returned none.
    #[error("a row is missing: report this with the request id")]
    NoRow,
    /// A stream's positions are from another PostgreSQL server.
    #[error(
        "{table} goes to transaction {newest}, and this PostgreSQL has come to {next} only: the database was restored from a dump of another server. \
         Stop PostgreSQL and raise its next transaction above {newest} with pg_resetwal, or restore a physical copy (pg_basebackup)"
    )]
    ForeignPositions {
        /// Name of the table.
        table: &'static str,
        /// The highest position in the stream or its cursors.
        newest: i64,
        /// The next transaction id of this server.
        next: i64,
    },
    /// A number exceeded 64 bits.
    #[error("a number is too large to be stored")]
    OutOfRange,
    /// The group of units that shared a commit with this one was rolled back.
    #[error("the write was rolled back together with others ({0}): try again")]
    LostGroup(String),
    /// The disk reported that it did not keep a commit. No write is taken after that: what was lost is known only after a restart.
    #[error("the disk did not keep what was written ({0}): check the disk, then restart the server")]
    NotDurable(String),
    /// A database thread could not be started.
    #[error("no thread could be started for the database ({0}): raise the limit of threads of this user")]
    NoThread(String),
    /// The VFS layers could not be registered with SQLite.
    #[error("the database can not be opened: {0}")]
    NoLayer(sqlite_vfs::RegistrationFailed),
    /// The engine refused a statement.
    #[error("database error: {detail}")]
    Refused {
        /// The class of the refusal.
        reason: Refusal,
        /// The engine's message.
        detail: String,
    },
}

/// Why the engine refused a statement, as far as the program distinguishes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// A unique or primary key was violated.
    UniqueKey,
    /// A foreign key was violated: rows refer to the deleted row, or the row referred to is missing.
    ForeignKey,
    /// A conflict with another transaction; the unit of work may succeed when retried.
    Conflict,
    /// The database can not be reached at the moment.
    Unreachable,
    /// The file is corrupt.
    Damaged,
    /// Anything else.
    Other,
}

impl StoreError {
    /// Converts an engine error about a corrupt file into [`StoreError::Damaged`] with the file's path.
    pub(super) fn for_file(self, path: &Path) -> Self {
        let detail = match self {
            Self::Refused { reason: Refusal::Damaged, detail } => detail,
            Self::Migration(text) if text.contains("malformed") || text.contains("not a database") => text,
            other => return other,
        };
        Self::Damaged { path: path.to_owned(), detail }
    }

    /// The error for each unit of a group whose commit failed with this error.
    pub(super) fn lost_group(&self) -> Self {
        match self {
            Self::NotDurable(detail) => Self::NotDurable(detail.clone()),
            other => Self::LostGroup(other.to_string()),
        }
    }

    /// The error for a unit of work that finds a row changed since it was read; on PostgreSQL the unit is retried.
    pub fn overtaken() -> Self {
        Self::Refused { reason: Refusal::Conflict, detail: "a row has changed since it was read".to_owned() }
    }

    fn reason(&self) -> Option<Refusal> {
        if let Self::Refused { reason, .. } = self { Some(*reason) } else { None }
    }

    /// Whether the unit of work may succeed when retried: a serialization failure or a deadlock.
    #[cfg(feature = "postgres")]
    pub(super) fn is_conflict(&self) -> bool {
        self.reason() == Some(Refusal::Conflict)
    }

    /// Whether the database is unavailable or contended at the moment, so that the caller should retry (503).
    pub fn is_transient(&self) -> bool {
        matches!(self, Self::Closed | Self::Contended | Self::NotDurable(_))
            || self.reason() == Some(Refusal::Unreachable)
    }

    /// Whether a foreign key was violated.
    pub fn is_foreign_key_violation(&self) -> bool {
        self.reason() == Some(Refusal::ForeignKey)
    }

    /// Whether a unique or primary key was violated.
    pub fn is_unique_violation(&self) -> bool {
        self.reason() == Some(Refusal::UniqueKey)
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode;
        use rusqlite::ffi::{SQLITE_CONSTRAINT_FOREIGNKEY, SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
        let reason = match &error {
            rusqlite::Error::SqliteFailure(failure, _) => match (failure.code, failure.extended_code) {
                (_, SQLITE_CONSTRAINT_UNIQUE | SQLITE_CONSTRAINT_PRIMARYKEY) => Refusal::UniqueKey,
                (_, SQLITE_CONSTRAINT_FOREIGNKEY) => Refusal::ForeignKey,
                (ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase, _) => Refusal::Damaged,
                (ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked, _) => Refusal::Unreachable,
                _ => Refusal::Other,
            },
            _ => Refusal::Other,
        };
        Self::Refused { reason, detail: error.to_string() }
    }
}

/// The error type of a unit of work, which can carry a [`StoreError`].
pub trait TxError: From<StoreError> + Send + 'static {
    /// The [`StoreError`] that this error carries, if it does.
    fn as_store_error(&self) -> Option<&StoreError>;
}

impl TxError for StoreError {
    fn as_store_error(&self) -> Option<&StoreError> {
        Some(self)
    }
}
