//! Addresses of a member's files that are good once, for two minutes, while the session lives that asked for one.
//!
//! A browser downloads by an address, which stands in histories and logs of proxies, so that no address opens a file twice. Of a ticket only the hash is kept.

use platform::Base;
use platform::ids;
use platform::store::{Connection, StoreError, sql};

use super::is_alive;

/// How long an address is good, in milliseconds.
const TICKET_MS: i64 = 2 * 60 * 1000;

/// Makes a ticket for a file, in the caller's transaction: it has seen that the file is the member's.
///
/// # Errors
/// When the database fails.
pub async fn issue(
    tx: &mut Connection,
    (kind, file_id): (&str, &str),
    session_id: &str,
    now_ms: i64,
) -> Result<String, StoreError> {
    let ticket = ids::random_token();
    sql::query(
        "insert into file_tickets (ticket_hash, kind, file_id, session_id, expires_at) values ($1, $2, $3, $4, $5)",
    )
    .bind(ids::token_hash(&ticket))
    .bind(kind)
    .bind(file_id)
    .bind(session_id)
    .bind(now_ms + TICKET_MS)
    .execute(tx)
    .await?;
    Ok(ticket)
}

/// The file that a ticket opens, once; nothing where it opens none.
///
/// # Errors
/// When the database fails.
pub async fn redeem(base: &Base, kind: &'static str, ticket: &str) -> Result<Option<String>, StoreError> {
    let (hash, now_ms) = (ids::token_hash(ticket), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let delete = "delete from file_tickets where ticket_hash = $1 and kind = $2 and expires_at > $3
                      returning file_id, session_id";
        sql::query_as(delete).bind(&hash).bind(kind).bind(now_ms).fetch_optional(tx).await
    };
    let found: Option<(String, String)> = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    let Some((file_id, session_id)) = found else { return Ok(None) };
    Ok(is_alive(&base.store, &session_id, now_ms).await?.then_some(file_id))
}
