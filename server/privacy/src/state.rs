//! What the handlers of this crate can reach.

use axum::extract::FromRef;
use identity::passwords::Passwords;
use platform::Base;

use crate::Areas;

/// The base, and what only this crate needs. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct PrivacyState {
    /// What all crates share.
    pub base: Base,
    /// Hashing of passwords, a few at once: the queue of the logins.
    pub passwords: Passwords,
    /// What belongs to a copy of a member's data.
    pub areas: Areas,
}

impl FromRef<PrivacyState> for Base {
    fn from_ref(state: &PrivacyState) -> Self {
        state.base.clone()
    }
}
