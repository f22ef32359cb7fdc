//! Downloading a copy: an address that is good once, and what it gives.

use identity::session::{Member, is_alive};
use platform::Base;
use platform::ids;
use platform::store::{Connection, StoreError, sql};

use super::row::CopyRow;

/// How long an address is good, in milliseconds.
const TICKET_MS: i64 = 2 * 60 * 1000;

/// Makes a ticket for the member's copy; nothing where none is ready.
pub(super) async fn ticket(base: &Base, member: &Member) -> Result<Option<String>, StoreError> {
    let (ticket, now_ms) = (ids::random_token(), base.clock.now_ms());
    let (hash, member_id, session_id) = (ids::token_hash(&ticket), member.id.clone(), member.session_id.clone());
    let job = async move |tx: &mut Connection| {
        let copy = CopyRow::last(tx, &member_id, now_ms).await?.filter(|copy| copy.ready_at.is_some());
        let Some(copy) = copy else { return Ok(false) };
        let insert =
            "insert into data_copy_tickets (ticket_hash, copy_id, session_id, expires_at) values ($1, $2, $3, $4)";
        sql::query(insert).bind(&hash).bind(&copy.id).bind(&session_id).bind(now_ms + TICKET_MS).execute(tx).await?;
        Ok::<_, StoreError>(true)
    };
    let made = base.store.write(move |tx| Box::pin(async move { job(tx).await })).await?;
    Ok(made.then_some(ticket))
}

/// The file that a ticket opens, once, while the session that asked for it lives.
pub(super) async fn redeem(base: &Base, ticket: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let (hash, now_ms) = (ids::token_hash(ticket), base.clock.now_ms());
    let job = async move |tx: &mut Connection| {
        let delete = "delete from data_copy_tickets where ticket_hash = $1 and expires_at > $2
                      returning copy_id, session_id";
        sql::query_as(delete).bind(&hash).bind(now_ms).fetch_optional(tx).await
    };
    let found: Option<(String, String)> = base.store.write(move |tx| Box::pin(async move { job(tx).await })).await?;
    let Some((copy_id, session_id)) = found else { return Ok(None) };
    if !is_alive(&base.store, &session_id, now_ms).await? {
        return Ok(None);
    }
    file(base, &copy_id, now_ms).await
}

async fn file(base: &Base, copy_id: &str, now_ms: i64) -> Result<Option<Vec<u8>>, StoreError> {
    let copy = CopyRow::find(base.store.reader(), copy_id).await?;
    if copy.is_none_or(|copy| copy.expires_at <= now_ms) {
        return Ok(None);
    }
    let query = "select body from data_copy_parts where copy_id = $1 order by seq";
    let parts: Vec<(String,)> = sql::query_as(query).bind(copy_id).fetch_all(base.store.reader()).await?;
    let mut bytes = Vec::new();
    for (part,) in &parts {
        bytes.extend(base.vault.unlock(copy_id, part)?);
    }
    Ok(Some(bytes).filter(|bytes| !bytes.is_empty()))
}
