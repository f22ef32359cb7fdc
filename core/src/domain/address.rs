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

#[cfg(test)]
mod tests {
    use super::*;

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
