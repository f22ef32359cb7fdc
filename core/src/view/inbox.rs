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
    /// All of them first, then the categories.
    pub categories: Vec<InboxCategory>,
    /// Pinned ones first, then the latest.
    pub lines: Vec<InboxLine>,
    /// A category is chosen.
    pub narrowed: bool,
    /// Fetches what follows; `null` at the end.
    pub more: Option<UiEvent>,
    /// That is under way.
    pub loading: bool,
    /// Why nothing more came.
    pub problem: Option<Problem>,
    /// Some of what the filter lets through is unread.
    pub unread: bool,
    /// How many messages are picked.
    pub picked: u32,
    /// All that show are picked.
    pub all_picked: bool,
    /// How many messages are to be deleted, and whether that is meant is asked.
    pub asking: Option<u32>,
    /// Messages are being deleted.
    pub deleting: bool,
    /// Why the last change was not made; what was shown beforehand shows again.
    pub refusal: Option<Problem>,
    /// The message that the address names.
    pub detail: Option<InboxDetail>,
    /// The address of the list.
    pub href: String,
}

/// A choice of the filter.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InboxCategory {
    /// Stable key.
    pub key: String,
    /// What it says.
    pub label: Text,
    /// Unread messages, `"9+"`-style; empty when none.
    pub unread: String,
    /// It is chosen.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}

/// Words of a message: the site's own, or an operator's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum InboxWords {
    /// The site's own.
    Site {
        /// In the reader's language.
        text: Text,
    },
    /// An operator's: plain text, with its line breaks.
    Operator {
        /// As it came.
        text: String,
    },
}

/// A message of the list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InboxLine {
    /// Stable key.
    pub key: String,
    /// Its title.
    pub title: InboxWords,
    /// What it is about.
    pub category: Text,
    /// It was not read yet.
    pub unread: bool,
    /// It stands above the others.
    pub pinned: bool,
    /// When it was sent.
    pub at: Option<Moment>,
    /// Where it is read.
    pub href: String,
    /// It is being read.
    pub current: bool,
    /// It is picked.
    pub picked: bool,
    /// Picks it, or no more.
    pub pick: UiEvent,
}

/// A message as it is read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InboxDetail {
    /// Its id.
    pub key: String,
    /// It is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The member has none like it, or none any more.
    pub unknown: bool,
    /// What it says; `null` until it is there.
    pub content: Option<InboxContent>,
}

/// What a message says.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InboxContent {
    /// Its title.
    pub title: InboxWords,
    /// What it says beyond its title; `null` where that says it all.
    pub text: Option<InboxWords>,
    /// What became of rates of rebate, by product.
    pub facts: Vec<MoneyFact>,
    /// What to do where somebody else did it; `null` where nobody else can have.
    pub advice: Option<Text>,
    /// What it is about.
    pub category: Text,
    /// It stands above the others.
    pub pinned: bool,
    /// When it was sent.
    pub at: Option<Moment>,
    /// Leads to the conversation with customer service; `null` where it can not be answered.
    pub reply: Option<UiEvent>,
    /// Where it leads.
    pub action: Option<InboxAction>,
}

/// Where a message leads.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InboxAction {
    /// What it says.
    pub label: Text,
    /// The address.
    pub href: String,
}
