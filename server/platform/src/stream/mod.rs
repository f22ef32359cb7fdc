//! Append-only event streams in the database (settled bets, wallet moves) that every reader processes exactly once.
//!
//! A stream's table has a `position` that orders its rows so that no row can appear before one that a reader has seen: on SQLite,
//! with its single writer, a sequence number; on PostgreSQL the id of the transaction that wrote the row, where readers leave out
//! rows of the oldest open transaction and newer ones. A reader's cursor moves in the transaction that counts the rows. So
//! nothing is counted twice and nothing is left out, whatever is repeated or interrupted.
//!
//! Rows are read before that transaction, on a reader connection, so that the writer is not held up: the transaction only checks that the
//! cursor is still where the rows begin. Many rows are read at once and counted grouped by member, a few members per transaction: a reader
//! that is behind writes a member's total once instead of bet by bet, and no transaction delays a bet for long. The cursor records which
//! members of the chunk are done. Several readers count the same rows, so the newest ones are kept in memory ([`recent`]).

mod batch;
mod cursor;
mod recent;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

pub use batch::Batch;
use cursor::{Cursor, Positioned, StreamPosition};
use recent::RecentRows;

use crate::store::sql::{AssertSqlSafe, FromRow};
use crate::store::{Connection, Engine, Store, StoreError, Turn, TxError, TxFuture, sql};

/// The maximum number of chunks that are counted before a page is answered.
pub const MAX_CATCH_UP_CHUNKS: usize = 3;
/// Rows that background work reads from the database at once: on a machine with few processors a longer read would delay bets.
const PAGE_ROWS: usize = 1_000;
/// Members whose rows are counted in one transaction.
const MEMBERS_PER_TRANSACTION: usize = 32;

/// A stream: a table with the columns `position` and `id` besides its own, and a table of cursors (`reader`, `position`, `id`,
/// `until_position`, `until_id`, `member`).
#[derive(Debug, Clone, Copy)]
pub struct Stream {
    /// Name of the table of rows.
    pub table: &'static str,
    /// Name of the table of the readers' cursors.
    pub cursors: &'static str,
}

/// A row that belongs to a member.
pub trait OfMember {
    /// Id of the member whose row it is.
    fn member_id(&self) -> &str;
}

/// How many rows are read at once (a chunk), by who waits for the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChunkSize {
    /// Background work: large chunks, so that totals are written less often.
    Large,
    /// Background work that runs a statement per row: small chunks, so that a transaction does not delay bets.
    Small,
    /// A page waits for the result.
    Page,
}

impl ChunkSize {
    /// Rows per chunk.
    const fn rows(self) -> usize {
        match self {
            Self::Large => 5_000,
            Self::Small => 500,
            Self::Page => 1_000,
        }
    }
}

/// Whether a reader has reached the end of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// There may be more rows to count.
    Behind,
    /// All rows so far are counted.
    CaughtUp,
}

impl Stream {
    async fn cursor(self, executor: impl sql::Executor, reader: &str) -> Result<Cursor, StoreError> {
        let query =
            format!("select position, id, until_position, until_id, member from {} where reader = $1", self.cursors);
        let cursor: Option<Cursor> = sql::query_as(AssertSqlSafe(query)).bind(reader).fetch_optional(executor).await?;
        Ok(cursor.unwrap_or_default())
    }

    /// The next chunk for `reader`, as batches that must be counted in this order, and whether it reached the end of the stream.
    /// With `turn` the rows are read page by page, with rests in between.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next_batches<T>(
        self,
        store: &Store,
        reader: &'static str,
        size: ChunkSize,
        mut turn: Option<&mut Turn<'_>>,
    ) -> Result<(Vec<Batch<T>>, Progress), StoreError>
    where
        T: FromRow + OfMember + Clone + Send + Sync + Unpin + 'static,
    {
        let cursor = self.cursor(store.reader(), reader).await?;
        let mut from = cursor.counted_up_to();
        if let Some(until) = cursor.chunk_end() {
            // A partly counted chunk is finished first, and is read as a whole.
            let rows = self.read(store, &from, Some(&until), i64::MAX).await?;
            return Ok((self.batches(reader, cursor, rows), Progress::Behind));
        }
        let (recent, limit) = (store.cache::<RecentRows<T>>(), size.rows());
        let mut rows: Vec<Positioned<T>> = Vec::new();
        while rows.len() < limit {
            let missing = limit - rows.len();
            let cached = recent.after(self.table, &from, missing);
            if cached.is_empty() {
                let page_size = if turn.is_some() { missing.min(PAGE_ROWS) } else { missing };
                let read = self.read(store, &from, None, i64::try_from(page_size).unwrap_or(i64::MAX)).await?;
                recent.insert(self.table, &from, &read);
                let is_end = read.len() < page_size;
                rows.extend(read);
                if is_end {
                    return Ok((self.batches(reader, cursor, rows), Progress::CaughtUp));
                }
                if let Some(turn) = &mut turn {
                    turn.rest().await;
                }
            } else {
                rows.extend(cached);
            }
            if let Some(last) = rows.last() {
                from = last.position.clone();
            }
        }
        Ok((self.batches(reader, cursor, rows), Progress::Behind))
    }

    /// Reads rows that follow `from`, up to `until` where there is such an end.
    async fn read<T: FromRow + Send + Unpin>(
        self,
        store: &Store,
        from: &StreamPosition,
        until: Option<&StreamPosition>,
        limit: i64,
    ) -> Result<Vec<Positioned<T>>, StoreError> {
        let (until, until_id) = until.map_or((i64::MAX, ""), |end| (end.position, end.id.as_str()));
        let table = self.table;
        // On PostgreSQL, transactions that are still open may yet insert rows before those that are visible.
        let text = match store.engine() {
            Engine::Sqlite => format!(
                "select * from {table} where position > $1 and $2 = $2 and position <= $3 and $4 = $4
                 order by position limit $5"
            ),
            Engine::Postgres => format!(
                "select * from {table} where (position, id) > ($1, $2) and (position < $3 or position = $3 and id <= $4)
                 and position < pg_snapshot_xmin(pg_current_snapshot())::text::bigint order by position, id limit $5"
            ),
        };
        let query = sql::query_as(AssertSqlSafe(text)).bind(from.position).bind(&from.id);
        query.bind(until).bind(until_id).bind(limit).fetch_all(store.reader()).await
    }

    /// The rows grouped by member and cut into batches, without the members of the chunk that are counted already.
    fn batches<T: OfMember>(self, reader: &'static str, mut from: Cursor, rows: Vec<Positioned<T>>) -> Vec<Batch<T>> {
        // A partly counted chunk keeps its recorded end, even if its last rows are gone.
        let Some(until) = from.chunk_end().or_else(|| rows.last().map(|row| row.position.clone())) else {
            return Vec::new();
        };
        let mut members: BTreeMap<String, Vec<T>> = BTreeMap::new();
        for Positioned { row, .. } in rows {
            match members.get_mut(row.member_id()) {
                Some(rows) => rows.push(row),
                None if from.is_inside_chunk() && row.member_id() <= from.member.as_str() => {}
                None => drop(members.insert(row.member_id().to_owned(), vec![row])),
            }
        }
        let mut batches = Vec::new();
        let mut members = members.into_iter().peekable();
        loop {
            let (mut last_member, mut rows) = (String::new(), Vec::new());
            for (member, of_member) in members.by_ref().take(MEMBERS_PER_TRANSACTION) {
                rows.extend(of_member);
                last_member = member;
            }
            let is_end = members.peek().is_none();
            let to = if is_end { Cursor::after(until.clone()) } else { from.inside_chunk(&until, &last_member) };
            let before = std::mem::replace(&mut from, to.clone());
            batches.push(Batch { stream: self, reader, from: before, to, rows: rows.into() });
            if is_end {
                return batches;
            }
        }
    }

    /// Counts all rows so far as [background work](Store::background): `count` gets the rows of one batch, in the transaction that
    /// moves the reader's cursor behind them.
    ///
    /// # Errors
    /// Those of `count`, whose transaction is then rolled back, and when the database fails; batches counted before stay counted.
    pub async fn count_all<T, E, F>(self, store: &Store, reader: &'static str, count: F) -> Result<(), E>
    where
        T: FromRow + OfMember + Clone + Send + Sync + Unpin + 'static,
        E: TxError + From<StoreError>,
        F: for<'c> Fn(&'c mut Connection, Arc<[T]>) -> TxFuture<'c, (), E> + Clone + Send + Sync + 'static,
    {
        self.count_all_at(ChunkSize::Large, store, reader, count).await
    }

    /// As [`Stream::count_all`], with chunks of another size.
    ///
    /// # Errors
    /// As [`Stream::count_all`].
    pub async fn count_all_at<T, E, F>(
        self,
        size: ChunkSize,
        store: &Store,
        reader: &'static str,
        count: F,
    ) -> Result<(), E>
    where
        T: FromRow + OfMember + Clone + Send + Sync + Unpin + 'static,
        E: TxError + From<StoreError>,
        F: for<'c> Fn(&'c mut Connection, Arc<[T]>) -> TxFuture<'c, (), E> + Clone + Send + Sync + 'static,
    {
        loop {
            let mut turn = store.background().await;
            let (batches, mut progress) = self.next_batches(store, reader, size, Some(&mut turn)).await?;
            for batch in batches {
                // Batches that another server has counted meanwhile are skipped.
                if !count_batch(store, batch, count.clone()).await? {
                    progress = Progress::Behind;
                }
                turn.rest().await;
            }
            if progress == Progress::CaughtUp {
                return Ok(());
            }
        }
    }

    /// As [`Stream::count_all`], but without rests and at most [`MAX_CATCH_UP_CHUNKS`] chunks: for a page that is to show the latest bets.
    /// Returns whether the end of the stream was reached.
    ///
    /// # Errors
    /// As [`Stream::count_all`].
    pub async fn catch_up<T, E, F>(self, store: &Store, reader: &'static str, count: F) -> Result<Progress, E>
    where
        T: FromRow + OfMember + Clone + Send + Sync + Unpin + 'static,
        E: TxError + From<StoreError>,
        F: for<'c> Fn(&'c mut Connection, Arc<[T]>) -> TxFuture<'c, (), E> + Clone + Send + Sync + 'static,
    {
        // A chunk that another server has begun or counted meanwhile does not mean that the end is reached.
        for _ in 0..MAX_CATCH_UP_CHUNKS {
            let (batches, mut progress) = self.next_batches(store, reader, ChunkSize::Page, None).await?;
            for batch in batches {
                if !count_batch(store, batch, count.clone()).await? {
                    progress = Progress::Behind;
                }
            }
            if progress == Progress::CaughtUp {
                return Ok(progress);
            }
        }
        Ok(Progress::Behind)
    }

    /// Waits until readers can see every row that is committed now: on PostgreSQL, until all older transactions of the server have ended.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn until_readable(self, store: &Store) -> Result<(), StoreError> {
        const POLL_EVERY: Duration = Duration::from_millis(10);
        let newest = format!("select coalesce(max(position), 0) from {}", self.table);
        let newest: i64 = sql::query_scalar(AssertSqlSafe(newest)).fetch_one(store.reader()).await?;
        let older_transactions_query =
            "select count(*) from (select 1) one where $1 >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint";
        while store.engine() == Engine::Postgres
            && sql::query_scalar::<i64>(older_transactions_query).bind(newest).fetch_one(store.reader()).await? > 0
        {
            tokio::time::sleep(POLL_EVERY).await;
        }
        Ok(())
    }

    /// Checks that the stream's positions are from this PostgreSQL server. After a dump is restored into another server, whose
    /// transaction ids are lower, new rows would sort before the cursors and never be read.
    ///
    /// # Errors
    /// [`StoreError::ForeignPositions`] otherwise, or when the database fails.
    pub async fn require_own_positions(self, store: &Store) -> Result<(), StoreError> {
        if store.engine() != Engine::Postgres {
            return Ok(());
        }
        let Self { table, cursors } = self;
        let text = format!(
            "select greatest((select coalesce(max(position), 0) from {table}), (select coalesce(max(position), 0) from {cursors})),
             pg_snapshot_xmax(pg_current_snapshot())::text::bigint"
        );
        let (newest, next): (i64, i64) = sql::query_as(AssertSqlSafe(text)).fetch_one(store.reader()).await?;
        if newest < next { Ok(()) } else { Err(StoreError::ForeignPositions { table, newest, next }) }
    }

    /// All rows of the stream, in order: for a transaction that has written them all itself.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn written<T: FromRow + Send + Unpin>(self, tx: &mut Connection) -> Result<Vec<T>, StoreError> {
        let text = format!("select * from {} order by position, id", self.table);
        sql::query_as(AssertSqlSafe(text)).fetch_all(tx).await
    }

    /// Moves a reader's cursor to the end of the stream, in the transaction that has counted all rows, or while nobody writes.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn skip(self, tx: &mut Connection, reader: &'static str) -> Result<(), StoreError> {
        self.rewind(tx, reader).await?;
        let Self { table, cursors } = self;
        let text = format!(
            "insert into {cursors} (reader, position, id)
             select $1, position, id from {table} order by position desc, id desc limit 1"
        );
        sql::query(AssertSqlSafe(text)).bind(reader).execute(tx).await.map(drop)
    }

    /// Resets a reader's cursor to the start of the stream, in the transaction that deletes its counts.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rewind(self, tx: &mut Connection, reader: &'static str) -> Result<(), StoreError> {
        let text = format!("delete from {} where reader = $1", self.cursors);
        sql::query(AssertSqlSafe(text)).bind(reader).execute(tx).await.map(drop)
    }
}

/// Counts a batch in one transaction. Returns false if its rows were counted already.
async fn count_batch<T, E, F>(store: &Store, batch: Batch<T>, count: F) -> Result<bool, E>
where
    T: Send + Sync + 'static,
    E: TxError + From<StoreError>,
    F: for<'c> Fn(&'c mut Connection, Arc<[T]>) -> TxFuture<'c, (), E> + Clone + Send + Sync + 'static,
{
    let work = async move |tx: &mut Connection| {
        if !batch.is_next(&mut *tx).await? {
            return Ok(false);
        }
        let rows = batch.take(&mut *tx).await?;
        count(tx, rows).await.map(|()| true)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}
