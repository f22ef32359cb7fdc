//! Access to the desk's pages: from this machine only, and only where the process was started with `--desk`.
//!
//! The pages create money, if only sample money. Another site can not submit their forms, which hold a secret of this
//! process, and can not read it: the pages answer only under the machine's local names.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::Response;
use platform::signature;

use super::page;
use crate::ProviderState;

const LOCAL_NAMES: [&str; 2] = ["127.0.0.1", "localhost"];

/// Extractor that passes where the desk is enabled and the request addresses this machine by a local name.
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
        if name.is_some_and(|name| !LOCAL_NAMES.contains(&name)) {
            let body = "<p>This page is open on this machine only. Use <code>127.0.0.1</code> in the address.</p>";
            return Err(page::page(StatusCode::FORBIDDEN, "Not open", body));
        }
        Ok(Self)
    }
}

/// The hidden field with the secret of the desk's forms.
pub(super) fn token_field(state: &ProviderState) -> String {
    format!("<input type=\"hidden\" name=\"token\" value=\"{}\">", state.desk_token)
}

/// The error page for a form whose secret is not that of this process.
pub(super) fn refused_token(state: &ProviderState, token: &str) -> Option<Response> {
    if signature::constant_time_eq(token, &state.desk_token) {
        return None;
    }
    let body = page::problem(
        "This form is an old one: the provider was started anew. Go back, reload the page, and send it again.",
    );
    Some(page::page(StatusCode::FORBIDDEN, "Not done", &body))
}
