//! The rows that a reader counts in one transaction.

use std::sync::Arc;

use super::Stream;
use super::cursor::Cursor;
use crate::store::sql::AssertSqlSafe;
use crate::store::{Connection, StoreError, sql};

/// Rows that a reader counts in one transaction: those of some members, grouped by member, each member's in stream order.
#[derive(Debug)]
pub struct Batch<T> {
    pub(super) stream: Stream,
    pub(super) reader: &'static str,
    pub(super) from: Cursor,
    pub(super) to: Cursor,
    pub(super) rows: Arc<[T]>,
}

impl<T> Clone for Batch<T> {
    fn clone(&self) -> Self {
        let Self { stream, reader, from, to, rows } = self;
        Self { stream: *stream, reader, from: from.clone(), to: to.clone(), rows: Arc::clone(rows) }
    }
}

impl<T> Batch<T> {
    /// Whether the reader's cursor is at the start of these rows; false if another server has counted them since they were read.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_next(&self, tx: &mut Connection) -> Result<bool, StoreError> {
        Ok(self.stream.cursor(tx, self.reader).await? == self.from)
    }

    /// Moves the cursor behind these rows and returns them, in the transaction that counts them; [`Self::is_next`] must have held in it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn take(&self, tx: &mut Connection) -> Result<Arc<[T]>, StoreError> {
        let text = format!(
            "insert into {} (reader, position, id, until_position, until_id, member) values ($1, $2, $3, $4, $5, $6)
             on conflict (reader) do update set position = excluded.position, id = excluded.id,
                until_position = excluded.until_position, until_id = excluded.until_id, member = excluded.member",
            self.stream.cursors
        );
        let Cursor { position, id, until_position, until_id, member } = &self.to;
        let query = sql::query(AssertSqlSafe(text)).bind(self.reader).bind(*position).bind(id);
        query.bind(*until_position).bind(until_id).bind(member).execute(tx).await?;
        Ok(Arc::clone(&self.rows))
    }
}
