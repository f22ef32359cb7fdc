//! Addresses that an operator writes: what may be followed, and what is a path of this site (sections 2 and 3).
//!
//! The server refuses to store any other, and the core refuses to follow it.

/// A path of this site: one slash at the start, no backslash, nothing invisible.
#[must_use]
pub fn is_path(address: &str) -> bool {
    let mut characters = address.chars();
    characters.next() == Some('/')
        && !matches!(characters.next(), Some('/' | '\\'))
        && !address.chars().any(|it| it == '\\' || it.is_control())
}

/// Whether a host, with or without a port, is a name rather than a number. Passkeys are bound to a name: a browser refuses
/// them at an IP address.
#[must_use]
pub fn is_name(host: &str) -> bool {
    let name = host.split_once(':').map_or(host, |(name, _)| name);
    // The last label of a name has a letter in it; an IPv6 address stands in brackets.
    let last = name.trim_end_matches('.').rsplit('.').next().unwrap_or_default();
    !name.starts_with('[') && last.chars().any(|it| !it.is_ascii_digit())
}

/// Whether the address begins with the scheme, such as `https://`, and goes on after it.
#[must_use]
pub fn has_scheme(address: &str, scheme: &str) -> bool {
    address.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme))
        && address.len() > scheme.len()
        && !address.chars().any(char::is_control)
}

/// An address that a click may lead to: https, mail, or a path of this site.
#[must_use]
pub fn is_followed(address: &str) -> bool {
    is_path(address) || has_scheme(address, "https://") || has_scheme(address, "mailto:")
}

/// An origin that may serve a part of the site: `https://` with a host and perhaps a port, and nothing that a header of rules
/// could read as more (no path, wildcard, space, comma or semicolon). This machine may do without TLS.
#[must_use]
pub fn is_origin(text: &str) -> bool {
    let (rest, local) = match (text.strip_prefix("https://"), text.strip_prefix("http://")) {
        (Some(rest), _) => (rest, false),
        (None, Some(rest)) => (rest, true),
        (None, None) => return false,
    };
    let (host, port) = rest.split_once(':').map_or((rest, None), |(host, port)| (host, Some(port)));
    let is_label = |label: &str| {
        let of_host = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        !label.is_empty() && label.bytes().all(of_host) && !label.starts_with('-') && !label.ends_with('-')
    };
    let is_port =
        |port: &str| port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok_and(|it| it > 0);
    host.len() <= 253
        && host.split('.').all(is_label)
        && (!local || matches!(host, "127.0.0.1" | "localhost"))
        && port.is_none_or(is_port)
}

/// The origin of an https address, or of one of this machine, and its host with the port. Whether it is one that a header may
/// name only [`is_origin`] says.
#[must_use]
pub fn origin_of(address: &str) -> Option<(&str, &str)> {
    let rest = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"))?;
    // Byte by byte: a search for text is code that home would carry.
    let length = rest.bytes().position(|byte| matches!(byte, b'/' | b'?' | b'#')).unwrap_or(rest.len());
    let scheme = address.len() - rest.len();
    Some((address.get(..scheme + length)?, rest.get(..length)?)).filter(|(_, host)| !host.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_a_host_over_tls_and_nothing_else() {
        for good in [
            "https://cdn.example",
            "https://a-b.c1.example:8443",
            "https://xn--p1ai",
            "http://127.0.0.1:8081",
            "http://localhost",
            "https://203.0.113.9",
        ] {
            assert!(is_origin(good), "{good}");
            let script = [good, "/x.js?y#z"].concat();
            let host = good.split_once("://").map(|(_, host)| host);
            assert_eq!(origin_of(&script), Some(good).zip(host));
        }
        for bad in [
            "",
            "https://",
            "http://cdn.example",
            "https://cdn.example/",
            "https://*.example",
            "https://cdn.example;script-src",
            "https://cdn.example 'unsafe-inline'",
            "https://a,b",
            "https://user@cdn.example",
            "https://CDN.example",
            "https://cdn.example:",
            "https://cdn.example:0",
            "https://cdn.example:99999",
            "https://-a.example",
            "https://a..b",
            "//cdn.example",
            "data:x",
        ] {
            assert!(!is_origin(bad), "{bad}");
        }
        for bad in ["/x.js", "javascript://x", "https://", "https:///x", ""] {
            assert_eq!(origin_of(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_number_is_no_name() {
        for host in ["lumora.example", "localhost", "localhost:8080", "a1.example:443", "1.example", "xn--p1ai."] {
            assert!(is_name(host), "{host}");
        }
        for host in ["127.0.0.1", "192.168.1.7:8080", "[::1]:8080", "[2001:db8::1]", "", ":80"] {
            assert!(!is_name(host), "{host}");
        }
    }
}
