//! What the frames of both centres are made of (section 2 of the specification, "Member centre" and "Agent centre").

use super::Text;
use serde::Serialize;

/// A group of entries in the list of a centre.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CentreGroup {
    /// Stable key of the group.
    pub key: &'static str,
    /// Label of the group: what its entries have in common.
    pub label: Text,
    /// The entries of the group, in order.
    pub entries: Vec<CentreEntry>,
}

/// An entry of the centre's list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CentreEntry {
    /// Page key of section 2, such as `securityCenter`; also names the icon.
    pub key: &'static str,
    /// Label of the entry.
    pub label: Text,
    /// Address of its page.
    pub href: String,
    /// Its page is the one that shows.
    pub current: bool,
    /// How many things wait there, as a badge shows it; empty when none, or where nothing is counted.
    pub badge: String,
}

/// Where in the centre somebody is. `Section` names what a page shows.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum CentrePlace<Section> {
    /// Not in the centre.
    #[default]
    Closed,
    /// At the list of its pages.
    Menu,
    /// At a page of which it is not known yet whether it is there.
    Pending(PendingPage),
    /// At one of its pages.
    Page(CentrePage<Section>),
}

/// A page of which it is not known yet whether it is there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PendingPage {
    /// Page key of section 2.
    pub key: &'static str,
    /// Title of the page.
    pub title: Text,
}

/// A page of the centre.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CentrePage<Section> {
    /// Page key of section 2.
    pub key: &'static str,
    /// Title of the page.
    pub title: Text,
    /// The section that stands under the title, loaded on demand.
    pub section: Section,
    /// What the page is for, in one sentence.
    pub about: Text,
}
