//! The gateway as a web service: calls of Google's Identity Toolkit, and verification of its tokens by its public keys.

use std::sync::Arc;

use axum::body::Bytes;
use axum::http::{Request, header};
use futures_util::future::BoxFuture;
use serde_json::{Value, json};
use tokio::sync::Mutex;

use super::settings::ToolkitSettings;
use super::{GatewayError, PhoneIdentity, TOKEN_MS};
use crate::verification::PhoneNumber;
use platform::clock::{Clock, HOUR_MS, MINUTE_MS};
use platform::http_client::{CallError, ServiceReply, Transport};
use platform::jwt::{Expected, KeySet, TokenError, text};

/// How long fetched keys are cached, in milliseconds.
const KEYS_CACHE_MS: i64 = HOUR_MS;
/// Minimum age of the cached keys, in milliseconds, before an unknown key id causes another fetch.
const MIN_KEYS_REFETCH_MS: i64 = MINUTE_MS;

/// The client of the service.
#[derive(Debug)]
pub struct IdentityToolkit {
    settings: ToolkitSettings,
    transport: Arc<dyn Transport>,
    clock: Clock,
    /// The cached keys, and when they were fetched, in milliseconds since the epoch.
    keys: Mutex<Option<(i64, KeySet)>>,
}

impl From<CallError> for GatewayError {
    fn from(error: CallError) -> Self {
        Self::Unavailable(error.to_string())
    }
}

impl IdentityToolkit {
    /// The client of the configured service, which sends its requests through `transport`.
    pub fn new(settings: ToolkitSettings, transport: Arc<dyn Transport>, clock: Clock) -> Self {
        Self { settings, transport, clock, keys: Mutex::default() }
    }

    async fn call(&self, method: &str, body: Value) -> Result<Value, GatewayError> {
        let request = Request::post(format!("{}/v1/accounts:{method}", self.settings.service))
            .header(header::CONTENT_TYPE, "application/json")
            .header("x-goog-api-key", &self.settings.api_key)
            .body(Bytes::from(body.to_string()))
            .map_err(|_| CallError::Request)?;
        let ServiceReply { status, body } = self.transport.call(request).await?;
        if status.is_success() { Ok(body) } else { Err(refused(&body)) }
    }

    /// The keys of the service, from the cache unless they are older than `oldest_ms`.
    async fn keys(&self, oldest_ms: i64) -> Result<KeySet, GatewayError> {
        let now_ms = self.clock.now_ms();
        let mut cached = self.keys.lock().await;
        if let Some((_, keys)) = cached.as_ref().filter(|(at_ms, _)| now_ms - at_ms < oldest_ms) {
            return Ok(keys.clone());
        }
        let request = Request::get(&self.settings.keys).body(Bytes::new()).map_err(|_| CallError::Request)?;
        let ServiceReply { status, body } = self.transport.call(request).await?;
        if !status.is_success() {
            return Err(CallError::Answer(status).into());
        }
        let keys = KeySet::read(&body);
        *cached = Some((now_ms, keys.clone()));
        Ok(keys)
    }

    /// Verifies a token and returns its number, without the plus sign.
    async fn number_of(&self, token: &str) -> Result<String, GatewayError> {
        let claims = match self.keys(KEYS_CACHE_MS).await?.open(token) {
            Err(TokenError::UnknownKey) => self.keys(MIN_KEYS_REFETCH_MS).await?.open(token)?,
            opened => opened?,
        };
        let issuer = format!("{}/{}", self.settings.issuer, self.settings.project);
        let now_ms = self.clock.now_ms();
        Expected { issuer: &issuer, audience: &self.settings.project, nonce: None, now_ms }.check(&claims)?;
        // The service's tokens are valid for an hour; as proof of a number one is accepted only as long as a code would be.
        let is_fresh = claims.get("iat").and_then(Value::as_i64).is_some_and(|since| now_ms - since * 1000 < TOKEN_MS);
        if !is_fresh {
            return Err(GatewayError::Expired);
        }
        let number = text(&claims, "phone_number").and_then(|number| number.strip_prefix('+'));
        Ok(number.ok_or(TokenError::Claim("phone_number"))?.to_owned())
    }
}

/// Maps the error of the service; its error word may be followed by an explanation.
fn refused(body: &Value) -> GatewayError {
    let message = body.pointer("/error/message").and_then(Value::as_str).unwrap_or_default();
    match message.split([' ', ':']).next().unwrap_or_default() {
        "INVALID_PHONE_NUMBER" | "MISSING_PHONE_NUMBER" => GatewayError::Number,
        "INVALID_CODE" | "MISSING_CODE" => GatewayError::WrongCode,
        "SESSION_EXPIRED" | "INVALID_SESSION_INFO" | "MISSING_SESSION_INFO" => GatewayError::Expired,
        "TOO_MANY_ATTEMPTS_TRY_LATER" => GatewayError::TooMany,
        "QUOTA_EXCEEDED" => GatewayError::Quota,
        "CAPTCHA_CHECK_FAILED" | "MISSING_RECAPTCHA_TOKEN" | "INVALID_RECAPTCHA_TOKEN" => GatewayError::Captcha,
        _ => GatewayError::Unavailable("it refused for a reason that is not known here".to_owned()),
    }
}

fn field(answer: &Value, name: &'static str) -> Result<String, GatewayError> {
    let found = text(answer, name).map(ToOwned::to_owned);
    found.ok_or_else(|| GatewayError::Unavailable(format!("its answer lacks {name}")))
}

impl PhoneIdentity for IdentityToolkit {
    fn send<'a>(&'a self, number: &'a PhoneNumber, _: &'static str) -> BoxFuture<'a, Result<String, GatewayError>> {
        Box::pin(async move {
            let body = json!({ "phoneNumber": format!("+{}", number.as_str()) });
            field(&self.call("sendVerificationCode", body).await?, "sessionInfo")
        })
    }

    fn verify<'a>(&'a self, session_info: &'a str, code: &'a str) -> BoxFuture<'a, Result<String, GatewayError>> {
        Box::pin(async move {
            let body = json!({ "sessionInfo": session_info, "code": code });
            field(&self.call("signInWithPhoneNumber", body).await?, "idToken")
        })
    }

    fn check<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<String, GatewayError>> {
        Box::pin(self.number_of(token))
    }
}
