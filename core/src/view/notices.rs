//! Slice `notices`: the announcement reader and the page of notices (section 2: list on one side, the chosen notice on the
//! other, 9 a page), the notice modal, and the popup of a session.

use super::{LoadStatus, Moment, PageItem, ServerHtml, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The notices: the list, the one that is read, and the popup of a session.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NoticesView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The notices of the page of the list.
    pub items: Vec<NoticeItem>,
    /// Pages to jump to; empty when there is one.
    pub pages: Vec<PageItem>,
    /// The notice that was chosen from the list.
    pub selected: Option<NoticeDetail>,
    /// The address names a notice that is not there any more.
    pub missing: bool,
    /// The notice that was pressed in the marquee.
    pub single: Option<SingleNotice>,
    /// The popup that shows; `null` where none does.
    pub popup: Option<PopupView>,
}

/// A notice that shows by itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SingleNotice {
    /// The notice that shows.
    pub notice: NoticeDetail,
    /// Event that goes to the notice before it in the marquee; `null` at the first.
    pub previous: Option<UiEvent>,
    /// Event that goes to the notice after it; `null` at the last.
    pub next: Option<UiEvent>,
}

/// The popup of a session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PopupView {
    /// The notice that shows.
    pub notice: NoticeDetail,
    /// How many others wait behind the bell.
    pub waiting: u32,
}

/// A row of the list of notices.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NoticeItem {
    /// Id of the notice.
    pub key: String,
    /// What kind of announcement it is.
    pub kind: Text,
    /// Title of the notice, plain text.
    pub title: String,
    /// When it was published.
    pub date: Option<Moment>,
    /// The notice is chosen.
    pub selected: bool,
    /// The notice waits to be read.
    pub unread: bool,
    /// Address of the notice on the page that it is read on.
    pub href: String,
    /// Event that chooses it, where it is read in place; `null` where only its address leads to it.
    pub select: Option<UiEvent>,
}

/// A notice as it is read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NoticeDetail {
    /// Id of the notice.
    pub key: String,
    /// What kind of announcement it is.
    pub kind: Text,
    /// Title of the notice, plain text.
    pub title: String,
    /// When it was published, exactly.
    pub date: String,
    /// The text of the notice.
    pub html: ServerHtml,
}
