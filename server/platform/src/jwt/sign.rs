//! Signing tokens, for the built-in stand-ins of identity services.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey as SecretKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::ids;

/// An ES256 signing key. It is kept in memory only.
#[derive(Clone)]
pub struct SigningKey {
    secret: SecretKey,
    id: String,
}

impl std::fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SigningKey").field("id", &self.id).finish_non_exhaustive()
    }
}

impl SigningKey {
    /// A new random key.
    pub fn fresh() -> Self {
        // About 1 of 2^32 random values is not a valid P-256 scalar.
        let secret = loop {
            if let Ok(secret) = SecretKey::from_slice(&ids::random_bytes::<32>()) {
                break secret;
            }
        };
        let point = secret.verifying_key().to_sec1_point(false);
        let id = URL_SAFE_NO_PAD.encode(Sha256::digest(point.as_bytes())).chars().take(16).collect();
        Self { secret, id }
    }

    /// The public half, as a JWK set.
    pub fn key_set(&self) -> Value {
        let point = self.secret.verifying_key().to_sec1_point(false);
        let (x, y) = point.as_bytes().get(1..65).map(|point| point.split_at(32)).unwrap_or_default();
        let (x, y) = (URL_SAFE_NO_PAD.encode(x), URL_SAFE_NO_PAD.encode(y));
        json!({ "keys": [{ "kty": "EC", "crv": "P-256", "use": "sig", "alg": "ES256", "kid": self.id, "x": x, "y": y }] })
    }

    /// Signs a token with these claims.
    pub fn sign(&self, claims: &Value) -> String {
        let header = json!({ "alg": "ES256", "typ": "JWT", "kid": self.id });
        let part = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let message = format!("{}.{}", part(&header), part(claims));
        let signature: Signature = self.secret.sign(message.as_bytes());
        format!("{message}.{}", URL_SAFE_NO_PAD.encode(signature.to_bytes()))
    }
}
