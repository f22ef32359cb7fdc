//! State of this crate's handlers.

use std::sync::Arc;

use axum::extract::FromRef;
use identity::passwords::Passwords;
use platform::Base;
use platform::shared_key::SharedKey;

use crate::provider::PaymentProvider;

/// The shared base, and what only this crate needs. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct CashierState {
    /// Store, clock, vault and configuration that all crates share.
    pub base: Base,
    /// Hashes passwords, a few at a time, in the same queue as logins: checks the payment password.
    pub passwords: Passwords,
    /// The payment provider that takes deposits and pays withdrawals.
    pub provider: Arc<dyn PaymentProvider>,
    /// The shared key that signs the calls between this server and the payment provider, in both directions.
    pub provider_key: SharedKey,
}

impl FromRef<CashierState> for Base {
    fn from_ref(state: &CashierState) -> Self {
        state.base.clone()
    }
}
