//! Authentication of the back office API: a program with a valid key.
//!
//! The key is checked before any limit, so a valid key always passes: wrong keys from the same address or under the
//! same id lock nobody out. A secret of 256 bits can not be guessed; wrong keys are counted by address and by key id
//! only to bound their cost. Changes are limited by key, so that a runaway program does not overload the site.

use axum::Extension;
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{self, Next};
use axum::response::Response;
use identity::idempotency::{Caller, ClaimedCall};
use platform::Base;
use platform::docs::{ErrorReply, behind};
use platform::http::{ApiError, ClientIp};
use platform::rate_limit::RateLimit;
use utoipa::OpenApiRouter;

use super::{Actor, key};

/// Wrong keys per 10 minutes, from one network address or under one key id.
const WRONG_KEY_LIMIT: RateLimit = RateLimit { name: "operator-key", max: 20, window_ms: 10 * 60 * 1000 };
/// Changes per 10 minutes with one key.
const CHANGE_LIMIT: RateLimit = RateLimit { name: "operator-change", max: 600, window_ms: 10 * 60 * 1000 };

/// Name of the valid key that a call carries.
#[derive(Debug, Clone)]
struct KeyName(String);

/// The key of a call, and the idempotency claim under which it runs.
#[derive(Debug)]
pub(super) struct Operator {
    key: String,
    claim: Option<ClaimedCall>,
}

impl Operator {
    /// The actor for the record of changes. Counts the call against the key's rate limit.
    pub(super) async fn actor(self, base: &Base) -> Result<Actor, ApiError> {
        CHANGE_LIMIT.take(base, &self.key).await?;
        let Self { key, claim } = self;
        Ok(Actor { name: format!("key {key}"), now_ms: base.clock.now_ms(), claim })
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        // Set by [`require_key`], behind which every route with this extractor must be.
        let name = parts.extensions.get::<KeyName>().cloned();
        let KeyName(key) = name.ok_or_else(|| ApiError::Internal("a call without an operator's key".to_owned()))?;
        Ok(Self { key, claim: ClaimedCall::of(parts)? })
    }
}

/// The error answers of the key check, for the API description.
const ERROR_REPLIES: &[ErrorReply] = &[
    ErrorReply::new("401", "There is no key that works"),
    ErrorReply::new("429", "Too many wrong keys, or too many changes"),
];

/// Puts routes behind the key check.
pub(super) fn require_key(routes: OpenApiRouter<Base>) -> OpenApiRouter<Base> {
    behind(routes.route_layer(middleware::from_fn(admit)), ERROR_REPLIES)
}

/// Passes a call with a valid key on, and refuses any other.
async fn admit(Extension(base): Extension<Base>, request: Request, next: Next) -> Result<Response, ApiError> {
    let (mut parts, body) = request.into_parts();
    let Ok(address) = ClientIp::from_request_parts(&mut parts, &base).await;
    let now_ms = base.clock.now_ms();
    let name = match key::of_call(&parts.headers) {
        Some(key) => key::name_of(&base.store, key, now_ms).await?,
        None => None,
    };
    let Some(name) = name else {
        count_wrong(&base, &parts.headers, address).await?;
        let message = "send an operator's key that works in the header X-Operator-Key: `lumora-server admin keys add NAME` makes one";
        return Err(ApiError::refused(StatusCode::UNAUTHORIZED, "operator_key_required", message));
    };
    parts.extensions.insert(Caller(format!("operator {name}")));
    parts.extensions.insert(KeyName(name));
    Ok(next.run(Request::from_parts(parts, body)).await)
}

/// Counts a wrong key against the limits; a call without a key is not counted.
async fn count_wrong(base: &Base, headers: &HeaderMap, address: ClientIp) -> Result<(), ApiError> {
    if !headers.contains_key(key::HEADER) {
        return Ok(());
    }
    let id = key::of_call(headers).and_then(key::id_of).map(|id| format!("id:{id}"));
    let subjects: Vec<String> = [Some(address.network()), id].into_iter().flatten().collect();
    for subject in &subjects {
        // A subject above its limit is refused without writing another row.
        WRONG_KEY_LIMIT.refuse_exceeded(base, subject).await?;
    }
    for subject in &subjects {
        WRONG_KEY_LIMIT.take(base, subject).await?;
    }
    Ok(())
}
