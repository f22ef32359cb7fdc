//! The job that delivers a message: hands it to a gateway, and records the result.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::gateway::{DeliveryError, Outgoing};
use crate::base::Base;
use crate::jobs::{Failure, Job, Policy, Running};
use crate::store::{StoreError, sql};

/// The time limit of a gateway.
const GATEWAY_LIMIT: Duration = Duration::from_secs(30);

/// Delivers a message. If the gateway is unavailable until the last try the job becomes a dead letter; if the message was refused for
/// good or has expired, the job is done.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct DeliverMessage {
    pub(super) message_id: String,
}

impl Job for DeliverMessage {
    const KIND: &'static str = "deliver-message";
    const POLICY: Policy = Policy {
        max_concurrent: 16,
        retry_delays_ms: &[5_000, 20_000, 60_000, 5 * 60_000, 15 * 60_000],
        // No jitter: a member waits for the message.
        jitter_percent: 0,
        ..Policy::DEFAULT
    };
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let Some(message) = find(base, &self.message_id).await? else { return Ok(()) };
        let outcome = match deliver(base, &message, running.now_ms()).await? {
            Ok(outcome) => outcome,
            Err(failure) => {
                let is_over = running.is_last_try() || matches!(failure, Failure::Permanent(_));
                let outcome = if is_over { DeliveryOutcome::GivenUp } else { DeliveryOutcome::Retry };
                record_outcome(base, running, &message, outcome).await?;
                return Err(failure);
            }
        };
        record_outcome(base, running, &message, outcome).await
    }
}

#[derive(Clone)]
struct StoredMessage {
    id: String,
    channel: String,
    recipient: String,
    subject: String,
    body: String,
    status: String,
    expires_at: i64,
    unsubscribe_url: String,
}

crate::store::from_row!(StoredMessage { id, channel, recipient, subject, body, status, expires_at, unsubscribe_url });

/// The result of a try to deliver a message.
#[derive(Clone, Copy)]
enum DeliveryOutcome {
    Sent,
    Retry,
    GivenUp,
}

async fn find(base: &Base, id: &str) -> Result<Option<StoredMessage>, StoreError> {
    let query = "select id, channel, recipient, subject, body, status, expires_at, unsubscribe_url from outbox_messages
                 where id = $1";
    sql::query_as(query).bind(id).fetch_optional(base.store.reader()).await
}

/// Hands the message to its gateway. The inner error is a failure to deliver, the outer one is of the database.
async fn deliver(
    base: &Base,
    message: &StoredMessage,
    now_ms: i64,
) -> Result<Result<DeliveryOutcome, Failure>, Failure> {
    // An earlier try has sent it, but did not record the end of the job.
    if message.status == "sent" {
        return Ok(Ok(DeliveryOutcome::Sent));
    }
    if message.expires_at <= now_ms {
        return Ok(Ok(DeliveryOutcome::GivenUp));
    }
    if message.status == "failed" && message.body.is_empty() {
        return Err(Failure::Permanent(
            "the message was given up and its text forgotten: drop it, or have it sent anew".into(),
        ));
    }
    let StoredMessage { id, channel, recipient, subject, body, unsubscribe_url, .. } = message.clone();
    let outgoing = Outgoing { id: id.clone(), to: recipient, subject, body, unsubscribe_url };
    let gateways = &base.gateways;
    let sending = if channel == "sms" { gateways.sms.send_sms(&outgoing) } else { gateways.mail.send_mail(&outgoing) };
    let sent = tokio::time::timeout(GATEWAY_LIMIT, sending).await;
    let sent = sent.unwrap_or_else(|_| Err(DeliveryError::Transient("the gateway did not answer".to_owned())));
    Ok(match sent {
        Ok(()) => Ok(DeliveryOutcome::Sent),
        Err(DeliveryError::Transient(reason)) => Err(Failure::Transient(reason)),
        Err(error @ DeliveryError::Permanent(_)) => {
            tracing::warn!(message = id, %error, "a message was not delivered");
            Ok(DeliveryOutcome::GivenUp)
        }
    })
}

/// Records the result of a try, if this worker still holds the job's lease.
async fn record_outcome(
    base: &Base,
    running: &Running,
    message: &StoredMessage,
    outcome: DeliveryOutcome,
) -> Result<(), Failure> {
    let now_ms = running.now_ms();
    let (status, sent_at) = match outcome {
        DeliveryOutcome::Sent => ("sent", Some(now_ms)),
        DeliveryOutcome::Retry => ("waiting", None),
        DeliveryOutcome::GivenUp => ("failed", None),
    };
    let clears_text = !base.config.development && status != "waiting";
    let (running, id, tries) = (running.clone(), message.id.clone(), running.tries());
    base.store
        .write(move |tx| {
            Box::pin(async move {
                if !running.owns_lease(tx).await? {
                    return Ok(());
                }
                sql::query(
                    "update outbox_messages set status = $1, sent_at = $2, tries = $3,
                     body = case when $4 = 1 then '' else body end,
                     unsubscribe_url = case when $4 = 1 then '' else unsubscribe_url end where id = $5",
                )
                .bind(status)
                .bind(sent_at)
                .bind(tries)
                .bind(i64::from(clears_text))
                .bind(id)
                .execute(tx)
                .await?;
                Ok::<_, StoreError>(())
            })
        })
        .await?;
    Ok(())
}
