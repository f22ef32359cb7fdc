//! What the handlers of this crate are given.

use axum::extract::FromRef;
use platform::Base;

use crate::source::Sources;

/// The base, and where rewards come from. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct RewardsState {
    /// What all crates share.
    pub base: Base,
    /// Every source of rewards.
    pub sources: Sources,
}

impl FromRef<RewardsState> for Base {
    fn from_ref(state: &RewardsState) -> Self {
        state.base.clone()
    }
}
