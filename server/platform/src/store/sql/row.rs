//! Rows: read directly from the engine into Rust types.

use std::fmt::Display;

use super::{Cells, Value};
use crate::store::StoreError;
#[cfg(feature = "postgres")]
use crate::store::postgres;

/// A row of a result, borrowed from the engine.
#[derive(Debug)]
pub enum Row<'r> {
    /// A row of SQLite.
    Sqlite(&'r rusqlite::Row<'r>),
    /// A row of PostgreSQL.
    #[cfg(feature = "postgres")]
    Postgres(&'r tokio_postgres::Row),
}

impl Row<'_> {
    /// The value of the column with this name.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when there is no such column, or it holds something else.
    pub fn named<T: Column>(&self, name: &str) -> Result<T, StoreError> {
        T::read(self, self.place(name)?)
    }

    fn place(&self, name: &str) -> Result<usize, StoreError> {
        let place = match self {
            Self::Sqlite(row) => row.as_ref().column_index(name).ok(),
            #[cfg(feature = "postgres")]
            Self::Postgres(row) => row.columns().iter().position(|column| column.name() == name),
        };
        place.ok_or_else(|| StoreError::Corrupt(format!("there is no column {name}")))
    }

    /// The value of the column with this name. The column at `place` is tried first, and `place` is set to the next one: most queries
    /// select their columns in the order in which they are read.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when there is no such column, or it holds something else.
    pub fn named_from<T: Column>(&self, name: &str, place: &mut usize) -> Result<T, StoreError> {
        if self.name(*place) != Some(name) {
            *place = self.place(name)?;
        }
        *place += 1;
        T::read(self, *place - 1)
    }

    fn name(&self, place: usize) -> Option<&str> {
        match self {
            Self::Sqlite(row) => row.as_ref().column_name(place).ok(),
            #[cfg(feature = "postgres")]
            Self::Postgres(row) => row.columns().get(place).map(tokio_postgres::Column::name),
        }
    }

    /// The value of the column at `place`, counted from 0.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when there is no such column, or it holds something else.
    pub fn at<T: Column>(&self, place: usize) -> Result<T, StoreError> {
        T::read(self, place)
    }

    fn number(&self, place: usize) -> Result<Option<i64>, StoreError> {
        match self {
            Self::Sqlite(row) => match row.get_ref(place).map_err(|error| corrupt(place, error))? {
                rusqlite::types::ValueRef::Null => Ok(None),
                rusqlite::types::ValueRef::Integer(number) => Ok(Some(number)),
                // A sum beyond 64 bits becomes a float.
                rusqlite::types::ValueRef::Real(_) => Err(StoreError::OutOfRange),
                other => Err(corrupt(place, format!("a number was expected, not {}", other.data_type()))),
            },
            #[cfg(feature = "postgres")]
            Self::Postgres(row) => postgres::number(row, place).map_err(|error| corrupt(place, error)),
        }
    }

    fn text(&self, place: usize) -> Result<Option<String>, StoreError> {
        match self {
            Self::Sqlite(row) => row.get(place).map_err(|error| corrupt(place, error)),
            #[cfg(feature = "postgres")]
            Self::Postgres(row) => row.try_get(place).map_err(|error| corrupt(place, error)),
        }
    }

    fn len(&self) -> usize {
        match self {
            Self::Sqlite(row) => row.as_ref().column_count(),
            #[cfg(feature = "postgres")]
            Self::Postgres(row) => row.len(),
        }
    }

    fn value(&self, place: usize) -> Result<Value<'static>, StoreError> {
        let is_number = match self {
            Self::Sqlite(row) => {
                let value = row.get_ref(place).map_err(|error| corrupt(place, error))?;
                !matches!(value, rusqlite::types::ValueRef::Text(_))
            }
            #[cfg(feature = "postgres")]
            Self::Postgres(row) => postgres::is_number(row, place),
        };
        if is_number {
            return Ok(Value::Integer(self.number(place)?));
        }
        Ok(Value::Text(self.text(place)?.map(Into::into)))
    }
}

fn corrupt(place: usize, detail: impl Display) -> StoreError {
    StoreError::Corrupt(format!("column {place}: {detail}"))
}

fn unexpected_null(place: usize) -> StoreError {
    corrupt(place, "it holds nothing")
}

/// A type that a column is read into. `Default` gives the placeholder for an invalid cell until the row as a whole is refused.
pub trait Column: Default + Send + 'static {
    /// Reads the value of the column at `place`, counted from 0.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when there is no such column, or it holds something else.
    fn read(row: &Row<'_>, place: usize) -> Result<Self, StoreError>;
}

impl Column for i64 {
    fn read(row: &Row<'_>, place: usize) -> Result<Self, StoreError> {
        row.number(place)?.ok_or_else(|| unexpected_null(place))
    }
}

impl Column for Option<i64> {
    fn read(row: &Row<'_>, place: usize) -> Result<Self, StoreError> {
        row.number(place)
    }
}

impl Column for String {
    fn read(row: &Row<'_>, place: usize) -> Result<Self, StoreError> {
        row.text(place)?.ok_or_else(|| unexpected_null(place))
    }
}

impl Column for Option<String> {
    fn read(row: &Row<'_>, place: usize) -> Result<Self, StoreError> {
        row.text(place)
    }
}

/// A type that a row is read into; [`crate::from_row`] implements it for structs.
pub trait FromRow: Sized + Send + 'static {
    /// Reads a row.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when a column is missing or holds something else.
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError>;
}

/// A type that is read from adjacent columns of a row, in the order of its fields. [`crate::from_row`] implements it.
pub trait Columns: Sized {
    /// The number of columns.
    const COUNT: usize;

    /// Reads the columns from `first` on, counted from 0.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when a column is missing or holds something else.
    fn from_columns(row: &Row<'_>, first: usize) -> Result<Self, StoreError>;
}

macro_rules! tuples {
    ($(($($name:ident)+))+) => {$(
        impl<$($name: Column),+> FromRow for ($($name,)+) {
            fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
                Cells::placed(row, 0).all(|cells| ($(cells.next::<$name>(stringify!($name)),)+))
            }
        }
    )+};
}

tuples! {
    (A)
    (A B)
    (A B C)
    (A B C D)
    (A B C D E)
    (A B C D E F)
    (A B C D E F G)
    (A B C D E F G H)
    (A B C D E F G H I)
    (A B C D E F G H I J)
    (A B C D E F G H I J K)
    (A B C D E F G H I J K L)
}

/// A row of a query whose columns are known only at run time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnyRow {
    /// The values of the columns, in order.
    pub cells: Vec<Value<'static>>,
}

impl FromRow for AnyRow {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        let cells = (0..row.len()).map(|place| row.value(place)).collect::<Result<_, _>>()?;
        Ok(Self { cells })
    }
}
