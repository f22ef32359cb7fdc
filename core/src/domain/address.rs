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
