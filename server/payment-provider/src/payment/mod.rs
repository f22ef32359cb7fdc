//! Payments: the merchant requests an amount; a payer pays it, or more, less, twice, late, or nothing.
//!
//! Each transition is one transaction that also writes the event for the merchant, so that no crash loses a receipt or
//! its event. Money that arrives after a payment has expired is recorded as a receipt, as banks do it; how to treat it
//! is the merchant's decision.

mod ask;
mod table;
mod transitions;

pub use ask::{NewPayment, PaymentMethod, RequestOutcome};
pub use transitions::{ActionOutcome, PayerInput};

use crate::ProviderError;
use crate::fields::decimal;

/// The status of a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaymentStatus {
    /// No money has arrived.
    Pending,
    /// At least one receipt has arrived; the amounts are those of the receipts.
    Paid,
    /// The payer has declined.
    Declined,
    /// No money arrived before the expiry. It may still arrive.
    Expired,
}

impl PaymentStatus {
    /// The word on the wire and in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Paid => "paid",
            Self::Declined => "declined",
            Self::Expired => "expired",
        }
    }

    fn parse(text: &str) -> Result<Self, ProviderError> {
        let all = [Self::Pending, Self::Paid, Self::Declined, Self::Expired];
        all.into_iter().find(|it| it.as_str() == text).ok_or_else(|| ProviderError::corrupt("payment status", text))
    }
}

/// A payment with its receipts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payment {
    /// The provider's id of the payment.
    pub id: String,
    /// The merchant's reference of the payment.
    pub reference: String,
    /// The secret in the address of the payment page.
    pub token: String,
    /// How the payer reaches the payment page.
    pub method: PaymentMethod,
    /// The amount that is requested, in minor units.
    pub requested: i64,
    /// ISO 4217 code of the currency.
    pub currency: String,
    /// What the payment is for, in the merchant's words.
    pub description: String,
    /// The merchant's webhook for events of the payment.
    pub notify_url: String,
    /// Address that the payer returns to; empty for none.
    pub return_url: String,
    /// The stored status; [`Payment::status()`] also knows payments that are due to expire.
    status: PaymentStatus,
    /// When the payment expires, in milliseconds since the epoch (UTC).
    pub expires_at: i64,
    /// Receipts, oldest first.
    pub receipts: Vec<Receipt>,
}

/// Money that has arrived for a payment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    /// Id of the receipt.
    pub id: String,
    /// Minor units.
    pub amount: i64,
    /// When it arrived, in milliseconds since the epoch (UTC).
    pub received_at: i64,
}

impl Payment {
    /// The status at a time. A payment counts as expired from its expiry on, even if the worker has not recorded it
    /// yet.
    pub fn status(&self, now_ms: i64) -> PaymentStatus {
        if self.status == PaymentStatus::Pending && now_ms >= self.expires_at {
            return PaymentStatus::Expired;
        }
        self.status
    }

    /// The sum of the receipts, in minor units.
    pub fn received_total(&self) -> i64 {
        self.receipts.iter().map(|receipt| receipt.amount).sum()
    }

    /// The sum of the receipts, as the decimal string of the wire.
    pub fn received_decimal(&self) -> String {
        decimal(self.received_total())
    }

    /// Address of the payment page.
    pub fn pay_url(&self, origin: &str) -> String {
        format!("{origin}/pay/{}", self.token)
    }
}
