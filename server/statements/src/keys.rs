//! The keys that statements are signed with (Ed25519). The server makes the first one when it starts; another one is made only by an
//! operator's command.
//!
//! The secret half is encrypted by the vault, and deleted when another key replaces this one. Public halves are kept for ever, since
//! files stay verifiable for as long as somebody has them.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ed25519_dalek::{Signer, SigningKey};
use lumora_core::wire::StatementKey;
use lumora_statement::key_id;
use platform::clock::rfc3339;
use platform::ids;
use platform::store::{Connection, Store, StoreError, from_row, sql};
use platform::vault::Vault;

/// The key that statements are signed with at present.
pub struct Signing {
    key: SigningKey,
}

impl std::fmt::Debug for Signing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Signing").field(&self.id()).finish()
    }
}

impl Signing {
    /// The id of the public key.
    pub fn id(&self) -> String {
        key_id(&self.public())
    }

    /// The public key.
    pub fn public(&self) -> [u8; 32] {
        self.key.verifying_key().to_bytes()
    }

    /// The signature of a message.
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

/// Makes the first key, if there is none.
///
/// # Errors
/// When the database fails, or the vault does not open the key.
pub async fn prepare(store: &Store, vault: &Vault, now_ms: i64) -> Result<(), StoreError> {
    signing(store, vault, now_ms).await.map(drop)
}

/// The current signing key, made if there is none.
///
/// # Errors
/// When the database fails, or the vault does not open the key.
pub async fn signing(store: &Store, vault: &Vault, now_ms: i64) -> Result<Signing, StoreError> {
    let new_key = new_key(vault)?;
    let (id, secret) = store
        .write(move |tx| {
            Box::pin(async move {
                let newest = "select id, secret from statement_keys where retired_at is null
                              order by created_at desc, id limit 1";
                if let Some(row) = sql::query_as(newest).fetch_optional(&mut *tx).await? {
                    return Ok::<(String, String), StoreError>(row);
                }
                insert(tx, &new_key, now_ms).await?;
                Ok((new_key.id, new_key.secret))
            })
        })
        .await?;
    let secret = vault.unlock(&id, &secret)?;
    let secret = <[u8; 32]>::try_from(secret).map_err(|_| StoreError::Corrupt("a key of statements".to_owned()))?;
    Ok(Signing { key: SigningKey::from_bytes(&secret) })
}

/// A key that is not stored yet.
#[derive(Clone)]
struct NewKey {
    id: String,
    public_key: String,
    secret: String,
}

fn new_key(vault: &Vault) -> Result<NewKey, StoreError> {
    let secret: [u8; 32] = ids::random_bytes();
    let public = SigningKey::from_bytes(&secret).verifying_key().to_bytes();
    let id = key_id(&public);
    Ok(NewKey { secret: vault.lock(&id, &secret)?, public_key: URL_SAFE_NO_PAD.encode(public), id })
}

async fn insert(tx: &mut Connection, new_key: &NewKey, now_ms: i64) -> Result<(), StoreError> {
    sql::query("insert into statement_keys (id, public_key, secret, created_at) values ($1, $2, $3, $4)")
        .bind(&new_key.id)
        .bind(&new_key.public_key)
        .bind(&new_key.secret)
        .bind(now_ms)
        .execute(tx)
        .await?;
    Ok(())
}

/// Replaces the signing key, in the caller's transaction; returns the ids of the replaced keys and of the new one. Statements that
/// are being made are signed by the key that they began with, whose public half stays published.
///
/// # Errors
/// When the database fails.
pub async fn rotate(tx: &mut Connection, vault: &Vault, now_ms: i64) -> Result<(Vec<String>, String), StoreError> {
    let new_key = new_key(vault)?;
    let former = "update statement_keys set retired_at = $1, secret = '' where retired_at is null returning id";
    let former: Vec<(String,)> = sql::query_as(former).bind(now_ms).fetch_all(&mut *tx).await?;
    insert(tx, &new_key, now_ms).await?;
    Ok((former.into_iter().map(|(id,)| id).collect(), new_key.id))
}

/// All public keys, current and replaced, newest first.
///
/// # Errors
/// When the database fails.
pub async fn all(executor: impl sql::Executor) -> Result<Vec<StatementKey>, StoreError> {
    let query = "select id, public_key, created_at, retired_at from statement_keys order by created_at desc, id";
    let rows: Vec<KeyRow> = sql::query_as(query).fetch_all(executor).await?;
    let statement_key = |row: KeyRow| StatementKey {
        id: row.id,
        public_key: row.public_key,
        since: rfc3339(row.created_at),
        until: row.retired_at.map(rfc3339).unwrap_or_default(),
    };
    Ok(rows.into_iter().map(statement_key).collect())
}
