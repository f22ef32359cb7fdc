//! Cookies: reading one, and writing one that scripts can not read and other sites can not send.

use axum::http::{HeaderMap, HeaderValue, header};

/// What marks a cookie that only this host, over TLS and for all its paths, can have set: no other page of the domain and
/// nobody on the way can plant one. Browsers hold whoever sets such a cookie to it.
const HOST_ONLY: &str = "__Host-";

/// The name that a cookie travels under.
fn full_name(name: &str, secure: bool) -> String {
    if secure { format!("{HOST_ONLY}{name}") } else { name.to_owned() }
}

/// The value of the cookie called `name`, if the browser sent it. On a site that is reached over TLS only the one counts that
/// this host has set itself.
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

/// A cookie to set: always `HttpOnly`, and `SameSite=Strict` but for one that must survive a way over another site. Where the
/// site is reached over TLS it is `Secure` and bound to this host, which takes a prefix of its name and all paths.
#[derive(Debug, Clone)]
pub struct Cookie<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its value, of characters that need no quoting.
    pub value: &'a str,
    /// The paths it is sent to where the site has no TLS.
    pub path: &'a str,
    /// How long it lives, in seconds; 0 removes it.
    pub max_age: u32,
    /// Whether it travels over TLS only.
    pub secure: bool,
}

impl Cookie<'_> {
    /// The `Set-Cookie` header; nothing when name or value hold characters that a header can not carry.
    pub fn header(&self) -> Option<HeaderValue> {
        self.header_with("Strict")
    }

    /// The same for a cookie that must still be there when another site sends the browser back with a link.
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
