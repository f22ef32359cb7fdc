//! The pictures of a game: its symbols and the backdrop of its reels. Drawn on request, and cached by the browser.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::super::SupplierState;
use super::assets;
use super::error::{self, CallError};

/// A picture of the game `code`: `symbols.svg`, `wide.svg` or `tall.svg`. Another version's address is not found.
pub(super) async fn serve(
    State(state): State<SupplierState>,
    Path((version, code, name)): Path<(String, String, String)>,
) -> Result<Response, CallError> {
    if version != assets::version() {
        return Err(error::not_found().await);
    }
    let Some(look) = state.title(&code).await?.and_then(|title| title.look()) else {
        return Err(error::not_found().await);
    };
    let drawn = match name.as_str() {
        "symbols.svg" => look.symbols(),
        "wide.svg" => look.backdrop(true),
        "tall.svg" => look.backdrop(false),
        _ => return Err(error::not_found().await),
    };
    let headers =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, drawn).into_response())
}
