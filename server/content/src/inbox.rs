//! The inbox of a member (section 2 of the specification, page `messageV2`): reading, marking and deleting messages.
//!
//! Ids of another member's messages are treated as unknown: they are neither changed nor reported. Marking and deleting
//! set the state that the body names, so a repeated call changes nothing and needs no idempotency key.

use axum::extract::State;
use identity::session::{Member, MemberEvenExcluded};
use lumora_core::domain::message::{MAX_AT_ONCE, MessageCategory};
use lumora_core::wire::{
    DeleteMessagesRequest, Envelope, MemberMessage, MessageList, MessagesUnread, ReadMessagesRequest,
};
use messages::{Page, Row, Selection};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Language, Query, Reply};
use platform::params::{self, Code, OneOf, OptionalParam, PageSize, RequiredParam};
use platform::store::{Connection, StoreError};
use platform::{choices, keyset, query};
use utoipa::{OpenApiRouter, routes};

use crate::ContentState;

/// Default page size.
const PAGE_SIZE: u32 = 20;

choices! {
    /// Words of message categories.
    pub(crate) Categories of MessageCategory
}

/// The calls of this module.
pub(crate) fn calls() -> OpenApiRouter<ContentState> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(one)).routes(routes!(read)).routes(routes!(delete))
}

query! {
    /// Query of the list of messages.
    pub(crate) struct ListQuery {
        /// Category of the messages; every category unless given.
        category: OptionalParam<OneOf<Categories>>,
        /// `next` of the page before; the first page unless given.
        cursor: OptionalParam<Code>,
        /// Messages on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// Messages
///
/// Pinned ones first, then the latest, and how many are unread.
#[utoipa::path(
    get, path = "/wps/member/messages", tag = "messages", security(("session" = [])), params(ListQuery),
    responses(
        (status = 200, body = Envelope<MessageList>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope)
    )
)]
async fn list(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Query(query): Query<ListQuery>,
) -> Result<Reply<MessageList>, ApiError> {
    member.require_real()?;
    let (reader, now_ms) = (base.store.reader(), base.clock.now_ms());
    let size = query.page_size.0.unwrap_or(PAGE_SIZE);
    let page = Page {
        member_id: &member.id,
        language: language.code(),
        category: query.category.0,
        cursor: query.cursor.0.as_deref(),
        limit: size + 1,
    };
    let rows = messages::page(reader, &page, now_ms).await?;
    let (rows, next) = keyset::page(rows, size, Row::cursor);
    let unread = messages::unread(base.store.reader(), &member.id, now_ms).await?;
    Ok(Reply(MessageList { content: rows.into_iter().map(Row::into_wire).collect(), next, unread }))
}

query! {
    /// Query of one message.
    pub(crate) struct OneQuery {
        /// Id of the message.
        id: RequiredParam<Code>,
    }
}

/// One message
///
/// Reading it by this call does not mark it as read.
#[utoipa::path(
    get, path = "/wps/member/messages/one", tag = "messages", security(("session" = [])), params(OneQuery),
    responses(
        (status = 200, body = Envelope<MemberMessage>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, description = "The member has no such message", body = ErrorEnvelope)
    )
)]
async fn one(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Query(query): Query<OneQuery>,
) -> Result<Reply<MemberMessage>, ApiError> {
    member.require_real()?;
    let now_ms = base.clock.now_ms();
    let found = messages::find(base.store.reader(), &member.id, &query.id.0, language.code(), now_ms).await?;
    found.map(|row| Reply(row.into_wire())).ok_or_else(|| ApiError::not_found("message"))
}

/// Mark messages as read
///
/// Some by their ids, or with `all` every one, of a category where one is named.
#[utoipa::path(
    post, path = "/wps/member/messages/read", tag = "messages", security(("session" = [])), request_body = ReadMessagesRequest,
    responses(
        (status = 200, body = Envelope<MessagesUnread>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 422, description = "None, or more than 100 ids", body = ErrorEnvelope)
    )
)]
async fn read(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Json(request): Json<ReadMessagesRequest>,
) -> Result<Reply<MessagesUnread>, ApiError> {
    member.require_real()?;
    let selection = selection(request)?;
    let (id, now_ms) = (member.id.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| messages::mark_read(tx, &id, &selection, now_ms).await;
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(unread_now(&base, &member).await?))
}

/// Delete messages
///
/// The member does not see them any more; after 30 days they are deleted for good.
#[utoipa::path(
    post, path = "/wps/member/messages/delete", tag = "messages", security(("session" = [])),
    request_body = DeleteMessagesRequest,
    responses(
        (status = 200, body = Envelope<MessagesUnread>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 422, description = "None, or more than 100 ids", body = ErrorEnvelope)
    )
)]
async fn delete(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Json(request): Json<DeleteMessagesRequest>,
) -> Result<Reply<MessagesUnread>, ApiError> {
    member.require_real()?;
    let ids = checked_ids(request.ids)?;
    let (id, now_ms) = (member.id.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| messages::delete(tx, &id, ids, now_ms).await;
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(unread_now(&base, &member).await?))
}

async fn unread_now(base: &Base, member: &Member) -> Result<MessagesUnread, StoreError> {
    let unread = messages::unread(base.store.reader(), &member.id, base.clock.now_ms()).await?;
    Ok(MessagesUnread { unread })
}

fn selection(request: ReadMessagesRequest) -> Result<Selection, ApiError> {
    match request {
        ReadMessagesRequest { all: true, ids, category } if ids.is_empty() => Ok(Selection::All(category)),
        ReadMessagesRequest { all: true, .. } => {
            Err(params::invalid_field("ids", "name ids, or all of them, but not both".to_owned()))
        }
        ReadMessagesRequest { category: Some(_), .. } => {
            Err(params::invalid_field("category", "category goes with all only: set all, or leave it out".to_owned()))
        }
        ReadMessagesRequest { ids, .. } => Ok(Selection::Ids(checked_ids(ids)?)),
    }
}

fn checked_ids(ids: Vec<String>) -> Result<Vec<String>, ApiError> {
    let is_id = |id: &String| (1..=64).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if ids.is_empty() || ids.len() > MAX_AT_ONCE {
        return Err(params::invalid_field("ids", format!("ids must name 1 to {MAX_AT_ONCE} messages")));
    }
    if ids.iter().all(is_id) {
        Ok(ids)
    } else {
        Err(params::invalid_field("ids", "each id must be that of a message".to_owned()))
    }
}
