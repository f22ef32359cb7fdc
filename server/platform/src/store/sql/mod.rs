//! Statements: one text for both engines, values bound to `$1`, `$2` and so on, rows read into types.
//!
//! ```ignore
//! let name: Option<String> = sql::query_scalar("select nickname from members where id = $1")
//!     .bind(id)
//!     .fetch_optional(store.reader())
//!     .await?;
//! ```
//!
//! A statement runs on an [`Executor`]: the transaction of a unit of work, or [`super::Store::reader`]. Text that is put together while the
//! program runs has to say so with [`AssertSqlSafe`], so that nobody's input becomes a statement by accident.

mod cells;
mod query;
mod row;
mod rows;
mod value;

use std::borrow::Cow;

pub use cells::Cells;
pub use query::{Done, Executor, Query, QueryAs, QueryScalar};
pub use row::{AnyRow, Column, Columns, FromRow, Row};
pub use rows::Rows;
pub use value::{IntoValue, Value};

/// The text of a statement: a constant, or one wrapped in [`AssertSqlSafe`].
pub trait SqlText {
    /// The text as the store keeps it.
    fn into_text(self) -> Cow<'static, str>;
}

impl SqlText for &'static str {
    fn into_text(self) -> Cow<'static, str> {
        Cow::Borrowed(self)
    }
}

/// A statement that was composed of constants of this program only, with all values bound: the caller's assertion that it holds no input.
#[derive(Debug, Clone)]
pub struct AssertSqlSafe(pub String);

impl SqlText for AssertSqlSafe {
    fn into_text(self) -> Cow<'static, str> {
        Cow::Owned(self.0)
    }
}

/// `$first, $first+1, ...`: placeholders for `count` values of a list in a statement. [`Query::bind_all`] binds them.
#[must_use]
pub fn places(first: usize, count: usize) -> String {
    (first..first + count).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ")
}

/// A statement whose rows, if any, are not read.
pub fn query<'q>(text: impl SqlText) -> Query<'q> {
    Query::new(text.into_text())
}

/// A statement whose rows are `T`: a tuple of columns, or a type with [`crate::from_row`].
pub fn query_as<'q, T: FromRow>(text: impl SqlText) -> QueryAs<'q, T> {
    QueryAs::new(query(text))
}

/// A statement whose rows have one column, a `T`.
pub fn query_scalar<'q, T: Column>(text: impl SqlText) -> QueryScalar<'q, T> {
    QueryScalar::new(query(text))
}
