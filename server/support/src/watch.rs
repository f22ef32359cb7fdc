//! What other processes say in conversations reaches the pages of this one.
//!
//! `lumora-server admin support` is a process of its own, of whose commits this one hears nothing. While pages listen, the
//! conversations that changed lately are looked at once a second, and their customers' streams are told; one that shows the
//! present state already passes it over.

use std::time::Duration;

use platform::Base;
use platform::store::{StoreError, sql};
use platform::topic::Topic;
use tokio::sync::watch as channel;

/// How often it is looked.
const EVERY: Duration = Duration::from_secs(1);
/// How far back: clocks of two processes differ, and a transaction takes a moment to be seen.
const BACK_MS: i64 = 5_000;
/// No more are looked at once.
const MOST: i64 = 500;

/// Looks until `stopping` closes.
pub async fn watch(base: Base, mut stopping: channel::Receiver<()>) {
    loop {
        tokio::select! {
            _ = stopping.changed() => return,
            () = tokio::time::sleep(EVERY) => {}
        }
        if base.push.streams() > 0
            && let Err(error) = look(&base).await
        {
            tracing::warn!(%error, "conversations could not be looked at; it is tried again");
        }
    }
}

async fn look(base: &Base) -> Result<(), StoreError> {
    let query = "select owner from support_conversations where changed_at > $1 order by changed_at desc limit $2";
    let query = sql::query_scalar::<String>(query).bind(base.clock.now_ms() - BACK_MS).bind(MOST);
    let owners = query.fetch_all(base.store.reader()).await?;
    base.push.tell(Topic::Support, &owners);
    Ok(())
}
