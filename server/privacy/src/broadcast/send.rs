//! The job that puts a broadcast into the inboxes.

use messages::WrittenMessage;
use platform::jobs::{Failure, Job, Running};
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::consent::condition;
use super::row::{Broadcast, find};
use crate::PrivacyState;

/// Recipients per transaction.
const BATCH_SIZE: i64 = 100;

/// Writes the messages of a broadcast. Its arguments are stored as JSON and shown to operators: ids only, no secret.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SendBroadcast {
    pub(super) broadcast_id: String,
}

impl Job for SendBroadcast {
    const KIND: &'static str = "send-broadcast";
    type State = PrivacyState;

    async fn run(self, state: &PrivacyState, running: &Running) -> Result<(), Failure> {
        let store = &state.base.store;
        loop {
            let Some(row) = find(store.reader(), &self.broadcast_id).await? else { return Ok(()) };
            if row.finished_at.is_some() {
                return Ok(());
            }
            let steps = |count: i64| u64::try_from(count).unwrap_or(0);
            running.progress(steps(row.sent), steps(row.total)).await?;
            let running = running.clone();
            let work = async move |tx: &mut Connection| send_batch(tx, &running, &row).await;
            store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
        }
    }
}

/// Writes the next batch of messages, and the progress.
async fn send_batch(tx: &mut Connection, running: &Running, stale: &Broadcast) -> Result<(), StoreError> {
    // Another worker may have continued meanwhile: its progress counts.
    let Some(row) = find(&mut *tx, &stale.id).await? else { return Ok(()) };
    if !running.owns_lease(tx).await? || row.finished_at.is_some() {
        return Ok(());
    }
    let (category, now_ms) = (row.category()?, running.now_ms());
    let members = row.to().next(&mut *tx, &condition(category), (&row.reached, BATCH_SIZE)).await?;
    let sent = WrittenMessage {
        category,
        text_id: &row.id,
        pinned: row.pinned != 0,
        reply: row.reply != 0,
        action: &row.action,
        expires_at: row.message_expires_at,
    };
    for member_id in &members {
        messages::deliver(tx, member_id, &sent, now_ms).await?;
    }
    let reached = members.last().unwrap_or(&row.reached);
    sql::query("update broadcasts set sent = sent + $2, reached = $3, finished_at = $4 where id = $1")
        .bind(&row.id)
        .bind(i64::try_from(members.len()).unwrap_or(i64::MAX))
        .bind(reached)
        .bind(members.is_empty().then_some(now_ms))
        .execute(tx)
        .await?;
    Ok(())
}
