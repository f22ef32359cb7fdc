//! The built-in identity provider of a development server: an OpenID provider under `/dev/oidc/`, so that a social
//! login runs from end to end without external services. Anybody who reaches it can log in as anyone, so it exists only
//! with `--dev`.
//!
//! It has a discovery document, a consent page, a token endpoint with PKCE, and keys that are generated at the start.
//! It knows only the callback addresses of the site. The site sends it the same requests as any other provider, but
//! without a socket.

mod authorize;
mod page;
mod token;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::Request;
use axum::routing::{get, post};
use futures_util::future::BoxFuture;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use super::settings::ProviderSettings;
use platform::clock::{Clock, MINUTE_MS};
use platform::config::Config;
use platform::http::Json;
use platform::http_client::{CallError, ServiceReply, Transport};
use platform::ids;
use platform::jwt::SigningKey;

/// Base path of all its pages.
pub const PATH: &str = "/dev/oidc";
/// Lifetime of an authorization code, in milliseconds.
const CODE_MS: i64 = MINUTE_MS;
/// The largest number of stored codes; a code beyond it is not stored, so that its exchange fails.
const MAX_CODES: usize = 1_000;

/// What an authorization code was issued for.
#[derive(Debug, Clone)]
struct Grant {
    client_id: String,
    redirect_uri: String,
    nonce: String,
    /// PKCE challenge, by method S256.
    challenge: String,
    person: Person,
    /// In milliseconds since the epoch.
    expires_at: i64,
}

/// The test person that the visitor has chosen to log in as.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Person {
    subject: String,
    name: String,
    email: String,
}

/// The identity provider of a development server.
#[derive(Debug)]
pub struct DevelopmentProvider {
    issuer: String,
    /// Origins of the site, whose callback addresses count as registered.
    origins: Vec<String>,
    secret: String,
    key: SigningKey,
    clock: Clock,
    codes: Mutex<HashMap<String, Grant>>,
}

impl DevelopmentProvider {
    /// A provider for the site of this configuration, with a fresh key.
    pub fn new(config: &Config, clock: Clock) -> Self {
        let by_name = config.site_origin.replacen("http://127.0.0.1", "http://localhost", 1);
        Self {
            issuer: format!("{}{PATH}", config.site_origin),
            origins: vec![config.site_origin.clone(), by_name],
            secret: ids::random_token(),
            key: SigningKey::fresh(),
            clock,
            codes: Mutex::default(),
        }
    }

    /// The site's settings for this provider: one client for each of `facebook` and `google`.
    pub(super) fn settings(&self) -> Vec<ProviderSettings> {
        let named = |name: &str| ProviderSettings {
            name: name.to_owned(),
            issuer: self.issuer.clone(),
            client_id: format!("lumora-{name}"),
            client_secret: self.secret.clone(),
            scope: "openid profile email".to_owned(),
            token_endpoint: None,
        };
        vec![named("facebook"), named("google")]
    }

    /// The pages of the provider.
    pub(super) fn router(self: &Arc<Self>) -> Router {
        Router::new()
            .route(&format!("{PATH}/.well-known/openid-configuration"), get(discovery))
            .route(&format!("{PATH}/jwks"), get(keys))
            .route(&format!("{PATH}/authorize"), get(authorize::ask).post(authorize::decide))
            .route(&format!("{PATH}/token"), post(token::exchange))
            .with_state(self.clone())
    }

    /// A transport that calls the pages in process.
    pub(super) fn transport(self: &Arc<Self>) -> Arc<dyn Transport> {
        Arc::new(InProcess(self.router()))
    }

    fn is_client(&self, client_id: &str) -> bool {
        self.settings().iter().any(|settings| settings.client_id == client_id)
    }

    /// Whether this is the client's registered redirect URI.
    fn is_registered_uri(&self, client_id: &str, redirect_uri: &str) -> bool {
        let name = client_id.strip_prefix("lumora-").unwrap_or_default();
        let path = format!("/wps/session/social/{name}/callback");
        self.origins.iter().any(|origin| redirect_uri.strip_prefix(origin.as_str()) == Some(path.as_str()))
    }

    /// Stores the grant and returns an authorization code for it.
    fn issue_code(&self, grant: Grant) -> String {
        let code = ids::random_token();
        let now_ms = self.clock.now_ms();
        let mut codes = self.codes.lock().unwrap_or_else(PoisonError::into_inner);
        codes.retain(|_, grant| grant.expires_at > now_ms);
        if codes.len() < MAX_CODES {
            codes.insert(code.clone(), grant);
        }
        code
    }

    /// Redeems a code by removing it; `None` when it is unknown or expired.
    fn redeem(&self, code: &str) -> Option<Grant> {
        let mut codes = self.codes.lock().unwrap_or_else(PoisonError::into_inner);
        codes.remove(code).filter(|grant| grant.expires_at > self.clock.now_ms())
    }
}

type Shared = State<Arc<DevelopmentProvider>>;

async fn discovery(State(provider): Shared) -> Json<Value> {
    let at = |page: &str| format!("{}/{page}", provider.issuer);
    Json(json!({
        "issuer": provider.issuer,
        "authorization_endpoint": at("authorize"),
        "token_endpoint": at("token"),
        "jwks_uri": at("jwks"),
        "response_types_supported": ["code"],
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["ES256"],
        "code_challenge_methods_supported": ["S256"],
        "token_endpoint_auth_methods_supported": ["client_secret_post"],
        "authorization_response_iss_parameter_supported": true,
    }))
}

async fn keys(State(provider): Shared) -> Json<Value> {
    Json(provider.key.key_set())
}

/// A transport that calls a router instead of the network.
#[derive(Debug)]
struct InProcess(Router);

impl Transport for InProcess {
    fn call(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<ServiceReply, CallError>> {
        let router = self.0.clone();
        Box::pin(async move {
            let answer = match router.oneshot(request.map(Body::from)).await {
                Ok(answer) => answer,
                Err(never) => match never {},
            };
            let status = answer.status();
            let body = answer.into_body().collect().await.map_err(|_| CallError::Answer(status))?.to_bytes();
            let body = serde_json::from_slice(&body).map_err(|_| CallError::Answer(status))?;
            Ok(ServiceReply { status, body })
        })
    }
}
