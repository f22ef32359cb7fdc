//! Payments: the merchant asks for an amount, a payer pays it, more, less, twice, late, or not at all.
//!
//! Each step is one transaction that also writes what the merchant is to be told, so that wherever the process dies no receipt is lost and
//! none is untold. What arrives after the payment has expired is a receipt all the same, as banks do it: what to do about it is the
//! merchant's decision.

mod ask;
mod table;
mod turns;

pub use ask::{Asked, NewPayment, PaymentMethod};
pub use turns::{Paying, Turn};

use crate::ProviderError;
use crate::fields::decimal;

/// How a payment stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaymentStatus {
    /// Nothing has arrived yet.
    Pending,
    /// Something has arrived; how much, its receipts say.
    Paid,
    /// The payer has declined.
    Declined,
    /// Nothing has arrived in time. It may still.
    Expired,
}

impl PaymentStatus {
    /// As it travels and is stored.
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

/// A payment as it is stored, with what has arrived for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payment {
    /// Its id here.
    pub id: String,
    /// The merchant's name for it.
    pub reference: String,
    /// The secret in the payer's address.
    pub token: String,
    /// How the payer comes to the page.
    pub method: PaymentMethod,
    /// What was asked for, in minor units.
    pub requested: i64,
    /// In which currency.
    pub currency: String,
    /// What it is for, in the merchant's words.
    pub description: String,
    /// Where the merchant is told.
    pub notify_url: String,
    /// Where the payer goes back to; empty where nowhere.
    pub return_url: String,
    /// How it stood when something last happened to it.
    status: PaymentStatus,
    /// Until when it is to be paid.
    pub expires_at: i64,
    /// What has arrived, in its order.
    pub receipts: Vec<Receipt>,
}

/// Money that has arrived.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    /// Its id.
    pub id: String,
    /// How much, in minor units.
    pub amount: i64,
    /// When.
    pub received_at: i64,
}

impl Payment {
    /// How it stands at a time: it has expired from the moment on at which its time is over, whenever the worker comes to write that down.
    pub fn status(&self, now_ms: i64) -> PaymentStatus {
        if self.status == PaymentStatus::Pending && now_ms >= self.expires_at {
            return PaymentStatus::Expired;
        }
        self.status
    }

    /// What has arrived altogether, in minor units.
    pub fn received_total(&self) -> i64 {
        self.receipts.iter().map(|receipt| receipt.amount).sum()
    }

    /// The same as it travels.
    pub fn received_decimal(&self) -> String {
        decimal(self.received_total())
    }

    /// The payer's address.
    pub fn pay_url(&self, origin: &str) -> String {
        format!("{origin}/pay/{}", self.token)
    }
}
