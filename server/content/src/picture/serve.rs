//! The operator's pictures over HTTP: `/cdn/picture/ID.jpg` and `.png`, immutable, with a content policy that allows
//! them nothing.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::routing::get;

use super::site;
use platform::Base;
use platform::http::{ApiError, Path};

/// The route of the operator's pictures.
pub fn router(base: Base) -> Router {
    Router::new().route(&format!("{}{{name}}", site::FOLDER), get(show)).with_state(base)
}

async fn show(
    State(base): State<Base>,
    Path(name): Path<String>,
) -> Result<([(HeaderName, &'static str); 4], Vec<u8>), ApiError> {
    let found = site::file(&base.store, &format!("{}{name}", site::FOLDER)).await?;
    let (content_type, file) = found.ok_or_else(|| ApiError::not_found("picture"))?;
    let headers = [
        (header::CONTENT_TYPE, content_type),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    Ok((headers, file))
}
