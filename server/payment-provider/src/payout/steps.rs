//! Carries out payouts.

use platform::clock::rfc3339;
use platform::ids;
use platform::store::{Connection, sql};
use serde::Serialize;

use super::plan::{DeskDecision, Plan, Step, next_step};
use super::{Part, Payout, PayoutStatus, table};
use crate::event::{self, EventKind, NewEvent};
use crate::fields::decimal;
use crate::{ProviderError, ProviderState};

/// Time between two steps of a payout, in milliseconds.
pub(super) const STEP_MS: i64 = 2_000;
/// Maximum number of payouts that one run of the worker advances.
const BATCH_SIZE: i64 = 64;
/// `failure` of a payout that fails.
const ACCOUNT_CLOSED: &str = "account_closed";
/// `failure` of a payout that is returned.
const RETURNED_BY_BANK: &str = "returned_by_institution";

impl ProviderState {
    /// Advances each payout whose next step is due by one step, and returns their number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn carry_out_due(&self, now_ms: i64) -> Result<usize, ProviderError> {
        let due = "select id from payouts where next_step_at <= $1 order by next_step_at limit $2";
        let due: Vec<String> =
            sql::query_scalar(due).bind(now_ms).bind(BATCH_SIZE).fetch_all(self.store.reader()).await?;
        let count = due.len();
        for id in due {
            self.store.write(move |tx| Box::pin(async move { advance(tx, &id, now_ms).await })).await?;
        }
        Ok(count)
    }

    /// Decides a payout that awaits the desk. Returns false for any other payout.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn decide(&self, id: &str, decision: DeskDecision, now_ms: i64) -> Result<bool, ProviderError> {
        let id = id.to_owned();
        let decided = self.store.write(move |tx| {
            Box::pin(async move {
                let done = sql::query(
                    "update payouts set plan = $1, next_step_at = $2 where id = $3 and plan = $4 and status = $5",
                )
                .bind(decision.plan().as_str())
                .bind(now_ms)
                .bind(id)
                .bind(Plan::Desk.as_str())
                .bind(PayoutStatus::Accepted.as_str())
                .execute(tx)
                .await?;
                Ok::<_, ProviderError>(done.rows_affected() == 1)
            })
        });
        decided.await
    }
}

/// Carries out the next step of a payout, if it is due.
async fn advance(tx: &mut Connection, id: &str, now_ms: i64) -> Result<(), ProviderError> {
    let Some(payout) = table::by_id(tx, id).await? else { return Ok(()) };
    if payout.next_step_at.is_none_or(|due| due > now_ms) {
        return Ok(());
    }
    match next_step(&payout) {
        Some(Step::PayRest(amount)) => pay(tx, payout, amount, PayoutStatus::Paid, now_ms).await,
        Some(Step::PayPart(amount)) => pay(tx, payout, amount, PayoutStatus::PartlyPaid, now_ms).await,
        Some(Step::Fail) => {
            table::update(tx, id, PayoutStatus::Failed, ACCOUNT_CLOSED, None).await?;
            let amount = payout.amount;
            put_event(
                tx,
                &payout,
                EventDetails { kind: EventKind::PayoutFailed, part_id: "", amount, reason: ACCOUNT_CLOSED },
                now_ms,
            )
            .await
        }
        Some(Step::Return) => {
            table::update(tx, id, PayoutStatus::Returned, RETURNED_BY_BANK, None).await?;
            let (kind, amount) = (EventKind::PayoutReturned, payout.paid_total());
            put_event(tx, &payout, EventDetails { kind, part_id: "", amount, reason: RETURNED_BY_BANK }, now_ms).await
        }
        None => Ok(table::update(tx, id, payout.status, &payout.failure, None).await?),
    }
}

/// Pays a part, or the rest, of a payout.
async fn pay(
    tx: &mut Connection,
    mut payout: Payout,
    amount: i64,
    status: PayoutStatus,
    now_ms: i64,
) -> Result<(), ProviderError> {
    let part = Part { id: ids::new_id(now_ms), amount, paid_at: now_ms };
    table::add_part(tx, &payout, &part).await?;
    payout.parts.push(part.clone());
    payout.status = status;
    let next_step_at = next_step(&payout).map(|_| now_ms + STEP_MS);
    table::update(tx, &payout.id, status, "", next_step_at).await?;
    let kind = if status == PayoutStatus::Paid { EventKind::PayoutPaid } else { EventKind::PayoutPartlyPaid };
    put_event(tx, &payout, EventDetails { kind, part_id: &part.id, amount, reason: "" }, now_ms).await
}

/// What an event holds beside the payout.
struct EventDetails<'a> {
    kind: EventKind,
    part_id: &'a str,
    amount: i64,
    reason: &'static str,
}

/// Body of a payout's event. `amount` is that of the part; of a failed payout the whole amount, of a returned one the
/// sum paid.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PayoutEvent<'a> {
    event_id: &'a str,
    #[serde(rename = "type")]
    kind: &'static str,
    reference: &'a str,
    payout_id: &'a str,
    part_id: &'a str,
    amount: String,
    paid_total: String,
    currency: &'a str,
    at: String,
    reason: &'static str,
}

async fn put_event(
    tx: &mut Connection,
    payout: &Payout,
    details: EventDetails<'_>,
    now_ms: i64,
) -> Result<(), ProviderError> {
    let id = ids::new_id(now_ms);
    let body = serde_json::to_string(&PayoutEvent {
        event_id: &id,
        kind: details.kind.as_str(),
        reference: &payout.reference,
        payout_id: &payout.id,
        part_id: details.part_id,
        amount: decimal(details.amount),
        paid_total: payout.paid_decimal(),
        currency: &payout.currency,
        at: rfc3339(now_ms),
        reason: details.reason,
    })?;
    let new = NewEvent { id, subject: payout.id.clone(), notify_url: payout.notify_url.clone(), body };
    event::enqueue(tx, new, now_ms).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::TestProvider;

    #[tokio::test]
    async fn a_worker_that_comes_second_leaves_the_next_step_to_its_time() {
        for provider in TestProvider::on_both_engines().await {
            provider.paid_out("WD-1", "0004").await;
            provider.state.clock.advance_ms(STEP_MS);
            let (id, now) = (provider.state.payout("WD-1").await.unwrap().unwrap().id, provider.now());
            for _ in 0..2 {
                let id = id.clone();
                let step = provider.state.store.write(move |tx| Box::pin(async move { advance(tx, &id, now).await }));
                step.await.unwrap();
            }
            assert_eq!(provider.payout("WD-1").await["paidTotal"], "20.00");
        }
    }
}
