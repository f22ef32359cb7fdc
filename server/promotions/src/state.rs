//! State of this crate's handlers.

use axum::extract::FromRef;
use identity::passwords::Passwords;
use platform::Base;

/// The shared base, and what only this crate needs. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct PromotionState {
    /// Store, clock, vault and configuration that all crates share.
    pub base: Base,
    /// Hashes passwords, a few at a time, in the same queue as logins: checks the payment password.
    pub passwords: Passwords,
}

impl FromRef<PromotionState> for Base {
    fn from_ref(state: &PromotionState) -> Self {
        state.base.clone()
    }
}
