//! The frame of all pages: head, style sheet, and the note that no real money moves.

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use platform::clock::rfc3339;
use platform::docs::escape;
use platform::money::Money;

use crate::ProviderState;

/// The provider's name on its pages.
pub(super) const BRAND: &str = "Driftway";

/// A page with a title and a body of HTML.
pub(super) fn page(status: StatusCode, title: &str, body: &str) -> Response {
    let html = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"robots\" content=\"noindex\"><title>{title} · {BRAND}</title>\
         <link rel=\"icon\" href=\"data:,\"><link rel=\"stylesheet\" href=\"/style.css\"></head><body>\
         <header><p class=\"brand\"><span class=\"mark\" aria-hidden=\"true\"></span>{BRAND} <span>sample payments</span></p>\
         <p class=\"sample\" role=\"note\"><strong>No real money moves.</strong> This is a sample payment provider \
         for trying a site out.</p></header><main><h1>{title}</h1>{body}</main></body></html>",
        title = escape(title),
    );
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        // The address of a payment page is a secret: other origins must not get it as a referrer.
        (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    ];
    (status, headers, html).into_response()
}

/// An amount for readers: `1,284,500.05 USD`.
pub(super) fn amount(minor: i64, currency: &str) -> String {
    format!("{}\u{a0}{}", Money(minor).grouped_in(currency), escape(currency))
}

/// A time for readers: `2026-11-21 08:49:56 UTC`.
pub(super) fn time(ms: i64) -> String {
    let time = rfc3339(ms);
    let shown = time.replace('T', " ").replace('Z', " UTC");
    format!("<time datetime=\"{time}\">{shown}</time>")
}

/// An error message on a page, announced to screen readers.
pub(super) fn problem(text: &str) -> String {
    format!("<p class=\"problem\" id=\"problem\" role=\"alert\">{}</p>", escape(text))
}

/// The 404 page of payments.
pub(super) fn no_such_page() -> Response {
    let body = "<p>There is no such payment. Go back to the site that sent you, and begin again there.</p>";
    page(StatusCode::NOT_FOUND, "Nothing here", body)
}

/// The error page where the provider itself failed.
pub(super) fn failure(error: &crate::ProviderError) -> Response {
    tracing::error!(%error, "a page could not be made");
    let body = "<p>Something went wrong on our side. Reload the page in a moment: nothing is done twice.</p>";
    page(StatusCode::INTERNAL_SERVER_ERROR, "Not now", body)
}

/// The home page of this origin.
pub(super) async fn home(State(state): State<ProviderState>) -> Response {
    let links = if state.config.has_desk {
        "<nav><ul><li><a href=\"/vouchers\">Sample vouchers</a></li><li><a href=\"/desk\">Desk of payouts</a></li></ul></nav>"
    } else {
        ""
    };
    let about = "<p>Sites send payers here to a page of their own. There is nothing to do without one.</p>";
    page(StatusCode::OK, "A sample payment provider", &format!("{about}{links}"))
}

/// The style sheet of all pages.
pub(super) async fn style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("style.css")).into_response()
}
