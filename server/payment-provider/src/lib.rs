//! The sample payment provider: a party of its own with its own origin, database and process. No real money moves, and every page says so.
//!
//! It takes what payment providers take (payments at a page of its own or by QR code, payouts, vouchers), so that an operator's cashier can
//! be tried out against somebody who answers late, pays twice, pays another amount, or not at all. It knows the operator, its *merchant*,
//! by HTTP alone: signed calls in ([`http`]), signed events out, behind the trait [`Merchant`]. Replacing it by a real provider is an
//! adapter on the operator's side.
//!
//! Reading order: [`fields`] (what calls hold), [`payment`], [`payout`], [`voucher`] (one transaction a step, each with its event), [`event`]
//! (telling the merchant until it has heard), [`worker`] (what happens by itself), [`http`] (calls and pages).

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

pub use event::{Merchant, Unheard};
pub use http::router;
pub use worker::start_worker;

/// The tables of the provider's database.
pub const MIGRATIONS: &[Migration] = migrations!["0001_payments"];

/// The name under which the operator is known here.
pub const MERCHANT: &str = "lumora";

/// How the provider is set up.
#[derive(Debug)]
pub struct ProviderConfig {
    /// The provider's own origin, such as `http://127.0.0.1:8082`.
    pub origin: String,
    /// The origin of the merchant: the only one that is told anything, and that pages lead back to.
    pub merchant_origin: String,
    /// What calls are signed with, either way.
    pub key: SharedKey,
    /// The pages are there on which a person makes vouchers and decides about payouts. Never where the world can reach them.
    pub has_desk: bool,
}

/// What the provider's handlers and worker can reach. Cloning is cheap.
#[derive(Clone)]
pub struct ProviderState {
    /// The provider's own database.
    pub store: Store,
    /// What time it is.
    pub clock: Clock,
    /// The way to the merchant.
    pub merchant: Arc<dyn Merchant>,
    /// How it is set up.
    pub config: Arc<ProviderConfig>,
    /// Stands in the forms of the desk, so that no page from elsewhere can send one.
    desk_token: Arc<str>,
}

impl ProviderState {
    /// The provider on an open store.
    pub fn new(store: Store, clock: Clock, merchant: Arc<dyn Merchant>, config: ProviderConfig) -> Self {
        Self { store, clock, merchant, config: Arc::new(config), desk_token: ids::random_token().into() }
    }
}

impl std::fmt::Debug for ProviderState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ProviderState").field("config", &self.config).finish_non_exhaustive()
    }
}

/// What can go wrong on the provider's own side.
#[derive(Debug, thiserror::Error)]
pub enum ProviderError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What the merchant is to be told can not be written down.
    #[error("an event can not be written as JSON ({0}): report this with the request id")]
    Event(#[from] serde_json::Error),
}

impl TxError for ProviderError {
    fn as_store_error(&self) -> Option<&StoreError> {
        if let Self::Store(error) = self { Some(error) } else { None }
    }
}

impl ProviderError {
    /// A stored value is not of the shape that its column promises.
    fn corrupt(what: &str, value: &str) -> Self {
        StoreError::Corrupt(format!("{what} {value}")).into()
    }
}

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
