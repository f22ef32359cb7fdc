//! A connection in a transaction.
//!
//! The transaction begins together with its first statement, so that beginning costs no round trip. Constant statements are
//! prepared once a connection; those that are put together at run time are not kept.

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

/// A connection in a transaction. Dropped before its end, it takes the connection with it, and the server rolls back.
#[derive(Debug)]
pub(in crate::store) struct Session {
    /// None once the transaction has ended.
    client: Option<Object>,
    /// The statement that begins the transaction, until it was sent.
    begin: Option<&'static str>,
}

impl Session {
    /// A transaction that `begin` will begin.
    pub(super) fn begin(client: Object, begin: &'static str) -> Self {
        Self { client: Some(client), begin: Some(begin) }
    }

    pub(super) fn client(&self) -> Result<&ClientWrapper, StoreError> {
        self.client.as_deref().ok_or(StoreError::Closed)
    }

    /// The statement that begins the transaction, if it was not sent; it has to be sent before any other then.
    pub(super) fn takes_begin(&mut self) -> Option<&'static str> {
        self.begin.take()
    }

    /// Runs a statement and reads its rows.
    pub(in crate::store) async fn fetch(&mut self, query: &Query<'_>, rows: &mut Rows) -> Result<(), StoreError> {
        let begin = self.begin.take();
        fetch(self.client()?, query, rows, begin).await
    }

    /// Runs a statement for what it changes.
    pub(in crate::store) async fn execute(&mut self, query: &Query<'_>) -> Result<Done, StoreError> {
        let begin = self.begin.take();
        execute(self.client()?, query, begin).await
    }

    /// Runs statements in their order, in one round trip.
    pub(in crate::store) async fn run_all(&mut self, queries: &[Query<'_>]) -> Result<Vec<Option<i64>>, StoreError> {
        let begin = self.begin.take();
        let client = self.client()?;
        let mut calls = Vec::with_capacity(queries.len());
        for query in queries {
            calls.push((call(client, query).await?, query));
        }
        // What is polled first is sent first; the server works on them in that order.
        let running = calls.iter().map(|(call, query)| number(client, call, query));
        let all = after(client, begin, join_all(running).map(Ok)).await?;
        all.into_iter().collect()
    }

    /// Runs statements without values, separated by semicolons.
    pub(in crate::store) async fn run_script(&mut self, statements: &str) -> Result<(), StoreError> {
        if let Some(begin) = self.begin.take() {
            self.client()?.batch_execute(begin).await?;
        }
        Ok(self.client()?.batch_execute(statements).await?)
    }

    /// Ends the transaction for good.
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        self.end("commit").await
    }

    /// Ends the transaction as if it had never been.
    pub(super) async fn roll_back(self) -> Result<(), StoreError> {
        self.end("rollback").await
    }

    async fn end(mut self, statement: &str) -> Result<(), StoreError> {
        if self.begin.is_none() {
            let ended = self.client()?.batch_execute(statement).await;
            // After a refused commit there is no transaction either; a connection that is gone is not given to anybody else.
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

/// A statement as the server takes it: prepared and kept, or sent with its text.
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

/// The statement, prepared: kept, if its text is a constant.
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

/// Sends `begin`, if there is one, and the statement in one go.
async fn after<T>(
    client: &ClientWrapper,
    begin: Option<&str>,
    statement: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, StoreError> {
    let Some(begin) = begin else { return Ok(statement.await?) };
    let (begun, result) = join(client.batch_execute(begin), statement).await;
    begun?;
    Ok(result?)
}

/// The number that a statement returns in its first row, or else how many rows it changed, if any.
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
        Call::Prepared(statement) => after(client, begin, client.query(&statement, &values(query))).await?,
        Call::Text(text) => after(client, begin, client.query_typed(text, &typed_values(query))).await?,
    };
    answer.iter().try_for_each(|row| rows.take(&Row::Postgres(row)))
}

pub(super) async fn execute(
    client: &ClientWrapper,
    query: &Query<'_>,
    begin: Option<&str>,
) -> Result<Done, StoreError> {
    let rows = match call(client, query).await? {
        Call::Prepared(statement) => after(client, begin, client.execute(&statement, &values(query))).await?,
        Call::Text(text) => after(client, begin, client.execute_typed(text, &typed_values(query))).await?,
    };
    Ok(Done::new(rows))
}
