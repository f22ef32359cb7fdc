//! The HTML of the consent page: a plain form without script.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use super::PATH;
use super::authorize::{AuthorizationRequest, PEOPLE};
use platform::docs::escape;

const STYLE: &str = include_str!("page.css");

/// The consent page. `alert` is the error of the last submission; empty for none.
pub(super) fn consent(request: &AuthorizationRequest, alert: &str) -> Response {
    let hidden: String = [
        ("response_type", &request.response_type),
        ("client_id", &request.client_id),
        ("redirect_uri", &request.redirect_uri),
        ("scope", &request.scope),
        ("state", &request.state),
        ("nonce", &request.nonce),
        ("code_challenge", &request.code_challenge),
        ("code_challenge_method", &request.code_challenge_method),
    ]
    .iter()
    .map(|(name, value)| format!(r#"<input type="hidden" name="{name}" value="{}">"#, escape(value)))
    .collect();
    let people: String = PEOPLE.iter().enumerate().map(|(number, (name, email))| person(number, name, email)).collect();
    let alert = if alert.is_empty() { String::new() } else { format!(r#"<p role="alert">{}</p>"#, escape(alert)) };
    let name = escape(request.client_id.strip_prefix("lumora-").unwrap_or(&request.client_id));
    let body = format!(
        r#"<h1>Sign in with a test account</h1>
<p>This page of the development server stands in for <strong>{name}</strong>. Nothing leaves this machine.</p>{alert}
<form method="post" action="{PATH}/authorize">{hidden}
<fieldset><legend>Who are you?</legend>{people}
<label><input type="radio" name="person" value="other"> Somebody else:</label>
<label>Name <input type="text" name="name" maxlength="100" autocomplete="off"></label>
<label>Mail address <input type="email" name="email" maxlength="100" autocomplete="off"></label></fieldset>
<p>Lumora asks for your name and your mail address.</p>
<button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Decline</button>
</form>"#
    );
    let origin = request.redirect_uri.split('/').take(3).collect::<Vec<_>>().join("/");
    page(StatusCode::OK, &body, &origin)
}

fn person(number: usize, name: &str, email: &str) -> String {
    let checked = if number == 0 { " checked" } else { "" };
    let email = if email.is_empty() { "no mail address" } else { email };
    format!(r#"<label><input type="radio" name="person" value="{number}"{checked}> {name} ({email})</label>"#)
}

/// The error page for a request that can not be answered at the client's redirect URI.
pub(super) fn refusal(reason: &str) -> Response {
    page(StatusCode::BAD_REQUEST, &format!("<h1>This can not be answered</h1><p>{}</p>", escape(reason)), "")
}

/// A page with its security headers. `answers_to` is the origin that the form finally redirects to, which the policy
/// `form-action` must name too.
fn page(status: StatusCode, body: &str, answers_to: &str) -> Response {
    let html = format!(
        r#"<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test sign-in</title><style>{STYLE}</style></head><body><main>{body}</main></body></html>"#
    );
    let style = STANDARD.encode(Sha256::digest(STYLE));
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{style}'; form-action 'self' {answers_to}; base-uri 'none'; \
         frame-ancestors 'none'"
    );
    let policy = HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"));
    let headers = [
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    ];
    (status, headers, Html(html)).into_response()
}
