//! The question whether to load a newer build of the site (section 8 of the specification, chunks that are missing).
//!
//! A page never reloads by itself: somebody may be typing. It asks, and takes no for an answer until something new happens:
//! another build, or a chunk that the page needs and that is gone. The browser's side, the service worker, is the view's.

use crate::effect::Effect;
use crate::model::{Model, Step};
use crate::view::AppUpdate;
use serde::{Deserialize, Serialize};

/// A newer build of the site (section 8, chunks that can not be loaded any more).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AppUpdateEvent {
    /// A newer build has arrived and waits.
    Ready,
    /// A chunk of this build is gone from the server.
    ChunkMissing,
    /// Load the newer build now.
    Accept,
    /// The visitor does not want it now.
    PutOff,
}

/// The question that shows, if any.
pub(crate) type AppUpdatePrompt = Option<AppUpdate>;

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AppUpdateEvent) {
    *model.app_update = match event {
        // A chunk that is missing is the more urgent question; a build that waits does not replace it.
        AppUpdateEvent::Ready => (*model.app_update).or(Some(AppUpdate::Ready)),
        AppUpdateEvent::ChunkMissing => Some(AppUpdate::ChunkMissing),
        AppUpdateEvent::PutOff => None,
        AppUpdateEvent::Accept => {
            step.push(Effect::LoadUpdate);
            *model.app_update
        }
    };
}
