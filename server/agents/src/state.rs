//! What the handlers of this crate can reach.

use axum::extract::FromRef;
use cashier::CashierState;
use identity::passwords::Passwords;
use platform::Base;

/// The cashier's state, with the base in it: agents move money by the cashier's rules. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct AgentsState {
    /// What the cashier's handlers reach.
    pub cashier: CashierState,
}

impl FromRef<AgentsState> for Base {
    fn from_ref(state: &AgentsState) -> Self {
        state.cashier.base.clone()
    }
}

impl FromRef<AgentsState> for CashierState {
    fn from_ref(state: &AgentsState) -> Self {
        state.cashier.clone()
    }
}

impl FromRef<AgentsState> for Passwords {
    fn from_ref(state: &AgentsState) -> Self {
        state.cashier.passwords.clone()
    }
}
