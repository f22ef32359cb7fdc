//! A channel on which servers of one database tell each other (`listen` and `notify`), on a connection of its own.
//!
//! Never from within a transaction of anybody's work: PostgreSQL puts notifications in an order of commits, and takes one lock
//! for all transactions that hold one.

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls, Socket, tls::NoTlsStream};

use crate::store::{Refusal, StoreError};

/// The longest that the server may take for a word, before the connection counts as gone.
const WORD_LIMIT: Duration = Duration::from_secs(10);
/// Names of channels may not be longer; two that share one receive too much, which does no harm.
const LONGEST_NAME: usize = 60;
/// How many messages wait here to be read; the others wait at the server.
const QUEUE: usize = 256;

/// The end of a channel that sends.
#[derive(Debug)]
pub struct ChannelSender {
    client: Client,
    channel: String,
}

/// The end of a channel that receives what all servers send, this one included.
#[derive(Debug)]
pub struct ChannelReceiver(mpsc::Receiver<String>);

/// Joins the channel of this schema whose name begins with `prefix`. What is sent after this is received.
pub(in crate::store) async fn join(
    config: &Config,
    prefix: &str,
) -> Result<(ChannelSender, ChannelReceiver), StoreError> {
    let (client, connection) = in_time(config.connect(NoTls)).await?;
    let (received, messages) = mpsc::channel(QUEUE);
    tokio::spawn(carry(connection, received));
    let schema: Option<String> = in_time(client.query_one("select current_schema()::text", &[])).await?.try_get(0)?;
    let channel: String = format!("{prefix}_{}", schema.unwrap_or_default()).chars().take(LONGEST_NAME).collect();
    // The connection shows under the channel's name in what the server lists.
    in_time(client.query_one("select set_config('application_name', $1, false)", &[&channel])).await?;
    in_time(client.batch_execute(&format!("listen \"{}\"", channel.replace('"', "\"\"")))).await?;
    Ok((ChannelSender { client, channel }, ChannelReceiver(messages)))
}

/// Drives the connection until it ends, and hands on what it receives.
async fn carry(mut connection: Connection<Socket, NoTlsStream>, received: mpsc::Sender<String>) {
    while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
        match message {
            Ok(AsyncMessage::Notification(notification)) => {
                // Nobody receives any more when the channel is being left: the connection ends by itself then.
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
    /// Sends each of these to all servers, this one included: all in one statement. Each is shorter than 8000 bytes.
    ///
    /// # Errors
    /// When the connection is gone: whether anybody has received it is not known.
    pub async fn send(&self, messages: &[String]) -> Result<(), StoreError> {
        let statement = "select pg_notify($1, message) from unnest($2::text[]) message";
        in_time(self.client.execute(statement, &[&self.channel, &messages])).await.map(drop)
    }

    /// Finds out whether the connection still is there.
    ///
    /// # Errors
    /// When it is gone.
    pub async fn check(&self) -> Result<(), StoreError> {
        in_time(self.client.batch_execute("")).await
    }
}

impl ChannelReceiver {
    /// The next message; nothing when the connection is gone.
    pub async fn next(&mut self) -> Option<String> {
        self.0.recv().await
    }
}

async fn in_time<T>(word: impl Future<Output = Result<T, tokio_postgres::Error>>) -> Result<T, StoreError> {
    let late = || StoreError::Refused { reason: Refusal::Unreachable, detail: "no answer in time".to_owned() };
    Ok(timeout(WORD_LIMIT, word).await.map_err(|_| late())??)
}
