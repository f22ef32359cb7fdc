//! A browser's preferences: headers that list values with weights, such as `br;q=0.5, gzip` (RFC 9110, 12.5).

use axum::http::{HeaderMap, HeaderName, header};

/// The maximum number of entries read from a header.
const MAX_ENTRIES: usize = 16;

/// The entries of a header with a weight above zero, most preferred first. Malformed entries are skipped.
fn by_preference(headers: &HeaderMap, name: HeaderName) -> Vec<&str> {
    let lines = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    let mut found: Vec<(&str, f32)> =
        lines.flat_map(|line| line.split(',')).take(MAX_ENTRIES).filter_map(parse_weighted).collect();
    // A stable sort: entries of equal weight keep their order.
    found.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    found.into_iter().map(|(entry, _)| entry).collect()
}

fn parse_weighted(text: &str) -> Option<(&str, f32)> {
    let (entry, weight) = text.split_once(';').unwrap_or((text, "q=1"));
    let weight: f32 = weight.trim().strip_prefix("q=")?.parse().ok()?;
    Some((entry.trim(), weight)).filter(|(entry, weight)| !entry.is_empty() && *weight > 0.0)
}

/// The tags of `Accept-Language`, most preferred first.
#[must_use]
pub fn preferred_languages(headers: &HeaderMap) -> Vec<&str> {
    by_preference(headers, header::ACCEPT_LANGUAGE)
}

/// Whether the browser accepts brotli.
#[must_use]
pub fn accepts_brotli(headers: &HeaderMap) -> bool {
    by_preference(headers, header::ACCEPT_ENCODING).contains(&"br")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(name: HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn languages_come_in_the_order_of_their_weights_and_nonsense_is_left_out() {
        for (header, expected) in [
            ("vi", vec!["vi"]),
            ("en;q=0.5, zh-Hant-TW, th;q=0.9", vec!["zh-Hant-TW", "th", "en"]),
            ("ar;q=0, km;q=x, , my;q=0.1, th;q=NaN", vec!["my"]),
            ("", vec![]),
        ] {
            assert_eq!(preferred_languages(&headers(header::ACCEPT_LANGUAGE, header)), expected, "{header}");
        }
        assert!(preferred_languages(&HeaderMap::new()).is_empty());
    }

    #[test]
    fn brotli_is_sent_to_whom_takes_it() {
        for (header, expected) in
            [("gzip, br", true), ("br;q=0.1", true), ("br;q=0.000", false), ("gzip", false), ("", false)]
        {
            assert_eq!(accepts_brotli(&headers(header::ACCEPT_ENCODING, header)), expected, "{header}");
        }
    }
}
