//! Customer service: who serves whom, the online service, and how the conversation in the chat room stands (sections 2, 6, 7
//! and 8).
//!
//! A service without an address of its own is answered in the chat room, unless the operator names an online service. Then the
//! press opens an empty popup window at once, because browsers allow it at no later moment, and the call says where it leads. The
//! window closes when the call fails, and the failure is told where the visitor looks: in the chat room when that is open,
//! else in a dialog. Where the browser lets no window open, the chat room offers the address as a link.
//!
//! How the conversation stands is known everywhere, for the mark of unread answers; what was said is the chat room's own
//! (`screens/chat`). A visitor is known by a token, kept in session storage as a session's is; after a
//! login it is given up, and what was said belongs to the member.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::boot::Boot;
use crate::domain::account;
use crate::domain::contact::{self, Contact};
use crate::domain::route::{Modal, Overlay};
use crate::effect::{Effect, Popup, StorageArea};
use crate::event::UiEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::dialogs::{self, Action, Button, Definition};
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, push, session};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{ChatMark, Conversation, DialogIcon, Problem, SupportLink, SupportWay, Text};
use crate::wire::{
    CustomerService, Done, OnlineServiceValue, SupportConversation, SupportHours, SupportState, SupportValue, code,
};
use serde::{Deserialize, Serialize};

calls! {
    /// The conversation with customer service, and the hours in which somebody answers.
    Conversation => SUPPORT_CONVERSATION: Get "/wps/support/conversation" Customer Plain, latest, on_conversation(SupportValue);
    /// Give the conversation of a visitor to the member that the visitor has become.
    Claim => SUPPORT_CLAIM: Post "/wps/support/claim" Customer Plain, single, on_claimed(Done);
    /// The address where a conversation with the online service starts.
    OnlineService => ONLINE_SERVICE: Get "/wps/system/onlineService" Public Plain, single, on_online(OnlineServiceValue);
}

/// Events of customer service (sections 2, 6 and 7).
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

/// Entry of session storage with a visitor's token.
const VISITOR_KEY: &str = "supportVisitor";

/// Customer service: the conversation, the hours and the online service.
#[derive(Default)]
pub(crate) struct Support {
    talk: Talk,
    /// The token of a visitor who has talked with customer service.
    visitor: Option<Secret>,
    /// The hours in which somebody answers.
    hours: Remote<SupportHours>,
    /// The conversation, as far as it is known everywhere; nothing where there is none.
    conversation: Option<SupportConversation>,
}

impl Support {
    pub fn from_boot(boot: &Boot) -> Self {
        let visitor = boot.session(VISITOR_KEY).filter(|token| !token.is_empty()).cloned();
        Support { visitor, ..Support::default() }
    }

    /// The token of a visitor who has talked with customer service.
    pub fn visitor(&self) -> Option<&Secret> {
        self.visitor.as_ref()
    }

    /// The conversation, as far as it is known everywhere; nothing where there is none.
    pub fn conversation(&self) -> Option<&SupportConversation> {
        self.conversation.as_ref()
    }

    /// The hours in which somebody answers.
    pub fn hours(&self) -> &Remote<SupportHours> {
        &self.hours
    }

    /// How far the talk with the online service has come, for the chat room.
    pub fn talk(&self) -> Conversation {
        match &self.talk {
            Talk::None => Conversation::None,
            Talk::Asking { .. } => Conversation::Opening,
            Talk::Ready(href) => Conversation::Ready { href: href.clone(), text: Text::of(key::SUPPORT_BLOCKED) },
            Talk::Failed(problem) => Conversation::Failed { problem: problem.clone() },
        }
    }
}

/// How far the talk with the online service has come. There is one window at most.
#[derive(Clone, Debug, Default, PartialEq)]
enum Talk {
    #[default]
    None,
    /// The call for the address is under way. Without a window the browser did not let one open.
    Asking {
        window: bool,
    },
    /// The browser let no window open: the visitor has to open this address.
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

/// The site opens, or somebody has logged in: a visitor's conversation goes on, as the member's where there is one. How that of
/// a member stands is told by the stream, or asked when the chat room opens.
pub(crate) fn resume_conversation(model: &mut Model, step: &mut Step) {
    if model.support.visitor.is_none() {
        return;
    }
    if model.session.logged_in() {
        call::send(model, step, Request::Claim, "");
    } else {
        ask_conversation(model, step);
    }
}

/// Asks for the state of the conversation, if there is one.
pub(crate) fn ask(model: &mut Model, step: &mut Step) {
    if model.support.conversation.is_some() {
        ask_conversation(model, step);
    }
}

/// A call that is under way is made again: what it has read may be over.
pub(crate) fn ask_anew(model: &mut Model, step: &mut Step) {
    if model.calls.busy(&Request::Conversation.slot()) {
        ask_conversation(model, step);
    }
}

/// Asks for the conversation and the hours, whether or not there is a conversation.
pub(crate) fn ask_conversation(model: &mut Model, step: &mut Step) {
    model.support.hours.start_loading();
    call::send(model, step, Request::Conversation, "");
}

pub(crate) fn on_conversation(model: &mut Model, step: &mut Step, answer: Result<SupportValue, Failure>) {
    match answer {
        Ok(value) => {
            model.support.hours = Remote::Ready(value.hours);
            set_conversation(model, step, value.conversation);
        }
        Err(failure) if failure.code == code::VISITOR_UNKNOWN => {
            forget_visitor(model, step);
            set_conversation(model, step, None);
            ask_conversation(model, step);
        }
        Err(failure) => {
            model.support.hours.answer(Err(failure));
        }
    }
}

pub(crate) fn on_claimed(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    // A token that nobody has was claimed before, or is too old to be.
    if answer.is_ok() || answer.is_err_and(|failure| failure.code == code::VISITOR_UNKNOWN) {
        forget_visitor(model, step);
    }
    ask_conversation(model, step);
}

/// The server told by itself how the conversation stands: what a call under way would answer may be older.
pub(crate) fn on_pushed(model: &mut Model, step: &mut Step, conversation: SupportConversation) {
    let withdrawn = model.calls.cancel(&Request::Conversation.slot());
    call::abort(step, withdrawn);
    set_conversation(model, step, Some(conversation));
}

/// Takes the conversation as the server has it now; nothing where there is none.
pub(crate) fn set_conversation(model: &mut Model, step: &mut Step, conversation: Option<SupportConversation>) {
    if model.support.conversation != conversation {
        model.support.conversation = conversation;
        step.emit(DomainEvent::ConversationChanged);
    }
}

/// A visitor was given a token: from here on the server tells how the conversation stands.
pub(crate) fn keep_visitor(model: &mut Model, step: &mut Step, token: Secret) {
    step.store_secret(VISITOR_KEY, token.clone());
    model.support.visitor = Some(token);
    listen_anew(model, step);
}

/// The visitor's token is no longer valid.
pub(crate) fn forget_visitor(model: &mut Model, step: &mut Step) {
    if model.support.visitor.take().is_some() {
        step.forget(StorageArea::Session, VISITOR_KEY);
        listen_anew(model, step);
    }
}

/// A visitor's stream reports the conversation of the token that it was opened with, so another token needs another stream.
fn listen_anew(model: &mut Model, step: &mut Step) {
    if !model.session.logged_in() {
        push::on_session_changed(model, step);
    }
}

/// The customer has seen the operator's messages.
pub(crate) fn mark_seen(model: &mut Model, step: &mut Step) {
    if let Some(it) = model.support.conversation.clone() {
        set_conversation(model, step, Some(SupportConversation { unread: 0, ..it }));
    }
}

/// The customer has rated the conversation.
pub(crate) fn set_rating(model: &mut Model, step: &mut Step, stars: u8) {
    if let Some(it) = model.support.conversation.clone() {
        set_conversation(model, step, Some(SupportConversation { rating: stars, ..it }));
    }
}

/// Another member, or none: the conversation is another one.
pub(crate) fn on_session_changed(model: &mut Model, step: &mut Step) {
    set_conversation(model, step, None);
    resume_conversation(model, step);
}

/// The mark of answers that were not seen, and of a conversation that is open; nothing where there is neither.
pub(crate) fn mark(model: &Model) -> Option<ChatMark> {
    let conversation = model.support.conversation()?;
    let shows = conversation.unread > 0 || conversation.state != SupportState::Closed;
    let unread = if conversation.unread > 0 { session::unread_badge(conversation.unread) } else { String::new() };
    shows.then(|| ChatMark { unread, open: UiEvent::Support(SupportEvent::Chat) })
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
    let address =
        answer.map_err(|failure| failure.problem()).and_then(|value| address(&value).ok_or_else(nobody_serves));
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
            show_problem(model, step, &problem);
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

fn nobody_serves() -> Problem {
    Problem { text: Text::of(key::SUPPORT_NOBODY), request_id: None }
}

/// The chat room shows a failure itself; elsewhere a dialog does.
fn show_problem(model: &mut Model, step: &mut Step, problem: &Problem) {
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

/// The link to a service whose address may be followed.
fn link(service: &CustomerService, online: bool) -> Option<SupportLink> {
    let way = match Contact::read(&service.path) {
        _ if service.path.is_empty() && online => SupportWay::Online,
        _ if service.path.is_empty() => SupportWay::Chat,
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
        open: match way {
            SupportWay::Online => Some(UiEvent::Support(SupportEvent::Online)),
            SupportWay::Chat => Some(UiEvent::Support(SupportEvent::Chat)),
            SupportWay::Page | SupportWay::Window | SupportWay::Program => None,
        },
    })
}

/// Kind of service in person: VIP service for ranks above 4, live chat for all others (section 6).
fn own_kind(model: &Model) -> &'static str {
    if account::is_vip(u32::from(model.session.rank())) { "VIP" } else { "LIVECHAT" }
}

/// The links for this visitor, in the operator's order.
pub(crate) fn links(model: &Model) -> Vec<SupportLink> {
    let refused = if own_kind(model) == "VIP" { "LIVECHAT" } else { "VIP" };
    let info = &model.site.info;
    let link = |it: &CustomerService| link(it, info.online_service);
    info.customer_service.iter().filter(|it| it.cs_type != refused).filter_map(link).collect()
}

/// Who serves this visitor in person.
pub(crate) fn in_person(model: &Model) -> Option<SupportLink> {
    let kind = own_kind(model);
    let info = &model.site.info;
    info.customer_service.iter().filter(|it| it.cs_type == kind).find_map(|it| link(it, info.online_service))
}
