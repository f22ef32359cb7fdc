//! Servers on one PostgreSQL tell each other what their units of work have announced.
//!
//! Announcements are gathered after the commit and sent together, on a connection of their own. Inside the transaction of a
//! bet a notification would make all commits wait for one lock. Whatever was said while this server did not listen is lost,
//! so after each new connection everything counts as changed.

use std::time::Duration;

use tokio::time::sleep;

use super::hub::Hub;
use super::outgoing::{Outgoing, PeerMessage};
use crate::ids;
use crate::store::{ChannelReceiver, ChannelSender, Store, StoreError};

/// The beginning of the channel's name.
const CHANNEL: &str = "lumora_push";
/// How long announcements are gathered after some were sent.
const GATHER: Duration = Duration::from_millis(50);
/// How often a connection on which nothing is said is looked at.
const CHECK_EVERY: Duration = Duration::from_secs(15);
/// The longest pause before another try to connect, in milliseconds.
const LONGEST_PAUSE_MS: u64 = 10_000;

/// Speaks and listens, connecting again whenever the connection is lost, for as long as it is polled. It ends where the database
/// serves one server only.
pub(super) async fn run(hub: &Hub, store: &Store) {
    let Some(outgoing) = &hub.outgoing else { return };
    let mut failures = 0;
    loop {
        match store.join_channel(CHANNEL).await {
            Ok(None) => return,
            Ok(Some((sender, receiver))) => {
                failures = 0;
                hub.hear_everything();
                let ended = tokio::select! {
                    () = listen(hub, outgoing, receiver) => None,
                    error = speak(outgoing, &sender) => Some(error),
                };
                let error = ended.map(|error| error.to_string()).unwrap_or_default();
                tracing::warn!(error, "the connection to other servers was lost; another one is made");
            }
            Err(error) => tracing::warn!(%error, "other servers can not be told of changes; it is tried again"),
        }
        failures += 1;
        sleep(pause(failures, u64::from_le_bytes(ids::random_bytes()))).await;
    }
}

async fn listen(hub: &Hub, outgoing: &Outgoing, mut receiver: ChannelReceiver) {
    while let Some(message) = receiver.next().await {
        match outgoing.heard(&message) {
            Some(PeerMessage::Changes(changes)) => hub.hear(&changes),
            Some(PeerMessage::Everything) => hub.hear_everything(),
            None => {}
        }
    }
}

/// Sends what was gathered; gives why it can not go on.
async fn speak(outgoing: &Outgoing, sender: &ChannelSender) -> StoreError {
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
        outgoing.arrived();
        sleep(GATHER).await;
    }
}

/// Doubles from 100 milliseconds; a random half of it keeps servers from coming back at the same moment.
fn pause(failures: u32, random: u64) -> Duration {
    let whole = (50_u64 << failures.min(10)).min(LONGEST_PAUSE_MS);
    Duration::from_millis(whole / 2 + random % (whole / 2 + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_a_limit() {
        let range = |failures| [0, u64::MAX].map(|random| (pause(failures, random), pause(failures, random / 3)));
        for failures in 1..100 {
            for one in range(failures).into_iter().flat_map(|(a, b)| [a, b]) {
                let whole = (50_u64 << failures.min(10)).min(LONGEST_PAUSE_MS);
                assert!(one >= Duration::from_millis(whole / 2) && one <= Duration::from_millis(whole), "{failures}");
            }
        }
        assert_eq!(pause(1, 50), Duration::from_millis(100));
        assert_eq!(pause(99, 5_000), Duration::from_millis(LONGEST_PAUSE_MS));
    }
}
