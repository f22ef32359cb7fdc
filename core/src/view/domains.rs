//! The addresses of the site.

use super::{LoadStatus, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The addresses at which the site is reached (section 7, `getRouters`).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DomainsView {
    /// Where the list stands.
    pub status: LoadStatus,
    /// In the operator's order.
    pub items: Vec<DomainItem>,
    /// The speed is being tested.
    pub busy: bool,
    /// Test the speed.
    pub test: UiEvent,
}

/// An address of the site.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DomainItem {
    /// The address.
    pub key: String,
    /// Its host.
    pub name: String,
    /// Leads there; empty when it is no safe address.
    pub href: String,
    /// The page came from it.
    pub here: bool,
    /// How fast it answered, where that is known.
    pub speed: Option<Text>,
}
