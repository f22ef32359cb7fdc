//! The two addresses that the browser navigates to: the start of a flow, and the callback from the provider.

use axum::extract::{RawQuery, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use lumora_core::wire::code;
use serde::Deserialize;
use utoipa::OpenApiRouter;

use super::browser::{Browser, LIFETIME_S};
use super::provider::{Exchange, ProviderError};
use super::records::{self, Flow, Purpose, VerifiedIdentity};
use crate::IdentityState;
use platform::Base;
use platform::http::{ClientIp, Path};
use platform::ids;
use platform::rate_limit::RateLimit;
use platform::store::StoreError;

/// Limit of begun flows per client network: each stores a row and needs no authentication.
const START_LIMIT: RateLimit = RateLimit { name: "social-start", max: 60, window_ms: 10 * 60 * 1000 };
/// The longest value of a query parameter that is read, in bytes; no code or state is longer.
const MAX_VALUE_LENGTH: usize = 2048;

pub(super) fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new()
        .route("/wps/session/social/{provider}/start", get(start))
        .route("/wps/session/social/{provider}/callback", get(callback))
}

/// Parses a query without an extractor: a malformed one must lead the visitor back to the login page, not to an error
/// in JSON.
fn parse_query<T: Default + for<'de> Deserialize<'de>>(query: Option<String>) -> T {
    let pairs = form_urlencoded::parse(query.as_deref().unwrap_or_default().as_bytes());
    let pairs = pairs.into_owned().filter(|(_, value)| value.len() <= MAX_VALUE_LENGTH);
    let map = pairs.map(|(name, value)| (name, serde_json::Value::String(value))).collect();
    serde_json::from_value(serde_json::Value::Object(map)).unwrap_or_default()
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct StartQuery {
    /// Path of this site to return to after the login.
    return_to: String,
}

/// Stores a flow and redirects the browser to the provider.
async fn start(
    State(IdentityState { base, social, .. }): State<IdentityState>,
    Path(name): Path<String>,
    address: ClientIp,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Response {
    let Some(provider) = social.find(&name) else { return refused("", code::NOT_ENABLED) };
    let query: StartQuery = parse_query(query);
    let return_to = if is_own_page(&query.return_to) { query.return_to } else { String::new() };
    if START_LIMIT.take(&base, &address.network()).await.is_err() {
        return refused(&return_to, code::TOO_MANY_REQUESTS);
    }
    let browser = Browser::of_or_new(&headers, base.config.is_https());
    let now_ms = base.clock.now_ms();
    let flow_state = ids::random_token();
    let secrets = (browser.nonce(&flow_state), browser.verifier(&flow_state));
    let redirect_uri = redirect_uri(&base, &headers, &name);
    let address = provider.authorization(&redirect_uri, &flow_state, (&secrets.0, &secrets.1), now_ms).await;
    let address = match address {
        Ok(address) => address,
        Err(error) => return unavailable(&return_to, &name, &error),
    };
    let flow = Flow { provider: name, browser_hash: browser.hash(), return_to: return_to.clone() };
    let expires_at = now_ms + i64::from(LIFETIME_S) * 1000;
    let stored =
        base.store.write(move |tx| Box::pin(async move { records::begin(tx, &flow_state, &flow, expires_at).await }));
    if let Err(error) = stored.await {
        tracing::error!(%error, "a social login could not begin");
        return refused(&return_to, code::UNAVAILABLE);
    }
    let mut response = redirect(&address);
    if let Some(cookie) = browser.cookie(base.config.is_https()) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct CallbackQuery {
    code: String,
    state: String,
    error: String,
    /// The issuer of the response (RFC 9207), where the provider sends it.
    iss: Option<String>,
}

/// Receives the browser from the provider: exchanges the code and redirects to the login page with a ticket.
async fn callback(
    State(IdentityState { base, social, .. }): State<IdentityState>,
    Path(name): Path<String>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Response {
    let query: CallbackQuery = parse_query(query);
    let now_ms = base.clock.now_ms();
    let Some(provider) = social.find(&name) else { return refused("", code::NOT_ENABLED) };
    let flow_state = query.state.clone();
    let ended = base.store.write(move |tx| Box::pin(async move { records::end(tx, &flow_state, now_ms).await })).await;
    let (Ok(Some(flow)), Some(browser)) = (ended, Browser::of(&headers, base.config.is_https())) else {
        return refused("", code::TICKET_EXPIRED);
    };
    let is_other_issuer = query.iss.as_deref().is_some_and(|issuer| issuer != provider.issuer());
    if flow.browser_hash != browser.hash() || flow.provider != name || is_other_issuer {
        tracing::warn!(provider = name, "an answer for another browser or provider was refused");
        return refused("", code::TICKET_EXPIRED);
    }
    if query.code.is_empty() {
        let declined = query.error == "access_denied";
        return refused(&flow.return_to, if declined { code::POPUP_CLOSED } else { code::UNAVAILABLE });
    }
    let exchange = Exchange {
        code: &query.code,
        verifier: &browser.verifier(&query.state),
        nonce: &browser.nonce(&query.state),
        redirect_uri: &redirect_uri(&base, &headers, &name),
        now_ms,
    };
    let identity = match provider.exchange(&exchange).await {
        Ok(identity) => identity,
        Err(error) => return unavailable(&flow.return_to, &name, &error),
    };
    let verified = VerifiedIdentity { provider: name, identity, browser_hash: browser.hash() };
    let issued = base
        .store
        .write(move |tx| Box::pin(async move { records::issue(tx, Purpose::Login, &verified, now_ms).await }))
        .await;
    match issued {
        Ok(ticket) => to_login(&flow.return_to, &format!("social={ticket}")),
        Err(error) => {
            let error: StoreError = error;
            tracing::error!(%error, "a social login could not end");
            refused(&flow.return_to, code::UNAVAILABLE)
        }
    }
}

/// The callback address, at the origin that the browser used.
fn redirect_uri(base: &Base, headers: &HeaderMap, name: &str) -> String {
    format!("{}/wps/session/social/{name}/callback", base.config.origin_used(headers))
}

/// Whether it is a path of this site, which no browser resolves to another host.
fn is_own_page(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.len() <= 500
        && !path.contains('\\')
        && path.bytes().all(|byte| byte.is_ascii_graphic())
}

fn unavailable(return_to: &str, name: &str, error: &ProviderError) -> Response {
    tracing::warn!(%error, provider = name, "a social login failed");
    let code = if matches!(error, ProviderError::Token(_)) { code::FORBIDDEN } else { code::UNAVAILABLE };
    refused(return_to, code)
}

fn refused(return_to: &str, code: &str) -> Response {
    to_login(return_to, &format!("social-error={code}"))
}

/// Redirects to the login page. The ticket is in the fragment, which browsers send to no server and leave out of
/// referrers.
fn to_login(return_to: &str, fragment: &str) -> Response {
    if return_to.is_empty() || return_to == "/" {
        return redirect(&format!("/login#{fragment}"));
    }
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("returnTo", return_to).finish();
    redirect(&format!("/login?{query}#{fragment}"))
}

fn redirect(address: &str) -> Response {
    let Ok(location) = HeaderValue::try_from(address) else { return StatusCode::BAD_GATEWAY.into_response() };
    let headers = [
        (header::LOCATION, location),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    ];
    (StatusCode::SEE_OTHER, headers).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_this_site_are_returned_to() {
        for own in ["/", "/member/x?a=1", "/promotion#a"] {
            assert!(is_own_page(own), "{own}");
        }
        for other in ["", "x", "//evil.example", "/\\evil.example", "https://evil.example", "/a b", "/a\u{0}", "/é"] {
            assert!(!is_own_page(other), "{other}");
        }
    }
}
