//! The addresses of the site.

use super::{LoadStatus, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The addresses at which the site is reached (section 7, `getRouters`).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DomainsView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The addresses, in the operator's order.
    pub items: Vec<DomainItem>,
    /// The speed is being tested.
    pub busy: bool,
    /// Event that tests the speed of each.
    pub test: UiEvent,
}

/// An address of the site.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DomainItem {
    /// The address itself, as a stable key.
    pub key: String,
    /// The host of the address.
    pub name: String,
    /// The address as a link; empty when it is not safe to follow.
    pub href: String,
    /// Whether this page came from the address.
    pub here: bool,
    /// How fast it answered, in milliseconds; `null` where that is not known.
    pub speed: Option<Text>,
}
