//! The merchant's request to open a payment, idempotent by its reference.

use platform::ids;
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::{Payment, PaymentStatus, table};
use crate::fields::{Address, Amount, Currency, ExpirySeconds, OptionalLine, Reference, fingerprint};
use crate::{ProviderError, ProviderState};

/// How the payer reaches the payment page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PaymentMethod {
    /// By a link.
    Hosted,
    /// By scanning a QR code.
    Qr,
}

impl PaymentMethod {
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Hosted => "hosted",
            Self::Qr => "qr",
        }
    }

    pub(super) fn parse(text: &str) -> Result<Self, ProviderError> {
        let all = [Self::Hosted, Self::Qr];
        all.into_iter().find(|it| it.as_str() == text).ok_or_else(|| ProviderError::corrupt("payment method", text))
    }
}

/// Body of the request to open a payment.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewPayment {
    /// The merchant's reference of the payment.
    pub reference: Reference,
    /// How the payer reaches the payment page.
    pub method: PaymentMethod,
    /// The amount that is requested.
    pub amount: Amount,
    /// Currency of the amount.
    pub currency: Currency,
    /// Seconds until the payment expires.
    pub expires_in_seconds: ExpirySeconds,
    /// The merchant's webhook for events of the payment.
    pub notify_url: Address,
    /// Address that the payer returns to; empty for none.
    #[serde(default)]
    pub return_url: Address,
    /// What the payment is for, shown to the payer.
    #[serde(default)]
    pub description: OptionalLine,
    /// The payer's language; ignored, since this provider's pages are in English.
    #[serde(default)]
    pub language: OptionalLine,
}

/// Outcome of a request that is idempotent by its reference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RequestOutcome<T> {
    /// The payment or payout, opened by this call or by an equal earlier one.
    Accepted(T),
    /// The reference belongs to a request with another body.
    Conflict,
}

impl ProviderState {
    /// Opens a payment, or finds the one that an equal earlier request has opened.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_payment(&self, new: NewPayment, now_ms: i64) -> Result<RequestOutcome<Payment>, ProviderError> {
        let fingerprint = fingerprint(&new)?;
        self.store.write(move |tx| Box::pin(create(tx, new, fingerprint, now_ms))).await
    }
}

async fn create(
    tx: &mut Connection,
    new: NewPayment,
    fingerprint: String,
    now_ms: i64,
) -> Result<RequestOutcome<Payment>, ProviderError> {
    let reference = new.reference.as_str().to_owned();
    insert(tx, &new, &fingerprint, now_ms).await?;
    let stored_fingerprint: String = sql::query_scalar("select fingerprint from payments where reference = $1")
        .bind(&reference)
        .fetch_one(&mut *tx)
        .await?;
    if stored_fingerprint != fingerprint {
        return Ok(RequestOutcome::Conflict);
    }
    let payment = table::by_reference(tx, &reference).await?;
    payment.map(RequestOutcome::Accepted).ok_or_else(|| StoreError::NoRow.into())
}

/// Inserts the payment unless its reference exists.
async fn insert(tx: &mut Connection, new: &NewPayment, fingerprint: &str, now_ms: i64) -> Result<(), StoreError> {
    sql::query(
        "insert into payments (id, reference, fingerprint, token, method, requested, currency, description, notify_url,
         return_url, status, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (reference) do nothing",
    )
    .bind(ids::new_id(now_ms))
    .bind(new.reference.as_str())
    .bind(fingerprint)
    .bind(ids::random_token())
    .bind(new.method.as_str())
    .bind(new.amount.minor())
    .bind(new.currency.as_str())
    .bind(new.description.as_str())
    .bind(new.notify_url.as_str())
    .bind(new.return_url.as_str())
    .bind(PaymentStatus::Pending.as_str())
    .bind(now_ms)
    .bind(now_ms + new.expires_in_seconds.ms())
    .execute(tx)
    .await?;
    Ok(())
}
