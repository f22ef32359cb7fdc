//! The state of this crate's handlers.

use axum::extract::FromRef;
use cashier::CashierState;
use identity::passwords::Passwords;
use platform::Base;

use crate::settle::RunningTeams;

/// The cashier's state, with the base in it: agents move money by the cashier's rules. Cheap to clone.
#[derive(Clone, Debug)]
pub struct AgentsState {
    /// The state of the cashier's handlers.
    pub cashier: CashierState,
    /// A cache of teams' figures in running periods.
    running: RunningTeams,
}

impl AgentsState {
    /// The state, with an empty cache.
    pub fn new(cashier: CashierState) -> Self {
        Self { cashier, running: RunningTeams::default() }
    }
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

impl FromRef<AgentsState> for RunningTeams {
    fn from_ref(state: &AgentsState) -> Self {
        state.running.clone()
    }
}
