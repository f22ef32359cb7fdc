//! State of this crate's handlers.

use axum::extract::FromRef;
use platform::Base;

use crate::source::Sources;

/// The shared base, and the sources of rewards. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct RewardsState {
    /// Store, clock, vault and configuration that all crates share.
    pub base: Base,
    /// Every source of rewards.
    pub sources: Sources,
}

impl FromRef<RewardsState> for Base {
    fn from_ref(state: &RewardsState) -> Self {
        state.base.clone()
    }
}
