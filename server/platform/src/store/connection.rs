//! A connection in a transaction: what a unit of work runs its statements on.

#[cfg(feature = "postgres")]
use super::postgres;
use super::sql::{Done, Executor, Query, Rows};
use super::{Engine, StoreError, seen, sqlite};
use crate::topic::Announcement;

/// A connection in a transaction, what its unit of work has announced, and whether that has put background jobs into the database
/// ([`super::signal`]).
#[derive(Debug)]
pub struct Connection(pub(super) Inner, pub(super) Vec<Announcement>, pub(super) bool);

#[derive(Debug)]
pub(super) enum Inner {
    Sqlite(sqlite::Session),
    #[cfg(feature = "postgres")]
    Postgres(postgres::Session),
    /// A part of a transaction that others share.
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

    /// Which engine answers, for the few statements that they word differently.
    pub fn engine(&self) -> Engine {
        match self.0 {
            Inner::Sqlite(_) => Engine::Sqlite,
            #[cfg(feature = "postgres")]
            Inner::Postgres(_) | Inner::Batch(_) => Engine::Postgres,
        }
    }

    /// Runs statements in their order, on PostgreSQL in one round trip. Gives the number that each returns in its first
    /// row, if it returns one; of a statement that returns no columns, how many rows it changed, if any. The first that fails is the
    /// last that counts: the unit of work must then fail as well. After a condition that does not hold ([`Query::as_condition`]) the rest may
    /// not have run, and counts as having returned nothing.
    ///
    /// To learn whether a row was changed, ask for no column: on SQLite `returning` costs a table of its own and a copy of each page that is written.
    ///
    /// # Errors
    /// That of the first statement that the database refuses.
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

    /// The session itself, where the embedded engine answers.
    pub(super) fn sqlite(&self) -> Option<&sqlite::Session> {
        match &self.0 {
            Inner::Sqlite(session) => Some(session),
            #[cfg(feature = "postgres")]
            Inner::Postgres(_) | Inner::Batch(_) => None,
        }
    }

    /// Runs statements without values, separated by semicolons.
    pub(super) async fn run_script(&mut self, statements: &str) -> Result<(), StoreError> {
        match &mut self.0 {
            Inner::Sqlite(session) => session.run_script(statements),
            #[cfg(feature = "postgres")]
            Inner::Postgres(session) => session.run_script(statements).await,
            // A script belongs to nobody but who changes the tables.
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
