//! Who may use the pages of the desk: whoever sits at this machine, where the process was started with `--desk`.
//!
//! They make money out of nothing, if only sample money, so they are not there otherwise. A page of another site can neither send their forms,
//! which hold a secret of this process, nor read it: it would have to be called by this origin's own name.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::Response;
use platform::signature;

use super::page;
use crate::ProviderState;

const HERE: [&str; 2] = ["127.0.0.1", "localhost"];

/// The desk is open, and the call came to this machine by its own name.
pub(super) struct OpenDesk;

impl FromRequestParts<ProviderState> for OpenDesk {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &ProviderState) -> Result<Self, Response> {
        if !state.config.has_desk {
            let body = "<p>This page is for trying things out on one machine. Start the provider with <code>--desk</code> to have it.</p>";
            return Err(page::page(StatusCode::FORBIDDEN, "Not open", body));
        }
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let name = host.map(|host| host.rsplit_once(':').map_or(host, |(name, _)| name));
        if name.is_some_and(|name| !HERE.contains(&name)) {
            let body = "<p>This page is open on this machine only. Use <code>127.0.0.1</code> in the address.</p>";
            return Err(page::page(StatusCode::FORBIDDEN, "Not open", body));
        }
        Ok(Self)
    }
}

/// The secret that each form of the desk holds.
pub(super) fn token_field(state: &ProviderState) -> String {
    format!("<input type=\"hidden\" name=\"token\" value=\"{}\">", state.desk_token)
}

/// The refusal of a form that no page of this process has made.
pub(super) fn refused_token(state: &ProviderState, token: &str) -> Option<Response> {
    if signature::is_same(token, &state.desk_token) {
        return None;
    }
    let body = page::problem(
        "This form is an old one: the provider was started anew. Go back, reload the page, and send it again.",
    );
    Some(page::page(StatusCode::FORBIDDEN, "Not done", &body))
}
