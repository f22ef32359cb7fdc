//! The state of this crate's handlers.

use std::sync::Arc;

use axum::extract::FromRef;
use platform::Base;

use crate::captcha::{Challenge, RealChallenge};
use crate::passwords::Passwords;
use crate::phone_identity::{self, PhoneIdentity, ToolkitSettings};
use crate::registration::{NoLinks, RegistrationLinks};
use crate::social::{ProviderSettings, Providers};

/// External services that the operator has configured.
#[derive(Clone, Debug, Default)]
pub struct IdentityConfig {
    /// Providers of social logins.
    pub social: Vec<ProviderSettings>,
    /// The gateway that verifies mobile numbers; `None` without one.
    pub phone_identity: Option<ToolkitSettings>,
}

/// The shared base and the services of this crate. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct IdentityState {
    /// Store, clock, configuration and the other parts that all crates share.
    pub base: Base,
    /// The queue of passwords to hash or verify.
    pub passwords: Passwords,
    /// The source of captchas.
    pub challenge: Arc<dyn Challenge>,
    /// The gateway that verifies mobile numbers by identity tokens; `None` without one.
    pub phone_identity: Option<Arc<dyn PhoneIdentity>>,
    /// Providers of social logins.
    pub social: Arc<Providers>,
    /// Registration links of agents.
    pub links: &'static dyn RegistrationLinks,
}

impl IdentityState {
    /// The state for these services, without registration links.
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
