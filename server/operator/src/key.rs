//! Keys of the operator's API.
//!
//! A key is `operator_ID_SECRET`. The id finds the row, and the secret (256 random bits) is compared with its stored
//! hash in constant time; an unknown id costs the same comparison. The key is shown once, when it is made, and is sent
//! only in the header `X-Operator-Key`, never in a URL, which proxies log.

use axum::http::HeaderMap;
use subtle::ConstantTimeEq;

use super::record_type::FieldType;
use super::{Actor, AdminError, audit};
use platform::clock::rfc3339;
use platform::ids;
use platform::store::{Store, StoreError, from_row, sql};

/// The header that carries a key.
pub(super) const HEADER: &str = "x-operator-key";
const PREFIX: &str = "operator_";
const MAX_NAME: usize = 40;
/// Random bytes of a key's id, which is written in hexadecimal.
const ID_BYTES: usize = 8;
/// The shortest time between two writes of a key's last use, in milliseconds.
const USE_RECORDED_EVERY_MS: i64 = 60_000;

/// A row of `operator_keys`, which does not contain the secret.
#[derive(Debug)]
pub(super) struct Row {
    id: String,
    name: String,
    secret_hash: String,
    created_at: i64,
    used_at: Option<i64>,
    revoked_at: Option<i64>,
}

from_row!(Row { id, name, secret_hash, created_at, used_at, revoked_at });

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let used = self.used_at.map_or_else(|| "never".to_owned(), rfc3339);
        let state = self.revoked_at.map_or_else(|| "works".to_owned(), |at| format!("revoked {}", rfc3339(at)));
        write!(f, "{:<20} made {}  last used {used:<20}  {state}", self.name, rfc3339(self.created_at))
    }
}

/// Makes a key and returns it; it can not be read again.
///
/// # Errors
/// When the name is invalid or was used before, or the database fails.
pub async fn add(store: &Store, actor: Actor, name: &str) -> Result<String, AdminError> {
    if FieldType::Code(MAX_NAME).read(&serde_json::Value::from(name)).is_none() || name.trim() != name {
        return Err(AdminError::KeyName);
    }
    let (id, secret, name) = (ids::hex(&ids::random_bytes::<ID_BYTES>()), ids::random_token(), name.to_owned());
    let (key, hash) = (format!("{PREFIX}{id}_{secret}"), ids::token_hash(&secret));
    store
        .write(move |tx| {
            Box::pin(async move {
                let existing: Option<String> = sql::query_scalar("select id from operator_keys where name = $1")
                    .bind(&name)
                    .fetch_optional(&mut *tx)
                    .await?;
                if existing.is_some() {
                    return Err(AdminError::KeyExists(name));
                }
                sql::query("insert into operator_keys (id, name, secret_hash, created_at) values ($1, $2, $3, $4)")
                    .bind(id)
                    .bind(&name)
                    .bind(hash)
                    .bind(actor.now_ms)
                    .execute(&mut *tx)
                    .await?;
                audit::note(tx, &actor, &format!("key {name}"), ("", "works")).await?;
                Ok(())
            })
        })
        .await?;
    Ok(key)
}

/// Revokes a key.
pub(super) async fn revoke(store: &Store, actor: Actor, name: &str) -> Result<(), AdminError> {
    let name = name.to_owned();
    store
        .write(move |tx| {
            Box::pin(async move {
                let ended = "update operator_keys set revoked_at = $1 where name = $2 and revoked_at is null";
                let ended = sql::query(ended).bind(actor.now_ms).bind(&name).execute(&mut *tx).await?;
                if ended.rows_affected() == 0 {
                    return Err(AdminError::NoKey(name));
                }
                audit::note(tx, &actor, &format!("key {name}"), ("works", "revoked")).await?;
                Ok(())
            })
        })
        .await
}

/// All keys, with revoked ones, without their secrets.
pub(super) async fn list(store: &Store) -> Result<Vec<Row>, StoreError> {
    let text =
        "select id, name, secret_hash, created_at, used_at, revoked_at from operator_keys order by created_at, id";
    sql::query_as(text).fetch_all(store.reader()).await
}

/// The key that a call carries; nothing unless it carries exactly one.
pub(super) fn of_call(headers: &HeaderMap) -> Option<&str> {
    let mut keys = headers.get_all(HEADER).iter();
    match (keys.next(), keys.next()) {
        (Some(key), None) => key.to_str().ok(),
        _ => None,
    }
}

/// The id in a key, if it has the form of one.
pub(super) fn id_of(key: &str) -> Option<&str> {
    let (id, _) = key.strip_prefix(PREFIX)?.split_once('_')?;
    let is_id = id.len() == 2 * ID_BYTES && id.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    is_id.then_some(id)
}

/// The name of a valid key. Also records its last use, at most once in [`USE_RECORDED_EVERY_MS`].
///
/// # Errors
/// When the database fails.
pub(super) async fn name_of(store: &Store, key: &str, now_ms: i64) -> Result<Option<String>, StoreError> {
    let (id, secret) = key.strip_prefix(PREFIX).and_then(|rest| rest.split_once('_')).unwrap_or_default();
    let text = "select id, name, secret_hash, created_at, used_at, revoked_at from operator_keys where id = $1";
    let row: Option<Row> = sql::query_as(text).bind(id).fetch_optional(store.reader()).await?;
    // Without a row a hash of the same length is compared, so that the time does not reveal whether the id exists.
    let dummy_hash = "0".repeat(64);
    let stored = row.as_ref().map_or(&dummy_hash, |row| &row.secret_hash);
    let is_right = bool::from(ids::token_hash(secret).as_bytes().ct_eq(stored.as_bytes()));
    let Some(row) = row.filter(|row| is_right && row.revoked_at.is_none()) else { return Ok(None) };
    if row.used_at.is_none_or(|at| now_ms - at >= USE_RECORDED_EVERY_MS) {
        store
            .write(move |tx| {
                Box::pin(async move {
                    let query = sql::query("update operator_keys set used_at = $1 where id = $2");
                    query.bind(now_ms).bind(row.id).execute(tx).await?;
                    Ok::<_, StoreError>(())
                })
            })
            .await?;
    }
    Ok(Some(row.name))
}
