//! Marks as read. They show at once, here and on the page's entry; where the server refuses one it goes back, and the server is asked what is so.
//!
//! While an answer is awaited, whatever is read from the server may be older than the mark: it is put on top of it.

use super::{Request, list, load_page};
use crate::api::Failure;
use crate::domain::message::MAX_AT_ONCE;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, session};
use crate::model::{Model, Step};
use crate::wire::{MemberMessage, MessageCount, MessagesUnread, ReadMessagesRequest};

/// Messages that were marked as read and whose answer is awaited.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Mark {
    /// Ids of the messages that show.
    ids: Vec<String>,
    /// How many messages are marked, by category, with those that do not show.
    counts: Vec<MessageCount>,
}

impl Mark {
    /// Key of the mark among those under way.
    pub(super) fn key(&self) -> String {
        self.ids.concat()
    }
}

fn add(counts: &mut Vec<MessageCount>, more: MessageCount) {
    match counts.iter_mut().find(|it| it.category == more.category) {
        Some(it) => it.count = it.count.saturating_add(more.count),
        None => counts.push(more),
    }
}

fn sum(counts: &[MessageCount]) -> u32 {
    counts.iter().fold(0, |sum, it| sum.saturating_add(it.count))
}

/// The messages that show, in the list and beside it.
fn visible_messages(model: &mut Model) -> impl Iterator<Item = &mut MemberMessage> {
    let inbox = &mut *model.inbox;
    let listed = inbox.value.ready_mut().map(|list| list.content.as_mut_slice()).unwrap_or_default();
    let read = inbox.reading.as_mut().and_then(|reading| match &mut reading.value {
        Remote::Ready(message) => Some(message),
        _ => None,
    });
    listed.iter_mut().chain(read)
}

/// Marks these messages, as far as they are unread.
pub(super) fn mark_some(model: &mut Model, step: &mut Step, ids: &[String]) {
    for ids in ids.chunks(MAX_AT_ONCE) {
        let mut mark = Mark { ids: Vec::new(), counts: Vec::new() };
        for message in visible_messages(model).filter(|message| !message.read && ids.contains(&message.id)) {
            if !mark.ids.contains(&message.id) {
                mark.ids.push(message.id.clone());
                add(&mut mark.counts, MessageCount { category: message.category, count: 1 });
            }
        }
        if !mark.ids.is_empty() {
            let body = ReadMessagesRequest { ids: mark.ids.clone(), ..ReadMessagesRequest::default() };
            begin(model, step, mark, &body);
        }
    }
}

/// Marks all messages of the category that shows.
pub(super) fn mark_all(model: &mut Model, step: &mut Step) {
    let category = model.inbox.category;
    let is_meant = |it| category.is_none_or(|category| category == it);
    let Some(list) = list(model) else { return };
    let counts = list.unread.iter().copied().filter(|it| is_meant(it.category)).collect();
    let ids = visible_messages(model).filter(|it| !it.read && is_meant(it.category)).map(|it| it.id.clone()).collect();
    let mark = Mark { ids, counts };
    if sum(&mark.counts) > 0 {
        begin(model, step, mark, &ReadMessagesRequest { all: true, category, ids: Vec::new() });
    }
}

fn begin(model: &mut Model, step: &mut Step, mark: Mark, body: &ReadMessagesRequest) {
    model.inbox.refusal = None;
    if call::send_with_body(model, step, Request::Read { mark: mark.clone() }, body) {
        show(model, step, &mark, true);
        model.inbox.marks.push(mark);
    }
}

/// Shows a mark, or takes it back.
fn show(model: &mut Model, step: &mut Step, mark: &Mark, is_read: bool) {
    visible_messages(model).filter(|message| mark.ids.contains(&message.id)).for_each(|message| message.read = is_read);
    if let Some(list) = list(model) {
        change(&mut list.unread, mark, is_read);
    }
    let (unread, count) = (model.session.unread(), sum(&mark.counts));
    let unread = if is_read { unread.saturating_sub(count) } else { unread.saturating_add(count) };
    session::set_unread(model, step, unread);
}

fn change(unread: &mut Vec<MessageCount>, mark: &Mark, is_read: bool) {
    for part in &mark.counts {
        if !is_read {
            add(unread, *part);
        } else if let Some(it) = unread.iter_mut().find(|it| it.category == part.category) {
            it.count = it.count.saturating_sub(part.count);
        }
    }
}

pub(super) fn on_marked(model: &mut Model, step: &mut Step, mark: Mark, answer: Result<MessagesUnread, Failure>) {
    let inbox = &mut *model.inbox;
    let Some(at) = inbox.marks.iter().position(|it| *it == mark) else {
        // The page was closed meanwhile: the entry alone shows the number.
        return session::ask_unread(model, step);
    };
    inbox.marks.remove(at);
    match answer {
        Ok(value) => set_unread_counts(model, step, value),
        Err(failure) => {
            show(model, step, &mark, false);
            model.inbox.refusal = Some(failure.problem());
            session::ask_unread(model, step);
            load_page(model, step, false);
        }
    }
}

/// The server says how many messages are unread. While marks are under way it does not know of all of them.
pub(super) fn set_unread_counts(model: &mut Model, step: &mut Step, value: MessagesUnread) {
    if !model.inbox.marks.is_empty() {
        return;
    }
    session::set_unread(model, step, sum(&value.unread));
    if let Some(list) = list(model) {
        list.unread = value.unread;
    }
}

/// The list came anew, and its numbers count on the entry as well.
pub(super) fn take_counts(model: &mut Model, step: &mut Step) {
    let unread = model.inbox.value.ready().map(|list| list.unread.clone());
    if let Some(unread) = unread {
        set_unread_counts(model, step, MessagesUnread { unread });
    }
}

/// Puts the marks under way on top of what came from the server.
pub(super) fn reapply(model: &mut Model) {
    let marks = model.inbox.marks.clone();
    for mark in &marks {
        let mut is_older = false;
        for message in visible_messages(model).filter(|it| !it.read && mark.ids.contains(&it.id)) {
            message.read = true;
            is_older = true;
        }
        if let Some(list) = list(model).filter(|_| is_older) {
            change(&mut list.unread, mark, true);
        }
    }
}

/// Whether the entry tells another number of unread messages than the list.
pub(super) fn differ(model: &Model) -> bool {
    model.inbox.value.ready().is_some_and(|list| sum(&list.unread) != model.session.unread())
}
