//! Security headers on every reply: Content-Security-Policy, HSTS and their companions.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// The other origins that pages of the site may load from. Each must have been checked with
/// [`lumora_core::domain::address::is_origin`], since it is inserted into a header.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Allowed {
    /// Origins of pictures.
    pub images: Vec<String>,
    /// Origins of games in frames, besides the operator's own games origin.
    pub games: Vec<String>,
    /// Origin of the analytics script, to which it also sends its data.
    pub analytics: Option<String>,
}

/// The parts of the Content-Security-Policy that all pages of the site share.
#[derive(Debug, Clone)]
pub struct SitePolicy {
    games_origin: String,
    /// The hashes of the inline scripts of `index.html`, as CSP source expressions.
    hashes: String,
}

impl SitePolicy {
    /// Allows the site's own files, wasm, games in frames from `games_origin` and the inline scripts of the page `index` (by their
    /// hashes), and requires Trusted Types for everything that turns text into markup.
    pub fn new(games_origin: &str, index: &str) -> Self {
        let hashes = inline_scripts(index)
            .map(|script| format!(" 'sha256-{}'", STANDARD.encode(Sha256::digest(script))))
            .collect();
        Self { games_origin: games_origin.to_owned(), hashes }
    }

    /// The policy of a page with the operator's current origins.
    pub fn of(&self, allowed: &Allowed) -> ContentPolicy {
        let Self { games_origin, hashes } = self;
        let source_list = |origins: &[String]| origins.iter().map(|origin| format!(" {origin}")).collect::<String>();
        let (images, games) = (source_list(&allowed.images), source_list(&allowed.games));
        let analytics = source_list(allowed.analytics.as_slice());
        // The Trusted Types policy that the page creates for the address of the analytics script.
        let policy = if allowed.analytics.is_some() { " analytics" } else { "" };
        ContentPolicy::custom(&format!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{hashes}{analytics}; style-src 'self'; \
             img-src 'self' data:{images}; connect-src 'self'{analytics}; font-src 'self'; manifest-src 'self'; \
             worker-src 'self'; media-src 'self' data:; frame-src {games_origin}{games}; object-src 'none'; \
             base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; \
             trusted-types app worker{policy}"
        ))
    }
}

/// The security headers of an origin.
#[derive(Debug, Clone)]
pub struct ContentPolicy {
    policy: HeaderValue,
    /// Whether browsers reach the origin over TLS: then HSTS is sent.
    is_https: bool,
}

/// The policy of replies that are not pages: they may load and run nothing, even if opened as a document, as an SVG can be. It is also much
/// shorter than the policy of a page (half a kilobyte).
const INERT: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

/// Whether a reply is not a page, such as JSON, a style sheet or wasm. Scripts count as pages: a worker's script needs the page's policy,
/// because a worker has the policy that its script was served with.
fn is_inert(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    ["application/json", "application/wasm", "text/css", "font/", "image/"].iter().any(|inert| kind.starts_with(inert))
}

/// HSTS for a year, without subdomains: other hosts of the operator's domain are not ours to decide about.
const ONLY_TLS: HeaderValue = HeaderValue::from_static("max-age=31536000");

impl ContentPolicy {
    /// The same headers for an origin such as `https://play.example`; https turns HSTS on.
    #[must_use]
    pub fn at(self, origin: &str) -> Self {
        Self { is_https: origin.starts_with("https://"), ..self }
    }

    /// A policy from the text of the header. A text that no header can carry becomes the strictest policy.
    pub fn custom(text: &str) -> Self {
        let policy = HeaderValue::try_from(text).unwrap_or(HeaderValue::from_static("default-src 'none'"));
        Self { policy, is_https: false }
    }

    /// The Content-Security-Policy header.
    pub fn header(&self) -> &HeaderValue {
        &self.policy
    }

    /// Sets the policy and the other security headers; a header that the handler has set is kept.
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
        let policy = if is_inert(headers) { &INERT } else { &self.policy };
        headers.entry(header::CONTENT_SECURITY_POLICY).or_insert_with(|| policy.clone());
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
    fn a_page_and_a_script_have_the_policy_of_the_site_and_data_may_do_nothing() {
        let policy = ContentPolicy::custom("default-src 'self'");
        let of = |kind: &'static str| {
            let mut headers = HeaderMap::from_iter([(header::CONTENT_TYPE, HeaderValue::from_static(kind))]);
            policy.apply(&mut headers);
            headers.remove(header::CONTENT_SECURITY_POLICY)
        };
        for kind in ["text/html; charset=utf-8", "text/javascript", "text/plain"] {
            assert_eq!(of(kind), Some(HeaderValue::from_static("default-src 'self'")), "{kind}");
        }
        for kind in ["application/json", "application/wasm", "text/css; charset=utf-8", "font/woff2", "image/svg+xml"] {
            assert_eq!(of(kind), Some(INERT), "{kind}");
        }
    }

    #[test]
    fn an_inline_script_is_allowed_by_its_hash_and_no_other_is() {
        let index = "<head><script>var a = 1;</script><script type=module src=/x.js></script></head>";
        let policy = SitePolicy::new("http://127.0.0.1:8081", index).of(&Allowed::default());
        let policy = policy.header().to_str().expect("text");
        let hash = STANDARD.encode(Sha256::digest("var a = 1;"));
        assert!(policy.contains(&format!("script-src 'self' 'wasm-unsafe-eval' 'sha256-{hash}';")), "{policy}");
        assert!(policy.contains("frame-src http://127.0.0.1:8081;"), "{policy}");
        assert!(policy.contains("img-src 'self' data:;") && policy.contains("connect-src 'self';"), "{policy}");
        assert!(!policy.contains("unsafe-inline"));
    }

    #[test]
    fn what_the_operator_allows_stands_beside_its_own_and_in_no_other_place() {
        let allowed = Allowed {
            images: vec!["https://a.example".to_owned(), "https://b.example".to_owned()],
            games: vec!["https://play.example".to_owned()],
            analytics: Some("https://stats.example".to_owned()),
        };
        let policy = SitePolicy::new("http://127.0.0.1:8081", "").of(&allowed);
        let policy = policy.header().to_str().expect("text");
        for part in [
            "script-src 'self' 'wasm-unsafe-eval' https://stats.example;",
            "img-src 'self' data: https://a.example https://b.example;",
            "connect-src 'self' https://stats.example;",
            "trusted-types app worker analytics",
            "frame-src http://127.0.0.1:8081 https://play.example;",
        ] {
            assert!(policy.contains(part), "{part}: {policy}");
        }
        assert_eq!(policy.matches("stats.example").count(), 2, "{policy}");
    }
}
