//! What every handler can reach, whatever crate it stands in.

use std::ops::Deref;
use std::sync::Arc;

use crate::clock::Clock;
use crate::config::Config;
use crate::outbox::Gateways;
use crate::push::{Bounds, Hub};
use crate::region::Places;
use crate::revision::Revision;
use crate::seal::SealKeys;
use crate::store::{Store, StoreError};
use crate::vault::Vault;

/// The services that all crates share, behind one pointer: every layer of a request takes a copy.
#[derive(Clone, Debug)]
pub struct Base(Arc<Services>);

/// What a [`Base`] leads to.
#[derive(Clone, Debug)]
pub struct Services {
    /// The database.
    pub store: Store,
    /// What the operator has set.
    pub config: Arc<Config>,
    /// What time it is.
    pub clock: Clock,
    /// The keys of sealed calls.
    pub seal: Arc<SealKeys>,
    /// Secrets that must be readable again.
    pub vault: Arc<Vault>,
    /// Who carries messages to members.
    pub gateways: Gateways,
    /// How often an operator has changed the site.
    pub revision: Arc<Revision>,
    /// In which countries addresses are, as far as they were looked up.
    pub places: Arc<Places>,
    /// Who of the open pages is to be told what has changed.
    pub push: Arc<Hub>,
}

impl Base {
    /// The base of a server on an open store.
    ///
    /// # Errors
    /// When the database or the data folder fails.
    pub async fn new(store: Store, config: Config, clock: Clock) -> Result<Self, StoreError> {
        let seal = Arc::new(SealKeys::load(&store, clock.now_ms()).await?);
        let vault = Arc::new(Vault::open(&config.data)?);
        let push = Hub::open(&store, Bounds::default());
        let (config, gateways) = (Arc::new(config), Gateways::default());
        let (revision, places) = (Arc::default(), Arc::default());
        Ok(Self(Arc::new(Services { store, config, clock, seal, vault, gateways, revision, places, push })))
    }

    /// The same services but for what `change` puts in their place.
    #[must_use]
    pub fn with(&self, change: impl FnOnce(&mut Services)) -> Self {
        let mut other = self.clone();
        change(Arc::make_mut(&mut other.0));
        other
    }
}

impl Deref for Base {
    type Target = Services;

    fn deref(&self) -> &Services {
        &self.0
    }
}
