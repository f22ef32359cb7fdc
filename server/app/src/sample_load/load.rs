//! Bulk writing: one batch is built while the one before is written, each in a transaction of its own.

use bets::SETTLED_BETS;
use ledger::WALLET_MOVES;
use platform::clock::HOUR_MS;
use platform::store::{Connection, Engine, Store, StoreError, sql};
use tokio::task::JoinHandle;

use super::LoadError;
use crate::seed::bulk::Bulk;

/// Rows per transaction.
const BATCH_SIZE: usize = 40_000;
/// Readers of the stream of settled bets, whose tables the load writes itself.
const READERS_OF_BETS: [&str; 8] =
    ["days", "games", "wagering", "missions", "points", "levels", "agent-figures", "referral"];
/// Readers of the stream of wallet movements, whose tables the load writes itself.
const READERS_OF_MOVES: [&str; 2] = ["agent-figures", "levels"];

/// Writes batches of rows in the background.
pub(super) struct Loader {
    store: Store,
    pending: Option<JoinHandle<Result<(), StoreError>>>,
}

impl Loader {
    pub(super) fn new(store: Store) -> Self {
        Self { store, pending: None }
    }

    /// Writes the rows once they fill a batch.
    pub(super) async fn flush(&mut self, rows: &mut Bulk) -> Result<(), LoadError> {
        if rows.len() >= BATCH_SIZE { self.write(rows).await } else { Ok(()) }
    }

    /// Starts writing all rows gathered so far, after the batch before is done.
    pub(super) async fn write(&mut self, rows: &mut Bulk) -> Result<(), LoadError> {
        let full = rows.take();
        self.finish().await?;
        let store = self.store.clone();
        self.pending =
            Some(tokio::spawn(
                async move { store.write(move |tx| Box::pin(async move { full.write(tx).await })).await },
            ));
        Ok(())
    }

    /// Waits for the batch that is being written.
    pub(super) async fn finish(&mut self) -> Result<(), LoadError> {
        match self.pending.take() {
            Some(pending) => Ok(pending.await.map_err(|error| LoadError::Writer(error.to_string()))??),
            None => Ok(()),
        }
    }
}

/// Runs a statement without parameters in a transaction of its own.
pub(super) async fn run_alone(store: &Store, statement: String) -> Result<(), StoreError> {
    let write = store.write(move |tx| {
        Box::pin(async move { sql::query(sql::AssertSqlSafe(statement)).execute(tx).await.map(drop) })
    });
    write.await
}

/// Drops the secondary indexes of the largest table (`rounds`) on SQLite, and gives the statements that create them again: kept up
/// row by row, each insert would write to scattered places of the file.
pub(super) async fn drop_indexes(store: &Store) -> Result<Vec<String>, StoreError> {
    if store.engine() == Engine::Postgres {
        return Ok(Vec::new());
    }
    let query = "select name, sql from sqlite_master where type = 'index' and tbl_name = 'rounds' and sql is not null";
    let indexes: Vec<(String, String)> = sql::query_as(query).fetch_all(store.reader()).await?;
    for (name, _) in &indexes {
        run_alone(store, format!("drop index {name}")).await?;
    }
    Ok(indexes.into_iter().map(|(_, statement)| statement).collect())
}

/// Creates the indexes again.
pub(super) async fn make_indexes(store: &Store, statements: Vec<String>) -> Result<(), StoreError> {
    for statement in statements {
        run_alone(store, statement).await?;
    }
    Ok(())
}

/// Fills the tables of bets per game and hour, as the reader of the stream would.
pub(super) async fn count_games(store: &Store) -> Result<(), StoreError> {
    let rounds = "from rounds where state = 'closed' and free_spins = ''";
    for statement in [
        "delete from game_bets".to_owned(),
        "delete from game_hours".to_owned(),
        format!(
            "insert into game_bets (game_code, settled_at, round_id)
             select game_code, closed_at, id {rounds} order by game_code, closed_at, id"
        ),
        format!(
            "insert into game_hours (hour, game_code, bets)
             select closed_at / {HOUR_MS}, game_code, count(*) {rounds} group by 1, 2"
        ),
    ] {
        run_alone(store, statement).await?;
    }
    Ok(())
}

/// Moves the readers of both streams behind what is loaded, so that they do not count it a second time.
///
/// # Errors
/// When the database fails.
pub async fn move_cursors(store: &Store) -> Result<(), StoreError> {
    let work = async move |tx: &mut Connection| {
        for reader in READERS_OF_BETS {
            SETTLED_BETS.skip(&mut *tx, reader).await?;
        }
        for reader in READERS_OF_MOVES {
            WALLET_MOVES.skip(&mut *tx, reader).await?;
        }
        Ok(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}
