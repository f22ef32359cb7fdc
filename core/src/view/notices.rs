//! Slice `notices`: the announcement reader and the page of notices (section 2: list on one side, the chosen notice on the
//! other, 9 a page), the notice modal, and the popup of a session.

use super::{LoadStatus, Moment, PageItem, ServerHtml, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// Notices.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NoticesView {
    /// Where the list stands.
    pub status: LoadStatus,
    /// Notices of the page.
    pub items: Vec<NoticeItem>,
    /// Pages to jump to; empty when there is one.
    pub pages: Vec<PageItem>,
    /// The chosen notice.
    pub selected: Option<NoticeDetail>,
    /// The address names a notice that is not there any more.
    pub missing: bool,
    /// The notice that was pressed in the marquee.
    pub single: Option<SingleNotice>,
    /// The popup on show.
    pub popup: Option<PopupView>,
}

/// A notice by itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SingleNotice {
    /// What it says.
    pub notice: NoticeDetail,
    /// Goes to the one before it in the marquee.
    pub previous: Option<UiEvent>,
    /// Goes to the one after it.
    pub next: Option<UiEvent>,
}

/// The popup of a session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PopupView {
    /// What it says.
    pub notice: NoticeDetail,
    /// How many others wait behind the bell.
    pub waiting: u32,
}

/// A notice of the list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NoticeItem {
    /// Notice id.
    pub key: String,
    /// What kind of announcement it is.
    pub kind: Text,
    /// Title, plain text.
    pub title: String,
    /// When it was published.
    pub date: Option<Moment>,
    /// It is chosen.
    pub selected: bool,
    /// It waits to be read.
    pub unread: bool,
    /// Its address on the page that it is read on.
    pub href: String,
    /// Chooses it, where it is read in place; none where only its address leads to it.
    pub select: Option<UiEvent>,
}

/// What a notice says.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NoticeDetail {
    /// Notice id.
    pub key: String,
    /// What kind of announcement it is.
    pub kind: Text,
    /// Title, plain text.
    pub title: String,
    /// When it was published, exactly.
    pub date: String,
    /// Content.
    pub html: ServerHtml,
}
