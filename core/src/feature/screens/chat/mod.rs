//! The chat room (section 2, "Modals"): the conversation of a member or visitor with customer service.
//!
//! What was said comes in parts, by the numbers of its messages. How the conversation stands is the service's
//! ([`support`]): whenever it changes, what lies behind the last known message is fetched. The server tells of changes by
//! itself; where it does not, the room asks while it shows, with pauses that grow. What the customer says shows at once and
//! waits in the [`outbox`] until the server has it. Each message has a name from the first press on, so that sending it again
//! says nothing twice.

mod event;
mod outbox;
mod rating;
mod view;

pub use event::ChatEvent;
pub(crate) use view::view;

use crate::api::calls::calls;
use crate::api::{Failure, Outcome};
use crate::domain::route::{Modal, Overlay, Query};
use crate::domain::support::{TYPING_MS, TYPING_PAUSE_MS};
use crate::effect::TimerId;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{call, push, support};
use crate::model::{Model, Step};
use crate::view::Problem;
use crate::wire::{
    Done, ImageValue, SupportConversation, SupportConversationRequest, SupportMessage, SupportMessagesValue,
    SupportReadRequest, SupportSentValue, SupportState, SupportVisitorValue,
};
use outbox::Outgoing;
use rating::Rating;

calls! {
    /// A token for a visitor who begins to talk.
    Visitor => SUPPORT_VISITOR: Post "/wps/support/visitor" Public Plain, single, outbox::on_visitor(SupportVisitorValue);
    /// Messages of a part of a conversation.
    Messages {
        /// Id of the conversation.
        id: String,
        /// The part that is wanted.
        part: Part,
    } => SUPPORT_MESSAGES: Get "/wps/support/messages" Customer Plain, latest in "supportPart", on_messages(SupportMessagesValue);
    /// Send a message.
    Say {
        /// Name of the message, made by the client.
        client_id: String,
    } => SUPPORT_SAY: Post "/wps/support/messages" Customer Plain, single in "supportSay", outbox::on_sent(SupportSentValue);
    /// Upload a picture for a message.
    Picture {
        /// Name of the message, made by the client.
        client_id: String,
    } => SUPPORT_UPLOAD: Post "/wps/support/pictures" Customer File, single, outbox::on_picture(ImageValue);
    /// Tell that the messages were seen.
    Read => SUPPORT_READ: Post "/wps/support/read" Customer Plain, single, on_read(Done);
    /// Tell that the customer is writing.
    Typing => SUPPORT_TYPING: Post "/wps/support/typing" Customer Plain, single, on_typing_told;
    /// Close the conversation.
    Close => SUPPORT_CLOSE: Post "/wps/support/close" Customer Plain, single, on_closed(Done);
    /// Rate the conversation.
    Rate {
        /// Number of stars.
        stars: u8,
    } => SUPPORT_RATING: Post "/wps/support/rating" Customer Plain, single, rating::on_rated(Done);
}

/// The first pause before the room asks by itself, in milliseconds; each next one is half as long again.
const POLL_MS: u32 = 3_000;
/// Longest pause between two questions of the room, in milliseconds.
const MAX_POLL_MS: u32 = 20_000;

/// The part of a conversation that a call asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The end of the conversation.
    End,
    /// Messages before this number.
    Before(u32),
    /// Messages after this number.
    After(u32),
}

/// State of the chat room.
#[derive(Default)]
pub(crate) struct Chat {
    /// Id of the conversation whose messages are here.
    id: String,
    /// The messages, by their numbers.
    messages: Vec<SupportMessage>,
    /// Whether there are earlier messages.
    has_earlier: bool,
    /// Why messages could not be fetched.
    problem: Option<Problem>,
    /// Messages that the server does not have yet.
    outbox: Vec<Outgoing>,
    draft: String,
    /// Whether the draft is longer than a message may be.
    too_long: bool,
    /// Why a file that was chosen is no picture to send.
    refused: Option<&'static str>,
    /// When the operator was told last that the customer writes.
    typing_told_ms: u64,
    operator_types: bool,
    rating: Rating,
    /// How often the room has asked by itself since something came.
    polls: u32,
}

impl Chat {
    /// The number up to which nothing is missing.
    fn last(&self) -> u32 {
        let mut numbers = self.messages.iter().map(|message| message.number);
        let Some(first) = numbers.next() else { return 0 };
        numbers.fold(first, |last, number| if number == last + 1 { number } else { last })
    }

    fn first(&self) -> u32 {
        self.messages.first().map_or(0, |message| message.number)
    }

    /// Puts messages in their places. What was waiting to be sent and is among them waits no more.
    fn add_messages(&mut self, messages: Vec<SupportMessage>) {
        for message in messages {
            self.outbox.retain(|it| it.client_id != message.client_id);
            match self.messages.binary_search_by_key(&message.number, |it| it.number) {
                Ok(_) => {}
                Err(index) => self.messages.insert(index, message),
            }
        }
    }

    /// Another conversation: what is here of the former one goes.
    fn follow(&mut self, id: &str) {
        if self.id != id {
            id.clone_into(&mut self.id);
            self.messages.clear();
            self.has_earlier = false;
            self.problem = None;
            self.operator_types = false;
            self.rating = Rating::default();
        }
    }
}

/// Whether the room shows, and somebody can see it.
fn is_shown(model: &Model) -> bool {
    model.site.visible && is_open(model)
}

fn is_open(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::Modal(Modal::ChatRoom))
}

/// The conversation, if it is open.
fn open_conversation(model: &Model) -> Option<&SupportConversation> {
    model.support.conversation().filter(|it| it.state != SupportState::Closed)
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: ChatEvent) {
    match event {
        ChatEvent::Typed(text) => outbox::typed(model, step, text),
        ChatEvent::Send => outbox::send(model, step),
        ChatEvent::Attach(files) => outbox::attach(model, step, files),
        ChatEvent::Again(client_id) => outbox::send_again(model, step, &client_id),
        ChatEvent::Discard(client_id) => outbox::discard(model, &client_id),
        ChatEvent::Earlier => earlier(model, step),
        ChatEvent::Retry => enter(model, step),
        ChatEvent::Close => close(model, step),
        ChatEvent::Stars(stars) => rating::choose(model, stars),
        ChatEvent::Comment(text) => rating::comment(model, text),
        ChatEvent::Rate => rating::send(model, step),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } => {
            let was_open = previous.overlay == Some(Overlay::Modal(Modal::ChatRoom));
            match (was_open, is_open(model)) {
                (false, true) => enter(model, step),
                (true, false) => leave(model, step),
                _ => {}
            }
        }
        DomainEvent::ConversationChanged => on_changed(model, step),
        DomainEvent::LoggedIn => outbox::send_left(model, step),
        // What was said, and what stood in the fields, is the member's who is gone.
        DomainEvent::LoggedOut => *model.chat = Chat::default(),
        DomainEvent::VisibilityChanged if is_shown(model) => enter(model, step),
        _ => {}
    }
}

/// The room opens, or is seen again: it asks for the state of the conversation.
fn enter(model: &mut Model, step: &mut Step) {
    model.chat.polls = 0;
    model.chat.problem = None;
    support::ask_conversation(model, step);
    step.start_timer(TimerId::ChatPoll, POLL_MS);
    if model.support.conversation().is_some() {
        on_changed(model, step);
    }
}

fn leave(model: &mut Model, step: &mut Step) {
    step.stop_timer(TimerId::ChatPoll);
    step.stop_timer(TimerId::ChatTyping);
    model.chat.operator_types = false;
}

/// Asks for the conversation by itself, unless the server tells by itself.
pub(crate) fn on_poll(model: &mut Model, step: &mut Step) {
    if !is_shown(model) {
        return;
    }
    let has_conversation = model.session.logged_in() || model.support.visitor().is_some();
    if has_conversation && !push::is_live(model, step) {
        support::ask_conversation(model, step);
        model.chat.polls += 1;
    }
    let pause_ms = (0..model.chat.polls.min(9)).fold(POLL_MS, |ms, _| ms + ms / 2);
    step.start_timer(TimerId::ChatPoll, pause_ms.min(MAX_POLL_MS));
}

/// Nothing was heard of the operator's writing for a while.
pub(crate) fn on_silence(model: &mut Model, _: &mut Step) {
    model.chat.operator_types = false;
}

/// The conversation stands otherwise: what is new of it is fetched, and counts as seen where it shows.
fn on_changed(model: &mut Model, step: &mut Step) {
    if !is_open(model) {
        return;
    }
    let Some(it) = model.support.conversation().cloned() else { return };
    model.chat.follow(&it.id);
    let last = model.chat.last();
    if it.last_number > last {
        model.chat.polls = 0;
        fetch(model, step, if last == 0 { Part::End } else { Part::After(last) });
    }
    if it.typing {
        step.start_timer(TimerId::ChatTyping, u32::try_from(TYPING_MS).unwrap_or(u32::MAX));
    }
    if model.chat.operator_types != it.typing {
        model.chat.operator_types = it.typing;
    }
    mark_seen(model, step);
}

fn fetch(model: &mut Model, step: &mut Step, part: Part) {
    let id = model.chat.id.clone();
    let mut query = Query::default();
    query.push("conversation", Some(id.as_str()));
    let number;
    match part {
        Part::End => {}
        Part::Before(before) => {
            number = before.to_string();
            query.push("before", Some(number.as_str()));
        }
        Part::After(after) => {
            number = after.to_string();
            query.push("after", Some(number.as_str()));
        }
    }
    call::send(model, step, Request::Messages { id, part }, &query.text());
}

fn earlier(model: &mut Model, step: &mut Step) {
    let request = Request::Messages { id: String::new(), part: Part::End };
    if model.chat.has_earlier && !model.calls.busy(&request.slot()) {
        let first = model.chat.first();
        fetch(model, step, Part::Before(first));
    }
}

fn on_messages(
    model: &mut Model,
    step: &mut Step,
    id: String,
    part: Part,
    answer: Result<SupportMessagesValue, Failure>,
) {
    if model.chat.id != id {
        return;
    }
    match answer {
        Ok(value) => {
            if !matches!(part, Part::After(_)) {
                model.chat.has_earlier = value.more;
            }
            model.chat.problem = None;
            let before = model.chat.last();
            model.chat.add_messages(value.messages);
            // What came meanwhile, or did not fit into one part.
            let (last, known) = (model.chat.last(), model.support.conversation().map_or(0, |it| it.last_number));
            if last > before && last < known {
                fetch(model, step, Part::After(last));
            }
            mark_seen(model, step);
        }
        Err(failure) => model.chat.problem = Some(failure.problem()),
    }
}

/// Tells the server that what shows was seen.
fn mark_seen(model: &mut Model, step: &mut Step) {
    let last = model.chat.last();
    let Some(it) = model.support.conversation().filter(|it| it.unread > 0 && it.last_number <= last) else { return };
    if is_shown(model) && it.id == model.chat.id {
        let body = SupportReadRequest { conversation_id: it.id.clone(), up_to: last };
        call::send_with_body(model, step, Request::Read, &body);
    }
}

fn on_read(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    if answer.is_ok() {
        support::mark_seen(model, step);
    }
}

/// Tells the operator that the customer writes, now and then.
fn tell_typing(model: &mut Model, step: &mut Step) {
    let now_ms = step.env.now_ms;
    let is_due = now_ms.abs_diff(model.chat.typing_told_ms) >= TYPING_PAUSE_MS;
    let Some(it) = open_conversation(model).filter(|_| is_due) else { return };
    let body = SupportConversationRequest { conversation_id: it.id.clone() };
    model.chat.typing_told_ms = now_ms;
    call::send_with_body(model, step, Request::Typing, &body);
}

/// Whether the operator was told changes nothing.
fn on_typing_told(_: &mut Model, _: &mut Step, _: Outcome) {}

fn close(model: &mut Model, step: &mut Step) {
    let Some(it) = open_conversation(model) else { return };
    let body = SupportConversationRequest { conversation_id: it.id.clone() };
    call::send_with_body(model, step, Request::Close, &body);
}

fn on_closed(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    match answer {
        Ok(_) => support::ask_conversation(model, step),
        Err(failure) => model.chat.problem = Some(failure.problem()),
    }
}
