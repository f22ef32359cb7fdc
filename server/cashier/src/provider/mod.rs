//! The payment provider as the cashier sees it, behind a trait.
//!
//! Every request carries our reference, and the provider acts once for each reference, however often it is asked. After
//! a lost answer the same request is sent again. The provider's events come in by `callback`. The provider's API calls
//! the payment of a withdrawal a payout, and so does this module.

mod http;

pub use http::{HttpProvider, MERCHANT};

use futures_util::future::BoxFuture;
use lumora_core::wire::SecretText;

/// Name of the sample operator's provider: owner of the ledger's accounts of payments.
pub const SAMPLE_PROVIDER: &str = "SAMPLEPAY";

/// Owner of the ledger's account for money that arrives at the operator's own bank.
pub const OWN_BANK: &str = "OWNBANK";

/// A payment to open for a deposit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPayment {
    /// Permanent reference of the payment: the deposit's id.
    pub reference: String,
    /// Whether the payer scans a QR code, instead of paying on a hosted page.
    pub by_qr: bool,
    /// Minor units.
    pub amount: i64,
    /// ISO 4217 code.
    pub currency: String,
    /// Seconds until the payment expires.
    pub expires_in: i64,
    /// Address that the payment page returns to.
    pub return_url: String,
    /// Text that the payer reads: the order number.
    pub description: String,
    /// Language code of the payment page.
    pub language: String,
}

/// A payment that the provider has opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenedPayment {
    /// Address of the payment page.
    pub pay_url: String,
    /// Content of the QR code; empty for a hosted page.
    pub qr: String,
}

/// A redeemed voucher.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RedeemedVoucher {
    /// The value of the voucher, in minor units.
    pub amount: i64,
    /// ISO 4217 code.
    pub currency: String,
}

/// The payment of a withdrawal to a payout account.
#[derive(Clone, PartialEq, Eq)]
pub struct NewPayout {
    /// Permanent reference of the payment: the withdrawal's id.
    pub reference: String,
    /// Minor units.
    pub amount: i64,
    /// ISO 4217 code.
    pub currency: String,
    /// `bank`, `ewallet` or `crypto`.
    pub kind: &'static str,
    /// Name of the account's holder.
    pub holder: String,
    /// Bank or payment service.
    pub institution: String,
    /// Account number or address.
    pub account: String,
    /// Network of a crypto address; empty otherwise.
    pub network: String,
}

impl std::fmt::Debug for NewPayout {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewPayout").field("reference", &self.reference).finish_non_exhaustive()
    }
}

/// A movement of money at the provider: a receipt of a payment, or a paid part of a withdrawal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved {
    /// The provider's own id of the movement.
    pub id: String,
    /// Minor units.
    pub amount: i64,
    /// Time of the movement, in milliseconds since the epoch (UTC).
    pub at_ms: i64,
}

/// The provider's own books of a payment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProviderRecord {
    /// ISO 4217 code.
    pub currency: String,
    /// The movements, in the provider's order.
    pub moved: Vec<Moved>,
    /// Whether the bank has returned all of it.
    pub returned: bool,
}

/// Why a call of the provider failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProviderError {
    /// The provider refuses the request for good. Holds the provider's error code.
    #[error("the payment provider refused ({0})")]
    Refused(String),
    /// The outcome is unknown: send the same request again under the same reference.
    #[error("the payment provider did not answer ({0}): the same request is sent again")]
    Uncertain(String),
}

/// A client of a payment provider.
pub trait PaymentProvider: Send + Sync + std::fmt::Debug {
    /// Opens a payment, or gives the one that was opened under the same reference.
    fn open<'a>(&'a self, payment: &'a NewPayment) -> BoxFuture<'a, Result<OpenedPayment, ProviderError>>;

    /// Redeems a voucher in a currency, or gives what was redeemed under the same reference.
    fn redeem<'a>(
        &'a self,
        reference: &'a str,
        code: &'a SecretText,
        currency: &'a str,
    ) -> BoxFuture<'a, Result<RedeemedVoucher, ProviderError>>;

    /// Hands over the payment of a withdrawal, once for its reference.
    fn pay_out<'a>(&'a self, payout: &'a NewPayout) -> BoxFuture<'a, Result<(), ProviderError>>;

    /// The provider's books of the deposit payment with this reference; `None` where it knows none.
    fn payment_of<'a>(&'a self, reference: &'a str) -> BoxFuture<'a, Result<Option<ProviderRecord>, ProviderError>>;

    /// The provider's books of the withdrawal payment with this reference; `None` where it knows none.
    fn payout_of<'a>(&'a self, reference: &'a str) -> BoxFuture<'a, Result<Option<ProviderRecord>, ProviderError>>;
}
