//! Slice `agentNotices`: what the operator announces to agents (section 2 of the specification, "Agent centre").

use super::{LoadStatus, NoticeDetail, NoticeItem, PageItem};
use serde::Serialize;

/// Announcements for agents.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentNoticesView {
    /// Where the list stands.
    pub status: LoadStatus,
    /// Announcements of the page.
    pub items: Vec<NoticeItem>,
    /// Pages to jump to; empty when there is one.
    pub pages: Vec<PageItem>,
    /// The one that is read.
    pub selected: Option<NoticeDetail>,
    /// The address names one that is not there any more.
    pub missing: bool,
}
