//! `Idempotency-Key`: a repeated mutating call gets the same reply and has no second effect.
//!
//! A call first claims its key in the database, so that of two equal concurrent calls only one runs, whichever process they
//! reach; the other gets 409 `in_progress` and may retry in a second. The reply then replaces the claim and is kept for two days
//! under the caller and the key, with a fingerprint of method, address and body. The same key with another
//! fingerprint is refused. The layer goes on routes with `.route_layer(middleware::from_fn(idempotency::layer))`, on routes with
//! a sealed body with [`sealed_layer`], which fingerprints the opened body with a keyed tag of the vault. Calls
//! whose reply holds a secret (login, launch) do without it, since a secret must not be stored, and are safe to repeat.
//!
//! The call runs to its end on a task of its own even when the client disconnects, so that a retry finds the reply. That task
//! renews the claim for as long as the work takes. The claim of a process that died lapses, and after [`LEASE_MS`] a retry takes it
//! over. A handler that moves money takes an [`Intent`] and does its work by [`Intent::once`], whose transaction also marks the work
//! as done: so it is done once, even where a slow process only seemed to have died. (Closing an account does without: a closed
//! member can not close again.) A call of the back office takes no `Intent`: the
//! transaction that records its change in the audit log also marks the work as done ([`ClaimedCall`]). Other calls under the layer
//! may run again after a crash; they only set what the body says.

mod claim;
mod intent;
mod outcome;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt;
use lumora_core::domain::idempotency::{is_final_status, is_key};
use lumora_core::wire::{FailureValue, code};
use sha2::{Digest, Sha256};

use crate::session::MaybeMember;
use claim::{Call, Claim, Lease, StoredReply};
use platform::Base;
use platform::http::{ApiError, ClientIp, body_error, layers};
use platform::ids;
use platform::rate_limit::RateLimit;
use platform::seal;

pub use claim::LEASE_MS;
pub use intent::{ClaimedCall, Intent, IntentKey};
pub use outcome::router;

/// Interval at which the claim of a call in progress is renewed, in milliseconds.
pub const RENEWAL_MS: i64 = 10 * 1000;
const HEADER: &str = "idempotency-key";
/// Visitors' calls with a key, per address: each writes a row, whatever its outcome. Far more than the site's forms make.
const VISITOR_LIMIT: RateLimit = RateLimit { name: "visitor-key", max: 200, window_ms: 10 * 60 * 1000 };

/// Refusals stored per member or other known caller: far more than the site's forms cause.
const REFUSED_LIMIT: RateLimit = RateLimit::hourly("refused-key", 300);

/// The caller of a request that is no member's, set as a request extension by an earlier layer. Keys are separate per caller.
#[derive(Debug, Clone)]
pub struct Caller(pub String);

/// Middleware: replies with the stored reply when there is one, else runs the call and stores its reply.
///
/// # Errors
/// 400 for a key that is too long or of other than visible characters, 409 for a key that was used for another call or
/// whose call is still in progress, 429 for visitors of an address with too many keys.
pub async fn layer(Extension(base): Extension<Base>, request: Request, next: Next) -> Result<Response, ApiError> {
    let Some(key) = key_of_write(&request)? else { return Ok(next.run(request).await) };
    let (mut parts, body) = read(request).await?;
    let address = parts.uri.path_and_query().map_or(parts.uri.path(), |address| address.as_str());
    let fingerprint = fingerprint(&parts.method, address, &body);
    let caller = match caller(&mut parts, &base).await? {
        Some(caller) => caller,
        None => {
            let Ok(address) = ClientIp::from_request_parts(&mut parts, &base).await;
            // Checked without counting first, so that an address over its limit causes no further writes.
            VISITOR_LIMIT.refuse_exceeded(&base, &address.network()).await?;
            VISITOR_LIMIT.take(&base, &address.network()).await?;
            String::new()
        }
    };
    answer(base, Call { caller, key, fingerprint }, Request::from_parts(parts, Body::from(body)), next).await
}

/// [`layer`] for members' routes with a sealed body. Each attempt is sealed anew, so the fingerprint is of the opened body. That may
/// hold a password, so the fingerprint is a keyed tag of the vault, on which passwords can not be tried offline. A body is opened only
/// for a caller with a session.
///
/// # Errors
/// Those of [`layer`], 401 without a session, and 400 for a body that is not sealed or whose nonce is spent.
pub async fn sealed_layer(
    Extension(base): Extension<Base>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let Some(key) = key_of_write(&request)? else { return Ok(next.run(request).await) };
    let (mut parts, body) = read(request).await?;
    let caller = caller(&mut parts, &base).await?.ok_or_else(ApiError::login_required)?;
    let opened = seal::Opened::open(&base, &parts.method, parts.uri.path(), &body).await?;
    let address = parts.uri.path_and_query().map_or(parts.uri.path(), |address| address.as_str());
    let purpose = format!("idempotency {} {address}", parts.method);
    let fingerprint = base.vault.tag(&purpose, opened.plain());
    parts.extensions.insert(opened);
    answer(base, Call { caller, key, fingerprint }, Request::from_parts(parts, Body::from(body)), next).await
}

/// The key of a mutating call, if it has one.
fn key_of_write(request: &Request) -> Result<Option<String>, ApiError> {
    match *request.method() {
        Method::GET | Method::HEAD | Method::OPTIONS => Ok(None),
        _ => key_of(request.headers()),
    }
}

/// The idempotency key in the headers, if there is one.
fn key_of(headers: &HeaderMap) -> Result<Option<String>, ApiError> {
    let mut keys = headers.get_all(HEADER).iter();
    match (keys.next(), keys.next()) {
        (None, _) => Ok(None),
        (Some(key), None) => valid_key(key).map(Some),
        _ => Err(ApiError::invalid("send one Idempotency-Key, not several")),
    }
}

fn valid_key(key: &HeaderValue) -> Result<String, ApiError> {
    let key = key.to_str().ok().filter(|key| is_key(key));
    key.map(ToOwned::to_owned).ok_or_else(|| {
        ApiError::invalid("the Idempotency-Key must be 1 to 128 visible ASCII characters without blanks")
    })
}

async fn read(request: Request) -> Result<(Parts, Bytes), ApiError> {
    let (parts, body) = request.into_parts();
    let body =
        axum::body::to_bytes(body, layers::BODY_LIMIT).await.map_err(|_| body_error(StatusCode::PAYLOAD_TOO_LARGE))?;
    Ok((parts, body))
}

/// The id of the calling member or other known caller; `None` for a visitor.
async fn caller(parts: &mut Parts, base: &Base) -> Result<Option<String>, ApiError> {
    if let Some(Caller(caller)) = parts.extensions.get() {
        return Ok(Some(caller.clone()));
    }
    let MaybeMember(member) = MaybeMember::from_request_parts(parts, base).await?;
    Ok(member.map(|member| member.id))
}

async fn answer(base: Base, call: Call, mut request: Request, next: Next) -> Result<Response, ApiError> {
    let claimed_at = base.clock.now_ms();
    match call.claim(&base).await? {
        Claim::Granted(lease) => {
            request.extensions_mut().insert(lease.clone());
            run(base, (lease, claimed_at), request, next).await
        }
        Claim::Answered(reply) => Ok(replay(reply)),
        Claim::InProgress => Err(in_progress()),
        Claim::OtherCall => {
            let message = "this Idempotency-Key was used for another call: make a new key for each";
            Err(ApiError::refused(StatusCode::CONFLICT, code::IDEMPOTENCY_CONFLICT, message))
        }
    }
}

/// As the claim's holder, runs the call and stores its reply, even when the client has disconnected.
async fn run(
    base: Base,
    (lease, claimed_at): (Lease, i64),
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let work = tokio::spawn(async move {
        let work = std::panic::AssertUnwindSafe(next.run(request));
        let ended = tokio::select! {
            ended = futures_util::FutureExt::catch_unwind(work) => ended,
            never = renew(&base, &lease, claimed_at) => match never {},
        };
        match ended {
            Ok(response) => Ok(keep(&base, &lease, response).await),
            Err(panic) => {
                release(&base, &lease).await;
                Err(panic)
            }
        }
    });
    match work.await {
        Ok(Ok(response)) => response,
        // The outermost layer turns it into a 500.
        Ok(Err(panic)) => std::panic::resume_unwind(panic),
        Err(error) => Err(ApiError::Internal(error.to_string())),
    }
}

/// Renews the claim every [`RENEWAL_MS`] until it is dropped; never returns.
async fn renew(base: &Base, lease: &Lease, claimed_at: i64) -> std::convert::Infallible {
    let mut renewed_at = claimed_at;
    loop {
        // Counted from the start of the last renewal, however long that took.
        base.clock.wait_until(renewed_at + RENEWAL_MS).await;
        renewed_at = base.clock.now_ms();
        match lease.renew(base, renewed_at).await {
            Ok(true) => {}
            Ok(false) => tracing::warn!("the claim of a call was taken over while it was worked on"),
            Err(error) => tracing::warn!(%error, "the claim of a call was not renewed; it is tried again"),
        }
    }
}

fn in_progress() -> ApiError {
    let value = FailureValue { retry_after: Some(1), ..FailureValue::default() };
    let message = "this call is still being worked on: send it again in a second for its reply";
    ApiError::refused(StatusCode::CONFLICT, code::IN_PROGRESS, message).with_value(value)
}

fn fingerprint(method: &Method, address: &str, body: &Bytes) -> String {
    let mut hash = Sha256::new();
    hash.update(format!("{method} {address}\n"));
    hash.update(body);
    ids::hex(&hash.finalize())
}

fn replay(reply: StoredReply) -> Response {
    let mut response = (reply.status, reply.body).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Stores a final reply; for visitors only successes. After server errors and temporary refusals the key is released, so that the call
/// can be retried. A refusal after the work was done is replaced by 409 `already_done`: the client would read it as if nothing had
/// been done.
async fn keep(base: &Base, lease: &Lease, response: Response) -> Result<Response, ApiError> {
    let status = response.status();
    if !is_final_status(status.as_u16()) || status.is_client_error() && !take_refusal_slot(base, lease).await {
        let done = release(base, lease).await;
        return if done && status.is_client_error() { Err(intent::already_done()) } else { Ok(response) };
    }
    let (parts, body) = response.into_parts();
    let body = body.collect().await.map_err(|error| ApiError::Internal(error.to_string()))?.to_bytes();
    let reply = StoredReply { status, body: String::from_utf8_lossy(&body).into_owned() };
    match lease.store_reply(base, reply).await {
        Ok(true) => {}
        Ok(false) if !status.is_success() && release(base, lease).await => return Err(intent::already_done()),
        Ok(false) => tracing::warn!("the reply of a call is not kept: its claim was taken over"),
        // The result of the work stays stored; a retry only builds the reply again.
        Err(error) => {
            tracing::warn!(%error, "the reply of a call is not kept");
            release(base, lease).await;
        }
    }
    Ok(Response::from_parts(parts, Body::from(body)))
}

/// Whether a refusal is stored: not for visitors, and for known callers up to [`REFUSED_LIMIT`], since refused calls with fresh keys would
/// fill the table. A call whose refusal is not stored can be retried: it had no effect.
async fn take_refusal_slot(base: &Base, lease: &Lease) -> bool {
    match lease.caller() {
        "" => false,
        caller => REFUSED_LIMIT.take(base, caller).await.is_ok(),
    }
}

/// Releases the key; gives whether its work was done. If that fails, the claim lapses by itself.
async fn release(base: &Base, lease: &Lease) -> bool {
    lease.release(base).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "the claim of a call lapses by itself");
        false
    })
}
