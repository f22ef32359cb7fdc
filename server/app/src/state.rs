//! What the crates of a running server are given.

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
    /// What all crates share.
    pub base: Base,
    /// Of the crate `identity`.
    pub identity: IdentityState,
    /// Of the crate `content`.
    pub content: ContentState,
    /// Of the crate `games`.
    pub games: GamesState,
    /// Of the crate `promotions`.
    pub promotions: PromotionState,
    /// Of the crate `cashier`.
    pub cashier: CashierState,
    /// Of the crate `privacy`.
    pub privacy: PrivacyState,
    /// Of the crate `rewards`.
    pub rewards: RewardsState,
    /// What the site's search finds.
    pub search: SearchState,
}

impl AppState {
    /// The state of a server on an open store.
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

    /// The state of a server whose base and identity are there.
    ///
    /// # Errors
    /// When the data folder fails.
    pub fn of(identity: IdentityState) -> Result<Self, StoreError> {
        let cashier = cashier_of(&identity)?;
        Ok(Self::with_cashier(identity, cashier))
    }

    /// The same with a cashier of its own.
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

    /// The same with other vendors that keep wallets.
    #[must_use]
    pub fn with_vendors(self, vendors: Arc<dyn VendorWallets>) -> Self {
        let games = GamesState { vendors, ..self.games };
        let search = SearchState::new(games.clone());
        Self { games, search, ..self }
    }

    /// The same with another supplier of free spins.
    #[must_use]
    pub fn with_free_spins(self, free_spins: Arc<dyn FreeSpinsSupplier>) -> Self {
        let games = GamesState { free_spins, ..self.games };
        let search = SearchState::new(games.clone());
        Self { games, search, ..self }
    }
}

/// A cashier that works with the sample payment provider.
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
