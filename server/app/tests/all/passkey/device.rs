//! A device made of software, with one passkey. A test twists what it says.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{DerSignature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::ORIGIN;

pub(super) const PRESENT_AND_VERIFIED: u8 = 0b101;
pub(super) const HAS_CREDENTIAL: u8 = 1 << 6;

/// A device with one passkey; a test twists what it says.
#[derive(Clone)]
pub(super) struct Device {
    pub(super) key: SigningKey,
    pub(super) id: Vec<u8>,
    pub(super) counter: u32,
    pub(super) flags: u8,
    pub(super) origin: String,
    pub(super) rp_id: String,
    pub(super) kind: Option<&'static str>,
    pub(super) user_handle: Option<String>,
}

impl Device {
    pub(super) fn new(number: u8) -> Self {
        Self {
            key: SigningKey::from_slice(&[number; 32]).expect("a key"),
            id: vec![number; 20],
            counter: 0,
            flags: PRESENT_AND_VERIFIED,
            origin: ORIGIN.to_owned(),
            rp_id: "play.example".to_owned(),
            kind: None,
            user_handle: None,
        }
    }

    fn client_data(&self, kind: &'static str, options: &Value) -> Vec<u8> {
        let kind = self.kind.unwrap_or(kind);
        json!({ "type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }

    fn head(&self, flags: u8) -> Vec<u8> {
        [&Sha256::digest(&self.rp_id)[..], &[self.flags | flags], &self.counter.to_be_bytes()].concat()
    }

    /// What the browser would send for a new passkey.
    pub(super) fn make(&mut self, options: &Value) -> String {
        self.user_handle = options["user"]["id"].as_str().map(ToOwned::to_owned);
        let point = self.key.verifying_key().to_sec1_point(false);
        let (x, y) = point.as_bytes()[1..].split_at(32);
        let key = [&[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32][..], x, &[0x22, 0x58, 32], y].concat();
        let length = u8::try_from(self.id.len()).expect("a short id");
        let data = [&self.head(HAS_CREDENTIAL)[..], &[0; 16], &[0, length], &self.id, &key].concat();
        let size = u8::try_from(data.len()).expect("short data");
        let object = [
            &[0xa3, 0x63][..],
            b"fmt",
            &[0x64],
            b"none",
            &[0x67],
            b"attStmt",
            &[0xa0, 0x68],
            b"authData",
            &[0x58, size],
            &data,
        ]
        .concat();
        let client_data = BASE64.encode(self.client_data("webauthn.create", options));
        self.credential(json!({ "clientDataJSON": client_data, "attestationObject": BASE64.encode(object) }))
    }

    /// What the browser would send to log in.
    pub(super) fn answer(&mut self, options: &Value) -> String {
        let client_data = self.client_data("webauthn.get", options);
        let data = self.head(0);
        let message = [&data[..], &Sha256::digest(&client_data)].concat();
        let signature: DerSignature = self.key.sign(&message);
        self.credential(json!({
            "clientDataJSON": BASE64.encode(&client_data), "authenticatorData": BASE64.encode(data),
            "signature": BASE64.encode(signature.as_bytes()), "userHandle": self.user_handle,
        }))
    }

    fn credential(&self, response: Value) -> String {
        let id = BASE64.encode(&self.id);
        json!({ "id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {} })
            .to_string()
    }
}
