//! The database: one dialect of SQL, two engines.
//!
//! SQLite is embedded and the default; PostgreSQL serves when `DATABASE_URL` names one. Every statement in this package
//! runs unchanged on both: `$1` placeholders, `bigint` for money (minor units) and times (milliseconds since 1970, UTC),
//! `text` for ids, 0 and 1 for truth values. `sum()` of a `bigint` is cast back to `bigint`, because PostgreSQL widens it.
//!
//! Reads go through [`Store::reader`]. Writes go through [`Store::write`], which runs a job in one transaction: committed
//! when the job returns `Ok`, rolled back when it returns `Err`. On SQLite one task owns the only writing connection and
//! commits jobs in groups (see [`writer`]), so that one flush to the disk serves hundreds of bets. On PostgreSQL each job
//! is a serializable transaction of its own, run again when the engine reports a conflict (see [`postgres`]). A job
//! therefore always reasons as if it were alone.

mod connect;
mod error;
mod job;
mod migration;
mod postgres;
mod row;
mod schema;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod writer;

use std::path::PathBuf;

use sqlx::{AnyConnection, AnyPool};

pub use crate::{from_row, migrations};
pub use error::{JobError, StoreError};
pub use job::JobFuture;
pub use migration::Migration;

/// Where the data lives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Location {
    /// An SQLite file; it and its folder are made when missing.
    File(PathBuf),
    /// A PostgreSQL connection string, `postgres://user:password@host/database`.
    Postgres(String),
}

impl Location {
    /// Reads a PostgreSQL address or the path of an SQLite file (with or without a leading `sqlite:`).
    pub fn parse(text: &str) -> Self {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Self::Postgres(text.to_owned());
        }
        let path = text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:")).unwrap_or(text);
        Self::File(PathBuf::from(path))
    }
}

impl Location {
    /// Where a second database lives that belongs to another party: a file `NAME.db` beside this one, or a schema of this
    /// PostgreSQL database whose name ends with `NAME`.
    #[must_use]
    pub fn beside(&self, name: &str) -> Self {
        match self {
            Self::File(path) => Self::File(path.with_file_name(format!("{name}.db"))),
            Self::Postgres(url) => Self::Postgres(schema::beside(url, name)),
        }
    }
}

/// Which engine answers. Statements are the same on both; this is for diagnostics.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// The embedded engine.
    Sqlite,
    /// A PostgreSQL server.
    Postgres,
}

/// A handle to the database. Cloning is cheap; all clones share the same connections.
#[derive(Clone, Debug)]
pub struct Store {
    reader: AnyPool,
    writer: Writer,
}

#[derive(Clone, Debug)]
enum Writer {
    Sqlite(writer::GroupCommit),
    Postgres(postgres::Transactions),
}

impl Store {
    /// Opens the database, checks that it is sound, and brings its tables up to date by the migrations of each crate.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] for an SQLite file that is not a sound database, [`StoreError::OldEngine`] for an SQLite
    /// older than 3.51.3, [`StoreError::Migration`] when a table can not be brought up to date, and otherwise what the engine reports.
    pub async fn open(location: &Location, migrations: &[&[Migration]]) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        match location {
            Location::File(path) => {
                let mut connection = connect::sqlite_writer(path).await?;
                migration::run(&mut connection, migrations).await.map_err(|error| error.for_file(path))?;
                let reader = connect::sqlite_reader(path).await?;
                Ok(Self { reader, writer: Writer::Sqlite(writer::GroupCommit::start(connection)) })
            }
            Location::Postgres(_) if !cfg!(feature = "postgres") => Err(StoreError::WithoutPostgres),
            Location::Postgres(url) => {
                schema::make(url).await?;
                let pool = connect::postgres(url).await?;
                migration::run(&mut *pool.acquire().await?, migrations).await?;
                Ok(Self { reader: pool.clone(), writer: Writer::Postgres(postgres::Transactions::new(pool)) })
            }
        }
    }

    /// Connections for reading. Each sees the last committed state; on SQLite they refuse to write.
    pub fn reader(&self) -> &AnyPool {
        &self.reader
    }

    /// Which engine answers.
    pub fn engine(&self) -> Engine {
        match self.writer {
            Writer::Sqlite(_) => Engine::Sqlite,
            Writer::Postgres(_) => Engine::Postgres,
        }
    }

    /// Runs `job` in one transaction and answers when the transaction is durable.
    ///
    /// ```ignore
    /// store.write(move |tx| Box::pin(async move {
    ///     sqlx::query("update members set language = $1 where id = $2").bind(language).bind(id).execute(tx).await?;
    ///     Ok::<_, StoreError>(())
    /// })).await?;
    /// ```
    ///
    /// The job owns what it captures and is `Clone`, because PostgreSQL may ask for it again after a conflict. It must not
    /// do anything but database work: while it runs on SQLite, all other writers wait.
    ///
    /// # Errors
    /// The job's own error (nothing is kept), or a [`StoreError`] when the transaction could not be committed.
    pub async fn write<T, E, F>(&self, job: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut AnyConnection) -> JobFuture<'c, T, E> + Clone + Send + 'static,
        T: Send + 'static,
        E: JobError,
    {
        match &self.writer {
            Writer::Sqlite(group) => group.write(job).await,
            Writer::Postgres(transactions) => transactions.write(job).await,
        }
    }

    /// Finishes what is queued and closes all connections. Later calls fail with [`StoreError::Closed`].
    pub async fn close(&self) {
        if let Writer::Sqlite(group) = &self.writer {
            group.stop().await;
        }
        self.reader.close().await;
    }
}
