//! `/wps/operator/support`: conversations with customer service over HTTP.

use axum::extract::State;
use lumora_core::wire::{Done, Envelope, ImageValue, SupportMessage, SupportMessageRequest, SupportState};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::STATES;
use crate::auth::Operator;
use crate::pictures;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Path, Query, Reply, Upload};
use platform::params::{Choices, OneOf, OptionalParam, Page, PageNumber, PageSize, Whole};
use platform::query;
use support::back_office::{self, Listed, PictureReply};

/// Default number of conversations on a page.
const PAGE: u32 = 50;

/// The states of a conversation as a query parameter.
#[derive(Debug)]
struct ConversationStates;

impl Choices for ConversationStates {
    type Value = SupportState;

    fn all() -> Vec<(&'static str, SupportState)> {
        STATES.to_vec()
    }
}

query! {
    /// Which conversations to list.
    pub(crate) struct ConversationsQuery {
        /// State: waiting, taken or closed; waiting unless given.
        state: OptionalParam<OneOf<ConversationStates>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Conversations on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// Which messages of a conversation to show.
    pub(crate) struct MessagesQuery {
        /// The last 50 messages before this number. The last ones of the conversation unless given.
        before: OptionalParam<Whole<1, 1_000_000>>,
    }
}

/// A conversation as operators see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OperatorConversation {
    id: String,
    /// State: waiting, taken or closed.
    state: SupportState,
    /// The member's account name; empty for a visitor.
    account: String,
    /// Code of the site language in which the customer began it.
    language: String,
    /// Code of the question type, if feedback opened it; empty otherwise.
    subject: String,
    /// How the customer can be reached, if feedback opened it; empty otherwise.
    contact: String,
    /// Name of the operator who has taken it; empty before.
    operator: String,
    /// When it was opened, RFC 3339.
    opened_at: String,
    /// When the last message was added, RFC 3339.
    spoken_at: String,
    /// When it was closed, RFC 3339; empty before.
    closed_at: String,
    /// The number of the customer's messages that no operator has seen.
    unread: i64,
    /// Number of the last message.
    last_number: i64,
    /// Number of the last message that the customer has seen.
    customer_read: i64,
    /// Whether the customer is typing.
    typing: bool,
    /// The customer's rating, 1 to 5; 0 if none was given.
    rating: i64,
    /// The customer's comment on the rating; empty if none.
    comment: String,
}

/// A page of conversations.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ConversationsValue {
    /// The conversations: open ones with the oldest first, closed ones with the latest first.
    content: Vec<OperatorConversation>,
    /// The number of pages.
    total_pages: u32,
    /// The number of conversations on all pages.
    total_elements: i64,
}

/// A conversation with some of its messages.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OperatorConversationValue {
    conversation: OperatorConversation,
    /// The messages, in the order of their numbers.
    messages: Vec<SupportMessage>,
    /// Whether there are earlier messages.
    more: bool,
}

/// The messages that were seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SeenRequest {
    /// Number of the last message that was seen.
    up_to: u32,
}

fn to_value(Listed { conversation: it, account, unread }: Listed, now_ms: i64) -> OperatorConversation {
    OperatorConversation {
        state: it.support_state(),
        opened_at: rfc3339(it.opened_at),
        spoken_at: rfc3339(it.spoken_at),
        closed_at: it.closed_at.map(rfc3339).unwrap_or_default(),
        last_number: it.message_count,
        customer_read: it.customer_read,
        typing: it.customer_typing_until > now_ms,
        rating: it.rating.unwrap_or(0),
        id: it.id,
        language: it.language,
        subject: it.subject,
        contact: it.contact,
        operator: it.operator,
        comment: it.comment,
        account,
        unread,
    }
}

/// The operator's name as conversations show it, and the time of the call.
async fn speaker(operator: Operator, base: &Base) -> Result<(String, i64), ApiError> {
    let actor = operator.actor(base).await?;
    let name = actor.person().to_owned();
    Ok((name, actor.now_ms))
}

/// List conversations with customer service
#[utoipa::path(
    get, path = "/wps/operator/support/conversations", tag = "operator", security(("operator" = [])),
    params(ConversationsQuery),
    responses(
        (status = 200, body = Envelope<ConversationsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
pub(crate) async fn list(
    State(base): State<Base>,
    Query(query): Query<ConversationsQuery>,
) -> Result<Reply<ConversationsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let state = query.state.0.unwrap_or(SupportState::Waiting);
    let (rows, total_elements) = back_office::list(&base.store, state, (page.offset(), page.limit())).await?;
    let now_ms = base.clock.now_ms();
    let content = rows.into_iter().map(|row| to_value(row, now_ms)).collect();
    Ok(Reply(ConversationsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// Show a conversation with its last messages
#[utoipa::path(
    get, path = "/wps/operator/support/conversations/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id."), MessagesQuery),
    responses(
        (status = 200, body = Envelope<OperatorConversationValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(crate) async fn show(
    State(base): State<Base>,
    Path(id): Path<String>,
    Query(query): Query<MessagesQuery>,
) -> Result<Reply<OperatorConversationValue>, ApiError> {
    let (listed, part) = back_office::show(&base.store, id, query.before.0).await?;
    let conversation = to_value(listed, base.clock.now_ms());
    Ok(Reply(OperatorConversationValue { conversation, messages: part.messages, more: part.more }))
}

/// Take a conversation
///
/// If another operator had it, the customer gets a message about the takeover.
#[utoipa::path(
    post, path = "/wps/operator/support/conversations/{id}/take", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id.")),
    responses(
        (status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn take(
    State(base): State<Base>,
    operator: Operator,
    Path(id): Path<String>,
) -> Result<Reply<Done>, ApiError> {
    let (name, now_ms) = speaker(operator, &base).await?;
    back_office::take(&base.store, id, name, now_ms).await?;
    Ok(Reply(Done {}))
}

/// Answer in a conversation
///
/// The conversation is taken if nobody has. A repeated `clientId` adds nothing.
#[utoipa::path(
    post, path = "/wps/operator/support/conversations/{id}/messages", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id.")), request_body = SupportMessageRequest,
    responses(
        (status = 200, body = Envelope<SupportMessage>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn answer(
    State(base): State<Base>,
    operator: Operator,
    Path(id): Path<String>,
    Body(request): Body<SupportMessageRequest>,
) -> Result<Reply<SupportMessage>, ApiError> {
    let (name, now_ms) = speaker(operator, &base).await?;
    Ok(Reply(back_office::answer(&base.store, id, name, request, now_ms).await?))
}

/// Mark the messages up to a number as seen
#[utoipa::path(
    post, path = "/wps/operator/support/conversations/{id}/read", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id.")), request_body = SeenRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn read(
    State(base): State<Base>,
    operator: Operator,
    Path(id): Path<String>,
    Body(request): Body<SeenRequest>,
) -> Result<Reply<Done>, ApiError> {
    let (_, now_ms) = speaker(operator, &base).await?;
    back_office::read(&base.store, id, request.up_to, now_ms).await?;
    Ok(Reply(Done {}))
}

/// Show that the operator is writing
///
/// The sign lasts six seconds.
#[utoipa::path(
    post, path = "/wps/operator/support/conversations/{id}/typing", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id.")),
    responses(
        (status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn typing(
    State(base): State<Base>,
    operator: Operator,
    Path(id): Path<String>,
) -> Result<Reply<Done>, ApiError> {
    let (_, now_ms) = speaker(operator, &base).await?;
    back_office::typing(&base.store, id, now_ms).await?;
    Ok(Reply(Done {}))
}

/// Close a conversation
#[utoipa::path(
    post, path = "/wps/operator/support/conversations/{id}/close", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id.")),
    responses(
        (status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn close(
    State(base): State<Base>,
    operator: Operator,
    Path(id): Path<String>,
) -> Result<Reply<Done>, ApiError> {
    let (name, now_ms) = speaker(operator, &base).await?;
    back_office::close(&base.store, id, name, now_ms).await?;
    Ok(Reply(Done {}))
}

/// Show a picture of a conversation
#[utoipa::path(
    get, path = "/wps/operator/support/pictures/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Id of the picture.")),
    responses(
        (status = 200, body = Vec<u8>, content_type = "image/jpeg"), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
pub(crate) async fn picture(State(base): State<Base>, Path(id): Path<String>) -> Result<PictureReply, ApiError> {
    back_office::picture(&base.store, &id).await
}

/// Upload a picture for an answer
///
/// The body is the file: png or jpg, under 5 MB. It is decoded and encoded again.
#[utoipa::path(
    post, path = "/wps/operator/support/pictures", tag = "operator", security(("operator" = [])),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 200, body = Envelope<ImageValue>), (status = 401, body = ErrorEnvelope), (status = 413, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn add_picture(
    State(base): State<Base>,
    operator: Operator,
    file: Upload,
) -> Result<Reply<ImageValue>, ApiError> {
    let (name, _) = speaker(operator, &base).await?;
    let file = pictures::receive(&name, file).await?;
    Ok(Reply(ImageValue { image_id: back_office::add_picture(&base, &name, file).await? }))
}
