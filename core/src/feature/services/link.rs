//! Addresses that the server names: only https, mail and paths of this site are followed.

use crate::domain::address::{has_scheme, is_followed, is_path};

/// An address that may stand in a link or open a window; anything else becomes empty.
pub(crate) fn safe(address: &str) -> String {
    if is_followed(address) { address.to_owned() } else { String::new() }
}

/// The address of a picture: a path of this site stands on the image origin that was picked.
pub(crate) fn image(origin: &str, address: &str) -> String {
    if is_path(address) {
        [origin, address].concat()
    } else if has_scheme(address, "https://") {
        address.to_owned()
    } else {
        String::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_https_mail_and_own_paths_are_followed() {
        for good in ["/", "/rng?type=hot", "https://t.example/x", "HTTPS://t.example", "mailto:help@lumora.example"] {
            assert_eq!(safe(good), good);
        }
        for bad in [
            "",
            "javascript:alert(1)",
            "//evil.example",
            "/\\evil.example",
            "http://x",
            "data:text/html,x",
            "\u{1}/x",
            "/a\nb",
            "https://",
        ] {
            assert_eq!(safe(bad), "", "{bad:?}");
            assert_eq!(image("", bad), "", "{bad:?}");
        }
    }

    #[test]
    fn pictures_of_this_site_come_from_the_image_origin() {
        assert_eq!(image("https://cdn.example", "/cdn/art/x.svg"), "https://cdn.example/cdn/art/x.svg");
        assert_eq!(image("https://cdn.example", "https://other.example/y.png"), "https://other.example/y.png");
    }
}
