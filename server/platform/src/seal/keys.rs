//! The key pair that opens sealed calls.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use lumora_core::wire::{SealKey, SealedBody};
use lumora_extras::seal::{KeyPair, SealError, Sealed};

use crate::ids;
use crate::store::{Store, StoreError, sql};

/// The server's seal keys. `Debug` shows the key id only.
pub struct SealKeys {
    kid: String,
    pair: KeyPair,
    pub(super) mac_key: Vec<u8>,
}

impl std::fmt::Debug for SealKeys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SealKeys").field("kid", &self.kid).finish_non_exhaustive()
    }
}

impl SealKeys {
    /// Reads the newest key pair from the database, or makes the first one.
    ///
    /// # Errors
    /// When the database fails, or what it holds is no key.
    pub async fn load(store: &Store, now_ms: i64) -> Result<Self, StoreError> {
        let fresh = (ids::hex(&ids::random_bytes::<8>()), ids::random_token(), ids::random_token());
        let (kid, secret, mac_key): (String, String, String) = store
            .write(move |tx| {
                Box::pin(async move {
                    let newest = "select kid, secret, mac_key from seal_keys order by created_at desc, kid limit 1";
                    if let Some(row) = sql::query_as(newest).fetch_optional(&mut *tx).await? {
                        return Ok::<_, StoreError>(row);
                    }
                    sql::query("insert into seal_keys (kid, secret, mac_key, created_at) values ($1, $2, $3, $4)")
                        .bind(&fresh.0)
                        .bind(&fresh.1)
                        .bind(&fresh.2)
                        .bind(now_ms)
                        .execute(tx)
                        .await?;
                    Ok(fresh)
                })
            })
            .await?;
        let secret = URL_SAFE_NO_PAD.decode(secret).ok().and_then(|secret| <[u8; 32]>::try_from(secret).ok());
        let secret = secret.ok_or_else(|| StoreError::Corrupt("seal key".into()))?;
        Ok(Self { kid, pair: KeyPair::derive(&secret), mac_key: mac_key.into_bytes() })
    }

    /// The public key, as clients get it.
    pub fn public(&self) -> SealKey {
        SealKey { kid: self.kid.clone(), public_key: self.pair.public().to_owned() }
    }

    /// Opens a sealed body that was sent with `method` to `path`.
    pub(super) fn open(&self, method: &str, path: &str, body: SealedBody) -> Result<Vec<u8>, SealError> {
        let info = format!("wps/v1|{method}|{path}");
        let aad = format!("{}|{}", body.kid, body.nonce);
        self.pair.open(info.as_bytes(), aad.as_bytes(), &Sealed { enc: body.enc, ct: body.ct })
    }
}
