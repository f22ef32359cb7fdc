//! Statements on a connection of the embedded engine. Each is compiled once a connection and kept.

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

/// A connection with what it knows of its statements.
#[derive(Debug)]
pub(in crate::store) struct Session {
    connection: Connection,
    /// The texts of constant statements as this engine takes them, by where the constant stands.
    texts: HashMap<(usize, usize), String>,
    /// How many scripts have run: what they change is in no count of the engine's.
    scripts: u64,
}

impl Session {
    pub(super) fn new(connection: Connection) -> Self {
        Self { connection, texts: HashMap::new(), scripts: 0 }
    }

    pub(super) fn connection(&self) -> &Connection {
        &self.connection
    }

    /// Grows with everything that is written; what was rolled back stays counted.
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

    /// Runs a statement for what it changes.
    pub(in crate::store) fn execute(&mut self, query: &Query<'_>) -> Result<Done, StoreError> {
        self.each_row(query, |_| Ok(()))?;
        Ok(Done::new(self.connection.changes()))
    }

    /// Runs statements in their order, up to a condition that does not hold.
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

    /// Runs a statement; gives the number that it returns in its first row, or else how many rows it changed, if any.
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

    /// Gives how many columns the rows of the statement have.
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

    /// Runs statements without values, separated by semicolons.
    pub(in crate::store) fn run_script(&mut self, statements: &str) -> Result<(), StoreError> {
        self.scripts += 1;
        Ok(self.connection.execute_batch(statements)?)
    }
}

/// The text with `?1` for `$1`: for this engine `$1` is a name, which it would have to be asked for at each binding.
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
