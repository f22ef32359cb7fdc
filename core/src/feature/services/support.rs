//! Customer service: who serves whom, the online service, the chat room (sections 2, 6, 7 and 8).
//!
//! A service without an address of its own is answered by the online service: the press opens an empty popup window at once,
//! because browsers allow it at no later moment, and the call says where it leads. The window closes when the call fails,
//! and the failure is told where the visitor looks: in the chat room when that is open, else in a dialog. Where the browser
//! lets no window open, the chat room offers the address as a link.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::account;
use crate::domain::contact::{self, Contact};
use crate::domain::route::{Modal, Overlay};
use crate::effect::{Effect, Popup};
use crate::event::UiEvent;
use crate::feature::services::dialogs::{self, Action, Button, Definition};
use crate::feature::services::{call, location};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{ChatRoomView, Conversation, DialogIcon, Problem, SupportLink, SupportWay, Text};
use crate::wire::{CustomerService, OnlineServiceValue};
use serde::{Deserialize, Serialize};

calls! {
    /// Where a conversation with customer service starts.
    OnlineService => ONLINE_SERVICE: Get "/wps/system/onlineService" Public Plain, single, on_online(OnlineServiceValue);
}

/// Customer service (sections 2, 6 and 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SupportEvent {
    /// Start a conversation with the online service. To be sent from the press itself, for it opens a window.
    Online,
    /// The browser did not let the window open.
    Blocked,
    /// Open the chat room.
    Chat,
}

/// The entry of the path list that is made for popup windows of the web site (section 7).
const FOR_POPUPS: u8 = 3;

/// Customer service.
#[derive(Default)]
pub(crate) struct Support {
    talk: Talk,
}

/// How far a conversation has come. There is one window at most.
#[derive(Clone, Debug, Default, PartialEq)]
enum Talk {
    #[default]
    None,
    /// The call is under way. Without a window the browser did not let one open.
    Asking {
        window: bool,
    },
    /// The visitor has to open the address.
    Ready(String),
    Failed(Problem),
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: SupportEvent) {
    match event {
        SupportEvent::Online => start(model, step),
        SupportEvent::Blocked => {
            if let Talk::Asking { window } = &mut model.support.talk {
                *window = false;
            }
        }
        SupportEvent::Chat => {
            if !matches!(model.support.talk, Talk::Asking { .. }) {
                model.support.talk = Talk::None;
            }
            location::open_overlay(model, step, Modal::ChatRoom);
        }
    }
}

fn start(model: &mut Model, step: &mut Step) {
    if matches!(model.support.talk, Talk::Asking { .. }) || !call::send(model, step, Request::OnlineService, "") {
        return;
    }
    step.push(Effect::Popup(Popup::Open));
    model.support.talk = Talk::Asking { window: true };
}

pub(crate) fn on_online(model: &mut Model, step: &mut Step, answer: Result<OnlineServiceValue, Failure>) {
    let Talk::Asking { window } = std::mem::take(&mut model.support.talk) else { return };
    let address = answer.map_err(|failure| failure.problem()).and_then(|value| address(&value).ok_or_else(nobody));
    model.support.talk = match address {
        Ok(address) if window => {
            step.push(Effect::Popup(Popup::Lead(address)));
            Talk::None
        }
        Ok(address) => {
            location::open_overlay(model, step, Modal::ChatRoom);
            Talk::Ready(address)
        }
        Err(problem) => {
            step.push(Effect::Popup(Popup::Close));
            tell(model, step, &problem);
            Talk::Failed(problem)
        }
    };
}

/// The address for popup windows, decoded and fit to be followed.
fn address(value: &OnlineServiceValue) -> Option<String> {
    let entry = value.path_list.iter().find(|entry| entry.kind == FOR_POPUPS)?;
    let address = contact::decode(&entry.path)?;
    matches!(Contact::read(&address), Some(Contact::Page | Contact::Window)).then_some(address)
}

fn nobody() -> Problem {
    Problem { text: Text::of(key::SUPPORT_NOBODY), request_id: None }
}

/// The chat room shows a failure itself; elsewhere a dialog does.
fn tell(model: &mut Model, step: &mut Step, problem: &Problem) {
    if model.location.route.overlay == Some(Overlay::Modal(Modal::ChatRoom)) {
        return;
    }
    let mut definition = Definition::new(DialogIcon::Warning, key::SUPPORT_FAILED_TITLE, problem.text.clone())
        .with(vec![Button::new(key::CLOSE, Action::Close).by_default()]);
    definition.request_id = problem.request_id.clone();
    dialogs::show(model, step, definition);
}

/// The chat room closed: what went wrong there is not shown at its next opening.
pub(crate) fn leave(model: &mut Model) {
    if !matches!(model.support.talk, Talk::Asking { .. }) {
        model.support.talk = Talk::None;
    }
}

/// A service that may be followed.
fn link(service: &CustomerService) -> Option<SupportLink> {
    let way = match Contact::read(&service.path) {
        _ if service.path.is_empty() => SupportWay::Online,
        Some(Contact::Page) => SupportWay::Page,
        Some(Contact::Window) => SupportWay::Window,
        Some(Contact::Program) => SupportWay::Program,
        None => return None,
    };
    Some(SupportLink {
        key: [service.cs_type.as_str(), "|", service.path.as_str()].concat(),
        kind: service.cs_type.clone(),
        title: service.title.clone(),
        href: service.path.clone(),
        way,
        open: (way == SupportWay::Online).then_some(UiEvent::Support(SupportEvent::Online)),
    })
}

/// Kind of service in person: VIP service for ranks above 4, live chat for all others (section 6).
fn own_kind(model: &Model) -> &'static str {
    if account::is_vip(u32::from(model.session.rank())) { "VIP" } else { "LIVECHAT" }
}

/// The links for this visitor, in the operator's order.
pub(crate) fn links(model: &Model) -> Vec<SupportLink> {
    let refused = if own_kind(model) == "VIP" { "LIVECHAT" } else { "VIP" };
    let services = &model.site.info.customer_service;
    services.iter().filter(|it| it.cs_type != refused).filter_map(link).collect()
}

/// Who serves this visitor in person.
pub(crate) fn in_person(model: &Model) -> Option<SupportLink> {
    let kind = own_kind(model);
    model.site.info.customer_service.iter().filter(|it| it.cs_type == kind).find_map(link)
}

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

pub(crate) fn view(model: &Model) -> ChatRoomView {
    let room = &model.site.info.chat_room;
    let first = in_person(model);
    let light = light_letters(&room.header_colour);
    ChatRoomView {
        title: room.title.clone(),
        text: room.text.clone(),
        colour: light.map(|_| room.header_colour.clone()).unwrap_or_default(),
        light_letters: light.unwrap_or_default(),
        others: links(model).into_iter().filter(|it| Some(it) != first.as_ref()).collect(),
        first,
        conversation: match &model.support.talk {
            Talk::None => Conversation::None,
            Talk::Asking { .. } => Conversation::Opening,
            Talk::Ready(href) => Conversation::Ready { href: href.clone(), text: Text::of(key::SUPPORT_BLOCKED) },
            Talk::Failed(problem) => Conversation::Failed { problem: problem.clone() },
        },
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
