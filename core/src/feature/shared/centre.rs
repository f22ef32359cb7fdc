//! What the frames of the member centre and of the agent centre have in common: entries of their lists.

use crate::domain::route::Overlay;
use crate::feature::services::{location, session};
use crate::model::Model;
use crate::view::{CentreEntry, Text};

/// The entry of a page: its key, what it is called, where it leads, and how many things wait there.
pub(crate) fn entry(
    model: &Model,
    (key, label): (&'static str, &'static str),
    overlay: Overlay,
    waiting: u32,
) -> CentreEntry {
    CentreEntry {
        key,
        label: Text::of(label),
        href: location::address_under(model, overlay),
        current: model.location.route.overlay == Some(overlay),
        badge: session::unread_badge(waiting),
    }
}
