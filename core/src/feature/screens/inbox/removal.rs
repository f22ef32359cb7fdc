//! Deleting messages. What is deleted does not come back, so it is asked for first, and it goes when the server says that it is gone.

use super::{PAGE, Request, list, load_page, marks};
use crate::api::Failure;
use crate::domain::message::MAX_AT_ONCE;
use crate::domain::route::Overlay;
use crate::feature::services::{call, location};
use crate::model::{Model, Step};
use crate::wire::{DeleteMessagesRequest, MessagesUnread};

/// Deletes the messages that were asked about.
pub(super) fn begin(model: &mut Model, step: &mut Step) {
    let ids = model.inbox.asking.take().unwrap_or_default();
    model.inbox.refusal = None;
    for ids in ids.chunks(MAX_AT_ONCE) {
        let body = DeleteMessagesRequest { ids: ids.to_vec() };
        if call::send_with_body(model, step, Request::Remove { ids: ids.to_vec() }, &body) {
            model.inbox.removing += 1;
        }
    }
}

pub(super) fn on_removed(
    model: &mut Model,
    step: &mut Step,
    ids: Vec<String>,
    answer: Result<MessagesUnread, Failure>,
) {
    if !super::is_shown(model) {
        return;
    }
    model.inbox.removing = model.inbox.removing.saturating_sub(1);
    let value = match answer {
        Ok(value) => value,
        Err(failure) => return model.inbox.refusal = Some(failure.problem()),
    };
    model.inbox.picked.retain(|id| !ids.contains(id));
    let is_read = model.inbox.reading.as_ref().is_some_and(|reading| ids.contains(&reading.id));
    if let Some(list) = list(model) {
        list.content.retain(|message| !ids.contains(&message.id));
    }
    marks::set_unread_counts(model, step, value);
    // What follows moves up.
    load_page(model, step, false);
    if is_read {
        location::replace(step, location::address_under(model, Overlay::MemberCentre(PAGE)));
    }
}
