//! The view of the chat room: who serves, and the conversation (section 2, "Modals").

use super::outbox::{Outgoing, Progress};
use super::{Chat, ChatEvent, Request, open_conversation, rating};
use crate::domain::contact_form::length;
use crate::domain::hours::WeeklyHours;
use crate::domain::support::{BEST_RATING, MAX_COMMENT_LENGTH, MAX_MESSAGE_LENGTH};
use crate::domain::time::{self, Civil};
use crate::event::UiEvent;
use crate::feature::screens::chat_pictures as pictures;
use crate::feature::services::support;
use crate::model::Model;
use crate::text::key;
use crate::view::{
    ChatMessage, ChatRating, ChatRoomView, ChatTalk, DeliveryState, FailedDelivery, LoadStatus, SupportWay, Text,
};
use crate::wire::{SupportCode, SupportHours, SupportMessage, SupportSender, SupportState};

/// How much of a draft is written before its length shows.
const COUNTED_FROM: u32 = MAX_MESSAGE_LENGTH * 4 / 5;

/// Whether light letters stand out better from a colour than dark ones; nothing when it is no `#rrggbb`.
fn light_letters(colour: &str) -> Option<bool> {
    let digits =
        colour.strip_prefix('#').filter(|it| it.len() == 6 && it.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
    let channel = |at: usize| {
        let value = digits.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok()).unwrap_or(0);
        let share = f32::from(value) / 255.0;
        // The light of a channel, within 0.2% of the exact curve and without its power function.
        share * (share * (share * 0.305_306 + 0.682_171) + 0.012_523)
    };
    let luminance = 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
    // Where black and white stand out equally: the root of 1.05 / (x + 0.05) = (x + 0.05) / 0.05.
    Some(luminance < 0.179)
}

fn chat_event(event: ChatEvent) -> UiEvent {
    UiEvent::Chat(event)
}

/// Date and time of day of a message.
fn parts(at_ms: u64, offset: i16) -> (String, String) {
    let minute = Civil::at(at_ms, offset).minute();
    minute.split_once(' ').map(|(date, time)| (date.to_owned(), time.to_owned())).unwrap_or_default()
}

/// When somebody answers, in words; nothing where nothing is known.
fn hours(model: &Model, hours: &SupportHours) -> Option<Text> {
    let (now_ms, offset) = (model.now.ms(), model.now.offset());
    let week = WeeklyHours { utc_offset: hours.utc_offset, spans: hours.spans.clone() };
    if week.is_empty() {
        return None;
    }
    Some(match week.next_opening(now_ms) {
        None => Text::of(key::CHAT_HOURS_OPEN),
        Some(at_ms) => Text::of(key::CHAT_HOURS_CLOSED).with("time", Civil::at(at_ms, offset).minute()),
    })
}

/// The state of the conversation, in words.
fn state_text(model: &Model) -> Option<Text> {
    let it = model.support.conversation()?;
    Some(match it.state {
        SupportState::Waiting if it.queue_place > 1 => Text::of(key::CHAT_QUEUE).with("place", it.queue_place),
        SupportState::Waiting => Text::of(key::CHAT_NEXT),
        SupportState::Taken => Text::of(key::CHAT_WITH).with("operator", it.operator.as_str()),
        SupportState::Closed => Text::of(key::CHAT_CLOSED),
    })
}

fn said_by_system(code: SupportCode, author: &str) -> Text {
    match code {
        SupportCode::ClosedByOperator => Text::of(key::CHAT_CLOSED_BY_OPERATOR),
        SupportCode::ClosedByCustomer => Text::of(key::CHAT_CLOSED_BY_CUSTOMER),
        SupportCode::ClosedWhenIdle => Text::of(key::CHAT_CLOSED_WHEN_IDLE),
        SupportCode::TakenOver => Text::of(key::CHAT_TAKEN_OVER).with("operator", author),
    }
}

fn message(model: &Model, message: &SupportMessage, date_before: &mut String) -> ChatMessage {
    let offset = model.now.offset();
    let at_ms = time::parse_rfc3339(&message.sent_at).unwrap_or(0);
    let (date, time) = parts(at_ms, offset);
    let day = if *date_before == date { String::new() } else { date.clone() };
    *date_before = date;
    let own = matches!(message.sender, SupportSender::Member | SupportSender::Visitor);
    let seen = model.support.conversation().is_some_and(|conversation| message.number <= conversation.operator_read);
    ChatMessage {
        key: message.number.to_string(),
        own,
        author: message.author.clone(),
        text: message.text.clone(),
        system: message.code.map(|code| said_by_system(code, &message.author)),
        day,
        time,
        moment: time::format_with_zone(at_ms, offset),
        picture: (!message.picture_id.is_empty()).then(|| pictures::view_of(&message.picture_id)),
        file: String::new(),
        delivery: if own && seen { DeliveryState::Seen } else { DeliveryState::Sent },
    }
}

fn outgoing(outgoing: &Outgoing) -> ChatMessage {
    ChatMessage {
        key: outgoing.client_id.clone(),
        own: true,
        author: String::new(),
        text: outgoing.text.clone(),
        system: None,
        day: String::new(),
        time: String::new(),
        moment: String::new(),
        picture: None,
        file: outgoing.picture.as_ref().map(|picture| picture.name.clone()).unwrap_or_default(),
        delivery: match &outgoing.state {
            Progress::Waiting | Progress::Sending => DeliveryState::Sending,
            Progress::Failed(problem) => DeliveryState::Failed(Box::new(FailedDelivery {
                problem: problem.clone(),
                again: chat_event(ChatEvent::Again(outgoing.client_id.clone())),
                discard: chat_event(ChatEvent::Discard(outgoing.client_id.clone())),
            })),
        },
    }
}

fn rating(model: &Model) -> Option<ChatRating> {
    let it = &model.chat.rating;
    rating::ratable(model)?;
    Some(ChatRating {
        stars: it.stars,
        best: BEST_RATING,
        comment: it.comment.clone(),
        comment_error: (length(&it.comment) > MAX_COMMENT_LENGTH)
            .then(|| Text::of(key::CHAT_TOO_LONG).with("max", MAX_COMMENT_LENGTH)),
        ready: rating::is_ready(it),
        sending: model.calls.busy(&Request::Rate { stars: 0 }.slot()),
        problem: it.problem.clone(),
    })
}

fn talk_view(model: &Model) -> ChatTalk {
    let Chat { messages, outbox, draft, problem, .. } = &*model.chat;
    let mut date = String::new();
    let mut shown: Vec<ChatMessage> = messages.iter().map(|it| message(model, it, &mut date)).collect();
    shown.extend(outbox.iter().map(outgoing));
    let fetching = model.calls.busy(&Request::Messages { id: String::new(), part: super::Part::End }.slot());
    let known = model.support.conversation();
    let written = length(draft);
    ChatTalk {
        status: match (model.support.hours().status(), problem) {
            (LoadStatus::Ready, Some(problem)) => LoadStatus::Failed { problem: problem.clone() },
            (LoadStatus::Ready, None) if shown.is_empty() && fetching => LoadStatus::Loading,
            (status, _) => status,
        },
        hours: model.support.hours().ready().and_then(|it| hours(model, it)),
        standing: state_text(model),
        messages: shown,
        earlier: model.chat.has_earlier.then(|| chat_event(ChatEvent::Earlier)),
        fetching,
        typing: known.filter(|_| model.chat.operator_types).map(|it| it.operator.clone()),
        draft: draft.clone(),
        draft_error: model.chat.too_long.then(|| Text::of(key::CHAT_TOO_LONG).with("max", MAX_MESSAGE_LENGTH)),
        count: (written >= COUNTED_FROM)
            .then(|| Text::of(key::CONTACT_FORM_COUNT).with("count", written).with("max", MAX_MESSAGE_LENGTH)),
        file_error: model.chat.refused.map(Text::of),
        ready: written > 0 && !model.chat.too_long,
        close: open_conversation(model).map(|_| chat_event(ChatEvent::Close)),
        closing: model.calls.busy(&Request::Close.slot()),
        rating: rating(model),
        rated: known.map_or(0, |it| it.rating),
    }
}

pub(crate) fn view(model: &Model) -> ChatRoomView {
    let room = &model.site.info.chat_room;
    let first = support::in_person(model);
    let is_here = first.as_ref().is_some_and(|it| it.way == SupportWay::Chat);
    let light = light_letters(&room.header_colour);
    ChatRoomView {
        title: room.title.clone(),
        text: room.text.clone(),
        colour: light.map(|_| room.header_colour.clone()).unwrap_or_default(),
        light_letters: light.unwrap_or_default(),
        others: support::links(model).into_iter().filter(|it| Some(it) != first.as_ref()).collect(),
        first: first.filter(|_| !is_here),
        conversation: model.support.talk(),
        talk: is_here.then(|| talk_view(model)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_stand_out_from_every_header() {
        for (colour, light) in
            [("#000000", Some(true)), ("#ffffff", Some(false)), ("#3f31b4", Some(true)), ("#FFBB2D", Some(false))]
        {
            assert_eq!(light_letters(colour), light, "{colour}");
        }
        for no_colour in ["", "#fff", "red", "#gggggg", "#ff00ff;", "#\u{e9}aaaa"] {
            assert_eq!(light_letters(no_colour), None, "{no_colour}");
        }
    }
}
