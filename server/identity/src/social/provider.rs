//! A provider of identities, seen from us: where its pages are, which keys it signs with, and exchanging a code.

use std::sync::Arc;

use axum::body::Bytes;
use axum::http::{Request, StatusCode, header};
use serde_json::Value;
use tokio::sync::Mutex;

use super::browser::challenge;
use super::settings::ProviderSettings;
use platform::http_client::{self, CallError, ServiceReply, Transport, is_safe};
use platform::jwt::{Expected, KeySet, Tampered, text};

/// How long what a provider says of itself is taken for true, in milliseconds.
const KNOWN_FOR_MS: i64 = 60 * 60 * 1000;
/// How soon it is asked again because a token names a key that is not known, in milliseconds.
const ASKED_AGAIN_AFTER_MS: i64 = 60 * 1000;
/// The longest name or mail address that is kept, in characters.
const LONGEST: usize = 200;

/// Who somebody is to a provider.
#[derive(Clone, PartialEq, Eq)]
pub struct Identity {
    /// The provider's name for its user: never changes, means nothing to people.
    pub subject: String,
    /// What the provider calls its user; may be empty.
    pub name: String,
    /// A mail address that the provider has verified; empty when there is none.
    pub email: String,
}

impl std::fmt::Debug for Identity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Identity(***)")
    }
}

/// Why a provider could not be used, for the log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProviderError {
    /// It could not be asked.
    #[error(transparent)]
    Call(#[from] CallError),
    /// Its discovery document lacks something, or speaks for another issuer.
    #[error("the discovery document of the provider is not usable: {0}")]
    Discovery(&'static str),
    /// It refused the code.
    #[error("the provider refused the code with HTTP {0}")]
    Refused(StatusCode),
    /// Its token is not what it should be.
    #[error(transparent)]
    Token(#[from] Tampered),
}

/// What a provider says of itself.
#[derive(Debug)]
struct ProviderMetadata {
    at_ms: i64,
    authorization_endpoint: String,
    token_endpoint: String,
    keys: KeySet,
}

/// The address of the flow that is under way.
pub(super) struct Exchange<'a> {
    pub(super) code: &'a str,
    pub(super) verifier: &'a str,
    pub(super) nonce: &'a str,
    pub(super) redirect_uri: &'a str,
    pub(super) now_ms: i64,
}

/// A provider that is set up.
#[derive(Debug)]
pub struct Provider {
    settings: ProviderSettings,
    transport: Arc<dyn Transport>,
    known: Mutex<Option<Arc<ProviderMetadata>>>,
}

impl Provider {
    /// The provider of the settings, reached by `transport`. It is asked for the first time when somebody wants to log in.
    pub fn new(settings: ProviderSettings, transport: Arc<dyn Transport>) -> Self {
        Self { settings, transport, known: Mutex::default() }
    }

    /// What buttons and addresses call it.
    pub fn name(&self) -> &str {
        &self.settings.name
    }

    /// Its issuer.
    pub(super) fn issuer(&self) -> &str {
        &self.settings.issuer
    }

    /// The address to send the browser to.
    pub(super) async fn authorization(
        &self,
        redirect_uri: &str,
        state: &str,
        (nonce, verifier): (&str, &str),
        now_ms: i64,
    ) -> Result<String, ProviderError> {
        let endpoint = self.known(now_ms, KNOWN_FOR_MS).await?.authorization_endpoint.clone();
        let query = form_urlencoded::Serializer::new(String::new())
            .append_pair("response_type", "code")
            .append_pair("client_id", &self.settings.client_id)
            .append_pair("redirect_uri", redirect_uri)
            .append_pair("scope", &self.settings.scope)
            .append_pair("state", state)
            .append_pair("nonce", nonce)
            .append_pair("code_challenge", &challenge(verifier))
            .append_pair("code_challenge_method", "S256")
            .finish();
        let joint = if endpoint.contains('?') { '&' } else { '?' };
        Ok(format!("{endpoint}{joint}{query}"))
    }

    /// Trades the code for the identity that it stands for.
    pub(super) async fn exchange(&self, exchange: &Exchange<'_>) -> Result<Identity, ProviderError> {
        let known = self.known(exchange.now_ms, KNOWN_FOR_MS).await?;
        let fields = [
            ("grant_type", "authorization_code"),
            ("code", exchange.code),
            ("redirect_uri", exchange.redirect_uri),
            ("code_verifier", exchange.verifier),
            ("client_id", &self.settings.client_id),
            ("client_secret", &self.settings.client_secret),
        ];
        let ServiceReply { status, body } =
            self.transport.call(http_client::form(&known.token_endpoint, &fields)?).await?;
        let token = text(&body, "id_token").filter(|_| status.is_success()).ok_or(ProviderError::Refused(status))?;
        let claims = match known.keys.open(token) {
            // A provider that has changed its keys since it was asked.
            Err(Tampered::UnknownKey) => self.known(exchange.now_ms, ASKED_AGAIN_AFTER_MS).await?.keys.open(token)?,
            opened => opened?,
        };
        let expected = Expected {
            issuer: &self.settings.issuer,
            audience: &self.settings.client_id,
            nonce: Some(exchange.nonce),
            now_ms: exchange.now_ms,
        };
        expected.check(&claims)?;
        Ok(identity(&claims))
    }

    /// What the provider says of itself, no older than `oldest_ms`.
    async fn known(&self, now_ms: i64, oldest_ms: i64) -> Result<Arc<ProviderMetadata>, ProviderError> {
        let mut known = self.known.lock().await;
        if let Some(known) = known.as_ref().filter(|known| now_ms - known.at_ms < oldest_ms) {
            return Ok(known.clone());
        }
        let fresh = Arc::new(self.ask(now_ms).await?);
        *known = Some(fresh.clone());
        Ok(fresh)
    }

    async fn ask(&self, now_ms: i64) -> Result<ProviderMetadata, ProviderError> {
        let document = format!("{}/.well-known/openid-configuration", self.settings.issuer.trim_end_matches('/'));
        let document = self.get(&document).await?;
        if text(&document, "issuer") != Some(self.settings.issuer.as_str()) {
            return Err(ProviderError::Discovery("it speaks for another issuer"));
        }
        let address = |name: &str| text(&document, name).filter(|address| is_safe(address)).map(ToOwned::to_owned);
        let authorization_endpoint =
            address("authorization_endpoint").ok_or(ProviderError::Discovery("authorization_endpoint"))?;
        let token_endpoint = self.settings.token_endpoint.clone().or_else(|| address("token_endpoint"));
        let token_endpoint = token_endpoint.ok_or(ProviderError::Discovery("token_endpoint"))?;
        let keys = address("jwks_uri").ok_or(ProviderError::Discovery("jwks_uri"))?;
        let keys = KeySet::read(&self.get(&keys).await?);
        Ok(ProviderMetadata { at_ms: now_ms, authorization_endpoint, token_endpoint, keys })
    }

    async fn get(&self, url: &str) -> Result<Value, ProviderError> {
        let request = Request::get(url).header(header::ACCEPT, "application/json").body(Bytes::new());
        let ServiceReply { status, body } = self.transport.call(request.map_err(|_| CallError::Request)?).await?;
        if status.is_success() { Ok(body) } else { Err(CallError::Answer(status).into()) }
    }
}

fn identity(claims: &Value) -> Identity {
    let kept = |name: &str| -> String {
        let plain = text(claims, name).unwrap_or_default().chars().filter(|character| !character.is_control());
        plain.take(LONGEST).collect()
    };
    // Some providers write the truth value as a text.
    let is_verified = claims.get("email_verified").is_some_and(|value| *value == true || *value == "true");
    Identity {
        subject: text(claims, "sub").unwrap_or_default().to_owned(),
        name: kept("name").trim().to_owned(),
        email: if is_verified { kept("email") } else { String::new() },
    }
}
