//! Cookies: reading one, and writing one that is `HttpOnly`, `SameSite` and, over TLS, bound to this host.

use axum::http::{HeaderMap, HeaderValue, header};

/// The prefix of a cookie that browsers accept only from this host over TLS, for all its paths: no subdomain and no
/// man in the middle can plant one.
const HOST_ONLY: &str = "__Host-";

/// The name on the wire, with the prefix where the site is reached over TLS.
fn full_name(name: &str, secure: bool) -> String {
    if secure { format!("{HOST_ONLY}{name}") } else { name.to_owned() }
}

/// The value of the cookie `name`, if the browser sent it. With `secure`, only the cookie with the `__Host-` prefix counts.
pub fn read_cookie<'h>(headers: &'h HeaderMap, name: &str, secure: bool) -> Option<&'h str> {
    let name = full_name(name, secure);
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

/// A cookie to set: always `HttpOnly`; `SameSite=Strict`, or `Lax` for one that must survive a redirect from another site. Where the
/// site is reached over TLS it is `Secure` and bound to this host by the prefix `__Host-`, which requires the path `/`.
#[derive(Debug, Clone)]
pub struct Cookie<'a> {
    /// The name, without the prefix.
    pub name: &'a str,
    /// The value, of characters that need no quoting.
    pub value: &'a str,
    /// The path where the site has no TLS; over TLS it is `/`.
    pub path: &'a str,
    /// The cookie's lifetime in seconds; 0 deletes it.
    pub max_age: u32,
    /// Whether the site is reached over TLS.
    pub secure: bool,
}

impl Cookie<'_> {
    /// The `Set-Cookie` header; `None` if name or value hold characters that a header can not carry.
    pub fn header(&self) -> Option<HeaderValue> {
        self.header_with("Strict")
    }

    /// The same with `SameSite=Lax`, for a cookie that must be sent when another site redirects the browser back.
    pub fn header_for_returning(&self) -> Option<HeaderValue> {
        self.header_with("Lax")
    }

    fn header_with(&self, same_site: &str) -> Option<HeaderValue> {
        let Self { name, value, path, max_age, secure } = self;
        let name = full_name(name, *secure);
        let (path, secure) = if *secure { ("/", "; Secure") } else { (*path, "") };
        let text = format!("{name}={value}; Path={path}; Max-Age={max_age}; HttpOnly; SameSite={same_site}{secure}");
        HeaderValue::try_from(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=1; remembered=x.y; b=2"));
        assert_eq!(read_cookie(&headers, "remembered", false), Some("x.y"));
        assert_eq!(read_cookie(&headers, "member", false), None);
    }

    #[test]
    fn over_tls_only_what_this_host_has_set_counts() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("device=planted; __Host-device=own"));
        assert_eq!(read_cookie(&headers, "device", true), Some("own"));
        assert_eq!(read_cookie(&headers, "other", true), None);
        headers.clear();
        headers.append(header::COOKIE, HeaderValue::from_static("device=planted"));
        assert_eq!(read_cookie(&headers, "device", true), None);
    }

    #[test]
    fn a_cookie_is_closed_to_scripts_and_other_sites() {
        let cookie = Cookie { name: "n", value: "v", path: "/wps", max_age: 5, secure: true };
        let header = cookie.header().expect("a header");
        assert_eq!(header, "__Host-n=v; Path=/; Max-Age=5; HttpOnly; SameSite=Strict; Secure");
        let plain = Cookie { secure: false, ..cookie }.header().expect("a header");
        assert_eq!(plain, "n=v; Path=/wps; Max-Age=5; HttpOnly; SameSite=Strict");
    }
}
