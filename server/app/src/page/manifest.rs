//! `/app.webmanifest`: name, icons and colours of the installed site.

use axum::extract::{RawQuery, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use lumora_core::domain::language::DEFAULT;
use serde_json::{Value, json};

use super::{Operator, words};
use platform::Base;
use platform::http::ApiError;

/// Background of the dark theme, in which the site starts.
const BACKGROUND: &str = "#0b0d1a";

pub(super) async fn manifest(State(base): State<Base>, query: RawQuery) -> Result<Response, ApiError> {
    let operator = Operator::load(&base).await?;
    let RawQuery(query) = query;
    let text = manifest_json(&operator, &query.unwrap_or_default()).to_string();
    let headers = [(header::CONTENT_TYPE, "application/manifest+json"), (header::CACHE_CONTROL, "no-cache")];
    Ok((headers, text).into_response())
}

fn manifest_json(operator: &Operator, query: &str) -> Value {
    let language = operator.requested(query).unwrap_or(DEFAULT);
    let icon = |name: &str, side: u32, purpose: &str| json!({ "src": format!("/res/{name}.png"), "sizes": format!("{side}x{side}"), "type": "image/png", "purpose": purpose });
    json!({
        "id": "/",
        "name": operator.brand,
        "short_name": operator.brand,
        "description": words::description(language, &operator.brand, "", true),
        "lang": language.tag,
        "dir": language.direction.attribute(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": BACKGROUND,
        "theme_color": BACKGROUND,
        "categories": ["games", "entertainment"],
        "icons": [
            { "src": "/res/favicon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any" },
            icon("icon-192", 192, "any"),
            icon("icon-512", 512, "any"),
            icon("maskable-512", 512, "maskable"),
        ],
    })
}
