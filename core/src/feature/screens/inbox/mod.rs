//! Messages to the member (section 2 of the specification, page `messageV2`): a list by category, the message that is read, and what is done with
//! several at once.
//!
//! Which message is read stands in the address (`?mc=messageV2&item=ID`), so that a link and Back show the same; reading it marks it as read. Marks
//! show at once and go back where the server refuses them ([`marks`]); what is deleted goes when the server says so ([`removal`]). The list is read anew
//! when the server tells another number of unread messages than shows here, or tells one while it is being read.

mod marks;
mod reading;
mod removal;
mod view;

pub(crate) use marks::Mark;
pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::message::{MAX_AT_ONCE, MessageCategory};
use crate::domain::route::{MemberPage, Overlay, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::paged::Paged;
use crate::feature::services::{call, location, session};
use crate::model::{Model, Step};
use crate::view::Problem;
use crate::wire;
use reading::Reading;
use serde::{Deserialize, Serialize};

calls! {
    /// Messages of a category, the first or those from a place on.
    List { earlier: bool } => MESSAGES: Get "/wps/member/messages" Member Plain, latest, on_list(wire::MessageList);
    /// A message that the list does not hold.
    One { id: String } => MESSAGE: Get "/wps/member/messages/one" Member Plain, latest, reading::on_one(wire::MemberMessage);
    /// Marks as read what shows as read already.
    Read { mark: Mark } => READ_MESSAGES: Post "/wps/member/messages/read" Member Plain, single [mark.key()], marks::on_marked(wire::MessagesUnread);
    /// Deletes some messages.
    Remove { ids: Vec<String> } => DELETE_MESSAGES: Post "/wps/member/messages/delete" Member Plain, single [ids.concat()], removal::on_removed(wire::MessagesUnread);
}

/// Events of the messages page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum InboxEvent {
    /// Show one category of messages; all where none.
    Category(Option<MessageCategory>),
    /// Pick a message, or drop it.
    Pick(String),
    /// Pick all messages that show.
    PickAll,
    /// Drop all that is picked.
    PickNone,
    /// Mark what is picked as read.
    ReadPicked,
    /// Mark all messages of the category as read.
    ReadAll,
    /// Delete what is picked: asks first.
    DeletePicked,
    /// Delete the message that is read: asks first.
    DeleteOpen,
    /// Delete the messages that were asked about.
    Delete,
    /// Keep the messages that were asked about.
    Keep,
    /// Fetch the messages that follow.
    More,
    /// Fetch again what failed.
    Retry,
}

/// State of the messages page.
#[derive(Default)]
pub(crate) struct Inbox {
    category: Option<MessageCategory>,
    /// The first page, whose messages grow.
    value: Paged<wire::MessageList>,
    /// The message that the address names.
    reading: Option<Reading>,
    /// Marks whose answers are awaited.
    marks: Vec<Mark>,
    /// Ids of the messages that are picked.
    picked: Vec<String>,
    /// Ids of the messages that are to be deleted, once that is confirmed.
    asking: Option<Vec<String>>,
    /// Calls that delete and are under way.
    removing: usize,
    /// Why the last change was not made.
    refusal: Option<Problem>,
}

const PAGE: MemberPage = MemberPage::Messages;
/// How many messages a page has.
const PAGE_SIZE: usize = 20;

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(PAGE)) && model.session.has_own_account()
}

/// The list of messages, if it is there.
fn list(model: &mut Model) -> Option<&mut wire::MessageList> {
    model.inbox.value.ready_mut()
}

/// Fetches the messages: those that show and no more, or the page that follows.
fn load_page(model: &mut Model, step: &mut Step, earlier: bool) {
    let inbox = &mut *model.inbox;
    let mut query = Query::default();
    query.push("category", inbox.category.map(MessageCategory::name));
    let size = inbox.value.ready().map_or(0, |list| list.content.len());
    if !earlier && size > PAGE_SIZE {
        query.push("pageSize", Some(&size.min(MAX_AT_ONCE).to_string()));
    }
    if !inbox.value.start_loading(earlier, &mut query) {
        return;
    }
    call::send(model, step, Request::List { earlier }, &query.text());
}

/// Whether the messages were asked for, and no answer came yet.
fn is_asked(model: &Model) -> bool {
    model.calls.is_pending(&Request::List { earlier: false }.into())
}

fn on_list(model: &mut Model, step: &mut Step, earlier: bool, answer: Result<wire::MessageList, Failure>) {
    if !is_shown(model) {
        return;
    }
    model.inbox.value.answer(earlier, answer);
    if !earlier {
        marks::take_counts(model, step);
    }
    marks::reapply(model);
    let inbox = &mut *model.inbox;
    let messages = inbox.value.ready().map(|list| list.content.as_slice()).unwrap_or_default();
    inbox.picked.retain(|id| messages.iter().any(|message| message.id == *id));
}

fn pick(model: &mut Model, id: &str) {
    let inbox = &mut *model.inbox;
    let is_there = inbox.value.ready().is_some_and(|list| list.content.iter().any(|message| message.id == id));
    match inbox.picked.iter().position(|picked| picked == id) {
        Some(index) => drop(inbox.picked.remove(index)),
        None if is_there => inbox.picked.push(id.to_owned()),
        None => {}
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: InboxEvent) {
    if !is_shown(model) {
        return;
    }
    let inbox = &mut *model.inbox;
    match event {
        InboxEvent::Category(category) => {
            let (reading, marks) = (inbox.reading.take(), std::mem::take(&mut inbox.marks));
            *inbox = Inbox { category, reading, marks, removing: inbox.removing, ..Inbox::default() };
            load_page(model, step, false);
        }
        InboxEvent::Pick(id) => pick(model, &id),
        InboxEvent::PickAll => {
            let all = inbox.value.ready().map(|list| list.content.iter().map(|message| message.id.clone()));
            inbox.picked = all.map(Iterator::collect).unwrap_or_default();
        }
        InboxEvent::PickNone => inbox.picked.clear(),
        InboxEvent::ReadPicked => {
            let picked = std::mem::take(&mut inbox.picked);
            marks::mark_some(model, step, &picked);
        }
        InboxEvent::ReadAll => marks::mark_all(model, step),
        InboxEvent::DeletePicked if inbox.picked.is_empty() || inbox.removing > 0 => {}
        InboxEvent::DeleteOpen if inbox.removing > 0 => {}
        InboxEvent::DeletePicked => inbox.asking = Some(inbox.picked.clone()),
        InboxEvent::DeleteOpen => inbox.asking = inbox.reading.as_ref().and_then(Reading::id_when_there),
        InboxEvent::Delete => removal::begin(model, step),
        InboxEvent::Keep => inbox.asking = None,
        InboxEvent::More => {
            if !model.calls.busy(&Request::List { earlier: true }.slot()) {
                load_page(model, step, true);
            }
        }
        InboxEvent::Retry => {
            if inbox.value.ready().is_none() {
                load_page(model, step, false);
            }
            reading::load(model, step);
        }
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, PAGE) => {
            *model.inbox = Inbox::default();
            load_page(model, step, false);
            reading::follow_address(model, step);
        }
        DomainEvent::Entered { .. } if is_shown(model) => reading::follow_address(model, step),
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, PAGE) => {
            *model.inbox = Inbox::default();
        }
        DomainEvent::LoggedOut => *model.inbox = Inbox::default(),
        // An answer that is under way may be older than what was told.
        DomainEvent::UnreadTold if is_shown(model) && (is_asked(model) || marks::differ(model)) => {
            load_page(model, step, false);
        }
        // What an operator wrote comes in the new language.
        DomainEvent::LanguageChanged if is_shown(model) => {
            load_page(model, step, false);
            reading::load_anew(model, step);
        }
        _ => {}
    }
}
