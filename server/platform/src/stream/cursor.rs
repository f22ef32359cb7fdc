//! Positions in a stream, and how far a reader has come.

use crate::store::sql::{FromRow, Row};
use crate::store::{StoreError, from_row};

/// A row's position in the order of the stream.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct StreamPosition {
    pub(super) position: i64,
    pub(super) id: String,
}

from_row!(StreamPosition { position, id });

/// How far a reader has counted: all rows up to (`position`, `id`). Where `member` is not empty, also the rows of members whose ids
/// are at most `member`, in the chunk after that, which ends at (`until_position`, `until_id`). The default is before the first row.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Cursor {
    pub(super) position: i64,
    pub(super) id: String,
    pub(super) until_position: i64,
    pub(super) until_id: String,
    pub(super) member: String,
}

from_row!(Cursor { position, id, until_position, until_id, member });

impl Cursor {
    /// The cursor of a reader that has counted all rows up to `row`, and no part of a chunk.
    pub(super) fn after(row: StreamPosition) -> Self {
        Self { position: row.position, id: row.id, ..Self::default() }
    }

    /// The cursor of a reader that has counted, of the chunk that ends at `chunk_end`, the members up to `member`.
    pub(super) fn inside_chunk(&self, chunk_end: &StreamPosition, member: &str) -> Self {
        Self {
            until_position: chunk_end.position,
            until_id: chunk_end.id.clone(),
            member: member.to_owned(),
            position: self.position,
            id: self.id.clone(),
        }
    }

    /// The row up to which all rows are counted.
    pub(super) fn counted_up_to(&self) -> StreamPosition {
        StreamPosition { position: self.position, id: self.id.clone() }
    }

    /// Whether a chunk is partly counted.
    pub(super) fn is_inside_chunk(&self) -> bool {
        !self.member.is_empty()
    }

    /// The end of the chunk that is partly counted, if there is one.
    pub(super) fn chunk_end(&self) -> Option<StreamPosition> {
        self.is_inside_chunk().then(|| StreamPosition { position: self.until_position, id: self.until_id.clone() })
    }
}

/// A row of a stream, with its position.
#[derive(Debug, Clone)]
pub(super) struct Positioned<T> {
    pub(super) position: StreamPosition,
    pub(super) row: T,
}

impl<T: FromRow> FromRow for Positioned<T> {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { position: StreamPosition::from_row(row)?, row: T::from_row(row)? })
    }
}
