//! The connection pools, and reading.

use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Object, PoolError, QueueMode, RecyclingMethod, Runtime, TimeoutType};
use tokio_postgres::{Config, NoTls};

use super::batcher::BATCHES;
use super::channel::{self, ChannelReceiver, ChannelSender};
use super::session::{Session, execute, fetch};
use crate::store::connection::{Connection, Inner};
use crate::store::sql::{Done, Query, Rows};
use crate::store::unit_of_work::TxFuture;
use crate::store::{Refusal, StoreError, TxError};

const CONNECTIONS: usize = 32;
/// JIT and parallel workers are off: queries are short, and starting either takes many times as long as the query.
const SETTINGS: &str = "-c jit=off -c max_parallel_workers_per_gather=0";
/// Merged statements get arrays of varying length: they are planned once, and must use indexes even if a table was small when they were
/// planned.
const SETTINGS_OF_BATCHES: &str =
    "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off";
/// How long a call waits for a connection.
const WAIT_LIMIT: Duration = Duration::from_secs(10);
/// Firewalls may drop connections that are idle for longer, as those are that only peaks need.
const KEEP_ALIVE: Duration = Duration::from_secs(60);

/// The connection pools. Cloning is cheap; all clones share them.
#[derive(Clone, Debug)]
pub(in crate::store) struct Pool {
    connections: deadpool_postgres::Pool,
    /// Connections for batches.
    of_batches: deadpool_postgres::Pool,
    config: Arc<Config>,
}

impl Pool {
    /// Creates the pools and connects once, so that an unreachable server is reported at startup.
    pub(in crate::store) async fn open(url: &str) -> Result<Self, StoreError> {
        let unreachable = |error: StoreError| StoreError::Unreachable { detail: error.to_string() };
        let mut config: Config = url.parse().map_err(StoreError::from).map_err(unreachable)?;
        let options = config.get_options().unwrap_or_default();
        config.options(format!("{options} {SETTINGS}"));
        if !url.contains("keepalives_idle") {
            config.keepalives_idle(KEEP_ALIVE);
        }
        let mut config_of_batches = config.clone();
        let options = config.get_options().unwrap_or_default();
        config_of_batches.options(format!("{options} {SETTINGS_OF_BATCHES}"));
        let pool = Self {
            connections: pool_of(config.clone(), CONNECTIONS)?,
            of_batches: pool_of(config_of_batches, BATCHES)?,
            config: Arc::new(config),
        };
        drop(pool.connection().await.map_err(unreachable)?);
        Ok(pool)
    }

    pub(super) async fn connection(&self) -> Result<Object, StoreError> {
        free(&self.connections).await
    }

    /// A connection for a batch.
    pub(super) async fn connection_of_batches(&self) -> Result<Object, StoreError> {
        free(&self.of_batches).await
    }

    /// Joins a channel between servers, on a connection of its own.
    pub(in crate::store) async fn join_channel(
        &self,
        prefix: &str,
    ) -> Result<(ChannelSender, ChannelReceiver), StoreError> {
        channel::join(&self.config, prefix).await
    }

    /// Runs `work` in one read-only transaction: all its statements see the same snapshot.
    pub(in crate::store) async fn read<T, E, F>(&self, work: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> TxFuture<'c, T, E>,
        E: TxError,
    {
        let session = Session::begin(self.connection().await?, "begin isolation level repeatable read read only");
        let mut connection = Connection::new(Inner::Postgres(session));
        let result = work(&mut connection).await;
        connection.into_session()?.roll_back().await?;
        result
    }

    /// Reads the rows of one statement.
    pub(in crate::store) async fn fetch(&self, query: &Query<'_>, rows: &mut Rows) -> Result<(), StoreError> {
        fetch(&*self.connection().await?, query, rows, None).await
    }

    /// Runs one statement and returns how many rows it changed.
    pub(in crate::store) async fn execute(&self, query: &Query<'_>) -> Result<Done, StoreError> {
        execute(&*self.connection().await?, query, None).await
    }

    /// Closes all idle connections, and the others when they are returned.
    pub(in crate::store) fn close(&self) {
        self.connections.close();
        self.of_batches.close();
    }
}

fn pool_of(config: Config, connections: usize) -> Result<deadpool_postgres::Pool, StoreError> {
    let settings = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    deadpool_postgres::Pool::builder(Manager::from_config(config, NoTls, settings))
        .max_size(connections)
        // Last in, first out: the connection used last has its statements prepared, and under low load few connections are used.
        .queue_mode(QueueMode::Lifo)
        .wait_timeout(Some(WAIT_LIMIT))
        .create_timeout(Some(WAIT_LIMIT))
        .runtime(Runtime::Tokio1)
        .build()
        .map_err(|error| StoreError::Unreachable { detail: error.to_string() })
}

async fn free(pool: &deadpool_postgres::Pool) -> Result<Object, StoreError> {
    pool.get().await.map_err(|error| match error {
        PoolError::Backend(error) => error.into(),
        PoolError::Closed => StoreError::Closed,
        PoolError::Timeout(TimeoutType::Wait) => unreachable("no connection became free in time"),
        other => unreachable(&other.to_string()),
    })
}

fn unreachable(detail: &str) -> StoreError {
    StoreError::Refused { reason: Refusal::Unreachable, detail: detail.to_owned() }
}
