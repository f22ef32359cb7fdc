//! The member's own picture (sections 2 and 7 of the specification): sent at once when it is chosen, and given up again for the one that the
//! site draws. The file never comes here: the page keeps it under a handle, and the driver sends it.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::upload::judge;
use crate::event::{PickedFile, UiEvent};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{call, session};
use crate::feature::shared::image_fault::fault_key;
use crate::model::{Model, Step};
use crate::slot::{Key, Slot};
use crate::view::{OwnPictureView, Problem, Text};
use crate::wire::AvatarValue;
use serde::{Deserialize, Serialize};

/// The slot of every call that changes the picture.
const CHANGING: &str = "ownPicture";
const CHANGING_SLOT: Slot = Slot::single(CHANGING, Key::None);

calls! {
    /// Send the picture that was chosen.
    Set => OWN_PICTURE_SET: Put "/wps/member/picture" Member File, single in CHANGING, on_changed(AvatarValue);
    /// Go back to the one that the site draws.
    Remove => OWN_PICTURE_REMOVE: Delete "/wps/member/picture" Member Plain, single in CHANGING, on_changed(AvatarValue);
}

/// Events of the member's own picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum OwnPictureEvent {
    /// A file was chosen.
    Choose(PickedFile),
    /// Go back to the picture that the site draws.
    Remove,
}

/// State of the member's own picture.
#[derive(Default)]
pub(crate) struct OwnPicture {
    problem: Option<Problem>,
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: OwnPictureEvent) {
    if !model.session.has_own_account() || model.calls.busy(&CHANGING_SLOT) {
        return;
    }
    model.own_picture.problem = None;
    match event {
        OwnPictureEvent::Choose(file) => match judge(u64::from(file.size), &file.head) {
            Ok(_) => {
                call::send_with_file(model, step, Request::Set, "", file.handle);
            }
            Err(fault) => {
                model.own_picture.problem = Some(Problem { text: Text::of(fault_key(fault)), request_id: None })
            }
        },
        OwnPictureEvent::Remove => {
            call::send(model, step, Request::Remove, "");
        }
    }
}

pub(crate) fn on_changed(model: &mut Model, _: &mut Step, answer: Result<AvatarValue, Failure>) {
    match answer {
        Ok(value) => session::set_avatar(model, value),
        Err(failure) => model.own_picture.problem = Some(failure.problem()),
    }
}

pub(crate) fn react(model: &mut Model, _: &mut Step, event: &DomainEvent) {
    if matches!(event, DomainEvent::Entered { .. } | DomainEvent::LoggedOut) && model.own_picture.problem.is_some() {
        model.own_picture.problem = None;
    }
}

pub(crate) fn view(model: &Model) -> OwnPictureView {
    OwnPictureView {
        offered: model.session.has_own_account(),
        remove: model.session.has_own_picture().then_some(UiEvent::OwnPicture(OwnPictureEvent::Remove)),
        problem: model.own_picture.problem.clone(),
        busy: model.calls.busy(&CHANGING_SLOT),
    }
}
