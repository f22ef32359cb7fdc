//! Telling the merchant what has happened, until it has heard.
//!
//! An event is a row that is written by the transaction in which it happens, and is sent until the merchant answers 200, for three days. The
//! same event is the same body each time, so that the merchant knows by `eventId` what it has heard before. Events of one payment or payout
//! arrive in their order: a later one waits until the earlier has been heard or was given up.

mod deliver;
mod merchant;

pub use merchant::{Merchant, Unheard};

use platform::store::{Connection, StoreError, sql};

/// What can happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventKind {
    /// Money has arrived.
    PaymentReceived,
    /// The payer has declined.
    PaymentDeclined,
    /// Nothing has arrived in time.
    PaymentExpired,
    /// The payee has all of it.
    PayoutPaid,
    /// The payee has a part of it.
    PayoutPartlyPaid,
    /// Nothing was paid.
    PayoutFailed,
    /// What was paid came back.
    PayoutReturned,
}

impl EventKind {
    /// The `type` that travels.
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

/// An event to be told.
pub(crate) struct NewEvent {
    pub(crate) id: String,
    /// The payment or payout.
    pub(crate) subject: String,
    pub(crate) notify_url: String,
    pub(crate) body: String,
}

/// Writes an event within the transaction in which it happens.
pub(crate) async fn put(tx: &mut Connection, new: NewEvent, now_ms: i64) -> Result<(), StoreError> {
    let last: i64 = sql::query_scalar("select coalesce(max(place), 0) from events where subject = $1")
        .bind(&new.subject)
        .fetch_one(&mut *tx)
        .await?;
    sql::query(
        "insert into events (id, subject, place, notify_url, body, status, tries, next_try_at, created_at)
         values ($1, $2, $3, $4, $5, 'waiting', 0, $6, $6)",
    )
    .bind(new.id)
    .bind(new.subject)
    .bind(last + 1)
    .bind(new.notify_url)
    .bind(new.body)
    .bind(now_ms)
    .execute(tx)
    .await?;
    Ok(())
}
