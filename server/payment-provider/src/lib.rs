//! The sample payment provider: a separate party with its own origin, database and process. No real money moves, and
//! every page says so.
//!
//! It offers what payment providers offer (payments on a hosted page or by QR code, payouts, vouchers), so that an
//! operator's cashier can be tested against late, double, deviating and missing payments. A payout is, in the language
//! of payment providers, the payment of a merchant's withdrawal to an account. The provider knows the operator, its
//! *merchant*, by HTTP alone: signed calls in ([`http`]), signed events out, behind the trait [`Merchant`]. Replacing
//! it by a real provider takes an adapter on the operator's side.
//!
//! Reading order: [`fields`] (the types of bodies), [`payment`], [`payout`], [`voucher`] (each transition is one
//! transaction that also writes its event), [`event`] (delivery to the merchant with retries), [`worker`] (the
//! background loop), [`http`] (calls and pages).

use std::sync::Arc;

use platform::clock::Clock;
use platform::ids;
use platform::shared_key::SharedKey;
use platform::store::{Migration, Store, StoreError, TxError, migrations};

pub mod event;
pub mod fields;
pub mod http;
mod origin;
pub mod payment;
pub mod payout;
pub mod voucher;
pub mod worker;

pub use event::{Merchant, NotDelivered};
pub use http::router;
pub use worker::start_worker;

/// Migrations of the provider's database, in order.
pub const MIGRATIONS: &[Migration] = migrations!["0001_payments"];

/// The operator's merchant id, as in the signatures of its calls.
pub const MERCHANT: &str = "lumora";

/// Configuration of the provider.
#[derive(Debug)]
pub struct ProviderConfig {
    /// The provider's own origin, such as `http://127.0.0.1:8082`.
    pub origin: String,
    /// The merchant's origin: the only one that events are sent to and that pages link back to.
    pub merchant_origin: String,
    /// The shared key that signs the calls between merchant and provider, in both directions.
    pub key: SharedKey,
    /// Whether the pages exist on which a person makes vouchers and decides payouts. Must be off where others can reach
    /// the server.
    pub has_desk: bool,
}

/// State of the provider's handlers and worker. Cloning is cheap.
#[derive(Clone)]
pub struct ProviderState {
    /// The provider's own database.
    pub store: Store,
    /// The clock of expiry times and signatures.
    pub clock: Clock,
    /// Sends events to the merchant.
    pub merchant: Arc<dyn Merchant>,
    /// Configuration of this process.
    pub config: Arc<ProviderConfig>,
    /// Secret in the forms of the desk, which keeps other sites from submitting them (CSRF).
    desk_token: Arc<str>,
}

impl ProviderState {
    /// The state of a provider on an open store, with a new secret for the desk.
    pub fn new(store: Store, clock: Clock, merchant: Arc<dyn Merchant>, config: ProviderConfig) -> Self {
        Self { store, clock, merchant, config: Arc::new(config), desk_token: ids::random_token().into() }
    }
}

impl std::fmt::Debug for ProviderState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ProviderState").field("config", &self.config).finish_non_exhaustive()
    }
}

/// A failure on the provider's own side.
#[derive(Debug, thiserror::Error)]
pub enum ProviderError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The body of an event could not be serialized.
    #[error("an event can not be written as JSON ({0}): report this with the request id")]
    Event(#[from] serde_json::Error),
}

impl TxError for ProviderError {
    fn as_store_error(&self) -> Option<&StoreError> {
        if let Self::Store(error) = self { Some(error) } else { None }
    }
}

impl ProviderError {
    /// The error for a stored value that its column must not hold.
    fn corrupt(what: &str, value: &str) -> Self {
        StoreError::Corrupt(format!("{what} {value}")).into()
    }
}

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
