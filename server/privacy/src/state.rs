//! The state of this crate's handlers and jobs.

use axum::extract::FromRef;
use identity::passwords::Passwords;
use platform::Base;

use crate::Areas;

/// The shared base, and what only this crate needs. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct PrivacyState {
    /// The state that all crates share.
    pub base: Base,
    /// Hashing of passwords, a few at a time; shared with the logins.
    pub passwords: Passwords,
    /// The areas of a data copy, crate by crate.
    pub areas: Areas,
}

impl FromRef<PrivacyState> for Base {
    fn from_ref(state: &PrivacyState) -> Self {
        state.base.clone()
    }
}
