//! The request id, and the one log line of each call.
//!
//! The line holds method, path without query, status, duration, request id and the code of a failure. It never holds a
//! body, a header, a query or a fragment, because those may carry secrets. A route whose path carries one answers with a [`LoggedPath`].

use std::time::Instant;

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::Response;

use super::error::FailureNote;
use crate::ids;

/// The header that carries the id in both directions.
const HEADER: HeaderName = HeaderName::from_static("x-request-id");
const MAX_ID_LENGTH: usize = 64;

/// A response extension: what is logged in place of the call's path, where the path holds a secret.
#[derive(Debug, Clone, Copy)]
pub struct LoggedPath(pub &'static str);

impl LoggedPath {
    /// The path to log for a call to `path` with this response.
    pub fn of<'p>(response: &Response, path: &'p str) -> &'p str {
        response.extensions().get::<Self>().map_or(path, |logged| logged.0)
    }
}

/// The request id of the current call.
#[derive(Debug, Clone)]
pub struct RequestId(pub String);

impl<S: Send + Sync> FromRequestParts<S> for RequestId {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(parts.extensions.get::<Self>().cloned().unwrap_or_else(|| Self(String::new())))
    }
}

/// Takes the caller's id if it is well-formed, else makes one; logs the call; sets the id on the reply.
pub(super) async fn around(mut request: Request, call: impl AsyncFnOnce(Request) -> Response) -> Response {
    let id = caller_id(request.headers()).unwrap_or_else(|| ids::hex(&ids::random_bytes::<12>()));
    request.extensions_mut().insert(RequestId(id.clone()));
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let started = Instant::now();

    let mut response = call(request).await;

    let status = response.status().as_u16();
    let ms = u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
    let path = LoggedPath::of(&response, &path);
    let note = response.extensions().get::<FailureNote>();
    match note {
        Some(note) if status >= 500 => {
            tracing::error!(request_id = %id, %method, path, status, ms, code = note.code, detail = note.detail, "call failed");
        }
        Some(note) => {
            tracing::info!(request_id = %id, %method, path, status, ms, code = note.code, detail = note.detail, "call refused");
        }
        None => tracing::info!(request_id = %id, %method, path, status, ms, "call"),
    }
    if let Ok(value) = HeaderValue::try_from(id) {
        response.headers_mut().insert(HEADER, value);
    }
    response
}

/// The caller's request id, if it has at most [`MAX_ID_LENGTH`] characters, all of them letters, digits, `-`, `_` or `.`.
fn caller_id(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(HEADER)?.to_str().ok()?;
    let sane = (1..=MAX_ID_LENGTH).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'));
    sane.then(|| id.to_owned())
}
