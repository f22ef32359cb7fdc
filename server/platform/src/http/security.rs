//! The headers that tell a browser what a page of ours may do, on every reply.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// What the pages of the site may reach beside the site itself. Each is an origin that was checked
/// ([`lumora_core::domain::address::is_origin`]): it becomes a word of a header.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Allowed {
    /// Whence pictures come.
    pub images: Vec<String>,
    /// Where games run, beside the operator's own origin of games.
    pub games: Vec<String>,
    /// Whence the analytics script comes, and whom it tells.
    pub analytics: Option<String>,
}

/// What the policies of the site's pages have in common.
#[derive(Debug, Clone)]
pub struct SitePolicy {
    games_origin: String,
    /// The inline scripts of the first page, as the policy names them.
    hashes: String,
}

impl SitePolicy {
    /// The site's own files, wasm, games in frames from `games_origin`, the inline scripts of `index` by their hashes, and
    /// Trusted Types for whatever turns text into markup.
    pub fn new(games_origin: &str, index: &str) -> Self {
        let hashes = inline_scripts(index)
            .map(|script| format!(" 'sha256-{}'", STANDARD.encode(Sha256::digest(script))))
            .collect();
        Self { games_origin: games_origin.to_owned(), hashes }
    }

    /// The policy of a page, as the operator's origins stand now.
    pub fn of(&self, allowed: &Allowed) -> ContentPolicy {
        let Self { games_origin, hashes } = self;
        let words = |origins: &[String]| origins.iter().map(|origin| format!(" {origin}")).collect::<String>();
        let (images, games) = (words(&allowed.images), words(&allowed.games));
        let analytics = words(allowed.analytics.as_slice());
        // The page makes it for the one address of the script.
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

/// The Content-Security-Policy of an origin.
#[derive(Debug, Clone)]
pub struct ContentPolicy {
    policy: HeaderValue,
    /// Browsers reach the origin over TLS, and shall never try without.
    is_https: bool,
}

/// For what is never meant to be a page: it may load and run nothing, also when it is opened by itself, as a drawing can be. The policy of a
/// page is half a kilobyte, more than many a reply.
const INERT: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

/// Whether a reply is data, such as an answer of a call, a style sheet or wasm. A script is not: it may be a worker's, which has the policy
/// that its script came with.
fn is_inert(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    ["application/json", "application/wasm", "text/css", "font/", "image/"].iter().any(|inert| kind.starts_with(inert))
}

/// A year, for this host alone: what else the operator runs under the domain is not ours to decide.
const ONLY_TLS: HeaderValue = HeaderValue::from_static("max-age=31536000");

impl ContentPolicy {
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

    /// The text of the header.
    pub fn header(&self) -> &HeaderValue {
        &self.policy
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
