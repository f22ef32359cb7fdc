//! Reading the stream: each reader gets every row once.

use platform::store::sql::{FromRow, Row};
use platform::store::{Connection, Engine, StoreError, sql};

use crate::SettledBet;

/// A row of the stream with its place in it.
struct Placed {
    position: i64,
    id: String,
    bet: SettledBet,
}

impl FromRow for Placed {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { position: row.named("position")?, id: row.named("id")?, bet: SettledBet::from_row(row)? })
    }
}

/// Whether a reader has come to the end of the stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counted {
    /// There may be more.
    Some,
    /// Everything that is settled so far.
    All,
}

/// The next rows for `reader`, at most `limit`, in the transaction that counts them: the reader's cursor moves with it. The caller
/// counts them in the same transaction, or lets it fail.
///
/// # Errors
/// When the database fails.
pub async fn next(
    tx: &mut Connection,
    reader: &'static str,
    limit: i64,
) -> Result<(Vec<SettledBet>, Counted), StoreError> {
    let query = "select position, id from settled_bet_cursors where reader = $1";
    let cursor: Option<(i64, String)> = sql::query_as(query).bind(reader).fetch_optional(&mut *tx).await?;
    let (position, id) = cursor.unwrap_or_default();
    // Transactions that are still under way on PostgreSQL may yet put rows before those that show.
    let text = match tx.engine() {
        Engine::Sqlite => "select * from settled_bets where position > $1 and $2 = $2 order by position limit $3",
        Engine::Postgres => {
            "select * from settled_bets where (position, id) > ($1, $2)
             and position < pg_snapshot_xmin(pg_current_snapshot())::text::bigint order by position, id limit $3"
        }
    };
    let rows: Vec<Placed> = sql::query_as(text).bind(position).bind(id).bind(limit).fetch_all(&mut *tx).await?;
    if let Some(last) = rows.last() {
        sql::query(
            "insert into settled_bet_cursors (reader, position, id) values ($1, $2, $3)
             on conflict (reader) do update set position = excluded.position, id = excluded.id",
        )
        .bind(reader)
        .bind(last.position)
        .bind(&last.id)
        .execute(tx)
        .await?;
    }
    let counted = if i64::try_from(rows.len()).unwrap_or(limit) < limit { Counted::All } else { Counted::Some };
    Ok((rows.into_iter().map(|row| row.bet).collect(), counted))
}
