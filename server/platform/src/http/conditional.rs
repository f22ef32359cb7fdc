//! Conditional requests: whether a client holds the current version of what it asks for (RFC 9110, 13.1.2).

use axum::http::{HeaderMap, header};

/// Whether `If-None-Match` names the entity tag `etag`, alone or in a list, or is `*`. The comparison is weak, as for every GET:
/// a tag matches its `W/` form.
#[must_use]
pub fn is_unchanged(headers: &HeaderMap, etag: &str) -> bool {
    let current = opaque(etag);
    let lines = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut known = lines.flat_map(|line| line.split(',')).map(str::trim);
    known.any(|known| known == "*" || opaque(known) == current)
}

fn opaque(tag: &str) -> &str {
    tag.strip_prefix("W/").unwrap_or(tag)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_tag_is_found_weak_or_strong_alone_or_in_a_list() {
        for (header, expected) in [
            ("\"a1\"", true),
            ("W/\"a1\"", true),
            ("\"b2\", W/\"a1\"", true),
            ("*", true),
            ("\"b2\"", false),
            ("a1", false),
            ("w/\"a1\"", false),
            ("\"a1", false),
            ("", false),
        ] {
            let headers = HeaderMap::from_iter([(header::IF_NONE_MATCH, HeaderValue::from_static(header))]);
            assert_eq!(is_unchanged(&headers, "\"a1\""), expected, "{header}");
            assert_eq!(is_unchanged(&headers, "W/\"a1\""), expected, "{header}");
        }
        assert!(!is_unchanged(&HeaderMap::new(), "\"a1\""));
    }

    #[test]
    fn every_line_of_the_header_counts() {
        let mut headers = HeaderMap::new();
        for line in [&b"\xff\xfe"[..], b"\"b2\"", b"\"a1\""] {
            headers.append(header::IF_NONE_MATCH, HeaderValue::from_bytes(line).unwrap());
        }
        assert!(is_unchanged(&headers, "\"a1\""));
    }
}
