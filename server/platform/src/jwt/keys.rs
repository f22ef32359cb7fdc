//! The public keys of an issuer, and verifying a token's signature with them.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use serde_json::Value;

/// Longer tokens are refused, in bytes.
const MAX_TOKEN_BYTES: usize = 16 * 1024;

/// Why a token was not accepted; the text is for the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// The token is not three parts of base64url, the first two of JSON.
    #[error("the token is malformed")]
    Malformed,
    /// The issuer has no key with the token's key id.
    #[error("the token names a key that its issuer does not have")]
    UnknownKey,
    /// The token's `alg` is not its key's algorithm.
    #[error("the token asks for another algorithm than its key has")]
    Algorithm,
    /// The signature does not match.
    #[error("the signature of the token is wrong")]
    Signature,
    /// The claim of this name is missing or wrong.
    #[error("the token says {0} that is not as expected")]
    Claim(&'static str),
}

#[derive(Debug, Clone)]
enum PublicKey {
    P256(Box<VerifyingKey>),
    #[cfg(feature = "outside")]
    Rsa {
        modulus: Vec<u8>,
        exponent: Vec<u8>,
    },
}

#[derive(Debug, Clone)]
struct Key {
    id: Option<String>,
    public: PublicKey,
}

/// The public keys of an issuer (a JWK set).
#[derive(Debug, Clone, Default)]
pub struct KeySet(Vec<Key>);

fn decode(text: &Value) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.as_str()?).ok()
}

impl Key {
    /// `None` for a key of an unknown kind, or that is not for signatures.
    fn read(jwk: &Value) -> Option<Self> {
        if jwk.get("use").is_some_and(|purpose| purpose != "sig") {
            return None;
        }
        let public = match (jwk.get("kty")?.as_str()?, jwk.get("crv").and_then(Value::as_str)) {
            ("EC", Some("P-256")) => {
                let (x, y) = (decode(jwk.get("x")?)?, decode(jwk.get("y")?)?);
                if x.len() != 32 || y.len() != 32 {
                    return None;
                }
                let point = [&[4_u8][..], &x, &y].concat();
                PublicKey::P256(Box::new(VerifyingKey::from_sec1_bytes(&point).ok()?))
            }
            #[cfg(feature = "outside")]
            ("RSA", _) => PublicKey::Rsa { modulus: decode(jwk.get("n")?)?, exponent: decode(jwk.get("e")?)? },
            _ => return None,
        };
        let key = Self { id: jwk.get("kid").and_then(Value::as_str).map(ToOwned::to_owned), public };
        let named = jwk.get("alg").and_then(Value::as_str);
        named.is_none_or(|named| named == key.algorithm()).then_some(key)
    }

    fn algorithm(&self) -> &'static str {
        match self.public {
            PublicKey::P256(_) => "ES256",
            #[cfg(feature = "outside")]
            PublicKey::Rsa { .. } => "RS256",
        }
    }

    fn signed(&self, message: &[u8], signature: &[u8]) -> bool {
        match &self.public {
            PublicKey::P256(key) => {
                Signature::from_slice(signature).is_ok_and(|signature| key.verify(message, &signature).is_ok())
            }
            #[cfg(feature = "outside")]
            PublicKey::Rsa { modulus, exponent } => {
                let key = ring::signature::RsaPublicKeyComponents { n: modulus, e: exponent };
                key.verify(&ring::signature::RSA_PKCS1_2048_8192_SHA256, message, signature).is_ok()
            }
        }
    }
}

impl KeySet {
    /// Reads a JWK set; keys of unknown kinds are skipped.
    pub fn read(set: &Value) -> Self {
        let keys = set.get("keys").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        Self(keys.iter().filter_map(Key::read).collect())
    }

    /// Verifies a token's signature and returns its claims, which the caller must check with [`Expected`](super::Expected).
    ///
    /// # Errors
    /// When the token is malformed or none of these keys has signed it.
    pub fn open(&self, token: &str) -> Result<Value, TokenError> {
        if token.len() > MAX_TOKEN_BYTES {
            return Err(TokenError::Malformed);
        }
        let parts: Vec<&str> = token.split('.').collect();
        let &[header, claims, signature] = parts.as_slice() else { return Err(TokenError::Malformed) };
        let decoded = |part: &str| URL_SAFE_NO_PAD.decode(part).map_err(|_| TokenError::Malformed);
        let json = |part: &str| serde_json::from_slice::<Value>(&decoded(part)?).map_err(|_| TokenError::Malformed);
        let read = json(header)?;
        // `crit` lists extensions that must be understood, and none is supported.
        if !read.is_object() || read.get("crit").is_some() {
            return Err(TokenError::Malformed);
        }
        let key = self.key(read.get("kid").and_then(Value::as_str))?;
        if read.get("alg").and_then(Value::as_str) != Some(key.algorithm()) {
            return Err(TokenError::Algorithm);
        }
        let message = token.get(..header.len() + 1 + claims.len()).ok_or(TokenError::Malformed)?;
        if !key.signed(message.as_bytes(), &decoded(signature)?) {
            return Err(TokenError::Signature);
        }
        json(claims)
    }

    /// The key with this id; a token without an id is accepted only if the issuer has a single key.
    fn key(&self, id: Option<&str>) -> Result<&Key, TokenError> {
        let found = match (id, self.0.as_slice()) {
            (None, [only]) => Some(only),
            (None, _) => None,
            (Some(_), keys) => keys.iter().find(|key| key.id.as_deref() == id),
        };
        found.ok_or(TokenError::UnknownKey)
    }
}

#[cfg(test)]
mod tests {
    use super::super::SigningKey;
    use super::*;
    use serde_json::json;

    fn part(value: &Value) -> String {
        URL_SAFE_NO_PAD.encode(value.to_string())
    }

    #[test]
    fn a_token_opens_with_the_key_that_signed_it() {
        let key = SigningKey::fresh();
        let keys = KeySet::read(&key.key_set());
        assert_eq!(keys.open(&key.sign(&json!({ "sub": "a" }))), Ok(json!({ "sub": "a" })));
        let other = SigningKey::fresh();
        assert_eq!(keys.open(&other.sign(&json!({}))), Err(TokenError::UnknownKey));
    }

    #[test]
    fn a_forged_token_does_not_open() {
        let key = SigningKey::fresh();
        let keys = KeySet::read(&key.key_set());
        let kid = &key.key_set()["keys"][0]["kid"];
        let token = key.sign(&json!({ "sub": "a" }));
        let (message, signature) = token.rsplit_once('.').unwrap();
        let header = message.split('.').next().unwrap();
        let changed = format!("{header}.{}.{signature}", part(&json!({ "sub": "b" })));
        assert_eq!(keys.open(&changed), Err(TokenError::Signature));
        for algorithm in ["none", "HS256", "RS256", "ES384"] {
            let header = part(&json!({ "alg": algorithm, "kid": kid }));
            let forged = format!("{header}.{}.{signature}", part(&json!({})));
            assert_eq!(keys.open(&forged), Err(TokenError::Algorithm), "{algorithm}");
            let empty = format!("{header}.{}.", part(&json!({})));
            assert_eq!(keys.open(&empty), Err(TokenError::Algorithm), "{algorithm}");
        }
        let critical = format!("{}.e30.{signature}", part(&json!({ "alg": "ES256", "kid": kid, "crit": ["b64"] })));
        for malformed in ["", "a", "a.b", "..", "a.b.c.d", "e30.e30.%", &critical, &"a".repeat(MAX_TOKEN_BYTES + 1)] {
            assert!(keys.open(malformed).is_err(), "{malformed}");
        }
    }

    #[test]
    fn keys_for_other_purposes_are_left_out() {
        let jwk = SigningKey::fresh().key_set()["keys"][0].clone();
        for (field, value) in [("use", "enc"), ("alg", "ES384"), ("kty", "oct"), ("crv", "P-384"), ("x", "AA")] {
            let mut changed = jwk.clone();
            changed[field] = json!(value);
            assert!(KeySet::read(&json!({ "keys": [changed] })).0.is_empty(), "{field}");
        }
    }

    /// The example of RFC 7515, appendix A.2.
    #[cfg(feature = "outside")]
    #[test]
    fn the_rs256_token_of_the_standard_opens() {
        let modulus = "ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yR\
                       T-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXB\
                       dQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9ia\
                       GNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ";
        let token = "eyJhbGciOiJSUzI1NiJ9.\
                     eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.\
                     cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbd\
                     s9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZR\
                     mB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98\
                     rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw";
        let keys = KeySet::read(&json!({ "keys": [{ "kty": "RSA", "n": modulus, "e": "AQAB" }] }));
        assert_eq!(keys.open(token).unwrap()["iss"], "joe");
        assert_eq!(keys.open(&token.replace(".cC4h", ".cC4i")), Err(TokenError::Signature));
    }
}
