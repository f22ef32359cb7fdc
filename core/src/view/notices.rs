//! Slice `notices`: the notice modal (section 2: list on one side, the chosen notice on the other, 9 a page).

use super::{LoadStatus, PageItem, ServerHtml};
use crate::event::UiEvent;
use serde::Serialize;

/// The notice modal.
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
}

/// A notice of the list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NoticeItem {
    /// Notice id.
    pub key: String,
    /// Title, plain text.
    pub title: String,
    /// `YYYY-MM-DD HH:mm:ss`, local time.
    pub date: String,
    /// It is chosen.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}

/// The chosen notice.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NoticeDetail {
    /// Notice id.
    pub key: String,
    /// Title, plain text.
    pub title: String,
    /// `YYYY-MM-DD HH:mm:ss`, local time.
    pub date: String,
    /// Content.
    pub html: ServerHtml,
}
