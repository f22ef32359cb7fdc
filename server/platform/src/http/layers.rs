//! The middleware around every router; from the outside in: request id and log, security headers, refusals that hold for all routes
//! (cross-origin changes, U+0000), panic handler, time limit, compression, body limit, and the envelope for unknown routes.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use lumora_core::wire::code;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate, SizeAbove};

use super::{ApiError, ContentPolicy, request_id};

/// The largest body that a call may send, in bytes. Uploads set a limit of their own on their route.
pub const BODY_LIMIT: usize = 256 * 1024;
/// The time limit of a call.
const TIME_LIMIT: Duration = Duration::from_secs(30);
/// Smaller replies are not compressed, in bytes: it costs more than it saves.
const COMPRESS_ABOVE: u16 = 512;
/// A tenth smaller than the default level, for a tenth of a millisecond more; higher levels cost ten times as much.
const COMPRESSION: CompressionLevel = CompressionLevel::Precise(6);

/// Puts the layers around `router`. Its own fallback for unknown paths stays; [`method_not_allowed`] answers a known path under
/// another method.
pub fn wrap(router: Router, policy: ContentPolicy) -> Router {
    let worth_compressing = DefaultPredicate::new()
        .and(SizeAbove::new(COMPRESS_ABOVE))
        .and(NotForContentType::new("application/wasm"))
        .and(NotForContentType::new("font/"));
    router
        .method_not_allowed_fallback(method_not_allowed)
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(CompressionLayer::new().quality(COMPRESSION).compress_when(worth_compressing))
        .layer(middleware::from_fn_with_state(Arc::new(policy), around))
}

/// One layer for all of it, because axum clones each layer with everything inside it for every call.
async fn around(State(policy): State<Arc<ContentPolicy>>, request: Request, next: Next) -> Response {
    request_id::around(request, async |request| {
        let mut response = match refuse_nul(&request).and_then(|()| refuse_foreign_pages(&request)) {
            Ok(()) => catch_panic(time_limit(next.run(request))).await,
            Err(refusal) => refusal.into_response(),
        };
        secure(&policy, &mut response);
        response
    })
    .await
}

/// The fallback for unknown paths: 404 in the envelope.
pub async fn not_found() -> ApiError {
    ApiError::not_found("call")
}

/// The fallback for unknown methods: 405 in the envelope.
pub async fn method_not_allowed() -> ApiError {
    let message = "the call exists under another method: see /docs";
    ApiError::refused(StatusCode::METHOD_NOT_ALLOWED, code::METHOD_NOT_ALLOWED, message)
}

fn secure(policy: &ContentPolicy, response: &mut Response) {
    if response.status().is_client_error() || response.status().is_server_error() {
        // A failure must not be cached and served to another caller or later.
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    policy.apply(response.headers_mut());
}

/// Refuses U+0000 in a path or query, which PostgreSQL can not compare with. In an address it can only be percent-encoded,
/// and nothing decodes twice.
fn refuse_nul(request: &Request) -> Result<(), ApiError> {
    let address = request.uri().path_and_query().map_or("", |address| address.as_str());
    if address.contains("%00") {
        return Err(ApiError::invalid("the address must not hold the character U+0000"));
    }
    Ok(())
}

/// CSRF protection by `Sec-Fetch-Site`: a page of another origin, that of the games included, may not make the browser change
/// anything with its cookies. Callers that are not browsers send no such header.
fn refuse_foreign_pages(request: &Request) -> Result<(), ApiError> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let from = request.headers().get("sec-fetch-site").and_then(|value| value.to_str().ok());
    if !reads && matches!(from, Some("cross-site" | "same-site")) {
        let message = "calls that change something are taken from the site's own pages only";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::FORBIDDEN, message));
    }
    Ok(())
}

async fn time_limit(call: impl Future<Output = Response>) -> Response {
    match tokio::time::timeout(TIME_LIMIT, call).await {
        Ok(response) => response,
        Err(_) => {
            let message = "the call took too long: try again";
            ApiError::refused(StatusCode::REQUEST_TIMEOUT, code::TIMEOUT, message).into_response()
        }
    }
}

async fn catch_panic(call: impl Future<Output = Response>) -> Response {
    match AssertUnwindSafe(call).catch_unwind().await {
        Ok(response) => response,
        Err(panic) => {
            let text = panic.downcast_ref::<&str>().map(ToString::to_string);
            let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
            ApiError::Internal(format!("panic: {}", text.unwrap_or_default())).into_response()
        }
    }
}
