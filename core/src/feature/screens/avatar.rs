//! The picture of the member in the header (section 7 of the specification, `MCSFE_getPlayerAvatar`). It stands over the first letter
//! of the name, and is asked for when the page has come to rest: nothing waits for it.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{call, session};
use crate::model::{Model, Step};
use crate::wire::AvatarValue;
use serde::{Deserialize, Serialize};

calls! {
    /// The picture of the member.
    Avatar => AVATAR: Get "/wps/relay/MCSFE_getPlayerAvatar" Member Plain, latest, on_avatar(AvatarValue);
}

/// Events of the member's picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AvatarEvent {
    /// The page has come to rest: the picture is wanted.
    Wanted,
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AvatarEvent) {
    let AvatarEvent::Wanted = event;
    load(model, step);
}

fn load(model: &mut Model, step: &mut Step) {
    if model.session.is_unrestricted() && !model.session.has_avatar() {
        call::send(model, step, Request::Avatar, "");
    }
}

/// The answer came. Without a picture the first letter of the name stands.
pub(crate) fn on_avatar(model: &mut Model, _: &mut Step, answer: Result<AvatarValue, Failure>) {
    if let Ok(value) = answer {
        session::set_avatar(model, value);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    if matches!(event, DomainEvent::LoggedIn) {
        load(model, step);
    }
}
