//! The question whether to load a newer build of the site (section 8 of the specification, chunks that are missing).
//!
//! A page never reloads by itself: the visitor may be typing. It asks; a refusal holds until there is another build, or until a chunk
//! that the page needs is gone from the server. The service worker is the view's concern.

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
