//! Checks addresses given by the merchant: of its webhook, and those that payers return to. Only the configured origin
//! of the merchant passes, so that the provider neither calls strangers nor redirects payers to them.

use axum::http::Uri;

const BY_NUMBER: &str = "http://127.0.0.1";
const BY_NAME: &str = "http://localhost";

/// Whether an address belongs to `origin`.
pub(crate) fn has_origin(address: &str, origin: &str) -> bool {
    let Ok(uri) = address.parse::<Uri>() else { return false };
    let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else { return false };
    let is_plain = !address.contains(|letter: char| letter == '\\' || letter.is_control() || letter.is_whitespace());
    is_plain && format!("{scheme}://{authority}") == origin
}

/// As [`has_origin`], for addresses that a browser opens: on the same machine it may know the merchant as `localhost`.
pub(crate) fn has_browser_origin(address: &str, origin: &str) -> bool {
    has_origin(address, origin)
        || origin.starts_with(BY_NUMBER) && has_origin(address, &origin.replacen(BY_NUMBER, BY_NAME, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str = "http://127.0.0.1:8080";

    #[test]
    fn addresses_of_the_origin_pass_and_no_others_do() {
        for own in ["http://127.0.0.1:8080/wps/hook", "http://127.0.0.1:8080", "http://127.0.0.1:8080/?a=b"] {
            assert!(has_origin(own, OWN), "{own}");
        }
        for other in [
            "",
            "/wps/hook",
            "http://127.0.0.1:80801/x",
            "http://127.0.0.1:8080@evil.example/x",
            "http://me@127.0.0.1:8080/x",
            "http://127.0.0.1:8080.evil.example/",
            "https://127.0.0.1:8080/x",
            "http://127.0.0.1:8081/x",
            "http://localhost:8080/x",
            "http://127.0.0.1:8080\\@evil.example/",
            "http://127.0.0.1:8080/a b",
            "http://127.0.0.1:8080/a\nb",
            "javascript:alert(1)",
            "//127.0.0.1:8080/x",
        ] {
            assert!(!has_origin(other, OWN), "{other}");
        }
    }

    #[test]
    fn a_browser_may_know_this_machine_by_name() {
        assert!(has_browser_origin("http://localhost:8080/?mc=depositv2", OWN));
        assert!(!has_browser_origin("http://localhost:8081/", OWN));
        assert!(!has_browser_origin("http://localhost/", "https://lumora.example"));
    }
}
