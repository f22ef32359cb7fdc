//! Closes conversations whose customer has been silent for long after an answer. One without an answer stays open,
//! because it is the operator's turn.

use lumora_core::wire::SupportCode;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

use crate::back_office;
use crate::conversation::{self, Conversation};
use crate::hours;
use crate::message::NewMessage;

/// The most conversations that one transaction closes.
const BATCH_SIZE: i64 = 50;

/// Closes conversations that have been silent for longer than the operator's setting.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct CloseIdleConversations {}

impl Job for CloseIdleConversations {
    const KIND: &'static str = "close-idle-conversations";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let before_ms = running.now_ms() - hours::idle_ms(&base.store).await?;
        let now_ms = running.now_ms();
        loop {
            let closed =
                base.store.write(move |tx| Box::pin(async move { close_batch(tx, before_ms, now_ms).await })).await?;
            if closed < BATCH_SIZE as usize {
                return Ok(());
            }
        }
    }
}

impl Scheduled for CloseIdleConversations {
    const EVERY_MS: i64 = 5 * MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

async fn close_batch(tx: &mut Connection, before_ms: i64, now_ms: i64) -> Result<usize, StoreError> {
    let query = "select * from support_conversations where state = 'taken' and is_answered = 1 and spoken_at <= $1
                 order by spoken_at limit $2";
    let idle: Vec<Conversation> = sql::query_as(query).bind(before_ms).bind(BATCH_SIZE).fetch_all(&mut *tx).await?;
    for it in &idle {
        back_office::end(tx, it, &NewMessage::by_system(SupportCode::ClosedWhenIdle, ""), now_ms).await?;
        conversation::touch(tx, it, now_ms).await?;
    }
    Ok(idle.len())
}
