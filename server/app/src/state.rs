//! What the crates of a running server are given.

use axum::extract::FromRef;
use content::ContentState;
use games::GamesState;
use identity::{IdentityConfig, IdentityState};
use platform::Base;
use platform::clock::Clock;
use platform::config::Config;
use platform::store::{Store, StoreError};

use crate::search::SearchState;

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
        Ok(Self::of(IdentityState::new(base, identity)))
    }

    /// The state of a server whose base and identity are there.
    pub fn of(identity: IdentityState) -> Self {
        let base = identity.base.clone();
        let content = ContentState { base: base.clone(), social: identity.social.clone() };
        let games = GamesState::new(base.clone());
        let search = SearchState::new(games.clone());
        Self { base, identity, content, games, search }
    }
}

impl FromRef<AppState> for Base {
    fn from_ref(state: &AppState) -> Self {
        state.base.clone()
    }
}
