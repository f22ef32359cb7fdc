//! The client of an identity provider: discovery of its addresses and keys, and the exchange of a code.

use std::sync::Arc;

use axum::body::Bytes;
use axum::http::{Request, StatusCode, header};
use serde_json::Value;
use tokio::sync::Mutex;

use super::browser::challenge;
use super::settings::ProviderSettings;
use platform::clock::{HOUR_MS, MINUTE_MS};
use platform::http_client::{self, CallError, ServiceReply, Transport, is_safe};
use platform::jwt::{Expected, KeySet, TokenError, text};

/// How long the discovery document and the keys of a provider are cached, in milliseconds.
const CACHE_MS: i64 = HOUR_MS;
/// Minimum age of the cache, in milliseconds, before an unknown key id causes another fetch.
const MIN_REFETCH_MS: i64 = MINUTE_MS;
/// Length to which names and mail addresses are cut, in characters.
const MAX_LENGTH: usize = 200;

/// An account at a provider.
#[derive(Clone, PartialEq, Eq)]
pub struct Identity {
    /// The provider's permanent id of the account (the claim `sub`).
    pub subject: String,
    /// Display name; may be empty.
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
    /// The provider could not be reached.
    #[error(transparent)]
    Call(#[from] CallError),
    /// The discovery document lacks an entry, named here, or is of another issuer.
    #[error("the discovery document of the provider is not usable: {0}")]
    Discovery(&'static str),
    /// The provider refused the code.
    #[error("the provider refused the code with HTTP {0}")]
    Refused(StatusCode),
    /// The id token is not valid.
    #[error(transparent)]
    Token(#[from] TokenError),
}

/// The discovery document and the keys of a provider.
#[derive(Debug)]
struct ProviderMetadata {
    /// When they were fetched, in milliseconds since the epoch.
    at_ms: i64,
    authorization_endpoint: String,
    token_endpoint: String,
    keys: KeySet,
}

/// The parameters of the exchange of a code.
pub(super) struct Exchange<'a> {
    pub(super) code: &'a str,
    pub(super) verifier: &'a str,
    pub(super) nonce: &'a str,
    pub(super) redirect_uri: &'a str,
    pub(super) now_ms: i64,
}

/// A configured provider.
#[derive(Debug)]
pub struct Provider {
    settings: ProviderSettings,
    transport: Arc<dyn Transport>,
    /// The cached metadata; `None` until the first login.
    metadata: Mutex<Option<Arc<ProviderMetadata>>>,
}

impl Provider {
    /// A provider that is reached through `transport`. Its discovery document is first fetched at a login.
    pub fn new(settings: ProviderSettings, transport: Arc<dyn Transport>) -> Self {
        Self { settings, transport, metadata: Mutex::default() }
    }

    /// The name in buttons and addresses: `facebook` or `google`.
    pub fn name(&self) -> &str {
        &self.settings.name
    }

    /// The issuer URL.
    pub(super) fn issuer(&self) -> &str {
        &self.settings.issuer
    }

    /// The authorization address, to which the browser is redirected.
    pub(super) async fn authorization(
        &self,
        redirect_uri: &str,
        state: &str,
        (nonce, verifier): (&str, &str),
        now_ms: i64,
    ) -> Result<String, ProviderError> {
        let endpoint = self.metadata(now_ms, CACHE_MS).await?.authorization_endpoint.clone();
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

    /// Exchanges the code for an id token, verifies it and returns its identity.
    pub(super) async fn exchange(&self, exchange: &Exchange<'_>) -> Result<Identity, ProviderError> {
        let metadata = self.metadata(exchange.now_ms, CACHE_MS).await?;
        let fields = [
            ("grant_type", "authorization_code"),
            ("code", exchange.code),
            ("redirect_uri", exchange.redirect_uri),
            ("code_verifier", exchange.verifier),
            ("client_id", &self.settings.client_id),
            ("client_secret", &self.settings.client_secret),
        ];
        let ServiceReply { status, body } =
            self.transport.call(http_client::form(&metadata.token_endpoint, &fields)?).await?;
        let token = text(&body, "id_token").filter(|_| status.is_success()).ok_or(ProviderError::Refused(status))?;
        let claims = match metadata.keys.open(token) {
            // The provider may have changed its keys since they were fetched.
            Err(TokenError::UnknownKey) => self.metadata(exchange.now_ms, MIN_REFETCH_MS).await?.keys.open(token)?,
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

    /// The discovery document and keys, from the cache unless they are older than `oldest_ms`.
    async fn metadata(&self, now_ms: i64, oldest_ms: i64) -> Result<Arc<ProviderMetadata>, ProviderError> {
        let mut cache = self.metadata.lock().await;
        if let Some(metadata) = cache.as_ref().filter(|metadata| now_ms - metadata.at_ms < oldest_ms) {
            return Ok(metadata.clone());
        }
        let fresh = Arc::new(self.fetch_metadata(now_ms).await?);
        *cache = Some(fresh.clone());
        Ok(fresh)
    }

    /// Fetches the discovery document and the keys from the provider.
    async fn fetch_metadata(&self, now_ms: i64) -> Result<ProviderMetadata, ProviderError> {
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
    let claim_text = |name: &str| -> String {
        let plain = text(claims, name).unwrap_or_default().chars().filter(|character| !character.is_control());
        plain.take(MAX_LENGTH).collect()
    };
    // Some providers send the boolean as a string.
    let is_verified = claims.get("email_verified").is_some_and(|value| *value == true || *value == "true");
    Identity {
        subject: text(claims, "sub").unwrap_or_default().to_owned(),
        name: claim_text("name").trim().to_owned(),
        email: if is_verified { claim_text("email") } else { String::new() },
    }
}
