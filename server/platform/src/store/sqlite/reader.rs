//! Reading: the work runs on a blocking thread with a reader connection from a pool. Its result is given out when all that it may have
//! seen is durable.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::log_sync::Durability;
use super::open::open_reader;
use super::session::Session;
use super::wait::block_on;
use crate::store::connection::{Connection, Inner};
use crate::store::sql::{Done, Executor, Query, Rows, query};
use crate::store::unit_of_work::{ReadWork, TxFuture};
use crate::store::{StoreError, TxError};

/// The number of reader connections.
const READERS: usize = 8;

/// The pool of reader connections. Each sees the last committed state and refuses to write.
#[derive(Clone, Debug)]
pub(in crate::store) struct Readers {
    idle: Arc<Mutex<Vec<Connection>>>,
    turns: Arc<Semaphore>,
    durability: Durability,
}

impl Readers {
    /// Opens the connections; `durability` is the writer's.
    pub(in crate::store) fn open(path: &Path, durability: Durability) -> Result<Self, StoreError> {
        let open = |_| Ok(Connection::new(Inner::Sqlite(Session::new(open_reader(path)?))));
        let idle = (0..READERS).map(open).collect::<Result<Vec<_>, StoreError>>()?;
        Ok(Self { idle: Arc::new(Mutex::new(idle)), turns: Arc::new(Semaphore::new(READERS)), durability })
    }

    /// Runs `work` in one transaction: all its statements see the same snapshot.
    pub(in crate::store) async fn read<T, E, F>(&self, work: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> TxFuture<'c, T, E> + Send + 'static,
        T: Send + 'static,
        E: TxError,
    {
        self.run(move |connection| {
            block_on(query("begin").execute(&mut *connection))?;
            let result = block_on(work(&mut *connection));
            // Nothing was written: the rollback only releases the snapshot.
            block_on(query("rollback").execute(connection))?;
            result
        })
        .await
    }

    /// Reads the rows of one statement.
    pub(in crate::store) async fn fetch(&self, query: Query<'_>, rows: Rows) -> Result<Rows, StoreError> {
        let query = query.into_owned();
        self.run(move |connection| block_on(connection.fetch(query, rows))).await
    }

    /// Runs one statement; the engine refuses it if it writes.
    pub(in crate::store) async fn execute(&self, query: Query<'_>) -> Result<Done, StoreError> {
        let query = query.into_owned();
        self.run(move |connection| block_on(query.execute(connection))).await
    }

    async fn run<T, E, W>(&self, work: W) -> Result<T, E>
    where
        W: FnOnce(&mut Connection) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: TxError,
    {
        let result = self.run_unit(Box::new(move |connection| Box::new(work(connection)))).await?;
        result.downcast().map_or_else(|_| Err(StoreError::WorkPanicked.into()), |result| *result)
    }

    async fn run_unit(&self, work: ReadWork) -> Result<Box<dyn Any + Send>, StoreError> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let idle = Arc::clone(&self.idle);
        let task = move || {
            let mut connection = locked(&idle).pop().ok_or(StoreError::Closed)?;
            let result = catch_unwind(AssertUnwindSafe(|| work(&mut connection)));
            // A unit of work that panicked may have left its transaction open.
            let is_idle = connection.sqlite().is_some_and(|session| session.connection().is_autocommit());
            if !is_idle {
                let _ = block_on(query("rollback").execute(&mut connection));
            }
            // A reader cannot have changed anything, so its announcements are dropped.
            connection.forget_announcements(0);
            locked(&idle).push(connection);
            drop(turn);
            result.map_err(|_| StoreError::WorkPanicked)
        };
        let result = spawn_blocking(task).await.unwrap_or(Err(StoreError::Closed))?;
        self.durability.of_all_begun().await?;
        Ok(result)
    }

    /// Closes all connections, once none is in use.
    pub(in crate::store) async fn close(&self) {
        let all = u32::try_from(READERS).unwrap_or(u32::MAX);
        let _everyone_is_back = self.turns.acquire_many(all).await;
        self.turns.close();
        locked(&self.idle).clear();
    }
}

fn locked(idle: &Mutex<Vec<Connection>>) -> std::sync::MutexGuard<'_, Vec<Connection>> {
    idle.lock().unwrap_or_else(PoisonError::into_inner)
}
