//! Places in a stream, and how far a reader has come.

use crate::store::sql::{FromRow, Row};
use crate::store::{StoreError, from_row};

/// A row's place in the order of the stream.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    pub(super) position: i64,
    pub(super) id: String,
}

from_row!(Place { position, id });

/// How far a reader has counted: all rows up to (`position`, `id`). Where `member` is not empty, also the rows of members whose ids
/// are at most `member`, in the chunk behind that, which ends at (`until_position`, `until_id`). The default is before the first row.
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
    pub(super) fn behind(place: Place) -> Self {
        Self { position: place.position, id: place.id, ..Self::default() }
    }

    pub(super) fn within(&self, until: &Place, member: &str) -> Self {
        Self {
            until_position: until.position,
            until_id: until.id.clone(),
            member: member.to_owned(),
            position: self.position,
            id: self.id.clone(),
        }
    }

    /// The last row of which all up to it are counted.
    pub(super) fn place(&self) -> Place {
        Place { position: self.position, id: self.id.clone() }
    }

    pub(super) fn is_within(&self) -> bool {
        !self.member.is_empty()
    }

    /// The end of the chunk that is partly counted, if there is one.
    pub(super) fn until(&self) -> Option<Place> {
        self.is_within().then(|| Place { position: self.until_position, id: self.until_id.clone() })
    }
}

#[derive(Debug, Clone)]
pub(super) struct Placed<T> {
    pub(super) place: Place,
    pub(super) row: T,
}

impl<T: FromRow> FromRow for Placed<T> {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { place: Place::from_row(row)?, row: T::from_row(row)? })
    }
}
