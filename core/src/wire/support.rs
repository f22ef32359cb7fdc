//! Conversations with customer service: `/wps/support` (sections 2, 4 and 6).
//!
//! A customer is a member, known by the session, or a visitor, known by a token that travels in the header
//! [`VISITOR_TOKEN`] and never in an address. What the system says in a conversation is a code, which the client translates.

use super::SecretText;
use crate::domain::hours::Span;
use serde::{Deserialize, Serialize};

/// The header in which a visitor's token travels.
pub const VISITOR_TOKEN: &str = "x-visitor-token";

/// Value of `GET /wps/support/conversation`: what the chat room needs to open.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportValue {
    /// The hours of customer service; empty spans where the operator has set none.
    pub hours: SupportHours,
    /// The customer's conversation: the open one, else the last that was closed; none where there never was one.
    pub conversation: Option<SupportConversation>,
}

/// The hours in which customer service answers, as the operator has set them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportHours {
    /// The operator's time zone: minutes ahead of UTC.
    pub utc_offset: i16,
    /// The hours of the week, in the operator's time, in order, none touching another.
    pub spans: Vec<Span>,
}

/// How far a conversation has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SupportState {
    /// No operator has taken it yet.
    #[default]
    Waiting,
    /// An operator has taken it.
    Taken,
    /// The conversation is over.
    Closed,
}

/// A conversation as its customer sees it, without what was said. The event `support` of the stream holds it too.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportConversation {
    /// Id of the conversation.
    pub id: String,
    /// How far the conversation has come.
    pub state: SupportState,
    /// How many conversations an operator takes before this one, and this one; 0 unless it waits.
    pub queue_place: u32,
    /// Name of the operator who has taken it; empty before.
    pub operator: String,
    /// The number of the last message.
    pub last_number: u32,
    /// The operator's messages that the customer has not seen.
    pub unread: u32,
    /// The number of the last message that an operator has seen.
    pub operator_read: u32,
    /// An operator is writing at the moment.
    pub typing: bool,
    /// The stars that the customer gave, 1 to 5; 0 before.
    pub rating: u8,
}

/// The sender of a message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SupportSender {
    /// The customer, logged in.
    Member,
    /// The customer, not logged in.
    Visitor,
    /// An operator of the site.
    Operator,
    /// The site itself: `code` says what.
    #[default]
    System,
}

/// A message that the site writes by itself, as a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SupportCode {
    /// An operator has closed the conversation.
    ClosedByOperator,
    /// The customer has closed the conversation.
    ClosedByCustomer,
    /// The conversation was closed because the customer said nothing for long after an answer.
    ClosedWhenIdle,
    /// Another operator has taken the conversation over; `author` says who.
    TakenOver,
}

/// A message of a conversation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportMessage {
    /// Number of the message in the conversation, from 1.
    pub number: u32,
    /// Who sent the message.
    pub sender: SupportSender,
    /// Name of the operator; empty for others.
    pub author: String,
    /// The id that its sender gave it; empty for what the system says.
    pub client_id: String,
    /// The text, plain; may be empty beside a picture.
    pub text: String,
    /// What the system says, in place of a text.
    pub code: Option<SupportCode>,
    /// Id of its picture; empty for none.
    pub picture_id: String,
    /// When it was sent, RFC 3339.
    pub sent_at: String,
}

/// Value of `GET /wps/support/messages`: a part of a conversation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportMessagesValue {
    /// The messages by their numbers, the first one first.
    pub messages: Vec<SupportMessage>,
    /// More messages stand beyond this part, in the direction that was asked for.
    pub more: bool,
}

/// Body of `POST /wps/support/messages`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportMessageRequest {
    /// The id that the sender gives it: a message with the same one again is not said twice.
    pub client_id: String,
    /// The text, plain; may be empty beside a picture.
    pub text: String,
    /// Id of a picture that was sent before; empty for none.
    pub picture_id: String,
}

/// Value of `GET /wps/support/picture`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportPictureValue {
    /// The picture: a JPEG, in base64, which a page shows without an address that others could keep.
    pub jpeg: String,
}

/// Answer to a message.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportSentValue {
    /// The conversation that the message stands in.
    pub conversation: SupportConversation,
    /// The message as it was kept.
    pub message: SupportMessage,
}

/// Value of `POST /wps/support/visitor`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportVisitorValue {
    /// What a visitor shows in the header `X-Visitor-Token` to go on with a conversation. It is told this once.
    pub visitor_token: SecretText,
}

/// Body of the calls that name a conversation and nothing else.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportConversationRequest {
    /// Id of the conversation.
    pub conversation_id: String,
}

/// Body of `POST /wps/support/read`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportReadRequest {
    /// Id of the conversation.
    pub conversation_id: String,
    /// The number of the last message that was seen.
    pub up_to: u32,
}

/// Body of `POST /wps/support/rating`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportRatingRequest {
    /// Id of the conversation, which must be closed.
    pub conversation_id: String,
    /// The stars that are given, 1 to 5.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 5))]
    pub stars: u8,
    /// The words that go with them, plain text; may be empty.
    pub comment: String,
}
