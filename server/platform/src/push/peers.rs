//! Servers on one PostgreSQL database forward their announcements to each other (`listen` and `notify`).
//!
//! Announcements are collected after the commit and sent together, on a connection of their own. A notification inside the
//! transaction of a bet would make all commits wait for one lock. Notifications sent while this server was not connected are lost,
//! so after each new connection everything counts as changed.

use std::time::Duration;

use tokio::time::sleep;

use super::hub::Hub;
use super::outgoing::{Outgoing, PeerMessage};
use crate::ids;
use crate::store::{ChannelReceiver, ChannelSender, Store, StoreError};

/// The prefix of the channel's name.
const CHANNEL: &str = "lumora_push";
/// How long announcements are collected between two sends.
const COLLECT_FOR: Duration = Duration::from_millis(50);
/// How often an idle connection is checked.
const CHECK_EVERY: Duration = Duration::from_secs(15);
/// The maximum delay before reconnecting, in milliseconds.
const MAX_RECONNECT_DELAY_MS: u64 = 10_000;

/// Sends and receives announcements, and reconnects when the connection is lost. Returns at once on SQLite, which serves one server
/// only.
pub(super) async fn run(hub: &Hub, store: &Store) {
    let Some(outgoing) = &hub.outgoing else { return };
    let mut failures = 0;
    loop {
        match store.join_channel(CHANNEL).await {
            Ok(None) => return,
            Ok(Some((sender, receiver))) => {
                failures = 0;
                hub.notify_all();
                let ended = tokio::select! {
                    () = listen(hub, outgoing, receiver) => None,
                    error = send_queued(outgoing, &sender) => Some(error),
                };
                let error = ended.map(|error| error.to_string()).unwrap_or_default();
                tracing::warn!(error, "the connection to other servers was lost; another one is made");
            }
            Err(error) => tracing::warn!(%error, "other servers can not be told of changes; it is tried again"),
        }
        failures += 1;
        sleep(reconnect_delay(failures, u64::from_le_bytes(ids::random_bytes()))).await;
    }
}

async fn listen(hub: &Hub, outgoing: &Outgoing, mut receiver: ChannelReceiver) {
    while let Some(message) = receiver.next().await {
        match outgoing.parse(&message) {
            Some(PeerMessage::Changes(changes)) => hub.notify(&changes),
            Some(PeerMessage::Everything) => hub.notify_all(),
            None => {}
        }
    }
}

/// Sends collected announcements until the connection fails; returns the error.
async fn send_queued(outgoing: &Outgoing, sender: &ChannelSender) -> StoreError {
    loop {
        let messages = outgoing.messages();
        let sent = if messages.is_empty() {
            tokio::select! {
                () = outgoing.added() => continue,
                () = sleep(CHECK_EVERY) => sender.check().await,
            }
        } else {
            sender.send(&messages).await
        };
        if let Err(error) = sent {
            return error;
        }
        outgoing.confirm_sent();
        sleep(COLLECT_FOR).await;
    }
}

/// Exponential backoff from 100 milliseconds; half of it is random, so that servers do not reconnect at the same moment.
fn reconnect_delay(failures: u32, random: u64) -> Duration {
    let full = (50_u64 << failures.min(10)).min(MAX_RECONNECT_DELAY_MS);
    Duration::from_millis(full / 2 + random % (full / 2 + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_a_limit() {
        let range = |failures| {
            [0, u64::MAX].map(|random| (reconnect_delay(failures, random), reconnect_delay(failures, random / 3)))
        };
        for failures in 1..100 {
            for delay in range(failures).into_iter().flat_map(|(a, b)| [a, b]) {
                let full = (50_u64 << failures.min(10)).min(MAX_RECONNECT_DELAY_MS);
                assert!(delay >= Duration::from_millis(full / 2) && delay <= Duration::from_millis(full), "{failures}");
            }
        }
        assert_eq!(reconnect_delay(1, 50), Duration::from_millis(100));
        assert_eq!(reconnect_delay(99, 5_000), Duration::from_millis(MAX_RECONNECT_DELAY_MS));
    }
}
