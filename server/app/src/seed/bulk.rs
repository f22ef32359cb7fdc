//! Bulk inserts: many rows in few statements, the same on both database engines.

use std::fmt::Write;

use platform::store::{Connection, StoreError, sql};

/// A value of a column.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    /// Text.
    Text(String),
    /// A whole number: money, time, rank or truth value.
    Number(i64),
    /// Null, of a numeric column.
    Null,
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Self {
        Self::Number(i64::from(truth))
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Self {
        number.map_or(Self::Null, Self::Number)
    }
}

/// Rows to be inserted into one table.
#[derive(Clone, Debug)]
pub(crate) struct Bulk {
    table: &'static str,
    columns: &'static [&'static str],
    rows: Vec<Vec<Value>>,
}

/// Parameters per statement. Both engines take over 30,000; far fewer keep the text of a statement short.
const PARAMETERS: usize = 4_000;

#[cfg(feature = "sample-load")]
impl Bulk {
    /// How many rows there are.
    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// Moves all rows out.
    pub(crate) fn take(&mut self) -> Self {
        Self { rows: std::mem::take(&mut self.rows), ..*self }
    }
}

impl Bulk {
    /// No rows yet, for these columns of the table.
    pub(crate) fn new(table: &'static str, columns: &'static [&'static str]) -> Self {
        Self { table, columns, rows: Vec::new() }
    }

    /// Adds a row: a value for each column, in their order.
    pub(crate) fn add<const N: usize>(&mut self, row: [Value; N]) {
        debug_assert_eq!(N, self.columns.len(), "a value for each column of {}", self.table);
        self.rows.push(row.into());
    }

    /// Whether a row begins with these texts.
    pub(crate) fn has_row<const N: usize>(&self, start: [&str; N]) -> bool {
        let equals = |(value, text): (&Value, &str)| matches!(value, Value::Text(it) if it == text);
        self.rows.iter().any(|row| row.len() >= N && row.iter().zip(start).all(equals))
    }

    /// The texts of each row if the rows are of this table, else none; values that are not texts are empty.
    #[cfg(test)]
    pub(crate) fn text_rows_of(&self, table: &str) -> Vec<Vec<String>> {
        let texts = |row: &Vec<Value>| {
            let text = |value: &Value| if let Value::Text(text) = value { text.clone() } else { String::new() };
            row.iter().map(text).collect()
        };
        if self.table == table { self.rows.iter().map(texts).collect() } else { Vec::new() }
    }

    /// Writes all rows.
    ///
    /// # Errors
    /// When the database refuses one.
    pub(crate) async fn write(&self, connection: &mut Connection) -> Result<(), StoreError> {
        for rows in self.rows.chunks((PARAMETERS / self.columns.len()).max(1)) {
            // Table and columns are constants of this package; all values are bound.
            let mut query = sql::query(sql::AssertSqlSafe(self.statement(rows.len())));
            for value in rows.iter().flatten() {
                query = match value {
                    Value::Text(text) => query.bind(text.as_str()),
                    Value::Number(number) => query.bind(*number),
                    Value::Null => query.bind(None::<i64>),
                };
            }
            query.execute(&mut *connection).await?;
        }
        Ok(())
    }

    fn statement(&self, rows: usize) -> String {
        let mut text = format!("insert into {} ({}) values ", self.table, self.columns.join(", "));
        let mut parameter = 1;
        for row in 0..rows {
            text.push_str(if row == 0 { "(" } else { ", (" });
            for column in 0..self.columns.len() {
                let _ = write!(text, "{}${parameter}", if column == 0 { "" } else { ", " });
                parameter += 1;
            }
            text.push(')');
        }
        text
    }
}
