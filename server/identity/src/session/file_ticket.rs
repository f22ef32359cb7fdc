//! Single-use tickets to download a member's file, valid for two minutes and as long as the session that requested
//! them.
//!
//! A browser downloads by URL, and URLs end up in histories and in the logs of proxies; so the ticket in the URL works
//! only once. Only the hash of a ticket is stored.

use platform::Base;
use platform::clock::MINUTE_MS;
use platform::ids;
use platform::store::{Connection, StoreError, sql};

use super::is_alive;

/// Lifetime of a ticket, in milliseconds.
const TICKET_MS: i64 = 2 * MINUTE_MS;

/// Issues a ticket for a file, in the transaction in which the caller has checked that the file is the member's. `kind`
/// separates the ids of different kinds of files.
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

/// Redeems a ticket and returns the id of its file; `None` when the ticket is unknown, used or expired, or its session
/// has ended.
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
