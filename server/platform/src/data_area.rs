//! What the site holds about a member, area by area: each crate says of its own tables what belongs to a member's copy of the data.
//!
//! An area is declared, not programmed: a file, what it is in nine languages, and lists of named columns. Only what is named leaves, so
//! that what an area gives is read off its declaration, and a secret would have to be written down to get out. Tables that hold nothing
//! but secrets and bookkeeping (tokens, codes, claims) are in no area.

use lumora_core::domain::money::Money;
use serde_json::{Map, Value as Json};

use crate::clock::rfc3339;
use crate::store::sql::{AnyRow, AssertSqlSafe, Value};
use crate::store::{Store, StoreError, sql};
use crate::words::Words;

/// Rows of a list that are read at once.
const AT_ONCE: i64 = 2_000;

/// How a column is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    /// As it is.
    Text,
    /// A number.
    Number,
    /// Minor units, as a decimal.
    Money,
    /// Milliseconds since 1970, as RFC 3339.
    Time,
    /// A truth value.
    Flag,
}

/// Rows of a member.
#[derive(Debug, Clone, Copy)]
pub struct DataList {
    /// Its name in the file.
    pub name: &'static str,
    /// Selects the columns of the member `$1`, in an order that is one.
    pub query: &'static str,
    /// What the columns are called, and what they hold.
    pub columns: &'static [(&'static str, Cell)],
}

/// An area: a file of the copy.
#[derive(Debug, Clone, Copy)]
pub struct DataArea {
    /// The file, without its ending.
    pub file: &'static str,
    /// What it is.
    pub about: Words,
    /// What it holds.
    pub lists: &'static [DataList],
}

/// A row as it stands, for whoever looks at an earlier moment.
#[derive(Debug, Clone, PartialEq)]
pub struct RowAsOf {
    /// By the names of the columns.
    pub value: Json,
    /// Something of it happened after that moment: it may have looked different then.
    pub changed_since: bool,
}

impl DataList {
    /// Whether its rows say when they came to be. Those of a list that does not are as they are now, whatever moment is asked for.
    #[must_use]
    pub fn is_dated(&self) -> bool {
        self.columns.iter().any(|(_, cell)| *cell == Cell::Time)
    }

    /// Of at most `most` rows from `offset` on those that were there at a moment, and where the next ones begin, if there are more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read_as_of(
        &self,
        store: &Store,
        member_id: &str,
        (offset, most): (i64, i64),
        (until_ms, now_ms): (i64, i64),
    ) -> Result<(Vec<RowAsOf>, Option<i64>), StoreError> {
        let rows = self.rows(store, member_id, (offset, most)).await?;
        let read = i64::try_from(rows.len()).unwrap_or(most);
        let next = (read == most).then_some(offset + read);
        let as_of = |row: AnyRow| {
            let times = self.times(&row);
            let came = times.iter().min().copied();
            let changed_since = times.into_iter().any(|at| until_ms <= at && at < now_ms);
            came.is_none_or(|at| at < until_ms).then(|| RowAsOf { value: self.shown(row), changed_since })
        };
        Ok((rows.into_iter().filter_map(as_of).collect(), next))
    }

    /// The times that a row holds, in milliseconds.
    fn times(&self, row: &AnyRow) -> Vec<i64> {
        let named = self.columns.iter().zip(&row.cells);
        let time = |((_, cell), value): (&(&str, Cell), &Value<'_>)| match (cell, value) {
            (Cell::Time, Value::Integer(at)) => *at,
            _ => None,
        };
        named.filter_map(time).collect()
    }

    async fn rows(
        &self,
        store: &Store,
        member_id: &str,
        (offset, most): (i64, i64),
    ) -> Result<Vec<AnyRow>, StoreError> {
        let text = format!("{} limit $2 offset $3", self.query);
        let query = sql::query_as(AssertSqlSafe(text)).bind(member_id).bind(most).bind(offset);
        query.fetch_all(store.reader()).await
    }

    /// The rows from `offset` on, and whether there are more. Read piece by piece: a member can have played a million rounds.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(&self, store: &Store, member_id: &str, offset: i64) -> Result<(Vec<Json>, bool), StoreError> {
        let rows = self.rows(store, member_id, (offset, AT_ONCE)).await?;
        let more = i64::try_from(rows.len()).is_ok_and(|count| count == AT_ONCE);
        Ok((rows.into_iter().map(|row| self.shown(row)).collect(), more))
    }

    fn shown(&self, row: AnyRow) -> Json {
        let named = self.columns.iter().zip(row.cells);
        Json::Object(named.map(|((name, cell), value)| ((*name).to_owned(), cell.shown(value))).collect::<Map<_, _>>())
    }
}

impl Cell {
    fn shown(self, value: Value<'_>) -> Json {
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
        assert_eq!(Cell::Money.shown(Value::Integer(Some(1_250))), Json::from("12.50"));
        assert_eq!(Cell::Time.shown(Value::Integer(Some(0))), Json::from("1970-01-01T00:00:00Z"));
        assert_eq!(Cell::Flag.shown(Value::Integer(Some(1))), Json::from(true));
        assert_eq!(Cell::Number.shown(Value::Integer(None)), Json::Null);
        assert_eq!(Cell::Text.shown(Value::Text(Some("a".into()))), Json::from("a"));
    }
}
