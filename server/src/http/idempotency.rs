//! `Idempotency-Key`: the same mutating call again gets the same answer and does nothing twice.
//!
//! The reply is kept for a day under the caller and the key, together with a fingerprint of method, path and body. The
//! same key with another fingerprint is refused with 409. The layer goes on routes with
//! `.route_layer(middleware::from_fn(idempotency::layer))`; calls whose reply holds a secret (login, launch) do
//! without it, since a secret must not be stored, and are safe to repeat by themselves.
//!
//! A call that dies between its own commit and the keeping of its reply is run again by a retry. Money is safe from
//! that, because the ledger has idempotency keys of its own.

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequestParts, Request};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt;
use lumora_core::wire::code;
use sha2::{Digest, Sha256};

use super::{ApiError, extract};
use crate::ids;
use crate::session::MaybeMember;
use crate::state::AppState;
use crate::store::StoreError;

/// How long a reply is kept, in milliseconds.
const KEPT_MS: i64 = 24 * 60 * 60 * 1000;
const LONGEST_KEY: usize = 128;
const HEADER: &str = "idempotency-key";

struct Kept {
    fingerprint: String,
    status: StatusCode,
    body: String,
}

/// Answers from the kept reply when there is one, else runs the call and keeps its reply.
///
/// # Errors
/// 400 for a key that is too long or of other than visible characters, 409 for a key that was used for another call.
pub async fn layer(Extension(state): Extension<AppState>, request: Request, next: Next) -> Result<Response, ApiError> {
    if matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(next.run(request).await);
    }
    let Some(key) = request.headers().get(HEADER) else { return Ok(next.run(request).await) };
    let key = sane_key(key)?;
    let (mut parts, body) = request.into_parts();
    let MaybeMember(member) = MaybeMember::from_request_parts(&mut parts, &state).await?;
    let caller = member.map(|member| member.id).unwrap_or_default();
    let body = axum::body::to_bytes(body, super::shell::BODY_LIMIT)
        .await
        .map_err(|_| extract::body_error(StatusCode::PAYLOAD_TOO_LARGE))?;
    let fingerprint = fingerprint(&parts.method, parts.uri.path(), &body);
    if let Some(kept) = find(&state, &caller, &key).await? {
        return replay(kept, &fingerprint);
    }
    let response = next.run(Request::from_parts(parts, Body::from(body))).await;
    keep(&state, caller, key, fingerprint, response).await
}

fn sane_key(key: &HeaderValue) -> Result<String, ApiError> {
    let key = key.to_str().ok().filter(|key| (1..=LONGEST_KEY).contains(&key.len()));
    key.map(ToOwned::to_owned)
        .ok_or_else(|| ApiError::invalid("the Idempotency-Key must be 1 to 128 visible ASCII characters"))
}

fn fingerprint(method: &Method, path: &str, body: &Bytes) -> String {
    let mut hash = Sha256::new();
    hash.update(format!("{method} {path}\n"));
    hash.update(body);
    ids::hex(&hash.finalize())
}

async fn find(state: &AppState, caller: &str, key: &str) -> Result<Option<Kept>, ApiError> {
    let row: Option<(String, i64, String)> = sqlx::query_as(
        "select fingerprint, status, body from idempotent_replies
         where caller = $1 and idempotency_key = $2 and expires_at > $3",
    )
    .bind(caller)
    .bind(key)
    .bind(state.clock.now_ms())
    .fetch_optional(state.store.reader())
    .await?;
    row.map(|(fingerprint, status, body)| {
        let status = u16::try_from(status).ok().and_then(|status| StatusCode::from_u16(status).ok());
        let status = status.ok_or_else(|| StoreError::Corrupt("status of a kept reply".into()))?;
        Ok(Kept { fingerprint, status, body })
    })
    .transpose()
}

fn replay(kept: Kept, fingerprint: &str) -> Result<Response, ApiError> {
    if kept.fingerprint != fingerprint {
        let message = "this Idempotency-Key was used for another call: make a new key for each";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::IDEMPOTENCY_CONFLICT, message));
    }
    let mut response = (kept.status, kept.body).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// Keeps a reply that settles the call. Failures of the server and refusals that time may lift are not kept: the same
/// key may try again.
async fn keep(
    state: &AppState,
    caller: String,
    key: String,
    fingerprint: String,
    response: Response,
) -> Result<Response, ApiError> {
    let status = response.status();
    let settles = status.is_success() || matches!(status.as_u16(), 400 | 403 | 404 | 409 | 422);
    if !settles {
        return Ok(response);
    }
    let (parts, body) = response.into_parts();
    let body = body.collect().await.map_err(|error| ApiError::Internal(error.to_string()))?.to_bytes();
    let text = String::from_utf8_lossy(&body).into_owned();
    let now = state.clock.now_ms();
    state
        .store
        .write(move |tx| {
            Box::pin(async move {
                sqlx::query(
                    "insert into idempotent_replies
                     (caller, idempotency_key, fingerprint, status, body, created_at, expires_at)
                     values ($1, $2, $3, $4, $5, $6, $7)
                     on conflict (caller, idempotency_key) do update set fingerprint = excluded.fingerprint,
                     status = excluded.status, body = excluded.body, created_at = excluded.created_at,
                     expires_at = excluded.expires_at",
                )
                .bind(caller)
                .bind(key)
                .bind(fingerprint)
                .bind(i64::from(status.as_u16()))
                .bind(text)
                .bind(now)
                .bind(now + KEPT_MS)
                .execute(tx)
                .await?;
                Ok::<_, StoreError>(())
            })
        })
        .await?;
    Ok(Response::from_parts(parts, Body::from(body)))
}
