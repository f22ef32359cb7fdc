//! What a sealed call is bound to.
//!
//! The sealing itself is in `lumora-extras`. Client and server build these two texts here, so that they can not disagree.
//! Neither methods, paths, key ids nor nonces hold a bar, and so no two calls give the same text.

/// The HPKE `info` of a call: a body sealed for one call does not open at another.
#[must_use]
pub fn info(method: &str, path: &str) -> String {
    ["wps/v1", method, path].join("|")
}

/// The associated data: the key that was used and the server's single-use nonce.
#[must_use]
pub fn associated_data(key_id: &str, nonce: &str) -> String {
    [key_id, nonce].join("|")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_is_bound_to_its_method_path_key_and_nonce() {
        assert_eq!(info("POST", "/wps/session/login"), "wps/v1|POST|/wps/session/login");
        assert_eq!(associated_data("k1", "abc"), "k1|abc");
    }
}
