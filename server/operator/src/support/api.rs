//! `/wps/operator/support`.

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

/// Conversations of a page unless the call says otherwise.
const PAGE: u32 = 50;

/// How far conversations can be.
#[derive(Debug)]
struct ConversationStates;

impl Choices for ConversationStates {
    type Value = SupportState;

    fn all() -> Vec<(&'static str, SupportState)> {
        STATES.to_vec()
    }
}

query! {
    /// Which conversations.
    pub(crate) struct ConversationsQuery {
        /// waiting, taken or closed; waiting unless given.
        state: OptionalParam<OneOf<ConversationStates>>,
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Conversations on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// Which part of a conversation.
    pub(crate) struct MessagesQuery {
        /// Messages before this number, the latest 50 of them. The end of the conversation unless given.
        before: OptionalParam<Whole<1, 1_000_000>>,
    }
}

/// A conversation as an operator sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OperatorConversation {
    id: String,
    /// waiting, taken or closed.
    state: SupportState,
    /// The member's account name; empty for a visitor.
    account: String,
    /// The language that the customer sees.
    language: String,
    /// Code of a question type, of feedback.
    subject: String,
    /// Where the customer can be reached, of feedback.
    contact: String,
    /// Who has taken it; empty before.
    operator: String,
    /// When it began, RFC 3339.
    opened_at: String,
    /// When something was said last, RFC 3339.
    spoken_at: String,
    /// When it was closed, RFC 3339; empty before.
    closed_at: String,
    /// What the customer said that no operator has seen.
    unread: i64,
    /// The number of the last message.
    last_number: i64,
    /// The number of the last message that the customer has seen.
    customer_read: i64,
    /// The customer is writing at the moment.
    typing: bool,
    /// What the customer gave, 1 to 5; 0 before.
    rating: i64,
    /// What the customer wrote beside it.
    comment: String,
}

/// Conversations.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ConversationsValue {
    /// Open ones with the oldest first, closed ones with the latest first.
    content: Vec<OperatorConversation>,
    /// How many pages there are.
    total_pages: u32,
    /// How many conversations are in the state.
    total_elements: i64,
}

/// A conversation with a part of what was said.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OperatorConversationValue {
    conversation: OperatorConversation,
    /// By their numbers.
    messages: Vec<SupportMessage>,
    /// Earlier ones stand before them.
    more: bool,
}

/// What was seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SeenRequest {
    /// The number of the last message that was seen.
    up_to: u32,
}

fn shown(Listed { it, account, unread }: Listed, now_ms: i64) -> OperatorConversation {
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

/// The name under which an operator speaks, and when.
async fn speaker(operator: Operator, base: &Base) -> Result<(String, i64), ApiError> {
    let actor = operator.actor(base).await?;
    let name = actor.name.strip_prefix("key ").unwrap_or(&actor.name).to_owned();
    Ok((name, actor.now_ms))
}

/// Conversations with customer service
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
    let content = rows.into_iter().map(|row| shown(row, now_ms)).collect();
    Ok(Reply(ConversationsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// One conversation, with its last messages
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
    let conversation = shown(listed, base.clock.now_ms());
    Ok(Reply(OperatorConversationValue { conversation, messages: part.messages, more: part.more }))
}

/// Take a conversation
///
/// Also from another operator, which its customer is told.
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
/// It is taken where nobody has. The same `clientId` again says nothing twice.
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

/// The messages up to a number were seen
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

/// The operator is writing
///
/// It counts for six seconds.
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

/// A picture of a conversation
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

/// Add a picture that an answer then names
///
/// The body is the file: png or jpg, under 5 MB. It is decoded and encoded anew.
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
