//! Transitions of a payment: a receipt arrives, the payer declines, the payment expires.

use platform::clock::rfc3339;
use platform::ids;
use platform::store::{Connection, sql};
use serde::Serialize;

use super::{Payment, PaymentStatus, Receipt, table};
use crate::event::{self, EventKind, NewEvent};
use crate::fields::{Amount, decimal};
use crate::{ProviderError, ProviderState};

/// Maximum number of receipts of a payment.
const MAX_RECEIPTS: usize = 20;
/// Maximum number of payments that one run of the worker expires.
const BATCH_SIZE: i64 = 64;

/// What a payer submits to pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PayerInput {
    /// The amount, where it is another than the requested one.
    pub other_amount: Option<Amount>,
    /// Number of receipts on the page that the payer saw: a form that is sent twice pays once.
    pub receipts_seen: usize,
}

/// Outcome of a payer's action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActionOutcome {
    /// The action was carried out.
    Done,
    /// Nothing has changed: the action was carried out before, or the payment's status does not allow it.
    Unchanged,
    /// There is no payment with this token.
    Unknown,
}

impl ProviderState {
    /// Pays a payment, in time or late.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn pay(&self, token: &str, input: PayerInput, now_ms: i64) -> Result<ActionOutcome, ProviderError> {
        let token = token.to_owned();
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    let Some(payment) = table::by_token(tx, &token).await? else { return Ok(ActionOutcome::Unknown) };
                    receive(tx, payment, input, now_ms).await
                })
            })
            .await
    }

    /// Declines a payment, if it is pending.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn decline(&self, token: &str, now_ms: i64) -> Result<ActionOutcome, ProviderError> {
        let token = token.to_owned();
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    let Some(payment) = table::by_token(tx, &token).await? else { return Ok(ActionOutcome::Unknown) };
                    if payment.status(now_ms) != PaymentStatus::Pending {
                        return Ok(ActionOutcome::Unchanged);
                    }
                    end(tx, &payment, PaymentStatus::Declined, now_ms).await?;
                    Ok::<_, ProviderError>(ActionOutcome::Done)
                })
            })
            .await
    }

    /// Expires the payments that are due, with an event for each, and returns their number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn expire_due(&self, now_ms: i64) -> Result<usize, ProviderError> {
        let due = "select id from payments where status = 'pending' and expires_at <= $1 order by expires_at limit $2";
        let due: Vec<String> =
            sql::query_scalar(due).bind(now_ms).bind(BATCH_SIZE).fetch_all(self.store.reader()).await?;
        let count = due.len();
        for id in due {
            let expire = self.store.write(move |tx| {
                Box::pin(async move {
                    let Some(payment) = table::by_id(tx, &id).await? else { return Ok(()) };
                    expire_if_due(tx, &payment, now_ms).await
                })
            });
            expire.await?;
        }
        Ok(count)
    }
}

/// Expires a payment that is due, unless that is recorded already.
async fn expire_if_due(tx: &mut Connection, payment: &Payment, now_ms: i64) -> Result<(), ProviderError> {
    if payment.status == PaymentStatus::Pending && now_ms >= payment.expires_at {
        end(tx, payment, PaymentStatus::Expired, now_ms).await?;
    }
    Ok(())
}

async fn receive(
    tx: &mut Connection,
    mut payment: Payment,
    input: PayerInput,
    now_ms: i64,
) -> Result<ActionOutcome, ProviderError> {
    let receipt_count = payment.receipts.len();
    if payment.status == PaymentStatus::Declined
        || input.receipts_seen != receipt_count
        || receipt_count >= MAX_RECEIPTS
    {
        return Ok(ActionOutcome::Unchanged);
    }
    expire_if_due(tx, &payment, now_ms).await?;
    let amount = input.other_amount.map_or(payment.requested, Amount::minor);
    let receipt = Receipt { id: ids::new_id(now_ms), amount, received_at: now_ms };
    let position = i64::try_from(receipt_count).unwrap_or(i64::MAX).saturating_add(1);
    table::add_receipt(tx, &payment.id, position, &receipt).await?;
    table::set_status(tx, &payment.id, PaymentStatus::Paid).await?;
    payment.receipts.push(receipt.clone());
    let details = EventDetails { kind: EventKind::PaymentReceived, receipt_id: &receipt.id, amount, reason: "" };
    put_event(tx, &payment, details, now_ms).await?;
    Ok(ActionOutcome::Done)
}

/// Ends a payment that has no receipt.
async fn end(tx: &mut Connection, payment: &Payment, status: PaymentStatus, now_ms: i64) -> Result<(), ProviderError> {
    let (kind, reason) = match status {
        PaymentStatus::Declined => (EventKind::PaymentDeclined, "declined_by_payer"),
        _ => (EventKind::PaymentExpired, "not_paid_in_time"),
    };
    table::set_status(tx, &payment.id, status).await?;
    put_event(tx, payment, EventDetails { kind, receipt_id: "", amount: payment.requested, reason }, now_ms).await
}

/// What an event holds beside the payment.
struct EventDetails<'a> {
    kind: EventKind,
    receipt_id: &'a str,
    amount: i64,
    reason: &'static str,
}

/// Body of a payment's event. `amount` is that of the receipt; without one, the amount that was requested.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PaymentEvent<'a> {
    event_id: &'a str,
    #[serde(rename = "type")]
    kind: &'static str,
    reference: &'a str,
    payment_id: &'a str,
    receipt_id: &'a str,
    amount: String,
    received_total: String,
    currency: &'a str,
    at: String,
    reason: &'static str,
}

async fn put_event(
    tx: &mut Connection,
    payment: &Payment,
    details: EventDetails<'_>,
    now_ms: i64,
) -> Result<(), ProviderError> {
    let id = ids::new_id(now_ms);
    let body = serde_json::to_string(&PaymentEvent {
        event_id: &id,
        kind: details.kind.as_str(),
        reference: &payment.reference,
        payment_id: &payment.id,
        receipt_id: details.receipt_id,
        amount: decimal(details.amount),
        received_total: payment.received_decimal(),
        currency: &payment.currency,
        at: rfc3339(now_ms),
        reason: details.reason,
    })?;
    let new = NewEvent { id, subject: payment.id.clone(), notify_url: payment.notify_url.clone(), body };
    event::enqueue(tx, new, now_ms).await?;
    Ok(())
}
