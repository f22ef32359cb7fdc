//! A member's copy of their personal data, by area: each crate declares which columns of its own tables belong to it.
//!
//! An area is declarative: a file name, a description in nine languages, and lists of named columns. Only columns that are named are
//! exported, so the declaration shows all that leaves the server and no secret is exported by accident. Tables that hold only
//! secrets and bookkeeping (tokens, codes, idempotency claims) are in no area.

use lumora_core::domain::money::Money;
use serde_json::{Map, Value as Json};

use crate::clock::rfc3339;
use crate::localized_text::LocalizedText;
use crate::store::sql::{AnyRow, AssertSqlSafe, Value};
use crate::store::{Store, StoreError, sql};

/// Rows read per query.
const BATCH_SIZE: i64 = 2_000;

/// How a column is written as JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    /// A text, unchanged.
    Text,
    /// A whole number.
    Number,
    /// An amount in minor units, written as a decimal text.
    Money,
    /// Milliseconds since the epoch, UTC, written as RFC 3339.
    Time,
    /// A boolean, stored as 0 or 1.
    Flag,
}

/// A list of a member's rows within an area.
#[derive(Debug, Clone, Copy)]
pub struct DataList {
    /// The list's key in the file's JSON.
    pub name: &'static str,
    /// The query that selects `columns` for the member `$1`, in a total order, so that it can be read page by page.
    pub query: &'static str,
    /// The name and format of each selected column, in the order of the query.
    pub columns: &'static [(&'static str, Cell)],
}

/// An area of personal data: one file of the copy.
#[derive(Debug, Clone, Copy)]
pub struct DataArea {
    /// The file's name without its extension.
    pub file: &'static str,
    /// A description of the area for the member.
    pub about: LocalizedText,
    /// The lists in the file.
    pub lists: &'static [DataList],
}

/// A row in its current state, for a reader who asks about an earlier moment.
#[derive(Debug, Clone, PartialEq)]
pub struct RowAsOf {
    /// The row as a JSON object, keyed by column name.
    pub value: Json,
    /// Whether one of the row's times is after that moment: then the row may have looked different at it.
    pub changed_since: bool,
}

impl DataList {
    /// Whether its rows have a time. Rows of an undated list are returned in their current state whatever moment is asked for.
    #[must_use]
    pub fn is_dated(&self) -> bool {
        self.columns.iter().any(|(_, cell)| *cell == Cell::Time)
    }

    /// Reads up to `limit` rows from `offset` on and returns those that existed before `until_ms` (milliseconds since the epoch), with the
    /// offset of the next page, if there may be more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read_as_of(
        &self,
        store: &Store,
        member_id: &str,
        (offset, limit): (i64, i64),
        (until_ms, now_ms): (i64, i64),
    ) -> Result<(Vec<RowAsOf>, Option<i64>), StoreError> {
        let rows = self.rows(store, member_id, (offset, limit)).await?;
        let read = i64::try_from(rows.len()).unwrap_or(limit);
        let next = (read == limit).then_some(offset + read);
        let as_of = |row: AnyRow| {
            let times = self.times(&row);
            let created_at = times.iter().min().copied();
            let changed_since = times.into_iter().any(|at| until_ms <= at && at < now_ms);
            created_at.is_none_or(|at| at < until_ms).then(|| RowAsOf { value: self.to_json(row), changed_since })
        };
        Ok((rows.into_iter().filter_map(as_of).collect(), next))
    }

    /// The times in a row, in milliseconds since the epoch.
    fn times(&self, row: &AnyRow) -> Vec<i64> {
        let columns = self.columns.iter().zip(&row.cells);
        let time = |((_, cell), value): (&(&str, Cell), &Value<'_>)| match (cell, value) {
            (Cell::Time, Value::Integer(at)) => *at,
            _ => None,
        };
        columns.filter_map(time).collect()
    }

    async fn rows(
        &self,
        store: &Store,
        member_id: &str,
        (offset, limit): (i64, i64),
    ) -> Result<Vec<AnyRow>, StoreError> {
        let text = format!("{} limit $2 offset $3", self.query);
        let query = sql::query_as(AssertSqlSafe(text)).bind(member_id).bind(limit).bind(offset);
        query.fetch_all(store.reader()).await
    }

    /// A page of rows from `offset` on, and whether there may be more. Paged, because a member can have played a million rounds.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(&self, store: &Store, member_id: &str, offset: i64) -> Result<(Vec<Json>, bool), StoreError> {
        let rows = self.rows(store, member_id, (offset, BATCH_SIZE)).await?;
        let has_more = i64::try_from(rows.len()).is_ok_and(|count| count == BATCH_SIZE);
        Ok((rows.into_iter().map(|row| self.to_json(row)).collect(), has_more))
    }

    fn to_json(self, row: AnyRow) -> Json {
        let columns = self.columns.iter().zip(row.cells);
        Json::Object(
            columns.map(|((name, cell), value)| ((*name).to_owned(), cell.to_json(value))).collect::<Map<_, _>>(),
        )
    }
}

impl Cell {
    fn to_json(self, value: Value<'_>) -> Json {
        match (self, value) {
            (_, Value::Integer(None) | Value::Text(None)) => Json::Null,
            (_, Value::Text(Some(text))) => Json::String(text.into_owned()),
            (Self::Money, Value::Integer(Some(units))) => Json::String(Money(units).to_decimal()),
            (Self::Time, Value::Integer(Some(at))) => Json::String(rfc3339(at)),
            (Self::Flag, Value::Integer(Some(flag))) => Json::Bool(flag != 0),
            (Self::Text | Self::Number, Value::Integer(Some(number))) => Json::from(number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_is_written_as_what_it_is() {
        assert_eq!(Cell::Money.to_json(Value::Integer(Some(1_250))), Json::from("12.50"));
        assert_eq!(Cell::Time.to_json(Value::Integer(Some(0))), Json::from("1970-01-01T00:00:00Z"));
        assert_eq!(Cell::Flag.to_json(Value::Integer(Some(1))), Json::from(true));
        assert_eq!(Cell::Number.to_json(Value::Integer(None)), Json::Null);
        assert_eq!(Cell::Text.to_json(Value::Text(Some("a".into()))), Json::from("a"));
    }
}
