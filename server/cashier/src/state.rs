//! What the handlers of this crate can reach.

use std::sync::Arc;

use axum::extract::FromRef;
use identity::passwords::Passwords;
use platform::Base;
use platform::shared_key::SharedKey;

use crate::provider::PaymentProvider;

/// The base, and what only this crate needs. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct CashierState {
    /// What all crates share.
    pub base: Base,
    /// Hashing of passwords, a few at once: the queue of the logins.
    pub passwords: Passwords,
    /// Who takes and pays money.
    pub provider: Arc<dyn PaymentProvider>,
    /// What the provider and this server sign with.
    pub provider_key: SharedKey,
}

impl FromRef<CashierState> for Base {
    fn from_ref(state: &CashierState) -> Self {
        state.base.clone()
    }
}
