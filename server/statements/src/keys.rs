//! Keys that statements are signed with (Ed25519). The first is made as the server starts; another one only as an operator asks for it.
//!
//! The secret half is locked under the key of the vault and removed when the key is followed by another one. Public halves stay for ever, since a file is
//! good for as long as somebody has it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ed25519_dalek::{Signer, SigningKey};
use lumora_core::wire::StatementKey;
use lumora_statement::key_id;
use platform::clock::rfc3339;
use platform::ids;
use platform::store::{Connection, Store, StoreError, from_row, sql};
use platform::vault::Vault;

/// The key that signs now.
pub struct Signing {
    key: SigningKey,
}

impl std::fmt::Debug for Signing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Signing").field(&self.id()).finish()
    }
}

impl Signing {
    /// The id of its public half.
    pub fn id(&self) -> String {
        key_id(&self.public())
    }

    /// Its public half.
    pub fn public(&self) -> [u8; 32] {
        self.key.verifying_key().to_bytes()
    }

    /// Signs.
    pub fn sign(&self, message: &[u8]) -> [u8; 64] {
        self.key.sign(message).to_bytes()
    }
}

/// A row of `statement_keys`.
struct KeyRow {
    id: String,
    public_key: String,
    created_at: i64,
    retired_at: Option<i64>,
}

from_row!(KeyRow { id, public_key, created_at, retired_at });

/// Has the first key made, where there is none yet.
///
/// # Errors
/// When the database fails, or the vault does not open the key.
pub async fn prepare(store: &Store, vault: &Vault, now_ms: i64) -> Result<(), StoreError> {
    signing(store, vault, now_ms).await.map(drop)
}

/// The key that signs now; made where there is none.
///
/// # Errors
/// When the database fails, or the vault does not open the key.
pub async fn signing(store: &Store, vault: &Vault, now_ms: i64) -> Result<Signing, StoreError> {
    let fresh = fresh(vault)?;
    let (id, secret) = store
        .write(move |tx| {
            Box::pin(async move {
                let newest = "select id, secret from statement_keys where retired_at is null
                              order by created_at desc, id limit 1";
                if let Some(row) = sql::query_as(newest).fetch_optional(&mut *tx).await? {
                    return Ok::<(String, String), StoreError>(row);
                }
                insert(tx, &fresh, now_ms).await?;
                Ok((fresh.id, fresh.secret))
            })
        })
        .await?;
    let secret = vault.unlock(&id, &secret)?;
    let secret = <[u8; 32]>::try_from(secret).map_err(|_| StoreError::Corrupt("a key of statements".to_owned()))?;
    Ok(Signing { key: SigningKey::from_bytes(&secret) })
}

/// A key that is not stored yet.
#[derive(Clone)]
struct Fresh {
    id: String,
    public_key: String,
    secret: String,
}

fn fresh(vault: &Vault) -> Result<Fresh, StoreError> {
    let secret: [u8; 32] = ids::random_bytes();
    let public = SigningKey::from_bytes(&secret).verifying_key().to_bytes();
    let id = key_id(&public);
    Ok(Fresh { secret: vault.lock(&id, &secret)?, public_key: URL_SAFE_NO_PAD.encode(public), id })
}

async fn insert(tx: &mut Connection, fresh: &Fresh, now_ms: i64) -> Result<(), StoreError> {
    sql::query("insert into statement_keys (id, public_key, secret, created_at) values ($1, $2, $3, $4)")
        .bind(&fresh.id)
        .bind(&fresh.public_key)
        .bind(&fresh.secret)
        .bind(now_ms)
        .execute(tx)
        .await?;
    Ok(())
}

/// Another key signs from now on, in the caller's transaction; gives the ids of the former ones and of the new one. Statements that are being made are signed
/// by the key that they began with: its public half stays.
///
/// # Errors
/// When the database fails.
pub async fn rotate(tx: &mut Connection, vault: &Vault, now_ms: i64) -> Result<(Vec<String>, String), StoreError> {
    let fresh = fresh(vault)?;
    let former = "update statement_keys set retired_at = $1, secret = '' where retired_at is null returning id";
    let former: Vec<(String,)> = sql::query_as(former).bind(now_ms).fetch_all(&mut *tx).await?;
    insert(tx, &fresh, now_ms).await?;
    Ok((former.into_iter().map(|(id,)| id).collect(), fresh.id))
}

/// Every key there is or was, the latest first.
///
/// # Errors
/// When the database fails.
pub async fn all(executor: impl sql::Executor) -> Result<Vec<StatementKey>, StoreError> {
    let query = "select id, public_key, created_at, retired_at from statement_keys order by created_at desc, id";
    let rows: Vec<KeyRow> = sql::query_as(query).fetch_all(executor).await?;
    let shown = |row: KeyRow| StatementKey {
        id: row.id,
        public_key: row.public_key,
        since: rfc3339(row.created_at),
        until: row.retired_at.map(rfc3339).unwrap_or_default(),
    };
    Ok(rows.into_iter().map(shown).collect())
}
