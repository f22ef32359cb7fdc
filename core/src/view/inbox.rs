//! Slice `inbox`: messages to the member (section 2, page `messageV2`).

use super::{LoadStatus, Moment, MoneyFact, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The page `messageV2` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InboxView {
    /// The messages are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The categories to narrow the list to; all of them first.
    pub categories: Vec<InboxCategory>,
    /// The messages of the list: pinned ones first, then the latest.
    pub lines: Vec<InboxLine>,
    /// A category is chosen.
    pub narrowed: bool,
    /// Event that fetches further messages; `null` at the end.
    pub more: Option<UiEvent>,
    /// Further messages are being fetched.
    pub loading: bool,
    /// Why fetching further messages failed.
    pub problem: Option<Problem>,
    /// Some of the messages that the filter lets through are unread.
    pub unread: bool,
    /// How many messages are ticked.
    pub picked: u32,
    /// All messages that show are ticked.
    pub all_picked: bool,
    /// How many messages the question is about whether to delete them; `null` while it is not asked.
    pub asking: Option<u32>,
    /// Messages are being deleted.
    pub deleting: bool,
    /// Why the last change failed; what was shown before shows again.
    pub refusal: Option<Problem>,
    /// The message that the address names.
    pub detail: Option<InboxDetail>,
    /// Address of the list.
    pub href: String,
}

/// A category to narrow the list to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InboxCategory {
    /// Stable key: the word of the category.
    pub key: String,
    /// Name of the category.
    pub label: Text,
    /// How many messages are unread, `99+` for more than 99; empty when none.
    pub unread: String,
    /// The category is chosen.
    pub selected: bool,
    /// Event that chooses the category.
    pub select: UiEvent,
}

/// The words of a message: the site's own, or an operator's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum InboxWords {
    /// Words of the site's own.
    Site {
        /// The text, in the reader's language.
        text: Text,
    },
    /// An operator's words: plain text, with its line breaks.
    Operator {
        /// The text as it came.
        text: String,
    },
}

/// A row of the list of messages.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InboxLine {
    /// Id of the message.
    pub key: String,
    /// Title of the message.
    pub title: InboxWords,
    /// Name of its category.
    pub category: Text,
    /// The message was not read yet.
    pub unread: bool,
    /// The message is pinned above the others.
    pub pinned: bool,
    /// When it was sent.
    pub at: Option<Moment>,
    /// Address that shows the message.
    pub href: String,
    /// The message is the one that is being read.
    pub current: bool,
    /// The message is ticked.
    pub picked: bool,
    /// Event that ticks it, or takes the tick away.
    pub pick: UiEvent,
}

/// The message that is being read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InboxDetail {
    /// Id of the message.
    pub key: String,
    /// The message is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The member has no such message, or has it no more.
    pub unknown: bool,
    /// What the message says; `null` until it is there.
    pub content: Option<InboxContent>,
}

/// The content of a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InboxContent {
    /// Title of the message.
    pub title: InboxWords,
    /// The text below the title; `null` where the title says it all.
    pub text: Option<InboxWords>,
    /// The old rate and the new one, by product, where it is about rates of rebate.
    pub facts: Vec<MoneyFact>,
    /// What to do where somebody else did it; `null` where nobody else can have.
    pub advice: Option<Text>,
    /// Name of its category.
    pub category: Text,
    /// The message is pinned above the others.
    pub pinned: bool,
    /// When it was sent.
    pub at: Option<Moment>,
    /// Event that leads to the conversation with customer service; `null` where it can not be answered.
    pub reply: Option<UiEvent>,
    /// The link to what the message is about; `null` where there is none.
    pub action: Option<InboxAction>,
}

/// The link of a message to what it is about.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InboxAction {
    /// Label of the link.
    pub label: Text,
    /// Address that it leads to.
    pub href: String,
}
