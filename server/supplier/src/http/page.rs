//! The game page. It holds nothing of the player: the ticket is in the fragment, which only the page's script sees.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::super::SupplierState;
use super::assets;
use super::error::CallError;

const PAGE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/page/play.html"));

/// The page of a game; with status 404 for an unknown game, which the page then tells in the player's language.
pub(super) async fn play(State(state): State<SupplierState>, Path(code): Path<String>) -> Result<Response, CallError> {
    let title = state.title(&code).await?;
    let status = if title.is_some() { StatusCode::OK } else { StatusCode::NOT_FOUND };
    let name = title.map_or_else(|| "Lumora".to_owned(), |title| title.name);
    let page = PAGE
        .replace("{{title}}", &escaped(&name))
        .replace("{{game_code}}", &escaped(&code))
        .replace("{{site_origin}}", &escaped(&state.site_origin))
        .replace("{{assets}}", &assets::folder())
        .replace("{{pictures}}", &escaped(&assets::pictures(&code)));
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    Ok((status, headers, page).into_response())
}

/// Escapes text for HTML content and quoted attributes. Braces are escaped too, so that a title can not pass for a
/// placeholder.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '{' => safe.push_str("&#123;"),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hostile_title_stays_text() {
        assert_eq!(escaped(r#"<b a="{{title}}">&'"#), "&lt;b a=&quot;&#123;&#123;title}}&quot;&gt;&amp;&#39;");
    }
}
