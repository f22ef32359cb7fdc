//! Downloading a statement: a link that works once, and the file that it gives, sent part by part.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use futures_util::stream;
use identity::session::{Member, file_ticket};
use lumora_core::domain::statement::StatementFormat;
use platform::Base;
use platform::store::{Connection, StoreError};

use crate::file;
use crate::row::StatementRow;

/// The kind of the tickets: a ticket of another kind opens no statement.
const KIND: &str = "statement";

/// Issues a ticket for a statement of the member; `None` if there is no such statement, or it is not ready.
pub(crate) async fn ticket(base: &Base, member: &Member, id: &str) -> Result<Option<String>, StoreError> {
    let (member_id, session_id, now_ms) = (member.id.clone(), member.session_id.clone(), base.clock.now_ms());
    let id = id.to_owned();
    let work = async move |tx: &mut Connection| {
        let is_fit =
            |row: &StatementRow| row.member_id == member_id && row.ready_at.is_some() && row.expires_at > now_ms;
        let Some(row) = StatementRow::find(&mut *tx, &id).await?.filter(is_fit) else { return Ok(None) };
        Ok::<_, StoreError>(Some(file_ticket::issue(tx, (KIND, &row.id), &session_id, now_ms).await?))
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// The headers and the body of the file that a ticket opens: once, as long as the session that asked for it is open.
pub(crate) async fn redeem(base: &Base, ticket: &str) -> Result<Option<(HeaderMap, Body)>, StoreError> {
    let Some(id) = file_ticket::redeem(base, KIND, ticket).await? else { return Ok(None) };
    let row = StatementRow::find(base.store.reader(), &id).await?;
    let row = row.filter(|row| row.ready_at.is_some() && row.expires_at > base.clock.now_ms());
    let Some(row) = row else { return Ok(None) };
    let (base, id) = (base.clone(), row.id.clone());
    // A part that can not be read aborts the response: by the content length the browser sees that bytes are missing.
    let parts = stream::try_unfold((base, id, 0_i64), async |(base, id, seq)| {
        let part = file::part(&base.store, &base.vault, (&id, seq)).await?;
        Ok::<_, StoreError>(part.map(|part| (Bytes::from(part), (base, id, seq + 1))))
    });
    Ok(Some((headers(&row), Body::from_stream(parts))))
}

fn headers(row: &StatementRow) -> HeaderMap {
    let mut headers = HeaderMap::new();
    let media_type = match row.format() {
        StatementFormat::Csv => "text/csv; charset=utf-8",
        StatementFormat::Json => "application/json",
    };
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'; sandbox"));
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(row.bytes));
    let disposition = format!("attachment; filename=\"{}\"", row.file_name());
    if let Ok(disposition) = HeaderValue::from_str(&disposition) {
        headers.insert(header::CONTENT_DISPOSITION, disposition);
    }
    headers
}
