//! The browser that began a flow, identified by a short-lived cookie from which the secrets of the flow are derived.

use axum::http::{HeaderMap, HeaderValue};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use platform::http::{Cookie, read_cookie};
use platform::ids;

const COOKIE: &str = "social";
/// How long a visitor may spend at the provider, in seconds.
pub(super) const LIFETIME_S: u32 = 10 * 60;

/// The cookie's 256 random bits, which identify one browser.
pub(super) struct Browser(String);

impl Browser {
    /// The browser by its cookie; `None` without a valid one.
    pub(super) fn of(headers: &HeaderMap, secure: bool) -> Option<Self> {
        let is_token = |token: &&str| token.len() == 43 && token.bytes().all(|byte| byte.is_ascii_graphic());
        read_cookie(headers, COOKIE, secure).filter(is_token).map(|token| Self(token.to_owned()))
    }

    /// The browser by its cookie, or a new one.
    pub(super) fn of_or_new(headers: &HeaderMap, secure: bool) -> Self {
        Self::of(headers, secure).unwrap_or_else(|| Self(ids::random_token()))
    }

    /// The hash by which the browser is stored.
    pub(super) fn hash(&self) -> String {
        ids::token_hash(&self.0)
    }

    /// The cookie, with `SameSite=Lax`: it must be sent when the provider redirects the browser back.
    pub(super) fn cookie(&self, secure: bool) -> Option<HeaderValue> {
        let cookie = Cookie { name: COOKIE, value: &self.0, path: "/wps/session", max_age: LIFETIME_S, secure };
        cookie.header_for_returning()
    }

    /// The nonce of a flow, which the provider's token must repeat. `state` is the `state` parameter of the flow.
    pub(super) fn nonce(&self, state: &str) -> String {
        self.derive("nonce", state)
    }

    /// The PKCE verifier of a flow (RFC 7636), 43 characters.
    pub(super) fn verifier(&self, state: &str) -> String {
        self.derive("verifier", state)
    }

    fn derive(&self, what: &str, state: &str) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(format!("{what}\n{}\n{state}", self.0)))
    }
}

/// The PKCE challenge of a verifier, by method S256.
pub(super) fn challenge(verifier: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(verifier))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_challenge_is_that_of_the_standard() {
        // RFC 7636, appendix B.
        let challenge = challenge("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk");
        assert_eq!(challenge, "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
    }

    #[test]
    fn each_flow_of_each_browser_has_secrets_of_its_own() {
        let (one, other) = (Browser(ids::random_token()), Browser(ids::random_token()));
        assert_eq!(one.nonce("a"), one.nonce("a"));
        assert_ne!(one.nonce("a"), one.nonce("b"));
        assert_ne!(one.nonce("a"), other.nonce("a"));
        assert_ne!(one.nonce("a"), one.verifier("a"));
    }
}
