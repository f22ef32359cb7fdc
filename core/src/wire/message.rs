//! Messages to a member.

use crate::domain::agent::rebate::RateChange;
use crate::domain::message::MessageCategory;
use crate::wire::Amount;
use serde::{Deserialize, Serialize};

/// What belongs into the words of a message that the site says by itself.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MessageArguments {
    /// An amount of money, with its sign; none where the message is not about money.
    pub amount: Option<Amount>,
    /// Number of the deposit, withdrawal or the like that it is about, as people quote it; empty where it has none.
    pub number: String,
    /// A name, mostly hidden: of an account to be paid to, a passkey, an address; empty where there is none.
    pub name: String,
    /// The old and new rates of rebate, by product; nothing where it is not about them.
    pub rates: Vec<RateChange>,
}

/// A message to a member.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MemberMessage {
    /// Id of the message.
    pub id: String,
    /// The category of the message.
    pub category: MessageCategory,
    /// The word of a [`MessageKind`](crate::domain::message::MessageKind).
    pub kind: String,
    /// What is put into the words of that kind.
    pub arguments: MessageArguments,
    /// Title in an operator's own words, in the reader's language; empty for what the site says by itself.
    pub title: String,
    /// Text in an operator's own words, likewise; plain text.
    pub text: String,
    /// The message is pinned above the others.
    pub pinned: bool,
    /// The member has read the message.
    pub read: bool,
    /// When it was sent, RFC 3339.
    pub at: String,
    /// The message can be answered, in a conversation with customer service.
    pub reply: bool,
    /// Id of the deposit or withdrawal that it is about; empty where there is none.
    pub reference: String,
    /// Address of this site that the message leads to; empty where there is none.
    pub action: String,
}

/// How many messages of a category are unread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MessageCount {
    /// The category that is counted.
    pub category: MessageCategory,
    /// How many of its messages are unread.
    pub count: u32,
}

/// Messages, pinned ones first and then the latest.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MessageList {
    /// The messages of the page.
    pub content: Vec<MemberMessage>,
    /// Value of `cursor` for what follows; empty at the end.
    pub next: String,
    /// How many are unread, of all categories whatever is filtered; those without any are left out.
    pub unread: Vec<MessageCount>,
}

/// How many messages are unread after a change.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MessagesUnread {
    /// Unread messages by category; categories without any are left out.
    pub unread: Vec<MessageCount>,
}

/// Which messages were read: some, or all of a category, or all.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct ReadMessagesRequest {
    /// Ids, at most 100; none with `all`.
    pub ids: Vec<String>,
    /// All of a category, or of all categories where none is named.
    pub all: bool,
    /// The category, with `all` only.
    pub category: Option<MessageCategory>,
}

/// Body of the call that deletes messages.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct DeleteMessagesRequest {
    /// Ids of the messages, 1 to 100.
    pub ids: Vec<String>,
}
