//! What every handler can reach.

use std::sync::Arc;

use crate::catalogue::Popularity;
use crate::clock::Clock;
use crate::config::Config;
use crate::outbox::Gateways;
use crate::phone_identity::{self, PhoneIdentity};
use crate::revision::Revision;
use crate::seal::SealKeys;
use crate::session::captcha::{Challenge, RealChallenge};
use crate::session::password::Passwords;
use crate::showcase::WinnerBoards;
use crate::social::Providers;
use crate::store::{Store, StoreError};
use crate::vault::Vault;

/// The parts of a running server. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct AppState {
    /// The database.
    pub store: Store,
    /// What the operator has set.
    pub config: Arc<Config>,
    /// What time it is.
    pub clock: Clock,
    /// Hashing of passwords, a few at once.
    pub passwords: Passwords,
    /// The keys of sealed calls.
    pub seal: Arc<SealKeys>,
    /// What a login is asked after a failure.
    pub challenge: Arc<dyn Challenge>,
    /// What is played most.
    pub popularity: Arc<Popularity>,
    /// Who won.
    pub winners: Arc<WinnerBoards>,
    /// Secrets that must be readable again.
    pub vault: Arc<Vault>,
    /// Who carries messages to members.
    pub gateways: Gateways,
    /// Who verifies numbers with a token; nothing where there is no such gateway.
    pub phone_identity: Option<Arc<dyn PhoneIdentity>>,
    /// Providers of social logins.
    pub social: Arc<Providers>,
    /// How often an operator has changed the site.
    pub revision: Arc<Revision>,
}

impl AppState {
    /// The state of a server on an open store.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn new(store: Store, config: Config, clock: Clock) -> Result<Self, StoreError> {
        let seal = Arc::new(SealKeys::load(&store, clock.now_ms()).await?);
        let vault = Arc::new(Vault::open(&config.data)?);
        let passwords = Passwords::new();
        let phone_identity = phone_identity::gateway(&config, &store, &clock);
        let social = Arc::new(Providers::new(&config, &clock));
        let (config, popularity, winners) = (Arc::new(config), Arc::default(), Arc::default());
        let (challenge, gateways) = (Arc::new(RealChallenge), Gateways::default());
        Ok(Self {
            store,
            config,
            clock,
            passwords,
            seal,
            challenge,
            popularity,
            winners,
            vault,
            gateways,
            social,
            phone_identity,
            revision: Arc::default(),
        })
    }
}
