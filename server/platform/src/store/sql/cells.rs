//! The cells of a row, read one after the other.

use super::{Column, Row};
use crate::store::StoreError;

/// The cells of a row, from left to right. What reads them into a type learns of a bad one at the end, from [`Cells::all`]: a way out at
/// each cell, which has to drop what was read before, would be most of the code of a row.
#[derive(Debug)]
pub struct Cells<'r> {
    row: &'r Row<'r>,
    place: usize,
    by_name: bool,
    error: Option<StoreError>,
}

impl<'r> Cells<'r> {
    /// Cells that are found by the names of their columns.
    pub fn named(row: &'r Row<'r>) -> Self {
        Self { row, place: 0, by_name: true, error: None }
    }

    /// Cells that stand beside each other, the first in the column `first`, counted from 0.
    pub fn placed(row: &'r Row<'r>, first: usize) -> Self {
        Self { row, place: first, by_name: false, error: None }
    }

    /// The next cell, whose column has this name where cells are found by it. A bad one gives nothing, and the first one's error
    /// is that of the row.
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

    /// What `read` makes of the cells.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when a column is missing or holds something else.
    pub fn all<T>(mut self, read: fn(&mut Self) -> T) -> Result<T, StoreError> {
        let value = read(&mut self);
        self.error.map_or(Ok(value), Err)
    }
}
