//! What the customer says, from the press until the server has it: one message after another, in their order.

use super::{Chat, Request, tell_typing};
use crate::api::{Failure, FailureKind};
use crate::domain::support::{MAX_MESSAGE_LENGTH, MessageFault, judge};
use crate::domain::upload;
use crate::event::PickedFile;
use crate::feature::services::{call, support};
use crate::feature::shared::image_fault::fault_key;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::view::Problem;
use crate::wire::{ImageValue, SupportMessageRequest, SupportSentValue, SupportVisitorValue, code};

/// How many characters of a draft are kept; far beyond what a message may hold.
const MAX_DRAFT_LENGTH: usize = 5 * MAX_MESSAGE_LENGTH as usize;
/// The most messages that wait.
const MAX_WAITING: usize = 20;

/// A message that the server does not have yet.
pub(super) struct Outgoing {
    pub client_id: String,
    pub text: String,
    pub picture: Option<Attached>,
    pub state: Progress,
}

/// A picture that goes with a message: it is uploaded first.
pub(super) struct Attached {
    /// Handle under which the page keeps the file.
    pub handle: u32,
    pub name: String,
    /// Id that the server has given the picture, once it has it.
    pub id: String,
}

/// How far a message of the outbox has come.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Progress {
    Waiting,
    Sending,
    Failed(Problem),
}

pub(super) fn typed(model: &mut Model, step: &mut Step, text: String) {
    let chat = &mut *model.chat;
    let text =
        if text.chars().nth(MAX_DRAFT_LENGTH).is_some() { text.chars().take(MAX_DRAFT_LENGTH).collect() } else { text };
    let is_longer = text.trim().len() > chat.draft.trim().len();
    chat.draft = text;
    chat.too_long = judge(&chat.draft, false) == Err(MessageFault::TooLong);
    if is_longer {
        tell_typing(model, step);
    }
}

pub(super) fn send(model: &mut Model, step: &mut Step) {
    if model.chat.outbox.len() >= MAX_WAITING || judge(&model.chat.draft, false).is_err() {
        return;
    }
    let client_id = model.random.idempotency_key();
    let chat = &mut *model.chat;
    let text = std::mem::take(&mut chat.draft).trim().to_owned();
    chat.outbox.push(Outgoing { client_id, text, picture: None, state: Progress::Waiting });
    chat.typing_told_ms = 0;
    send_next(model, step);
}

/// A picture was chosen: it goes as a message of its own. The file never comes here.
pub(super) fn attach(model: &mut Model, step: &mut Step, files: Vec<PickedFile>) {
    model.chat.refused = None;
    for PickedFile { handle, name, size, head } in files {
        if let Err(fault) = upload::judge(u64::from(size), &head) {
            model.chat.refused = Some(fault_key(fault));
        } else if model.chat.outbox.len() < MAX_WAITING {
            let client_id = model.random.idempotency_key();
            let picture = Some(Attached { handle, name, id: String::new() });
            let waiting = Outgoing { client_id, text: String::new(), picture, state: Progress::Waiting };
            model.chat.outbox.push(waiting);
        }
    }
    send_next(model, step);
}

/// Sends the first message that waits, unless one is under way. A visitor is given a token before.
fn send_next(model: &mut Model, step: &mut Step) {
    if model.chat.outbox.iter().any(|it| it.state == Progress::Sending) {
        return;
    }
    let Some(next) = model.chat.outbox.iter().find(|it| it.state == Progress::Waiting) else { return };
    let (client_id, text) = (next.client_id.clone(), next.text.clone());
    let picture = next.picture.as_ref().map(|it| (it.handle, it.id.clone()));
    if !model.session.logged_in() && model.support.visitor().is_none() {
        call::send(model, step, Request::Visitor, "");
        return;
    }
    let is_sent = match picture {
        Some((handle, id)) if id.is_empty() => {
            call::send_with_file(model, step, Request::Picture { client_id: client_id.clone() }, "", handle)
        }
        picture => {
            let picture_id = picture.map(|(_, id)| id).unwrap_or_default();
            let body = SupportMessageRequest { client_id: client_id.clone(), text, picture_id };
            call::send_with_body(model, step, Request::Say { client_id: client_id.clone() }, &body)
        }
    };
    if is_sent {
        set_state(&mut model.chat, &client_id, Progress::Sending);
    }
}

pub(super) fn on_picture(model: &mut Model, step: &mut Step, client_id: String, answer: Result<ImageValue, Failure>) {
    match answer {
        Ok(value) => {
            let own = model.chat.outbox.iter_mut().filter(|it| it.client_id == client_id);
            own.filter_map(|it| it.picture.as_mut()).for_each(|picture| picture.id.clone_from(&value.image_id));
            set_state(&mut model.chat, &client_id, Progress::Waiting);
        }
        Err(failure) => fail(model, step, &client_id, &failure),
    }
    send_next(model, step);
}

fn fail(model: &mut Model, step: &mut Step, client_id: &str, failure: &Failure) {
    if failure.code == code::VISITOR_UNKNOWN {
        // Another try is given a token of its own, and what was uploaded under this one is nobody's.
        support::forget_visitor(model, step);
    }
    let is_lost = [code::VISITOR_UNKNOWN, code::NOT_FOUND].contains(&failure.code.as_str());
    if is_lost {
        let own = model.chat.outbox.iter_mut().filter(|it| it.client_id == client_id);
        own.filter_map(|it| it.picture.as_mut()).for_each(|picture| picture.id.clear());
    }
    set_state(&mut model.chat, client_id, Progress::Failed(failure.problem()));
}

fn set_state(chat: &mut Chat, client_id: &str, state: Progress) {
    chat.outbox.iter_mut().filter(|it| it.client_id == client_id).for_each(|it| it.state = state.clone());
}

pub(super) fn on_visitor(model: &mut Model, step: &mut Step, answer: Result<SupportVisitorValue, Failure>) {
    match answer {
        Ok(value) if !value.visitor_token.is_empty() => {
            if !model.session.logged_in() {
                support::keep_visitor(model, step, Secret::new(value.visitor_token.reveal()));
            }
            send_next(model, step);
        }
        Ok(_) => fail_waiting(model, &Failure::without_reply(FailureKind::Garbled)),
        Err(failure) => fail_waiting(model, &failure),
    }
}

fn fail_waiting(model: &mut Model, failure: &Failure) {
    let failed = Progress::Failed(failure.problem());
    model.chat.outbox.iter_mut().filter(|it| it.state == Progress::Waiting).for_each(|it| it.state = failed.clone());
}

pub(super) fn on_sent(
    model: &mut Model,
    step: &mut Step,
    client_id: String,
    answer: Result<SupportSentValue, Failure>,
) {
    match answer {
        Ok(value) => {
            // The message of a conversation that is not the one here any more is fetched with it.
            model.chat.outbox.retain(|it| it.client_id != client_id);
            model.chat.follow(&value.conversation.id);
            model.chat.add_messages(vec![value.message]);
            support::set_conversation(model, step, Some(value.conversation));
        }
        Err(failure) => fail(model, step, &client_id, &failure),
    }
    send_next(model, step);
}

/// Sends a message again that could not be sent, under its name.
pub(super) fn send_again(model: &mut Model, step: &mut Step, client_id: &str) {
    let is_failed = |state: &Progress| matches!(state, Progress::Failed(_));
    if model.chat.outbox.iter().any(|it| it.client_id == client_id && is_failed(&it.state)) {
        set_state(&mut model.chat, client_id, Progress::Waiting);
        send_next(model, step);
    }
}

pub(super) fn discard(model: &mut Model, client_id: &str) {
    model.chat.outbox.retain(|it| it.client_id != client_id || !matches!(it.state, Progress::Failed(_)));
}

/// Somebody has logged in: answers to the visitor's calls come no more. What was under way is sent again, under its names.
pub(super) fn send_left(model: &mut Model, step: &mut Step) {
    model.chat.outbox.iter_mut().filter(|it| it.state == Progress::Sending).for_each(|it| it.state = Progress::Waiting);
    send_next(model, step);
}
