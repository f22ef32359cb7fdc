//! Connections to the server, and reading on them.

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
/// Statements are short and read by their own order: compiling one, or starting others to help, takes many times what it does.
const SETTINGS: &str = "-c jit=off -c max_parallel_workers_per_gather=0";
/// What a batch runs comes all day with arrays of other lengths: it is planned once, and looks rows up by their keys however small a
/// table was at that moment.
const SETTINGS_OF_BATCHES: &str =
    "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off";
/// How long a call waits for a connection.
const WAIT_LIMIT: Duration = Duration::from_secs(10);
/// What lies between may forget a connection that is silent for longer; those that only a rush needs are.
const KEEP_ALIVE: Duration = Duration::from_secs(60);

/// Connections to the server. Cloning is cheap; all clones share them.
#[derive(Clone, Debug)]
pub(in crate::store) struct Pool {
    connections: deadpool_postgres::Pool,
    /// For transactions that units of work share.
    of_batches: deadpool_postgres::Pool,
    config: Arc<Config>,
}

impl Pool {
    /// Connects once, so that a server that is not there is told of at once.
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

    /// A connection for a transaction that units of work share.
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

    /// Runs `work` in one transaction: all its statements see the same state, and none may write.
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

    /// Runs one statement for what it changes.
    pub(in crate::store) async fn execute(&self, query: &Query<'_>) -> Result<Done, StoreError> {
        execute(&*self.connection().await?, query, None).await
    }

    /// Closes all connections that nobody uses, and the others when they come back.
    pub(in crate::store) fn close(&self) {
        self.connections.close();
        self.of_batches.close();
    }
}

fn pool_of(config: Config, connections: usize) -> Result<deadpool_postgres::Pool, StoreError> {
    let settings = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    deadpool_postgres::Pool::builder(Manager::from_config(config, NoTls, settings))
        .max_size(connections)
        // The one that was used last knows the statements and is at hand for the processor; a few do what is asked of a quiet server.
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
