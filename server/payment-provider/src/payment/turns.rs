//! What happens to a payment: money arrives, the payer declines, time runs out.

use platform::clock::rfc3339;
use platform::ids;
use platform::store::{Connection, sql};
use serde::Serialize;

use super::{Payment, PaymentStatus, Receipt, table};
use crate::event::{self, EventKind, NewEvent};
use crate::fields::{Amount, decimal};
use crate::{ProviderError, ProviderState};

/// Nobody pays one thing more often.
const MOST_RECEIPTS: usize = 20;
/// How many payments expire in one step of the worker.
const BATCH: i64 = 64;

/// What a payer does when paying.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paying {
    /// Another amount than the one that was asked for.
    pub other_amount: Option<Amount>,
    /// How many receipts the payer saw: a form that is sent twice pays once.
    pub receipts_seen: usize,
}

/// What became of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// It was done.
    Done,
    /// It was done before, or the payment stands otherwise by now: nothing has changed.
    Nothing,
    /// There is no such payment.
    Unknown,
}

impl ProviderState {
    /// A payer pays, in time or late.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn pay(&self, token: &str, paying: Paying, now_ms: i64) -> Result<Turn, ProviderError> {
        let token = token.to_owned();
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    let Some(payment) = table::by_token(tx, &token).await? else { return Ok(Turn::Unknown) };
                    receive(tx, payment, paying, now_ms).await
                })
            })
            .await
    }

    /// A payer declines, which only a payment that waits can be.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn decline(&self, token: &str, now_ms: i64) -> Result<Turn, ProviderError> {
        let token = token.to_owned();
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    let Some(payment) = table::by_token(tx, &token).await? else { return Ok(Turn::Unknown) };
                    if payment.status(now_ms) != PaymentStatus::Pending {
                        return Ok(Turn::Nothing);
                    }
                    end(tx, &payment, PaymentStatus::Declined, now_ms).await?;
                    Ok::<_, ProviderError>(Turn::Done)
                })
            })
            .await
    }

    /// Writes down which payments have expired, and tells the merchant; says how many.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn expire_due(&self, now_ms: i64) -> Result<usize, ProviderError> {
        let due = "select id from payments where status = 'pending' and expires_at <= $1 order by expires_at limit $2";
        let due: Vec<String> = sql::query_scalar(due).bind(now_ms).bind(BATCH).fetch_all(self.store.reader()).await?;
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

/// Ends a payment whose time is over, if that is not written down yet.
async fn expire_if_due(tx: &mut Connection, payment: &Payment, now_ms: i64) -> Result<(), ProviderError> {
    if payment.status == PaymentStatus::Pending && now_ms >= payment.expires_at {
        end(tx, payment, PaymentStatus::Expired, now_ms).await?;
    }
    Ok(())
}

async fn receive(
    tx: &mut Connection,
    mut payment: Payment,
    paying: Paying,
    now_ms: i64,
) -> Result<Turn, ProviderError> {
    let paid = payment.receipts.len();
    if payment.status == PaymentStatus::Declined || paying.receipts_seen != paid || paid >= MOST_RECEIPTS {
        return Ok(Turn::Nothing);
    }
    expire_if_due(tx, &payment, now_ms).await?;
    let amount = paying.other_amount.map_or(payment.requested, Amount::minor);
    let receipt = Receipt { id: ids::new_id(now_ms), amount, received_at: now_ms };
    let place = i64::try_from(paid).unwrap_or(i64::MAX).saturating_add(1);
    table::add_receipt(tx, &payment.id, place, &receipt).await?;
    table::set_status(tx, &payment.id, PaymentStatus::Paid).await?;
    payment.receipts.push(receipt.clone());
    let said = EventDetails { kind: EventKind::PaymentReceived, receipt_id: &receipt.id, amount, reason: "" };
    tell(tx, &payment, said, now_ms).await?;
    Ok(Turn::Done)
}

/// Ends a payment for which nothing has arrived.
async fn end(tx: &mut Connection, payment: &Payment, status: PaymentStatus, now_ms: i64) -> Result<(), ProviderError> {
    let (kind, reason) = match status {
        PaymentStatus::Declined => (EventKind::PaymentDeclined, "declined_by_payer"),
        _ => (EventKind::PaymentExpired, "not_paid_in_time"),
    };
    table::set_status(tx, &payment.id, status).await?;
    tell(tx, payment, EventDetails { kind, receipt_id: "", amount: payment.requested, reason }, now_ms).await
}

/// What an event says beside the payment.
struct EventDetails<'a> {
    kind: EventKind,
    receipt_id: &'a str,
    amount: i64,
    reason: &'static str,
}

/// The body of an event. `amount` is that of the receipt; where nothing was received, the one that was asked for.
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

async fn tell(
    tx: &mut Connection,
    payment: &Payment,
    said: EventDetails<'_>,
    now_ms: i64,
) -> Result<(), ProviderError> {
    let id = ids::new_id(now_ms);
    let body = serde_json::to_string(&PaymentEvent {
        event_id: &id,
        kind: said.kind.as_str(),
        reference: &payment.reference,
        payment_id: &payment.id,
        receipt_id: said.receipt_id,
        amount: decimal(said.amount),
        received_total: payment.received_decimal(),
        currency: &payment.currency,
        at: rfc3339(now_ms),
        reason: said.reason,
    })?;
    let new = NewEvent { id, subject: payment.id.clone(), notify_url: payment.notify_url.clone(), body };
    event::put(tx, new, now_ms).await?;
    Ok(())
}
