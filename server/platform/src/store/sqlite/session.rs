//! Statements on an SQLite connection. Each is compiled once per connection and cached.

use std::borrow::Cow;
use std::collections::HashMap;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{CachedStatement, Connection, ToSql};

use crate::store::sql::{Done, Query, Row, Rows, Value};
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

/// A connection with its caches.
#[derive(Debug)]
pub(in crate::store) struct Session {
    connection: Connection,
    /// The converted texts of constant statements, by address and length of the constant.
    texts: HashMap<(usize, usize), String>,
    /// The number of scripts that have run, since the engine does not count schema changes.
    scripts: u64,
}

impl Session {
    pub(super) fn new(connection: Connection) -> Self {
        Self { connection, texts: HashMap::new(), scripts: 0 }
    }

    pub(super) fn connection(&self) -> &Connection {
        &self.connection
    }

    /// A counter that grows with every write; rolled-back writes stay counted.
    pub(super) fn writes(&self) -> u64 {
        self.connection.total_changes() + self.scripts
    }

    fn bound(&mut self, query: &Query<'_>) -> Result<CachedStatement<'_>, StoreError> {
        let written;
        let text = match &query.text {
            Cow::Borrowed(text) => {
                let place = (text.as_ptr() as usize, text.len());
                &*self.texts.entry(place).or_insert_with(|| numbered(text))
            }
            Cow::Owned(text) => {
                written = numbered(text);
                &written
            }
        };
        let mut statement = self.connection.prepare_cached(text)?;
        for place in 1..=statement.parameter_count() {
            let value = query.values.get(place - 1).ok_or_else(|| no_value(place))?;
            statement.raw_bind_parameter(place, value)?;
        }
        Ok(statement)
    }

    /// Runs a statement and reads its rows.
    pub(in crate::store) fn fetch(&mut self, query: &Query<'_>, rows: &mut Rows) -> Result<(), StoreError> {
        self.each_row(query, |row| rows.take(row))?;
        Ok(())
    }

    /// Runs a statement and returns how many rows it changed.
    pub(in crate::store) fn execute(&mut self, query: &Query<'_>) -> Result<Done, StoreError> {
        self.each_row(query, |_| Ok(()))?;
        Ok(Done::new(self.connection.changes()))
    }

    /// Runs statements in order, up to a condition that does not hold.
    pub(in crate::store) fn run_all(&mut self, queries: &[Query<'_>]) -> Result<Vec<Option<i64>>, StoreError> {
        let mut answers = vec![None; queries.len()];
        for (query, answer) in queries.iter().zip(&mut answers) {
            *answer = self.run(query)?;
            if query.is_condition && answer.is_none() {
                break;
            }
        }
        Ok(answers)
    }

    /// Runs a statement; returns the number in the first column of its first row, or else how many rows it changed, `None` for 0.
    fn run(&mut self, query: &Query<'_>) -> Result<Option<i64>, StoreError> {
        let mut first = None;
        let columns = self.each_row(query, |row| {
            if first.is_none() {
                first = Some(row.at::<Option<i64>>(0)?);
            }
            Ok(())
        })?;
        if columns > 0 {
            return Ok(first.flatten());
        }
        Ok(i64::try_from(self.connection.changes()).ok().filter(|rows| *rows > 0))
    }

    /// Calls `take` for each row; returns the number of columns of the statement.
    fn each_row(
        &mut self,
        query: &Query<'_>,
        mut take: impl FnMut(&Row<'_>) -> Result<(), StoreError>,
    ) -> Result<usize, StoreError> {
        let mut statement = self.bound(query)?;
        let columns = statement.column_count();
        let mut rows = statement.raw_query();
        while let Some(row) = rows.next()? {
            take(&Row::Sqlite(row))?;
        }
        Ok(columns)
    }

    /// Runs a script: statements without parameters, separated by semicolons.
    pub(in crate::store) fn run_script(&mut self, statements: &str) -> Result<(), StoreError> {
        self.scripts += 1;
        Ok(self.connection.execute_batch(statements)?)
    }
}

/// The text with `?1` for `$1`: to SQLite `$1` is a named parameter, which would have to be looked up at each binding.
fn numbered(text: &str) -> String {
    let mut is_quoted = false;
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        is_quoted ^= letter == '\'';
        let is_parameter = letter == '$' && !is_quoted && rest.peek().is_some_and(char::is_ascii_digit);
        out.push(if is_parameter { '?' } else { letter });
    }
    out
}

fn no_value(place: usize) -> StoreError {
    StoreError::Refused { reason: Refusal::Other, detail: format!("no value is bound to ${place}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_parameter_is_numbered_and_a_quoted_one_is_text() {
        assert_eq!(numbered("select $1, '$2', $10 where a = '''$1'"), "select ?1, '$2', ?10 where a = '''$1'");
    }
}
