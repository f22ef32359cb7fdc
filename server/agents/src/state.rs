//! What the handlers of this crate can reach.

use axum::extract::FromRef;
use identity::passwords::Passwords;
use platform::Base;

/// The base, and the queue of passwords. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct AgentsState {
    /// What all crates share.
    pub base: Base,
    /// Hashing and comparing passwords, a few at once.
    pub passwords: Passwords,
}

impl FromRef<AgentsState> for Base {
    fn from_ref(state: &AgentsState) -> Self {
        state.base.clone()
    }
}

impl FromRef<AgentsState> for Passwords {
    fn from_ref(state: &AgentsState) -> Self {
        state.passwords.clone()
    }
}
