//! What may come into the core: [`UiEvent`] is all that a view may say, [`Reply`] is what only the driver may say.
//!
//! Two enums, so that no view can forge an answer of the server. Events stand in the folder of the feature that handles them
//! and cross the boundary as plain objects, for example `{ "lobby": { "search": { "text": "koi" } } }`. Events are total: one
//! that does not fit the moment (an unknown key, a closed overlay) changes nothing.

mod reply;

pub use crate::feature::list::{UiEvent, chunk_of, events::*};
pub use crate::feature::screens::{
    help::{LetterFieldName, LetterName},
    launch::GameMessage,
    login::LoginTab,
    password::ForgotWay,
    promotions::PickedFile,
    register::RegisterTab,
    security_settings::ContactEvent,
};
pub use crate::feature::services::{app_update::AppUpdateEvent, location::event::Overlay};
pub use reply::*;
