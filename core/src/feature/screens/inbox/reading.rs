//! The message that the address names. Where the list does not hold it, it is asked for alone.

use super::{Request, list, marks};
use crate::api::{Failure, FailureKind};
use crate::domain::route::Query;
use crate::feature::services::call;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Step};
use crate::wire::{MemberMessage, code};

/// State of the message that is read.
pub(super) struct Reading {
    pub id: String,
    pub value: Remote<MemberMessage>,
    /// Whether the member has no message with this id.
    pub unknown: bool,
}

impl Reading {
    /// Id of the message, where there is something to delete.
    pub(super) fn id_when_there(&self) -> Option<Vec<String>> {
        self.value.ready().map(|message| vec![message.id.clone()])
    }
}

/// The message that the address names shows, or none.
pub(super) fn follow_address(model: &mut Model, step: &mut Step) {
    let named = model.location.route.item.clone();
    if model.inbox.reading.as_ref().map(|reading| &reading.id) == named.as_ref() {
        return;
    }
    model.inbox.asking = None;
    let listed = list(model).and_then(|list| list.content.iter().find(|it| Some(&it.id) == named.as_ref()).cloned());
    let value = listed.map_or(Remote::Idle, Remote::Ready);
    model.inbox.reading = named.map(|id| Reading { id, value, unknown: false });
    load(model, step);
    mark(model, step);
}

/// Fetches the message where it is not there yet.
pub(super) fn load(model: &mut Model, step: &mut Step) {
    if model.inbox.reading.as_ref().is_some_and(|reading| reading.value.ready().is_none()) {
        load_anew(model, step);
    }
}

/// Fetches the message, whether it is there or not.
pub(super) fn load_anew(model: &mut Model, step: &mut Step) {
    let Some(reading) = &mut model.inbox.reading else { return };
    reading.value.start_loading();
    let id = reading.id.clone();
    let mut query = Query::default();
    query.push("id", Some(&id));
    call::send(model, step, Request::One { id }, &query.text());
}

fn mark(model: &mut Model, step: &mut Step) {
    let id = model.inbox.reading.as_ref().and_then(Reading::id_when_there);
    marks::mark_some(model, step, &id.unwrap_or_default());
}

pub(super) fn on_one(model: &mut Model, step: &mut Step, id: String, answer: Result<MemberMessage, Failure>) {
    let Some(reading) = model.inbox.reading.as_mut().filter(|reading| reading.id == id) else { return };
    let is_unknown =
        |failure: &Failure| failure.code == code::NOT_FOUND || matches!(failure.kind, FailureKind::Refused(400 | 422));
    reading.unknown = answer.as_ref().err().is_some_and(is_unknown);
    reading.value.answer(answer);
    marks::reapply(model);
    mark(model, step);
}
