//! The `passkeys` table.

use axum::http::StatusCode;
use lumora_core::domain::message::MessageKind;
use lumora_core::wire::code;
use messages::Message;

use super::verify::{NewCredential, VerifiedAssertion};
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, Store, StoreError, sql};

/// The largest number of passkeys of a member.
pub const MAX_PASSKEYS: i64 = 10;

/// A row of the table. Times are in milliseconds since the epoch.
#[derive(Debug, Clone)]
pub(super) struct Row {
    pub(super) id: String,
    pub(super) member_id: String,
    pub(super) credential_id: String,
    pub(super) public_key: String,
    pub(super) backup_eligible: i64,
    pub(super) name: String,
    pub(super) created_at: i64,
    pub(super) last_used_at: Option<i64>,
}

platform::store::from_row!(Row {
    id,
    member_id,
    credential_id,
    public_key,
    backup_eligible,
    name,
    created_at,
    last_used_at,
});

pub(super) async fn of_member(store: &Store, member_id: &str) -> Result<Vec<Row>, StoreError> {
    let query = sql::query_as("select * from passkeys where member_id = $1 order by created_at, id");
    query.bind(member_id).fetch_all(store.reader()).await
}

pub(super) async fn by_credential(store: &Store, credential_id: &str) -> Result<Option<Row>, StoreError> {
    let query = sql::query_as("select * from passkeys where credential_id = $1");
    query.bind(credential_id).fetch_optional(store.reader()).await
}

/// Stores a new passkey, tells the member by an in-site message, and returns the id of the row.
///
/// # Errors
/// 422 when the member already has [`MAX_PASSKEYS`], 409 `passkey_invalid` when the credential id is already stored.
pub(super) async fn add(
    connection: &mut Connection,
    member_id: &str,
    credential: &NewCredential,
    name: &str,
    now_ms: i64,
) -> Result<String, ApiError> {
    let count: i64 = sql::query_scalar("select count(*) from passkeys where member_id = $1")
        .bind(member_id)
        .fetch_one(&mut *connection)
        .await?;
    if count >= MAX_PASSKEYS {
        return Err(ApiError::rule_broken([("passkeys", "too_many")]));
    }
    let id = ids::new_id(now_ms);
    let added = sql::query(
        "insert into passkeys (id, member_id, credential_id, public_key, counter, backup_eligible, name, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing",
    )
    .bind(&id)
    .bind(member_id)
    .bind(&credential.credential_id)
    .bind(&credential.public_key)
    .bind(i64::from(credential.counter))
    .bind(i64::from(credential.is_backup_eligible))
    .bind(name)
    .bind(now_ms)
    .execute(&mut *connection)
    .await?;
    if added.rows_affected() == 0 {
        let message = "this passkey is known already: nothing needs to be added";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::PASSKEY_INVALID, message));
    }
    let message = Message { name, ..Message::of(MessageKind::PasskeyAdded) };
    messages::write(connection, member_id, &message, now_ms).await?;
    Ok(id)
}

/// Records a use of the passkey. False when the signature counter has not grown, which means that a copy of the passkey
/// exists. Devices without a counter always send 0, which passes.
pub(super) async fn mark_used(
    connection: &mut Connection,
    id: &str,
    assertion: &VerifiedAssertion,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let updated = sql::query(
        "update passkeys set counter = $1, last_used_at = $2
         where id = $3 and (counter < $1 or (counter = 0 and $1 = 0))",
    )
    .bind(i64::from(assertion.counter))
    .bind(now_ms)
    .bind(id)
    .execute(connection)
    .await?;
    Ok(updated.rows_affected() == 1)
}

/// Deletes a passkey of the member and tells the member by an in-site message; false when the member has none with this
/// id.
pub(super) async fn remove(
    connection: &mut Connection,
    member_id: &str,
    id: &str,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let name: Option<String> = sql::query_scalar("select name from passkeys where id = $1 and member_id = $2")
        .bind(id)
        .bind(member_id)
        .fetch_optional(&mut *connection)
        .await?;
    let Some(name) = name else { return Ok(false) };
    let query = sql::query("delete from passkeys where id = $1 and member_id = $2").bind(id).bind(member_id);
    query.execute(&mut *connection).await?;
    let message = Message { name: &name, ..Message::of(MessageKind::PasskeyRemoved) };
    messages::write(connection, member_id, &message, now_ms).await?;
    Ok(true)
}
