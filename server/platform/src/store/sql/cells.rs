//! Reading the cells of a row one after the other.

use super::{Column, Row};
use crate::store::StoreError;

/// The cells of a row, from left to right. An invalid cell is reported at the end only, by [`Cells::all`]: an early return at each
/// cell, with the drops of those read before, would be most of the generated code.
#[derive(Debug)]
pub struct Cells<'r> {
    row: &'r Row<'r>,
    place: usize,
    by_name: bool,
    error: Option<StoreError>,
}

impl<'r> Cells<'r> {
    /// Reads cells by the names of their columns.
    pub fn named(row: &'r Row<'r>) -> Self {
        Self { row, place: 0, by_name: true, error: None }
    }

    /// Reads adjacent cells, from the column `first` on, counted from 0.
    pub fn placed(row: &'r Row<'r>, first: usize) -> Self {
        Self { row, place: first, by_name: false, error: None }
    }

    /// The next cell; where cells are read by name, that of the column `name`. An invalid cell reads as the default, and the first error
    /// is kept for [`Cells::all`].
    pub fn next<T: Column>(&mut self, name: &str) -> T {
        let read = if self.by_name {
            self.row.named_from(name, &mut self.place)
        } else {
            self.place += 1;
            T::read(self.row, self.place - 1)
        };
        read.unwrap_or_else(|error| {
            self.error.get_or_insert(error);
            T::default()
        })
    }

    /// Reads all cells with `read`.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when a column is missing or holds something else.
    pub fn all<T>(mut self, read: fn(&mut Self) -> T) -> Result<T, StoreError> {
        let value = read(&mut self);
        self.error.map_or(Ok(value), Err)
    }
}
