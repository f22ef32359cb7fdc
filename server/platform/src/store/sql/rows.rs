//! The rows of a result, with their type erased.

use std::any::Any;
use std::fmt::{self, Debug, Formatter};

use super::{FromRow, Row};
use crate::store::StoreError;

/// Collects the rows of a result. The type of the rows is erased, so that the code between a query and its engine is compiled once
/// instead of for each type.
pub struct Rows(Box<dyn RowSink>);

trait RowSink: Send {
    fn take(&mut self, row: &Row<'_>) -> Result<(), StoreError>;
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

struct Collected<T> {
    rows: Vec<T>,
    most: Option<usize>,
}

impl<T: FromRow> RowSink for Collected<T> {
    fn take(&mut self, row: &Row<'_>) -> Result<(), StoreError> {
        // The statement must run to its end, since it may write; surplus rows are ignored.
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
    /// An empty collection for rows of type `T`, limited to `most` rows where given.
    pub(in crate::store) fn of<T: FromRow>(most: Option<usize>) -> Self {
        Self(Box::new(Collected::<T> { rows: Vec::new(), most }))
    }

    /// Reads a row and adds it.
    pub(in crate::store) fn take(&mut self, row: &Row<'_>) -> Result<(), StoreError> {
        self.0.take(row)
    }

    /// The rows that were read; empty if `T` is not the type given to [`Rows::of`].
    pub(in crate::store) fn into_vec<T: FromRow>(self) -> Vec<T> {
        self.0.into_any().downcast::<Collected<T>>().map_or_else(|_| Vec::new(), |found| found.rows)
    }
}

impl Debug for Rows {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Rows").finish_non_exhaustive()
    }
}
