//! Streams of rows, each of which every reader gets once.
//!
//! A table that is a stream has a `position` that orders its rows so that none can come in before one that a reader has seen: with one writer
//! the rows are numbered, with several it is the number of the transaction that wrote them, and readers wait for those that are under way.
//! A reader's cursor moves in the transaction that counts the rows. So nothing is counted twice and nothing is left out, whatever is repeated
//! or stopped in the middle.
//!
//! Rows are read before that transaction and beside the writer, who has better things to do: it only checks that the cursor still stands where
//! the rows begin. Many rows are read at once, and they are counted member by member, few members in a transaction: so a reader that has
//! fallen behind writes once what many bets of a member add up to and catches up, and no transaction keeps a bet waiting for long. The cursor
//! says how far that has come.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use crate::store::sql::{AssertSqlSafe, FromRow, Row};
use crate::store::{Connection, Engine, Store, StoreError, TxError, TxFuture, from_row, sql};

/// The most batches that are read for a page which somebody waits for.
pub const CATCH_UP: usize = 3;
/// Members whose rows are counted in one transaction.
const MEMBERS_AT_ONCE: usize = 32;

/// A stream: its table, with the columns `position` and `id` before its own, and the table of its cursors (`reader`, `position`, `id`,
/// `until_position`, `until_id`, `member`).
#[derive(Debug, Clone, Copy)]
pub struct Stream {
    /// The rows.
    pub table: &'static str,
    /// How far each reader has counted.
    pub cursors: &'static str,
}

/// A row that belongs to a member.
pub trait OfMember {
    /// Whose it is.
    fn member_id(&self) -> &str;
}

/// How many rows are read at once: it depends on who waits for what is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BatchSize {
    /// Nobody waits: the more is read at once, the less is written.
    Large,
    /// Nobody waits, but each row is a statement of its own: a transaction of many would keep a bet waiting.
    Small,
    /// A page waits.
    Page,
}

impl BatchSize {
    /// Rows that are read at once.
    const fn rows(self) -> i64 {
        match self {
            Self::Large => 5_000,
            Self::Small => 500,
            Self::Page => 1_000,
        }
    }
}

/// How far a reader has come in a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// There may be more.
    Behind,
    /// Everything so far is counted.
    CaughtUp,
}

/// Where a row stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Place {
    position: i64,
    id: String,
}

from_row!(Place { position, id });

/// How far a reader has counted: everything up to a place, and of what comes then, up to another place, what is of members whose ids are not
/// above `member`, where that is not empty. The default is before the first row.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Cursor {
    position: i64,
    id: String,
    until_position: i64,
    until_id: String,
    member: String,
}

from_row!(Cursor { position, id, until_position, until_id, member });

impl Cursor {
    fn behind(place: Place) -> Self {
        Self { position: place.position, id: place.id, ..Self::default() }
    }

    fn within(&self, until: &Place, member: &str) -> Self {
        Self {
            until_position: until.position,
            until_id: until.id.clone(),
            member: member.to_owned(),
            position: self.position,
            id: self.id.clone(),
        }
    }

    fn is_within(&self) -> bool {
        !self.member.is_empty()
    }

    /// Where that ends which was begun.
    fn until(&self) -> Option<Place> {
        self.is_within().then(|| Place { position: self.until_position, id: self.until_id.clone() })
    }
}

struct Placed<T> {
    place: Place,
    row: T,
}

impl<T: FromRow> FromRow for Placed<T> {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { place: Place::from_row(row)?, row: T::from_row(row)? })
    }
}

/// Rows that a reader is to count in one transaction: those of some members, those of each in their order.
#[derive(Debug)]
pub struct Batch<T> {
    stream: Stream,
    reader: &'static str,
    from: Cursor,
    to: Cursor,
    rows: Arc<[T]>,
}

impl<T> Clone for Batch<T> {
    fn clone(&self) -> Self {
        let Self { stream, reader, from, to, rows } = self;
        Self { stream: *stream, reader, from: from.clone(), to: to.clone(), rows: Arc::clone(rows) }
    }
}

impl<T> Batch<T> {
    /// Whether the reader's cursor stands before these rows: not when another has counted them since they were read.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_next(&self, tx: &mut Connection) -> Result<bool, StoreError> {
        Ok(self.stream.cursor(tx, self.reader).await? == self.from)
    }

    /// The rows, in the transaction that counts them and has seen that they [are next](Self::is_next): the cursor moves with it.
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

impl Stream {
    async fn cursor(self, executor: impl sql::Executor, reader: &str) -> Result<Cursor, StoreError> {
        let query =
            format!("select position, id, until_position, until_id, member from {} where reader = $1", self.cursors);
        let cursor: Option<Cursor> = sql::query_as(AssertSqlSafe(query)).bind(reader).fetch_optional(executor).await?;
        Ok(cursor.unwrap_or_default())
    }

    /// The next rows for `reader`, as they are to be counted one batch after the other, and whether there are no more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next_batches<T: FromRow + OfMember + Send + Unpin>(
        self,
        store: &Store,
        reader: &'static str,
        size: BatchSize,
    ) -> Result<(Vec<Batch<T>>, Progress), StoreError> {
        let from = self.cursor(store.reader(), reader).await?;
        // What has been begun is ended first, and is read whole.
        let (until, limit) = if from.is_within() { (from.until_position, i64::MAX) } else { (i64::MAX, size.rows()) };
        let table = self.table;
        // Transactions that are still under way on PostgreSQL may yet put rows before those that show.
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
        let query = query.bind(until).bind(&from.until_id).bind(limit);
        let rows: Vec<Placed<T>> = query.fetch_all(store.reader()).await?;
        let is_last = !from.is_within() && i64::try_from(rows.len()).unwrap_or(limit) < limit;
        let progress = if is_last { Progress::CaughtUp } else { Progress::Behind };
        Ok((self.batches(reader, from, rows), progress))
    }

    /// The rows by member, without those of members that are counted.
    fn batches<T: OfMember>(self, reader: &'static str, mut from: Cursor, rows: Vec<Placed<T>>) -> Vec<Batch<T>> {
        // What has been begun ends where it was to end, whatever has become of its rows.
        let Some(until) = from.until().or_else(|| rows.last().map(|row| row.place.clone())) else { return Vec::new() };
        let mut members: BTreeMap<String, Vec<T>> = BTreeMap::new();
        for Placed { row, .. } in rows {
            match members.get_mut(row.member_id()) {
                Some(rows) => rows.push(row),
                None if from.is_within() && row.member_id() <= from.member.as_str() => {}
                None => drop(members.insert(row.member_id().to_owned(), vec![row])),
            }
        }
        let mut batches = Vec::new();
        let mut members = members.into_iter().peekable();
        loop {
            let (mut last, mut rows) = (String::new(), Vec::new());
            for (member, of_member) in members.by_ref().take(MEMBERS_AT_ONCE) {
                rows.extend(of_member);
                last = member;
            }
            let is_end = members.peek().is_none();
            let to = if is_end { Cursor::behind(until.clone()) } else { from.within(&until, &last) };
            let before = std::mem::replace(&mut from, to.clone());
            batches.push(Batch { stream: self, reader, from: before, to, rows: rows.into() });
            if is_end {
                return batches;
            }
        }
    }

    /// Counts everything so far by `count`, which is given some rows in the transaction that moves the reader's cursor over them, as
    /// [background work](Store::background).
    ///
    /// # Errors
    /// Those of `count`, whose transaction is undone then, and when the database fails; what was counted before stays counted.
    pub async fn count_all<T, E, F>(self, store: &Store, reader: &'static str, count: F) -> Result<(), E>
    where
        T: FromRow + OfMember + Send + Sync + Unpin + 'static,
        E: TxError + From<StoreError>,
        F: for<'c> Fn(&'c mut Connection, Arc<[T]>) -> TxFuture<'c, (), E> + Clone + Send + Sync + 'static,
    {
        self.count_all_at(BatchSize::Large, store, reader, count).await
    }

    /// As [`Stream::count_all`], with as many rows at once as `size` says.
    ///
    /// # Errors
    /// As [`Stream::count_all`].
    pub async fn count_all_at<T, E, F>(
        self,
        size: BatchSize,
        store: &Store,
        reader: &'static str,
        count: F,
    ) -> Result<(), E>
    where
        T: FromRow + OfMember + Send + Sync + Unpin + 'static,
        E: TxError + From<StoreError>,
        F: for<'c> Fn(&'c mut Connection, Arc<[T]>) -> TxFuture<'c, (), E> + Clone + Send + Sync + 'static,
    {
        loop {
            let mut turn = store.background().await;
            let (batches, mut progress) = self.next_batches(store, reader, size).await?;
            for batch in batches {
                // Those that another has counted meanwhile are left out.
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

    /// As [`Stream::count_all`], but without a rest between batches and at most [`CATCH_UP`] of them: for a page that is to show what was
    /// played right now. Says whether that was everything.
    ///
    /// # Errors
    /// As [`Stream::count_all`].
    pub async fn catch_up<T, E, F>(self, store: &Store, reader: &'static str, count: F) -> Result<Progress, E>
    where
        T: FromRow + OfMember + Send + Sync + Unpin + 'static,
        E: TxError + From<StoreError>,
        F: for<'c> Fn(&'c mut Connection, Arc<[T]>) -> TxFuture<'c, (), E> + Clone + Send + Sync + 'static,
    {
        // What another has begun, or has counted meanwhile, is no end.
        for _ in 0..CATCH_UP {
            let (batches, mut progress) = self.next_batches(store, reader, BatchSize::Page).await?;
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

    /// Passes a stream whose rows this server has numbered: those written after a dump was restored into another PostgreSQL would stand below the cursors.
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

    /// Everything that has been written, for the transaction that has written all of it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn written<T: FromRow + Send + Unpin>(self, tx: &mut Connection) -> Result<Vec<T>, StoreError> {
        let text = format!("select * from {} order by position, id", self.table);
        sql::query_as(AssertSqlSafe(text)).fetch_all(tx).await
    }

    /// Puts a reader behind everything that has been written, in the transaction that counts it, or where nobody writes.
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

    /// Lets a reader begin again at the first row, in the transaction that throws away what it has counted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rewind(self, tx: &mut Connection, reader: &'static str) -> Result<(), StoreError> {
        let text = format!("delete from {} where reader = $1", self.cursors);
        sql::query(AssertSqlSafe(text)).bind(reader).execute(tx).await.map(drop)
    }
}

/// Counts a batch, unless its rows are counted already.
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
