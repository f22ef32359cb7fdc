//! Writing many rows: one batch is put together while the one before is written, each in a transaction of its own.

use bets::SETTLED_BETS;
use bets::games::HOUR_MS;
use ledger::WALLET_MOVES;
use platform::store::{Connection, Engine, Store, StoreError, sql};
use tokio::task::JoinHandle;

use super::LoadError;
use crate::seed::bulk::Bulk;

/// Rows of a transaction.
const AT_ONCE: usize = 40_000;
/// Who counts from the stream of settled bets, and has counted what is loaded.
const READERS_OF_BETS: [&str; 8] =
    ["days", "games", "wagering", "missions", "points", "levels", "agent-figures", "referral"];
/// Who counts from the stream of what moves wallets otherwise.
const READERS_OF_MOVES: [&str; 2] = ["agent-figures", "levels"];

/// Writes batches in the background.
pub(super) struct Loader {
    store: Store,
    pending: Option<JoinHandle<Result<(), StoreError>>>,
}

impl Loader {
    pub(super) fn new(store: Store) -> Self {
        Self { store, pending: None }
    }

    /// Writes what was gathered once it is enough.
    pub(super) async fn flush(&mut self, rows: &mut Bulk) -> Result<(), LoadError> {
        if rows.len() >= AT_ONCE { self.write(rows).await } else { Ok(()) }
    }

    /// Writes what was gathered.
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

    /// Waits for the batch that is under way.
    pub(super) async fn finish(&mut self) -> Result<(), LoadError> {
        match self.pending.take() {
            Some(pending) => Ok(pending.await.map_err(|error| LoadError::Writer(error.to_string()))??),
            None => Ok(()),
        }
    }
}

/// Runs a statement without values in a transaction of its own.
pub(super) async fn run_alone(store: &Store, statement: String) -> Result<(), StoreError> {
    let write = store.write(move |tx| {
        Box::pin(async move { sql::query(sql::AssertSqlSafe(statement)).execute(tx).await.map(drop) })
    });
    write.await
}

/// Drops what the embedded engine keeps beside the largest table in other orders than that of its key, and gives the statements that make it again: a row
/// at a time, each would be written somewhere else in the file.
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

/// Makes them again.
pub(super) async fn make_indexes(store: &Store, statements: Vec<String>) -> Result<(), StoreError> {
    for statement in statements {
        run_alone(store, statement).await?;
    }
    Ok(())
}

/// Writes down which rounds were played on each game, as the reader of the stream that does it otherwise would.
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

/// Puts those who count from the streams of settled bets and of movements of wallets behind what is loaded.
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
