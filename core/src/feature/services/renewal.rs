//! The question whether to load a newer build of the site (section 8 of the specification, parts that are missing).
//!
//! A page never reloads by itself: somebody may be typing. It asks, and takes no for an answer until something new happens:
//! another build, or a part that the page needs and that is gone. The browser's side, the service worker, is the view's.

use crate::effect::Effect;
use crate::model::{Model, Step};
use crate::view::Renewal;
use serde::{Deserialize, Serialize};

/// A newer build of the site (section 8, parts that can not be loaded any more).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RenewalEvent {
    /// A newer build has arrived and waits.
    Ready,
    /// A part of this build is gone from the server.
    ChunkMissing,
    /// Load the newer build now.
    Accept,
    /// Not now.
    PutOff,
}

/// The question that shows, if any.
pub(crate) type Asked = Option<Renewal>;

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: RenewalEvent) {
    *model.renewal = match event {
        // A part that is missing is the more urgent question; a build that waits does not replace it.
        RenewalEvent::Ready => (*model.renewal).or(Some(Renewal::Ready)),
        RenewalEvent::ChunkMissing => Some(Renewal::ChunkMissing),
        RenewalEvent::PutOff => None,
        RenewalEvent::Accept => {
            step.push(Effect::Renew);
            *model.renewal
        }
    };
}
