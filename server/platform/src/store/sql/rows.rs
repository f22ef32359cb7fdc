//! The rows of an answer, for what carries them.

use std::any::Any;
use std::fmt::{self, Debug, Formatter};

use super::{FromRow, Row};
use crate::store::StoreError;

/// The rows of an answer as they are read. Their type is known to who asks and to what is made by [`Rows::of`]: so that all that
/// carries a statement to its engine, and the rows back, is compiled once instead of for each type of row.
pub struct Rows(Box<dyn Take>);

trait Take: Send {
    fn take(&mut self, row: &Row<'_>) -> Result<(), StoreError>;
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

struct Found<T> {
    rows: Vec<T>,
    most: Option<usize>,
}

impl<T: FromRow> Take for Found<T> {
    fn take(&mut self, row: &Row<'_>) -> Result<(), StoreError> {
        // A statement that also writes has to come to its end: what is too much is left.
        if self.most.is_none_or(|most| self.rows.len() < most) {
            self.rows.push(T::from_row(row)?);
        }
        Ok(())
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

impl Rows {
    /// No rows yet; with `most`, there will be no more than that many.
    pub(in crate::store) fn of<T: FromRow>(most: Option<usize>) -> Self {
        Self(Box::new(Found::<T> { rows: Vec::new(), most }))
    }

    /// Reads the next row.
    pub(in crate::store) fn take(&mut self, row: &Row<'_>) -> Result<(), StoreError> {
        self.0.take(row)
    }

    /// The rows that were read. Rows of another type than they were made for are none.
    pub(in crate::store) fn into_vec<T: FromRow>(self) -> Vec<T> {
        self.0.into_any().downcast::<Found<T>>().map_or_else(|_| Vec::new(), |found| found.rows)
    }
}

impl Debug for Rows {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Rows").finish_non_exhaustive()
    }
}
