//! The headers that tell a browser what a page of ours may do, on every reply.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// The Content-Security-Policy of an origin.
#[derive(Debug, Clone)]
pub struct ContentPolicy {
    policy: HeaderValue,
    /// Browsers reach the origin over TLS, and shall never try without.
    is_https: bool,
}

/// A year, for this host alone: what else the operator runs under the domain is not ours to decide.
const ONLY_TLS: HeaderValue = HeaderValue::from_static("max-age=31536000");

impl ContentPolicy {
    /// The policy of the site: its own files, wasm, games in frames from `games_origin`, the inline scripts of `index`
    /// by their hashes, and Trusted Types for whatever turns text into markup.
    pub fn site(games_origin: &str, index: &str) -> Self {
        let hashes: String = inline_scripts(index)
            .map(|script| format!(" 'sha256-{}'", STANDARD.encode(Sha256::digest(script))))
            .collect();
        let text = format!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{hashes}; style-src 'self'; img-src 'self' data:; \
             connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self' data:; \
             frame-src {games_origin}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
             require-trusted-types-for 'script'; trusted-types app worker"
        );
        Self::custom(&text)
    }

    /// The same for an origin, such as `https://play.example`: over TLS browsers are told to stay there.
    #[must_use]
    pub fn at(self, origin: &str) -> Self {
        Self { is_https: origin.starts_with("https://"), ..self }
    }

    /// Any other policy, as the text of the header. A text that no header can carry becomes the strictest policy.
    pub fn custom(text: &str) -> Self {
        let policy = HeaderValue::try_from(text).unwrap_or(HeaderValue::from_static("default-src 'none'"));
        Self { policy, is_https: false }
    }

    /// Sets the policy and its companions; a header that the handler has set stays as it is.
    pub(super) fn apply(&self, headers: &mut HeaderMap) {
        const FIXED: [(HeaderName, &str); 5] = [
            (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (header::REFERRER_POLICY, "strict-origin-when-cross-origin"),
            (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
            (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
            (
                HeaderName::from_static("permissions-policy"),
                "camera=(), microphone=(), geolocation=(), payment=(), usb=(), autoplay=*, fullscreen=*",
            ),
        ];
        headers.entry(header::CONTENT_SECURITY_POLICY).or_insert_with(|| self.policy.clone());
        if self.is_https {
            headers.entry(header::STRICT_TRANSPORT_SECURITY).or_insert(ONLY_TLS);
        }
        for (name, value) in FIXED {
            headers.entry(name).or_insert(HeaderValue::from_static(value));
        }
    }
}

/// The text of each script element without `src`.
fn inline_scripts(html: &str) -> impl Iterator<Item = &str> {
    html.split("<script").skip(1).filter_map(|rest| {
        let (attributes, rest) = rest.split_once('>')?;
        let (text, _) = rest.split_once("</script")?;
        (!attributes.contains("src=") && !text.trim().is_empty()).then_some(text)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inline_script_is_allowed_by_its_hash_and_no_other_is() {
        let index = "<head><script>var a = 1;</script><script type=module src=/x.js></script></head>";
        let ContentPolicy { policy, .. } = ContentPolicy::site("http://127.0.0.1:8081", index);
        let policy = policy.to_str().expect("text");
        let hash = STANDARD.encode(Sha256::digest("var a = 1;"));
        assert!(policy.contains(&format!("script-src 'self' 'wasm-unsafe-eval' 'sha256-{hash}';")), "{policy}");
        assert!(policy.contains("frame-src http://127.0.0.1:8081;"), "{policy}");
        assert!(!policy.contains("unsafe-inline"));
    }
}
