//! Social login, with an account at an identity provider: OpenID Connect, authorization code flow with PKCE (sections 1
//! and 2 of the specification, "social login").
//!
//! The browser goes to `/wps/session/social/PROVIDER/start`, from there to the provider, and back to `.../callback`.
//! That exchanges the code, verifies the provider's token, and redirects the browser to `/login` with a ticket in the
//! fragment, which reaches no log. The client exchanges the ticket for a session, or for a second ticket that
//! accompanies a registration ([`link`]).
//!
//! Nonce and PKCE verifier are derived from the state and a cookie of the browser that began the flow, so that nobody
//! can finish a flow that another browser began, nor plant a ticket in another browser. An identity belongs to a member
//! only if it was linked: an equal mail address proves nothing.
//!
//! On a development server without a configured provider, a built-in one ([`development`]) takes the place of Facebook
//! and Google.

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

/// The configured providers.
#[derive(Debug, Clone, Default)]
pub struct Providers {
    list: Vec<Arc<Provider>>,
    development: Option<Arc<DevelopmentProvider>>,
}

impl Providers {
    /// The providers of the settings; on a development server without any, the built-in one.
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

    /// Providers with transports of the caller's choice, for tests.
    pub fn of(list: Vec<Provider>) -> Self {
        Self { list: list.into_iter().map(Arc::new).collect(), development: None }
    }

    /// The names of the providers, as in addresses and in the client's buttons: `facebook`, `google`.
    pub fn names(&self) -> Vec<String> {
        self.list.iter().map(|provider| provider.name().to_owned()).collect()
    }

    fn find(&self, name: &str) -> Option<Arc<Provider>> {
        self.list.iter().find(|provider| provider.name() == name).cloned()
    }

    /// The pages of the built-in provider; empty where it is not used.
    pub fn development_pages(&self) -> axum::Router {
        self.development.as_ref().map(|provider| provider.router()).unwrap_or_default()
    }
}

/// The routes of this module. The two addresses that the browser navigates to are not part of the API document.
pub fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new().routes(routes!(login::login)).merge(flow::router())
}
