//! Statements with their bound values, and the trait that runs them.

use std::borrow::Cow;
use std::marker::PhantomData;

use super::{Column, FromRow, IntoValue, Rows, Value};
use crate::store::StoreError;

/// The result of a statement that changes rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Done {
    rows: u64,
}

impl Done {
    pub(in crate::store) fn new(rows: u64) -> Self {
        Self { rows }
    }

    /// The number of rows inserted, updated or deleted.
    pub fn rows_affected(self) -> u64 {
        self.rows
    }
}

/// Runs statements: the transaction of a unit of work, or the store's reader.
pub trait Executor: Send {
    /// Runs a statement and reads its rows into `rows`.
    fn fetch(self, query: Query<'_>, rows: Rows) -> impl Future<Output = Result<Rows, StoreError>> + Send;

    /// Runs a statement and returns how many rows it changed.
    fn execute(self, query: Query<'_>) -> impl Future<Output = Result<Done, StoreError>> + Send;
}

/// A statement with its bound values.
#[derive(Debug, Clone)]
pub struct Query<'q> {
    pub(in crate::store) text: Cow<'static, str>,
    pub(in crate::store) values: Vec<Value<'q>>,
    /// See [`Query::as_condition`].
    pub(in crate::store) is_condition: bool,
}

impl<'q> Query<'q> {
    pub(super) fn new(text: Cow<'static, str>) -> Self {
        Self { text, values: Vec::new(), is_condition: false }
    }

    /// Binds the next value: the first becomes `$1`.
    #[must_use]
    pub fn bind(mut self, value: impl IntoValue<'q>) -> Self {
        self.values.push(value.into_value());
        self
    }

    /// Binds the next values, one after the other.
    #[must_use]
    pub fn bind_all<V: IntoValue<'q>>(self, values: impl IntoIterator<Item = V>) -> Self {
        values.into_iter().fold(self, Self::bind)
    }

    /// Declares that the unit of work fails if this statement returns or changes no row, so that the statements after it in
    /// [`Connection::run_all`](crate::store::Connection::run_all) need not run.
    #[must_use]
    pub fn as_condition(mut self) -> Self {
        self.is_condition = true;
        self
    }

    /// Runs the statement.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn execute(self, executor: impl Executor) -> Result<Done, StoreError> {
        executor.execute(self).await
    }

    /// The same statement with owned values.
    pub(in crate::store) fn into_owned(self) -> Query<'static> {
        Query {
            text: self.text,
            values: self.values.into_iter().map(Value::into_owned).collect(),
            is_condition: self.is_condition,
        }
    }
}

/// A statement whose rows are `T`.
#[derive(Debug, Clone)]
pub struct QueryAs<'q, T> {
    query: Query<'q>,
    rows: PhantomData<fn() -> T>,
}

impl<'q, T: FromRow> QueryAs<'q, T> {
    pub(super) fn new(query: Query<'q>) -> Self {
        Self { query, rows: PhantomData }
    }

    /// Binds the next value: the first becomes `$1`.
    #[must_use]
    pub fn bind(mut self, value: impl IntoValue<'q>) -> Self {
        self.query = self.query.bind(value);
        self
    }

    /// Binds the next values, one after the other.
    #[must_use]
    pub fn bind_all<V: IntoValue<'q>>(self, values: impl IntoIterator<Item = V>) -> Self {
        values.into_iter().fold(self, Self::bind)
    }

    /// All rows.
    ///
    /// # Errors
    /// When the database refuses, or a row is not a `T`.
    pub async fn fetch_all(self, executor: impl Executor) -> Result<Vec<T>, StoreError> {
        Ok(executor.fetch(self.query, Rows::of::<T>(None)).await?.into_vec())
    }

    /// The first row, if there is one.
    ///
    /// # Errors
    /// When the database refuses, or the row is not a `T`.
    pub async fn fetch_optional(self, executor: impl Executor) -> Result<Option<T>, StoreError> {
        Ok(executor.fetch(self.query, Rows::of::<T>(Some(1))).await?.into_vec().pop())
    }

    /// The first row.
    ///
    /// # Errors
    /// [`StoreError::NoRow`] when there is none; when the database refuses, or the row is not a `T`.
    pub async fn fetch_one(self, executor: impl Executor) -> Result<T, StoreError> {
        let rows = executor.fetch(self.query, Rows::of::<T>(Some(1))).await?;
        rows.into_vec().pop().ok_or(StoreError::NoRow)
    }
}

/// A statement whose rows have one column.
#[derive(Debug, Clone)]
pub struct QueryScalar<'q, T> {
    query: QueryAs<'q, (T,)>,
}

impl<'q, T: Column> QueryScalar<'q, T> {
    pub(super) fn new(query: Query<'q>) -> Self {
        Self { query: QueryAs::new(query) }
    }

    /// Binds the next value: the first becomes `$1`.
    #[must_use]
    pub fn bind(mut self, value: impl IntoValue<'q>) -> Self {
        self.query = self.query.bind(value);
        self
    }

    /// Binds the next values, one after the other.
    #[must_use]
    pub fn bind_all<V: IntoValue<'q>>(self, values: impl IntoIterator<Item = V>) -> Self {
        values.into_iter().fold(self, Self::bind)
    }

    /// The column of all rows.
    ///
    /// # Errors
    /// When the database refuses, or a column is not a `T`.
    pub async fn fetch_all(self, executor: impl Executor) -> Result<Vec<T>, StoreError> {
        Ok(self.query.fetch_all(executor).await?.into_iter().map(|(column,)| column).collect())
    }

    /// The column of the first row, if there is one.
    ///
    /// # Errors
    /// When the database refuses, or the column is not a `T`.
    pub async fn fetch_optional(self, executor: impl Executor) -> Result<Option<T>, StoreError> {
        Ok(self.query.fetch_optional(executor).await?.map(|(column,)| column))
    }

    /// The column of the first row.
    ///
    /// # Errors
    /// [`StoreError::NoRow`] when there is none; when the database refuses, or the column is not a `T`.
    pub async fn fetch_one(self, executor: impl Executor) -> Result<T, StoreError> {
        Ok(self.query.fetch_one(executor).await?.0)
    }
}
