//! The database: one dialect of SQL, two engines.
//!
//! SQLite is embedded and the default; PostgreSQL serves when `DATABASE_URL` names one. A statement that carries
//! a rule runs unchanged on both: `$1` placeholders, `bigint` for money (minor units) and times (milliseconds since 1970, UTC),
//! `text` for ids, 0 and 1 for truth values. `sum()` of a `bigint` is cast back to `bigint`, because PostgreSQL widens it.
//!
//! A single query runs on [`Store::reader`], several on one snapshot in [`Store::read`]. Writes go through [`Store::write`],
//! which runs a unit of work in one transaction: committed when the unit returns `Ok`, rolled back when it returns `Err`. On SQLite
//! one thread owns the only writing connection and commits units in groups (`sqlite/writer.rs`), so that one flush to the disk serves
//! hundreds of bets. On PostgreSQL each unit is a serializable transaction of its own, retried when the engine reports a
//! conflict (`postgres/transactions.rs`). So a unit never sees effects of concurrent units. Units that need less isolation can share
//! a transaction on PostgreSQL too ([`Isolation::Batched`]).
//!
//! The engines are driven directly, by rusqlite and tokio-postgres: a generic driver would move each statement of SQLite to
//! another thread and back, which takes longer than the statement.

mod announce;
mod background;
mod caches;
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

/// The location of a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Location {
    /// An SQLite file; it and its folder are created if missing.
    File(PathBuf),
    /// A PostgreSQL connection string, `postgres://user:password@host/database`.
    Postgres(String),
}

impl Location {
    /// Parses a PostgreSQL address or the path of an SQLite file (with or without a leading `sqlite:`).
    pub fn parse(text: &str) -> Self {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Self::Postgres(text.to_owned());
        }
        let path = text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:")).unwrap_or(text);
        Self::File(PathBuf::from(path))
    }
}

impl Location {
    /// The location of another party's database next to this one: the file `NAME.db` in the same folder, or a schema of this
    /// PostgreSQL database whose name ends with `NAME`.
    #[must_use]
    pub fn beside(&self, name: &str) -> Self {
        match self {
            Self::File(path) => Self::File(path.with_file_name(format!("{name}.db"))),
            Self::Postgres(url) => Self::Postgres(schema::beside(url, name)),
        }
    }
}

/// The database engine, for the few places that need an engine's own feature (query plans, clocks, stream positions). Business rules never
/// depend on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// The embedded engine.
    Sqlite,
    /// A PostgreSQL server.
    Postgres,
}

/// The isolation of a unit of work in [`Store::write_at`]. On SQLite units never run concurrently, so it makes no difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Isolation {
    /// Serializable: no effects of concurrent units are visible. Units that conflict are retried one after the other.
    Serializable,
    /// Read committed: for units each of whose writes has its precondition in the statement: a version, a sufficient balance, a key that
    /// must be new.
    ReadCommitted,
    /// As [`Isolation::ReadCommitted`], but in one transaction with concurrent units, for units that run thousands of times a second with
    /// the same statements in the same order (bets): they share one commit, and equal statements are merged into one.
    Batched,
}

/// A handle to the database. Cloning is cheap; all clones share the same connections.
#[derive(Clone, Debug)]
pub struct Store {
    connections: Connections,
    turns: Arc<background::Turns>,
    caches: Arc<caches::Caches>,
    /// The simulated crash of a test.
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

/// Runs single queries outside a transaction. Each sees the last committed state; on SQLite writing is refused.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'s>(&'s Connections);

impl Store {
    /// Opens the database, checks an SQLite file of up to 256 MiB for damage, and applies the pending migrations of all crates.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] for a corrupt SQLite file, [`StoreError::OldEngine`] for an SQLite older than 3.51.3,
    /// [`StoreError::Migration`] when a migration fails, and otherwise what the engine reports.
    pub async fn open(location: &Location, migrations: &[&[Migration]]) -> Result<Self, StoreError> {
        let listeners = Listeners::default();
        match location {
            Location::File(path) => {
                let writer = sqlite::GroupCommit::start(path, listeners.clone())?;
                let readers = sqlite::Readers::open(path, writer.durability().clone())?;
                let connections = Connections::Sqlite { readers, writer, listeners };
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
            caches: Arc::default(),
            #[cfg(any(test, feature = "testing"))]
            end: None,
        }
    }

    /// A handle to the same store whose process crashes at the point that `end` is armed for.
    #[cfg(any(test, feature = "testing"))]
    #[must_use]
    pub fn ending(&self, end: Arc<testing::End>) -> Self {
        Self { end: Some(end), ..self.clone() }
    }

    /// The executor for single queries.
    pub fn reader(&self) -> Reader<'_> {
        Reader(&self.connections)
    }

    /// The engine of this database.
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

    /// Runs `work`, which only reads, on one snapshot of the database.
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

    /// Runs `work` in one serializable transaction and returns when the transaction is durable.
    ///
    /// ```ignore
    /// store.write(move |tx| Box::pin(async move {
    ///     sql::query("update members set language = $1 where id = $2").bind(language).bind(id).execute(tx).await?;
    ///     Ok::<_, StoreError>(())
    /// })).await?;
    /// ```
    ///
    /// The unit of work owns what it captures and is `Clone`, because on PostgreSQL it may be retried after a conflict. It must do
    /// database work only: on SQLite all other writers wait for it, and a retry repeats it. It runs to its end even if its caller's
    /// future is dropped.
    ///
    /// # Errors
    /// The error of `work` (the transaction is rolled back), or a [`StoreError`] when the transaction could not be committed.
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
    /// The error of `work` (the transaction is rolled back), or a [`StoreError`] when the transaction could not be committed.
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

    /// Runs a unit of work. It is boxed, so that this is compiled here, and not once more in each crate that writes.
    fn carry_out(&self, isolation: Isolation, work: Box<dyn UnitOfWork>) -> RunningWork<'_> {
        let running = self.connections.write(isolation, work);
        #[cfg(any(test, feature = "testing"))]
        if let Some(end) = &self.end {
            return Box::pin(end.around(running));
        }
        running
    }

    /// Joins the channel on which servers of one database notify each other, whose name begins with `prefix`; `None` on SQLite,
    /// where only one server uses a database.
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

    /// Closes all connections; later calls fail with [`StoreError::Closed`]. On SQLite units of work that are queued are finished first, on
    /// PostgreSQL those that still wait for a connection fail like later calls.
    pub async fn close(&self) {
        match &self.connections {
            // Readers first: a snapshot that is still in use would keep the log from being checkpointed.
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
            // There is one writer, so units are serialized anyway.
            Self::Sqlite { writer, .. } => Box::pin(writer.write(work)),
            #[cfg(feature = "postgres")]
            Self::Postgres { writer, .. } => Box::pin(writer.write(isolation, work)),
        }
    }

    /// Reads the rows of one query. Boxed, as [`Store::carry_out`] is.
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
