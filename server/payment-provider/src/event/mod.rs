//! Events for the merchant, delivered with retries.
//!
//! An event is a row that is written in the transaction of its cause, and is sent until the merchant answers 200, for
//! three days at most. Every try has the same body, so that the merchant recognizes repetitions by `eventId`. Events of
//! one payment or payout are delivered in order: a later one waits until the earlier one is delivered or given up.

mod deliver;
mod merchant;

pub use merchant::{Merchant, NotDelivered};

use platform::store::{Connection, StoreError, sql};

/// The kinds of events.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventKind {
    /// A receipt: money has arrived for a payment.
    PaymentReceived,
    /// The payer has declined the payment.
    PaymentDeclined,
    /// The payment has expired without a receipt.
    PaymentExpired,
    /// All of a payout, or its last part, was paid.
    PayoutPaid,
    /// A part of a payout was paid, and more follows.
    PayoutPartlyPaid,
    /// A payout failed; nothing was paid.
    PayoutFailed,
    /// The bank has returned a paid payout.
    PayoutReturned,
}

impl EventKind {
    /// The value of `type` in the event's body.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::PaymentReceived => "payment.received",
            Self::PaymentDeclined => "payment.declined",
            Self::PaymentExpired => "payment.expired",
            Self::PayoutPaid => "payout.paid",
            Self::PayoutPartlyPaid => "payout.partly_paid",
            Self::PayoutFailed => "payout.failed",
            Self::PayoutReturned => "payout.returned",
        }
    }
}

/// An event to deliver.
pub(crate) struct NewEvent {
    pub(crate) id: String,
    /// Id of the payment or payout, whose events are delivered in order.
    pub(crate) subject: String,
    pub(crate) notify_url: String,
    pub(crate) body: String,
}

/// Stores an event within the transaction of its cause.
pub(crate) async fn enqueue(tx: &mut Connection, new: NewEvent, now_ms: i64) -> Result<(), StoreError> {
    let last_position: i64 = sql::query_scalar("select coalesce(max(place), 0) from events where subject = $1")
        .bind(&new.subject)
        .fetch_one(&mut *tx)
        .await?;
    sql::query(
        "insert into events (id, subject, place, notify_url, body, status, tries, next_try_at, created_at)
         values ($1, $2, $3, $4, $5, 'waiting', 0, $6, $6)",
    )
    .bind(new.id)
    .bind(new.subject)
    .bind(last_position + 1)
    .bind(new.notify_url)
    .bind(new.body)
    .bind(now_ms)
    .execute(tx)
    .await?;
    Ok(())
}
