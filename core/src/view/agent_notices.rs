//! Slice `agentNotices`: what the operator announces to agents (section 2 of the specification, "Agent centre").

use super::{LoadStatus, NoticeDetail, NoticeItem, PageItem};
use serde::Serialize;

/// The page of announcements in the agent centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentNoticesView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Announcements of the page.
    pub items: Vec<NoticeItem>,
    /// Pages to jump to; empty when there is one.
    pub pages: Vec<PageItem>,
    /// The announcement that is read.
    pub selected: Option<NoticeDetail>,
    /// The address names one that is not there any more.
    pub missing: bool,
}
