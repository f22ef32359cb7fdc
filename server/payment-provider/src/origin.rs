//! Addresses of the merchant: where it is told, and where payers go back to. Anything else is refused, so that nobody can make the provider
//! call a stranger or send a payer to one.

use axum::http::Uri;

const BY_NUMBER: &str = "http://127.0.0.1";
const BY_NAME: &str = "http://localhost";

/// Whether an address is one of the origin `origin`.
pub(crate) fn is_of(address: &str, origin: &str) -> bool {
    let Ok(uri) = address.parse::<Uri>() else { return false };
    let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else { return false };
    let is_plain = !address.contains(|letter: char| letter == '\\' || letter.is_control() || letter.is_whitespace());
    is_plain && format!("{scheme}://{authority}") == origin
}

/// The same for where a browser goes, which on one machine knows the merchant by name as well.
pub(crate) fn is_of_browsers(address: &str, origin: &str) -> bool {
    is_of(address, origin) || origin.starts_with(BY_NUMBER) && is_of(address, &origin.replacen(BY_NUMBER, BY_NAME, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str = "http://127.0.0.1:8080";

    #[test]
    fn addresses_of_the_origin_pass_and_no_others_do() {
        for own in ["http://127.0.0.1:8080/wps/hook", "http://127.0.0.1:8080", "http://127.0.0.1:8080/?a=b"] {
            assert!(is_of(own, OWN), "{own}");
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
            assert!(!is_of(other, OWN), "{other}");
        }
    }

    #[test]
    fn a_browser_may_know_this_machine_by_name() {
        assert!(is_of_browsers("http://localhost:8080/?mc=depositv2", OWN));
        assert!(!is_of_browsers("http://localhost:8081/", OWN));
        assert!(!is_of_browsers("http://localhost/", "https://lumora.example"));
    }
}
