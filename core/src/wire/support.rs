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
    /// When somebody answers; empty spans where the operator has set no hours.
    pub hours: SupportHours,
    /// The customer's conversation: the open one, else the last that was closed; none where there never was one.
    pub conversation: Option<SupportConversation>,
}

/// When somebody answers, as the operator has set it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportHours {
    /// The operator's time zone: minutes ahead of UTC.
    pub utc_offset: i16,
    /// In the operator's time, in order, none touching another.
    pub spans: Vec<Span>,
}

/// How far a conversation is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SupportState {
    /// Nobody has taken it yet.
    #[default]
    Waiting,
    /// An operator has it.
    Taken,
    /// It is over.
    Closed,
}

/// A conversation as its customer sees it, without what was said. The event `support` of the stream holds it too.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportConversation {
    /// Names it.
    pub id: String,
    /// How far it is.
    pub state: SupportState,
    /// How many conversations an operator takes before this one, and this one; 0 unless it waits.
    pub queue_place: u32,
    /// Who has taken it; empty before.
    pub operator: String,
    /// The number of the last message.
    pub last_number: u32,
    /// The operator's messages that the customer has not seen.
    pub unread: u32,
    /// The number of the last message that an operator has seen.
    pub operator_read: u32,
    /// An operator is writing at the moment.
    pub typing: bool,
    /// What the customer gave, 1 to 5; 0 before.
    pub rating: u8,
}

/// Who said something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SupportSender {
    /// The customer, logged in.
    Member,
    /// The customer, not logged in.
    Visitor,
    /// An operator.
    Operator,
    /// The site itself: `code` says what.
    #[default]
    System,
}

/// What the site says by itself in a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SupportCode {
    /// An operator has closed it.
    ClosedByOperator,
    /// The customer has closed it.
    ClosedByCustomer,
    /// It was closed because the customer said nothing for long after an answer.
    ClosedWhenIdle,
    /// Another operator has taken it over; `author` says who.
    TakenOver,
}

/// Something that was said.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportMessage {
    /// Its number in the conversation, from 1.
    pub number: u32,
    /// Who said it.
    pub sender: SupportSender,
    /// The operator's name; empty for others.
    pub author: String,
    /// What its sender called it when it was sent; empty for what the system says.
    pub client_id: String,
    /// Plain text; may be empty beside a picture.
    pub text: String,
    /// What the system says.
    pub code: Option<SupportCode>,
    /// Id of its picture; empty for none.
    pub picture_id: String,
    /// When, RFC 3339.
    pub sent_at: String,
}

/// Value of `GET /wps/support/messages`: a part of a conversation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportMessagesValue {
    /// By their numbers, the first one first.
    pub messages: Vec<SupportMessage>,
    /// More messages stand beyond this part, in the direction that was asked for.
    pub more: bool,
}

/// Body of `POST /wps/support/messages`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportMessageRequest {
    /// What the sender calls it: the same again is the same message, which is not said twice.
    pub client_id: String,
    /// Plain text; may be empty beside a picture.
    pub text: String,
    /// Id of a picture that was sent before; empty for none.
    pub picture_id: String,
}

/// Value of `GET /wps/support/picture`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportPictureValue {
    /// A JPEG, in base64: a page shows it without an address that others could keep.
    pub jpeg: String,
}

/// Answer to a message.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportSentValue {
    /// The conversation that it stands in.
    pub conversation: SupportConversation,
    /// As it was kept.
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
    /// Which conversation.
    pub conversation_id: String,
}

/// Body of `POST /wps/support/read`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportReadRequest {
    /// Which conversation.
    pub conversation_id: String,
    /// The number of the last message that was seen.
    pub up_to: u32,
}

/// Body of `POST /wps/support/rating`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SupportRatingRequest {
    /// Which conversation; it must be closed.
    pub conversation_id: String,
    /// 1 to 5.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 5))]
    pub stars: u8,
    /// Plain text; may be empty.
    pub comment: String,
}
