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
    /// A write job stopped in the middle; its transaction was rolled back.
    #[error("a write stopped in the middle and was rolled back: report this with the request id")]
    JobPanicked,
    /// A write met conflicts with others each time it was tried.
    #[error("too many writes at once touched the same rows: try again")]
    Contended,
    /// A stored value is not of the shape that its column promises.
    #[error("a stored value is not valid ({0}): report this with the request id")]
    Corrupt(String),
    /// What the engine reported.
    #[error("database error: {0}")]
    Sql(#[from] sqlx::Error),
}

impl StoreError {
    /// Turns the engine's "this is not a database" into [`StoreError::Damaged`] with the file's name.
    pub(super) fn for_file(self, path: &Path) -> Self {
        let detail = match &self {
            Self::Sql(error) if is_corruption(error) => error.to_string(),
            Self::Migration(text) if text.contains("malformed") || text.contains("not a database") => text.clone(),
            _ => return self,
        };
        Self::Damaged { path: path.to_owned(), detail }
    }

    /// Whether the same job may succeed when run again: a serialization failure or a deadlock.
    pub(super) fn is_conflict(&self) -> bool {
        let Self::Sql(sqlx::Error::Database(error)) = self else { return false };
        matches!(error.code().as_deref(), Some("40001" | "40P01" | "25P02"))
    }

    /// Whether the database itself can not be reached for the moment: another try makes sense.
    pub fn is_passing(&self) -> bool {
        match self {
            Self::Closed | Self::Contended => true,
            Self::Sql(sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::Io(_)) => true,
            // PostgreSQL: no connection (08), too many of them (53), shutting down or starting (57P).
            Self::Sql(sqlx::Error::Database(error)) => error
                .code()
                .is_some_and(|code| code.len() == 5 && ["08", "53", "57P"].iter().any(|class| code.starts_with(class))),
            _ => false,
        }
    }

    /// Whether rows that belong to this one refused its removal.
    pub fn is_foreign_key_violation(&self) -> bool {
        matches!(self, Self::Sql(sqlx::Error::Database(error)) if error.is_foreign_key_violation())
    }

    /// Whether a unique or primary key refused the row.
    pub fn is_unique_violation(&self) -> bool {
        matches!(self, Self::Sql(sqlx::Error::Database(error)) if error.is_unique_violation())
    }
}

/// SQLite's `SQLITE_CORRUPT` (11) and `SQLITE_NOTADB` (26), whose extended codes keep them in the low byte.
fn is_corruption(error: &sqlx::Error) -> bool {
    let sqlx::Error::Database(error) = error else { return false };
    let code = error.code().and_then(|code| code.parse::<u32>().ok());
    matches!(code.map(|code| code & 0xff), Some(11 | 26))
}

/// The error of a write job: it can carry a [`StoreError`], and can say so.
pub trait JobError: From<StoreError> + From<sqlx::Error> + Send + 'static {
    /// The database's part of this error, if that is what it is.
    fn as_store_error(&self) -> Option<&StoreError>;
}

impl JobError for StoreError {
    fn as_store_error(&self) -> Option<&StoreError> {
        Some(self)
    }
}
