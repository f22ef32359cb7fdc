//! `Idempotency-Key`: the same mutating call again gets the same answer and does nothing twice.
//!
//! A call first claims its key in the database, so that of two equal calls at once only one runs, whichever process they
//! reach; the other is told `in_progress` and to try again in a second. The reply then takes the claim's place and is kept
//! for a day under the caller and the key, with a fingerprint of method, address and body. The same key with another
//! fingerprint is refused. The layer goes on routes with `.route_layer(middleware::from_fn(idempotency::layer))`; calls
//! whose reply holds a secret (login, launch) do without it, since a secret must not be stored, and are safe to repeat.
//!
//! The call runs on a task of its own, to its end even when its caller hangs up: who comes back for the reply finds it.
//! The claim of a process that died lapses after [`CLAIM_MS`], and a retry runs the call again. Money is safe from that,
//! because the ledger has idempotency keys of its own.

mod claim;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequestParts, Request};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt;
use lumora_core::wire::{FailureValue, code};
use sha2::{Digest, Sha256};

use crate::session::MaybeMember;
use claim::{Call, Claim, Kept};
use platform::Base;
use platform::http::{ApiError, body_error, shell};
use platform::ids;

pub use claim::CLAIM_MS;

const LONGEST_KEY: usize = 128;
const HEADER: &str = "idempotency-key";

/// Whose calls these are, where that is no member: what a layer before this one has found out. Keys of different callers
/// never meet.
#[derive(Debug, Clone)]
pub struct Caller(pub String);

/// Answers from the kept reply when there is one, else runs the call and keeps its reply.
///
/// # Errors
/// 400 for a key that is too long or of other than visible characters, 409 for a key that was used for another call or
/// whose call is still being worked on.
pub async fn layer(Extension(base): Extension<Base>, request: Request, next: Next) -> Result<Response, ApiError> {
    if matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(next.run(request).await);
    }
    let mut keys = request.headers().get_all(HEADER).iter();
    let key = match (keys.next(), keys.next()) {
        (None, _) => return Ok(next.run(request).await),
        (Some(key), None) => sane_key(key)?,
        _ => return Err(ApiError::invalid("send one Idempotency-Key, not several")),
    };
    let (mut parts, body) = request.into_parts();
    let caller = match parts.extensions.get::<Caller>() {
        Some(Caller(caller)) => caller.clone(),
        None => {
            let MaybeMember(member) = MaybeMember::from_request_parts(&mut parts, &base).await?;
            member.map(|member| member.id).unwrap_or_default()
        }
    };
    let body =
        axum::body::to_bytes(body, shell::BODY_LIMIT).await.map_err(|_| body_error(StatusCode::PAYLOAD_TOO_LARGE))?;
    let address = parts.uri.path_and_query().map_or(parts.uri.path(), |address| address.as_str());
    let call = Call { caller, key, fingerprint: fingerprint(&parts.method, address, &body) };
    match call.claim(&base).await? {
        Claim::Ours(token) => run(base, call, token, Request::from_parts(parts, Body::from(body)), next).await,
        Claim::Settled(kept) => Ok(replay(kept)),
        Claim::InProgress => Err(in_progress()),
        Claim::OtherCall => {
            let message = "this Idempotency-Key was used for another call: make a new key for each";
            Err(ApiError::refused(StatusCode::CONFLICT, code::IDEMPOTENCY_CONFLICT, message))
        }
    }
}

/// The claim's holder: runs the call and puts its reply in the place of the claim, whether or not anybody still waits.
async fn run(base: Base, call: Call, token: String, request: Request, next: Next) -> Result<Response, ApiError> {
    let work = tokio::spawn(async move {
        let response = next.run(request).await;
        keep(&base, &call, token, response).await
    });
    work.await.unwrap_or_else(|error| match error.try_into_panic() {
        // The shell turns it into a failure of the server. The key stays claimed until the claim lapses, because nobody
        // knows how far the call has come.
        Ok(panic) => std::panic::resume_unwind(panic),
        Err(error) => Err(ApiError::Internal(error.to_string())),
    })
}

fn in_progress() -> ApiError {
    let value = FailureValue { retry_after: Some(1), ..FailureValue::default() };
    let message = "this call is still being worked on: send it again in a second for its reply";
    ApiError::refused(StatusCode::CONFLICT, code::IN_PROGRESS, message).with_value(value)
}

fn sane_key(key: &HeaderValue) -> Result<String, ApiError> {
    let key = key.to_str().ok().filter(|key| (1..=LONGEST_KEY).contains(&key.len()));
    key.map(ToOwned::to_owned)
        .ok_or_else(|| ApiError::invalid("the Idempotency-Key must be 1 to 128 visible ASCII characters"))
}

fn fingerprint(method: &Method, address: &str, body: &Bytes) -> String {
    let mut hash = Sha256::new();
    hash.update(format!("{method} {address}\n"));
    hash.update(body);
    ids::hex(&hash.finalize())
}

fn replay(kept: Kept) -> Response {
    let mut response = (kept.status, kept.body).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Keeps a reply that settles the call. After failures of the server and refusals that time may lift the claim is given up:
/// the same key may try again.
async fn keep(base: &Base, call: &Call, token: String, response: Response) -> Result<Response, ApiError> {
    let status = response.status();
    let settles = status.is_success() || matches!(status.as_u16(), 400 | 403 | 404 | 409 | 422);
    if !settles {
        call.give_up(base, token).await?;
        return Ok(response);
    }
    let (parts, body) = response.into_parts();
    let body = body.collect().await.map_err(|error| ApiError::Internal(error.to_string()))?.to_bytes();
    let kept = Kept { status, body: String::from_utf8_lossy(&body).into_owned() };
    call.settle(base, token, kept).await?;
    Ok(Response::from_parts(parts, Body::from(body)))
}
