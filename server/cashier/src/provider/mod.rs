//! The payment provider as the cashier sees it: a party of its own, behind a trait.
//!
//! Every request names a reference of ours, and the provider does the same thing once for it, however often it is asked. So an answer that
//! is lost is no trouble: the request is sent again. What a provider tells by itself comes in by `callback`, and is believed for
//! what its own state says.

mod http;

pub use http::{HttpProvider, MERCHANT};

use futures_util::future::BoxFuture;
use lumora_core::wire::SecretText;

/// The provider that the sample operator works with: whom the ledger's accounts of payments belong to.
pub const SAMPLE_PROVIDER: &str = "SAMPLEPAY";

/// Whom money belongs to that arrives on the operator's own bank account.
pub const OWN_BANK: &str = "OWNBANK";

/// A payment to open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPayment {
    /// Names it for ever: the deposit's id.
    pub reference: String,
    /// Whether it is paid by scanning a code.
    pub by_qr: bool,
    /// Minor units.
    pub amount: i64,
    /// ISO 4217 code.
    pub currency: String,
    /// Seconds until nobody needs to pay any more.
    pub expires_in: i64,
    /// Where the payment page leads back to.
    pub return_url: String,
    /// What the payer reads.
    pub description: String,
    /// Language code.
    pub language: String,
}

/// An open payment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenedPayment {
    /// The page where one pays.
    pub pay_url: String,
    /// What a QR code holds; empty where none was asked for.
    pub qr: String,
}

/// A redeemed voucher.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RedeemedVoucher {
    /// What it was worth, in minor units.
    pub amount: i64,
    /// ISO 4217 code.
    pub currency: String,
}

/// A payout to make.
#[derive(Clone, PartialEq, Eq)]
pub struct NewPayout {
    /// Names it for ever: the withdrawal's id.
    pub reference: String,
    /// Minor units.
    pub amount: i64,
    /// ISO 4217 code.
    pub currency: String,
    /// bank, ewallet or crypto.
    pub kind: &'static str,
    /// Whose account.
    pub holder: String,
    /// Bank or service.
    pub institution: String,
    /// Number or address.
    pub account: String,
    /// Network of an address.
    pub network: String,
}

impl std::fmt::Debug for NewPayout {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewPayout").field("reference", &self.reference).finish_non_exhaustive()
    }
}

/// Money that has moved at a provider: a receipt of a payment, or a part of a payout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved {
    /// The provider's own id of it.
    pub id: String,
    /// Minor units.
    pub amount: i64,
    /// When, in milliseconds.
    pub at_ms: i64,
}

/// What a provider's own books say of a payment or payout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProviderRecord {
    /// ISO 4217 code.
    pub currency: String,
    /// What has moved, in its order.
    pub moved: Vec<Moved>,
    /// All of it has come back.
    pub returned: bool,
}

/// Why a provider did not do what it was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProviderError {
    /// It will not, whatever is tried: its own code.
    #[error("the payment provider refused ({0})")]
    Refused(String),
    /// Nobody knows whether it has: ask again, under the same reference.
    #[error("the payment provider did not answer ({0}): the same request is sent again")]
    Uncertain(String),
}

/// A way to a payment provider.
pub trait PaymentProvider: Send + Sync + std::fmt::Debug {
    /// Opens a payment, or gives the one that was opened under the reference.
    fn open<'a>(&'a self, payment: &'a NewPayment) -> BoxFuture<'a, Result<OpenedPayment, ProviderError>>;

    /// Redeems a voucher of this currency, or gives what was redeemed under the reference.
    fn redeem<'a>(
        &'a self,
        reference: &'a str,
        code: &'a SecretText,
        currency: &'a str,
    ) -> BoxFuture<'a, Result<RedeemedVoucher, ProviderError>>;

    /// Hands a payout over, once for its reference.
    fn pay_out<'a>(&'a self, payout: &'a NewPayout) -> BoxFuture<'a, Result<(), ProviderError>>;

    /// What its books say of the payment with this reference; nothing where it knows of none.
    fn payment_of<'a>(&'a self, reference: &'a str) -> BoxFuture<'a, Result<Option<ProviderRecord>, ProviderError>>;

    /// What its books say of the payout with this reference; nothing where it knows of none.
    fn payout_of<'a>(&'a self, reference: &'a str) -> BoxFuture<'a, Result<Option<ProviderRecord>, ProviderError>>;
}
