//! A channel on which servers of one database notify each other (`listen` and `notify`), on a connection of its own.
//!
//! Notifications are never sent from within a unit of work: PostgreSQL orders them by commit, and takes a global lock at the
//! commit of each transaction that has sent one.

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls, Socket, tls::NoTlsStream};

use crate::store::{Refusal, StoreError};

/// The time limit of a statement, after which the connection counts as lost.
const STATEMENT_TIMEOUT: Duration = Duration::from_secs(10);
/// Channel names are cut to this length, below PostgreSQL's limit; schemas that then share one get surplus messages, which do no harm.
const MAX_NAME_CHARS: usize = 60;
/// Capacity of the queue of received messages; beyond it, messages stay at the server.
const QUEUE_CAPACITY: usize = 256;

/// The sending end of a channel.
#[derive(Debug)]
pub struct ChannelSender {
    client: Client,
    channel: String,
}

/// The receiving end of a channel: it gets what all servers send, this one included.
#[derive(Debug)]
pub struct ChannelReceiver(mpsc::Receiver<String>);

/// Joins the channel whose name is `prefix` and the schema's name. Messages sent after this are received.
pub(in crate::store) async fn join(
    config: &Config,
    prefix: &str,
) -> Result<(ChannelSender, ChannelReceiver), StoreError> {
    let (client, connection) = in_time(config.connect(NoTls)).await?;
    let (received, messages) = mpsc::channel(QUEUE_CAPACITY);
    tokio::spawn(carry(connection, received));
    let schema: Option<String> = in_time(client.query_one("select current_schema()::text", &[])).await?.try_get(0)?;
    let channel: String = format!("{prefix}_{}", schema.unwrap_or_default()).chars().take(MAX_NAME_CHARS).collect();
    // So that the connection is recognisable in `pg_stat_activity`.
    in_time(client.query_one("select set_config('application_name', $1, false)", &[&channel])).await?;
    in_time(client.batch_execute(&format!("listen \"{}\"", channel.replace('"', "\"\"")))).await?;
    Ok((ChannelSender { client, channel }, ChannelReceiver(messages)))
}

/// Drives the connection until it ends, and forwards what it receives.
async fn carry(mut connection: Connection<Socket, NoTlsStream>, received: mpsc::Sender<String>) {
    while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
        match message {
            Ok(AsyncMessage::Notification(notification)) => {
                // Fails when the channel is being left; the connection ends by itself then.
                let _ = received.send(notification.payload().to_owned()).await;
            }
            Ok(_) => {}
            Err(error) => {
                tracing::debug!(%error, "a connection between servers has ended");
                return;
            }
        }
    }
}

impl ChannelSender {
    /// Sends messages to all servers, this one included, in one statement. Each must be shorter than 8000 bytes.
    ///
    /// # Errors
    /// When the connection is lost: the messages may or may not have been delivered.
    pub async fn send(&self, messages: &[String]) -> Result<(), StoreError> {
        let statement = "select pg_notify($1, message) from unnest($2::text[]) message";
        in_time(self.client.execute(statement, &[&self.channel, &messages])).await.map(drop)
    }

    /// Checks that the connection is alive.
    ///
    /// # Errors
    /// When the connection is lost.
    pub async fn check(&self) -> Result<(), StoreError> {
        in_time(self.client.batch_execute("")).await
    }
}

impl ChannelReceiver {
    /// The next message; `None` when the connection is lost.
    pub async fn next(&mut self) -> Option<String> {
        self.0.recv().await
    }
}

async fn in_time<T>(word: impl Future<Output = Result<T, tokio_postgres::Error>>) -> Result<T, StoreError> {
    let late = || StoreError::Refused { reason: Refusal::Unreachable, detail: "no answer in time".to_owned() };
    Ok(timeout(STATEMENT_TIMEOUT, word).await.map_err(|_| late())??)
}
