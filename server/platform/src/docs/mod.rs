//! The API's description: OpenAPI 3.1 at `/openapi.json`, generated from the handlers and kept as a file, and a readable page of it at
//! `/docs`.
//!
//! The page is plain HTML and one style sheet, rendered once. It runs no script, so the strictest content policy applies.

#[cfg(feature = "openapi")]
mod completion;
#[cfg(feature = "openapi")]
mod description;
mod html;
mod page;
mod replies;
mod schema;

#[cfg(feature = "openapi")]
pub use description::{Description, finish};
pub use html::escape;
pub use replies::{ErrorReply, behind};

use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;
use axum::routing::get;

/// The routes `/openapi.json`, `/docs` and its style sheet. The page is rendered at its first request.
pub fn router(document: &'static str) -> Router {
    let page = Arc::new(LazyLock::new(move || page::render(&serde_json::from_str(document).unwrap_or_default())));
    Router::new()
        .route("/openapi.json", get(async move || fixed("application/json", document)))
        .route("/docs", get(async move || fixed("text/html; charset=utf-8", String::clone(&page))))
        .route("/docs/style.css", get(async || fixed("text/css; charset=utf-8", include_str!("style.css"))))
}

fn fixed(content_type: &'static str, body: impl Into<Body>) -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(content_type)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    (headers, body.into())
}
