//! The merchant asks for a payment: once for each reference, however often it asks.

use platform::ids;
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::{Payment, PaymentStatus, table};
use crate::fields::{Address, Amount, Currency, ExpirySeconds, OptionalLine, Reference, fingerprint};
use crate::{ProviderError, ProviderState};

/// How the payer comes to the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PaymentMethod {
    /// By a link.
    Hosted,
    /// By a code that a phone reads.
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

/// The body of the call.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewPayment {
    /// The merchant's name for it.
    pub reference: Reference,
    /// How the payer comes to the page.
    pub method: PaymentMethod,
    /// How much is asked for.
    pub amount: Amount,
    /// In which currency.
    pub currency: Currency,
    /// In how many seconds it expires.
    pub expires_in_seconds: ExpirySeconds,
    /// Where the merchant is told.
    pub notify_url: Address,
    /// Where the payer goes back to; empty where nowhere.
    #[serde(default)]
    pub return_url: Address,
    /// What it is for.
    #[serde(default)]
    pub description: OptionalLine,
    /// The payer's language. The pages of this provider are in English.
    #[serde(default)]
    pub language: OptionalLine,
}

/// What became of asking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked<T> {
    /// It is there: now, or from an equal call before.
    Taken(T),
    /// The reference names another one.
    Conflict,
}

impl ProviderState {
    /// Takes a payment that the merchant asks for, or finds it where it was asked for before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ask_for_payment(&self, new: NewPayment, now_ms: i64) -> Result<Asked<Payment>, ProviderError> {
        let fingerprint = fingerprint(&new)?;
        self.store.write(move |tx| Box::pin(ask(tx, new, fingerprint, now_ms))).await
    }
}

async fn ask(
    tx: &mut Connection,
    new: NewPayment,
    fingerprint: String,
    now_ms: i64,
) -> Result<Asked<Payment>, ProviderError> {
    let reference = new.reference.as_str().to_owned();
    insert(tx, &new, &fingerprint, now_ms).await?;
    let known: String = sql::query_scalar("select fingerprint from payments where reference = $1")
        .bind(&reference)
        .fetch_one(&mut *tx)
        .await?;
    if known != fingerprint {
        return Ok(Asked::Conflict);
    }
    let payment = table::by_reference(tx, &reference).await?;
    payment.map(Asked::Taken).ok_or_else(|| StoreError::NoRow.into())
}

/// Writes the payment unless its reference is known.
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
