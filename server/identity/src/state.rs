//! What the handlers of this crate can reach.

use std::sync::Arc;

use axum::extract::FromRef;
use platform::Base;

use crate::captcha::{Challenge, RealChallenge};
use crate::passwords::Passwords;
use crate::phone_identity::{self, PhoneIdentity, ToolkitSettings};
use crate::registration::{NoLinks, RegistrationLinks};
use crate::social::{ProviderSettings, Providers};

/// Services of others that the operator has set up.
#[derive(Clone, Debug, Default)]
pub struct IdentityConfig {
    /// Providers of social logins.
    pub social: Vec<ProviderSettings>,
    /// The service that verifies numbers.
    pub phone_identity: Option<ToolkitSettings>,
}

/// The base, and what only this crate needs. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct IdentityState {
    /// What all crates share.
    pub base: Base,
    /// Hashing of passwords, a few at once.
    pub passwords: Passwords,
    /// What a login is asked after a failure.
    pub challenge: Arc<dyn Challenge>,
    /// Who verifies numbers with a token; nothing where there is no such gateway.
    pub phone_identity: Option<Arc<dyn PhoneIdentity>>,
    /// Providers of social logins.
    pub social: Arc<Providers>,
    /// Links by which agents let people register.
    pub links: &'static dyn RegistrationLinks,
}

impl IdentityState {
    /// The state of a server with these services.
    pub fn new(base: Base, config: &IdentityConfig) -> Self {
        let phone_identity = phone_identity::gateway(&base, config.phone_identity.as_ref());
        let social = Arc::new(Providers::new(&base, &config.social));
        Self {
            base,
            passwords: Passwords::new(),
            challenge: Arc::new(RealChallenge),
            phone_identity,
            social,
            links: &NoLinks,
        }
    }
}

impl FromRef<IdentityState> for Base {
    fn from_ref(state: &IdentityState) -> Self {
        state.base.clone()
    }
}
