//! Streams of rows, each of which every reader gets once.
//!
//! A table that is a stream has a `position` that orders its rows so that none can come in before one that a reader has seen: with one writer
//! the rows are numbered, with several it is the number of the transaction that wrote them, and readers wait for those that are under way.
//! A reader's cursor moves in the transaction that counts the rows. So nothing is counted twice and nothing is left out, whatever is repeated
//! or stopped in the middle.

use std::time::Duration;

use crate::store::sql::{AssertSqlSafe, FromRow, Row};
use crate::store::{Connection, Engine, Store, StoreError, sql};

/// A stream: its table, with the columns `position` and `id` before its own, and the table of its cursors (`reader`, `position`, `id`).
#[derive(Debug, Clone, Copy)]
pub struct Stream {
    /// The rows.
    pub table: &'static str,
    /// How far each reader has counted.
    pub cursors: &'static str,
}

/// Whether a reader has come to the end of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counted {
    /// There may be more.
    Some,
    /// Everything so far.
    All,
}

struct Placed<T> {
    position: i64,
    id: String,
    row: T,
}

impl<T: FromRow> FromRow for Placed<T> {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { position: row.named("position")?, id: row.named("id")?, row: T::from_row(row)? })
    }
}

impl Stream {
    /// The next rows for `reader`, at most `limit`, in the transaction that counts them: the reader's cursor moves with it. The caller
    /// counts them in the same transaction, or lets it fail.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next<T: FromRow + Send + Unpin>(
        self,
        tx: &mut Connection,
        reader: &'static str,
        limit: i64,
    ) -> Result<(Vec<T>, Counted), StoreError> {
        let Self { table, cursors } = self;
        let query = format!("select position, id from {cursors} where reader = $1");
        let query = sql::query_as(AssertSqlSafe(query)).bind(reader);
        let cursor: Option<(i64, String)> = query.fetch_optional(&mut *tx).await?;
        let (position, id) = cursor.unwrap_or_default();
        // Transactions that are still under way on PostgreSQL may yet put rows before those that show.
        let text = match tx.engine() {
            Engine::Sqlite => {
                format!("select * from {table} where position > $1 and $2 = $2 order by position limit $3")
            }
            Engine::Postgres => format!(
                "select * from {table} where (position, id) > ($1, $2)
                 and position < pg_snapshot_xmin(pg_current_snapshot())::text::bigint order by position, id limit $3"
            ),
        };
        let query = sql::query_as(AssertSqlSafe(text)).bind(position).bind(id).bind(limit);
        let rows: Vec<Placed<T>> = query.fetch_all(&mut *tx).await?;
        if let Some(last) = rows.last() {
            let text = format!(
                "insert into {cursors} (reader, position, id) values ($1, $2, $3)
                 on conflict (reader) do update set position = excluded.position, id = excluded.id"
            );
            let query = sql::query(AssertSqlSafe(text)).bind(reader).bind(last.position).bind(&last.id);
            query.execute(tx).await?;
        }
        let counted = if i64::try_from(rows.len()).unwrap_or(limit) < limit { Counted::All } else { Counted::Some };
        Ok((rows.into_iter().map(|placed| placed.row).collect(), counted))
    }

    /// Waits until readers get every row that stands there now: on PostgreSQL they wait for all who write on the same server.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn until_readable(self, store: &Store) -> Result<(), StoreError> {
        const LOOK_EVERY: Duration = Duration::from_millis(10);
        let newest = format!("select coalesce(max(position), 0) from {}", self.table);
        let newest: i64 = sql::query_scalar(AssertSqlSafe(newest)).fetch_one(store.reader()).await?;
        let under_way =
            "select count(*) from (select 1) one where $1 >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint";
        while store.engine() == Engine::Postgres
            && sql::query_scalar::<i64>(under_way).bind(newest).fetch_one(store.reader()).await? > 0
        {
            tokio::time::sleep(LOOK_EVERY).await;
        }
        Ok(())
    }

    /// Lets a reader begin again at the first row, in the transaction that throws away what it has counted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rewind(self, tx: &mut Connection, reader: &'static str) -> Result<(), StoreError> {
        let text = format!("delete from {} where reader = $1", self.cursors);
        sql::query(AssertSqlSafe(text)).bind(reader).execute(tx).await.map(drop)
    }
}
