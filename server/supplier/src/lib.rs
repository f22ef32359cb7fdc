//! The sample supplier: a party of its own with its own origin, database and mathematics, that happens to live in
//! the server's binary.
//!
//! It knows the operator only through the seamless wallet's HTTP contract (described in the operator's crate `games`), behind the trait
//! [`OperatorWallet`], so replacing it by a real supplier changes nothing on the operator's side, and its tests need no
//! operator. It serves the slots of the game areas (Section 1 of the specification).
//!
//! Reading order: [`slots`] (the mathematics), [`random`] (outcomes), [`titles`] (what can be played), [`look`] (how it is
//! drawn), [`wallet`] (the operator as the supplier sees it), [`own`] (balances
//! that the supplier keeps itself), [`free_spins`] (rounds that the operator gives away), [`round`] (a bet from stake to payout, surviving crashes), [`automatic`] (rounds that
//! start by themselves, within bounds), [`http`] (page and calls).

use std::sync::Arc;

use platform::clock::Clock;
use platform::store::{Migration, Store, StoreError, migrations};

mod automatic;
mod background;
pub mod free_spins;
pub mod http;
pub mod look;
pub mod own;
pub mod random;
pub mod round;
mod session;
mod tier;
pub mod titles;
pub mod wallet;

pub use http::{content_policy, router};
pub use round::start_worker;
pub use slots::generate::{Kind, for_game as design};
pub use slots::{DesignError, Slot, StopSource, Volatility};
pub use titles::{GameTitle, Published, measure, seed, stakes};
pub use wallet::{OperatorWallet, SeamlessHttp};

/// The tables of the supplier's database.
pub const MIGRATIONS: &[Migration] = migrations![
    "0001_rounds",
    "0002_covers",
    "0003_play_rules",
    "0125_deviation",
    "0155_own_wallets",
    "0183_stake_cap",
    "0184_free_spins"
];

/// The least time between the starts of two rounds of a player on a game, in milliseconds. An operator may ask for more.
pub const MIN_ROUND_MS: i64 = 2_500;

/// What the supplier's handlers and worker can reach. Cloning is cheap.
#[derive(Clone)]
pub struct SupplierState {
    /// The supplier's own database.
    pub store: Store,
    /// The operator's wallet.
    pub wallet: Arc<dyn OperatorWallet>,
    /// What time it is.
    pub clock: Clock,
    /// The origin of the site: the only one that may frame the page, and the receiver of its messages.
    pub site_origin: Arc<str>,
    /// What the operator signs its calls with; without it nobody moves money of players here.
    operator_secret: Option<Arc<str>>,
}

impl SupplierState {
    /// The supplier on an open store, for the site at `site_origin`.
    pub fn new(store: Store, wallet: Arc<dyn OperatorWallet>, clock: Clock, site_origin: &str) -> Self {
        Self { store, wallet, clock, site_origin: site_origin.into(), operator_secret: None }
    }

    /// The same with the secret that the operator signs its calls with: it may keep money here, for vendors with wallets of their own.
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

/// What can go wrong on the supplier's own side.
#[derive(Debug, thiserror::Error)]
pub enum SupplierError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored design can not be played.
    #[error("the stored design of a title is not sound: {0}")]
    Design(#[from] slots::DesignError),
    /// A stored value is not of the shape that its column promises.
    #[error("a stored value of the supplier is not valid: {0}")]
    Corrupt(String),
    /// Background work ended without a result.
    #[error("background work ended without a result: {0}; it begins again at the next start")]
    Background(String),
    /// No outcome can be drawn.
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
