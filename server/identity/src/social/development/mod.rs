//! The built-in identity provider of a development server: a real OpenID provider under `/dev/oidc/`, so that a social login runs
//! from end to end without the outside world. Whoever can reach it can be anybody, so it exists only where `--dev` was given.
//!
//! Discovery document, consent page, token endpoint with PKCE, and keys that are made at the start. It knows nothing of the
//! site but where its callbacks are, and the site asks it by the same requests as any other provider, only without a socket.

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
use platform::clock::Clock;
use platform::config::Config;
use platform::http::Json;
use platform::http_client::{CallError, ServiceReply, Transport};
use platform::ids;
use platform::jwt::SigningKey;

/// Path under which all its pages stand.
pub const PATH: &str = "/dev/oidc";
/// How long a code is good for, in milliseconds.
const CODE_MS: i64 = 60 * 1000;
/// More codes than this are not kept.
const MOST_CODES: usize = 1_000;

/// What a code stands for.
#[derive(Debug, Clone)]
struct Grant {
    client_id: String,
    redirect_uri: String,
    nonce: String,
    challenge: String,
    person: Person,
    expires_at: i64,
}

/// Whom the visitor has chosen to be.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Person {
    subject: String,
    name: String,
    email: String,
}

/// The provider.
#[derive(Debug)]
pub struct DevelopmentProvider {
    issuer: String,
    /// Origins of the site, whose callbacks may be answered to.
    origins: Vec<String>,
    secret: String,
    key: SigningKey,
    clock: Clock,
    codes: Mutex<HashMap<String, Grant>>,
}

impl DevelopmentProvider {
    /// A provider for the site of these settings, with fresh keys.
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

    /// How the site is set up for it: one client for each name.
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

    /// Its pages.
    pub(super) fn router(self: &Arc<Self>) -> Router {
        Router::new()
            .route(&format!("{PATH}/.well-known/openid-configuration"), get(discovery))
            .route(&format!("{PATH}/jwks"), get(keys))
            .route(&format!("{PATH}/authorize"), get(authorize::ask).post(authorize::decide))
            .route(&format!("{PATH}/token"), post(token::exchange))
            .with_state(self.clone())
    }

    /// The way to it without a socket.
    pub(super) fn transport(self: &Arc<Self>) -> Arc<dyn Transport> {
        Arc::new(InProcess(self.router()))
    }

    fn is_client(&self, client_id: &str) -> bool {
        self.settings().iter().any(|settings| settings.client_id == client_id)
    }

    /// Whether the client has registered this address.
    fn may_answer_to(&self, client_id: &str, redirect_uri: &str) -> bool {
        let name = client_id.strip_prefix("lumora-").unwrap_or_default();
        let path = format!("/wps/session/social/{name}/callback");
        self.origins.iter().any(|origin| redirect_uri.strip_prefix(origin.as_str()) == Some(path.as_str()))
    }

    /// A code for `grant`.
    fn keep(&self, grant: Grant) -> String {
        let code = ids::random_token();
        let now_ms = self.clock.now_ms();
        let mut codes = self.codes.lock().unwrap_or_else(PoisonError::into_inner);
        codes.retain(|_, grant| grant.expires_at > now_ms);
        if codes.len() < MOST_CODES {
            codes.insert(code.clone(), grant);
        }
        code
    }

    /// What a code stands for; it is good once.
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

/// Calls a router as if over the network.
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
