//! Statements on a connection of the embedded engine. Each is compiled once a connection and kept.

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{CachedStatement, Connection, ToSql};

use crate::store::sql::{Done, FromRow, Query, Row, Value};
use crate::store::{Refusal, StoreError};

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Integer(Some(number)) => ValueRef::Integer(*number),
            Self::Text(Some(text)) => ValueRef::Text(text.as_bytes()),
            Self::Integer(None) | Self::Text(None) => ValueRef::Null,
        }))
    }
}

fn bound<'c>(connection: &'c Connection, query: &Query<'_>) -> Result<CachedStatement<'c>, StoreError> {
    let mut statement = connection.prepare_cached(&query.text)?;
    // For this engine `$2` is a name, and the place of a name is that of its first mention.
    for place in 1..=statement.parameter_count() {
        let name = statement.parameter_name(place).unwrap_or_default();
        let number = name.strip_prefix('$').and_then(|number| number.parse::<usize>().ok());
        let value = number.and_then(|number| query.values.get(number.checked_sub(1)?));
        let value = value.ok_or_else(|| no_value(name))?;
        statement.raw_bind_parameter(place, value)?;
    }
    Ok(statement)
}

fn no_value(name: &str) -> StoreError {
    StoreError::Refused { reason: Refusal::Other, detail: format!("no value is bound to {name}") }
}

/// Runs a statement and reads its rows; with `most`, no more than that many.
pub(in crate::store) fn fetch<T: FromRow>(
    connection: &Connection,
    query: &Query<'_>,
    most: Option<usize>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = bound(connection, query)?;
    let mut rows = statement.raw_query();
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        // A statement that also writes has to come to its end.
        if most.is_none_or(|most| found.len() < most) {
            found.push(T::from_row(&Row::Sqlite(row))?);
        }
    }
    Ok(found)
}

/// Runs a statement for what it changes.
pub(in crate::store) fn execute(connection: &Connection, query: &Query<'_>) -> Result<Done, StoreError> {
    let mut statement = bound(connection, query)?;
    let columns = statement.column_count();
    if columns == 0 {
        return Ok(Done::new(statement.raw_execute()? as u64));
    }
    let mut rows = statement.raw_query();
    while rows.next()?.is_some() {}
    Ok(Done::new(connection.changes()))
}

/// Runs a statement for what it changes, and gives the number that it returns in its first row, if any.
pub(in crate::store) fn run(connection: &Connection, query: &Query<'_>) -> Result<Option<i64>, StoreError> {
    let mut statement = bound(connection, query)?;
    if statement.column_count() == 0 {
        statement.raw_execute()?;
        return Ok(None);
    }
    let mut rows = statement.raw_query();
    let mut first = None;
    while let Some(row) = rows.next()? {
        if first.is_none() {
            first = Some(Row::Sqlite(row).at::<Option<i64>>(0)?);
        }
    }
    Ok(first.flatten())
}
