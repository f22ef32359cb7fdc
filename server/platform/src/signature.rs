//! Signed calls between the operator's server and another party: HMAC-SHA256 under a shared secret.
//!
//! A call carries `X-Merchant` (the merchant's name, in calls of either side), `X-Timestamp` (seconds since the epoch) and `X-Signature`,
//! the HMAC in hexadecimal over `TIMESTAMP "\n" METHOD "\n" PATH_WITH_QUERY "\n" BODY`. The timestamp limits how long a recorded call
//! can be replayed; within that time the receiver's idempotency must make a replay harmless.

use axum::body::Bytes;
use axum::extract::OriginalUri;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Request, Uri};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use subtle::ConstantTimeEq;

use crate::ids;
use crate::shared_key::SharedKey;

const MERCHANT: HeaderName = HeaderName::from_static("x-merchant");
const TIMESTAMP: HeaderName = HeaderName::from_static("x-timestamp");
const SIGNATURE: HeaderName = HeaderName::from_static("x-signature");
/// The maximum difference between timestamp and receiver's clock, in seconds, transit time included.
const MAX_SKEW_S: i64 = 300;

/// Why a call's signature was not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SignatureError {
    /// A header is missing or malformed.
    #[error("the call is not signed: send X-Merchant, X-Timestamp in seconds and X-Signature")]
    Missing,
    /// `X-Merchant` names another merchant.
    #[error("X-Merchant names nobody that is known here: send the name that was agreed on")]
    UnknownMerchant,
    /// The timestamp is too far off: the clocks differ, or the call is a replay.
    #[error("X-Timestamp is more than 300 seconds off: set the clock, and sign each call anew")]
    Skewed,
    /// The signature does not match.
    #[error(
        "X-Signature is wrong: sign timestamp, method, path with query and body, each on a line, with the shared key"
    )]
    Wrong,
}

/// HMAC-SHA256 of the concatenated parts, in lower-case hexadecimal.
#[must_use]
pub fn hmac_hex(key: &[u8], parts: &[&[u8]]) -> String {
    // HMAC takes keys of every length; the error can not occur.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else { return String::new() };
    for part in parts {
        mac.update(part);
    }
    ids::hex(&mac.finalize().into_bytes())
}

/// Compares two texts in constant time, so that the time does not tell where they differ.
#[must_use]
pub fn constant_time_eq(left: &str, right: &str) -> bool {
    left.as_bytes().ct_eq(right.as_bytes()).into()
}

/// Computes the signature of a call.
fn call_signature(key: &SharedKey, timestamp: &str, method: &str, uri: &Uri, body: &[u8]) -> String {
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let lines = [timestamp, "\n", method, "\n", path, "\n"].map(str::as_bytes);
    let parts: Vec<&[u8]> = lines.into_iter().chain([body]).collect();
    hmac_hex(key.as_bytes(), &parts)
}

/// Adds the three signature headers to a call of or to `merchant`.
pub fn sign(request: &mut Request<Bytes>, key: &SharedKey, merchant: &'static str, now_ms: i64) {
    let timestamp = now_ms.div_euclid(1000);
    let signature =
        call_signature(key, &timestamp.to_string(), request.method().as_str(), request.uri(), request.body());
    let headers = request.headers_mut();
    headers.insert(MERCHANT, HeaderValue::from_static(merchant));
    headers.insert(TIMESTAMP, HeaderValue::from(timestamp));
    if let Ok(signature) = HeaderValue::try_from(signature) {
        headers.insert(SIGNATURE, signature);
    }
}

/// Checks that a call of or to `merchant` was signed with the key, at most 300 seconds before or after `now_ms`.
///
/// # Errors
/// [`SignatureError`]: the call must be refused.
pub fn verify(parts: &Parts, body: &[u8], key: &SharedKey, merchant: &str, now_ms: i64) -> Result<(), SignatureError> {
    let header = |name| header_text(&parts.headers, name).ok_or(SignatureError::Missing);
    let (named_merchant, timestamp, signature) = (header(MERCHANT)?, header(TIMESTAMP)?, header(SIGNATURE)?);
    if named_merchant != merchant {
        return Err(SignatureError::UnknownMerchant);
    }
    let signed_at: i64 = timestamp.parse().map_err(|_| SignatureError::Missing)?;
    if now_ms.div_euclid(1000).abs_diff(signed_at) > MAX_SKEW_S.unsigned_abs() {
        return Err(SignatureError::Skewed);
    }
    // A nested router sees a shorter path than the one that was signed.
    let uri = parts.extensions.get::<OriginalUri>().map_or(&parts.uri, |original| &original.0);
    let expected = call_signature(key, timestamp, parts.method.as_str(), uri, body);
    if constant_time_eq(&expected, signature) { Ok(()) } else { Err(SignatureError::Wrong) }
}

fn header_text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_795_250_096_789;

    fn key() -> SharedKey {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("k"), "0f".repeat(32)).unwrap();
        SharedKey::read_or_make(folder.path(), "k").unwrap()
    }

    fn call(method: &str, address: &str, body: &'static str) -> Request<Bytes> {
        Request::builder().method(method).uri(address).body(Bytes::from(body)).unwrap()
    }

    fn check(request: &Request<Bytes>, key: &SharedKey, now_ms: i64) -> Result<(), SignatureError> {
        let (parts, body) = request.clone().into_parts();
        verify(&parts, &body, key, "lumora", now_ms)
    }

    #[test]
    fn the_hmac_is_the_standards() {
        // The second test case of RFC 4231.
        let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(hmac_hex(b"Jefe", &[b"what do ya want ", b"for nothing?"]), expected);
    }

    #[test]
    fn a_call_has_the_signature_that_anybody_computes_from_the_description() {
        let mut request = call("POST", "http://127.0.0.1:8082/v1/payments?a=b", r#"{"x":1}"#);
        sign(&mut request, &key(), "lumora", NOW);
        // printf '1795250096\nPOST\n/v1/payments?a=b\n{"x":1}' | openssl dgst -sha256 -hmac "$(printf '0f%.0s' {1..32})"
        let expected = "2972da93515d0248acbb8cba713a1f28a718157c68160b73ff801f7e463d5dc5";
        assert_eq!(request.headers()["x-signature"], expected);
        assert_eq!(
            (&request.headers()["x-merchant"], &request.headers()["x-timestamp"]),
            (&HeaderValue::from_static("lumora"), &HeaderValue::from_static("1795250096"))
        );
    }

    #[test]
    fn a_signed_call_passes_within_five_minutes_either_way_and_no_longer() {
        let mut request = call("GET", "/v1/payments/a", "");
        sign(&mut request, &key(), "lumora", NOW);
        for (off, expected) in [
            (0, Ok(())),
            (300, Ok(())),
            (-300, Ok(())),
            (301, Err(SignatureError::Skewed)),
            (-301, Err(SignatureError::Skewed)),
        ] {
            assert_eq!(check(&request, &key(), NOW + off * 1000), expected, "{off}");
        }
    }

    #[test]
    fn whatever_was_changed_after_signing_is_noticed() {
        let mut signed = call("POST", "/v1/payments", "{}");
        sign(&mut signed, &key(), "lumora", NOW);
        let changed = |change: &dyn Fn(&mut Request<Bytes>)| {
            let mut request = signed.clone();
            change(&mut request);
            check(&request, &key(), NOW)
        };
        assert_eq!(changed(&|_| {}), Ok(()));
        assert_eq!(changed(&|it| *it.body_mut() = Bytes::from("{ }")), Err(SignatureError::Wrong));
        assert_eq!(changed(&|it| *it.method_mut() = "PUT".parse().unwrap()), Err(SignatureError::Wrong));
        assert_eq!(changed(&|it| *it.uri_mut() = "/v1/payouts".parse().unwrap()), Err(SignatureError::Wrong));
        assert_eq!(changed(&|it| *it.uri_mut() = "/v1/payments?x".parse().unwrap()), Err(SignatureError::Wrong));
        let later = HeaderValue::from(NOW / 1000 + 1);
        assert_eq!(changed(&|it| drop(it.headers_mut().insert(TIMESTAMP, later.clone()))), Err(SignatureError::Wrong));
        assert_eq!(check(&signed, &SharedKey::random(), NOW), Err(SignatureError::Wrong));
        for name in [MERCHANT, TIMESTAMP, SIGNATURE] {
            assert_eq!(changed(&|it| drop(it.headers_mut().remove(&name))), Err(SignatureError::Missing), "{name}");
        }
        let other = HeaderValue::from_static("other");
        assert_eq!(
            changed(&|it| drop(it.headers_mut().insert(MERCHANT, other.clone()))),
            Err(SignatureError::UnknownMerchant)
        );
        for broken in ["", "-", "9999999999999999999999", "1795250096.0"] {
            let broken = HeaderValue::from_static(broken);
            assert_eq!(
                changed(&|it| drop(it.headers_mut().insert(TIMESTAMP, broken.clone()))),
                Err(SignatureError::Missing)
            );
        }
        let most = HeaderValue::from(i64::MIN);
        assert_eq!(changed(&|it| drop(it.headers_mut().insert(TIMESTAMP, most.clone()))), Err(SignatureError::Skewed));
    }
}
