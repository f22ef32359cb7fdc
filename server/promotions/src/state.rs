//! What the handlers of this crate can reach.

use axum::extract::FromRef;
use identity::passwords::Passwords;
use platform::Base;

/// The base, and what only this crate needs. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct PromotionState {
    /// What all crates share.
    pub base: Base,
    /// Hashing of passwords, a few at once: the queue of the logins.
    pub passwords: Passwords,
}

impl FromRef<PromotionState> for Base {
    fn from_ref(state: &PromotionState) -> Self {
        state.base.clone()
    }
}
