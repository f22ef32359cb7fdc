//! The sample supplier: a separate party with its own origin, database and mathematics, which runs in the server's
//! program.
//!
//! It knows the operator only through the seamless wallet's HTTP contract (documented in the operator's crate `games`),
//! behind the trait [`OperatorWallet`]. So a real supplier can replace it without a change on the operator's side, and
//! its tests need no operator. It serves the slots of the game areas (Section 1 of the specification).
//!
//! Reading order: [`slots`] (the mathematics), [`random`] (outcomes), [`titles`] (what can be played), [`look`] (how it
//! is drawn), [`wallet`] (the operator as the supplier sees it), [`transfer_wallet`] (transfer wallets, whose balances the supplier
//! keeps itself), [`free_spins`] (rounds that the operator grants), [`round`] (a round from stake to payout, surviving
//! crashes), [`automatic`] (rounds that start by themselves, within bounds), [`http`] (page and calls).

use std::sync::Arc;

use platform::clock::Clock;
use platform::store::{Migration, Store, StoreError, migrations};

mod automatic;
mod background;
pub mod free_spins;
pub mod http;
pub mod look;
pub mod random;
pub mod round;
mod session;
mod tier;
pub mod titles;
pub mod transfer_wallet;
pub mod wallet;

pub use http::{content_policy, router};
pub use round::start_worker;
pub use slots::generate::{Kind, for_game as design};
pub use slots::{DesignError, Slot, StopSource, Volatility};
pub use titles::{GameTitle, Published, measure, seed, stakes};
pub use wallet::{OperatorWallet, SeamlessHttp};

/// Migrations of the supplier's database.
pub const MIGRATIONS: &[Migration] = migrations![
    "0001_rounds",
    "0002_covers",
    "0003_play_rules",
    "0125_deviation",
    "0155_own_wallets",
    "0183_stake_cap",
    "0184_free_spins"
];

/// Minimum time between the starts of two rounds of a player in a game, in milliseconds. An operator may demand more.
pub const MIN_ROUND_MS: i64 = 2_500;

/// State of the supplier's handlers and worker. Cloning is cheap.
#[derive(Clone)]
pub struct SupplierState {
    /// The supplier's own database.
    pub store: Store,
    /// The operator's seamless wallet.
    pub wallet: Arc<dyn OperatorWallet>,
    /// The clock; tests move it.
    pub clock: Clock,
    /// The origin of the site: the only one that may frame the page, and the receiver of its messages.
    pub site_origin: Arc<str>,
    /// The secret that the operator signs its calls with; without it such calls are refused.
    operator_secret: Option<Arc<str>>,
}

impl SupplierState {
    /// The supplier on an open store, for the site at `site_origin`.
    pub fn new(store: Store, wallet: Arc<dyn OperatorWallet>, clock: Clock, site_origin: &str) -> Self {
        Self { store, wallet, clock, site_origin: site_origin.into(), operator_secret: None }
    }

    /// The same with the secret that the operator signs its calls with, which allows transfer wallets, free spins and
    /// reading rounds.
    #[must_use]
    pub fn with_operator_secret(self, secret: &str) -> Self {
        Self { operator_secret: Some(secret.into()), ..self }
    }
}

impl std::fmt::Debug for SupplierState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SupplierState").field("site_origin", &self.site_origin).finish_non_exhaustive()
    }
}

/// Errors on the supplier's own side.
#[derive(Debug, thiserror::Error)]
pub enum SupplierError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored design of a title can not be played.
    #[error("the stored design of a title is not sound: {0}")]
    Design(#[from] slots::DesignError),
    /// A stored value does not have the form that its column requires.
    #[error("a stored value of the supplier is not valid: {0}")]
    Corrupt(String),
    /// Background work ended without a result.
    #[error("background work ended without a result: {0}; it begins again at the next start")]
    Background(String),
    /// No outcome can be drawn, since there are no random bytes.
    #[error(transparent)]
    Randomness(#[from] random::NoRandomness),
}

impl platform::store::TxError for SupplierError {
    fn as_store_error(&self) -> Option<&StoreError> {
        if let Self::Store(error) = self { Some(error) } else { None }
    }
}

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
