//! Who may call the back office: a program with a key that works.
//!
//! Wrong keys are counted by address and changes by key, so that neither guessing nor a program that runs wild holds the site up.

use axum::Extension;
use axum::extract::{FromRequestParts, Request};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use identity::idempotency::Caller;
use platform::Base;
use platform::http::{ApiError, ClientIp};
use platform::rate_limit::RateLimit;

use super::{Actor, key};

/// Wrong keys from an address.
const WRONG_KEYS: RateLimit = RateLimit { name: "operator-key", most: 20, window_ms: 10 * 60 * 1000 };
/// Changes by one key.
const CHANGES: RateLimit = RateLimit { name: "operator-change", most: 600, window_ms: 10 * 60 * 1000 };

/// Whose key a call carries.
#[derive(Debug, Clone)]
pub(super) struct Operator(String);

impl Operator {
    /// The actor of a change, which is counted against the key's rate limit.
    pub(super) async fn actor(self, base: &Base) -> Result<Actor, ApiError> {
        CHANGES.take(base, &self.0).await?;
        Ok(Actor { name: format!("key {}", self.0), now_ms: base.clock.now_ms() })
    }
}

/// Lets a call with a key that works pass.
pub(super) async fn admit(
    Extension(base): Extension<Base>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let (mut parts, body) = request.into_parts();
    let Ok(address) = ClientIp::from_request_parts(&mut parts, &base).await;
    let now_ms = base.clock.now_ms();
    WRONG_KEYS.refuse_spent(&base, &address.network()).await?;
    let name = match key::of_call(&parts.headers) {
        Some(key) => key::name_of(&base.store, key, now_ms).await?,
        None => None,
    };
    let Some(name) = name else {
        if parts.headers.contains_key(key::HEADER) {
            WRONG_KEYS.take(&base, &address.network()).await?;
        }
        let message = "send an operator's key that works in the header X-Operator-Key: `lumora-server admin keys add NAME` makes one";
        return Err(ApiError::refused(StatusCode::UNAUTHORIZED, "operator_key_required", message));
    };
    parts.extensions.insert(Caller(format!("operator {name}")));
    parts.extensions.insert(Operator(name));
    Ok(next.run(Request::from_parts(parts, body)).await)
}
