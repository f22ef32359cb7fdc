//! The connection on which a unit of work runs its statements.

#[cfg(feature = "postgres")]
use super::postgres;
use super::sql::{Done, Executor, Query, Rows};
use super::{Engine, StoreError, seen, sqlite};
use crate::topic::Announcement;

/// A connection in a transaction; the announcements of its unit of work; and whether that has enqueued background jobs
/// ([`super::signal`]).
#[derive(Debug)]
pub struct Connection(pub(super) Inner, pub(super) Vec<Announcement>, pub(super) bool);

#[derive(Debug)]
pub(super) enum Inner {
    Sqlite(sqlite::Session),
    #[cfg(feature = "postgres")]
    Postgres(postgres::Session),
    /// A unit's part of a transaction that is shared by a batch.
    #[cfg(feature = "postgres")]
    Batch(postgres::BatchConnection),
}

impl Executor for &mut Connection {
    async fn fetch(self, query: Query<'_>, mut rows: Rows) -> Result<Rows, StoreError> {
        seen::note(&query);
        match &mut self.0 {
            Inner::Sqlite(session) => session.fetch(&query, &mut rows)?,
            #[cfg(feature = "postgres")]
            Inner::Postgres(session) => session.fetch(&query, &mut rows).await?,
            #[cfg(feature = "postgres")]
            Inner::Batch(connection) => return connection.fetch(query, rows).await,
        }
        Ok(rows)
    }

    async fn execute(self, query: Query<'_>) -> Result<Done, StoreError> {
        seen::note(&query);
        match &mut self.0 {
            Inner::Sqlite(session) => session.execute(&query),
            #[cfg(feature = "postgres")]
            Inner::Postgres(session) => session.execute(&query).await,
            #[cfg(feature = "postgres")]
            Inner::Batch(connection) => connection.execute(query).await,
        }
    }
}

impl Connection {
    pub(super) fn new(inner: Inner) -> Self {
        Self(inner, Vec::new(), false)
    }

    /// The engine, for the few statements that differ between engines.
    pub fn engine(&self) -> Engine {
        match self.0 {
            Inner::Sqlite(_) => Engine::Sqlite,
            #[cfg(feature = "postgres")]
            Inner::Postgres(_) | Inner::Batch(_) => Engine::Postgres,
        }
    }

    /// Runs statements in order, on PostgreSQL in one round trip. For each statement that returns columns, the result is the number in
    /// the first column of its first row; for any other, the number of rows it changed, or `None` for 0. If a statement fails, the unit
    /// of work must fail too. After a condition that does not hold ([`Query::as_condition`]) the other statements may not have run, and
    /// their results are `None`.
    ///
    /// To learn whether a row was changed, do not use `returning`: on SQLite it costs a temporary table and a copy of each written page.
    ///
    /// # Errors
    /// The error of the first statement that the database refuses.
    pub async fn run_all(&mut self, queries: Vec<Query<'_>>) -> Result<Vec<Option<i64>>, StoreError> {
        queries.iter().for_each(seen::note);
        match &mut self.0 {
            Inner::Sqlite(session) => session.run_all(&queries),
            #[cfg(feature = "postgres")]
            Inner::Postgres(session) => session.run_all(&queries).await,
            #[cfg(feature = "postgres")]
            Inner::Batch(connection) => connection.run_all(queries).await,
        }
    }

    /// The SQLite session; `None` on PostgreSQL.
    pub(super) fn sqlite(&self) -> Option<&sqlite::Session> {
        match &self.0 {
            Inner::Sqlite(session) => Some(session),
            #[cfg(feature = "postgres")]
            Inner::Postgres(_) | Inner::Batch(_) => None,
        }
    }

    /// Runs a script: statements without parameters, separated by semicolons.
    pub(super) async fn run_script(&mut self, statements: &str) -> Result<(), StoreError> {
        match &mut self.0 {
            Inner::Sqlite(session) => session.run_script(statements),
            #[cfg(feature = "postgres")]
            Inner::Postgres(session) => session.run_script(statements).await,
            // Scripts are for migrations, which are never batched.
            #[cfg(feature = "postgres")]
            Inner::Batch(_) => Err(StoreError::Closed),
        }
    }

    #[cfg(feature = "postgres")]
    pub(super) fn into_session(self) -> Result<postgres::Session, StoreError> {
        match self.0 {
            Inner::Postgres(session) => Ok(session),
            Inner::Sqlite(_) | Inner::Batch(_) => Err(StoreError::Closed),
        }
    }
}
