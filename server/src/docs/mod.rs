//! The API describes itself: OpenAPI 3.1 at `/openapi.json`, and a readable page of it at `/docs`.

use axum::Router;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;

/// What stands at the head of the document.
#[derive(Debug, OpenApi)]
#[openapi(info(title = "Lumora", description = "The API of the Lumora site."))]
pub struct Description;

/// Completes the document that the routers have gathered.
pub fn finish(document: Document) -> Document {
    document
}

/// `/openapi.json`, `/docs` and its style sheet.
pub fn router(document: Document) -> Router {
    let json = document.to_json().unwrap_or_default();
    Router::new().route("/openapi.json", get(move || async move { ([("content-type", "application/json")], json) }))
}
