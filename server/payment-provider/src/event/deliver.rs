//! One step of telling: all events whose time has come are sent, each the first that waits of its subject.

use axum::body::Bytes;
use axum::http::{Request, StatusCode, header};
use futures_util::future::join_all;
use platform::signature;
use platform::store::{StoreError, from_row, sql};

use super::Unheard;
use crate::{MERCHANT, ProviderError, ProviderState, origin};

const SECOND_MS: i64 = 1_000;
const MINUTE_MS: i64 = 60 * SECOND_MS;
const HOUR_MS: i64 = 60 * MINUTE_MS;
/// The pauses after a try in vain; the last one repeats.
const PAUSES_MS: [i64; 8] =
    [SECOND_MS, 2 * SECOND_MS, 5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];
/// After this time nobody listens any more.
const LONGEST_MS: i64 = 3 * 24 * HOUR_MS;
/// How many are sent at once.
const BATCH: i64 = 16;

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

/// What becomes of an event after a try.
enum Fate {
    Told,
    Again(i64),
    GivenUp,
}

impl ProviderState {
    /// Sends the events whose time has come; says how many it sent.
    ///
    /// # Errors
    /// When the database fails. That the merchant does not hear is no error: it is told again.
    pub async fn notify_due(&self, now_ms: i64) -> Result<usize, ProviderError> {
        let due: Vec<DueEvent> = sql::query_as(DUE).bind(now_ms).bind(BATCH).fetch_all(self.store.reader()).await?;
        let told = join_all(due.iter().map(|event| self.tell(event, now_ms))).await;
        for (event, heard) in due.iter().zip(told) {
            let fate = if heard { Fate::Told } else { after_failure(event, now_ms) };
            self.note(event, fate).await?;
        }
        Ok(due.len())
    }

    /// Whether the merchant has heard of the event.
    async fn tell(&self, event: &DueEvent, now_ms: i64) -> bool {
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

    fn request(&self, event: &DueEvent, now_ms: i64) -> Result<Request<Bytes>, Unheard> {
        let DueEvent { notify_url, body, .. } = event;
        // Whoever may be called is decided by the present merchant, not by the one that was there when the address was taken.
        if !origin::is_of(notify_url, &self.config.merchant_origin) {
            return Err(Unheard("the address is none of the merchant's: check --merchant-origin".to_owned()));
        }
        let request = Request::post(notify_url).header(header::CONTENT_TYPE, "application/json");
        let request = request.body(Bytes::from(body.clone()));
        let mut request = request.map_err(|error| Unheard(error.to_string()))?;
        signature::sign(&mut request, &self.config.key, MERCHANT, now_ms);
        Ok(request)
    }

    /// Writes what became of a try, unless another one was faster.
    async fn note(&self, event: &DueEvent, fate: Fate) -> Result<(), StoreError> {
        let (status, next) = match fate {
            Fate::Told => ("told", 0),
            Fate::Again(next) => ("waiting", next),
            Fate::GivenUp => {
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

fn after_failure(event: &DueEvent, now_ms: i64) -> Fate {
    let tried = usize::try_from(event.tries).unwrap_or(usize::MAX);
    let pause = PAUSES_MS.get(tried).copied().unwrap_or(HOUR_MS);
    let next = now_ms + pause;
    if next - event.created_at > LONGEST_MS { Fate::GivenUp } else { Fate::Again(next) }
}
