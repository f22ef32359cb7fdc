//! Pushes changes that other processes make to conversations to the pages that this process serves.
//!
//! `lumora-server admin support` runs in a process of its own, and its commits are not announced here. While any page
//! listens, the conversations that changed lately are read once a second, and their customers' streams are told to
//! look; a stream that already sent that state skips it.

use std::time::Duration;

use platform::Base;
use platform::store::{StoreError, sql};
use platform::topic::Topic;
use tokio::sync::watch as channel;

/// How often the database is polled.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// How far back changes are read, in milliseconds: the clocks of two processes differ, and a commit is visible a moment
/// after its time.
const LOOKBACK_MS: i64 = 5_000;
/// The most conversations that one poll reads.
const MAX_CONVERSATIONS: i64 = 500;

/// Polls until `stopping` changes.
pub async fn watch(base: Base, mut stopping: channel::Receiver<()>) {
    loop {
        tokio::select! {
            _ = stopping.changed() => return,
            () = tokio::time::sleep(POLL_INTERVAL) => {}
        }
        if base.push.streams() > 0
            && let Err(error) = poll(&base).await
        {
            tracing::warn!(%error, "conversations could not be looked at; it is tried again");
        }
    }
}

async fn poll(base: &Base) -> Result<(), StoreError> {
    let query = "select owner from support_conversations where changed_at > $1 order by changed_at desc limit $2";
    let query = sql::query_scalar::<String>(query).bind(base.clock.now_ms() - LOOKBACK_MS).bind(MAX_CONVERSATIONS);
    let owners = query.fetch_all(base.store.reader()).await?;
    base.push.notify_owners(Topic::Support, &owners);
    Ok(())
}
