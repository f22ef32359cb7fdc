//! `/robots.txt` and `/sitemap.xml`: which paths search engines may fetch, and the pages to index.

use std::fmt::Write as _;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use lumora_core::domain::route::Screen;

use super::{Operator, canonical};
use platform::Base;
use platform::docs::escape;
use platform::http::ApiError;
use promotions::public as promotions;

/// Every screen to be indexed, by its canonical path; each promotion's own page is added by its id.
const PAGES: [&str; 16] = [
    "/",
    "/rng",
    "/pvp",
    "/fish",
    "/live",
    "/sports",
    "/esports",
    "/sv3",
    "/elott",
    "/lottery",
    "/promotions",
    "/noticePage",
    "/pointMall",
    "/help",
    "/down",
    "/join",
];

/// Paths that `robots.txt` disallows: the API, games, and screens that are not indexed.
const DISALLOWED: [&str; 10] =
    ["/wps/", "/lgw/", "/lotto/", "/seamless", "/dev/", "/docs", "/openapi", "/game", "/login", "/helpmc"];

pub(super) async fn robots(State(base): State<Base>) -> Response {
    let mut text = String::from("User-agent: *\n");
    for path in DISALLOWED {
        let _ = writeln!(text, "Disallow: {path}");
    }
    let _ = writeln!(text, "\nSitemap: {}/sitemap.xml", base.config.site_origin);
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")], text).into_response()
}

pub(super) async fn sitemap(State(base): State<Base>) -> Result<Response, ApiError> {
    let promotions = promotions::ids(&base.store, base.clock.now_ms()).await?;
    let details = promotions.into_iter().map(|id| canonical(&Screen::PromoDetail(Some(id))));
    let pages: Vec<String> = PAGES.iter().map(ToString::to_string).chain(details).collect();
    let text = sitemap_xml(&Operator::load(&base).await?, &pages);
    let headers = [(header::CONTENT_TYPE, "application/xml"), (header::CACHE_CONTROL, "no-cache")];
    Ok((headers, text).into_response())
}

fn sitemap_xml(operator: &Operator, pages: &[String]) -> String {
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for path in pages {
        let _ = writeln!(text, "<url><loc>{}</loc>", escape(&operator.address(path, None)));
        for language in &operator.languages {
            let address = escape(&operator.address(path, Some(*language)));
            let tag = language.tag;
            let _ = writeln!(text, "<xhtml:link rel=\"alternate\" hreflang=\"{tag}\" href=\"{address}\"/>");
        }
        text.push_str("</url>\n");
    }
    text.push_str("</urlset>\n");
    text
}

#[cfg(test)]
mod tests {
    use super::super::{canonical, is_public};
    use super::*;
    use lumora_core::domain::route::Route;

    #[test]
    fn the_map_names_public_screens_by_their_canonical_address_and_robots_may_ask_for_them() {
        for path in PAGES {
            let screen = Route::parse(path, "").screen;
            assert!(is_public(&screen), "{path}");
            assert_eq!(canonical(&screen), path);
            assert!(!DISALLOWED.iter().any(|closed| path.starts_with(closed)), "{path}");
        }
    }
}
