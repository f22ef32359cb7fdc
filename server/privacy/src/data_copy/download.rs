//! Downloading a data copy by a link that works once.

use identity::session::{Member, file_ticket};
use platform::Base;
use platform::store::{Connection, StoreError, sql};

use super::row::CopyRow;

/// Kind of the file tickets for data copies.
const KIND: &str = "data-copy";

/// Issues a ticket for the member's copy; none where no copy is ready.
pub(super) async fn ticket(base: &Base, member: &Member) -> Result<Option<String>, StoreError> {
    let (member_id, session_id, now_ms) = (member.id.clone(), member.session_id.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let copy = CopyRow::last(tx, &member_id, now_ms).await?.filter(|copy| copy.ready_at.is_some());
        let Some(copy) = copy else { return Ok(None) };
        Ok::<_, StoreError>(Some(file_ticket::issue(tx, (KIND, &copy.id), &session_id, now_ms).await?))
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// The file that a ticket opens, once, while the session that requested it is alive; none for an invalid ticket.
pub(super) async fn redeem(base: &Base, ticket: &str) -> Result<Option<Vec<u8>>, StoreError> {
    match file_ticket::redeem(base, KIND, ticket).await? {
        Some(copy_id) => file(base, &copy_id, base.clock.now_ms()).await,
        None => Ok(None),
    }
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
