//! Retention: each crate declares beside its migrations which of its rows expire and when, and one job of the whole server deletes
//! them.
//!
//! Expired keys are looked up on a reader connection, and rows are deleted by their keys in small batches, so that a table with
//! millions of old rows never blocks other writers. A row that was renewed between the two steps stays.

use crate::store::sql::{AnyRow, AssertSqlSafe, Query};
use crate::store::{Store, StoreError, sql};

/// Rows deleted per transaction.
const BATCH_SIZE: i64 = 200;

/// The retention rule of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Expiry {
    /// Name of the table.
    pub table: &'static str,
    /// Whether and when its rows are deleted.
    pub rule: Rule,
}

/// Whether and when rows of a table are deleted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    /// Rows are deleted `kept_ms` after the time in `column`.
    Delete {
        /// Columns of the primary key.
        key: &'static [&'static str],
        /// The column that holds a time since the epoch, UTC.
        column: &'static str,
        /// The unit of that column, in milliseconds: 1, or 1000 for seconds.
        unit_ms: i64,
        /// How long after that time a row is kept, in milliseconds.
        kept_ms: i64,
        /// Which rows the rule applies to.
        condition: Condition,
    },
    /// Rows are kept, for this reason, although a column looks like an expiry.
    Keep(&'static str),
}

/// A filter on the rows that expire.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// All rows.
    All,
    /// Rows in which this column is null.
    Null(&'static str),
    /// Rows in which the column has one of these values.
    OneOf(&'static str, &'static [&'static str]),
    /// Rows in which the column has a value that this query returns.
    Within(&'static str, &'static str),
}

impl Condition {
    /// The condition as SQL, with a leading `and`. It is safe to concatenate: names and values are constants of this program.
    fn sql(self) -> String {
        match self {
            Self::All => String::new(),
            Self::Null(column) => format!(" and {column} is null"),
            Self::OneOf(column, words) => {
                let words: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
                format!(" and {column} in ({})", words.join(", "))
            }
            Self::Within(column, query) => format!(" and {column} in ({query})"),
        }
    }
}

impl Expiry {
    /// All rows are deleted `kept_ms` milliseconds after the time in `column`, itself in milliseconds; `key` is the primary key.
    pub const fn of(table: &'static str, key: &'static [&'static str], column: &'static str, kept_ms: i64) -> Self {
        Self { table, rule: Rule::Delete { key, column, unit_ms: 1, kept_ms, condition: Condition::All } }
    }

    /// The same rule, for rows that fulfil `condition` only.
    #[must_use]
    pub const fn only(self, condition: Condition) -> Self {
        match self.rule {
            Rule::Delete { key, column, unit_ms, kept_ms, .. } => {
                Self { table: self.table, rule: Rule::Delete { key, column, unit_ms, kept_ms, condition } }
            }
            Rule::Keep(_) => self,
        }
    }

    /// The same rule, for a column that counts units of `unit_ms` milliseconds.
    #[must_use]
    pub const fn counted_in(self, unit_ms: i64) -> Self {
        match self.rule {
            Rule::Delete { key, column, kept_ms, condition, .. } => {
                Self { table: self.table, rule: Rule::Delete { key, column, unit_ms, kept_ms, condition } }
            }
            Rule::Keep(_) => self,
        }
    }

    /// Rows of this table never expire, for this reason.
    pub const fn never(table: &'static str, reason: &'static str) -> Self {
        Self { table, rule: Rule::Keep(reason) }
    }

    /// Deletes all expired rows, batch by batch, and returns how many.
    ///
    /// # Errors
    /// When the database fails. Batches that were deleted before stay deleted.
    pub async fn delete(&self, store: &Store, now_ms: i64) -> Result<u64, StoreError> {
        let Rule::Delete { key, column, unit_ms, kept_ms, condition } = self.rule else { return Ok(0) };
        let (find, delete) = statements(self.table, key, column, condition);
        let before = now_ms.saturating_sub(kept_ms).div_euclid(unit_ms);
        let mut deleted = 0;
        loop {
            let query = sql::query_as(AssertSqlSafe(find.clone())).bind(before).bind(BATCH_SIZE);
            let expired: Vec<AnyRow> = query.fetch_all(store.reader()).await?;
            let is_last = i64::try_from(expired.len()).unwrap_or(BATCH_SIZE) < BATCH_SIZE;
            let deleted_now = delete_rows(store, &delete, before, expired).await?;
            deleted += deleted_now;
            // Without this check, keys that cannot be deleted would be found for ever.
            if is_last || deleted_now == 0 {
                return Ok(deleted);
            }
        }
    }
}

async fn delete_rows(store: &Store, delete: &str, before: i64, rows: Vec<AnyRow>) -> Result<u64, StoreError> {
    if rows.is_empty() {
        return Ok(0);
    }
    let delete = delete.to_owned();
    store
        .write(move |tx| {
            Box::pin(async move {
                let by_key = |row: AnyRow| -> Query<'static> {
                    sql::query(AssertSqlSafe(delete.clone())).bind(before).bind_all(row.cells)
                };
                let results = tx.run_all(rows.into_iter().map(by_key).collect()).await?;
                Ok(results.into_iter().flatten().count() as u64)
            })
        })
        .await
}

/// The statement that finds keys of expired rows, and the one that deletes a row by its key if it is still expired.
fn statements(table: &str, key: &[&str], column: &str, condition: Condition) -> (String, String) {
    let (keys, only) = (key.join(", "), condition.sql());
    let key_conditions: Vec<String> =
        key.iter().enumerate().map(|(index, name)| format!("{name} = ${}", index + 2)).collect();
    let find = format!("select {keys} from {table} where {column} < $1{only} limit $2");
    let delete = format!("delete from {table} where {column} < $1{only} and {}", key_conditions.join(" and "));
    (find, delete)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_name_the_key_and_the_condition() {
        let words = Condition::OneOf("state", &["sent", "failed"]);
        let (find, delete) = statements("letters", &["a", "b"], "at", words);
        assert_eq!(find, "select a, b from letters where at < $1 and state in ('sent', 'failed') limit $2");
        assert_eq!(delete, "delete from letters where at < $1 and state in ('sent', 'failed') and a = $2 and b = $3");
        assert_eq!(Condition::Null("at").sql(), " and at is null");
        assert_eq!(Condition::Within("a", "select id from b").sql(), " and a in (select id from b)");
    }

    #[test]
    fn a_table_that_is_kept_has_its_reason() {
        let kept = Expiry::never("notices", "the operator's records").only(Condition::Null("x"));
        assert_eq!(kept.rule, Rule::Keep("the operator's records"));
    }
}
