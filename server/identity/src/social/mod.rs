//! Logging in with an account of somebody else's: OpenID Connect, authorization code flow with PKCE (sections 1 and 2 of the
//! specification, "social login").
//!
//! The browser goes to `/wps/session/social/PROVIDER/start`, from there to the provider, and comes back to `.../callback`, which
//! has the code exchanged, checks the provider's token, and sends the browser to `/login` with a ticket in the fragment, which no
//! log sees. The client trades the ticket for a session, or for another one that goes with a registration ([`link`]).
//!
//! State, nonce and PKCE verifier are derived from a cookie of the browser that began, so that nobody can finish a flow
//! that another began, nor plant a ticket in somebody else's browser. An identity belongs to a member only because it was linked:
//! an equal mail address proves nothing.
//!
//! On a development server that has no provider set up, a built-in one ([`development`]) stands in for both.

mod browser;
pub mod development;
mod flow;
mod login;
mod provider;
mod records;
mod settings;

use std::sync::Arc;

use utoipa::{OpenApiRouter, routes};

pub use provider::{Identity, Provider, ProviderError};
pub use records::link;
pub use settings::{ProviderSettings, SettingError, from_environment};

use crate::IdentityState;
use development::DevelopmentProvider;
use platform::Base;
use platform::http_client::Network;

/// The providers that are set up.
#[derive(Debug, Clone, Default)]
pub struct Providers {
    list: Vec<Arc<Provider>>,
    development: Option<Arc<DevelopmentProvider>>,
}

impl Providers {
    /// The providers of the settings; the built-in one where there are none on a development server.
    pub fn new(base: &Base, settings: &[ProviderSettings]) -> Self {
        if settings.is_empty() && base.config.development {
            let development = Arc::new(DevelopmentProvider::new(&base.config, base.clock.clone()));
            let list = development.settings().into_iter();
            let list = list.map(|settings| Arc::new(Provider::new(settings, development.transport()))).collect();
            return Self { list, development: Some(development) };
        }
        let network = Arc::new(Network::default());
        let list = settings.iter().map(|settings| Arc::new(Provider::new(settings.clone(), network.clone())));
        Self { list: list.collect(), development: None }
    }

    /// Providers reached in ways of the caller's own, for tests.
    pub fn of(list: Vec<Provider>) -> Self {
        Self { list: list.into_iter().map(Arc::new).collect(), development: None }
    }

    /// Their names, as the client's buttons know them.
    pub fn names(&self) -> Vec<String> {
        self.list.iter().map(|provider| provider.name().to_owned()).collect()
    }

    fn find(&self, name: &str) -> Option<Arc<Provider>> {
        self.list.iter().find(|provider| provider.name() == name).cloned()
    }

    /// The pages of the built-in provider; none unless it stands in.
    pub fn development_pages(&self) -> axum::Router {
        self.development.as_ref().map(|provider| provider.router()).unwrap_or_default()
    }
}

/// The calls of this module. The two addresses that a browser itself goes to are no calls and stand in no document.
pub fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new().routes(routes!(login::login)).merge(flow::router())
}
