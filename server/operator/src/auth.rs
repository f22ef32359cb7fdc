//! Who may call the back office: a program with a key that works.
//!
//! A key is looked at first, and one that works passes: whoever sends wrong ones, from the same address or under the same id,
//! keeps nobody out. A secret of 256 bits is not guessed; that wrong keys are counted, by address and by id, only keeps what
//! they may cost small. Changes are counted by key, so that a program that runs wild does not hold the site up.

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

/// Wrong keys from an address, or under the id of a key.
const WRONG_KEY_LIMIT: RateLimit = RateLimit { name: "operator-key", most: 20, window_ms: 10 * 60 * 1000 };
/// Changes by one key.
const CHANGE_LIMIT: RateLimit = RateLimit { name: "operator-change", most: 600, window_ms: 10 * 60 * 1000 };

/// Name of the key that a call carries.
#[derive(Debug, Clone)]
struct KeyName(String);

/// Whose key a call carries, and under which claim it runs.
#[derive(Debug)]
pub(super) struct Operator {
    key: String,
    claim: Option<ClaimedCall>,
}

impl Operator {
    /// The actor of a change, which is counted against the key's rate limit.
    pub(super) async fn actor(self, base: &Base) -> Result<Actor, ApiError> {
        CHANGE_LIMIT.take(base, &self.key).await?;
        let Self { key, claim } = self;
        Ok(Actor { name: format!("key {key}"), now_ms: base.clock.now_ms(), claim })
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        // Only behind `keyed`, which has put it there.
        let name = parts.extensions.get::<KeyName>().cloned();
        let KeyName(key) = name.ok_or_else(|| ApiError::Internal("a call without an operator's key".to_owned()))?;
        Ok(Self { key, claim: ClaimedCall::of(parts)? })
    }
}

/// What this gate answers.
const REPLIES: &[ErrorReply] = &[
    ErrorReply::new("401", "There is no key that works"),
    ErrorReply::new("429", "Too many wrong keys, or too many changes"),
];

/// The routes behind a key.
pub(super) fn keyed(routes: OpenApiRouter<Base>) -> OpenApiRouter<Base> {
    behind(routes.route_layer(middleware::from_fn(admit)), REPLIES)
}

/// Lets a call with a key that works pass.
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

/// Counts keys that do not work; a call without any counts as none.
async fn count_wrong(base: &Base, headers: &HeaderMap, address: ClientIp) -> Result<(), ApiError> {
    if !headers.contains_key(key::HEADER) {
        return Ok(());
    }
    let id = key::of_call(headers).and_then(key::id_of).map(|id| format!("id:{id}"));
    let subjects: Vec<String> = [Some(address.network()), id].into_iter().flatten().collect();
    for subject in &subjects {
        // What has had its share is refused without another row being written.
        WRONG_KEY_LIMIT.refuse_spent(base, subject).await?;
    }
    for subject in &subjects {
        WRONG_KEY_LIMIT.take(base, subject).await?;
    }
    Ok(())
}
