//! Nonces of sealed calls: an expiry and random bytes with a MAC.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::SealKeys;
use crate::ids;
use crate::store::{Store, StoreError, sql};

/// How long a nonce is valid, in milliseconds.
pub(super) const LIFETIME_MS: i64 = 60_000;
const TIME: usize = 8;
const RANDOM: usize = 16;
const TAG: usize = 16;

/// Why a nonce is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BadNonce {
    /// The nonce was not issued with this server's key.
    Forged,
    /// The nonce has expired.
    Expired,
}

impl SealKeys {
    /// Issues a nonce that is valid for [`LIFETIME_MS`].
    pub(super) fn issue_nonce(&self, now_ms: i64) -> String {
        let mut bytes = Vec::with_capacity(TIME + RANDOM + TAG);
        bytes.extend((now_ms + LIFETIME_MS).to_be_bytes());
        bytes.extend(ids::random_bytes::<RANDOM>());
        let tag = self.tag(&bytes);
        bytes.extend(tag.iter().take(TAG));
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// Checks a nonce's MAC and expiry; returns when it expires, in milliseconds since the epoch.
    pub(super) fn check_nonce(&self, nonce: &str, now_ms: i64) -> Result<i64, BadNonce> {
        let bytes = URL_SAFE_NO_PAD.decode(nonce).map_err(|_| BadNonce::Forged)?;
        let (signed, tag) = bytes.split_at_checked(TIME + RANDOM).ok_or(BadNonce::Forged)?;
        let expected = self.tag(signed);
        let expected = expected.get(..TAG).unwrap_or_default();
        if !bool::from(subtle::ConstantTimeEq::ct_eq(tag, expected)) {
            return Err(BadNonce::Forged);
        }
        let time: [u8; TIME] = signed.first_chunk().copied().ok_or(BadNonce::Forged)?;
        let expires_at = i64::from_be_bytes(time);
        if expires_at <= now_ms { Err(BadNonce::Expired) } else { Ok(expires_at) }
    }

    fn tag(&self, signed: &[u8]) -> Vec<u8> {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.mac_key) else { return Vec::new() };
        mac.update(b"seal nonce");
        mac.update(signed);
        mac.finalize().into_bytes().to_vec()
    }
}

/// Stores a nonce as used. Returns false if it was used before.
pub(super) async fn spend(store: &Store, nonce: &str, expires_at: i64) -> Result<bool, StoreError> {
    let nonce = ids::token_hash(nonce);
    let insert = "insert into used_seal_nonces (nonce, expires_at) values ($1, $2) on conflict (nonce) do nothing";
    store
        .write(move |tx| {
            Box::pin(async move {
                let done = sql::query(insert).bind(nonce).bind(expires_at).execute(tx).await?;
                Ok(done.rows_affected() == 1)
            })
        })
        .await
}
