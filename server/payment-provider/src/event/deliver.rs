//! Delivery of events: sends all that are due, of each payment or payout only the earliest that is not delivered.

use axum::body::Bytes;
use axum::http::{Request, StatusCode, header};
use futures_util::future::join_all;
use platform::clock::{DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS};
use platform::signature;
use platform::store::{StoreError, from_row, sql};

use super::NotDelivered;
use crate::{MERCHANT, ProviderError, ProviderState, origin};

/// Pauses after failed tries, in milliseconds; the last one repeats.
const PAUSES_MS: [i64; 8] =
    [SECOND_MS, 2 * SECOND_MS, 5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];
/// Age after which an event is given up, in milliseconds.
const MAX_AGE_MS: i64 = 3 * DAY_MS;
/// Maximum number of events that are sent concurrently.
const BATCH_SIZE: i64 = 16;

struct DueEvent {
    id: String,
    notify_url: String,
    body: String,
    tries: i64,
    created_at: i64,
}

from_row!(DueEvent { id, notify_url, body, tries, created_at });

const DUE: &str = "select id, notify_url, body, tries, created_at from events
     where status = 'waiting' and next_try_at <= $1 and not exists (
         select 1 from events earlier
         where earlier.subject = events.subject and earlier.place < events.place and earlier.status = 'waiting')
     order by next_try_at, id limit $2";

/// Outcome of a try to deliver an event.
enum DeliveryOutcome {
    Delivered,
    Retry(i64),
    GivenUp,
}

impl ProviderState {
    /// Sends the events that are due, and returns their number. A merchant that does not answer is no error: the event
    /// is retried.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn notify_due(&self, now_ms: i64) -> Result<usize, ProviderError> {
        let due: Vec<DueEvent> =
            sql::query_as(DUE).bind(now_ms).bind(BATCH_SIZE).fetch_all(self.store.reader()).await?;
        let delivered = join_all(due.iter().map(|event| self.send(event, now_ms))).await;
        for (event, was_delivered) in due.iter().zip(delivered) {
            let outcome = if was_delivered { DeliveryOutcome::Delivered } else { after_failure(event, now_ms) };
            self.record_outcome(event, outcome).await?;
        }
        Ok(due.len())
    }

    /// Sends an event once; true where the merchant has answered 200.
    async fn send(&self, event: &DueEvent, now_ms: i64) -> bool {
        let answer = match self.request(event, now_ms) {
            Ok(request) => self.merchant.notify(request).await,
            Err(error) => Err(error),
        };
        match answer {
            Ok(StatusCode::OK) => true,
            Ok(status) => {
                tracing::warn!(event = event.id, %status, tries = event.tries + 1, "the merchant did not take an event");
                false
            }
            Err(error) => {
                tracing::warn!(event = event.id, %error, tries = event.tries + 1, "an event did not arrive");
                false
            }
        }
    }

    fn request(&self, event: &DueEvent, now_ms: i64) -> Result<Request<Bytes>, NotDelivered> {
        let DueEvent { notify_url, body, .. } = event;
        // The merchant's origin may have been reconfigured after the address was stored.
        if !origin::has_origin(notify_url, &self.config.merchant_origin) {
            return Err(NotDelivered("the address is none of the merchant's: check --merchant-origin".to_owned()));
        }
        let request = Request::post(notify_url).header(header::CONTENT_TYPE, "application/json");
        let request = request.body(Bytes::from(body.clone()));
        let mut request = request.map_err(|error| NotDelivered(error.to_string()))?;
        signature::sign(&mut request, &self.config.key, MERCHANT, now_ms);
        Ok(request)
    }

    /// Records the outcome of a try, unless another try recorded its own first.
    async fn record_outcome(&self, event: &DueEvent, outcome: DeliveryOutcome) -> Result<(), StoreError> {
        let (status, next) = match outcome {
            DeliveryOutcome::Delivered => ("told", 0),
            DeliveryOutcome::Retry(next) => ("waiting", next),
            DeliveryOutcome::GivenUp => {
                tracing::error!(event = event.id, "the merchant was not told for three days: it is told no more");
                ("given_up", 0)
            }
        };
        let (id, tries) = (event.id.clone(), event.tries);
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    sql::query(
                        "update events set status = $1, next_try_at = $2, tries = $3
                         where id = $4 and tries = $5 and status = 'waiting'",
                    )
                    .bind(status)
                    .bind(next)
                    .bind(tries + 1)
                    .bind(id)
                    .bind(tries)
                    .execute(tx)
                    .await?;
                    Ok::<_, StoreError>(())
                })
            })
            .await
    }
}

fn after_failure(event: &DueEvent, now_ms: i64) -> DeliveryOutcome {
    let tries = usize::try_from(event.tries).unwrap_or(usize::MAX);
    let pause = PAUSES_MS.get(tries).copied().unwrap_or(HOUR_MS);
    let next = now_ms + pause;
    if next - event.created_at > MAX_AGE_MS { DeliveryOutcome::GivenUp } else { DeliveryOutcome::Retry(next) }
}
