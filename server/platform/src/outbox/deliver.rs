//! The worker: takes what is due, hands it to a gateway, and notes what became of it.

use std::time::Duration;

use tokio::sync::watch;

use super::gateway::{DeliveryError, Outgoing};
use crate::base::Base;
use crate::store::{Connection, StoreError, sql};

const LOOK_EVERY: Duration = Duration::from_millis(500);
/// How many messages are taken at once.
const BATCH: i64 = 16;
/// How long a message belongs to the worker that took it: after that it counts as dropped by a process that died.
const LEASE_MS: i64 = 60_000;
/// How long a gateway may take.
const GATEWAY_LIMIT: Duration = Duration::from_secs(30);
/// How long to wait after the first, second, ... failure, in milliseconds. After the last the message is given up.
const PAUSES_MS: [i64; 5] = [5_000, 20_000, 60_000, 5 * 60_000, 15 * 60_000];

struct ClaimedMessage {
    id: String,
    channel: String,
    recipient: String,
    subject: String,
    body: String,
    tries: i64,
    expires_at: i64,
}

crate::store::from_row!(ClaimedMessage { id, channel, recipient, subject, body, tries, expires_at });

/// What becomes of a message after a try.
#[derive(Clone, Copy)]
enum DeliveryOutcome {
    Sent,
    Later(i64),
    GivenUp,
}

/// Delivers until `stopping` closes.
pub async fn run(base: Base, mut stopping: watch::Receiver<()>) {
    loop {
        match deliver_due(&base).await {
            Ok(0) => {}
            Ok(_) => continue,
            Err(error) => tracing::warn!(%error, "the outbox could not be worked on; it is tried again"),
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_EVERY) => {}
            _ = stopping.changed() => return,
        }
    }
}

/// Takes the messages that are due and delivers them, side by side; gives how many there were.
///
/// # Errors
/// When the database fails. A gateway that fails is no error: its message is tried again later.
pub async fn deliver_due(base: &Base) -> Result<usize, StoreError> {
    let now_ms = base.clock.now_ms();
    let due: Option<i64> = sql::query_scalar(
        "select 1 from outbox_messages where status in ('waiting', 'taken') and next_at <= $1 limit 1",
    )
    .bind(now_ms)
    .fetch_optional(base.store.reader())
    .await?;
    if due.is_none() {
        return Ok(0);
    }
    let taken = base.store.write(move |tx| Box::pin(async move { take(tx, now_ms).await })).await?;
    let count = taken.len();
    let tries = taken.into_iter().map(|message| deliver(base, message));
    for outcome in futures_util::future::join_all(tries).await {
        outcome?;
    }
    Ok(count)
}

async fn take(connection: &mut Connection, now_ms: i64) -> Result<Vec<ClaimedMessage>, StoreError> {
    let taken = sql::query_as(
        "update outbox_messages set status = 'taken', tries = tries + 1, next_at = $1 where id in
         (select id from outbox_messages where status in ('waiting', 'taken') and next_at <= $2 order by next_at limit $3)
         returning id, channel, recipient, subject, body, tries, expires_at",
    )
    .bind(now_ms + LEASE_MS)
    .bind(now_ms)
    .bind(BATCH)
    .fetch_all(connection)
    .await?;
    Ok(taken)
}

async fn deliver(base: &Base, message: ClaimedMessage) -> Result<(), StoreError> {
    let now_ms = base.clock.now_ms();
    let ClaimedMessage { id, channel, recipient, subject, body, tries, expires_at } = message;
    let outcome = if expires_at <= now_ms {
        DeliveryOutcome::GivenUp
    } else {
        let outgoing = Outgoing { id: id.clone(), to: recipient, subject, body };
        let gateways = &base.gateways;
        let sending =
            if channel == "sms" { gateways.sms.send_sms(&outgoing) } else { gateways.mail.send_mail(&outgoing) };
        let outcome = tokio::time::timeout(GATEWAY_LIMIT, sending).await;
        let outcome = outcome.unwrap_or_else(|_| Err(DeliveryError::Passing("the gateway did not answer".to_owned())));
        outcome_of(&id, tries, now_ms, outcome)
    };
    let keeps_text = base.config.development;
    base.store.write(move |tx| Box::pin(async move { note(tx, &id, outcome, keeps_text, now_ms).await })).await
}

fn outcome_of(id: &str, tries: i64, now_ms: i64, outcome: Result<(), DeliveryError>) -> DeliveryOutcome {
    let Err(error) = outcome else { return DeliveryOutcome::Sent };
    tracing::warn!(message = id, tries, %error, "a message was not delivered");
    let pause = usize::try_from(tries - 1).ok().and_then(|step| PAUSES_MS.get(step));
    match (error, pause) {
        (DeliveryError::Passing(_), Some(pause)) => DeliveryOutcome::Later(now_ms + pause),
        _ => DeliveryOutcome::GivenUp,
    }
}

async fn note(
    connection: &mut Connection,
    id: &str,
    outcome: DeliveryOutcome,
    keeps_text: bool,
    now_ms: i64,
) -> Result<(), StoreError> {
    let (status, next_at, sent_at) = match outcome {
        DeliveryOutcome::Sent => ("sent", now_ms, Some(now_ms)),
        DeliveryOutcome::Later(next_at) => ("waiting", next_at, None),
        DeliveryOutcome::GivenUp => ("failed", now_ms, None),
    };
    let empties = !keeps_text && status != "waiting";
    sql::query(
        "update outbox_messages set status = $1, next_at = $2, sent_at = $3,
         body = case when $4 = 1 then '' else body end where id = $5",
    )
    .bind(status)
    .bind(next_at)
    .bind(sent_at)
    .bind(i64::from(empties))
    .bind(id)
    .execute(connection)
    .await?;
    Ok(())
}
