//! The database: one dialect of SQL, two engines.
//!
//! SQLite is embedded and the default; PostgreSQL serves when `DATABASE_URL` names one. A statement that carries
//! a rule runs unchanged on both: `$1` placeholders, `bigint` for money (minor units) and times (milliseconds since 1970, UTC),
//! `text` for ids, 0 and 1 for truth values. `sum()` of a `bigint` is cast back to `bigint`, because PostgreSQL widens it.
//!
//! A single statement is read on [`Store::reader`], several of one state in [`Store::read`]. Writes go through [`Store::write`],
//! which runs a unit of work in one transaction: committed when the unit returns `Ok`, rolled back when it returns `Err`. On SQLite
//! one thread owns the only writing connection and commits units in groups (`sqlite/writer.rs`), so that one flush to the disk serves
//! hundreds of bets. On PostgreSQL each unit is a serializable transaction of its own, run again when the engine reports a
//! conflict (`postgres/transactions.rs`). A unit therefore always reasons as if it were alone. Units that need less are gathered there
//! as well ([`Isolation::Gathered`]).
//!
//! The engines are driven directly, by rusqlite and tokio-postgres: a driver for both would carry each statement of SQLite to
//! another thread and back, which takes longer than the statement.

mod announce;
mod background;
mod connection;
mod error;
mod migration;
#[cfg(feature = "postgres")]
mod postgres;
mod row;
mod schema;
pub mod seen;
mod signal;
pub mod sql;
mod sqlite;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod unit_of_work;

use std::path::PathBuf;
use std::sync::Arc;

use announce::Listeners;
use sql::{Done, Executor, Query, Rows};
use unit_of_work::{RunningWork, UnitOfWork};

pub use crate::{from_row, migrations};
pub use announce::AfterCommit;
pub use background::Turn;
pub use connection::Connection;
pub use error::{Refusal, StoreError, TxError};
pub use migration::Migration;
#[cfg(feature = "postgres")]
pub use postgres::{ChannelReceiver, ChannelSender};
pub use unit_of_work::TxFuture;

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

/// Which engine answers: for the few places that ask something of the engine itself, its plans, clocks or positions. Rules never depend on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// The embedded engine.
    Sqlite,
    /// A PostgreSQL server.
    Postgres,
}

/// What a unit of work of [`Store::write_at`] sees of others that run at the same time. On SQLite there are none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Isolation {
    /// Nothing: it reasons as if it were alone. Units that meet are run again, one after the other.
    Serializable,
    /// What they have committed, from one statement to the next. For units each of whose writes names what it relies on: a version, a
    /// balance that is large enough, a key that must be new.
    ReadCommitted,
    /// As [`Isolation::ReadCommitted`], in one transaction with others that arrive at the same time: for units of which there are thousands
    /// a second and which ask for the same statements in the same order. One commit serves them all, and equal statements are one.
    Gathered,
}

/// A handle to the database. Cloning is cheap; all clones share the same connections.
#[derive(Clone, Debug)]
pub struct Store {
    connections: Connections,
    turns: Arc<background::Turns>,
    /// Where a test lets the process end.
    #[cfg(any(test, feature = "testing"))]
    end: Option<Arc<testing::End>>,
}

#[derive(Clone, Debug)]
enum Connections {
    Sqlite {
        readers: sqlite::Readers,
        writer: sqlite::GroupCommit,
        listeners: Listeners,
    },
    #[cfg(feature = "postgres")]
    Postgres {
        pool: postgres::Pool,
        writer: postgres::Transactions,
        listeners: Listeners,
    },
}

/// Runs single statements that read. Each sees the last committed state; on SQLite it refuses to write.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'s>(&'s Connections);

impl Store {
    /// Opens the database, checks that it is sound, and brings its tables up to date by the migrations of each crate.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] for an SQLite file that is not a sound database, [`StoreError::OldEngine`] for an SQLite
    /// older than 3.51.3, [`StoreError::Migration`] when a table can not be brought up to date, and otherwise what the engine reports.
    pub async fn open(location: &Location, migrations: &[&[Migration]]) -> Result<Self, StoreError> {
        let listeners = Listeners::default();
        match location {
            Location::File(path) => {
                let writer = sqlite::GroupCommit::start(path, listeners.clone())?;
                let connections = Connections::Sqlite { readers: sqlite::Readers::open(path)?, writer, listeners };
                let store = Self::of(connections);
                migration::run(&store, migrations).await.map_err(|error| error.for_file(path))?;
                Ok(store)
            }
            #[cfg(not(feature = "postgres"))]
            Location::Postgres(_) => Err(StoreError::WithoutPostgres),
            #[cfg(feature = "postgres")]
            Location::Postgres(url) => {
                let pool = postgres::Pool::open(url).await?;
                schema::make(url, &pool).await?;
                let writer = postgres::Transactions::new(pool.clone(), listeners.clone());
                let store = Self::of(Connections::Postgres { pool, writer, listeners });
                migration::run(&store, migrations).await?;
                Ok(store)
            }
        }
    }

    fn of(connections: Connections) -> Self {
        Self {
            connections,
            turns: Arc::default(),
            #[cfg(any(test, feature = "testing"))]
            end: None,
        }
    }

    /// The same store, as a process uses it that will end.
    #[cfg(any(test, feature = "testing"))]
    #[must_use]
    pub fn ending(&self, end: Arc<testing::End>) -> Self {
        Self { end: Some(end), ..self.clone() }
    }

    /// Runs single statements that read.
    pub fn reader(&self) -> Reader<'_> {
        Reader(&self.connections)
    }

    /// Which engine answers.
    pub fn engine(&self) -> Engine {
        match self.connections {
            Connections::Sqlite { .. } => Engine::Sqlite,
            #[cfg(feature = "postgres")]
            Connections::Postgres { .. } => Engine::Postgres,
        }
    }

    fn listeners(&self) -> &Listeners {
        match &self.connections {
            Connections::Sqlite { listeners, .. } => listeners,
            #[cfg(feature = "postgres")]
            Connections::Postgres { listeners, .. } => listeners,
        }
    }

    /// Runs `work`, which only reads, on one state of the database.
    ///
    /// # Errors
    /// The error of `work`, or a [`StoreError`] when there is no connection to run it on.
    pub async fn read<T, E, F>(&self, work: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> TxFuture<'c, T, E> + Send + 'static,
        T: Send + 'static,
        E: TxError,
    {
        match &self.connections {
            Connections::Sqlite { readers, .. } => readers.read(work).await,
            #[cfg(feature = "postgres")]
            Connections::Postgres { pool, .. } => pool.read(work).await,
        }
    }

    /// Runs `work` in one transaction and answers when the transaction is durable.
    ///
    /// ```ignore
    /// store.write(move |tx| Box::pin(async move {
    ///     sql::query("update members set language = $1 where id = $2").bind(language).bind(id).execute(tx).await?;
    ///     Ok::<_, StoreError>(())
    /// })).await?;
    /// ```
    ///
    /// The unit of work owns what it captures and is `Clone`, because PostgreSQL may ask for it again after a conflict. It must not
    /// do anything but database work: while it runs on SQLite, all other writers wait. It is carried out even when its caller
    /// no longer waits.
    ///
    /// # Errors
    /// The error of `work` (nothing is kept), or a [`StoreError`] when the transaction could not be committed.
    pub fn write<T, E, F>(&self, work: F) -> impl Future<Output = Result<T, E>> + Send + use<'_, T, E, F>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> TxFuture<'c, T, E> + Clone + Send + 'static,
        T: Send + 'static,
        E: TxError,
    {
        self.write_at(Isolation::Serializable, work)
    }

    /// As [`Store::write`], with another isolation.
    ///
    /// # Errors
    /// The error of `work` (nothing is kept), or a [`StoreError`] when the transaction could not be committed.
    pub fn write_at<T, E, F>(
        &self,
        isolation: Isolation,
        work: F,
    ) -> impl Future<Output = Result<T, E>> + Send + use<'_, T, E, F>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> TxFuture<'c, T, E> + Clone + Send + 'static,
        T: Send + 'static,
        E: TxError,
    {
        unit_of_work::result(self.carry_out(isolation, unit_of_work::boxed(work)))
    }

    /// Carries a unit of work out. It is boxed, so that this is compiled here, and not once more in each crate that writes.
    fn carry_out(&self, isolation: Isolation, work: Box<dyn UnitOfWork>) -> RunningWork<'_> {
        let running = self.connections.write(isolation, work);
        #[cfg(any(test, feature = "testing"))]
        if let Some(end) = &self.end {
            return Box::pin(end.around(running));
        }
        running
    }

    /// Joins the channel on which servers of one database tell each other, whose name begins with `prefix`; nothing on SQLite,
    /// whose database serves one server.
    ///
    /// # Errors
    /// When PostgreSQL can not be reached.
    #[cfg(feature = "postgres")]
    pub async fn join_channel(&self, prefix: &str) -> Result<Option<(ChannelSender, ChannelReceiver)>, StoreError> {
        match &self.connections {
            Connections::Sqlite { .. } => Ok(None),
            Connections::Postgres { pool, .. } => pool.join_channel(prefix).await.map(Some),
        }
    }

    /// Finishes what is queued and closes all connections. Later calls fail with [`StoreError::Closed`].
    pub async fn close(&self) {
        match &self.connections {
            // The readers first: what they still look at could not be put from the log into the file.
            Connections::Sqlite { readers, writer, .. } => {
                readers.close().await;
                writer.stop().await;
            }
            #[cfg(feature = "postgres")]
            Connections::Postgres { pool, .. } => pool.close(),
        }
    }
}

impl Connections {
    #[cfg_attr(
        not(feature = "postgres"),
        allow(unused_variables, reason = "only the other engine knows more than one isolation")
    )]
    fn write(&self, isolation: Isolation, work: Box<dyn UnitOfWork>) -> RunningWork<'_> {
        match self {
            // One unit at a time writes: that is isolation enough for each.
            Self::Sqlite { writer, .. } => Box::pin(writer.write(work)),
            #[cfg(feature = "postgres")]
            Self::Postgres { writer, .. } => Box::pin(writer.write(isolation, work)),
        }
    }

    /// Reads the rows of one statement. Boxed, as [`Store::carry_out`] is.
    fn fetch<'s>(&'s self, query: Query<'s>, rows: Rows) -> TxFuture<'s, Rows, StoreError> {
        match self {
            Self::Sqlite { readers, .. } => Box::pin(readers.fetch(query, rows)),
            #[cfg(feature = "postgres")]
            Self::Postgres { pool, .. } => Box::pin(async move {
                let mut rows = rows;
                pool.fetch(&query, &mut rows).await?;
                Ok(rows)
            }),
        }
    }
}

impl Executor for Reader<'_> {
    async fn fetch(self, query: Query<'_>, rows: Rows) -> Result<Rows, StoreError> {
        seen::note(&query);
        self.0.fetch(query, rows).await
    }

    async fn execute(self, query: Query<'_>) -> Result<Done, StoreError> {
        seen::note(&query);
        match self.0 {
            Connections::Sqlite { readers, .. } => readers.execute(query).await,
            #[cfg(feature = "postgres")]
            Connections::Postgres { pool, .. } => pool.execute(&query).await,
        }
    }
}
