//! The states of the crates of a running server.

use std::sync::Arc;

use axum::extract::FromRef;
use cashier::CashierState;
use cashier::provider::HttpProvider;
use content::ContentState;
use games::GamesState;
use games::free_spins::FreeSpinsSupplier;
use games::wallets::VendorWallets;
use identity::{IdentityConfig, IdentityState};
use platform::Base;
use platform::clock::Clock;
use platform::config::Config;
use platform::http_client::Network;
use platform::shared_key::{self, SharedKey};
use platform::store::{Store, StoreError};
use privacy::PrivacyState;
use promotions::PromotionState;
use rewards::RewardsState;

use crate::search::SearchState;
use crate::{DATA, REWARD_SOURCES};

/// The state of each crate. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct AppState {
    /// The state that all crates share: store, clock, configuration, vault and so on.
    pub base: Base,
    /// State of the crate `identity`.
    pub identity: IdentityState,
    /// State of the crate `content`.
    pub content: ContentState,
    /// State of the crate `games`.
    pub games: GamesState,
    /// State of the crate `promotions`.
    pub promotions: PromotionState,
    /// State of the crate `cashier`.
    pub cashier: CashierState,
    /// State of the crate `privacy`.
    pub privacy: PrivacyState,
    /// State of the crate `rewards`.
    pub rewards: RewardsState,
    /// State of the search index.
    pub search: SearchState,
}

impl AppState {
    /// The state of a server on an open store, with the sample payment provider at the configured origin.
    ///
    /// # Errors
    /// When the database or the data folder fails.
    pub async fn new(
        store: Store,
        config: Config,
        identity: &IdentityConfig,
        clock: Clock,
    ) -> Result<Self, StoreError> {
        let base = Base::new(store, config, clock).await?;
        Self::of(IdentityState::new(base, identity))
    }

    /// The state of a server from the state of `identity`, which holds the shared base.
    ///
    /// # Errors
    /// When the data folder fails.
    pub fn of(identity: IdentityState) -> Result<Self, StoreError> {
        let cashier = cashier_of(&identity)?;
        Ok(Self::with_cashier(identity, cashier))
    }

    /// The same with another state of the cashier.
    pub fn with_cashier(identity: IdentityState, cashier: CashierState) -> Self {
        let identity = IdentityState { links: &agents::register::AgentLinks, ..identity };
        let base = identity.base.clone();
        let content = ContentState { base: base.clone(), social: identity.social.clone() };
        let games = GamesState::new(base.clone());
        let search = SearchState::new(games.clone());
        let promotions = PromotionState { base: base.clone(), passwords: identity.passwords.clone() };
        let privacy = PrivacyState { base: base.clone(), passwords: identity.passwords.clone(), areas: DATA };
        let rewards = RewardsState { base: base.clone(), sources: REWARD_SOURCES };
        Self { base, identity, content, games, promotions, rewards, cashier, privacy, search }
    }

    /// The same with another connection to the vendors that keep wallets of their own.
    #[must_use]
    pub fn with_vendors(self, vendors: Arc<dyn VendorWallets>) -> Self {
        let games = GamesState { vendors, ..self.games };
        let search = SearchState::new(games.clone());
        Self { games, search, ..self }
    }

    /// The same with another connection to the supplier of free spins.
    #[must_use]
    pub fn with_free_spins(self, free_spins: Arc<dyn FreeSpinsSupplier>) -> Self {
        let games = GamesState { free_spins, ..self.games };
        let search = SearchState::new(games.clone());
        Self { games, search, ..self }
    }
}

/// The state of a cashier that calls the sample payment provider.
fn cashier_of(identity: &IdentityState) -> Result<CashierState, StoreError> {
    let base = identity.base.clone();
    let provider_key = SharedKey::read_or_make(&base.config.data, shared_key::PAYMENT_PROVIDER)?;
    let (origin, site) = (&base.config.payment_origin, &base.config.site_origin);
    let transport = Arc::new(Network::default());
    let provider = HttpProvider::new(transport, origin, site, provider_key.clone(), base.clock.clone());
    Ok(CashierState { passwords: identity.passwords.clone(), provider: Arc::new(provider), provider_key, base })
}

impl FromRef<AppState> for Base {
    fn from_ref(state: &AppState) -> Self {
        state.base.clone()
    }
}
