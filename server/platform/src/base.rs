//! The services that every handler can reach, whichever crate it is in.

use std::ops::Deref;
use std::sync::Arc;

use crate::clock::Clock;
use crate::config::Config;
use crate::outbox::Gateways;
use crate::push::{Bounds, Hub};
use crate::region::CountryCache;
use crate::revision::Revision;
use crate::seal::SealKeys;
use crate::store::{Store, StoreError};
use crate::vault::Vault;

/// A handle to the [`Services`] that all crates share. It is one pointer, because every layer of a request clones it.
#[derive(Clone, Debug)]
pub struct Base(Arc<Services>);

/// The services behind a [`Base`].
#[derive(Clone, Debug)]
pub struct Services {
    /// The database.
    pub store: Store,
    /// The configuration from the command line and the environment.
    pub config: Arc<Config>,
    /// The source of the current time; tests set it.
    pub clock: Clock,
    /// The key pair that opens sealed (HPKE) request bodies.
    pub seal: Arc<SealKeys>,
    /// Encrypts and decrypts secrets that must be readable again, such as bank accounts.
    pub vault: Arc<Vault>,
    /// The gateways that deliver text messages and mails to members.
    pub gateways: Gateways,
    /// The site's revision: a number that grows with each change by an operator.
    pub revision: Arc<Revision>,
    /// The cache of countries by IP address.
    pub countries: Arc<CountryCache>,
    /// The open event streams, which are notified of changes.
    pub push: Arc<Hub>,
}

impl Base {
    /// Builds the services on an open store; makes the seal key and the vault's key file where there are none.
    ///
    /// # Errors
    /// When the database or the data folder fails.
    pub async fn new(store: Store, config: Config, clock: Clock) -> Result<Self, StoreError> {
        let seal = Arc::new(SealKeys::load(&store, clock.now_ms()).await?);
        let vault = Arc::new(Vault::open(&config.data)?);
        let push = Hub::open(&store, Bounds::default());
        let (config, gateways) = (Arc::new(config), Gateways::default());
        let (revision, countries) = (Arc::default(), Arc::default());
        Ok(Self(Arc::new(Services { store, config, clock, seal, vault, gateways, revision, countries, push })))
    }

    /// A copy of the services with some replaced by `change`; the original is not affected.
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
