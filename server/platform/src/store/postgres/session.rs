//! A connection in a transaction.
//!
//! `begin` is sent together with the first statement, so that it costs no round trip. Constant statements are prepared once per
//! connection; statements composed at run time are not cached.

use std::borrow::Cow;
use std::pin::pin;

use deadpool_postgres::{ClientWrapper, Object};
use futures_util::future::{join, join_all};
use futures_util::{FutureExt as _, TryStreamExt as _};
use tokio_postgres::Statement;
use tokio_postgres::types::{ToSql, Type};

use super::value::type_of;
use crate::store::StoreError;
use crate::store::sql::{Done, Query, Row, Rows};

/// A connection in a transaction. If it is dropped before the end, the connection is closed, and the server rolls back.
#[derive(Debug)]
pub(in crate::store) struct Session {
    /// `None` once the transaction has ended.
    client: Option<Object>,
    /// The `begin` statement, until it was sent.
    begin: Option<&'static str>,
}

impl Session {
    /// A transaction that starts with the statement `begin`, which is not sent yet.
    pub(super) fn begin(client: Object, begin: &'static str) -> Self {
        Self { client: Some(client), begin: Some(begin) }
    }

    pub(super) fn client(&self) -> Result<&ClientWrapper, StoreError> {
        self.client.as_deref().ok_or(StoreError::Closed)
    }

    /// Takes the `begin` statement if it was not sent; the caller must send it before any other.
    pub(super) fn take_begin(&mut self) -> Option<&'static str> {
        self.begin.take()
    }

    /// Runs a statement and reads its rows.
    pub(in crate::store) async fn fetch(&mut self, query: &Query<'_>, rows: &mut Rows) -> Result<(), StoreError> {
        let begin = self.begin.take();
        fetch(self.client()?, query, rows, begin).await
    }

    /// Runs a statement and returns how many rows it changed.
    pub(in crate::store) async fn execute(&mut self, query: &Query<'_>) -> Result<Done, StoreError> {
        let begin = self.begin.take();
        execute(self.client()?, query, begin).await
    }

    /// Runs statements in order, in one round trip.
    pub(in crate::store) async fn run_all(&mut self, queries: &[Query<'_>]) -> Result<Vec<Option<i64>>, StoreError> {
        let begin = self.begin.take();
        let client = self.client()?;
        let mut calls = Vec::with_capacity(queries.len());
        for query in queries {
            calls.push((call(client, query).await?, query));
        }
        // Futures that are polled first are sent first; the server runs them in that order.
        let running = calls.iter().map(|(call, query)| number(client, call, query));
        let all = send_with_begin(client, begin, join_all(running).map(Ok)).await?;
        all.into_iter().collect()
    }

    /// Runs a script: statements without parameters, separated by semicolons.
    pub(in crate::store) async fn run_script(&mut self, statements: &str) -> Result<(), StoreError> {
        if let Some(begin) = self.begin.take() {
            self.client()?.batch_execute(begin).await?;
        }
        Ok(self.client()?.batch_execute(statements).await?)
    }

    /// Commits the transaction.
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        self.end("commit").await
    }

    /// Rolls the transaction back.
    pub(super) async fn roll_back(self) -> Result<(), StoreError> {
        self.end("rollback").await
    }

    async fn end(mut self, statement: &str) -> Result<(), StoreError> {
        if self.begin.is_none() {
            let ended = self.client()?.batch_execute(statement).await;
            // A refused commit has ended the transaction, so the connection is reusable; a broken connection is not returned to the pool.
            if let Err(error) = ended {
                if error.as_db_error().is_some() {
                    drop(self.client.take());
                }
                return Err(error.into());
            }
        }
        drop(self.client.take());
        Ok(())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some(client) = self.client.take().filter(|_| self.begin.is_none()) {
            drop(Object::take(client));
        }
    }
}

/// A statement as it is sent: prepared, or as text.
enum Call<'q> {
    Prepared(Statement),
    Text(&'q str),
}

async fn call<'q>(client: &ClientWrapper, query: &'q Query<'_>) -> Result<Call<'q>, StoreError> {
    match &query.text {
        Cow::Borrowed(_) => Ok(Call::Prepared(prepared(client, query).await?)),
        Cow::Owned(text) => Ok(Call::Text(text)),
    }
}

/// Prepares a statement; the result is cached if the text is a constant.
pub(super) async fn prepared(client: &ClientWrapper, query: &Query<'_>) -> Result<Statement, StoreError> {
    let types: Vec<Type> = query.values.iter().map(type_of).collect();
    Ok(match &query.text {
        Cow::Borrowed(text) => client.prepare_typed_cached(text, &types).await?,
        Cow::Owned(text) => client.prepare_typed(text, &types).await?,
    })
}

fn values<'q>(query: &'q Query<'_>) -> Vec<&'q (dyn ToSql + Sync)> {
    query.values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

fn typed_values<'q>(query: &'q Query<'_>) -> Vec<(&'q (dyn ToSql + Sync), Type)> {
    query.values.iter().map(|value| (value as &(dyn ToSql + Sync), type_of(value))).collect()
}

/// Sends `begin`, if there is one, together with the statement.
async fn send_with_begin<T>(
    client: &ClientWrapper,
    begin: Option<&str>,
    statement: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, StoreError> {
    let Some(begin) = begin else { return Ok(statement.await?) };
    let (begun, result) = join(client.batch_execute(begin), statement).await;
    begun?;
    Ok(result?)
}

/// The number in the first column of a statement's first row, or else how many rows it changed, `None` for 0.
async fn number(client: &ClientWrapper, call: &Call<'_>, query: &Query<'_>) -> Result<Option<i64>, StoreError> {
    let rows = match call {
        Call::Prepared(statement) => client.query_raw(statement, values(query)).await?,
        Call::Text(text) => client.query_typed_raw(text, typed_values(query)).await?,
    };
    let mut rows = pin!(rows);
    let mut first = None;
    while let Some(row) = rows.try_next().await? {
        if first.is_none() {
            first = Some(Row::Postgres(&row).at(0)?);
        }
    }
    match first {
        Some(number) => Ok(number),
        None => Ok(rows.rows_affected().and_then(|rows| i64::try_from(rows).ok()).filter(|rows| *rows > 0)),
    }
}

pub(super) async fn fetch(
    client: &ClientWrapper,
    query: &Query<'_>,
    rows: &mut Rows,
    begin: Option<&str>,
) -> Result<(), StoreError> {
    let answer = match call(client, query).await? {
        Call::Prepared(statement) => send_with_begin(client, begin, client.query(&statement, &values(query))).await?,
        Call::Text(text) => send_with_begin(client, begin, client.query_typed(text, &typed_values(query))).await?,
    };
    answer.iter().try_for_each(|row| rows.take(&Row::Postgres(row)))
}

pub(super) async fn execute(
    client: &ClientWrapper,
    query: &Query<'_>,
    begin: Option<&str>,
) -> Result<Done, StoreError> {
    let rows = match call(client, query).await? {
        Call::Prepared(statement) => send_with_begin(client, begin, client.execute(&statement, &values(query))).await?,
        Call::Text(text) => send_with_begin(client, begin, client.execute_typed(text, &typed_values(query))).await?,
    };
    Ok(Done::new(rows))
}
