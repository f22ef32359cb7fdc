//! The key pair that sealed calls are opened with.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hpke::aead::ChaCha20Poly1305;
use hpke::kdf::HkdfSha256;
use hpke::kem::X25519HkdfSha256;
use hpke::{Deserializable, Kem, OpModeR, Serializable};
use lumora_core::wire::SealKey;

use crate::ids;
use crate::store::{Store, StoreError};

/// The server's keys. `Debug` shows the key id alone.
pub struct SealKeys {
    kid: String,
    private: <X25519HkdfSha256 as Kem>::PrivateKey,
    public: String,
    pub(super) mac_key: Vec<u8>,
}

impl std::fmt::Debug for SealKeys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SealKeys").field("kid", &self.kid).finish_non_exhaustive()
    }
}

/// A cipher text that does not open: the caller is told no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct DoesNotOpen;

impl SealKeys {
    /// Reads the newest key pair, or makes the first one.
    ///
    /// # Errors
    /// When the database fails, or what it holds is no key.
    pub async fn load(store: &Store, now_ms: i64) -> Result<Self, StoreError> {
        let (private, public) = X25519HkdfSha256::derive_keypair(&ids::random_bytes::<32>());
        let fresh = (
            ids::hex(&ids::random_bytes::<8>()),
            URL_SAFE_NO_PAD.encode(private.to_bytes()),
            URL_SAFE_NO_PAD.encode(public.to_bytes()),
            ids::random_token(),
        );
        let row: (String, String, String, String) = store
            .write(move |tx| {
                Box::pin(async move {
                    let newest = "select kid, private_key, public_key, mac_key from seal_keys
                                  order by created_at desc, kid limit 1";
                    if let Some(row) = sqlx::query_as(newest).fetch_optional(&mut *tx).await? {
                        return Ok::<_, StoreError>(row);
                    }
                    sqlx::query(
                        "insert into seal_keys (kid, private_key, public_key, mac_key, created_at)
                         values ($1, $2, $3, $4, $5)",
                    )
                    .bind(&fresh.0)
                    .bind(&fresh.1)
                    .bind(&fresh.2)
                    .bind(&fresh.3)
                    .bind(now_ms)
                    .execute(tx)
                    .await?;
                    Ok(fresh)
                })
            })
            .await?;
        let (kid, private, public, mac_key) = row;
        let private = URL_SAFE_NO_PAD.decode(private).map_err(|_| StoreError::Corrupt("seal key".into()))?;
        let private = <X25519HkdfSha256 as Kem>::PrivateKey::from_bytes(&private)
            .map_err(|_| StoreError::Corrupt("seal key".into()))?;
        Ok(Self { kid, private, public, mac_key: mac_key.into_bytes() })
    }

    /// The public half, as it travels.
    pub fn public(&self) -> SealKey {
        SealKey { kid: self.kid.clone(), public_key: self.public.clone() }
    }

    /// Opens a cipher text.
    pub(super) fn open(&self, info: &str, aad: &str, enc: &str, ct: &str) -> Result<Vec<u8>, DoesNotOpen> {
        let enc = URL_SAFE_NO_PAD.decode(enc).map_err(|_| DoesNotOpen)?;
        let ct = URL_SAFE_NO_PAD.decode(ct).map_err(|_| DoesNotOpen)?;
        let enc = <X25519HkdfSha256 as Kem>::EncappedKey::from_bytes(&enc).map_err(|_| DoesNotOpen)?;
        let mut context = hpke::setup_receiver::<ChaCha20Poly1305, HkdfSha256, X25519HkdfSha256>(
            &OpModeR::Base,
            &self.private,
            &enc,
            info.as_bytes(),
        )
        .map_err(|_| DoesNotOpen)?;
        context.open(&ct, aad.as_bytes()).map_err(|_| DoesNotOpen)
    }
}
