//! What can go wrong with the database, in words that name the remedy.

use std::path::{Path, PathBuf};

/// A failure of the database.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The SQLite file is not a sound database.
    #[error("the database file {} is damaged ({detail}): restore a backup, or move the file away and start again with a fresh one", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What the engine found.
        detail: String,
    },
    /// The folder of the SQLite file can not be made or written.
    #[error("the data folder {} can not be used ({detail}): choose another with --data, or allow writing to it", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// What the operating system said.
        detail: String,
    },
    /// SQLite is older than the first release without the write-ahead-log corruption bug.
    #[error("SQLite {found} is too old: 3.51.3 or newer is needed, build the server with its bundled SQLite")]
    OldEngine {
        /// The version that answered.
        found: String,
    },
    /// PostgreSQL can not be reached.
    #[error("PostgreSQL does not answer ({detail}): check DATABASE_URL and that the server runs")]
    Unreachable {
        /// What the driver said; it never holds the password.
        detail: String,
    },
    /// PostgreSQL was asked for, and this program was built without it.
    #[error(
        "this server was built without PostgreSQL: start it by scripts/start, or build it with --features postgres, or unset DATABASE_URL"
    )]
    WithoutPostgres,
    /// The tables can not be brought up to date.
    #[error(
        "the tables can not be brought up to date ({0}): the database was made by another version, run that one or start with a fresh database"
    )]
    Migration(String),
    /// The server is shutting down.
    #[error("the database is closed: the server is shutting down")]
    Closed,
    /// A unit of work stopped in the middle; its transaction was rolled back.
    #[error("a write stopped in the middle and was rolled back: report this with the request id")]
    WorkPanicked,
    /// A write met conflicts with others each time it was tried.
    #[error("too many writes at once touched the same rows: try again")]
    Contended,
    /// A stored value is not of the shape that its column promises.
    #[error("a stored value is not valid ({0}): report this with the request id")]
    Corrupt(String),
    /// A statement that gives one row gave none.
    #[error("a row is missing: report this with the request id")]
    NoRow,
    /// The rows of a stream were numbered by another PostgreSQL server.
    #[error(
        "{table} goes to transaction {newest}, and this PostgreSQL has come to {next} only: the database was restored from a dump of another server. \
         Stop PostgreSQL and raise its next transaction above {newest} with pg_resetwal, or restore a physical copy (pg_basebackup)"
    )]
    ForeignPositions {
        /// The table.
        table: &'static str,
        /// The highest number in it.
        newest: i64,
        /// The next number that the server gives.
        next: i64,
    },
    /// A number left the range of 64 bits.
    #[error("a number is too large to be stored")]
    OutOfRange,
    /// The group of writes that a unit of work belonged to was lost.
    #[error("the write was rolled back together with others ({0}): try again")]
    LostGroup(String),
    /// The thread that writes could not be started.
    #[error("no thread could be started for the database ({0}): raise the limit of threads of this user")]
    NoThread(String),
    /// SQLite takes no layer between it and its files.
    #[error("the database can not be opened: {0}")]
    NoLayer(sqlite_vfs::RegistrationFailed),
    /// The engine refused a statement.
    #[error("database error: {detail}")]
    Refused {
        /// Why, as far as the program cares.
        reason: Refusal,
        /// What the engine said.
        detail: String,
    },
}

/// Why the engine refused a statement, as far as the program cares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// A unique or primary key: the row is there already.
    UniqueKey,
    /// Rows that belong to this one refused its removal, or the row that this one belongs to is missing.
    ForeignKey,
    /// Another transaction was in the way; the same unit of work may succeed when run again.
    Conflict,
    /// The database can not be reached for the moment.
    Unreachable,
    /// The file is not a sound database.
    Damaged,
    /// Anything else.
    Other,
}

impl StoreError {
    /// Turns the engine's "this is not a database" into [`StoreError::Damaged`] with the file's name.
    pub(super) fn for_file(self, path: &Path) -> Self {
        let detail = match self {
            Self::Refused { reason: Refusal::Damaged, detail } => detail,
            Self::Migration(text) if text.contains("malformed") || text.contains("not a database") => text,
            other => return other,
        };
        Self::Damaged { path: path.to_owned(), detail }
    }

    /// What each unit of a group is told when the group as a whole failed with this.
    pub(super) fn lost_group(&self) -> Self {
        Self::LostGroup(self.to_string())
    }

    /// What a unit of work fails with when a row has changed since it was read: it is run again.
    pub fn overtaken() -> Self {
        Self::Refused { reason: Refusal::Conflict, detail: "a row has changed since it was read".to_owned() }
    }

    fn reason(&self) -> Option<Refusal> {
        if let Self::Refused { reason, .. } = self { Some(*reason) } else { None }
    }

    /// Whether the same unit of work may succeed when run again: a serialization failure or a deadlock.
    #[cfg(feature = "postgres")]
    pub(super) fn is_conflict(&self) -> bool {
        self.reason() == Some(Refusal::Conflict)
    }

    /// Whether the database itself can not be reached for the moment: another try makes sense.
    pub fn is_transient(&self) -> bool {
        matches!(self, Self::Closed | Self::Contended) || self.reason() == Some(Refusal::Unreachable)
    }

    /// Whether rows that belong to this one refused its removal.
    pub fn is_foreign_key_violation(&self) -> bool {
        self.reason() == Some(Refusal::ForeignKey)
    }

    /// Whether a unique or primary key refused the row.
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

/// The error of a unit of work: it can carry a [`StoreError`], and can say so.
pub trait TxError: From<StoreError> + Send + 'static {
    /// The database's part of this error, if that is what it is.
    fn as_store_error(&self) -> Option<&StoreError>;
}

impl TxError for StoreError {
    fn as_store_error(&self) -> Option<&StoreError> {
        Some(self)
    }
}
